# Refusals of Risk Legacy: which rule says no, and what would be right instead.
refusal-not-its-power = That is not a power { CARD($faction, form: "of") }. Choose one of its two: { $powers }.
refusal-star-price = A red star costs exactly { $price } resource cards; you named { $cards }. What they are worth does not matter.
refusal-card-must-be-taken = In this campaign a card that is due must be taken: { $due }.
refusal-card-not-due = You cannot take { $card } at the end of this turn. { $due ->
        [none] No card is due: take none.
       *[other] You may take: { $due }.
    }
refusal-coins-full = { $card } bears three coins already, the most before the first war. These take another: { $cards }.
refusal-missile-of-another = { $player } has fired a missile. Look at the dice again.
refusal-no-missile = You have no missile left. Let the dice stand.
refusal-no-throw = A missile is fired between a throw and its comparison. No dice lie on the table now.
refusal-mission-not-fulfilled = { $mission ->
        [none] No mission lies open in this war.
       *[other] **{ CARD($mission) }** is not fulfilled. Take a card instead, or none.
    }
refusal-not-yet = The manoeuvre comes after all attacks: finish them first.
refusal-mark-used-up = That mark has been used already. Choose the other mark, or another reward.
refusal-no-reward-there = { $places ->
        [none] That reward is used up, or not yours to take. Choose another.
       *[other] Not there. You can choose among: { $places }.
    }
refusal-war-is-over = The war is decided and rewards are being taken. It is too late to give up or to agree on a draw.
refusal-scarred = There is a scar { LAND($where, form: "in") } already, and a territory takes only one. Keep your card for another.
refusal-faction-taken = { CARD($faction) } isn't free in this war. Free: { $free }.
refusal-no-such-faction = There is no faction “{ $faction }”. Free: { $free }.
refusal-too-few-resources = These cards are worth { $resources }. A trade takes at least { $fewest }.
refusal-traded-already = You have traded this turn, and one trade a turn is allowed. Keep these cards for the next.
refusal-attacked-enough = { LAND($target, form: "the") } cannot be attacked again this turn, after two natural sixes in its defence. Attack elsewhere, or finish.
refusal-die-is-final = Nothing changes that die any more. Choose another one.
refusal-no-such-die = There is no die { $die } on that side. { $dice ->
        [0] Choose a die of the attack or of the defence.
        [one] One lies there.
       *[other] Choose 1 to { $dice }.
    }
refusal-six-already = That die shows a six already. Choose another one, or let the dice stand.
refusal-occupied-start = Troops or headquarters stand { LAND($where, form: "in") }. Start on a territory that nobody occupies.
refusal-marked-start = { LAND($where, form: "the") } bears a scar or a city. Start on unmarked land, or in a free major city that you founded.
refusal-beside-headquarters = { LAND($where, form: "the") } borders on { LAND($other, form: "the") }, where headquarters stand. Start farther away.
refusal-still-to-place-legacy = Place your troops first: { $count } left.
refusal-game-is-over-legacy = This war is over. `/risk campaign next` opens the next one.
