# Risk Godstorm's events told in one line, and the story of a turn.
told-faith = { $who } receives { $total } faith: { $parts }.
told-faith-territories = { $count } for territories
told-faith-region = { $count } for all { REGION($what, form: "of") }
told-faith-temples = { $count } for temples
told-faith-freya_tears = { $count } from { CARD("freya_tears") }
told-income-excalibur = { $count } from { CARD("excalibur") }
told-income-wine_of_life = { $count } from { CARD("wine_of_life") }
told-temple = { $who } builds { $lands_count ->
        [one] a temple
       *[other] temples
    } { $within }.
told-bought = { $list }.
told-bought-whose = { $who } buys { $list }
told-bought-one = { $count } { $what ->
        [war] War
        [magic] Magic
        [sky] Sky
       *[death] Death
    } { $count ->
        [one] card
       *[other] cards
    }
told-miracles = { $list }.
told-miracles-whose = { $who } draws { $list }
told-miracles-one = { $count } { $what ->
        [war] War
        [magic] Magic
        [sky] Sky
       *[death] Death
    } { $count ->
        [one] card
       *[other] cards
    }
told-labor = Labor fulfilled: { $list }.
told-labor-one = { $what ->
        [war] War
        [magic] Magic
        [sky] Sky
       *[death] Death
    }{ $count ->
        [one] {""}
       *[other] {" "}×{ $count }
    }
told-labor-whose = { $list } ({ $who })
told-relic = { $count ->
        [one] New relic
       *[other] New relics
    }: { $list }.
told-relic-about = -# { CARD($what) }: { CARD($what, form: "effect") }
told-relic-one = **{ CARD($what) }**
told-relic-whose = { $list } ({ $who })
told-plague = Plague lies on { $lands }.
told-plagued = Plague kills: { $list }.
told-plagued-one = { $count } { LAND($where, form: "in") }
told-struck = { $who } loses { $lands_count ->
        [1] { $places }
        [2] { $places }
        [3] { $places }
       *[other] { UNITS($count) } on { $lands_count } territories
    }.
told-descended = { $list }.
told-descended-one = { UNITS($count) } { LAND($where, form: "in") }
told-descended-whose = { $who } embarks from Heaven with { $list }
told-banished = Plague banishes { $list }.
told-banished-one = { NAMED_LEADERS($who_id, $what) } { LAND($where, form: "in") }
told-banished-whose = { $who }'s { $list }
told-summoned = Summoned: { $list }.
told-summoned-one = { NAMED_LEADERS($who_id, $what) } { LAND($where, form: "in") }
told-summoned-whose = { $who }'s { $list }
told-returned = Back on Earth for { $who }: { $places }.
told-ascended = To Heaven: { $list }.
told-ascended-one = { UNITS($count) }
told-ascended-whose = { $list } of { $who }

# The story of a turn.
story-points-counted = { "" }
story-line-order-taken = { MARK("march") } Order of play: { $order }
story-line-bids-revealed = { MARK("faith") } Bids: { $bids }
story-line-epoch-began = **Epoch { $epoch } begins**
story-line-epoch-set-back = **One epoch more**
story-line-faith-raised = { $on_turn ->
        [yes] { MARK("faith") } +{ $count } faith
       *[no] { MARK("faith") } { $player } +{ $count } faith
    }
story-line-armies-given-up = { MARK("faith") } −{ $count } { UNITS() }, +{ $faith } faith
story-line-god-banished = { MARK($god) } **{ NAMED_LEADERS($player_id, $god) } banished**
story-line-godswar-fought = { MARK("godswar") } { $won ->
        [yes] **{ NAMED_LEADERS($attacker_id, $attacking) }** banishes { NAMED_LEADERS($defender_id, $defending) } { LAND($target, form: "in") }, { $attack_total } to { $defence_total }
       *[no] **{ NAMED_LEADERS($defender_id, $defending) }** banishes { NAMED_LEADERS($attacker_id, $attacking) } { LAND($target, form: "in") }, { $defence_total } to { $attack_total }
    }
story-line-temple-moved = { MARK("temple") } temple { LAND($source) } → { LAND($target) }
story-line-temple-destroyed = { MARK("temple") } temple { LAND($where, form: "in") } destroyed
story-line-miracle-played = { MARK("adventure") } { $on_turn ->
        [yes] **{ $card }**
       *[no] { $player } plays **{ $card }**
    }{ $to ->
        [none] {""}
       *[other] { $gods ->
            [none] {""}
           *[other] {" "}· { NAMED_LEADERS($turn_id, $gods) } → { LAND($to) }
        }
    }
