### Election night, state by state.

log-checked-item = “{ $card }”
log-checked-list = { $side }, face down in { $state }: { $items }, as their texts allow.
log-checked = { $side }, face down in { $state }: “{ $card }”, as its text allows.
log-counted =
    { $democrats ->
        [0] { $republicans ->
                [0] { $state }: { $count } electors for the { $side }, { $total } in all.
               *[other] { $state }, { $democrats } to { $republicans }: { $count } electors for the { $side }, { $total } in all.
            }
       *[other] { $state }, { $democrats } to { $republicans }: { $count } electors for the { $side }, { $total } in all.
    }
log-counted-nobody = { $state }, { $democrats } to { $republicans }: a tie, and nobody’s electors.

count-title = Election night
count-clear = Called at once
count-next = Go on
count-skip = To the result
count-again = Count again
count-won = { $count } electors for the { $side }!
count-tied = A tie. Nobody gets them.
count-kept = as its text allows
count-broken = against its text
