## The table in a terminal

terminal-footer = ↑↓ Enter choose  u undo  l log  c cards  r rules  ? help  q save and quit
terminal-footer-besides = ↑↓ Enter choose  + market  u undo  l log  c cards  r rules  ? help  q save and quit
terminal-besides = What you can do besides, while it is your turn; + leads back to it. Or type it, for example { $example }
terminal-courted = Something that was offered to you is open, and the others wait. Answer it, or let them go on. Or type, for example { $example }
terminal-let-go-on = let the others go on
terminal-menu = { $menu }: choose (Esc leads back), or type it, for example { $example }
terminal-less = { $menu }: choose what (Esc leads back).
terminal-page-footer = ↑ ↓ Space turn the page  q closes
terminal-end-footer = The match is over.  l log  q leaves the table
terminal-go-on = Any key: go on
terminal-yes-no = y yes  any other key: no
terminal-curtain = Hand over to: { $seat }
terminal-curtain-open = { $seat }: press Enter to see your hand.
terminal-no-choice = There is no choice { $typed } here.
terminal-more = Enter takes { $typed }; another digit goes on from there.
terminal-choose-first = Nothing is chosen yet: type a key in brackets, or go to a line with ↑ ↓ and press Enter.
terminal-no-key = { $typed } does nothing here; ? shows the keys.
terminal-unknown-action = “{ $action }” is no action of this game. An action is a verb and its object. This one works now: { $example }
terminal-nothing-to-undo = There is nothing to undo.
terminal-undo-gone = The others have seen it already. t asks them to let you take your last turn back.
terminal-grant = { $seat }: { $other } would like to take the last turn back. Do you agree?
terminal-resign = Do you resign this match?
terminal-not-saved = The match could not be saved ({ system-error }), so nothing has been played. Make room and try again.
terminal-computer-failing = A computer failed, and a simpler one has answered in its place. Why is told when you leave the table.
terminal-help-title = Keys
terminal-help =
    Every choice has a key in brackets: a number or a letter. Type it. When a longer number begins in the same way, press Enter after it.

    ↑ ↓        move the cursor to another choice; Enter takes it
    u          undo what nobody else has seen yet
    t          ask to take your last turn back; a computer always agrees
    i          in a match with hints: what a computer would do
    l          the log
    c          cards: your hand with its texts, discards, removed cards
    r          the rules of this moment, then the whole rulebook
    { $besides }:          type an action in words, for example { $example }. What is not possible is explained
    x          resign
    ?          this page
    q          leave the table; the match is saved

    Without a screen (a pipe, a dumb terminal, or --lines) type the same keys as lines.
terminal-help-besides = +          what you can do besides answering; + again leads back, Esc one step
terminal-key-space = The space key
terminal-key-other = That key
terminal-hidden =
    { $count ->
        [one] … and 1 more: ↑ ↓ shows it.
       *[other] … and { $count } more: ↑ ↓ shows them.
    }
terminal-saved = The match is saved. Go on with:
    { $command }
terminal-secret = Commitment at the start: { $commitment }
    Secret: { $secret }
    Check the shuffles and the result with:
    { $command }
