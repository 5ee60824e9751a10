# What a player is asked. `.wait`: what the others wait for. `.topic`: its name in the list of standing orders.
decision-to-claim = Claim an empty territory.
    .wait = claim a territory
    .topic = Claiming territories
decision-to-station = { $army_id ->
        [neutral] Place 1 neutral { UNIT() } on a neutral territory
       *[other] Place { UNITS(1) } on one of your territories
    } ({ $left } left).
    .wait = place { UNITS() }
    .topic = Placing the first { UNITS() }
decision-to-reinforce = { $count ->
        [0] You have nothing to place. You can trade in a set or play a card.
       *[other] Place { UNITS($count) } on your territories.
    }
    .must-trade = You hold { $cards } Territory cards: you **must trade in a set** first.
    .wait = place reinforcements
    .topic = Reinforcements
decision-to-deploy = Place { $count ->
        [one] 1 more { UNIT() }
       *[other] { $count } more { UNITS() }
    }{ $whole ->
        [yes] , all on one territory
       *[no] {""}
    }.
    .wait = place extra { UNITS() }
    .topic = Extra { UNITS() }
decision-to-share-out = Only { UNITS($count) } { $count ->
        [one] is left
       *[other] are left
    } for { $among }. { $each ->
        [one] Choose where to place 1.
       *[other] Place up to { $each } on one territory.
    }
    .wait = place the last { UNITS() }
    .topic = Last { UNITS() }
decision-to-trade = You **must trade in a set** of Territory cards.
    .wait = trade in a set
    .topic = Trading in sets
decision-to-fight = { $realm ->
        [underworld] Invade the Underworld
       *[other] Attack
    }, or end your { $ends ->
        [yes] turn
       *[no] attacks
    }.
    .over = You can't attack from anywhere. End your { $ends ->
        [yes] turn
       *[no] attacks
    }.
    .wait = attack
    .topic = Attacks
decision-to-defend = { $army_id ->
        [neutral] { $who } attacks the neutral army { LAND($where, form: "in") } from { LAND($source, form: "the") } with { $thrown }. You roll for it.
       *[other] { $who } attacks you { LAND($where, form: "in") } from { LAND($source, form: "the") } with { $thrown }.
    } How many defend?
    .wait = choose the defence
    .topic = Defence
    .about = How many dice you throw when you are attacked: one for each { UNIT() } that defends.
decision-to-occupy = You took { LAND($target, form: "the") }: { UNITS($target_armies) } there now. { $spare ->
        [0] Your last { UNIT() } stays { LAND($source, form: "in") }. Who follows alone?
       *[other] How many more move in? Up to { $spare } of the { $source_armies } { LAND($source, form: "in") }.
    }
    .wait = move into the conquered territory
    .topic = Moving in
    .about = Who follows into a territory you took, beyond those who have to.
decision-to-fortify = { $moves ->
        [0] { $still ->
            [none] No more moves:{" "}
           *[other] You can still { $still }. Otherwise,{" "}
        }
        [one] Fortify: move { UNITS() } once between your territories, or{" "}
       *[other] Fortify up to { $moves } times, or{" "}
    }{ $ends ->
        [no] go on
       *[yes] end your turn
    }.
    .over = Nothing is left to do here. { $ends ->
        [no] Go on.
       *[yes] End your turn.
    }
    .wait = fortify
    .topic = Fortifying
decision-to-react = You may respond.
    .wait = play a card or pass
    .topic = Reaction cards
window-invasion = { $who } invades { LAND($target, form: "the") } from { LAND($source, form: "the") }. Play a card?
    .wait = react to an invasion
    .topic = Cards { moment-invasion }
window-sea-battle = { $who } attacks your port { LAND($target, form: "in") } by sea from { LAND($source, form: "the") }. Play a card?
    .wait = react to an attack by sea
    .topic = Cards { moment-sea-battle }

# Answers: the whole one, as a line of a list, and `.verb`, as a button.
action-claim = Claim { LAND($where, form: "the") }
    .verb = Claim
