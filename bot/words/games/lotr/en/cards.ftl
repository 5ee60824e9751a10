# Adventure cards: events, which happen when they are drawn.

card-appoint_second_leader = Appoint a Second Leader
    .effect = Place your missing second captain on a territory you hold. If you already have two, nothing happens.

card-winter_storms = Winter Storms
    .effect = Turn up three Territory cards. Until your next turn, nobody can attack from or into those territories.

card-raiders = Raiders
    .effect = Turn up three Territory cards. Each of those territories loses half its regiments, rounded down; at least one stays.

card-mustering = Mustering of Middle-earth
    .effect = Turn up three Territory cards. Each of those territories gains 3 regiments, no matter who holds it.

card-local_uprising = Local Uprising
    .effect = Draw a Territory card and keep it secret. Once you hold that territory, you may show the card and add 4 regiments there.

card-corsairs_of_umbar = Corsairs of Umbar
    .effect = Until your next turn, every attack by sea first costs the attacker 3 regiments where it sets out; the last one always stays.

card-black_gates_open = The Black Gates Open
    .effect = If Evil holds Udûn Vale, add 10 regiments there. If Good holds it, remove 2; at least one stays.

card-cave_troll = They've Brought a Cave Troll
    .effect = If Evil holds Moria, add 2 regiments there. If Good holds it, remove 2; at least one stays.

card-entmoot = The Entmoot
    .effect = If Good holds Fangorn, add 2 regiments there. If Evil holds it, remove 2; at least one stays.

card-aragorn_arrives = Aragorn Arrives
    .effect = If Good holds Minas Tirith, add 10 regiments there. If Evil holds it, remove 2; at least one stays.

# Adventure cards: powers. `.when` is the moment in which they may be played.

card-grima_wormtongue = Gríma Wormtongue
    .effect = Up to 2 regiments from the territory you are about to attack join the one you attack from. At least 1 defender stays.
    .when = Your turn, before an invasion

card-courage_alone = Courage Alone Will Not Save You
    .effect = Add 4 regiments to your territory under attack.
    .when = When your territory is invaded

card-you_shall_not_pass = You Shall Not Pass!
    .effect = Close a bridge until your next turn. Regiments can cross it only with a captain.
    .when = The start of your turn

card-ambush = Ambush!
    .effect = Add 3 regiments to the territory you attack from.
    .when = Your turn, before an invasion

card-enemy_at_hand = The Enemy Is at Hand
    .effect = The stronghold you attack gives no +1 for this whole invasion.
    .when = Your turn, before you invade a stronghold

card-siege_machines = Siege Machines
    .effect = The stronghold you attack gives no +1 for this whole invasion.
    .when = Your turn, before you invade a stronghold

card-move_by_night = Move by Night
    .effect = Fortify up to 3 more times this turn.
    .when = Your turn, after your last invasion

card-way_under_mountains = The Way Is Under the Mountains
    .effect = Invade a territory that touches the same mountain range as yours.
    .when = Your turn, as you declare an invasion

card-violent_storms = Violent Storms
    .effect = The attacker loses every regiment sent into this battle. The invasion may go on.
    .when = When your port is attacked by sea

card-borne_to_another_place = Borne to Another Place
    .effect = Move one of your captains to any territory you hold. He acts normally from there.
    .when = The start of your turn

card-hunt_ringbearer = Hunt for the Ringbearer
    .effect = If you hold the Fellowship's territory, add 4 regiments there. If not, the Fellowship moves one step, without a roll.
    .when = The start of your turn

card-strategic_withdrawal = Strategic Withdrawal
    .effect = Move all regiments but one from your territory under attack to a neighbouring territory of yours. A captain may go along.
    .when = When your territory is invaded

card-black_sails = Black Sails
    .effect = +1 to your highest die for this whole invasion by sea.
    .when = Your turn, as you declare an invasion by sea

card-balrog = A Balrog Is Come
    .effect = The Fellowship stays in Moria this turn.
    .when = The Fellowship has rolled to leave Moria

card-boromir = Boromir Tries to Seize the One Ring
    .effect = The Fellowship stays where it is this turn.
    .when = The Fellowship is about to leave (after its roll, if any)

card-knife_in_the_dark = Knife in the Dark
    .effect = The Fellowship leaves only on a 4, 5 or 6.
    .when = The Fellowship is about to leave without a roll

card-dangerous_crossing = Dangerous Crossing
    .effect = The Fellowship leaves only on a 4, 5 or 6.
    .when = The Fellowship is about to leave without a roll

card-gollum = Gollum
    .effect = The Fellowship leaves only on a 4, 5 or 6.
    .when = The Fellowship is about to leave without a roll

card-faramir = Faramir Finds the Ringbearer
    .effect = Add 2 to the Fellowship's roll, or subtract 2.
    .when = The Fellowship has rolled

card-captured_by_orcs = Captured by Orcs
    .effect = Subtract 1 from the Fellowship's roll.
    .when = The Fellowship has rolled to leave Gorgoroth

card-shelobs_lair = Shelob's Lair
    .effect = Subtract 2 from the Fellowship's roll.
    .when = The Fellowship has rolled to leave Minas Morgul

card-smeagol = Sméagol
    .effect = Add 2 to the Fellowship's roll.
    .when = The Fellowship has rolled

# Kinds of card, and the pictures on Territory cards.

card-wild = Wild card
    .effect = Counts as any symbol.
    .several = { $count } wild cards
card-hidden = a face-down card
    .several = { $count } face-down cards
card-territory = { $land }, { $symbol }
card-line = **{ $title }** ({ $kind }): { $effect }
card-moment = Play it: { $when }
kind-mission = mission
kind-event = event
kind-power = power
points-of-card = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
symbol-elven_archer = Elven Archer
    .many = Elven Archers
symbol-dark_rider = Dark Rider
    .many = Dark Riders
symbol-eagle = Eagle
    .many = Eagles
symbol-wild = Wild
    .many = Wilds
side-good = Good
    .of = of Good
side-evil = Evil
    .of = of Evil
side-neutral = neutral
    .of = of neither side

# Where cards lie.
zone-good = the good Territory cards
zone-evil = the evil Territory cards
zone-neutral = the neutral Territory cards
zone-deck = the Territory deck
zone-discard = the Territory discards
zone-adventures = the Adventure deck
zone-adventures-spent = the Adventure discards
zone-event = the event turned up
zone-hand = { $who }'s Territory cards
zone-tales = { $who }'s Adventure cards
zone-laid = { $who }'s played cards
zone-rising = { $who }'s hidden uprising
zone-turned-up = the cards turned up
