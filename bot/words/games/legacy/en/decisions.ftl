# What Risk Legacy asks a player. `.wait`: what the others wait for. `.topic`: its name in the list of standing orders.
decision-to-vote-powers = For each faction, vote for the power that it keeps in all wars of the campaign. The other one is destroyed. Nobody sees your vote before all are in.
    .wait = vote on the factions' powers
    .topic = Powers of the factions
decision-to-keep-power = You are the first to play { CARD($faction, form: "the") }. Which power does it keep in all wars of the campaign? The other one is destroyed.
    .wait = choose a power
    .topic = A faction's power
decision-to-put-coin = Put a coin on a territory card: it is worth one more for ever. { $left ->
        [one] This is the last one.
       *[other] { $left } are left.
    }
    .wait = put the first coins on cards
    .topic = The first coins
decision-to-muster = Choose your faction, and the territory on which its headquarters and your troops start.
    .wait = choose a faction and a start
    .topic = Faction and start
decision-to-buy-stars = Your turn begins. You have { $stars ->
        [0] no star
        [one] one star
       *[other] { $stars } stars
    }; four win. Buy red stars for four resource cards each, or go on.
    .wait = start the turn
    .topic = Buying stars
decision-to-join = You have no troops on the board. Join the war with { UNITS($troops) }: choose where.
    .wait = join the war
    .topic = Joining the war
decision-to-take-card = Your turn ends. { $due ->
        [yes] Take a resource card{ $mission ->
            [none] {""}
           *[other] {" "}or claim a mission
        }, or pass.
        [no] No resource card is due to you. Claim a mission, or pass.
       *[unknown] Take a resource card{ $mission ->
            [none] {""}
           *[other] {" "}or claim a mission
        }, if you are due one, or pass.
    }
    .wait = take a card
    .topic = Card at the end of the turn
decision-to-take-reward = { $won ->
        [yes] You have won the war and signed the board. Take one of the winner's rewards: it lasts for ever.
       *[no] You held on. Take a reward: it lasts for ever.
    }
    .wait = choose a reward
    .topic = Reward
decision-to-name-world = The last war is over, and you have signed most often. Name the world.
    .wait = name the world
    .topic = The world's name
window-before-roll = { $who } attacks { LAND($target, form: "the") } from { LAND($source, form: "the") }. Play your scar card before the roll? It stays on the board for ever.
    .wait = play a scar card, or pass
    .topic = Scar card before a roll
    .clause = just before an attack roll
window-thrown = { $who } attacks { LAND($target, form: "the") } from { LAND($source, form: "the") } with { $attack } against { $defence }. Fire a missile? It makes one die a 6 that nothing changes. { $missiles ->
        [one] You have one.
       *[other] You have { $missiles }.
    }
    .wait = use a missile, or pass
    .topic = Missiles
    .clause = once the dice are thrown

# The last question before an answer that nothing takes back.
confirm-vote =
    { $powers }
    Cast this vote? You can't change it afterwards.
confirm-vote-one = { CARD($faction) }: **{ CARD($power) }**
confirm-named = **{ $what }**? Neither an undo nor a vote takes it back; the name alone can be changed, between two wars: `/risk campaign name`.

decision-to-fight-legacy = { $realm ->
       *[other] Expand and attack as often as you like
    }, or end your { $ends ->
        [yes] turn
       *[no] attacks
    }.
    .wait = expand and attack
    .topic = Expansions and attacks
decision-to-fortify-legacy = { $moves ->
       *[other] Manoeuvre: move { UNITS() } once between your territories
    }, or { $ends ->
        [yes] end your turn
       *[no] go on
    }.
    .wait = manoeuvre
    .topic = Manoeuvre
decision-to-reinforce-legacy = { $count ->
        [0] You have nothing to place. You can trade coins for troops.
       *[other] Place { UNITS($count) } on your territories.
    }
    .wait = recruit
    .topic = Recruits
