# The rules of Risk Godstorm, retold by topic; each fits one message.
help-goal-godstorm = most points after five epochs.
help-aims-godstorm =
    - **Goal:** the most points after five epochs.
    - **Points:** 1 for each territory, the bonus of each whole continent, 1 for each crypt and altar in the Underworld, and 1 for each relic whose territory you hold.
    - **Length:** five epochs. In each of them everybody bids faith for a place in the order of play and has one turn.

rules-godstorm-goal =
    Five peoples fight for a flat earth: Babylonians (blue), Celts (green), Egyptians (ochre), Greeks (purple) and Norse (brown). Their gods join in, and their dead fight on below.

    The game lasts five epochs. Before each of them everybody bids faith for a place in the order of play; then everybody has one turn. After the last turn of the fifth epoch, the most points win. If nobody else is left on Earth, you win at once.

    {""}**Points:** 1 for each territory, the bonus of each whole continent, 1 for each crypt and altar, 1 for each relic whose territory you hold.

    {""}**Your turn**, step by step. You place all armies you receive, and the plague always strikes; anything else you can leave out:
    1. Armies and faith: you receive and place them.
    2. Gods and temples: summon and build.
    3. Miracle cards: buy up to four.
    4. Play War and Death cards.
    5. Plague strikes your plagued territories.
    6. Invade territories.
    7. Fortify once.
    8. Charge from Heaven: armies that you have lost enter the Underworld.
    9. Invade the Underworld, for its crypts and altars.
    10. With a crypt and the god of Death: a Death card.
    .title = Goal and epochs

rules-godstorm-setup =
    Your seat is your pantheon: you take both when you join. All five play alike.

    1. Four territories, drawn at random, are plagued.
    2. Everybody rolls a die. From the highest on, all 42 territories are dealt around the table, plagued ones too. Each gets one army.
    3. In turn, everybody adds three armies at a time to their own territories, until all are placed. In all you have 35 armies with three players, 30 with four, 25 with five.
    4. In turn, everybody puts their god of War and a temple on territories of their own: the same, or two different ones.
    5. Everybody receives 3 faith.

    You don't have to wait for each other: write your wishes once, and I place for everybody in exactly this order.

    With an option, you claim the territories one by one, or I place the rest quickly along your borders. Two players: see *{ rules-godstorm-two-players.title }* in the list below.
    .title = Set-up

rules-godstorm-bids =
    Before each epoch everybody bids faith, from 0 to all they have. Bids are secret: the others see that you have bid, never how much, nor that you changed it. When the last bid is in, I reveal all of them at once, and **everybody pays**.

    The highest bidder picks a place in the order of play first, any one of them; then the next. Dice decide between equal bids. There are as many places as players.

    Name the places you want together with your bid, favourite first: you get the first that is still free. If none is, or if you name none, you get the earliest free one. If you'd rather choose when the bids are open, say so; only then do we wait for you again.

    If time runs out, your bid is 0. { card-tablets_of_destiny }: your bid counts 3 more, if it is at least 1.

    The place of a player who is out is skipped.
    .title = Order and bids

rules-godstorm-faith =
    Faith pays for everything divine. Everybody can see how much you have, and you keep what you don't spend.

    {""}**When your turn begins** you receive armies, and as much faith:
    - a third of your territories, rounded down, at least 3;
    - for each continent you hold completely: Europa 7, Germania 5, Africa 5, Asia Minor 3, Atlantis 3, Hyrkania 2;
    - 1 for each of your temples; that army stands at the temple at once.

    You only hold a territory with an army on it. Place the other armies on any of your territories.

    {""}**Prices:**
    - your bid: what you bid
    - a god: 3
    - a temple: 5
    - a miracle card: 2
    - playing a card: 0 to 4, see the pages of the decks

    You begin the game with 3.
    .title = Faith and armies

rules-godstorm-gods =
    You have one god of each kind. War is on Earth from the start; you summon the others in step 2 for 3 faith each, on a territory of yours. A banished god can be summoned again.

    - **War:** { leader-war.power }
    - **Magic:** { leader-magic.power }
    - **Sky:** { leader-sky.power }
    - **Death:** { leader-death.power }

    These powers work in battle and in godswar. All gods of your force help; in defence, all who stand there.

    Gods are no armies: they hold no land and roll no dice in battle. They are banished when they lose a godswar, when their territory loses its last army, by plague and by some cards. When you fortify they can march, alone too.

    {""}**Labors** win you a card of that god's deck, while that god is on Earth:
    - **War:** conquer three territories on Earth in one turn, each from an army. Once a turn.
    - **Magic:** throw the same number three times, in battle or godswar, on anybody's turn. Rerolls count.
    - **Sky:** banish another player's god by your invasion, in godswar or by conquest. Once a turn.
    - **Death:** hold a crypt at the end of your turn.
    .title = Gods and Labors

