# What an owner is asked.

owner-cards = Cards of the { $side }
owner-no-rule = No underlined text
owner-board-about = The letters are those of our board. Where your board has another state in this place, choose it.
owner-state-name = State
owner-electors-hint = In steps of { $step }.
owner-borders = Borders on
owner-borders-hint = The letters of all its neighbours, for example UT, CA.
owner-kind = Sort
owner-limit = Number in the underlined text
owner-numbers = Numbers of the text
owner-numbers-hint =
    { $count ->
        [one] One number, as in our text.
       *[other] { $count } numbers with commas between them, in the order of our text.
    }
