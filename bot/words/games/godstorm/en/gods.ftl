# Risk Godstorm's words for units and rounds, its four kinds of god, and the gods of the five pantheons by name.

unit-godstorm =
    { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
    .one = army
    .many = armies
    .a = an army

round-godstorm = epoch { $round }
    .head = Epoch { $round }
    .to = to epoch { $round }
    .in = in epoch { $round }
    .a = an epoch

area-godstorm = continent
    .many = continents
    .which = Which continent?
    .whole = all
    .head = Continents

# Whom each seat plays, as the lobby says it.
people-godstorm-blue = Babylonians
    .the = the Babylonians
people-godstorm-green = Celts
    .the = the Celts
people-godstorm-ochre = Egyptians
    .the = the Egyptians
people-godstorm-purple = Greeks
    .the = the Greeks
people-godstorm-brown = Norse
    .the = the Norse

leader-war = god of War
    .short = War
    .a = a god of War
    .the = the god of War
    .first = A god of War
    .none = No god of War
    .power = when he attacks, you win ties.
leader-magic = goddess of Magic
    .short = Magic
    .a = a goddess of Magic
    .the = the goddess of Magic
    .first = A goddess of Magic
    .none = No goddess of Magic
    .power = when she attacks or defends, you reroll 1s until none is left.
leader-sky = god of the Sky
    .short = Sky
    .a = a god of the Sky
    .the = the god of the Sky
    .first = A god of the Sky
    .none = No god of the Sky
    .power = one more die in a godswar.
leader-death = god of Death
    .short = Death
    .a = a god of Death
    .the = the god of Death
    .first = A god of Death
    .none = No god of Death
    .power = when he attacks, defenders whom dice kill go to their pool, not to Heaven.

# { NAMED_LEADERS($player_id, $god) }: the god's own name.
leader-blue-war = Gilgamesh
leader-blue-magic = Ishtar
leader-blue-sky = Marduk
leader-blue-death = Druaga
leader-green-war = Nuada
leader-green-magic = Brigid
leader-green-sky = Lugh
leader-green-death = Arawn
leader-ochre-war = Set
leader-ochre-magic = Isis
leader-ochre-sky = Ra
leader-ochre-death = Osiris
leader-purple-war = Ares
leader-purple-magic = Hekate
leader-purple-sky = Zeus
leader-purple-death = Hades
leader-brown-war = Thor
leader-brown-magic = Freya
leader-brown-sky = Odin
leader-brown-death = Loki

# What a god brings besides the power, in the list of those who can be summoned.
summoned-brings = { $god ->
        [war] You can buy War cards.
        [magic] You can buy relics.
        [sky] You can buy Sky cards.
       *[death] You can buy Death cards.
    }
attack-gods-go = { $all ->
        [all-go] Gods who go along enter with your army.
       *[free] A god whose power is used enters with your army; about the others I ask you then.
    }
panel-gods-gone = Already { LAND($target, form: "in") }: { $gods }. A god whose power was used goes in with the army.

# What people type in orders and conditions.
panel-plague-next = -# At step 5 of this turn the plague banishes your gods { $lands }.
attack-godswar = If a god goes along, there is a godswar with { $gods } first: who loses a round is banished.
typed-leader-war = war
    .also = war god / god of war / with war / with the war god
typed-leader-magic = magic
    .also = magic goddess / goddess of magic / with magic / with the magic goddess
typed-leader-sky = sky
    .also = sky god / god of the sky / with sky / with the sky god
typed-leader-death = death
    .also = death god / god of death / with death / with the death god
typed-theirs-war = their war god
    .also = their god of war / enemy war god
typed-theirs-magic = their magic goddess
    .also = their goddess of magic / enemy magic goddess
typed-theirs-sky = their sky god
    .also = their god of the sky / enemy sky god
typed-theirs-death = their death god
    .also = their god of death / enemy death god
typed-ours-war = my war god
    .also = my god of war / our war god
typed-ours-magic = my magic goddess
    .also = my goddess of magic / our magic goddess
typed-ours-sky = my sky god
    .also = my god of the sky / our sky god
typed-ours-death = my death god
    .also = my god of death / our death god
typed-none-war = no war god
    .also = without war god / without a war god
typed-none-magic = no magic goddess
    .also = without magic goddess / without a magic goddess
typed-none-sky = no sky god
    .also = without sky god / without a sky god
typed-none-death = no death god
    .also = without death god / without a death god
