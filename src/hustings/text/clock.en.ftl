## Clocks

log-time-up = Time is up for { $side }.
