## Finding each other

finding-title = Play with others
finding-about = With somebody who is here now, or with friends by a link. No account is needed.
lobby-tables = Tables with free seats
lobby-none = No table waits for players. Open one yourself: choose a game and “Another person”.
lobby-live = To watch
lobby-live-none = Nothing is played in the open at this moment.
lobby-here = Here now
lobby-nobody-named = Nobody who wants to be named.
lobby-seeking = Looking for anybody
lobby-seeks = { $count ->
    [one] { $game }: one person is waiting
   *[other] { $game }: { $count } people are waiting
}
lobby-refresh = See what is new
lobby-join = Sit down
lobby-watch = Watch
lobby-play-them = Play them
here-count = { $count ->
    [one] One person has a page open.
   *[other] { $count } people have a page open.
}
pulse-label = In the lobby
pulse-tables = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
pulse-seeking = { $count } looking for somebody
pulse-here = { $count } here now
pulse-between = {" · "}
pulse-quiet = Play somebody, or invite a friend
seats-free = { $count } free seats
seat-free = Free: { $sides }
terms-rated = rated
terms-not-rated = not rated
wanted-between = ratings from { $lowest } to { $highest }
wanted-from = ratings from { $lowest }
wanted-to = ratings up to { $highest }

seen-title = In the lobby
seen-about = Who has a page open is counted there. You are named only if you want to be.
seen-yes = Name me while I am here
seen-not = Do not name me

# -- seeking --

seek-title = Play somebody
seek-about = You are brought together with whoever wants the same. If you have a rating, those near yours come first, and the longer you wait, the further from it they may be. Meanwhile you can play the computer.
seek-game = Game
seek-pace = Time
seek-side = Your side
seek-side-about = Where both want the same side, the lot decides.
seek-rated = Rated
seek-rated-about = The match changes the ratings of both.
seek-rated-guest = Rated matches are for people with a name that lasts.
seek-button = Play somebody
seeking-title = Looking for somebody
seeking-about = Stay on this page: it goes to the table by itself as soon as somebody comes.
seeking-about-plain = Look again now and then; you are looked for as long as you do.
seeking-since = { $seconds ->
    [one] Looking for { $seconds } second
   *[other] Looking for { $seconds } seconds
}
seeking-look = See whether somebody has come
seeking-stop = Stop looking
seeking-computer = Play the computer instead
seeking-found = Somebody has come. To the table …
seeking-invite = Or invite a friend by a link

# -- a table for others --

others-title = For the other person
others-listed = Who can come
others-private = Only who has my link
others-lobby = Everybody in the lobby
others-series = Series
others-one = One match
others-best-of = Best of { $n }
others-rated = Rated
others-ratings = Ratings wanted
others-lowest = from
others-highest = to
others-note = A line about the table
others-note-hint = It is shown in the lobby. It can stay empty.
name-other = Name of the other person
name-of-seat = Name for { $side }

# -- the link --

invite-to = Nobody plays { $sides } yet.
invite-somebody = Invite somebody
invite-title = Invite somebody to { $game }
invite-about = Whoever has this link can take a free seat. Send it, or show the square to a camera.
invite-link = Link to the free seats
invite-code = The link as a square for cameras
invite-free = Free: { $sides }
invite-full = All seats are taken.
invite-listed = The table stands in the lobby, too.
invite-none = No link leads to this table.
invite-elsewhere = A link has been made in another browser. A new one closes it.
invite-close = Close the link
invite-new = Make a new link
invite-make = Make a link
invite-new-about = A new link ends the one before.
invite-waits = This page goes to the table as soon as all seats are taken.
join-choose = Your seat
join-terms = Played with
join-there = Already there
join-sat = { $name } ({ $side })
join-watch = Only watch
preview-about = { $terms }. Choose a seat and play in your browser; no account is needed.
error-no-free-seat = All seats of this table are taken.
error-no-free-seat-do = You can watch the match as a spectator.

# -- rows of rematches --

rematch-same = Play again, same seats
row-stands = After { $count } matches: { $wins }.
row-wins = { $name } { $count }
row-shared = shared { $count }
series-stands = Best of { $of }: { $wins }.
series-won = { $name } has won the series, best of { $of }: { $wins }.
series-over = The series, best of { $of }, is shared: { $wins }.

# -- when it does not work --

problem-too-many-tables = You have { $most } tables with free seats already.
problem-too-many-tables-do = Wait until somebody has come, or end one of them.
problem-too-many-invitations = This table has had { $most } links already.
problem-too-many-invitations-do = Open another table.
problem-link-closed = This link leads nowhere, or nowhere any more.
problem-link-closed-do = Ask whoever invited you for a new one.
problem-not-welcome = You cannot sit down at this table.
problem-not-welcome-do = There are others in the lobby.
problem-rating-unwanted = This table is for other ratings than yours ({ $rating }).
problem-rating-unwanted-do = There are others in the lobby.
problem-needs-name = Rated matches are for people with a name that lasts.
problem-needs-name-do = Take one, or play without a rating.
