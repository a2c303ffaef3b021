## Pages before a match

game-title = New Game
game-tagline = Promise the moon, and hope that nobody asks
game-about = Win the evenings in the town hall: with a greater promise, or by doubting one that is too great to be true.
game-notice = A game of our own.

## Names

seat-mayor = Mayor
seat-challenger = Challenger
promise-bench = a bench (1)
promise-shelter = a bus shelter (2)
promise-playground = a playground (3)
promise-library = a library (4)
promise-tram = a tram line (5)
promise-stadium = a stadium (6)
promise-opera = an opera house (7)
promise-airport = an airport (8)
promise-beach = a beach by the sea (9)

## On the table

town-tonight = Votes tonight: { $n }
town-votes = { $side }: { $n } { $n ->
    [one] vote
   *[other] votes
}
town-hidden = held: { $n }
town-made = Made so far
town-hand = Your promises
town-none = none

## The log

log-evening = A new evening: { $votes } { $votes ->
    [one] vote
   *[other] votes
} can be won.
log-promised = { $side } promises { $promise }.
log-doubted = { $side } doubts it, and the die shows { $die }.
log-stands = It is true: there will be { $promise }.
log-hollow = Nobody believes in { $promise } any more.
log-won = { $side } wins { $votes } { $votes ->
    [one] vote
   *[other] votes
}.
log-end-votes = { end-votes }
log-end-draw = { end-draw }
end-votes = { $side } wins the election by { $votes } to { $fewer }.
end-draw = Both sides have { $votes } votes.

## Questions, refusals, buttons

prompt-open = { $side }: what do you promise?
wait-open = { $side } is about to promise something.
prompt-answer = { $side }: there is to be { $promise }. Promise something yourself, or doubt it?
wait-answer = { $side } thinks about { $promise }.
no-make = You do not hold the promise of { $promise }.
do-make = Promise { $object }
do-doubt = Doubt it
