## Names that last, signing in, a person's own page

sign-in = Sign in
sign-in-title = Your name
take-name = Take a name
take-name-about = Nobody needs a name to play. With one, your matches follow you to every device, and others find you. What you have played in this browser goes along. No password, no address: you are signed in at once.
take-name-hint = 2 to 24 letters and figures; spaces and - _ . ’ may stand between them. Everybody sees it.
take-name-button = Take this name
sign-in-back = Come back to your name
passkey = Passkey
passkeys = Passkeys
passkey-needs-script = Passkeys need a browser that knows them, with scripts switched on. Everything else here works without.
passkey-failed = That did not work. Nothing has changed; try again, or come back in another way.
sign-in-passkey = Use a passkey
mail-link = Link by mail
mail-address = Mail address
mail-addresses = Mail addresses
sign-in-letter = Send me a link
sign-in-letter-title = Look at your mail
sign-in-letter-sent = If this address belongs to a name here, a letter with a link is on its way to it.
sign-in-letter-wait = The link can be used once, within 10 minutes.
recovery-code = Recovery code
recovery-codes = Recovery codes
sign-in-code = Use the code
sign-out = Sign out here
sign-out-there = Sign out
sign-out-others = Sign out everywhere else
sign-out-everywhere = Sign out everywhere

link-enter-title = Sign in as { $name }?
link-enter-about = This browser is signed in then, and what was played in it as a guest becomes { $name }’s.
link-enter-button = Sign in
link-address-title = Is this address yours?
link-address-about = { $address } will belong to { $name }: links with which { $name } is signed in can be sent there.
link-address-button = Yes, it is mine

me-new = You are { $name } from now on.
me-nothing = Nothing leads back to your name yet but this browser. Add a passkey or a mail address, or write recovery codes down; otherwise the name is lost with the browser’s data.
me-return = How you come back
me-remove = Remove
me-key-made = made { $day }
me-key-used = last used { $day }
me-passkey-add = Add a passkey
me-address-hint = A letter goes there first. It is shown to nobody and used for nothing else.
me-address-add = Send a letter to it
me-address-sent = A letter is on its way. The address is yours as soon as you follow its link, within a day.
me-codes-left = { $codes ->
    [0] You have no recovery codes.
    [one] One recovery code is unused.
   *[other] { $codes } recovery codes are unused.
}
me-codes-make = Make new codes
me-codes-new = Your new recovery codes
me-codes-keep = Write them down: they are shown this once. Each brings you back one time, together with your name. Codes made before are void.
me-devices = Where you are signed in
me-browser = A browser
me-device-since = since { $day }
me-device-seen = last used { $day }
me-device-this = This one

me-profile = As others see me
me-others = Others
me-friend = Friends
me-friend-none = You have noted nobody. On somebody’s page you can.
me-block = Blocked
me-block-none = Nobody is blocked.
me-own = Settings and data
me-language = Language of letters to you
me-data-about = All that is kept of you can be taken away as a file, and deleted.
me-data = My data as a file
me-delete = Delete my name

delete-title = Delete { $name }?
delete-about = The name, its passkeys, addresses, codes, ratings, friends and settings are gone at once, and nobody can bring them back. You hold no seats any more.
delete-stays = Matches stay for those who played with you. At your seat nobody is named then; what you said at the table stays there.
delete-button = Delete { $name } for good
delete-not = Keep it

renew-title = End the private links of this seat
renew-about = All private links to this seat end, and every other browser and program that holds it loses it. You go on playing here.
renew-button = End them

bot = Bot
profile-mine = My own page
profile-friend = Note as a friend
profile-friend-end = No longer a friend
profile-block = Block
profile-block-end = End the block
profile-blocked = { $name } cannot challenge you, be paired with you, join your tables or talk to you, nor you to { $name }.
profile-counted = Played and won
profile-all = All games
profile-won = { $played ->
    [one] { $won } of { $played } match won
   *[other] { $won } of { $played } matches won
}
profile-nothing = No match has been finished yet.
profile-first = Won
profile-shared = Shared first place
profile-lost = Lost
profile-place = Place { $n }
profile-ended = Ended without a result
profile-matches = Matches
profile-cards-used = Cards that were used
profile-cards = { $name }’s cards: { $game }
profile-cards-about = Every card that { $name } has played, kept, discarded or otherwise named in an answer, in { $matches ->
    [one] 1 match that is over
   *[other] the last { $matches } matches that are over
}; and how many of these matches were won. Others see this of rated matches, tournaments and open tables alone.
profile-cards-card = Card
profile-cards-times = Answers
profile-cards-none = No card has been used yet.
profile-cards-back = Everything that was played
error-nobody = Nobody has this name.
error-nobody-do = Look at how it is written.

letter-enter-title = Sign in to Hustings
letter-enter-what = With this link you are signed in as { $name }.
letter-enter-until = It can be used once, within 10 minutes.
letter-enter-not-you = If you did not ask for it, you need do nothing: without this letter nobody can use it.
letter-enter-button = Sign in
letter-address-title = Your address at Hustings
letter-address-what = { $name } wants this address to be its own at Hustings.
letter-address-until = The link is good for a day.
letter-address-not-you = If that is not you, you need do nothing: then the address is not added.
letter-address-button = This is my address

letter-warning-title = Your name at Hustings
letter-warning-passkey = A passkey was added to { $name }.
letter-warning-codes = New recovery codes were made for { $name }.
letter-warning-address = A mail address was added to { $name }.
letter-warning-yours = If that was you, you need do nothing.
letter-warning-not-yours = If it was not, sign out everywhere on your own page and remove there what is not yours.
letter-warning-button = My own page

problem-bad-name = { $why ->
    [short] A name has 2 letters at least.
    [long] A name has 24 letters at most.
    [house] Only the house is called so.
   *[signs] This name holds signs that a name cannot have.
}
problem-bad-name-do = Choose another name: letters and figures, and between them single spaces or - _ . ’
problem-name-taken = Somebody has this name, or one that looks like it.
problem-name-taken-do = Choose another one. If it is yours, sign in.
problem-not-you = That does not open a name: it is wrong, used up or too old.
problem-not-you-do = Look at it again, or come back in another way.
problem-letter-gone = This link has been used, or is too old.
problem-letter-gone-do = Have a new letter sent.
problem-address-taken = This address belongs to another name.
problem-address-taken-do = Remove it there first, or use another address.
problem-too-many-keys = You have { $most } passkeys already.
problem-too-many-keys-do = Remove one first.
problem-too-many-addresses = You have { $most } addresses already.
problem-too-many-addresses-do = Remove one first.
problem-too-often = That was tried too often.
problem-too-often-do = { $minutes ->
    [one] Try again in a minute.
   *[other] Try again in { $minutes } minutes.
}
error-not-signed-in = You are not signed in.
error-not-signed-in-do = Sign in first.
error-signed-in = You are signed in already.
error-signed-in-do = Sign out first, to take another name.
error-bad-address = No mail can go to this address.
error-bad-address-do = Look at it again.
