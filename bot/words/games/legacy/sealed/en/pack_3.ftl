### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# The missions, and the city above all others.
card-explore_the_world = Explore the World
    .effect = Hold at least 7 islands. Two red stars; you draw a new sea line, and the mission is destroyed.
card-the_world_is_ready = The World is Ready
    .effect = Be entitled to an open territory card of 4 resources or more. Two red stars; you found the World Capital on its territory, and the mission is destroyed.
city-world-capital = World Capital
decision-to-draw-lane = Mission fulfilled. Draw a sea line between two territories by the sea that are not linked yet. It lasts for ever.
    .wait = draw a new sea line
    .topic = New sea line
decision-to-place-capital = Mission fulfilled. Found the World Capital and name it: population 5, for ever. It replaces any city there.
    .wait = found the World Capital
    .topic = World Capital
policy-to-draw-lane-home = between two territories of mine
policy-to-place-capital-richest = on the card with most coins
action-draw-lane = A sea line between { LAND($one, form: "the") } and { LAND($other, form: "the") }
    .verb = Draw a sea line
action-place-capital = The World Capital “{ $name }” { LAND($where, form: "in") }
    .verb = Found the World Capital
field-one = From where?
field-other = Where to?
event-lane-drawn = **{ $player } draws a sea line between { LAND($one, form: "the") } and { LAND($other, form: "the") }, for ever.**
event-capital-due = { $player } is about to found the World Capital.
event-capital-placed = { $player_id ->
        [none] **The World Capital “{ $name }” stands { LAND($where, form: "in") }.**
       *[other] **{ $player } founds the World Capital “{ $name }” { LAND($where, form: "in") }.**
    }
event-mission-destroyed = The mission “{ CARD($mission) }” is destroyed, for ever.
refusal-no-lane-there = No sea line can be drawn between { LAND($one, form: "the") } and { LAND($other, form: "the") }. Choose two territories by the sea that are not linked yet.
history-glued-sea-line = sea line between { LAND($where, form: "the") } and { LAND($other, form: "the") }
history-glued-world-capital = World Capital “{ $name }” { LAND($where, form: "in") }
history-glued-explore-the-world = mission { CARD("explore_the_world") } destroyed
history-glued-the-world-is-ready = mission { CARD("the_world_is_ready") } destroyed
history-story-world-capital = War { $war }: World Capital “{ $name }”{ $who ->
        [none] {""}
       *[other] , founded by { $who }
    }
history-city-world-capital = World Capital { LAND($where, form: "in") }

# The event.
card-join_the_cause = Join the Cause
    .effect = The largest population rises: 3 troops spread over its ruler's cities, or another mission, chosen from the deck, lies open. With a tie it has no effect.
decision-to-join-cause = Event: **{ CARD("join_the_cause") }**. Yours is the largest population: spread 3 troops over your cities, or choose another open mission.
    .wait = decide an event
    .topic = Event: troops or another mission
policy-to-join-cause-troops = the troops
action-rally-troops = 3 troops for my cities
    .verb = Take troops
history-glued-join-the-cause = event { CARD("join_the_cause") } destroyed

# Choosing a mission.
decision-to-choose-mission = Choose the mission that lies open next.
    .wait = choose the mission
    .topic = Choice of the mission
policy-to-choose-mission-chance = the one on top of the deck
action-choose-mission = The mission { CARD($mission) }
    .verb = Choose a mission
field-mission = Which mission?
value-mission-amphibious_onslaught = Amphibious Onslaught
value-mission-imperial_might = Imperial Might
value-mission-reign_of_terror = Reign of Terror
value-mission-superior_infrastructure = Superior Infrastructure
value-mission-unexpected_attack = Unexpected Attack
value-mission-urban_assault = Urban Assault
value-mission-explore_the_world = Explore the World
value-mission-the_world_is_ready = The World is Ready
event-mission-chosen = { $player } chooses the open mission: **{ CARD($mission) }**.
refusal-not-in-mission-deck = { CARD($card) } cannot be chosen now. { $cards ->
        [none] No mission can.
       *[other] These can: { $cards }.
    }

# Homelands.
status-homeland = homeland { REGION($region, form: "the") }
homeland-cards = Your homeland is { REGION($region, form: "the") }: you may take its open cards without holding their territories.

# Rules.
rules-two-stars =
    The mission deck holds two more missions, for two red stars each. What they bring about comes before the stars, and the mission is destroyed.

    - **{ CARD("explore_the_world") }:** hold 7 islands: territories that no land links to another. You draw a sea line between two territories by the sea that are not linked yet. It lasts for ever.
    - **{ CARD("the_world_is_ready") }:** be entitled to an open territory card of 4 resources or more. You found the World Capital on its territory, with a population of 5, and name it. It replaces any city there.

    The event **{ CARD("join_the_cause") }** is in the event deck three times: the largest population takes 3 troops for its cities, or chooses another open mission from the deck.
    .title = Two stars

rules-homelands =
    A faction's **homeland** is the continent on which it has started most often, this war included; with a tie it has none. When a card is due to you, you may take an open card of your homeland without holding its territory.
    .title = Homelands
granted-event = for an event
told-income-event = { $count } for an event

# Why?: see bot/words/en/why.ftl.
why-to-draw-lane = Your mission changes the board before it brings its stars: a new sea line, for everybody and for ever.
why-to-place-capital = Your mission changes the board before it brings its stars: the largest city of all, under the name you give it.
why-to-join-cause = An event has turned up, and it favours the ruler of the largest population: you.
why-to-choose-mission = You say which mission everybody can fulfil next.
leads-draw-lane = the two are neighbours from now on, in every war.
leads-place-capital = the city stands there, under that name, for ever.
leads-rally-troops = you spread them over your cities.
leads-choose-mission = it lies open for everybody.
