# Les événements de Risk Godstorm dits en une ligne, et le récit d'un tour.
told-faith = { $who } reçoit { $total ->
        [one] { $total } jeton Foi
       *[other] { $total } jetons Foi
    } : { $parts }.
told-faith-territories = { $count } pour ses territoires
told-faith-region = { $count } pour le continent entier { REGION($what, form: "of") }
told-faith-temples = { $count } pour les temples
told-faith-freya_tears = { $count } grâce à la relique { CARD("freya_tears") }
told-income-excalibur = { $count } grâce à { CARD("excalibur") }
told-income-wine_of_life = { $count } grâce à la relique { CARD("wine_of_life") }
told-temple = { $who } construit { $lands_count ->
        [one] un temple
       *[other] des temples
    } { $within }.
told-bought = { $list }.
told-bought-whose = { $who } achète { $list }
told-bought-one = { $count } { $count ->
        [one] carte
       *[other] cartes
    } { $what ->
        [war] de Guerre
        [magic] de Magie
        [sky] du Ciel
       *[death] de Mort
    }
told-miracles = { $list }.
told-miracles-whose = { $who } pioche { $list }
told-miracles-one = { $count } { $count ->
        [one] carte
       *[other] cartes
    } { $what ->
        [war] de Guerre
        [magic] de Magie
        [sky] du Ciel
       *[death] de Mort
    }
told-labor = Labeur accompli : { $list }.
told-labor-one = { $what ->
        [war] Guerre
        [magic] Magie
        [sky] Ciel
       *[death] Mort
    }{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }
told-labor-whose = { $list } ({ $who })
told-relic = { $count ->
        [one] Nouvelle relique
       *[other] Nouvelles reliques
    } : { $list }.
told-relic-about = -# { CARD($what) } : { CARD($what, form: "effect") }
told-relic-one = **{ CARD($what) }**
told-relic-whose = { $list } ({ $who })
told-plague = Territoires pestiférés : { $lands }.
told-plagued = La Peste tue : { $list }.
told-plagued-one = { $count } { LAND($where, form: "in") }
told-struck = { $who } perd { $lands_count ->
        [1] { $places }
        [2] { $places }
        [3] { $places }
       *[other] { UNITS($count) } sur { $lands_count } territoires
    }.
told-descended = { $list }.
told-descended-one = { UNITS($count) } { LAND($where, form: "in") }
told-descended-whose = { $who } charge depuis le Ciel avec { $list }
told-banished = La Peste bannit { $list }.
told-banished-one = { NAMED_LEADERS($who_id, $what) } { LAND($where, form: "in") }
told-banished-whose = { $list } ({ $who })
told-summoned = { $list }.
told-summoned-one = { NAMED_LEADERS($who_id, $what) } { LAND($where, form: "in") }
told-summoned-whose = { $who } invoque { $list }
told-returned = De retour sur Terre pour { $who } : { $places }.
told-ascended = Montent au Ciel : { $list }.
told-ascended-one = { UNITS($count) }
told-ascended-whose = { $list } de { $who }

# Le récit d'un tour.
story-points-counted = { "" }
story-line-order-taken = { MARK("march") } Ordre du tour : { $order }
story-line-bids-revealed = { MARK("faith") } Mises : { $bids }
story-line-epoch-began = **L'époque { $epoch } commence**
story-line-epoch-set-back = **Une époque de plus**
story-line-faith-raised = { $on_turn ->
        [yes] { MARK("faith") } Foi +{ $count }
       *[no] { MARK("faith") } { $player } : Foi +{ $count }
    }
story-line-armies-given-up = { MARK("faith") } −{ $count } { UNITS() }, Foi +{ $faith }
story-line-god-banished = { MARK($god) } **{ $god ->
        [magic] { NAMED_LEADERS($player_id, $god) } bannie
       *[other] { NAMED_LEADERS($player_id, $god) } banni
    }**
story-line-godswar-fought = { MARK("godswar") } { $won ->
        [yes] **{ NAMED_LEADERS($attacker_id, $attacking) }** bannit { NAMED_LEADERS($defender_id, $defending) } { LAND($target, form: "in") }, { $attack_total } à { $defence_total }
       *[no] **{ NAMED_LEADERS($defender_id, $defending) }** bannit { NAMED_LEADERS($attacker_id, $attacking) } { LAND($target, form: "in") }, { $defence_total } à { $attack_total }
    }
story-line-temple-moved = { MARK("temple") } temple { LAND($source) } → { LAND($target) }
story-line-temple-destroyed = { MARK("temple") } temple { LAND($where, form: "of") } détruit
story-line-miracle-played = { MARK("adventure") } { $on_turn ->
        [yes] **{ $card }**
       *[no] { $player } joue **{ $card }**
    }{ $to ->
        [none] {""}
       *[other] { $gods ->
            [none] {""}
           *[other] {" "}· { NAMED_LEADERS($turn_id, $gods) } → { LAND($to) }
        }
    }