story-line-miracle-failed = { MARK("held") } **{ $by }'s Aegis cancels it**
story-line-box-opened = { MARK("relic") } Pandora's Box: **{ $card }**
story-line-box-fruitless = { MARK("relic") } Pandora's Box: **{ $card }**, no target
story-line-relic-gained = { MARK("relic") } { $loser_id ->
        [none] **{ $relic }**
       *[other] **{ $relic }** taken from { $loser }
    }
story-line-relic-lost = { MARK("relic") } { $relic } lost ({ $player })
story-line-hand-seen = { $on_turn ->
        [yes] looks at { $of }'s cards, keeps one
       *[no] { $player } looks at { $of }'s cards, keeps one
    }
story-line-armies-swapped = { $player }: { LAND($one) } ↔ { LAND($other) }
story-line-hand-lost = { $player } −{ $cards } { $cards ->
        [one] card
       *[other] cards
    }
story-line-land-seized = { MARK("conquest") } **{ LAND($where) }** taken from within, { UNITS($armies) }
story-line-plague-moved = { MARK("plague") } plague { LAND($source) } → { LAND($target) }
story-line-plague-lifted = no more plague { LAND($where, form: "in") }
story-line-atlantis-sank = { MARK("underworld") } **Atlantis sinks beneath the sea**
story-line-sea-boiled = sea line { LAND($one) } – { LAND($other) } impassable
story-place-plague = { MARK("plague") } Plague { $within }
story-place-struck = { $who } −{ $count } { $lands_count ->
        [1] { $within }
        [2] ({ $lands })
       *[other] on { $lands_count } territories
    }
story-place-temple = { MARK("temple") } Temple { $within }
story-place-returned = { MARK("underworld") } Back on Earth: { $places }
story-plagued = { MARK("plague") } plague −{ $count }
story-banished = { MARK("plague") } Plague banishes { $list }
story-banished-one = **{ NAMED_LEADERS($who_id, $what) }**
story-summoned = { MARK("magic") } Summoned { $list }
story-summoned-one = { NAMED_LEADERS($who_id, $what) }
story-descended = { "" }
story-fire-kindled = { "" }
story-bought = { MARK("card") } bought { $list }
story-miracles = { MARK("card") } drew { $list }
story-labor = { MARK("card") } Labor: { $list }
story-relic = { MARK("relic") } { $list }

story-beyond = { MARK("underworld") } In the Underworld: { $lands }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }{ $losses ->
        [none] {""}
       *[other] {" "}· { $losses }
    }

# What a player has lost since the last turn, told to that player; your-loss-<kind> of an event, after a card.
your-loss-temples = You lost { $count ->
        [one] a temple
       *[other] temples
    } { $lands }.
your-loss-god-banished = You lost { NAMED_LEADERS($player_id, $god) } { LAND($where, form: "in") }.
your-loss-relic-gained = { $player } took **{ $relic }** from you.
your-loss-relic-lost = { $played_by } played { CARD($card_played) }: you lost **{ $relic }**.
your-loss-hand-seen = { $player } looked at your cards and took one.
your-loss-hand-lost = { $played_by } played { CARD($card_played) }: you lost { $cards ->
        [one] your only miracle card
       *[other] all { $cards } of your miracle cards
    }.
your-loss-temple-destroyed = { $who } played { CARD($card) }: your temple { LAND($where, form: "in") } is gone.
your-loss-temple-moved = { $who } played { CARD($card) }: your temple { LAND($source, form: "in") } now stands { LAND($target, form: "in") }.
your-loss-armies-swapped = { $who } played { CARD($card) }: your armies and gods { LAND($one, form: "in") } and { LAND($other, form: "in") } change places.
your-loss-land-seized = { $who } played { CARD($card) } and took { LAND($where, form: "the") } from you.
your-loss-plague = { $who } played { CARD($card) }: plague breaks out { LAND($where, form: "in") }.
your-loss-armies = { $who } played { CARD($card) }: you lost { UNITS($count) } { $lands ->
        [none] on { $lands_count } territories
       *[other] { $lands }
    }{ $gone ->
        [none] {""}
       *[other] , and { $gone } with them
    }.
changed-epochs = { $who } played { CARD($card) }: the game lasts one epoch longer, as epoch { $epoch } is played a second time{ $left ->
        [0] , and is the last
        [one] , then one more
       *[other] , then { $left } more
    }.
changed-atlantis = { $who } played { CARD($card) }: Atlantis has sunk, with everything on it{ $count ->
        [0] {""}
       *[other] : you lost { UNITS($count) }{ $temples ->
            [0] {""}
            [one] {" "}and a temple
           *[other] {" "}and { $temples } temples
        }
    }.
