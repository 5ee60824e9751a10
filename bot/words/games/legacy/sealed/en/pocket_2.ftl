### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Names.
card-aliens = Aliens
    .the = the Aliens
    .of = of the Aliens
    .effect = Empty cities cost them nobody. Island: +2 recruits, ruin: +1. All cities: 2 stars, once a war.
value-faction-aliens = Aliens
land-alien_island = Alien Island
    .the = Alien Island
    .of = of Alien Island
    .to = to Alien Island
    .in = on Alien Island
card-collaborator = Collaborator
    .effect = A trade counts 1 resource more. Entering an empty city costs 2 troops more.
card-ruin = Ruin
    .effect = A mark, and no city. It cannot be fortified; a city may be built over it.
value-spot-north_pacific = North Pacific
value-spot-north_atlantic = North Atlantic
value-spot-south_atlantic = South Atlantic
value-spot-indian_ocean = Indian Ocean
value-spot-south_pacific = South Pacific

# Weaknesses.
card-cautious = Cautious
    .effect = This faction places its recruits in two territories at most.
    .when = at any point of your turn, on a faction without a weakness
card-primitive = Primitive
    .effect = Cities add nothing to this faction's recruits.
    .when = at any point of your turn, on a faction without a weakness
card-purist = Purist
    .effect = This faction holds two coin cards at most, and keeps them open.
    .when = at any point of your turn, on a faction without a weakness
card-short_sighted = Short-sighted
    .effect = This faction only manoeuvres into a neighbouring territory.
    .when = at any point of your turn, on a faction without a weakness
card-unpopular = Unpopular
    .effect = Entering an empty city costs this faction 1 troop more.
    .when = at any point of your turn, on a faction without a weakness

# Events of the deck.
card-beam_down = Beam Down
    .effect = The Aliens put 5 troops in a city that nobody occupies.
card-die_humans = Die, Humans!
    .effect = The Aliens may turn a minor city into a ruin: the city, its troops and headquarters go. The event is then destroyed.
card-mysterious_island = Mysterious Island
    .effect = The player who holds Alien Island takes one of the open territory cards. The card that takes its place may bring another event.

# What happens.
event-became-collaborator = 👽 **{ $player } sides with the Aliens.** Their Collaborator, for ever: { CARD($faction, form: "the") }.
event-island-placed = 👽 **Alien Island rises in the { $spot ->
        [north_pacific] North Pacific
        [north_atlantic] North Atlantic
        [south_atlantic] South Atlantic
        [indian_ocean] Indian Ocean
       *[south_pacific] South Pacific
    }**, with sea lines to { LAND($first_end, form: "the") } and { LAND($second_end, form: "the") }. Its card bears { $coins } coins.
event-island-taken = { $player } lands { LAND($where, form: "in") } with { UNITS($troops) }, those of the Aliens included.
event-weakness-given = { $player } gives { CARD($faction, form: "the") } a weakness for ever: **{ CARD($weakness) }**.
event-recruited-in = { $player } recruits { LAND($where, form: "in") }.
event-coins-shown = { $player } shows { $count ->
        [0] no coin card
        [1] 1 coin card
       *[other] { $count } coin cards
    }.
event-dominion-fulfilled = **{ $player } fulfils the Aliens' mission**: every city of the board is theirs.
event-troops-beamed = 👽 { UNITS($troops) } of { $player } beam down { LAND($where, form: "to") }.
event-city-ruined = 👽 { $player } turns “{ $name }” into a ruin.
event-ruin-built-over = A city now stands over the ruin { LAND($where, form: "in") }.

# What is asked.
decision-to-place-island = 👽 The Aliens offer you an alliance. In which ocean does their island rise, and to which two territories do its sea lines lead? { UNITS($troops) } land on it: yours and theirs.
    .wait = choose where Alien Island rises
    .topic = Alien Island
decision-to-beam-down = Event: **{ CARD("beam_down") }**. Put { UNITS($troops) } in a city that nobody occupies.
    .wait = land the Aliens
    .topic = Event: the Aliens land
decision-to-ruin-city = Event: **{ CARD("die_humans") }**. Turn a minor city into a ruin? The city, its troops and headquarters there go.
    .wait = choose the city that the Aliens ruin
    .topic = Event: a city in ruins
decision-to-take-open-card = Event: **{ CARD("mysterious_island") }**. You hold Alien Island: take one of the open territory cards.
    .wait = take the gift of the island
    .topic = Event: a card from the island

# Answers.
action-place-island = Alien Island in the { $spot ->
        [north_pacific] North Pacific
        [north_atlantic] North Atlantic
        [south_atlantic] South Atlantic
        [indian_ocean] Indian Ocean
       *[south_pacific] South Pacific
    }, linked with { LAND($first_end, form: "the") } and { LAND($second_end, form: "the") }
    .verb = Place the island
action-give-weakness = { $card } for { CARD($faction) }
    .verb = Give a weakness
action-beam-down = Land { LAND($where, form: "in") }
    .verb = Beam down
action-ruin-city = A ruin { LAND($where, form: "in") }
    .verb = Ruin a city
action-spare-cities = Spare all cities
    .verb = Spare them