rules-godstorm-temples =
    In step 2 you can build temples for 5 faith each, on territories of yours. A territory holds one temple, the whole board twelve. There are none in the Underworld.

    A temple
    - gives you 1 faith and 1 army, on its own spot, when your turn begins;
    - lets its territory's defender reroll all 1s until none is left, in battle and in godswar;
    - is where your armies from the crypts come back to Earth.

    It belongs to the player who holds its territory. If the territory loses its last army, the temple stays for the next player to walk in.
    .title = Temples

rules-godstorm-invasions =
    Attack from a territory with at least two armies into an enemy one next to it or joined by a sea line. Mountains, the maelstrom and sunken land bar the way. You say which gods and how many armies take part: all, unless you say less. The number matters in a godswar only.

    1. The attacked player can answer with Sky cards.
    2. If both sides have gods, they fight first; see “Godswar”.
    3. You roll one, two or three dice, one per army, and one army must stay; the defender rolls one or two. Compare the highest dice, then the second highest. The defender wins ties, unless your god of War attacks. The dead go to their Heaven.

    A declared invasion takes at least one roll; then you can call it off. Another source or target is a new invasion.

    {""}**Conquest:** as many armies as you rolled dice move in, more if you like. Gods whose power you used go along; other declared gods can. The defender's gods are banished.

    {""}**Empty land** is nobody's. Walk in without dice; one army stays behind. It doesn't count for the Labor of War.

    {""}**Fortifying:** then you can move armies and gods once, from one territory to another, through your own ones. One army stays.
    .title = Invasions and fortifying

rules-godstorm-godswar =
    If gods stand on both sides of an invasion, they fight before the armies, one against one:

    1. The attacker names a god of the force, then the defender one who stands there.
    2. Each side rolls 3 dice, 1 more if its god of the Sky is there, and 1 more for each altar it holds.
    3. 1s are rerolled on the side of a goddess of Magic, by a defender with a temple, and with { card-gungnir }.
    4. Each side adds its armies in the fight: the attacker those declared, never the one that must stay; the defender all of them. { card-mjolnir }: 3 more. { card-fire_sears }: 4 more.
    5. The higher total wins. On a tie the defender wins, unless a god of War attacks. The god named by the loser is banished.

    All gods of a side help, not only the one who is named.

    While both sides have gods, the attacker can go on or call the invasion off. Once one side has none left, the armies can fight.

    Nobody waits for the defender: I name the god needed least, in the order Death, Magic, Sky, War. Your standing orders can say otherwise.
    .title = Godswar

rules-godstorm-cards =
    66 miracle cards in four decks: 17 War, 17 Death, 17 Sky and 15 relics of Magic. You get them in step 3, by Labors, and from other cards.

    {""}**Buying:** up to four cards a turn, 2 faith each, of any deck whose god you have on Earth. You see them when you stop buying, not before. Relics then come into play.

    {""}**Playing:** you need the card's god on Earth, its faith, and a target. You announce the card and its choices and pay; the player with the Aegis can cancel it; then it works. You can play as many as you like, one after the other. Played cards leave the game, and no deck is reshuffled.

    Everybody can see how many cards of each kind you hold, but not which.

    What a card kills or takes is no invasion: it wins no Labor, and nobody answers it with Sky cards. Armies killed on Earth go to Heaven, unless the card says otherwise. Cards don't reach the Underworld, unless they say so.
    .title = Miracle cards

rules-godstorm-war-cards =
    Play them in step 4 with your god of War on Earth. In brackets: their price in faith.

    - { card-shrine_plundered } (1): { card-shrine_plundered.effect }
    - { card-empire_is_born } (0): { card-empire_is_born.effect }
    - { card-champions_arise } (0): { card-champions_arise.effect }
    - { card-eagles_take_wing } (1): { card-eagles_take_wing.effect }
    - { card-faith_shall_deliver } (1): { card-faith_shall_deliver.effect }
    - { card-heroes_are_born } (0): { card-heroes_are_born.effect }
    - { card-only_ash_remains } (0): { card-only_ash_remains.effect }
    - { card-our_faith_is_strength } (0): { card-our_faith_is_strength.effect }
    - { card-prayers_answered } (0): { card-prayers_answered.effect }
    - { card-storms_rage } (0): { card-storms_rage.effect }
    - { card-faithful_gather } (0): { card-faithful_gather.effect }
    - { card-land_is_purged } (2): { card-land_is_purged.effect }
    - { card-siren_calls } (3): { card-siren_calls.effect }
    - { card-sun_grows_cold } (0): { card-sun_grows_cold.effect }
    - { card-temple_falls } (0): { card-temple_falls.effect }
    - { card-time_stands_still } (4): { card-time_stands_still.effect }
    - { card-visions_become_real } (0): { card-visions_become_real.effect }
    .title = War cards

