# The board in words: alt text, the text board, status, who is waited for.
alt-title = Board of Middle-earth{ $turn ->
        [0] , set-up
       *[other] , turn { $turn }
    }{ $who ->
        [none] {""}
       *[other] , { $who } to play
    }.
alt-winners = The game is over; { $who } won.
alt-ring = The Ring is { LAND($where, form: "in") }, step { $step } of { $steps }.
alt-seat = { $who }: { $lands ->
        [one] one territory
       *[other] { $lands } territories
    }, { $armies ->
        [one] one regiment
       *[other] { $armies } regiments
    }{ $regions ->
        [none] {""}
       *[other] , holds all of { $regions }
    }{ $captains_count ->
        [0] {""}
        [one] , captain { $captains }
       *[other] , captains { $captains }
    }.
alt-strongholds = Strongholds: { $list }.
alt-stronghold = { STRONGHOLD($place) } { $who } { $armies }
alt-armies = Largest armies: { $list }.
alt-army = { LAND($where) } { $who } { $armies }
alt-empty = { $count ->
        [one] One territory is
       *[other] { $count } territories are
    } still empty.
board-region = **{ REGION($region) }** (+{ $bonus }){ $holder ->
        [none] {""}
       *[other] {" "}– held whole by { $holder }
    }
board-land = { LAND($where) }: { $who } { $armies }{ $marks ->
        [none] {""}
       *[other] , { $marks }
    }
board-land-empty = { LAND($where) }: empty{ $marks ->
        [none] {""}
       *[other] , { $marks }
    }
board-captain = captain
board-ring = the Ring
board-stronghold = stronghold { STRONGHOLD($place) }
board-site = site { SITE($place) }
board-port = port
board-storm = winter storm
board-closed = closed bridge
status-title = Turn { $turn }
status-turn = { $who } is on turn.
status-head = territories + strongholds + regions + cards
status-seat = **{ $who }** { $total }: { $territories } + { $strongholds } + { $regions } + { $cards }
    .more = { $armies ->
        [one] one regiment
       *[other] { $armies } regiments
    }, { $cards-held ->
        [one] one Territory card
       *[other] { $cards-held } Territory cards
    }, { $tales-held ->
        [one] one Adventure card
       *[other] { $tales-held } Adventure cards
    }
status-out = **{ $who }** is out of the war.
status-side = { $side }: { $total } together
status-neutral = The neutral army holds { $lands ->
        [one] one territory
       *[other] { $lands } territories
    }.
wait-nobody = Nobody is waited for; the game is over.
wait-line = **{ $who }** – { $what }{ $since ->
        [none] {""}
       *[other] , asked { $since }
    }{ $until ->
        [none] {""}
       *[other] , until { $until }
    }.
wait-empty-seat = { $who }'s seat is empty; the host fills it with `/risk table replace`.
wait-then = If { $who } says nothing: { $policy }.
wait-no-limit = No time limit runs; the game waits.
odds-answer = { $attackers } against { $defenders }: **{ $win } %** to win. On average you lose { $attacker-loses }, the defender { $defender-loses }.
odds-terms = Counted: { $terms }.
odds-term-captain = your captain
odds-term-stronghold = the stronghold
odds-term-defending-captain = the defender's captain
odds-term-until = you stop at { $until }
log-title = The last turns
log-empty = Nothing has happened yet.
status-line = **{ $who }**: { $territories ->
        [one] one territory
       *[other] { $territories } territories
    }, { $armies ->
        [one] one regiment
       *[other] { $armies } regiments
    }{ $points ->
        [-1] {""}
        [one] , one point
       *[other] , { $points } points
    }.
status-regions = Holds all of { $regions }.
