# Adventure cards: events, which happen when they are drawn.

card-appoint_second_leader = Appoint a Second Leader
    .effect = Place your missing second captain on a territory you hold. With both already on the board, nothing happens.

card-winter_storms = Winter Storms
    .effect = Three Territory cards are turned up. Until your next turn begins, nobody attacks from or into those lands.

card-raiders = Raiders
    .effect = Three Territory cards are turned up. Each of those lands loses half its regiments, the loss rounded down; one always stays.

card-mustering = Mustering of Middle-earth
    .effect = Three Territory cards are turned up. Each of those lands gains 3 regiments, whoever holds it.

card-local_uprising = Local Uprising
    .effect = Draw one Territory card and keep it secret. Once you hold that land you may show the card and add 4 regiments there.

card-corsairs_of_umbar = Corsairs of Umbar
    .effect = Until your next turn begins, every attack by sea first costs the attacker 3 regiments where it sets out; never the last one.

card-black_gates_open = The Black Gates Open
    .effect = Udûn Vale gains 10 regiments if Evil holds it. Held by Good, it loses 2; one always stays.

card-cave_troll = They've Brought a Cave Troll
    .effect = Moria gains 2 regiments if Evil holds it. Held by Good, it loses 2; one always stays.

card-entmoot = The Entmoot
    .effect = Fangorn gains 2 regiments if Good holds it. Held by Evil, it loses 2; one always stays.

card-aragorn_arrives = Aragorn Arrives
    .effect = Minas Tirith gains 10 regiments if Good holds it. Held by Evil, it loses 2; one always stays.

# Adventure cards: powers. `.when` is the moment in which they may be played.

card-grima_wormtongue = Gríma Wormtongue
    .effect = Up to 2 regiments of the land you are about to attack join the land you attack from; the defender keeps at least 1.
    .when = Your turn, before an invasion

card-courage_alone = Courage Alone Will Not Save You
    .effect = Add 4 regiments to your land under attack.
    .when = An invasion of your land is declared

card-you_shall_not_pass = You Shall Not Pass!
    .effect = Close a bridge until your next turn begins: regiments cross it only with a captain.
    .when = The start of your turn

card-ambush = Ambush!
    .effect = Add 3 regiments to the land you attack from.
    .when = Your turn, before an invasion

card-enemy_at_hand = The Enemy Is at Hand
    .effect = The stronghold you attack gives no +1 until this invasion ends.
    .when = Your turn, before you invade a stronghold

card-siege_machines = Siege Machines
    .effect = The stronghold you attack gives no +1 until this invasion ends.
    .when = Your turn, before you invade a stronghold

card-move_by_night = Move by Night
    .effect = Fortify up to 3 more times this turn.
    .when = Your turn, after your last invasion

card-way_under_mountains = The Way Is Under the Mountains
    .effect = Invade from a land that touches a mountain range into another that touches the same range.
    .when = Your turn, as you declare an invasion

card-violent_storms = Violent Storms
    .effect = Every regiment sent into this one battle is lost. The invasion may go on.
    .when = Your port is attacked by sea

card-borne_to_another_place = Borne to Another Place
    .effect = Move one of your captains to any land you hold. He acts normally from there.
    .when = The start of your turn

card-hunt_ringbearer = Hunt for the Ringbearer
    .effect = If you hold the Fellowship's land, put 4 regiments there. If not, the Fellowship goes one step on, without a roll.
    .when = The start of your turn

card-strategic_withdrawal = Strategic Withdrawal
    .effect = Move all regiments but one from your land under attack to a neighbouring land of yours; a captain may go along.
    .when = An invasion of your land is declared

card-black_sails = Black Sails
    .effect = +1 on your best die through this whole invasion by sea.
    .when = Your turn, as you declare an invasion by sea

card-balrog = A Balrog Is Come
    .effect = The Fellowship stays in Moria this turn.
    .when = The Fellowship has rolled to leave Moria

card-boromir = Boromir Tries to Seize the One Ring
    .effect = The Fellowship stays where it is this turn.
    .when = The Fellowship is about to leave, after any roll

card-knife_in_the_dark = Knife in the Dark
    .effect = The Fellowship leaves only on a 4, 5 or 6.
    .when = The Fellowship is about to leave a land without a die

card-dangerous_crossing = Dangerous Crossing
    .effect = The Fellowship leaves only on a 4, 5 or 6.
    .when = The Fellowship is about to leave a land without a die

card-gollum = Gollum
    .effect = The Fellowship leaves only on a 4, 5 or 6.
    .when = The Fellowship is about to leave a land without a die

card-faramir = Faramir Finds the Ringbearer
    .effect = Add 2 to the Fellowship's roll, or take 2 away.
    .when = The Fellowship has rolled

card-captured_by_orcs = Captured by Orcs
    .effect = Take 1 from the Fellowship's roll.
    .when = The Fellowship has rolled to leave Gorgoroth

card-shelobs_lair = Shelob's Lair
    .effect = Take 2 from the Fellowship's roll.
    .when = The Fellowship has rolled to leave Minas Morgul

card-smeagol = Sméagol
    .effect = Add 2 to the Fellowship's roll.
    .when = The Fellowship has rolled

# Kinds of card, and the pictures on Territory cards.

card-wild = Wild card
    .effect = Stands for any one of the three pictures.
card-hidden = a face-down card
card-territory = { $land }, { $symbol }
card-line = **{ $title }** ({ $kind }): { $effect }
card-moment = When: { $when }
kind-mission = mission
kind-event = event
kind-power = power
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
