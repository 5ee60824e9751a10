# Le récit d'un tour : le titre, puis une ligne pour chaque chose qui s'est passée.
story-took = { $who } prend { $lands }
story-took-many = { $who } prend { $count } { $some ->
        [spaces] cases du Monde souterrain
       *[territories] territoires
    }
story-taken = Pris : { $lands }
story-in-vain = { $who } attaque { $lands } en vain
story-also-attacked = attaque { $lands } en vain
story-attacked = { $who } attaque { $lands }
story-quiet = { $who } n'attaque pas
story-reinforced = { $who } place ses renforts
story-lost = perd { UNITS($count) }
story-region = { REGION($region, form: "the") }
story-regions = { MARK("region") } **Tient { $regions } en entier** (+{ $bonus }/tour)
story-armies = { UNITS($count) } en tout
story-placed = { $count ->
        [one] +{ $count } renfort
       *[other] +{ $count } renforts
    } ({ $places }{ $rest ->
        [0] {""}
       *[other] , { $rest } ailleurs
    })
story-ways = { $first } ; { $then }
story-set = série +{ $count }
story-armies-unavailable = { UNITS($count) } de moins, réserve vide
story-conquest = { MARK("conquest") } { $way } · { $losses }{ $cards ->
        [none] {""}
       *[other] {" "}· { MARK("adventure") } { $cards }
    }{ $changed_by ->
        [none] {""}
       *[other] {" "}· { MARK("dice") } { $changed_by }
    }
story-entered = { MARK("march") } Sans combat : { $lands }
story-long-odds = { MARK("dice") } **{ $end ->
        [fallen] { $short } prend { LAND($target, form: "the") } à { $foe } et perd { $lost } contre { $taken }
       *[held] { $short } attaque { LAND($target, form: "the") } et perd { UNITS($lost) } : { $foe } perd { $taken } et tient bon
    } (une chance sur { $chance }).**
story-held = { MARK("held") } Repoussé : { $lands }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } { $more ->
            [one] autre
           *[other] autres
        }
    } · { $losses }{ $cards ->
        [none] {""}
       *[other] {" "}· { MARK("adventure") } { $cards }
    }{ $changed_by ->
        [none] {""}
       *[other] {" "}· { MARK("dice") } { $changed_by }
    }
story-broken-off = { MARK("conquest") } Attaqué sans être pris : { $lands }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } { $more ->
            [one] autre
           *[other] autres
        }
    } · { $losses }{ $cards ->
        [none] {""}
       *[other] {" "}· { MARK("adventure") } { $cards }
    }{ $changed_by ->
        [none] {""}
       *[other] {" "}· { MARK("dice") } { $changed_by }
    }
story-goes-on = { MARK("conquest") } { $sources } → { LAND($target) }, en cours · { $losses }{ $cards ->
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
           *[other] {" et "}{ NAMED_LEADERS($seat, $leaders, form: "a") }
        }
    } { LAND($target, form: "to") }
story-drawn = { MARK("card") } +{ $count } cartes
story-armies-suborned = { UNITS($count) } de { $loser } { $count ->
        [one] passe
       *[other] passent
    } à { $player }
story-trick-played = { "" }
story-territory-card-earned = { "" }
story-spells-lifted = { "" }
story-source-switched = { "" }
story-card-discarded = { "" }
story-round = { ROUND($round, form: "head") }
story-points = Points : { $points }
story-continued = -# Tour de { $who }, suite
story-details = Détails
story-taken-back = -# Tout a été annulé.

# Des lignes à part, plus courtes que celles de la chronique, ou marquées d'un signe.
story-line-event-turned-up = { MARK("event") } **{ $card }**
story-line-spell-laid = { $what ->
        [storm] aucune attaque pendant une manche
        [bridge] pont { $lands } fermé une manche
        [corsairs] les attaques par mer coûtent 3 pendant une manche
       *[other] { $lands }
    }
story-line-uprising-began = { $player } garde une carte Territoire secrète
story-line-armies-moved = { $on_turn ->
        [yes] {""}
       *[no] { $player } :{" "}
    }{ UNITS($count) } { LAND($source) } → { LAND($target) }
story-place = { $count }{ $lands ->
        [one] {""}
       *[other] {" "}par territoire
    } { $within }
story-place-gained = { $who } +{ $places }
story-line-armies-lost = { $player } −{ $count } { LAND($where, form: "in") }
story-line-eliminated = { $self ->
        [yes] { MARK("eliminated") } **{ $player } n'a plus { UNIT(form: "of-many") } et quitte la partie.**
       *[no] { MARK("eliminated") } **{ $by } chasse { $player } du plateau. { $player } est éliminé.**
    }
story-line-player-knocked-out = { $self ->
        [yes] { MARK("eliminated") } **{ $player } n'a plus { UNIT(form: "of-many") }, mais reste en jeu.**
       *[no] { MARK("eliminated") } **{ $by } prend le dernier territoire de { $player }. { $player } reste en jeu.**
    }
story-line-capital-taken = { $back ->
    [yes] { MARK("capital") } **{ $player } reprend sa capitale, { LAND($where, form: "the") }.**
   *[no] { MARK("capital") } **{ $player } prend la capitale de { $of }, { LAND($where, form: "the") }.**
    }
story-line-mission-accomplished = { MARK("victory") } **{ $player } accomplit sa mission secrète : { $card }.**
race-you = vous
clock-last = { $clock } : { $which ->
        [next] le tour suivant peut être le dernier
       *[this] ce tour peut être le dernier
    }
clock-own-last = { $clock } : ce tour peut être votre dernier.{ $decides ->
        [none] {""}
       *[other] {" "}À la fin, { $decides }.
    }{ $points ->
        [none] {""}
       *[other] {" "}Points : { $points }.
    }