story-line-miracle-failed = { MARK("held") } **l'Égide de { $by } l'annule**
story-line-box-opened = { MARK("relic") } Boîte de Pandore : **{ $card }**
story-line-box-fruitless = { MARK("relic") } Boîte de Pandore : **{ $card }**, sans cible
story-line-relic-gained = { MARK("relic") } { $loser_id ->
        [none] **{ $relic }**
       *[other] relique prise à { $loser } : **{ $relic }**
    }
story-line-relic-lost = { MARK("relic") } relique perdue : { $relic } ({ $player })
story-line-hand-seen = { $on_turn ->
        [yes] voit les cartes de { $of }, en garde une
       *[no] { $player } voit les cartes de { $of }, en garde une
    }
story-line-armies-swapped = { $player } : { LAND($one) } ↔ { LAND($other) }
story-line-hand-lost = { $player } −{ $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
story-line-land-seized = { MARK("conquest") } Prise de l'intérieur : **{ LAND($where) }**, { UNITS($armies) }
story-line-plague-moved = { MARK("plague") } Peste { LAND($source) } → { LAND($target) }
story-line-plague-lifted = plus de Peste { LAND($where, form: "in") }
story-line-atlantis-sank = { MARK("underworld") } **L'Atlantide est engloutie**
story-line-sea-boiled = ligne maritime { LAND($one) } – { LAND($other) } infranchissable
story-place-plague = { MARK("plague") } Peste { $within }
story-place-struck = { $who } −{ $count } { $lands_count ->
        [1] { $within }
        [2] ({ $lands })
       *[other] sur { $lands_count } territoires
    }
story-place-temple = { MARK("temple") } Temple { $within }
story-place-returned = { MARK("underworld") } Retour sur Terre : { $places }
story-plagued = { MARK("plague") } Peste −{ $count }
story-banished = { MARK("plague") } La Peste bannit { $list }
story-banished-one = **{ NAMED_LEADERS($who_id, $what) }**
story-summoned = { MARK("magic") } Invoque { $list }
story-summoned-one = { NAMED_LEADERS($who_id, $what) }
story-descended = { "" }
story-fire-kindled = { "" }
story-bought = { MARK("card") } achète { $list }
story-miracles = { MARK("card") } pioche { $list }
story-labor = { MARK("card") } Labeur : { $list }
story-relic = { MARK("relic") } { $list }

story-beyond = { MARK("underworld") } Au Monde souterrain : { $lands }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } { $more ->
            [one] autre
           *[other] autres
        }
    }{ $losses ->
        [none] {""}
       *[other] {" "}· { $losses }
    }

# Ce qu'un joueur a perdu depuis son dernier tour, dit à ce joueur ; your-loss-<kind> d'un événement, après une carte.
your-loss-temples = Vous avez perdu { $count ->
        [one] un temple
       *[other] des temples
    } { $lands }.
your-loss-god-banished = Vous avez perdu { NAMED_LEADERS($player_id, $god) } { LAND($where, form: "in") }.
your-loss-relic-gained = { $player } vous a pris la relique **{ $relic }**.
your-loss-relic-lost = { $played_by } a joué { CARD($card_played) } : vous perdez la relique **{ $relic }**.
your-loss-hand-seen = { $player } a vu vos cartes et vous en a pris une.
your-loss-hand-lost = { $played_by } a joué { CARD($card_played) } : vous perdez { $cards ->
        [one] votre seule carte miracle
       *[other] vos { $cards } cartes miracle
    }.
your-loss-temple-destroyed = { $who } a joué { CARD($card) } : votre temple { LAND($where, form: "of") } est détruit.
your-loss-temple-moved = { $who } a joué { CARD($card) } : votre temple passe { LAND($source, form: "of") } vers { LAND($target, form: "the") }.
your-loss-armies-swapped = { $who } a joué { CARD($card) } : vos armées et vos dieux { LAND($one, form: "in") } et { LAND($other, form: "in") } changent de place.
your-loss-land-seized = { $who } a joué { CARD($card) } et vous a pris { LAND($where, form: "the") }.
your-loss-plague = { $who } a joué { CARD($card) } : la Peste est { LAND($where, form: "in") }.
your-loss-armies = { $who } a joué { CARD($card) } : vous perdez { UNITS($count) } { $lands ->
        [none] sur { $lands_count } territoires
       *[other] { $lands }
    }{ $gone ->
        [none] {""}
       *[other] , et { $gone } avec elles
    }.
changed-epochs = { $who } a joué { CARD($card) } : la partie dure une époque de plus, car l'époque { $epoch } se joue une seconde fois{ $left ->
        [0] , et c'est la dernière
        [one] , puis encore une
       *[other] , puis encore { $left }
    }.
changed-atlantis = { $who } a joué { CARD($card) } : l'Atlantide est engloutie, avec tout ce qui s'y trouvait{ $count ->
        [0] {""}
       *[other] {" "}: vous perdez { UNITS($count) }{ $temples ->
            [0] {""}
            [one] {" "}et un temple
           *[other] {" "}et { $temples } temples
        }
    }.
