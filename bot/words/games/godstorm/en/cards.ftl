# War cards, played in step 4 with the god of War on Earth.

card-shrine_plundered = A Shrine Is Plundered
    .effect = Take a relic that another player has in play.
    .when = in step 4 of your turn, with your god of War on Earth

card-empire_is_born = An Empire Is Born
    .effect = Put a temple on a territory you hold that has none. It costs nothing.
    .when = in step 4 of your turn, with your god of War on Earth

card-champions_arise = Champions Arise
    .effect = Count your faith without spending it: you get 1 army for every 2, all on one territory you hold.
    .when = in step 4 of your turn, with your god of War on Earth

card-eagles_take_wing = Eagles Take Wing
    .effect = Move any number of armies and gods between two territories you hold, however far apart. One army stays.
    .when = in step 4 of your turn, with your god of War on Earth

card-faith_shall_deliver = Faith Shall Deliver
    .effect = Choose a miracle deck and draw 2 cards from it.
    .when = in step 4 of your turn, with your god of War on Earth

card-heroes_are_born = Heroes Are Born
    .effect = Put 3 armies on a territory you hold.
    .when = in step 4 of your turn, with your god of War on Earth

card-only_ash_remains = Only Ash Remains
    .effect = Choose a relic in play. It leaves the game.
    .when = in step 4 of your turn, with your god of War on Earth

card-our_faith_is_strength = Our Faith Is Our Strength
    .effect = You receive 2 faith for each of your temples.
    .when = in step 4 of your turn, with your god of War on Earth

card-prayers_answered = Prayers Are Answered
    .effect = Choose one of your temples and roll a die: that many armies appear there.
    .when = in step 4 of your turn, with your god of War on Earth

card-storms_rage = Storms Rage
    .effect = Choose a territory and roll a die: it loses that many armies.
    .when = in step 4 of your turn, with your god of War on Earth

card-faithful_gather = The Faithful Gather
    .effect = Put 2 armies on each of your temples' territories.
    .when = in step 4 of your turn, with your god of War on Earth

card-land_is_purged = The Land Is Purged
    .effect = Choose a plagued territory. All armies there die, and its plague leaves the game.
    .when = in step 4 of your turn, with your god of War on Earth

card-siren_calls = The Siren Calls
    .effect = Choose two territories of another player: their armies and gods change places.
    .when = in step 4 of your turn, with your god of War on Earth

card-sun_grows_cold = The Sun Grows Cold
    .effect = Every territory loses 1 army for each god there, your own included.
    .when = in step 4 of your turn, with your god of War on Earth

card-temple_falls = The Temple Falls
    .effect = Move any player's temple to another territory of the same player.
    .when = in step 4 of your turn, with your god of War on Earth

card-time_stands_still = Time Stands Still
    .effect = The game lasts one epoch longer. Not in the first epoch.
    .when = in step 4 of your turn, with your god of War on Earth

card-visions_become_real = Visions Become Real
    .effect = Look at another player's hand and keep one of the cards.
    .when = in step 4 of your turn, with your god of War on Earth

# Death cards, played in step 4 with the god of Death on Earth.

card-blood_coats = Blood Coats the Land
    .effect = A die picks a continent: each of its territories loses 1 army.
    .when = in step 4 of your turn, with your god of Death on Earth

card-crops_wither = Crops Wither
    .effect = Choose a player, who loses every miracle card in hand. Relics stay.
    .when = in step 4 of your turn, with your god of Death on Earth

card-deaths_door = Death's Door Closes
    .effect = Every crypt and every altar loses half its armies, rounded down.
    .when = in step 4 of your turn, with your god of Death on Earth

card-diamonds_rust = Diamonds Turn to Rust
    .effect = Every relic in play leaves the game.
    .when = in step 4 of your turn, with your god of Death on Earth

card-fire_rains = Fire Rains Down
    .effect = Choose a temple. It is destroyed; its territory and all territories next to it lose 1 army each.
    .when = in step 4 of your turn, with your god of Death on Earth

card-paradise_lost = Paradise Is Lost
    .effect = Choose a plagued territory. Its plague moves to a territory drawn at random.
    .when = in step 4 of your turn, with your god of Death on Earth

card-ragnarok = Ragnarok Cometh
    .effect = All gods of War and of the Sky are banished, your own included.
    .when = in step 4 of your turn, with your god of Death on Earth

card-dead_walk = The Dead Walk
    .effect = Up to 6 of your armies leave one space of the Underworld for one of your temples. One army stays.
    .when = in step 4 of your turn, with your god of Death on Earth

card-gods_forsake = The Gods Forsake Us
    .effect = Choose a territory without temple or plague. It is plagued from now on: half its armies die at once, rounded down, and its gods are banished.
    .when = in step 4 of your turn, with your god of Death on Earth

