# House rules: what happens, what is asked, what is refused, in the order of their names in the rules.

# Yalta.
event-swap-proposed = Trade { $number }: { $by } offers { $to } { $give ->
        [none] nothing
       *[other] { $give }
    } for { $take ->
        [none] nothing
       *[other] { $take }
    }.
event-swap-made = **Trade { $number } is done:** { $by } gives { $to } { $give ->
        [none] nothing
       *[other] { $give }
    } for { $take ->
        [none] nothing
       *[other] { $take }
    }.
event-swap-dropped = Trade { $number } is off.
refusal-no-such-partner = You can't trade with { $player }. Pick another player from the list.
refusal-nothing-offered = Offer at least one card, or ask for one.
refusal-not-in-lot = { $player } no longer has { $card }. Look at the cards again and make a new offer.
refusal-no-card-left = { $player } would have no card left, and everybody keeps at least one. Leave one out.
refusal-too-few-regiments = { $player } would have { $cards ->
        [one] one card
       *[other] { $cards } cards
    } but only { $regiments } starting { UNITS() }, one for each territory. Ask for fewer cards, or give more.
refusal-bargain-gone = Trade { $bargain } is closed. Pick another, or make an offer.
refusal-own-bargain = That offer is your own. Wait for another player to accept it, or withdraw it.
refusal-not-your-bargain = That offer is not yours to accept or withdraw. Pick another, or make an offer.
decision-to-bargain = The dealt cards lie face up, and nobody has placed { UNIT(form: "a") } yet. Trade cards with the others, then press *{ action-ready.verb }*.
    .wait = trade the dealt cards
    .topic = Trades of dealt cards
action-propose-swap = To { $to }: { $give ->
        [none] nothing
       *[other] { $give }
    } for { $take ->
        [none] nothing
       *[other] { $take }
    }
    .verb = Offer a trade
action-accept-swap = Accept trade { $bargain }
    .verb = Accept
action-drop-swap = Decline or withdraw trade { $bargain }
    .verb = Decline
action-ready = Ready, no more trades
    .verb = Ready
field-to = With whom?
    .in-to-play-miracle = Where to?
    .in-to-open-box = Where to?
    .in-to-react = Where to?
field-give = What do you give?
    .in-to-parley = How many of their prisoners do you free?
field-take = What do you ask for?
    .in-to-parley = How many of yours do you ask for?
field-bargain = Which trade?
policy-to-bargain-ready = ready at once, no trades

# Yalta with blind lots.
event-lot-called = { $player } lays a lot face down and calls **{ $size }** (lot { $number }).
event-lot-taken = { $player } and { $by } swap { $size ->
        [one] one card
       *[other] { $size } cards
    } each, unseen (lot { $number }).
event-lot-taken-back = { $player } takes lot { $number } back.
refusal-not-one-region = A lot holds cards of one region; these are from { $regions }. Keep to one region. Wild cards pass for any.
refusal-wrong-size = That lot has { $wanted ->
        [one] one card
       *[other] { $wanted } cards
    } and you laid { $size }. Lay { $wanted }.
decision-to-trade-lots = Lay cards of one region face down and call how many, or swap as many for another player's lot. Then press *{ action-ready.verb }*.
    .wait = trade blind lots
    .topic = Blind lots
action-call-lot = Lay face down: { $cards }
    .verb = Lay a lot
action-take-lot = Swap for lot { $lot }: { $cards }
    .verb = Swap for a lot
action-take-lot-back = Take lot { $lot } back
    .verb = Take back
field-lot = Which lot?
policy-to-trade-lots-ready = ready at once, no lots
zone-lot = lot { $who }

# General Mobilisation.
event-mobilised = { $player } mobilises for { $trios ->
        [0] no trio of symbols
        [one] one trio of symbols
       *[other] { $trios } trios of symbols
    }{ $regions ->
        [none] {""}
       *[other] {" "}and all of { $regions }
    }.
    .given = { $player } mobilises { UNITS($armies) }: { $trios ->
            [0] no trio of symbols
            [one] one trio of symbols
           *[other] { $trios } trios of symbols
        }{ $regions ->
            [none] {""}
           *[other] {" "}and all of { $regions }
        }.

# Calculated Risks.
event-risk-taken = { $attacker } attacks { LAND($target, form: "the") } from { LAND($source, form: "the") }: dice { $attack } + stake { $attackers } = { $attack_score }, against { $defence } + { $defenders } = { $defence_score }. { $attacker } loses { $attacker_lost }, { $defender } { $defender_lost }.
told-risk = { $attacked_by }{ $attack } + { $attackers } = { $attack_score }, against { $defended_by }{ $defence } + { $defenders } = { $defence_score }

# Continental Power.
event-powers-won = { $player } gets a region's power: { $powers }.
event-die-improved = { $player } rerolls the { $first }: { $again }.
power-levy = one { UNIT() } on each of their territories there
power-card = one Territory card
power-strike = remove three enemy { UNITS() }
power-turncoat = one enemy { UNIT() } changes sides
power-marches = any number of moves
power-reroll = reroll the lowest attack die
power-walls = +1 when defending strongholds and named places
refusal-not-on-this-board = { $choice } isn't on this board. Pick another region for “{ $option }”.
refusal-last-army = One { UNIT() } must stay { LAND($where, form: "in") }. Take fewer, or pick a territory with two or more.
decision-to-strike = Your region's power: remove { $left ->
        [one] one enemy { UNIT() }
       *[other] up to { $left } enemy { UNITS() }
    }, never the last of a territory.
    .wait = strike with a region's power
    .topic = Region power: strike
