### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# The missions that factions keep.
card-advanced_tactics = Advanced Tactics
    .effect = Trade two or more territory cards of 4 resources or more at once.
card-advanced_training = Advanced Training
    .effect = Spend 10 resources or more on troops in one recruit.
card-forced_occupation = Forced Occupation
    .effect = Knock out a player who holds 3 resource cards or more.
card-guerilla_warfare = Guerilla Warfare
    .effect = Hold every bunker and every mercenary territory.
card-urban_troop_surge = Urban Troop Surge
    .effect = Hold the World Capital and 3 major cities.
card-wide_border = Wide Border
    .effect = Hold two whole continents as your turn begins.
value-mission-advanced_tactics = Advanced Tactics
value-mission-advanced_training = Advanced Training
value-mission-forced_occupation = Forced Occupation
value-mission-guerilla_warfare = Guerilla Warfare
value-mission-urban_troop_surge = Urban Troop Surge
value-mission-wide_border = Wide Border
event-mission-kept = **Mission { CARD($faction, form: "of") }: { CARD($mission) }**, for ever.
event-private-mission-fulfilled = **{ $player } fulfils their faction's own mission: { CARD($mission) }.**
event-private-feat-noted = { $player } meets the condition of { CARD($mission) }.
refusal-private-mission-not-fulfilled = You cannot claim **{ CARD($mission) }** now: it counts once a war, and only when it is fulfilled.
status-private-mission = own mission: { CARD($mission) }
status-lead-faction = lead faction
history-glued-advanced-tactics = { CARD($where) }: mission { CARD("advanced_tactics") }
history-glued-advanced-training = { CARD($where) }: mission { CARD("advanced_training") }
history-glued-forced-occupation = { CARD($where) }: mission { CARD("forced_occupation") }
history-glued-guerilla-warfare = { CARD($where) }: mission { CARD("guerilla_warfare") }
history-glued-urban-troop-surge = { CARD($where) }: mission { CARD("urban_troop_surge") }
history-glued-wide-border = { CARD($where) }: mission { CARD("wide_border") }
history-story-advanced-tactics = War { $war }: own mission { CARD("advanced_tactics") }
history-story-advanced-training = War { $war }: own mission { CARD("advanced_training") }
history-story-forced-occupation = War { $war }: own mission { CARD("forced_occupation") }
history-story-guerilla-warfare = War { $war }: own mission { CARD("guerilla_warfare") }
history-story-urban-troop-surge = War { $war }: own mission { CARD("urban_troop_surge") }
history-story-wide-border = War { $war }: own mission { CARD("wide_border") }

# The lead faction.
event-capital-manned = { $player }, the lead faction, garrisons the World Capital { LAND($where, form: "in") }.

# Rules.
rules-capital =
    The **World Capital** is a city with a population of 5.

    - Nobody starts there. Expanding into it while it is empty costs 5 troops, 7 if it is fortified.
    - It may be fortified like any city.

    The **lead faction** is the one with most wins among those that play; with a tie there is none. It chooses the war's first mission, and begins with 3 extra troops in the World Capital. Without a lead faction chance opens the first mission, and the World Capital starts empty.
    .title = World Capital

rules-own-missions =
    Six more missions lie in the deck, for a red star each. A faction without a mission of its own that claims one keeps it on its card for ever. In each later war it may fulfil its own mission once more for a star, at the end of its turn, instead of a card and not in the same turn as the open mission.

    - **{ CARD("advanced_tactics") }:** two or more territory cards of 4 resources or more in one trade.
    - **{ CARD("advanced_training") }:** 10 resources or more spent on troops in one recruit.
    - **{ CARD("forced_occupation") }:** a player with 3 resource cards or more knocked out.
    - **{ CARD("guerilla_warfare") }:** every bunker and every mercenary territory; there must be one at least.
    - **{ CARD("urban_troop_surge") }:** the World Capital and 3 major cities.
    - **{ CARD("wide_border") }:** two whole continents as your turn begins.
    .title = Own missions
