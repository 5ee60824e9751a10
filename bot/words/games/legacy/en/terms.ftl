# Risk Legacy's own terms, its lands, its factions and its cards.
unit-legacy =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
    .one = troop
    .many = troops
    .a = a troop

area-legacy = continent
    .many = continents
    .which = Which continent?
    .whole = all
    .head = Continents

land-quebec-legacy = Eastern Canada
    .the = Eastern Canada
    .of = of Eastern Canada
    .to = to Eastern Canada
    .in = in Eastern Canada

land-ukraine-legacy = Russia
    .the = Russia
    .of = of Russia
    .to = to Russia
    .in = in Russia

land-congo-legacy = Central Africa
    .the = Central Africa
    .of = of Central Africa
    .to = to Central Africa
    .in = in Central Africa

land-siam-legacy = Southeast Asia
    .the = Southeast Asia
    .of = of Southeast Asia
    .to = to Southeast Asia
    .in = in Southeast Asia

# Factions.
card-die_mechaniker = Die Mechaniker
    .the = Die Mechaniker
    .of = of Die Mechaniker
    .effect = Armour and walls.
card-enclave_of_the_bear = Enclave of the Bear
    .the = the Enclave of the Bear
    .of = of the Enclave of the Bear
    .effect = They strike first, and hard.
card-imperial_balkania = Imperial Balkania
    .the = Imperial Balkania
    .of = of Imperial Balkania
    .effect = Order, and land upon land.
card-khan_industries = Khan Industries
    .the = Khan Industries
    .of = of Khan Industries
    .effect = Works that never stand still.
card-saharan_republic = Saharan Republic
    .the = the Saharan Republic
    .of = of the Saharan Republic
    .effect = Here today, there tonight.

# Their powers.
card-fortified_hq = Fortified headquarters
    .effect = Your own headquarters count as fortified: +1 on both defence dice.
card-double_six_wall = Wall of sixes
    .effect = Two natural sixes in defence: no more attacks there this turn.
card-first_strike_fear = First strike
    .effect = The first territory that you attack in a turn defends with −1 on the lower die.
card-triple_conquest = Three of a kind
    .effect = A natural triple that kills a defender kills all: the territory is yours.
card-round_up = Full ranks
    .effect = Your recruits for territories and cities are rounded up.
card-expansion_card = Pioneers
    .effect = Four expansions in one turn entitle you to a resource card, even without a conquest.
card-hq_levy = Levy
    .effect = When your turn begins, each territory of yours with headquarters gets a troop.
card-card_levy = Volunteers
    .effect = When you take the card of a territory that you hold, it gets a troop.
card-free_timing = Swift columns
    .effect = Your manoeuvre may come at any moment of your turn outside battle.
card-free_path = Hidden ways
    .effect = Your manoeuvre may join any two of your territories, linked or not.

# Scars.
card-bunker = Bunker
    .the = Bunker
    .effect = The defender adds 1 to the higher die there, for ever.
    .when = just before an attack roll, on the attacked territory
card-ammo_shortage = Ammo shortage
    .the = Ammo shortage
    .effect = The defender takes 1 off the higher die there, for ever.
    .when = just before an attack roll, on the attacked territory

# The walls of a city.
card-fortification = Fortification

# Missions.
card-amphibious_onslaught = Amphibious Onslaught
    .effect = Conquer at least 4 territories by sea line in one turn.
card-imperial_might = Imperial Might
    .effect = Hold continents whose bonuses add up to 7 or more.
card-reign_of_terror = Reign of Terror
    .effect = Conquer at least 9 territories in one turn.
card-superior_infrastructure = Superior Infrastructure
    .effect = Hold at least 6 cities.
card-unexpected_attack = Unexpected Attack
    .effect = Conquer all territories of a continent in one turn.
card-urban_assault = Urban Assault
    .effect = Conquer at least 4 cities in one turn.

card-coin = Coin card
    .one = a coin card
    .effect = Worth one coin.
    .several = { $count } coin cards

# Piles and hands.
zone-open = the open territory cards
zone-coins = the coin cards
zone-scar = { $who }'s scar card
zone-open-mission = the open mission
zone-mission-deck = the missions to come
zone-mission-discard = the missions fulfilled

# Choices by name.
value-faction-die_mechaniker = Die Mechaniker
value-faction-enclave_of_the_bear = Enclave of the Bear
value-faction-imperial_balkania = Imperial Balkania
value-faction-khan_industries = Khan Industries
value-faction-saharan_republic = Saharan Republic
value-power-fortified_hq = Fortified headquarters
value-power-double_six_wall = Wall of sixes
value-power-first_strike_fear = First strike
value-power-triple_conquest = Three of a kind
value-power-round_up = Full ranks
value-power-expansion_card = Pioneers
value-power-hq_levy = Levy
value-power-card_levy = Volunteers
value-power-free_timing = Swift columns
value-power-free_path = Hidden ways
value-die_mechaniker-fortified_hq = Fortified headquarters
value-die_mechaniker-double_six_wall = Wall of sixes
value-die_mechaniker-none = No vote
value-enclave_of_the_bear-first_strike_fear = First strike
value-enclave_of_the_bear-triple_conquest = Three of a kind
value-enclave_of_the_bear-none = No vote
value-imperial_balkania-round_up = Full ranks
value-imperial_balkania-expansion_card = Pioneers
value-imperial_balkania-none = No vote
value-khan_industries-hq_levy = Levy
value-khan_industries-card_levy = Volunteers
value-khan_industries-none = No vote
value-saharan_republic-free_timing = Swift columns
value-saharan_republic-free_path = Hidden ways
value-saharan_republic-none = No vote
value-side-attack = The attacker's
value-side-defence = The defender's
value-die-1 = 1st die
value-die-2 = 2nd die
value-die-3 = 3rd die
value-mark-1 = +1
value-mark--1 = −1
zone-scar-deck = the scar cards
zone-used-scars = the scar cards played

board-name-legacy = the World
