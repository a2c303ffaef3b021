## The house

house-what = Political card-driven board games, played in your browser
house-why = The rules enforce and explain themselves. No account, no installation: choose a side and play.
house-about = Political card-driven board games, played in your browser against the computer or against people. The rules enforce and explain themselves; no account is needed.
start-now = Play against the computer
start-now-game = A full match of { $game }, with you as { $side }
start-choose = Choose side and opponent
game-computers-failing = Computers of this game fail at present; simpler ones answer in their place, where they can. Whoever runs this server finds the reason in its log.
broken-games = Installed, but not to be shown now:
choose-game = Choose a game
my-matches = My matches
about-hustings = Hustings is free software under the AGPL. The games were designed and published by others; each game’s page says by whom.
nav-start = Start
nav-import = Import a match
nav-api = For programs
nav-label = The house

new-match = A new match
choose-side = Your side
choose-side-any = Either
choose-side-any-about = Let chance decide.
choose-seat = Your seat
choose-seat-any = Any
choose-opponent = Opponent
opponent-computer-level = Computer, { $level }
opponent-friend = Another person
opponent-friend-about = You get a link to send.
opponent-hotseat = Both on this device
opponent-hotseat-about = A curtain hides each hand.
choose-others = The others
choose-others-about = Your own seat is yours, whatever is chosen for it here.
chair-friend = Another person, by a link
chair-hotseat = Another person, on this device
your-name = Your name
your-name-hint = The others see it. It can stay empty.
begin-match = To the table
continue-match = Go on
watch-match = Look at it

match-state-yours = Your turn
match-state-waiting = Waiting for the other side
match-state-open = Waiting for an opponent
match-state-broken = Kept; its game cannot be shown now
match-state-over = Finished
versus = { $first } against { $second }

## The page of a game

game-play = Play { $game }
game-rules = Rulebook
game-cards = All cards
game-speaks-only = This game speaks { $languages } only.
language-name = { $tag ->
    [en] English
    [ja] Japanese
    [de] German
    [es] Spanish
    [fr] French
    [it] Italian
    [ko] Korean
    [nl] Dutch
    [pl] Polish
    [pt] Portuguese
    [zh] Chinese
   *[other] { $tag }
}
game-notice-title = Who made the game
minute-title = How to play, in one minute
minute-short = How to play
game-sides = The sides
game-seats = The seats
rules-example = Example
rules-of = { $game }: rulebook
cards-of = { $game }: cards
contents = Contents

## Joining, seats, settings

join-title = { $name } invites you to { $game }
join-about = You would play { $side }.
join-button = Sit down
private-link = Private link to your seat ({ $side })
private-link-about = Open it on another device to go on there. Whoever has it can play for you.
spectator-link = Link for spectators
spectator-link-about = Spectators see what lies open, and no hand.
about-match = About this match
players = Players
match-started = Started
match-game = Game
match-fingerprint = Fingerprint of the chance
match-fingerprint-about = It binds every shuffle of this match beforehand; the secret behind it is shown after the end.
match-unverified = This match was imported. This server did not sign it, so nobody vouches for it.
values-in-use = Printed values

settings = Settings
settings-for = Settings of your seat ({ $side })
settings-confirm = I confirm my turns
settings-confirm-about = A finished turn waits for your confirmation before anyone sees it.
settings-auto-pass = Ask me for reactions only if they are worth it
settings-auto-pass-about = What a good computer would let go by, knowing what you know, goes by itself. Nobody can tell: it takes as long as a pass of yours.
settings-save = Save
settings-saved = Saved.

resign-title = Resign?
resign-about = The match ends at once, and the other side wins.
resign-button = Resign
leave-title = Leave the match?
leave-about = The others play on, and the computer plays for you. You can take your seat back as long as the match lasts.
leave-button = Leave it to the computer
keep-playing = Play on
computer-title = Leave it to the computer?
computer-about = The computer plays on for you until you take your seat back.
computer-button = Leave it to the computer

import-title = Import a match
import-about = Choose a file that Hustings has written. The match is checked from its first line to its last, and opens here to look at or to go on with.
import-file = File of a match
import-button = Import

## When something does not work