rules-godstorm-death-cards =
    Play them in step 4 with your god of Death on Earth. In brackets: their price in faith.

    - { card-blood_coats } (1): { card-blood_coats.effect }
    - { card-crops_wither } ×2 (2): { card-crops_wither.effect }
    - { card-deaths_door } (2): { card-deaths_door.effect }
    - { card-diamonds_rust } (3): { card-diamonds_rust.effect }
    - { card-fire_rains } (4): { card-fire_rains.effect }
    - { card-paradise_lost } (2): { card-paradise_lost.effect }
    - { card-ragnarok } (3): { card-ragnarok.effect }
    - { card-dead_walk } ×2 (2): { card-dead_walk.effect }
    - { card-gods_forsake } (3): { card-gods_forsake.effect }
    - { card-ground_shakes } (2): { card-ground_shakes.effect }
    - { card-mighty_fallen } (4): { card-mighty_fallen.effect }
    - { card-sea_tomb } (3): { card-sea_tomb.effect }
    - { card-trojan_horse } (2): { card-trojan_horse.effect }
    - { card-waters_boil } (4): { card-waters_boil.effect }
    - { card-young_grow_old } (2): { card-young_grow_old.effect }
    .title = Death cards

rules-godstorm-sky-cards =
    When somebody invades you, you can play Sky cards before any die is rolled, as many as you like, with your god of the Sky on Earth. In brackets: their price in faith.

    - { card-workers_amass } ×2 (0): { card-workers_amass.effect }
    - { card-enemies_convert } (2): { card-enemies_convert.effect }
    - { card-fire_sears } ×2 (0): { card-fire_sears.effect }
    - { card-lava_erupts } (2): { card-lava_erupts.effect }
    - { card-men_become_warriors } ×2 (1): { card-men_become_warriors.effect }
    - { card-swords_plowshares } ×2 (1): { card-swords_plowshares.effect }
    - { card-fog_lifts } ×2 (0): { card-fog_lifts.effect }
    - { card-mighty_turn_meek } ×2 (0): { card-mighty_turn_meek.effect }
    - { card-ground_is_sacred } (3): { card-ground_is_sacred.effect }
    - { card-idol_is_false } ×2 (1): { card-idol_is_false.effect }

    I only ask you if your standing orders say so; otherwise I let the invasion pass.
    .title = Sky cards

rules-godstorm-relics =
    Magic cards are relics: they lie open before you, cost no more faith, and stay even if your goddess of Magic is banished. When your turn opens, { card-pandoras_box } comes first, then free cards, then armies and faith.

    - { card-aegis }: { card-aegis.effect }
    - { card-cauldron }: { card-cauldron.effect }
    - { card-excalibur }: { card-excalibur.effect }
    - { card-freya_tears }: { card-freya_tears.effect }
    - { card-gungnir }: { card-gungnir.effect }
    - { card-mjolnir }: { card-mjolnir.effect }
    - { card-pandoras_box }: { card-pandoras_box.effect }
    - { card-stonehenge }: { card-stonehenge.effect }
    - { card-book_of_dead }: { card-book_of_dead.effect }
    - { card-golden_fleece }: { card-golden_fleece.effect }
    - { card-great_pyramids }: { card-great_pyramids.effect }
    - { card-scales_of_osiris }: { card-scales_of_osiris.effect }
    - { card-tablets_of_destiny }: { card-tablets_of_destiny.effect }
    - { card-tree_of_life }: { card-tree_of_life.effect }
    - { card-wine_of_life }: { card-wine_of_life.effect }
    .title = Relics of Magic

rules-godstorm-plague =
    Four territories are plagued from the start; a card can add a fifth, move one or end one. You can hold plagued land like any other.

    {""}**In step 5 of your turn**, unasked: on each of your plagued territories half your armies die, rounded down (of three, one). The last one never dies. Your gods there are banished.

    {""}**When you conquer plagued land or walk in:** once all have moved, half of them die, rounded down. All gods of the invasion are banished.

    Armies that you place there, that march there or that a card brings are safe until step 5. A god can march through plague, but not end there. You can place or summon a god on plague; the next step 5 banishes the god. A god whom a card brings there is banished at once.

    Those who die of plague go to Heaven.
    .title = Plague