action-station = { UNITS(1) } { LAND($where, form: "to") }
    .verb = Place
action-deploy = { UNITS($count) } { LAND($where, form: "to") }
    .verb = Place
action-trade = Trade in { $cards }
    .verb = Trade in a set
action-attack = Attack { LAND($target, form: "the") } from { LAND($source, form: "the") } with { $dice }{ $leaders ->
        [none] {""}
       *[other] {" "}and { NAMED_LEADERS($player_id, $leaders, form: "the") }
    }{ $armies ->
        [0] {""}
       *[other] {" "}({ UNITS($armies) } take part)
    }
    .short = Attack { LAND($target, form: "the") }
    .verb = Attack
    .verb-to-fight-underworld = Invade the Underworld
action-defend = Defend with { $dice }{ $leaders ->
        [none] {""}
       *[other] {" "}and { NAMED_LEADERS($player_id, $leaders, form: "the") }
    }
    .verb = Defend
action-finish = Finish
    .verb = Finish
    .ends-turn = End turn
    .verb-to-reinforce = Go on
    .verb-to-fight = End attacks
    .verb-to-fortify = Go on
    .verb-to-return = Go on
    .verb-to-buy-stars = Go on
    .verb-to-trade-armies = Keep them
    .verb-to-summon = Go on
    .verb-to-buy = Go on
    .verb-to-play-miracle = Go on
    .verb-to-leave-heaven = Go on
    .verb-to-parley = Start turn
action-move-in = { $count ->
        [0] { $leaders ->
            [none] Move no more
           *[other] Move only { NAMED_LEADERS($player_id, $leaders, form: "the") }
        }
       *[other] Move { $count } more{ $leaders ->
            [none] {""}
           *[other] , with { NAMED_LEADERS($player_id, $leaders, form: "the") }
        }
    }
    .verb = Move in
action-call-off = Call off the invasion
    .verb = Call off
action-share-out = { UNITS($count) } { LAND($where, form: "to") }
    .verb = Place
action-fortify = { $count ->
        [0] Move { NAMED_LEADERS($player_id, $leaders, form: "the") } alone from { LAND($source, form: "the") } { LAND($target, form: "to") }
       *[other] Move { UNITS($count) } from { LAND($source, form: "the") } { LAND($target, form: "to") }{ $leaders ->
            [none] {""}
           *[other] , with { NAMED_LEADERS($player_id, $leaders, form: "the") }
        }
    }
    .short = { $count ->
            [0] { NAMED_LEADERS($player_id, $leaders, form: "the") } { LAND($target, form: "to") }
           *[other] { $count } { LAND($target, form: "to") }
        }
    .verb = Fortify
action-pass = Pass
    .verb = Pass
action-concede = Give up
    .verb = Give up

# What one chooses in an answer.
field-where = Where?
    .for-name-continent = Which continent?
    .for-mark-continent = Which continent?
    .for-destroy-card = Which card?
    .for-upgrade-card = Which card?
    .for-cancel-scar = Which scar?
    .for-fortify-city = Which city?
field-source = From where?
field-target = Where to?
step-deploy-count = +{ $choice }
step-attack-dice = with { UNITS($choice) }
step-fortify-count = with { UNITS($choice) }
step-move-in-count = { UNITS($choice) }
field-count = How many?
    .for-deploy = How many more?
field-dice = How many fight?
field-armies = How many take part? (0: all that can)
field-leaders = { $several ->
        [no] With { NAMED_LEADERS($seat, $leaders, form: "the") }?
       *[yes] Who goes along?
    }
    .for-move-in = { $several ->
        [no] With { NAMED_LEADERS($seat, $leaders, form: "the") }?
       *[yes] Who follows?
    }
field-card = Which card?
field-cards = Which cards?
field-bridge = Which bridge?
field-agreed = Who has agreed?
field-name = What name?
field-change = How do you change the roll?
