# What happens in Risk Godstorm, as the chronicle tells it.

# Epochs and bids.
event-epoch-began = **Epoch { $epoch } begins.**
event-epoch-set-back = Time stands still: the game lasts one epoch longer.
event-rounds-set-back = Epochs over so far: { $round }.
event-bid-placed = { $player } bids { $faith } faith.
event-bids-revealed = Bids: { $bids }.{ $added ->
        [none] {""}
       *[other] {" "}The Tablets of Destiny add: { $added }.
    }{ $rolls ->
        [none] {""}
       *[other] { $rethrown ->
            [yes] {" "}Tied: by dice { $order } choose in this order.
           *[no] {" "}Tied, dice: { $rolls }.
        }
    }
event-marker-taken = { $player } takes turn-order marker { $marker }.
event-order-taken = Order of play: { $order }.

# Faith and armies.
event-faith-raised = { $player } receives { $count } faith{ $why ->
        [territories] {" "}for territories
        [region] {" "}for holding all { REGION($what, form: "of") }
        [temples] {" "}for temples
        [freya_tears] {" "}from { CARD("freya_tears") }
        [our_faith_is_strength] {" "}for temples
       *[other] {""}
    }.
event-faith-sacrificed = { $player } pays { $count } faith.
event-armies-given-up = { $player } trades { UNITS($count) } for { $faith } faith.

# Gods and temples.
event-god-summoned = { $player } summons { NAMED_LEADERS($player_id, $god) }, { LEADERS($god, form: "the") }, { LAND($where, form: "in") }.
event-god-moved = { NAMED_LEADERS($player_id, $god) } moves from { LAND($source, form: "the") } { LAND($target, form: "to") }.
event-god-banished = { $why ->
        [plague] Plague banishes { NAMED_LEADERS($player_id, $god) } from { LAND($where, form: "the") }.
        [emptied] { NAMED_LEADERS($player_id, $god) } is banished: { $player } has no army left { LAND($where, form: "in") }.
       *[other] { NAMED_LEADERS($player_id, $god) } is banished from { LAND($where, form: "the") }.
    }
event-god-named = { $player } sends { NAMED_LEADERS($player_id, $god) } into the godswar.
event-god-held-back = { NAMED_LEADERS($player_id, $god) } stays out of the invasion.
event-force-declared = { $gods ->
        [none] { $player } invades without gods.
       *[other] { $player } invades with { NAMED_LEADERS($player_id, $gods) }.
    }
event-powers-used = Powers used: { LEADERS($gods) }.
event-temple-built = { $player } builds a temple { LAND($where, form: "in") }.
event-temple-moved = The temple moves from { LAND($source, form: "the") } { LAND($target, form: "to") }.
event-temple-destroyed = The temple { LAND($where, form: "in") } is destroyed.

# Godswar.
event-godswar-fought = Godswar { LAND($target, form: "in") }: { NAMED_LEADERS($attacker_id, $attacking) } { $attack_falls } + { UNITS($attack_armies) }{ $attack_bonus ->
        [0] {""}
       *[other] {" "}+ { $attack_bonus } more
    } = **{ $attack_total }**, { NAMED_LEADERS($defender_id, $defending) } { $defence_falls } + { UNITS($defence_armies) }{ $defence_bonus ->
        [0] {""}
       *[other] {" "}+ { $defence_bonus } more
    } = **{ $defence_total }**. { $won ->
        [yes] **{ NAMED_LEADERS($defender_id, $defending) } is banished.**
       *[no] **{ NAMED_LEADERS($attacker_id, $attacking) } is banished.**
    }

# Miracle cards and relics.
event-miracle-bought = { $player } buys a { $deck ->
        [war] War
        [magic] Magic
        [sky] Sky
       *[death] Death
    } card.
event-miracle-drawn = { $player } draws a { $deck ->
        [war] War
        [magic] Magic
        [sky] Sky
       *[death] Death
    } card.
