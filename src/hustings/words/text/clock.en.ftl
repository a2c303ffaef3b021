## Clocks

log-time-up = Time is up for { $side }.
log-end-time = Time is up for { $side }: the match is lost.
end-time = Time is up for { $side }.
short-end-time = out of time
no-time-is-up = Your time is up.
clock-left = { $side }: { $time }
clock-label = Time left
clock-soon = Twenty seconds left.
clock-days = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
}
clock-rests = on holiday
clock-away = not here
clock-waits = waiting for the first look

# -- time controls --
pace-label = Time
pace-none = No clock
pace-live = { $minutes } min + { $seconds } s a move
pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
pace-about = With minutes each player has so long for the whole match, and some seconds more after each move. With days each move may take so long. When the time is up: { $fate }
pace-lost = the match is lost.
pace-plain = the plainest answer is given.
pace-computer = a computer plays on, until you take your seat back.
problem-bad-pace = “{ $given }” is no time control.
problem-bad-pace-do = Write 30+20 for 30 minutes and 20 seconds a move (up to { $minutes } and { $seconds }), 2d for two days a move (up to { $days }), or nothing.
problem-pace-at-device = At one device there are no clocks.
problem-pace-at-device-do = Play online, or without a clock.

# -- holidays --
holidays = Holidays
holidays-about = In matches with days a move your clock stands still while you are on holiday. You have { $left } { $left ->
    [one] day
   *[other] days
} left in this year.
holidays-now = You are on holiday for { $days } more { $days ->
    [one] day
   *[other] days
}.
holidays-days = Days from now on
holidays-begin = Go on holiday
holidays-end = Come back now
problem-holidays-too-long = You have { $left } days of holidays left in this year.
problem-holidays-too-long-do = Take at least one day, and no more than these.
