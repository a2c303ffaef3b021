## Around a match

seat = Seat
spectator = Spectator
match-is-over = The match is over.
confirm-your-turn = Your turn is played. Nobody has seen it yet: confirm it, or undo.
confirm-turn = Confirm my turn
show-again = Show again
show-again-long = Show this move again
dealings = Earlier offers
copy-link = Copy the link
copied = Copied
keys = Keys
not-possible-named = { $action }: { $reason }
by-way = { $first }, then: { $then }
nothing-there = There is nothing to do with this now.
skip-motion = Skip the motion

sealed-answer = You have answered, sealed: {$answer}.
wait-for-me = Wait for me
let-go-on = Let them go on
held-courted = { $side } makes you an offer: what is your answer?
held-courted-many = Several of them make you offers: what are your answers?
to-offers = See the offers
held-by-me = The computers wait until you let them go on. Meanwhile they answer offers.
held-by = { $side } has asked the computers to wait.

takeback-ask = Ask for a takeback
takeback-wanted = { $side } asks to take the last turn back. Piles would be shuffled again; what has been seen of hands and face-down pieces stays seen.
takeback-grant = Let them take it back
takeback-refuse = Refuse
takeback-waits = You have asked to take your last turn back. The other side has not answered yet.
takeback-withdraw = Withdraw the request

seat-is-away = { $name } has not been here for a while.
claim-seat = Let the computer play on for them
computer-plays-for-you = The computer plays for you.
take-seat-back = Take my seat back

hand-over-to = Next to play: { $side }
hand-device-to = Hand the device to { $side }
computer = Computer
computer-brief = Computer
computer-random = Computer (easy)
computer-heuristic = Computer (medium)
computer-search = Computer (hard)
level-random = Easy
level-random-about = Plays any legal card. For learning the rules.
level-heuristic = Medium
level-heuristic-about = Knows what is good and plays quickly.
level-search = Hard
level-search-about = Thinks ahead for a few seconds.
open-seat = Still open
nameless = Guest

menu-about = About this match
menu-settings = Settings
menu-rules = Rulebook
menu-cards = All cards
menu-replay = Replay
menu-resign = Resign
menu-leave = Leave the match
menu-computer = Leave it to the computer
menu-start = To the start page
menu-watch = Watch as a spectator
theme-dark = Dark colours
theme-light = Light colours

result-masthead = { $title } · Extra
result-wins = { $side } wins
result-shared = A shared victory
result-share = { $sides } share the victory
standing-won = You have won.
standing-shared = You share the victory.
standing-lost = You have lost.
standing-place = You came in place { $n } of { $of }.
rematch-many = Play again, everybody one seat on
rematch = Play again, sides swapped
rematch-open = The next match is ready.
rematch-go = To the next match
replay-from-start = Replay from the first move
export-full = Save the whole match
export-seat = Save what I saw
proof-title = Was the chance fair?
proof-about = Before the first move this match was bound to a secret by its fingerprint (SHA-256). The secret is open now. With the whole match as a file, anyone can check every shuffle and the result.
proof-commitment = Fingerprint, known from the start
proof-secret = Secret
proof-command = To check it:

## Replay

replay = Replay
replay-first = First
replay-back = Back
replay-forward = Forward
replay-end = Last
replay-eyes = Through the eyes of
replay-eyes-all = Everybody, all hands open
replay-eyes-none = A spectator
replay-start = The set-up, before the first move.
replay-set-up = Set-up
replay-moment = { $chapter } · { $first }
replay-number = Moment
replay-of = of { $last }
replay-go = Go
replay-slider = Moment of the match
replay-chapters = Chapters
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $n } ×
curve-says = { $what }: { $sides }.
curve-side = { $side } from { $start } to { $end }
curve-side-same = { $side } still { $end }
replay-after-end = Everybody, once the match is over
replay-show = Show
replay-leave = Back to the table
replay-link = Copy link

## Keys

keys-title = Keys
keys-arrows = Move between the pieces or the cards
keys-enter = Choose the piece or the card
keys-escape = Close, or let go of what is chosen
keys-undo = Undo
keys-all = Show all choices
keys-prompt = Read the question again
keys-help = Show this list
keys-skip = Hurry a move that is being shown
key-arrows = Arrow keys
key-enter = Enter
key-escape = Esc
key-space = Space


## Several things in one sentence

list-comma = {", "}
list-and = {" and "}
list-nothing = nothing

## Log lines of the house

log-takeback-asked = { $side } asks to take the last turn back.
log-takeback-refused = { $side } does not agree to the takeback.
log-takeback-granted = { $side } takes the last turn back. What nobody knows is shuffled again.
log-end-resigned = { $side } resigns.
end-resigned = { $side } has resigned.

## Refusals of the house

no-match-over = The match is over.
no-not-asked = It is not your turn: the question is for somebody else.
no-unknown-action = There is no such action in this game.
no-other-question = That is not what is asked now.
asked-now = Now
no-nothing-to-undo = There is nothing to undo. What others have seen can only be taken back if they agree.
no-sealed-answer = Your answer is sealed and final. It is opened when everybody has answered.
no-nothing-to-confirm = There is no finished turn to confirm.
no-no-takeback = There is no turn that you could ask to take back now.
no-no-takeback-request = No such request is waiting for an answer.
