# Programs that speak for a person: tokens and bots.

problem-too-many-tokens = You have { $most } tokens, and nobody needs more.
problem-too-many-tokens-do = Revoke one that you do not use.
problem-no-scope = A token has to allow something that there is.
problem-no-scope-do = Choose from these: { $choices }.
problem-has-played = Something has been played under this name, so it stays a person’s.
problem-has-played-do = Take a new name for the bot.
error-no-program-token = This needs a token of your own, and this one is none, has expired or was revoked.
error-no-program-token-do = Make one on the page “Tokens for programs” and send it: Authorization: Bearer TOKEN
error-needs-scope = This token does not allow that: { $scope } is missing.
error-needs-scope-do = Make a token that does, on the page “Tokens for programs”.
error-streams-of-person = Your programs have { $most } streams of events open already.
error-streams-of-person-do = One is enough for all matches; close another one.

programs-title = Programs and challenges
programs-about = Programs can play for you with a token of yours, and others can challenge you by name.
tokens-title = Tokens for programs
tokens-intro = With a token a program speaks for you: it plays at your seats, or answers challenges. Give each program a token of its own, which allows no more than it needs. How a program uses it is in the description of the API.
tokens-api = The API
tokens-none = You have no tokens.
tokens-yours = Your tokens
tokens-new = A new token
tokens-label = What it is for
tokens-scopes = What it allows
tokens-expires = How long it is good
tokens-days = { $days } days
tokens-ever = Until you revoke it
tokens-make = Make the token
tokens-new-one = Your new token
tokens-made = It is shown now and never again; keep it like a password.
tokens-used = Last used: { $when }
tokens-unused = Not used yet
tokens-ends = Good until { $when }
tokens-ends-never = Good until it is revoked
tokens-created = Made: { $when }
tokens-revoke = Revoke
tokens-revoke-which = Revoke “{ $label }”
scope-me-read = read who you are
scope-match-play = play at your seats, open matches and take seats
scope-challenge-read = read your challenges
scope-challenge-write = challenge others, accept, decline
scope-tournament-join = enter tournaments and leave them
scope-bot-play = play as a bot

error-bot-by-hand = Programs play under this name; nobody plays under it by hand.
error-bot-by-hand-do = Sign out, or play under a name of your own.
error-bot-sure = Nothing has been changed.
error-bot-sure-do = To make this a bot’s name, say that it is for ever.

bot-title = A bot’s name
bot-mark = BOT
bot-is = A program plays under this name.
bot-become-is = Let a program play under this name. It is marked as a bot everywhere, you can play nothing under it yourself, and it stays so for ever.
bot-become = Make this a bot’s name
bot-become-sure = Yes, for ever
bot-yours = This is a bot’s name. Programs play under it with a token that allows bot:play.
bot-cannot = Something has been played under this name, so it can be no bot’s. Take a new name for a bot.

# Seats that not everybody may take.

problem-not-invited = The seats of this table are for those who have its link.
problem-not-invited-do = Ask the host for the link.