event-miracle-played = { $player } plays **{ $card }**{ $of_id ->
        [none] {""}
       *[other] {" "}· { $of }
    }{ $what ->
        [none] {""}
        [war] {" "}· War deck
        [magic] {" "}· Magic deck
        [sky] {" "}· Sky deck
        [death] {" "}· Death deck
       *[other] {" "}· { CARD($what) }
    }{ $where ->
        [none] {""}
       *[other] {" "}· { LAND($where) }
    }{ $to ->
        [none] {""}
       *[other] {" "}→ { LAND($to) }
    }{ $lands ->
        [none] {""}
       *[other] {" "}· { $lands }
    }{ $count ->
        [0] {""}
       *[other] {" "}· { UNITS($count) }
    }{ $gods ->
        [none] {""}
       *[other] {" "}· { LEADERS($gods, form: "the") }
    }.
event-miracle-failed = { $by } gives up the Aegis: **{ $card }** does nothing.
event-box-opened = Pandora's Box turns up **{ $card }** for { $player }.
event-box-fruitless = Pandora's Box turns up **{ $card }** for { $player }: it finds no target.
event-relic-gained = { $loser_id ->
        [none] { $player } gains a relic: **{ $relic }**.
       *[other] { $player } takes **{ $relic }** from { $loser }.
    }
event-relic-lost = { $player } loses the relic **{ $relic }**.
event-hand-lost = { $player } loses { $cards ->
        [one] a miracle card
       *[other] { $cards } miracle cards
    }.
event-hand-seen = { $player } looks at { $of }'s miracle cards and keeps one.
event-labor-done = { $player } fulfils the Labor of { $god ->
        [war] War
        [magic] Magic
        [sky] the Sky
       *[death] Death
    }.
event-pledge-made = { $player } would save { UNITS($count) } with the Tree of Life.
event-sky-answered = { $player } answers the invasion with a Sky card.
event-sky-asked = { $player } may answer with Sky cards.
event-fire-kindled = +{ $bonus } to { $player }'s godswar totals this turn.
event-ground-hallowed = The invasion { LAND($where, form: "of") } ends. Nobody attacks there again this turn.
event-armies-swapped = { $player }'s armies { LAND($one, form: "in") } and { LAND($other, form: "in") } change places.
event-land-seized = **{ $player } takes { LAND($where, form: "the") }** from within, with { UNITS($armies) }.

# Plague, land and the dead.
event-plague-laid = Plague breaks out { LAND($where, form: "in") }.
event-plague-moved = The plague moves from { LAND($source, form: "the") } { LAND($target, form: "to") }.
event-plague-lifted = { LAND($where, form: "the") } is free of plague.
event-ascended = { UNITS($count) } of { $player } { $count ->
        [one] goes
       *[other] go
    } to Heaven.
event-atlantis-sank = **Atlantis sinks beneath the sea, with everything on it.**
event-sea-boiled = The sea boils between { LAND($one, form: "the") } and { LAND($other, form: "the") }: nobody crosses it any more.
event-expanded = { $player } enters { LAND($target, form: "the") } without a battle, from { LAND($source, form: "the") } with { UNITS($count) }{ $leaders ->
        [none] {""}
       *[other] {" "}and { NAMED_LEADERS($player_id, $leaders) }
    }{ $lost ->
        [0] {""}
       *[other] , and loses { UNITS($lost) } there
    }.
event-left-heaven = { UNITS($count) } of { $player } { $count ->
        [one] leaves
       *[other] leave
    } Heaven for { LAND($where, form: "the") }.
event-pantheon-fell = { $player }'s gods, faith and dead are gone.

# The end.
event-points-counted = { $player }: **{ $total }** ({ $territories } for territories, { $continents } for continents, { $spaces } for crypts and altars, { $relics } for relics).

# Why somebody receives armies: variants of the shared message.
granted-excalibur = from { CARD("excalibur") }
granted-wine_of_life = from { CARD("wine_of_life") }
