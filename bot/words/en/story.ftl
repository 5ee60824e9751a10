# The story of a turn: the headline, then a line for each thing that happened.
story-took = { $who } took { $lands }
story-took-many = { $who } took { $count } { $some ->
        [spaces] spaces of the Underworld
       *[territories] territories
    }
story-taken = Taken: { $lands }
story-in-vain = { $who } attacked { $lands } in vain
story-also-attacked = attacked { $lands } in vain
story-attacked = { $who } attacked { $lands }
story-quiet = { $who } didn't attack
story-reinforced = { $who } reinforced
story-lost = lost { UNITS($count) }
story-region = { REGION($region, form: "the") }
story-regions = { MARK("region") } **Holds all of { $regions }** (+{ $bonus } a turn)
story-armies = { UNITS($count) } in all
story-placed = { $count ->
        [one] +{ $count } reinforcement
       *[other] +{ $count } reinforcements
    } ({ $places }{ $rest ->
        [0] {""}
       *[other] , { $rest } elsewhere
    })
story-ways = { $first }; { $then }
story-set = card set +{ $count }
story-armies-unavailable = { $count } fewer, the reserve is empty
story-conquest = { MARK("conquest") } { $way } · { $losses }{ $cards ->
        [none] {""}
       *[other] {" "}· { MARK("adventure") } { $cards }
    }{ $changed_by ->
        [none] {""}
       *[other] {" "}· { MARK("dice") } { $changed_by }
    }
story-entered = { MARK("march") } Entered without a battle: { $lands }
story-long-odds = { MARK("dice") } **{ $end ->
        [fallen] { $short } took { LAND($target, form: "the") } from { $foe } and lost { $lost } to { $taken }
       *[held] { $short } attacked { LAND($target, form: "the") } and lost { UNITS($lost) }: { $foe } lost { $taken } and held it
    } (1 chance in { $chance }).**
story-held = { MARK("held") } Repelled: { $lands }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    } · { $losses }{ $cards ->
        [none] {""}
       *[other] {" "}· { MARK("adventure") } { $cards }
    }{ $changed_by ->
        [none] {""}
       *[other] {" "}· { MARK("dice") } { $changed_by }
    }
story-broken-off = { MARK("conquest") } Attacked without taking: { $lands }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    } · { $losses }{ $cards ->
        [none] {""}
       *[other] {" "}· { MARK("adventure") } { $cards }
    }{ $changed_by ->
        [none] {""}
       *[other] {" "}· { MARK("dice") } { $changed_by }
    }
story-goes-on = { MARK("conquest") } { $sources } → { LAND($target) }, under way · { $losses }{ $cards ->
        [none] {""}
       *[other] {" "}· { MARK("adventure") } { $cards }
    }{ $changed_by ->
        [none] {""}
       *[other] {" "}· { MARK("dice") } { $changed_by }
    }
story-march = { MARK("march") } { $count ->
        [0] { NAMED_LEADERS($seat, $leaders, form: "first") }
       *[other] { $count }{ $leaders ->
            [none] {""}
           *[other] {" and "}{ NAMED_LEADERS($seat, $leaders, form: "a") }
        }
    } { LAND($target, form: "to") }
story-drawn = { MARK("card") } +{ $count } cards
story-armies-suborned = { UNITS($count) } of { $loser } { $count ->
        [one] deserts
       *[other] desert
    } to { $player }
story-trick-played = { "" }
story-territory-card-earned = { "" }
story-spells-lifted = { "" }
story-source-switched = { "" }
story-card-discarded = { "" }
story-round = { ROUND($round, form: "head") }
story-points = Points: { $points }
story-continued = -# { $who }'s turn, continued
story-details = Details
story-taken-back = -# All of it was undone.

# Lines of their own, shorter than the chronicle's, or with a mark.
story-line-event-turned-up = { MARK("event") } **{ $card }**
story-line-spell-laid = { $what ->
        [storm] no attacks there for a round
        [bridge] bridge { $lands } closed for a round
        [corsairs] attacks by sea cost 3 for a round
       *[other] { $lands }
    }
story-line-uprising-began = { $player } keeps a Territory card secret
story-line-armies-moved = { $on_turn ->
        [yes] {""}
       *[no] { $player }:{" "}
    }{ UNITS($count) } { LAND($source) } → { LAND($target) }
story-place = { $count }{ $lands ->
        [one] {""}
       *[other] {" "}each
    } { $within }
story-place-gained = { $who } +{ $places }
story-line-armies-lost = { $player } −{ $count } { LAND($where, form: "in") }
story-line-eliminated = { $self ->
        [yes] { MARK("eliminated") } **{ $player } has no { UNIT() } left and is out.**
       *[no] { MARK("eliminated") } **{ $by } drives { $player } from the board. { $player } is out.**
    }
story-line-player-knocked-out = { $self ->
        [yes] { MARK("eliminated") } **{ $player } has no { UNIT() } left, but is still in the game.**
       *[no] { MARK("eliminated") } **{ $by } takes { $player }'s last territory. { $player } is still in the game.**
    }
story-line-capital-taken = { $back ->
    [yes] { MARK("capital") } **{ $player } takes back their capital, { LAND($where, form: "the") }.**
   *[no] { MARK("capital") } **{ $player } takes { $of }'s capital, { LAND($where, form: "the") }.**
    }
story-line-mission-accomplished = { MARK("victory") } **{ $player } completes a secret mission: { $card }.**
race-you = you
clock-last = { $clock }: { $which ->
        [next] the next turn may be the last
       *[this] this may be the last turn
    }
clock-own-last = { $clock }: this may be your last turn.{ $decides ->
        [none] {""}
       *[other] {" "}At the end, { $decides }.
    }{ $points ->
        [none] {""}
       *[other] {" "}Points: { $points }.
    }
