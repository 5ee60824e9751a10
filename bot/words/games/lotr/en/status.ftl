# The Lord of the Rings: the board, the hand and the score in words.

alt-ring = The Ring is { LAND($where, form: "in") }, step { $step } of { $steps }.
alt-strongholds = Strongholds: { $list }.
alt-stronghold = { NAME("stronghold", $place) } { $who } { $armies }
board-captain = captain
board-ring = the Ring
board-stronghold = stronghold { NAME("stronghold", $place) }
status-seat = **{ $who }**: { $total ->
        [one] 1 point
       *[other] { $total } points
    } ({ $territories } for territories{ $strongholds ->
        [0] {""}
       *[other] , { $strongholds } for strongholds
    }{ $regions ->
        [0] {""}
       *[other] , { $regions } for regions
    }{ $cards ->
        [0] {""}
       *[other] , { $cards } for cards
    }{ $places ->
        [0] {""}
       *[other] , { $places } for famous places
    })
    .more = { UNITS($armies) }
status-worth = A point for each territory, 2 for each stronghold, the bonus of each whole region; Adventure cards say theirs.
status-ring = The Ring is { LAND($where, form: "in") }, step { $step } of { $steps }.
status-tales = { $count ->
        [one] 1 Adventure card
       *[other] { $count } Adventure cards
    }

hand-pile-tales = Adventure cards ({ $count })

# What pictures say beside their signs and arrows.
sign-stronghold = Stronghold
sign-site = Site of power
sign-die = Ring: die to leave
sign-strongholds = Strongholds
sign-points = Points

# The board as text and the standings.
board-site = site { NAME("site", $place) }
board-port = port
board-storm = winter storm
board-closed = closed bridge
status-side = { $side } in total: { $total }

# What taking a territory brings.
brings-with-captain = with your captain: { $list }
brings-adventure = an Adventure card
brings-mission = your mission { $card }
clock-ring = Ring { $step } of { $steps }
clock-ring-decides = points decide: territories, strongholds, regions, cards