error-title = That did not work
error-back = Back
error-start = To the start page
error-again = Try again
error-table = To the table
error-404 = There is nothing at this address.
error-404-do = Check the address, or begin on the start page.
error-405 = This address does not take that kind of request.
error-405-do = Go back and use the button of the page.
error-no-printed = This game has no printed values that could be corrected.
error-no-printed-do = Its page tells what is known of it.
error-broken-game = The game “{ $game }” is installed here, but it cannot be loaded.
error-broken-game-do = All other games can be played. Whoever runs this server is told what is wrong where it was started.
error-broken-page = This page of the game “{ $game }” cannot be shown.
error-broken-page-do = All other games can be played. Whoever runs this server is told what is wrong where it was started.
error-no-game = There is no game of this name here.
error-no-game-do = The start page lists all games that are installed.
error-no-seat = This match has no such seat.
error-no-seat-do = Ask for a new link, or look at the match as a spectator.
error-not-your-seat = This seat belongs to somebody else.
error-not-your-seat-do = If it is yours, sign in with the name that holds it, or open your private seat link on this device. Otherwise you can watch as a spectator.
error-no-moment = There is no such move in this match.
error-no-moment-do = Choose a move in the log or in the replay.
error-nothing-there = There is nothing of this name on the table.
error-nothing-there-do = Choose something on the board or in your hand.
error-form = This form was not made for this browser, or it is too old.
error-form-do = Open the page again and repeat what you did. Nothing has happened.
error-stale = The match has gone on since this page was made. Nothing has been played.
error-stale-do = Here is how it stands now.
error-gone = This is no longer open. Nothing has been done.
error-refused = That is not possible.
error-unparsable = That is no action of this game.
error-unparsable-do = Choose one of the actions of the table.
error-missing = Something is missing or unreadable: { $what }.
error-missing-do = Go back and fill it in.
error-option = This game does not have “{ $what }” to choose.
error-option-do = Choose one of these: { $choices }.
error-no-token = No seat of this match is opened by the token of this request.
error-no-token-do = Send the token of your seat: Authorization: Bearer TOKEN
error-not-json = The body has to be JSON and to say so.
error-not-json-do = Send the header Content-Type: application/json.
error-too-many = Too many requests in a short time.
error-too-many-do = Wait a moment and go on; the match stays as it is.
error-too-many-streams = Too many pages of your network are open at the same time.
error-too-many-streams-do = Close some of them; this one connects again by itself.
error-full = Too many people are here at the moment.
error-full-do = Wait a little; the page connects again by itself.
error-too-large = That is too large.
error-too-large-do = No more than { $size } can be sent here.
error-too-many-fields = That form has more than { $most } fields, which none of this site has.
error-too-many-fields-do = Open its page again and send it from there.
error-500 = Something went wrong on our side.
error-500-do = The match is as it was. Try again; if it happens again, tell whoever runs this server what you did, and this number: { $request }.
error-seat-taken = Somebody else has taken this seat.
error-seat-taken-do = You can watch the match as a spectator.
error-only-after-end = This can be opened when the match is over.
error-only-after-end-do = Until then each seat can replay what it has seen itself.
error-not-away = The other side is still here.
error-not-away-do = A seat can be claimed when nobody has been there for some time.

api-title = HTTP API
api-about = For programs: the same matches as JSON. How a program plays one, with a whole client, stands in the manual (docs/api.md). All requests:

# The lesson

game-lesson = Learn by playing
lesson-you = you
lesson-it = lesson
lesson-go-on = Go on
lesson-back = Back
lesson-leave = Leave the lesson
lesson-at = { $at }/{ $last }
lesson-over = The end
lesson-chapters = Chapters of the lesson
lesson-begin = Begin a match
lesson-now = Now it is: { $do }
error-lesson-other = That is possible in a match of your own; the lesson goes another way.
error-lesson-other-do = Take what is lit, or leave the lesson.
error-lesson-offer = That is another offer than the one the lesson is about.
error-lesson-offer-do = Choose what the sentence above the cards names, and nothing else.
error-no-lesson = The lesson has no such step.
error-no-lesson-do = Begin it on the page of the game.

# Health, for what watches the server

health-draining = This server will stop in a moment; send nobody here any more.
health-stopping = This server is stopping.
health-slow = The database takes longer than a second to answer.
health-database = The database does not answer; the log says why.
health-version = The database was changed for another version of Hustings.