rules-godstorm-underworld =
    Your dead of Earth wait in your Heaven. Below lie 13 spaces, empty at first: three gates, four crypts, two altars, four plain ones. Walls of flame bar the way.

    {""}**Leaving Heaven (step 8):** any number of armies, to empty gates and to spaces you hold.

    {""}**Invading (step 9):** as on Earth, with plain dice: no gods, temples or Sky cards. You can also attack a gate, or enter an empty one, from Heaven; nobody has to stay there. You walk into empty spaces; one army stays behind. Armies that die below go back to the pool.

    {""}**Crypts:** when your turn begins, one army from each of yours can return to any temple of yours; one must stay. At the end of your turn a crypt earns you a Death card, if your god of Death is on Earth.

    {""}**Altars:** one more die for you in every godswar.

    Each crypt and each altar is worth 1 point at the end. Spaces are no territories: they bring no armies, no faith and no Labor of War. Nobody can invade a Heaven.
    .title = Underworld

rules-godstorm-elimination =
    You are out as soon as you have no army left on Earth, in anybody's turn and whatever took the last one, your own card included. Your cards and relics leave the game, your faith is gone, your gods are banished, your armies in Heaven and in the Underworld are removed. Your temples stay where they are.

    If it is your own turn, it ends. From the next epoch on there is one place less.

    Those who lose their last army by the same blow are out together. The last player left on Earth wins at once; if nobody is left, those who fell last share the victory.

    {""}**Giving up:** the AI plays on for you. With an option your army turns neutral instead: it keeps its land and only defends; its gods, cards, faith and dead are gone.
    .title = Elimination

rules-godstorm-scoring =
    After the last turn of the fifth epoch you score:
    - 1 for each territory
    - Europa 7, Germania 5, Africa 5, Asia Minor 3, Atlantis 3, Hyrkania 2, for each continent you hold completely
    - 1 for each crypt and each altar
    - 1 for each of these relics with its territory: { card-stonehenge } ({ land-anglia }), { card-great_pyramids } ({ land-egypt }), { card-mjolnir } ({ land-thule }), { card-pandoras_box } ({ land-graecia }), { card-tree_of_life } ({ land-babylon })

    If players are level: more faith, then more temples, then more gods on Earth, then more armies on Earth. If they are still level, they share the victory.

    { card-time_stands_still } adds an epoch. `/risk status` shows everybody's points now.
    .title = Score

rules-godstorm-two-players =
    A neutral army stands between you. The territories are dealt in three piles of 14, always, and Neutral has three armies on each of its own. You both have 30 armies, one on each of your territories; place the others three at a time. Then come god, temple and 3 faith, as usual.

    Neutral never attacks or moves. When you attack it, your opponent rolls for it. It has no gods, faith, cards or Heaven, doesn't bid and scores nothing; its dead are gone.

    Its territories are enemy territories: conquering them counts for the Labor of War, and cards can strike them. A card that names a player can't name Neutral.

    If your opponent has no army left on Earth, you win at once.
    .title = Two players

rules-godstorm-options =
    Before the start the host can change these under **{ POSTED("options") }**. First comes what you play if nobody does:

    - **Set-up:** dealt, claimed one by one, or quick.
    - **Pantheons:** you take one with your seat, or dice decide and you write wishes.
    - **Gods on plague:** can be placed and summoned there, or not.
    - **Labor of the Sky:** by godswar or conquest, by godswar only, or by any means.
    - **Sky cards:** for the attacked player, or for everybody but the attacker.
    - **Armies in a godswar:** as many as you declare, or all but one.
    - **Gods after a conquest:** those whose power was used must go, the others can; or all must.
    - **Labor of Magic:** each time a number lies three times, or once a throw.
    - **Giving up:** the AI plays on, or the army turns neutral.
    - **Seat order:** as you joined, by lot, or as the host arranges.

    `/risk table options` shows them with a short code; the same code always means the same options. They can't change once the game has begun.
    .title = Options

rules-godstorm-house =
    Three house rules fit this game. The host ticks them in the lobby under **{ POSTED("options") }**, or types them: `/risk new godstorm house:Yalta`.

    - **{ option-yalta }** and **{ option-blind-yalta }:** you trade the dealt territories before anybody places. They need the dealt set-up; Neutral's pile is no part of it.
    - **{ option-single-front }:** one offensive a turn, on Earth. The Underworld is free.

    Why the other seven are not offered:
    - *{ option-general-mobilisation }, { option-risk-bounty }, { option-equal-arms }, { option-continental-power }:* they are about Territory cards and sets, and nobody holds any here.
    - *{ option-hecatomb }, { option-prisoners-of-war }:* there the dead are counted for good; here they go to Heaven, and some return.
    - *{ option-calculated-risks }:* it replaces the dice, over which gods, temples and relics have power here.

    `/risk rules` has a page for each of the three.
    .title = House rules
