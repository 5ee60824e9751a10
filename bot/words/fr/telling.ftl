# Plusieurs événements dits en une ligne.
told-invasion = { $who } attaque { LAND($target, form: "the") } depuis { $sources }{ $link ->
        [sea] , par mer
        [bridge] , par le pont
        [mountain] , sous les montagnes
       *[other] {""}
    } : { $battles ->
        [1] { $dice }
       *[other] { $battles } batailles{ $changed_by ->
            [none] {""}
           *[other] {" "}({ $changed_by })
        }
    }, { $short } perd { $lost }, { $foe } { $taken }{ $end ->
        [fallen] . **{ $short } s'en empare** : { $moved ->
            [one] { UNITS($moved) } y entre
           *[other] { UNITS($moved) } y entrent
        }
        [repelled] . **{ $foe } tient bon**
       *[held] {""}
    }{ $along ->
        [none] {""}
       *[other] {" "}{ $along }
    }.{ $gone ->
        [none] {""}
       *[other] {" "}{ $gone }
    }
told-failed = **L'attaque contre { LAND($target, form: "the") } a échoué :** il ne reste { $count ->
        [1] qu'{ UNIT(form: "a") }
       *[other] que { UNITS($count) }
    } { LAND($source, form: "in") }.
told-repelled = **L'attaque contre { LAND($target, form: "the") } est repoussée.**
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
       *[other] {" "}(lancés : { $attack_rolled }{ $attack_by ->
            [none] {""}
           *[other] , changés par { $attack_by }
        })
    }{ $attack_bonus ->
        [0] {""}
       *[other] {" "}(+{ $attack_bonus })
    } contre { $defended_by }{ $defence_falls_count ->
        [0] { $defence }
        [1] { $defence }
       *[other] { $defence_falls }
    }{ $defence_rolled ->
        [none] { $defence_by ->
            [none] {""}
           *[other] {" "}({ $defence_by })
        }
       *[other] {" "}(lancés : { $defence_rolled }{ $defence_by ->
            [none] {""}
           *[other] , changés par { $defence_by }
        })
    }{ $defence_bonus ->
        [0] {""}
       *[other] {" "}(+{ $defence_bonus })
    }{ $spared ->
        [0] {""}
        [one] , une perte évitée
       *[other] , { $spared } pertes évitées
    }{ $ties_to_attacker ->
        [yes] , égalités à l'attaquant
       *[no] {""}
    }
told-place = { $first ->
        [yes] { UNITS($count) }
       *[no] { $count }
    }{ $lands ->
        [one] {""}
       *[other] {" "}par territoire
    } { $within }
told-placed = { $who } place { $places }.
told-gained = { $who } reçoit { $places }.
told-stationed = { $who } place { $each ->
        [yes] { $places }
       *[no] { UNITS($count) } dans { $lands_count ->
            [one] un territoire
           *[other] { $lands_count } territoires
        }
    }.
told-dealt = { $who } reçoit { $lands }.
told-claimed = { $who } occupe { $lands }.
told-income = { $who } reçoit { UNITS($total) } : { $parts }.
told-income-territories = { $count } pour ses territoires
told-income-region = { $count } pour { AREA(form: "whole") } { REGION($what, form: "of") }
told-income-mission = { $count } pour une mission
told-income-set = { $count } pour une série
told-income-card-land = { $count } pour un territoire d'une carte échangée
told-drawn-hand = { $players } { $players_count ->
        [1] pioche
       *[other] piochent
    }{ $each ->
        [yes] {" "}chacun
       *[no] {""}
    } { $count ->
        [one] une carte Territoire
       *[other] { $count } cartes Territoire
    }.
told-drawn-known = { $who } pioche { $count ->
        [1] la carte
       *[other] les cartes
    } { $cards }.
told-drawn-known-hand = { $who } pioche { $count ->
        [1] une carte Territoire
       *[other] { $count } cartes Territoire
    } : { $cards }.
told-drawn-about = -# { $card } : { $effect }
told-hand-taken = { $who } prend { $count ->
        [one] la carte
       *[other] les { $count } cartes
    } Territoire de { $other }.
told-undone = Dernier coup annulé.
