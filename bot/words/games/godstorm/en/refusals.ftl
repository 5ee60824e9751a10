# Refusals of Risk Godstorm: which rule says no, and what would be right instead. `$me` is the seat of whoever asked.

# Bids and places in the order of play.
refusal-bid-out-of-reach = { $faith ->
        [0] You have no faith, so bid 0.
       *[other] Not { $bid }: you have { $faith } faith. Bid 0 to { $faith }.
    }
refusal-asked-and-wished = Name places with your bid, or choose one when the bids are open. Not both.
refusal-marker-not-free = Not place { $marker }. { $free_count ->
        [one] Only place { $free } is free.
       *[other] You can name each of these once: { $free }.
    }

# Faith, gods and temples.
refusal-not-enough-faith = That costs { $cost } faith, and you have { $faith }. You receive more when your turn begins.
refusal-god-in-play = { NAMED_LEADERS($me, $god) } is on Earth already, { LAND($where, form: "in") }. Summon another god, or go on.
refusal-god-absent = { NAMED_LEADERS($me, $god) } is not on Earth. Summon { $god ->
        [magic] her
       *[other] him
    } first, for 3 faith, in step 2 of your turn.
refusal-no-such-god = There is no god “{ $god }”. There are four: War, Magic, Sky and Death.
refusal-temple-there = There is a temple { LAND($where, form: "in") } already. Pick a territory of yours without one.
refusal-no-temple-left = All twelve temples are on the board. You can only take one over, by conquest.
refusal-no-temple-there = You have no temple { LAND($where, form: "in") }. Your temples: { $temples }.
refusal-plagued = There is plague { LAND($where, form: "in") }, so no god can stay there. Pick a territory without plague, or leave the gods behind.
refusal-god-lost = You have lost { NAMED_LEADERS($me, $god) } { LAND($where, form: "in") }.

# Miracle cards.
refusal-empty-deck = No { $deck ->
        [war] War
        [magic] Magic
        [sky] Sky
       *[death] Death
    } card is left. Buy from another deck, or go on.
refusal-no-such-deck = There is no deck “{ $deck }”. There are four: War, Magic, Sky and Death.
refusal-not-this-step = You can't play **{ $card }** now. { $when ->
        [none] Pick another card, or go on.
       *[other] When to play it: { $when }.
    }
refusal-no-target = **{ $card }** has no target now. What it does: *{ $effect }* Keep it for later.
refusal-not-a-target = { $choice ->
        [none] **{ $card }** needs more choices.
       *[other] You can't play **{ $card }** with { $choice }.
    } What it does: *{ $effect }*
refusal-no-aegis = { CARD("aegis") } cancels a miracle card the moment it is played. There is none now, or you don't have that relic.

# Invasions and godswar.
refusal-other-force = { $gods_count ->
        [0] You declared this invasion without gods, so it goes on without them.
       *[other] This invasion goes on with those you declared: { NAMED_LEADERS($me, $gods) }.
    } To change that, call it off and attack again.
refusal-not-in-godswar = { NAMED_LEADERS($me, $god) } is not in this fight. { $gods_count ->
        [0] You have no god there.
       *[other] Pick one who is: { NAMED_LEADERS($me, $gods) }.
    }
refusal-still-to-roll = An invasion takes at least one roll. Send a god into the fight first; after that you can call it off.
refusal-sacred-ground = **{ CARD("ground_is_sacred") }**: nobody can attack { LAND($where, form: "the") } again this turn. Attack elsewhere.
refusal-nobody-arrives = Entering { LAND($target, form: "the") } costs { UNITS($toll) }, and at least one must arrive. Send more.
refusal-defended = { $owner } holds { LAND($target, form: "the") }, so you can't just walk in. Attack it.
refusal-sunk-land = { LAND($where, form: "the") } has sunk with Atlantis. Pick a territory above water.
refusal-maelstrom = The maelstrom has closed the sea line between { LAND($source, form: "the") } and { LAND($target, form: "the") } for good. Take another way.

# The Underworld.
refusal-no-way-from-heaven = From Heaven you can't reach { LAND($where, form: "the") }. { $open_count ->
        [0] No way is open now: every gate is held by others. Attack one in the next step.
       *[other] Open to you: { $open }.
    }
refusal-not-a-crypt = Nobody can come back from { LAND($where, form: "the") } now. It takes a crypt of yours with two armies or more, once a turn: { $crypts }.
