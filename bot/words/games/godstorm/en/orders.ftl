# Standing orders of Risk Godstorm, by topic.
policy-to-found-strongest = where I have the most { UNITS() }
policy-to-bid-none = bid nothing, take the earliest free place
policy-to-bid-first = bid for the first places
    .with = bid { $bid } for the first places{ $keep ->
        [0] {""}
       *[other] , keep { $keep }
    }
policy-to-bid-last = bid for the last places
    .with = bid { $bid } for the last places{ $keep ->
        [0] {""}
       *[other] , keep { $keep }
    }
policy-to-take-marker-earliest = the earliest free place
policy-to-return-all = all who can come back
policy-to-return-none = nobody
policy-to-trade-armies-keep = keep the { UNITS() }
policy-to-trade-armies-trade = trade them for faith
policy-to-summon-finish = summon and build nothing
policy-to-buy-finish = buy nothing
policy-to-play-miracle-finish = play nothing
policy-to-open-box-first = the first choice
policy-to-keep-card-first = the first card
policy-to-risk-god-order = the one I need least
policy-to-risk-god-stop = stop as soon as I may
policy-to-meet-god-order = the one I need least: Death, Magic, Sky, then War
policy-to-meet-god-war = the god of War first
policy-to-meet-god-magic = the goddess of Magic first
policy-to-meet-god-sky = the god of the Sky first
policy-to-meet-god-death = the god of Death first
policy-to-pledge-none = save nobody
policy-to-pledge-all = save all I can pay for
policy-to-pledge-keep = save, but keep faith
    .with = save all I can pay for, keep { $keep } faith
policy-to-leave-heaven-finish = nobody leaves Heaven
policy-sky-pass = let it pass
policy-miracle-pass = let it pass
policy-miracle-cancel = cancel the others' cards
    .with = cancel the others' cards: { $some }

# What an order asks for besides.
wanted-to-bid-bid = How much faith do you bid?
wanted-to-bid-keep = How much faith do you keep?
wanted-to-pledge-keep = How much faith do you keep?
wanted-miracle-some = Which kinds of card (empty: all)

# What helps a side, as typed for the odds.
typed-help-temple = temple
    .also = a temple / the temple
typed-help-altar = altar
    .also = altars / an altar
typed-help-gungnir = Gungnir
    .also = spear / spear of Odin
# The options of `risk odds` for them.
odds-flag-war = war-god
odds-flag-altar = altars
odds-with-war = the God of War
odds-with-magic = the Goddess of Magic
odds-with-sky = the God of the Sky
odds-with-temple = a temple
odds-with-altar = altars
odds-help-altar = { $count ->
        [one] { $count } altar
       *[other] { $count } altars
    }
odds-refusal-no-godswar = Altars, relics, the Sky card and a number to add count in a godswar. Name a god on each side: `with: war`, `against: sky`.
odds-godswar = Before that, each round of godswar ({ $dice } dice + { $added } against { $other } dice + { $guards }): **{ $win }%** to win.

# What people type in conditions about temples and altars.
typed-ours-temple = my temple
    .also = a temple / our temple
typed-none-temple = no temple
    .also = without temple / without a temple
typed-theirs-altar = their altar
    .also = enemy altar / altar of theirs
typed-ours-altar = my altar
    .also = our altar
typed-none-altar = no altar
    .also = without altar / without an altar

# The lines of a turn written ahead that only Godstorm has: summon sky > Gaul; buy war 2.
typed-summon-line = summon
    .also = call / summon the god
typed-build-line = build
    .also = build a temple / temple
typed-buy-line = buy
    .also = buy cards / cards
typed-leave-heaven-line = leave Heaven
    .also = from Heaven / out of Heaven
button-turn-rounds = { $count ->
        [one] Stop after { $count } round of godswar
       *[other] Stop after { $count } rounds of godswar
    }

setup-founding = Where to put the god of War and the temple
    .listed = The territory of the god of War, a comma, that of the temple. With one name: the god's.
