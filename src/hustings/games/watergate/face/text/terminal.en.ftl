## Short words for the terminal

terminal-bar = { $round } · { $phase }
terminal-supply = momentum left { $supply } · bag { $bag }
terminal-side = momentum { $momentum }/{ $spaces } · hand { $hand } · deck { $deck } · discards { $discard }
terminal-has-initiative = initiative
terminal-initiative = initiative
terminal-momentum = momentum
terminal-evidence = evidence { $n }
terminal-value = value { $n }
terminal-action = action
terminal-react = answer
terminal-sacrifice = give up
terminal-hidden-hand = The hand is hidden: { $count }
terminal-legend-wall = ○ blue  ◻ yellow  ◎ green  ★ joker
    filled: the Editor’s  ◆ Nixon’s pin
terminal-legend-track = ? face down  ! mark  ≠ not this colour
terminal-card = { $kind }. { $text }
terminal-initiative-mark = I
terminal-momentum-mark = M
terminal-trigger = space { $space }: { $text }
terminal-space = Space for evidence: { $space }. Next to { $names }.
terminal-pinned = { $token }, pinned by { $seat }. Next to { $names }.
terminal-token = On { $track }: { $token }.
terminal-token-ruled = On { $track }: { $token }, { $ruled }.
terminal-picture = Picture: { $state }. Next to { $names }.
short-martha_mitchell = Mitchell
short-john_dean = Dean
short-alexander_butterfield = Butterfield
short-james_mccord = McCord
short-alfred_baldwin = Baldwin
short-rose_mary_woods = Woods
short-hugh_sloan = Sloan
short-nixon = NIXON
terminal-card-side = Side
terminal-card-kind = Kind