action-take-open-card = Take the card of { LAND($card_id, form: "the") }
    .verb = Take a card
field-spot = Which ocean?
field-first_end = Where does the first sea line lead?
field-second_end = Where does the second sea line lead?

# Refusals.
refusal-no-ocean-there = The island lies in one of the oceans on the list.
refusal-no-such-ends = The two sea lines lead to two different territories by an ocean.
refusal-has-weakness = { CARD($faction) } can take no weakness. { $free ->
        [none] Every faction has one that can.
       *[other] These can: { $free }.
    }
refusal-not-beside = { LAND($target, form: "the") } does not border on { LAND($source, form: "the") }. You only manoeuvre into a neighbouring territory.
refusal-dominion-not-fulfilled = As the Aliens, hold every city of the board first. Once a war.
refusal-not-an-open-card = That card is not open. Choose among: { $among }.

# Standing orders.
policy-to-place-island-home = next to my own territories
policy-to-beam-down-largest = in the largest city
policy-to-ruin-city-own-turn = ask me in my own turn, else spare all cities
policy-to-ruin-city-spare = spare all cities
policy-to-take-open-card-best = the card with most coins

# The history and the status.
history-glued-alien-island = { LAND("alien_island") } rises
history-glued-ruin = “{ $name }” { LAND($where, form: "in") } in ruins
history-glued-collaborator = { CARD($where) }: { CARD("collaborator") }
history-story-collaborator = War { $war }: Collaborator of the Aliens, by { $who }
history-glued-cautious = { CARD($where) }: { CARD("cautious") }
history-story-cautious = War { $war }: weakness { CARD("cautious") }, given by { $who }
history-glued-primitive = { CARD($where) }: { CARD("primitive") }
history-story-primitive = War { $war }: weakness { CARD("primitive") }, given by { $who }
history-glued-purist = { CARD($where) }: { CARD("purist") }
history-story-purist = War { $war }: weakness { CARD("purist") }, given by { $who }
history-glued-short-sighted = { CARD($where) }: { CARD("short_sighted") }
history-story-short-sighted = War { $war }: weakness { CARD("short_sighted") }, given by { $who }
history-glued-unpopular = { CARD($where) }: { CARD("unpopular") }
history-story-unpopular = War { $war }: weakness { CARD("unpopular") }, given by { $who }
history-glued-die-humans = event { CARD("die_humans") } destroyed
own-mission-aliens = Your mission: hold every city of the board. It brings two red stars, once a war.
status-open-coins = { $count ->
        [1] 1 open coin card
       *[other] { $count } open coin cards
    }
alt-ruins = Ruins: { $list }.
alt-island = Alien Island lies in the { $spot ->
        [north_pacific] North Pacific
        [north_atlantic] North Atlantic
        [south_atlantic] South Atlantic
        [indian_ocean] Indian Ocean
       *[south_pacific] South Pacific
    }, with sea lines to { LAND($first_end, form: "the") } and { LAND($second_end, form: "the") }.

# The rules.
rules-aliens =
    The Aliens landed when somebody with a missile was about to place 30 troops or more. That player's faction is their **Collaborator** for ever: a trade counts 1 resource more (10 at most), and entering an empty city costs 2 troops more.

    - **Alien Island** belongs to no continent, and has two sea lines. Its card began with 3 coins. You may start there when it is free and unmarked.
    - **The Aliens** can be chosen from the war after their landing on. They lose nobody on entering empty cities. Alien Island brings them 2 more recruits, each ruin that they hold 1. All cities of the board in their hands at the end of their turn: 2 red stars, once a war. They take no weakness and no other power or mission for their card.
    - **Ruins** are marks, and no cities. They take scars, and a city may be built over one, which then is gone.
    .title = Aliens
rules-weaknesses =
    Five scar cards are for factions, not for territories. At any point of your turn you may give one to any faction without a weakness, whether it plays or not. It stays for ever; a faction takes one at most, and the Collaborator has his already.

    - **Cautious:** recruits go to two territories at most.
    - **Primitive:** cities add nothing to recruits.
    - **Purist:** two coin cards at most, kept open.
    - **Short-sighted:** manoeuvres only into a neighbouring territory.
    - **Unpopular:** entering an empty city costs 1 troop more.

    A weakness beats a power that says otherwise.
    .title = Weaknesses
board-apart = **Beyond the continents**

# What pictures say beside their signs and arrows.
sign-ruin = Ruin
mission-own-cities = { $held } of { $wanted } cities

# Why?: see bot/words/en/why.ftl.
why-to-place-island = You are about to place so many troops that the Aliens land. The island stays on the board, for ever.
why-to-beam-down = An event has turned up: the Aliens bring troops to a city without a ruler, and you say where.
why-to-ruin-city = An event has turned up: the Aliens may ruin a minor city, and you say which.
why-to-take-open-card = An event has turned up: whoever holds the island takes a card.
leads-place-island = the island lies there, with its two sea lines, for ever.
leads-give-weakness = the faction has it for ever.
leads-beam-down = the troops stand there, and the city is yours.
leads-ruin-city = the city is gone for ever, with whoever stood there.
leads-spare-cities = all cities stay.
leads-take-open-card = it is in your hand.
