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

## Commands

cli-smtp = the server that takes mail, smtp://user:password@host:port or smtps://…; can stand in { $variable } instead, where others do not see it. Without it no mail is sent
cli-mail-from = the server’s own mail address
cli-letters-to = a network that notices may go to besides the public ones, for example 10.1.2.0/24 with a service of your own; can be repeated
cli-smtp-wrong = The address of the mail server does not fit: write it as smtp://user:password@mail.example.org:587 or smtps://…
cli-mail-from-wrong = “{ $value }” is no mail address
cli-mail-incomplete = To send mail, --smtp, --mail-from and --public-url are all needed
cli-letters-to-wrong = “{ $value }” is no network: write it as 10.1.2.0/24
