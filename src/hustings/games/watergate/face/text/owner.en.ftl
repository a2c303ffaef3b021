# What an owner is asked.

owner-cards = Cards of { $side ->
        [Nixon] Nixon
       *[other] the Editor
    }
owner-steps = Numbers of the action
owner-steps-hint =
    { $count ->
        [one] One number, as in the text of the card.
       *[other] { $count } numbers with commas between them, in the order of our text.
    }
owner-momentum = Momentum cards
owner-momentum-editor = The Editor’s momentum card
owner-momentum-spaces = Spaces for momentum tokens
owner-triggers = Instructions on it
owner-triggers-hint = A line each: the space, then draw_card and how many, look_at_top_of_deck and how many, move_evidence and how far, or pin_from_track.
owner-tokens = Evidence tokens
owner-tokens-about = Which token is which does not matter, only how many there are of each sort: change any one of the right colour.
owner-token = Token { $n }
owner-mark = Momentum mark
owner-mark-yes = shows the mark
owner-mark-no = no mark
owner-board = Evidence board
owner-board-about = Spaces are numbered from the ring around Nixon outwards, clockwise from the top (see our board). A board with more or fewer spaces needs a file; docs/owners-file.md explains it.
owner-space = Space { $n }
owner-edges = Threads
owner-edges-hint = A line for each thread: its two ends. Spaces are e01, e02 …, Nixon is nixon, informants are written as in john_dean.
