# The board in words: alt text, the text board, status, who is waited for.
alt-title = Board of { NAME("board-name", $board) }{ $round ->
        [0] , set-up
       *[other] , { ROUND($round) }
    }{ $who ->
        [none] {""}
       *[other] , { $who } to play
    }.
alt-winners = The game is over. { $who } won.
alt-seat = { $who }: { $lands ->
        [one] 1 territory
       *[other] { $lands } territories
    }, { UNITS($armies) }{ $regions ->
        [none] {""}
       *[other] , all of { $regions }
    }{ $more }.
alt-seat-landless = { $who }: no territory, but still in the game.
alt-armies = Most { UNITS() }: { $list }.
alt-army = { LAND($where) } { $who } { $armies }
alt-empty = { $count ->
        [one] One territory is
       *[other] { $count } territories are
    } still empty.
board-region = **{ REGION($region) }** (+{ $bonus }){ $holder ->
        [none] {""}
       *[other] {" "}– { $holder } holds it all
    }
board-land = { LAND($where) }: { $who } { $armies }{ $marks ->
        [none] {""}
       *[other] , { $marks }
    }
board-land-gone = { LAND($where) }: { $marks }
board-land-empty = { LAND($where) }: empty{ $marks ->
        [none] {""}
       *[other] , { $marks }
    }
status-title = { $round ->
        [0] Set-up
       *[other] { ROUND($round, form: "head") }
    }
status-title-over = Final standings, { ROUND($round) }
status-ranked = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } · { $line }
picture-regions = { AREA(form: "head") }
picture-won = { $count ->
        [1] { $who } wins · { ROUND($round) }
        [2] { $who } win
       *[other] Shared victory
    }
status-turn = { $who }'s turn.
status-out = **{ $who }** – { $how ->
        [beaten] eliminated by { $by }
        [gave-up] gave up
       *[unknown] eliminated
    }{ $round ->
        [0] {""}
       *[other] {" "}{ ROUND($round, form: "in") }
    }
status-neutral = The neutral army holds { $lands ->
        [one] 1 territory
       *[other] { $lands } territories
    }.
wait-nobody = The game is over.
wait-answered = Answered: { $those }
wait-answered-one = { $who } at { $when }
wait-line = { $own ->
        [yes] **Your move:**
       *[no] **{ $who }** to
    } { $what }{ $since ->
        [none] {""}
       *[other] {" "}· asked { $since }
    }{ $until ->
        [none] {""}
       *[other] {" "}· until { $until }
    }
wait-empty-seat = { $who }'s seat is empty. The host can fill it with `/risk table replace`.
wait-then = If { $own ->
        [yes] you don't
       *[no] { $who } doesn't
    } answer: { $policy }.
odds-answer = { $attackers } attacking, one more staying behind, against { $defenders }: **{ $win }%** to win. On average you lose { $attacker-loses }, the defender { $defender-loses }.
odds-terms = Included: { $terms }.
odds-term-attacking = attacking: { $those }
odds-term-defending = defending: { $those }
odds-help = { $count } × { $what }
odds-refusal-mixed = Those come from games whose dice work differently. Name those of one game.
odds-refusal-no-totals = A number to add counts where totals decide. Here only dice do.
odds-term-until = stopping at { $until } left
log-title = Last turns
log-title-earlier = Earlier turns
button-earlier-turns = Earlier turns
button-later-turns = Later turns
log-empty = Nothing has happened yet.
status-line = **{ $who }**: { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }, { UNITS($armies) }.
status-line-landless = **{ $who }**: no territory, but still in the game.
# $now: whether it is the reader's own turn.
status-next-turn = Your { $now ->
        [yes] turn after this one
       *[no] next turn
    }, as the board stands: { UNITS($armies) } for territories and { AREA(form: "many") }.
status-regions = all of { $regions }
status-cards = { $count ->
        [one] 1 Territory card
       *[other] { $count } Territory cards
    }

# What pictures say beside their signs and arrows.
sign-regions = Regions
sign-ai = AI
sign-lane = Sea route
sign-crossing = Sea route
sign-territories = Territories
sign-armies = Armies
sign-cards = Cards
sign-arrow-conquest = Taken
sign-arrow-attack = Attacked
sign-arrow-expansion = Expanded
sign-arrow-move = Marched
sign-arrow-several = Several attacks
