## Ratings and ladders

ladder-title = Ladder: { $game }
ladder-link = Ladder and tournaments
ladder-about = Places go by the lower end of the interval: nobody is high by a few lucky matches. Everybody begins at 1500; 400 points are ten to one. Of all time you have a place as soon as your rating is no longer provisional; in a season after { $matches } rated matches against { $opponents } different opponents.
ladder-of-season = Season { $season }
ladder-of-all-time = Of all time
ladder-seasons = Seasons
ladder-sides = Sides
ladder-all-sides = All matches
ladder-empty = Nobody has a place here yet.
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-interval = 95 % interval
ladder-matches = Matches
ladder-won = Won
ladder-bot = (bot)
ladder-computers = Computers, as they were measured
ladder-computers-about = Measured against each other in { $matches } matches; { $level } is 1500 by definition. What they do here does not change it.
ladder-computer = Computer
ladder-fitting = The most even match for you: { $level }.
rating-provisional = provisional
rating-in-words = { $rating } ± { $spread }
rating-change-none = This match changed no rating: { $why }
rating-change = Rating of { $name }: { $before } → { $after }
rating-why-guest = not everybody here has a name that lasts, or a computer has never been measured.
rating-why-not-agreed = it was not played for a rating.
rating-why-one-person = one person had several seats.
rating-why-no-end = it was ended without a result.
rating-why-nobody-stayed = nobody stayed to the end.
rating-why-too-short = it was too short.
rating-why-one-device = two of you have used the same device.
rating-why-too-often = you have met too often in the last thirty days.
ratings-title = Ratings
ratings-of = { $matches ->
    [1] one match
   *[other] { $matches } matches
 }, { $won } won
ratings-none = No rated matches yet.

## Tournaments

nav-tournaments = Tournaments
tournament-mine = Your tournaments
tournament-none = You take part in none.
tournament-new = New tournament
tournament-new-of = New tournament: { $game }
tournament-new-about = Others join by a link that you hand on. Rounds start by themselves.
tournament-field-name = Name of the tournament
tournament-form = Form
tournament-form-round-robin = Round robin
tournament-form-round-robin-about = Everybody meets everybody.
tournament-form-swiss = Swiss
tournament-form-swiss-about = Who have done equally well meet; nobody twice.
tournament-form-knock-out = Knock-out
tournament-form-knock-out-about = Who loses is out. Of two, both sides are played.
tournament-form-league = League
tournament-form-league-about = Divisions over several seasons; the best rise, the last fall.
tournament-rounds = Rounds (a league: seasons)
tournament-rounds-usual = as is usual
tournament-legs = Whoever meet play twice, with sides swapped
tournament-pace = Time for a match
tournament-hours = Time for a round
tournament-hours-about = Who is waited for when it is over loses.
tournament-hours-of = { $hours ->
    [1] one hour
    [24] one day
    [72] three days
    [168] one week
   *[336] two weeks
 }
tournament-rated = For a rating
tournament-rated-about = The matches change the ratings of all who join.
tournament-most = At most so many take part
tournament-starts = Begins
tournament-starts-by-hand = when I say so
tournament-starts-in = { $hours ->
    [1] in one hour
    [24] in one day
   *[168] in one week
 }
tournament-create = Make the tournament
tournament-facts = What is played
tournament-game = Game
tournament-state = State
tournament-state-open = open: people can join
tournament-state-running = { $round ->
    [0] under way
   *[other] round { $round }
 }
tournament-state-over = over
tournament-state-called-off = called off
tournament-begins = Begins
tournament-begins-by-hand = when its maker says so
tournament-for-rating = For a rating
tournament-yes = yes
tournament-no = no
tournament-rounds-of = Rounds
tournament-link = The link for others
tournament-link-about = Whoever has it and a name that lasts can join. It is shown here only now; a new one ends this one.
tournament-link-new = Make a new link
tournament-join = Join
tournament-join-rated = You join matches for a rating.
tournament-join-name = To join you need a name that lasts.
tournament-leave = Leave the tournament
tournament-leave-about = You lose the matches that are open, and are paired no more.
tournament-leave-sure = Yes, leave
tournament-begin = Begin now
tournament-call-off = Call it off
tournament-call-off-sure = Yes, call it off
tournament-computer = Have a computer join
tournament-computer-level = Level
tournament-remove = Remove
tournament-who = Who takes part
tournament-nobody = Nobody yet.
tournament-nth-computer = { $name } { $n }
tournament-table = Table
tournament-season-division = Season { $season }, division { $n }
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-played = Matches
tournament-out = Last round
tournament-has-left = (left)
tournament-tie-direct = Direct encounter
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-cut = Buchholz cut 1
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-wins = Wins
tournament-round = Round { $round }
tournament-bye = { $name } has a bye
tournament-soon = soon
tournament-waits = Your match can be played.
tournament-under-way = under way
tournament-watch = Watch
tournament-to-table = To your table
tournament-seat = { $name } ({ $side })
tournament-winner = { $name } has won.
tournament-winners = { $names } have won.
tournament-of-match = Tournament
tournament-to = To its page
tournament-json = This page for programs (JSON)

## What can go wrong

problem-tournament-unknown = There is no such tournament.
problem-tournament-unknown-do = Check the link.
problem-tournament-no-name = For this you need a name that lasts.
problem-tournament-no-name-do = Take one first; to play you need none.
problem-tournament-not-owner = Only whoever made the tournament can do this.
problem-tournament-link = This link to the tournament is not good any more.
problem-tournament-link-do = Ask whoever made the tournament for the new one.
problem-tournament-not-open = The tournament has begun: nobody can join any more.
problem-tournament-full = As many take part as may.
problem-tournament-computers = At most { $most } computers and bots take part in a tournament.
problem-tournament-few = At least { $least } have to take part, one of them a person.
problem-tournament-many = That would be too many tournaments at a time or in a day: { $most } are allowed.
problem-tournament-many-do = Wait until one is over, or call one off.
problem-tournament-bad = A tournament cannot be played like this: { $what ->
    [name] it needs a name
    [form] there is no such form
    [rounds] so many rounds are not possible
    [legs] only in a game for two can sides be swapped
    [most] so many cannot take part
    [hours] there is no such time for a round
    [division] such divisions are not possible
   *[other] { $what }
 }.
problem-tournament-bad-do = Choose something else.
