### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# The scar.
card-mercenary = Mercenaries
    .the = Mercenaries
    .effect = The player who holds the territory gains a troop there at the end of each turn of theirs, for ever.
    .when = at the start of any turn or the end of yours, on any territory without a scar
history-glued-mercenary = { CARD("mercenary") } { LAND($where, form: "in") }
history-story-mercenary = War { $war }: { CARD("mercenary") }, by { $who }

# The comeback powers.
card-resourceful = Resourceful
    .effect = Expanding into a city entitles you to a resource card.
card-stealthy = Stealthy
    .effect = Recruits may go to one unmarked territory that nobody occupies.
card-well_armed = Well armed
    .effect = +1 on all your attack dice against a territory with headquarters.
card-mobile = Mobile
    .effect = Start of your turn: one headquarters you hold may move to a territory of yours beside it.
card-convincing = Convincing
    .effect = Mercenaries bring you one troop more.
card-well_supplied = Well supplied
    .effect = Ammo shortages do not touch your defence.
value-power-resourceful = Resourceful
value-power-stealthy = Stealthy
value-power-well_armed = Well armed
value-power-mobile = Mobile
value-power-convincing = Convincing
value-power-well_supplied = Well supplied
decision-to-pick-comeback = Your faction is beaten, and learns from it: choose the comeback power that it keeps for ever.
    .wait = choose a comeback power
    .topic = Comeback power
policy-to-pick-comeback-first = the first one left
action-pick-comeback = { CARD($power) }
    .verb = Take a comeback power
event-comeback-picked = **Comeback power { CARD($faction, form: "of") }: { CARD($power) }**, for ever.
refusal-comeback-taken = Another faction has that power. Free: { $cards }.
history-glued-resourceful = { CARD($where) }: { CARD("resourceful") }
history-glued-stealthy = { CARD($where) }: { CARD("stealthy") }
history-glued-well-armed = { CARD($where) }: { CARD("well_armed") }
history-glued-mobile = { CARD($where) }: { CARD("mobile") }
history-glued-convincing = { CARD($where) }: { CARD("convincing") }
history-glued-well-supplied = { CARD($where) }: { CARD("well_supplied") }
history-story-resourceful = War { $war }: comeback power { CARD("resourceful") }
history-story-stealthy = War { $war }: comeback power { CARD("stealthy") }
history-story-well-armed = War { $war }: comeback power { CARD("well_armed") }
history-story-mobile = War { $war }: comeback power { CARD("mobile") }
history-story-convincing = War { $war }: comeback power { CARD("convincing") }
history-story-well-supplied = War { $war }: comeback power { CARD("well_supplied") }

# Their use.
event-city-entry-noted = { $player } enters the city { LAND($where, form: "in") }.
event-recruits-gathered = Recruits of { $player } gather unseen { LAND($where, form: "in") }.
event-headquarters-moved = { $player } moves the headquarters { CARD($faction, form: "of") } from { LAND($source, form: "the") } to { LAND($target, form: "the") }.
decision-to-move-headquarters = Your turn begins. Move one of your headquarters to a neighbouring territory of yours, or go on.
    .wait = move headquarters
    .topic = Moving headquarters
policy-to-move-headquarters-stay = leave them
action-move-headquarters = Headquarters from { LAND($source, form: "the") } to { LAND($target, form: "the") }
    .verb = Move headquarters
action-gather = { UNITS($count) } { LAND($where, form: "in") }, which nobody occupies
    .verb = Gather unseen
refusal-not-stealthy = Your faction cannot gather recruits there: it needs { CARD("stealthy") }, and only one territory a turn.

# Rules.
rules-comebacks =
    A faction that is knocked out or eliminated, and has no **comeback power** yet, picks one of those that are left and keeps it for ever. That includes a player who is without troops when the war ends. Giving up is no elimination.

    - **{ CARD("resourceful") }:** expanding into a city entitles to a resource card.
    - **{ CARD("stealthy") }:** some or all recruits may go to one unmarked territory that nobody occupies. It is no expansion.
    - **{ CARD("well_armed") }:** +1 on all attack dice against a territory with headquarters.
    - **{ CARD("mobile") }:** at the start of the turn, one controlled headquarters may move to a controlled territory beside it without any.
    - **{ CARD("convincing") }:** mercenaries bring one troop more.
    - **{ CARD("well_supplied") }:** ammo shortages do not touch the defence.
    .title = Comeback powers

rules-mercenaries =
    Three scar cards bring **{ CARD("mercenary") }**. You play one at the start of any turn, or at the end of your own, on any territory without a scar. The player who holds the territory gains a troop there at the end of each turn of theirs. A territory with mercenaries is marked: nobody starts there.
    .title = Mercenaries

# What pictures say beside their signs and arrows.
sign-mercenary = Mercenaries

# Why?: see bot/words/en/why.ftl.
why-to-pick-comeback = A faction that was beaten keeps one comeback power for ever; each goes to one faction.
why-to-move-headquarters = Your faction's comeback power lets it move headquarters as its turn begins.
leads-pick-comeback = your faction keeps it for ever.
leads-move-headquarters = they stand there, and count for whoever holds that territory.
leads-gather = the recruits stand there, and the territory is yours.
