## Being called

call-turn = It is your turn in { $game } against { $names }.
call-reminder = Your time in { $game } against { $names } is nearly up: { $hours ->
        [0] less than an hour is left.
        [one] about an hour is left.
       *[other] about { $hours } hours are left.
    }
call-over = Your match of { $game } against { $names } is over.
call-challenge = { $names } wants to play { $game } with you.
call-round = A round of the tournament “{ $tournament }” has begun: you play { $game } against { $names }.
call-test = This is a test: you are called like this.
call-title-turn = Your turn: { $game } against { $names }
call-title-reminder = Your time is nearly up: { $game } against { $names }
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
call-go-reminder = To the table
call-go-over = To the table
call-go-challenge = Answer
call-go-round = To the table
call-go-test = How I am called
call-go-several = To my matches
call-why = You get this because you asked { $home } to call you.
call-stop = Stop this

## Commands

cli-smtp = the server that takes mail, smtp://user:password@host:port or smtps://…; can stand in { $variable } instead, where others do not see it. Without it no mail is sent
cli-mail-from = the server’s own mail address; can stand in { $variable } instead
cli-letters-to = a network that notices may go to besides the public ones, for example 10.1.2.0/24 with a service of your own; can be repeated
cli-smtp-wrong = The address of the mail server does not fit: write it as smtp://user:password@mail.example.org:587 or smtps://…
cli-mail-from-wrong = “{ $value }” is no mail address
cli-mail-incomplete = To send mail, --smtp, --mail-from and --public-url are all needed
cli-letters-to-wrong = “{ $value }” is no network: write it as 10.1.2.0/24

## The page on which it is set

calls-title = How I am called
calls-about = When a match has waited for you for some minutes and you are not looking, Hustings can call you: once a turn, and with days a move once more when your time is nearly up; several things together, never in your quiet hours. A notice names the game, the players and the time that is left, and tells nothing of the table.
calls-channels = You are called
calls-none = You are not called so far. Choose below how you want to be.
calls-none-so-far = You are not called while you are away.
calls-change = Choose how I am called
calls-in-use = in use
calls-stopped = stopped
calls-kind-mail = By mail
calls-kind-push = By a browser
calls-kind-elsewhere = By another service
calls-test = Send a test
calls-stop = Stop
calls-again = Call me again
calls-forget = Forget it
calls-add = Further ways
calls-push-script = This needs a script, which your browser does not run here.
calls-push-button = Call this browser
calls-push-about = The browser shows a notice, also while no page of Hustings is open. On an iPhone or iPad, add Hustings to the home screen first.
calls-push-no = This browser cannot be called. On an iPhone or iPad, add Hustings to the home screen and open it from there.
calls-push-denied = You have told this browser that Hustings may not show notices. You can change that in its settings for this site.
calls-push-failed = This browser could not be set up for it. Try again in a moment; in a private window it does not work.
calls-mail-none = This server sends no mail.
calls-mail-button = Write to { $address }
calls-mail-about = Mail goes only to addresses that you have shown to be yours.
calls-mail-add = Add an address
calls-service-label = Address of the service
calls-service-about = { $services }. The address is kept as a secret and never shown again.
calls-service-how = How addresses are written
calls-service-button = Call me there
calls-quiet = Quiet hours
calls-quiet-on = Do not call me at night
calls-quiet-begin = From
calls-quiet-end = To
calls-zone = Time zone
calls-quiet-about = What comes about in these hours is told afterwards, in one notice; that time is nearly up is told before them.
calls-quiet-save = Keep this
calls-stop-all = No more notices
calls-stop-all-about = All ways above are stopped. They are kept, so that you can take each up again.
calls-stop-all-button = Stop all
calls-done-added = From now on you are called like that, too.
calls-done-stopped = You are not called like that any more.
calls-done-again = You are called like that again.
calls-done-forgotten = That is forgotten.
calls-done-tested = A test is on its way.
calls-done-quiet = Your quiet hours are kept.
calls-done-all = You are not called any more.
call-why-nobody = There is nobody at this address any more.
call-why-forgotten = This address is not yours any more.
call-why-full = The last notice was not taken: the mailbox is full.
call-why-busy = The last notice was not taken: the mail server was too busy, again and again.
call-why-server = The last notice could not be sent: the server of Hustings has trouble with it. The administrator can help.
call-why-service = The last notice was not taken by the service there, even after several tries.
call-why-inside = The address leads into the inner network of the server, where nothing is sent.
call-why-address = The address does not fit.
call-why-not-https = The address is not encrypted, so nothing is sent there.
calls-stop-title = Stop these notices?
calls-stopped-title = These notices are stopped
calls-stop-ask-mail = Hustings then writes no more notices to { $label }.
calls-stop-ask-push = Hustings then shows no more notices in the browser “{ $label }”.
calls-stop-ask-elsewhere = Hustings then sends no more notices by { $label }.
calls-stop-done-mail = Hustings writes no more notices to { $label }.
calls-stop-done-push = Hustings shows no more notices in the browser “{ $label }”.
calls-stop-done-elsewhere = Hustings sends no more notices by { $label }.
calls-stop-gone = This way of calling somebody was given up long ago. Nothing is sent there.
calls-stop-button = Stop them
calls-keep = Keep them

error-calls-no-channel = There is no such way of calling you.
error-calls-no-channel-do = Perhaps you have had it forgotten already.
error-calls-address = Mail goes only to an address that you have shown to be yours.
error-calls-address-do = Add the address to your name first.
error-calls-browser = What this browser has sent does not tell how it can be called.
error-calls-browser-do = Load the page again and try once more.
error-calls-service = This is no address of a service that is offered here.
error-calls-service-do = Write it as the service’s instructions say, without anything after a question mark.
error-calls-time = That is no time of day.
error-calls-time-do = Choose one from the list.
error-calls-zone = There is no such time zone.
error-calls-zone-do = Choose one from the list.
error-calls-tested = A test was sent within the last minute.
error-calls-tested-do = Wait a minute, then try again.
error-calls-link = This link was not made here, or is not whole.
error-calls-link-do = Copy it whole from the notice, or stop notices on the page “How I am called”.
problem-too-many-channels = You are called in { $most } ways already.
problem-too-many-channels-do = Have one of them forgotten first.

## Without a network

offline-title = There is no connection
offline-about = Hustings plays on a server, which cannot be reached now. Your matches are safe there. As soon as there is a connection, go on from here.
offline-again = Try again
