## The page of a match

skip-to-content = Skip to the content
skip-to-question = Skip to the question
label-table = The table
label-stage = The board
label-side = Log, cards and rules
label-lately = What has just happened
lately-open = Show what has just happened
lately-empty = What the others do is shown here.
label-prompt = What to do now
label-hand = Your hand
label-market = Market
label-seats = Players
tab-log = Log
tab-cards = Cards
tab-rules = Rules
tab-list = As text
tab-list-long = The table as text
open-side = Open the log, the cards and the rules
close = Close
menu = Menu
other-language = 日本語
other-language-short = 日
other-language-code = ja
link-on = Connected
link-trying = Connecting …
link-lost = Connection lost
offline = The connection is lost. Nothing is lost with it: we go on as soon as it is back.
all-choices = All choices
undo = Undo
stand-still = Stop looking for news, to write something here
see-what-is-new = See what is new
log-empty = Nothing has happened yet.
rules-of-this-moment = The rules of this moment
whole-rulebook = The whole rulebook
result-fold = Result
result-away = See the table
result-back = See the result
curtain-why = Hand the device over. The hand stays hidden until the other player opens it.
curtain-open = It is me: show my hand

# what is named before a thing
before = { $what }:{" "}
# what is said beside a thing
aside = {" "}({ $what })
short-end-resigned = resigned
