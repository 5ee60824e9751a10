# What Risk Godstorm asks a player. `.wait`: what the others wait for. `.topic`: its name in the list of standing orders.
decision-to-found = Put your god of War and a temple on territories of yours, the same one or two. While the god attacks you win ties; { panel-temple }
    .wait = place a god of War and a temple
    .topic = First god and temple
decision-to-bid = { $faith ->
        [0] You have no faith to bid: your bid is 0. When would you like to play, if the place is free?
       *[other] How much faith do you bid for your place in the order of play? The highest bid chooses first when to play. Everyone pays, and bids stay secret until all are in. { $most ->
                [0] Nobody else has any faith.
               *[other] The others have { $most } faith at most.
            }
            In your turn, faith also buys: a god for { $god }, a temple for { $temple }, a miracle card for { $card }.
    }
    .wait = bid
    .topic = Bids
decision-to-take-marker = All bids lie open. When do you want to play?
    .wait = take a turn-order marker
    .topic = Turn-order marker
decision-to-trade-armies = The Book of the Dead: trade 2 of the armies you raise for 4 faith?
    .wait = use the Book of the Dead, or not
    .topic = Book of the Dead
    .about = The relic { CARD("book_of_dead") }: 2 of the armies that you raise for 4 faith.
decision-to-open-box = Pandora's Box turned up **{ $card }**. Choose what it does.
    .wait = resolve Pandora's Box
    .topic = Pandora's Box
    .about = The relic { CARD("pandoras_box") }: the card that it turns up when your turn begins.
decision-to-return = Bring armies back to your temples, up to { $each } from each of these crypts: { $crypts }. One army stays in each.
    .wait = bring armies back from crypts
    .topic = Armies back from crypts
    .about = When your turn begins and you hold a crypt in the Underworld.
decision-to-summon = { $can ->
        [summon] Summon a god (3 faith)
        [build] Build a temple (5 faith)
       *[both] Summon gods (3 faith) and build temples (5 faith)
    }, or go on.
    .wait = summon gods and build temples
    .topic = Gods and temples
decision-to-buy = Buy miracle cards of your gods on Earth: up to { $most } more, { $cost } faith each. You see them when you go on.
    .wait = buy miracle cards
    .topic = Buying miracle cards
decision-to-play-miracle = Play War and Death cards, or go on.
    .wait = play miracle cards
    .topic = War and Death cards
decision-to-keep-card = You see { $of }'s miracle cards. Keep one.
    .wait = keep a card
    .topic = Visions Become Real
    .about = The miracle card { CARD("visions_become_real") }: which of another player's cards you keep.
decision-to-risk-god = { $rounds ->
        [0] Godswar: choose the god you risk.
       *[other] Godswar: choose the god you risk next, or call off the invasion.
    }
    .wait = choose a god for the godswar
    .topic = Godswar, attacking
    .about = When gods meet in your invasion: which of yours fights.
decision-to-meet-god = { LEADERS($foe, form: "the") } attacks. Choose the god who fights back.
    .wait = choose a god for the godswar
    .topic = Godswar, defending
    .about = When gods meet in an invasion against you: which of yours fights back.
decision-to-pledge = The Tree of Life: how many armies will you save { LAND($where, form: "in") } if this throw kills them? Each costs 1 faith. Up to { $most }.
    .wait = use the Tree of Life, or not
    .topic = Tree of Life
    .about = The relic { CARD("tree_of_life") }: faith that saves your armies from a throw.
decision-to-leave-heaven = Send armies from Heaven into the Underworld, or { $ends ->
        [yes] end your turn
       *[no] go on
    }. Each crypt and each altar held there is worth 1 point at the end.
    .wait = leave Heaven
    .topic = Leaving Heaven
window-sky = { $who } invades { LAND($target, form: "the") } from { LAND($source, form: "the") }{ $gods ->
        [none] {""}
       *[other] {" "}with { NAMED_LEADERS($who_id, $gods) }
    }. Play a Sky card?
    .wait = react to an invasion
    .topic = Sky cards { moment-sky }
window-miracle = { $by } plays **{ CARD($announced) }**{ $at ->
        [none] {""}
       *[other] {" "}(target: { $at })
    }. Give up the Aegis to cancel it?
    .wait = use the Aegis, or pass
    .topic = Aegis { moment-miracle }
    .about = The relic { CARD("aegis") }: give it up to cancel a miracle card.
moment-sky = when somebody invades you
moment-miracle = when a miracle card is played

# The steps of a turn, as the rulebook calls them.
step-godstorm-1 = Raise armies and faith
step-godstorm-2 = Summon gods and build temples
step-godstorm-3 = Buy miracle cards
step-godstorm-4 = Play miracle cards
step-godstorm-6 = Invade territories
step-godstorm-7 = Fortify your positions
step-godstorm-8 = Leave Heaven
step-godstorm-9 = Invade the Underworld
decision-to-fortify-godstorm = Fortify: move { UNITS() } and gods once between your territories, or { $ends ->
        [yes] end your turn
       *[no] go on
    }.
    .wait = fortify
    .topic = Fortification
