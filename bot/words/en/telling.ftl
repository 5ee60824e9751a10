# Several events told in one line.
told-invasion = { $who } attacks { LAND($target, form: "the") } from { $sources }{ $link ->
        [sea] , by sea
        [bridge] , over the bridge
        [mountain] , under the mountains
       *[other] {""}
    }: { $battles ->
        [one] { $dice }
       *[other] { $battles } battles{ $changed_by ->
            [none] {""}
           *[other] {" "}({ $changed_by })
        }
    }, { $short } loses { $lost }, { $foe } { $taken }{ $end ->
        [fallen] . **{ $short } takes it**: { $moved ->
            [one] { UNITS($moved) } moves in
           *[other] { UNITS($moved) } move in
        }
        [repelled] . **{ $foe } holds it**
       *[held] {""}
    }{ $along ->
        [none] {""}
       *[other] {" "}{ $along }
    }.{ $gone ->
        [none] {""}
       *[other] {" "}{ $gone }
    }
told-failed = **The attack on { LAND($target, form: "the") } has failed:** only { UNITS($count) } left { LAND($source, form: "in") }.
told-repelled = **The attack on { LAND($target, form: "the") } is repelled.**
told-battle = - { $dice } · { $losses }
told-dice = { $attacked_by }{ $attack_falls_count ->
        [0] { $attack }
        [1] { $attack }
       *[other] { $attack_falls }
    }{ $attack_rolled ->
        [none] { $attack_by ->
            [none] {""}
           *[other] {" "}({ $attack_by })
        }
       *[other] {" "}(rolled { $attack_rolled }{ $attack_by ->
            [none] {""}
           *[other] , changed by { $attack_by }
        })
    }{ $attack_bonus ->
        [0] {""}
       *[other] {" "}(+{ $attack_bonus })
    } against { $defended_by }{ $defence_falls_count ->
        [0] { $defence }
        [1] { $defence }
       *[other] { $defence_falls }
    }{ $defence_rolled ->
        [none] { $defence_by ->
            [none] {""}
           *[other] {" "}({ $defence_by })
        }
       *[other] {" "}(rolled { $defence_rolled }{ $defence_by ->
            [none] {""}
           *[other] , changed by { $defence_by }
        })
    }{ $defence_bonus ->
        [0] {""}
       *[other] {" "}(+{ $defence_bonus })
    }{ $spared ->
        [0] {""}
       *[other] , { $spared } saved
    }{ $ties_to_attacker ->
        [yes] , ties to the attacker
       *[no] {""}
    }
told-place = { $first ->
        [yes] { UNITS($count) }
       *[no] { $count }
    }{ $lands ->
        [one] {""}
       *[other] {" "}each
    } { $within }
told-placed = { $who } places { $places }.
told-gained = { $who } gains { $places }.
told-stationed = { $who } places { $each ->
        [yes] { $places }
       *[no] { UNITS($count) } in { $lands_count ->
            [one] a territory
           *[other] { $lands_count } territories
        }
    }.
told-dealt = { $who } is dealt { $lands }.
told-claimed = { $who } claims { $lands }.
told-income = { $who } receives { UNITS($total) }: { $parts }.
told-income-territories = { $count } for territories
told-income-region = { $count } for { AREA(form: "whole") } { REGION($what, form: "of") }
told-income-mission = { $count } for a mission
told-income-set = { $count } for a set
told-income-card-land = { $count } for a territory on a traded card
told-drawn-hand = { $players } { $players_count ->
        [one] draws
       *[other] draw
    } { $count ->
        [one] a Territory card
       *[other] { $count } Territory cards
    }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }.
told-drawn-known = { $who } draws { $count ->
        [one] the card
       *[other] the cards
    } { $cards }.
told-drawn-known-hand = { $who } draws { $count ->
        [one] the Territory card
       *[other] the Territory cards
    } { $cards }.
told-drawn-about = -# { $card }: { $effect }
told-hand-taken = { $who } takes { $other }'s { $count ->
        [one] Territory card
       *[other] { $count } Territory cards
    }.
told-undone = Last move undone.
