## Short words for the terminal

terminal-title = 1960
terminal-step = { $phase }: { $step }
bag-short = bag{" "}
terminal-decks = deck { $deck } · discards { $discard }
terminal-side = {" "}({ $carried } carried) · momentum { $momentum } · rest { $rest } · hand { $hand } · stack { $strategy } · { $state }
terminal-in-force = In force
terminal-initiative = I
terminal-token-kennedy = K
terminal-token-nixon = N
terminal-event = event
terminal-campaign = camp
terminal-advertise = adv
terminal-position = pos
terminal-mate = VP
terminal-set-aside = set aside
terminal-discard = discard
terminal-debate = debate
terminal-resolve = resolve
terminal-defense = Def
terminal-economy = Econ
terminal-civil_rights = Civ
terminal-card = { $kind }. { $text }
terminal-state = { $state }: { $facts }.
terminal-region = { $region }: media support { $media }, endorsements { $endorsements }.
terminal-issue = { $issue }: { $place }, { $support }.
terminal-place = {" "}({ $place })
terminal-hidden = The cards are hidden: { $count }
terminal-legend = ● Kennedy  ◆ Nixon  ○ ◇ an empty state would fall to them, with * because of an endorsement
    TV media support  ✪ endorsements  K N tokens  ! a support check is needed  ★ candidate card ready  I initiative
