## Being called

call-turn = It is your turn in { $game } against { $names }.
call-over = Your match of { $game } against { $names } is over.
call-challenge = { $names } wants to play { $game } with you.
call-round = A round of the tournament “{ $tournament }” has begun: you play { $game } against { $names }.
call-test = This is a test: you are called like this.
call-title-turn = Your turn: { $game } against { $names }
call-title-over = Over: { $game } against { $names }
call-title-challenge = { $names } wants to play { $game }
call-title-round = New round: { $tournament }
call-title-test = A test of Hustings
call-title-several = { $count } things wait for you
call-nobody = somebody who has yet to come
call-computers =
    { $count ->
        [one] the computer
       *[other] { $count } computers
    }
call-more =
    { $count ->
        [one] There is one more.
       *[other] There are { $count } more.
    }
call-go-turn = To the table
call-go-over = To the table
call-go-challenge = Answer
call-go-round = To the table
call-go-test = How I am called
call-go-several = To my matches
call-why = You get this because you asked { $home } to call you.
call-stop = Stop this
