# House rules: what happens, what is asked, what is refused, in the order of their names in the rules.

# Yalta.
event-swap-proposed = Bargain { $number }: { $by } offers { $to } { $give ->
        [none] nothing
       *[other] { $give }
    } for { $take ->
        [none] nothing
       *[other] { $take }
    }.
event-swap-made = **Bargain { $number } is made:** { $by } gives { $to } { $give ->
        [none] nothing
       *[other] { $give }
    } for { $take ->
        [none] nothing
       *[other] { $take }
    }.
event-swap-dropped = Bargain { $number } is off.
refusal-no-such-partner = One bargains with another player at this table, not with { $player }. Choose one from the list.
refusal-nothing-offered = A bargain is about something: at least one card must change hands.
refusal-not-in-lot = { $card } does not lie before { $player } any more. Look at the cards again and propose anew.
refusal-no-card-left = That would leave { $player } without any card, and everybody keeps at least one. Leave one out.
refusal-too-few-regiments = That would leave { $player } with { $cards } cards and only { $regiments } starting regiments to settle them. Ask for fewer, or give more for them.
refusal-bargain-gone = No. { $bargain } is not open any more: made, declined or taken back. Choose another, or propose one.
decision-to-bargain = The dealt cards lie open and nobody has settled yet. Swap cards with the others as you both like; then say that you are ready.
    .wait = bargaining about the dealt cards
    .topic = Bargains about dealt cards
action-propose-swap = To { $to }: { $give ->
        [none] nothing
       *[other] { $give }
    } for { $take ->
        [none] nothing
       *[other] { $take }
    }
    .verb = Propose a bargain
action-accept-swap = Accept bargain { $bargain }
    .verb = Accept
action-drop-swap = Decline or take back bargain { $bargain }
    .verb = Decline or take back
action-ready = Ready, nothing more to bargain about
    .verb = Ready
field-to = With whom?
field-give = What do you give?
    .in-to-parley = How many of their prisoners do you set free?
field-take = What do you ask for?
    .in-to-parley = How many of yours do you ask back?
field-bargain = Which bargain?
policy-to-bargain-ready = ready at once, no bargains

# Yalta with blind lots.
event-lot-called = { $player } lays a lot face down and calls **{ $size }** (lot { $number }).
event-lot-taken = { $player } and { $by } swap { $size ->
        [one] one card
       *[other] { $size } cards
    } each, unseen (lot { $number }).
event-lot-taken-back = { $player } gets lot { $number } back.
refusal-not-one-region = The cards of a lot come from one region; these are from { $regions }. Keep to one; wild cards pass for any.
refusal-wrong-size = You laid { $size } and that lot has { $wanted }: lots of the same size are swapped.
decision-to-trade-lots = Lay cards of one region face down and call how many, or swap as many for another player's lot; then say that you are ready.
    .wait = trading blind lots
    .topic = Blind lots
action-call-lot = Lay face down: { $cards }
    .verb = Lay a lot
action-take-lot = Swap for lot { $lot }: { $cards }
    .verb = Swap for a lot
action-take-lot-back = Take lot { $lot } back
    .verb = Take a lot back
field-lot = Which lot?
policy-to-trade-lots-ready = ready at once, no lots
zone-lot = lot { $who }

# General Mobilisation.
event-mobilised = { $player } mobilises { $armies } regiments: { $trios ->
        [0] no trio of symbols
        [one] one trio of symbols
       *[other] { $trios } trios of symbols
    }{ $regions ->
        [none] {""}
       *[other] {" "}and all of { $regions }
    }.

# Calculated Risks.
event-risk-taken = { $attacker } attacks { LAND($target, form: "the") } from { LAND($source, form: "the") }: { $attack } with { $attackers } makes { $attack_score }, against { $defence } with { $defenders }: { $defence_score }; { $attacker } loses { $attacker_lost }, { $defender } { $defender_lost }.
told-risk = { $attack } with { $attackers } makes { $attack_score }, against { $defence } with { $defenders }: { $defence_score }

