## Clocks

log-time-up = Time is up for { $side }.
clock-left = { $side }: { $time }
clock-label = Time left
clock-soon = Ten seconds left.