decision-to-win-over = Your region's power: an enemy { UNIT() } next to you changes sides. Pick it, and where it goes.
    .wait = win over { UNIT(form: "a") }
    .topic = Region power: win over
action-strike = Remove { UNITS($count) } from { LAND($where, form: "the") }
    .verb = Strike
action-win-over = One from { LAND($source, form: "the") } joins you { LAND($target, form: "in") }
    .verb = Win over
policy-to-strike-hardest = the strongest enemy next to me
policy-to-strike-leave = don't strike
policy-to-win-over-strongest = one from the strongest enemy next to me
policy-to-win-over-leave = win nobody over

# Hecatomb, and the limited stock that Prisoners of War shares.
event-reserve-laid = Reserves for the whole game: { $armies }.
event-reserve-changed = { $player }'s reserve changes by { $count }.
event-fight-noted = Fighting in round { $round }.
event-exhausted = **Nobody has a reserve left, and a whole round passed without an attack.** Territories: { $lands }.

# Prisoners of War.
event-prisoners-taken = { $player } takes { $count ->
        [one] one prisoner
       *[other] { $count } prisoners
    } from { $owner }.
event-prisoners-exchanged = { $by } and { $to } exchange prisoners: { $give ->
        [0] nobody goes
        [one] one goes
       *[other] { $give } go
    } home to { $to }, { $take ->
        [0] nobody
        [one] one
       *[other] { $take }
    } to { $by }.
event-prisoners-handed-over = { $to_id ->
        [none] The prisoners of { $player } go home.
       *[other] { $to } takes over the prisoners of { $player }.
    }
event-ransom-proposed = { $by } proposes to { $to }: { $give ->
        [0] no prisoners
        [one] one prisoner
       *[other] { $give } prisoners
    } for { $take ->
        [0] none
        [one] one
       *[other] { $take }
    }{ $cards_count ->
        [0] {""}
        [one] , plus a Territory card
       *[other] , plus { $cards_count } Territory cards
    }.
event-ransom-declined = { $to } declines the exchange with { $by }.
refusal-no-partner = Nobody can trade prisoners with { $player }. Pick a player who is still in the game.
refusal-nothing-exchanged = Free at least one prisoner, or ask for one.
refusal-no-prisoners = { $player } has no prisoners of { $owner }. Put 0 on that side.
refusal-cards-stay-out = This table exchanges prisoners only. Leave out the cards.
decision-to-parley = Before your turn: exchange prisoners with the others, or go on.
    .wait = exchange prisoners
    .topic = Prisoner exchanges
decision-to-answer-ransom = { $by } frees { $give } of your { UNITS() }{ $cards_count ->
        [0] {""}
       *[other] {" "}and gives you { $cards }
    } if you free { $take } of theirs. Do you agree?
    .wait = answer a prisoner exchange
    .topic = Exchanges offered to you
action-propose-ransom = To { $to }: { $give } for { $take }{ $cards_count ->
        [0] {""}
       *[other] , with { $cards }
    }
    .verb = Offer an exchange
action-accept-ransom = Agree to the exchange
    .verb = Agree
action-decline-ransom = Decline the exchange
    .verb = Decline
policy-to-parley-finish = no exchanges
policy-to-answer-ransom-decline = decline

# Risk Bounty.
event-regions-noted = Regions held at the start of the turn: { $whole }.
event-bounty-earned = { $player } breaks { $loser }'s hold on { REGION($region, form: "the") } and picks this turn's Territory card.
event-pile-looked-through = { $player } looks through the deck to pick the bounty card.
refusal-not-in-pile = { $card } isn't in the deck. Pick a card from the list.
decision-to-pick-card = Bounty: pick your Territory card from the deck.
    .wait = pick a card from the deck
    .topic = Bounty card
action-pick-card = Take { $card }
    .verb = Take a card
policy-to-pick-card-best = a wild card, else one of my territories

# Single Front.
event-front-drawn = { $player }'s front: from { LAND($source, form: "the") }{ $target ->
        [none] {""}
       *[other] {" "}against { LAND($target, form: "the") }
    }.
refusal-one-front = You have one front a turn, from { LAND($source, form: "the") }{ $target ->
        [none] {" "}against any territory next to it
       *[other] {" "}against { LAND($target, form: "the") }
    }. Attack there, or end your attacks.

# What fits together.
refusal-house-rules-clash = “{ $rule }” and “{ $other }” don't go together. Keep one of them.
refusal-house-rule-wants = “{ $rule }” needs “{ $option }” set to “{ $choice }”. Set it, or leave out the house rule.

# What helps a side, as typed for the odds.
typed-help-walls = power walls
    .also = walls / the power of walls
odds-with-walls = the power of walls

# What pictures say beside their signs and arrows.
sign-prisoners = Prisoners

# Why somebody receives or loses armies, how a game ends: variants of the shared messages.
granted-mobilisation = from General Mobilisation
told-income-mobilisation = { $count } from General Mobilisation
lost-strike = {" "}to a region's power
lost-turncoat = {" "}to desertion
won-exhaustion = {" "}on territories: nobody can fight on.
    .together = {" "}on territories: nobody can fight on.

# Standings and panels.
status-reserve = { $count } in reserve
status-prisoners = { $count ->
        [one] 1 prisoner
       *[other] { $count } prisoners
    } from { $owner }
panel-front-spent = This table allows one front a turn. Yours starts { LAND($source, form: "in") }, and nothing is left to attack.
panel-bounty = There is a bounty on { $regions }: conquer a territory there, and you choose this turn's Territory card.
clock-reserves = no reserves left, a round without an attack ends the game