card-ground_shakes = The Ground Shakes
    .effect = A die picks a continent: each of its territories loses half its armies, rounded down.
    .when = in step 4 of your turn, with your god of Death on Earth

card-mighty_fallen = The Mighty Have Fallen
    .effect = The three territories with the most armies lose half of them, rounded down. You choose between equals.
    .when = in step 4 of your turn, with your god of Death on Earth

card-sea_tomb = The Sea Is Your Tomb
    .effect = Atlantis sinks with everything on it, and is out of the game.
    .when = in step 4 of your turn, with your god of Death on Earth

card-trojan_horse = The Trojan Horse Is Revealed
    .effect = Choose an enemy territory held by a single army. That army dies; roll a die: that many of yours take its place.
    .when = in step 4 of your turn, with your god of Death on Earth

card-waters_boil = The Waters Boil
    .effect = Choose a sea line. The maelstrom closes it for the rest of the game.
    .when = in step 4 of your turn, with your god of Death on Earth

card-young_grow_old = The Young Grow Old
    .effect = Every territory on Earth with more than 1 army loses 1 army.
    .when = in step 4 of your turn, with your god of Death on Earth

# Sky cards, played when a territory is attacked, with the god of the Sky on Earth.

card-workers_amass = 1000 Workers Amass
    .effect = Put a temple on the attacked territory, if it has none.
    .when = when your territory is attacked, with your god of the Sky on Earth

card-enemies_convert = Enemies Convert
    .effect = The attacking territory loses 2 armies, which do not go to Heaven. You gain 2 on the attacked one.
    .when = when your territory is attacked, with your god of the Sky on Earth

card-fire_sears = Fire Sears the Sky
    .effect = Add 4 to each of your totals in a godswar this turn.
    .when = when your territory is attacked, with your god of the Sky on Earth

card-lava_erupts = Lava Erupts
    .effect = Roll a die for the attacking territory and for each territory next to it: each loses that many armies.
    .when = when your territory is attacked, with your god of the Sky on Earth

card-men_become_warriors = Men Become Warriors
    .effect = Put 3 armies on the attacked territory.
    .when = when your territory is attacked, with your god of the Sky on Earth

card-swords_plowshares = Swords Become Plowshares
    .effect = Roll a die: the attacking territory loses that many armies, which do not go to Heaven.
    .when = when your territory is attacked, with your god of the Sky on Earth

card-fog_lifts = The Fog Lifts
    .effect = Bring up to 4 armies from one other territory you hold to the attacked one. One army stays.
    .when = when your territory is attacked, with your god of the Sky on Earth

card-mighty_turn_meek = The Mighty Turn Meek
    .effect = Send one attacking god home to a temple of the attacker, if there is one.
    .when = when your territory is attacked, with your god of the Sky on Earth

card-ground_is_sacred = This Ground Is Sacred
    .effect = The attack is over. Nobody can attack this territory again this turn.
    .when = when your territory is attacked, with your god of the Sky on Earth

card-idol_is_false = Your Idol Is False
    .effect = Choose a god on the attacking territory. He is banished.
    .when = when your territory is attacked, with your god of the Sky on Earth

# Relics, which lie open and work for the rest of the game.

card-aegis = Aegis, Shield of Athena
    .effect = Discard it to cancel a miracle card that was just played. Relics cannot be cancelled.

card-cauldron = Arawn's Cauldron of Life
    .effect = Your turn opens with a free Death card.

card-excalibur = Excalibur
    .effect = Each continent you hold raises 2 more armies.

card-freya_tears = Freya's Tears of Gold
    .effect = Your turn opens with 1 more faith.

card-gungnir = Gungnir, Spear of Odin
    .effect = In a godswar you reroll your 1s until none is left.

card-mjolnir = Mjolnir, Hammer of Thor
    .effect = Worth 1 point with Thule. Add 3 to each of your totals in a godswar.

card-pandoras_box = Pandora's Box
    .effect = Worth 1 point with Graecia. Your turn opens with the top Death card: it works at once and costs nothing.

card-stonehenge = Stonehenge
    .effect = Worth 1 point with Anglia. A miracle card costs you 1 faith instead of 2.

card-book_of_dead = The Book of the Dead
    .effect = As your turn begins, you may give up 2 of the armies you raise for 4 faith.

card-golden_fleece = The Golden Fleece
    .effect = Your turn opens with a free War card.

card-great_pyramids = The Great Pyramids
    .effect = Worth 1 point with Egypt. Your turn opens with a free Sky card.

card-scales_of_osiris = The Scales of Osiris
    .effect = Two of your armies come back from each crypt instead of one.

card-tablets_of_destiny = The Tablets of Destiny
    .effect = Your bid counts 3 more, if you bid any faith.

card-tree_of_life = The Tree of Life
    .effect = Worth 1 point with Babylon. Pay 1 faith for each army lost in defence, and it lives.

card-wine_of_life = The Wine of Eternal Life
    .effect = Your turn opens with 1 more army.