# Continental Power.
event-powers-won = { $player } holds most of { $powers }.
event-die-improved = { $player } throws the { $first } again: { $again }.
power-levy = one regiment more on each own territory there
power-card = one Territory card
power-strike = three enemy regiments off the board
power-turncoat = one enemy regiment changes sides
power-marches = any number of moves
power-reroll = the lowest attack die thrown again
power-walls = +1 in defence of strongholds and named places
refusal-not-on-this-board = { $choice } is not on this table's board. Choose another region for “{ $option }”.
refusal-last-army = One regiment must stay { LAND($where, form: "in") }. Take fewer, or choose a territory with two or more.
decision-to-strike = The power of the region: take { $left ->
        [one] one more regiment
       *[other] up to { $left } regiments
    } off the others' territories, never the last of one.
    .wait = striking with a region's power
    .topic = A region's power: striking
decision-to-win-over = The power of the region: one enemy regiment next to your land changes sides. Which, and where does it go?
    .wait = winning a regiment over
    .topic = A region's power: winning over
action-strike = { $count ->
        [one] One regiment
       *[other] { $count } regiments
    } off { LAND($where, form: "the") }
    .verb = Strike
action-win-over = One from { LAND($source, form: "the") } joins you { LAND($target, form: "in") }
    .verb = Win over
policy-to-strike-hardest = the strongest army next to mine
policy-to-strike-leave = none: it is left unused
policy-to-win-over-strongest = one of the strongest army
policy-to-win-over-leave = none: it is left unused

# Hecatomb, and the limited stock that Prisoners of War shares.
event-reserve-laid = In reserve; whatever anybody receives in this war comes out of it: { $armies }.
event-reserve-changed = The reserve of { $player } changes by { $count }.
event-fight-noted = There is fighting in round { $round }.
event-exhausted = **Nobody has reserves left, and a whole round went by without an attack.** Territories: { $lands }.

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
        [0] no prisoner
        [one] one prisoner
       *[other] { $give } prisoners
    } for { $take ->
        [0] none
        [one] one
       *[other] { $take }
    }{ $cards_count ->
        [0] {""}
        [one] , and a Territory card with them
       *[other] , and { $cards_count } Territory cards with them
    }.
event-ransom-declined = { $to } declines the exchange with { $by }.
refusal-no-partner = There is nobody to exchange with { $player }. Choose another player who is still in the game.
refusal-nothing-exchanged = An exchange is about somebody: set at least one prisoner free, or ask for one.
refusal-cards-stay-out = This table exchanges prisoners alone. Propose it without the cards.
decision-to-parley = Before your turn: exchange prisoners with the others, as many as both sides like, or go on.
    .wait = exchanging prisoners
    .topic = Exchanging prisoners
decision-to-answer-ransom = { $by } would send { $give } of your regiments home for { $take } of theirs{ $cards_count ->
        [0] {""}
       *[other] , with { $cards }
    }. Do you agree?
    .wait = answering an exchange of prisoners
    .topic = Exchanges offered to you
action-propose-ransom = To { $to }: { $give } for { $take }{ $cards_count ->
        [0] {""}
       *[other] , with { $cards }
    }
    .verb = Propose an exchange
action-accept-ransom = Agree to the exchange
    .verb = Agree
action-decline-ransom = Decline the exchange
    .verb = Decline
policy-to-parley-finish = no exchanges
policy-to-answer-ransom-decline = decline

# Risk Bounty.
event-regions-noted = Held whole as the turn begins: { $whole }.
event-bounty-earned = { $player } breaks the hold of { $loser } on { REGION($region, form: "the") }: this turn's Territory card may be chosen.
event-pile-looked-through = { $player } looks through the pile for the card of the bounty.
refusal-not-in-pile = { $card } is not in the pile. Choose one from the list.
decision-to-pick-card = The bounty: choose your Territory card from the pile.
    .wait = choosing a card from the pile
    .topic = Choosing a card from the pile
action-pick-card = Take { $card }
    .verb = Take a card
policy-to-pick-card-best = a wild card, else one of my lands

# Single Front.
event-front-drawn = The one front of { $player } runs from { LAND($source, form: "the") }{ $target ->
        [none] {""}
       *[other] {" "}against { LAND($target, form: "the") }
    }.
refusal-one-front = One front a turn: yours runs from { LAND($source, form: "the") }{ $target ->
        [none] , against any land that it touches
       *[other] {" "}against { LAND($target, form: "the") }
    }. Attack there, or end the fighting.

# What fits together.
refusal-house-rules-clash = “{ $rule }” and “{ $other }” cannot be played together. Choose one of them.
refusal-house-rule-wants = “{ $rule }” needs “{ $option }” to be “{ $choice }”. Choose that as well, or leave the house rule out.
