# Standing orders of Risk Legacy, by topic.
policy-to-vote-powers-no-voice = no vote
policy-to-keep-power-first = the first of the two
policy-to-put-coin-fewest = on a card with fewest coins
policy-to-muster-list = my list, then ask me
policy-to-muster-quiet = my list, then far from the others
policy-to-buy-stars-buy = as many as I can pay
policy-to-buy-stars-to-win = only if I win with them
policy-to-buy-stars-keep = keep my cards
policy-to-join-quiet = far from the others
policy-to-take-card-best = the most valuable one
policy-to-take-card-none = none
policy-to-take-reward-later = choose later
policy-to-name-world-later = name it later
policy-before-roll-pass = keep it
policy-before-roll-play = play it
    .with = play it for { $some }{ $odds ->
        [0] {""}
       *[other] , from a chance of { $odds }%
    }
policy-thrown-pass = let the dice stand
policy-thrown-pairs = fire where it wins a pair
    .with = fire where it wins a pair, for { $some }{ $odds ->
        [0] {""}
       *[other] , from a chance of { $odds }%
    }
policy-thrown-decide = fire at the die that decides
    .with = fire at the die that decides, for { $some }{ $odds ->
        [0] {""}
       *[other] , from a chance of { $odds }%
    }
wanted-before-roll-odds = From what chance that the territory falls, in percent?
wanted-before-roll-some = For whom?
typed-leader-headquarters = headquarters
wanted-thrown-odds = From what chance that the territory falls, in percent?
wanted-thrown-some = For whom?
typed-leader-own-defence = my defence
typed-leader-own-attack = my attack
typed-leader-against-leader = against the leader
clause-led-legacy = What is there?
typed-theirs-headquarters = their headquarters
    .also = enemy headquarters / their hq
typed-theirs-city = their city
    .also = enemy city
typed-theirs-fortification = their fortification
    .also = enemy fortification
typed-ours-headquarters = my headquarters
    .also = our headquarters / my hq
typed-ours-city = my city
    .also = a city / our city
typed-ours-fortification = my fortification
    .also = our fortification
typed-none-headquarters = no headquarters
    .also = no hq
typed-none-city = no city
    .also = without a city
typed-none-fortification = no fortification
    .also = not fortified

# The lines of a turn written ahead that only Legacy has: buy star 1; trade 6; take Peru.
typed-invade-legacy = attack
    .also = invade / conquer / expand / expand to
typed-fortify-legacy = manoeuvre
    .also = maneuver / move / fortify / march
typed-buy-star-line = buy stars
    .also = buy / star / stars / buy star / buy a star
typed-trade-resources-line = trade
    .also = trade coins / trade resources / resources / trade in
typed-take-card-line = take
    .also = take card / take the card / card
windows-title-legacy = Scar cards and missiles
windows-question-legacy = { $cards ->
        [none] A scar card or a missile can be used { $moments }.
       *[other] You can use { $cards } { $moments }.
    } Shall I ask you then?
windows-why-legacy = A scar stays on its territory in all later wars. Until you answer, I let it pass.
windows-all-legacy = They are used while something goes on, in your turn and in others'. Shall I ask you then?
button-windows-legacy = Scar cards, missiles…
fight-unasked = During your attacks I don't ask you about { $what }. To be asked: *{ button-windows-legacy }*.
unasked-scars = { $count ->
        [one] your scar card
       *[other] your scar cards
    }
unasked-missiles = { $count ->
        [one] your missile
       *[other] your { $count } missiles
    }

# What helps a side, as the odds say it.
odds-help-fortification = { $count ->
        [one] a fortification with one box
       *[other] a fortification with { $count } boxes
    }
