### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# The events.
card-entity_1 = Ancient Entity (1)
    .effect = It obeys the person of the campaign who is named on this card; if they do not play, the player who turned it up. One of four: all discard their resource cards; headquarters fall; 6 troops where you stand or on unoccupied, unmarked land; no attacks over sea lines before your next turn.
card-entity_2 = Ancient Entity (2)
    .effect = It obeys the person of the campaign who is named on this card; if they do not play, the player who turned it up. One of four: all discard their resource cards; headquarters fall; 6 troops where you stand or on unoccupied, unmarked land; no attacks over sea lines before your next turn.
card-entity_3 = Ancient Entity (3)
    .effect = It obeys the person of the campaign who is named on this card; if they do not play, the player who turned it up. One of four: all discard their resource cards; headquarters fall; 6 troops where you stand or on unoccupied, unmarked land; no attacks over sea lines before your next turn.
card-entity_4 = Ancient Entity (4)
    .effect = It obeys the person of the campaign who is named on this card; if they do not play, the player who turned it up. One of four: all discard their resource cards; headquarters fall; 6 troops where you stand or on unoccupied, unmarked land; no attacks over sea lines before your next turn.
card-entity_5 = Ancient Entity (5)
    .effect = It obeys the person of the campaign who is named on this card; if they do not play, the player who turned it up. One of four: all discard their resource cards; headquarters fall; 6 troops where you stand or on unoccupied, unmarked land; no attacks over sea lines before your next turn.
card-deadly_virus = Deadly Virus
    .effect = The city with most troops loses half of them, rounded up, and each neighbour by land one. One stays everywhere. With a tie it has no effect.
card-unstable_orbit = Unstable Orbit
    .effect = Every island loses a troop (one stays). Until the next turn of the player who turned it up, nobody attacks, expands or manoeuvres over sea lines.

# The curses.
card-levy = Few recruits
    .effect = One recruit less, 3 at least.
card-two_dice = Two dice
    .effect = Attacks with two dice at most.
card-short_march = Short march
    .effect = Only manoeuvres into a neighbouring territory.
card-worn_coins = Worn coins
    .effect = A trade counts 1 resource less, 2 at least.
card-no_scars = No scars
    .effect = Plays no scar card.

# What happens.
event-people-named = Names appear on the cards of the envelope. Only their owners command what sleeps in them.
event-omen-turned = { $player } has turned up **{ CARD($event) }**.
event-omen-destroyed = { $player } gives up { UNITS($count) } before **{ CARD($event) }** acts.
event-hands-emptied = The Ancient Entity obeys { $player }: all players discard their resource cards.
event-host-raised = The Ancient Entity obeys { $player }: { UNITS($troops) } rise { LAND($where, form: "in") }.
event-sea-closed = The sea is closed until { $player }'s next turn: nobody { $attacks ->
        [yes] attacks
       *[no] attacks, expands or manoeuvres
    } over sea lines.
event-sea-opened = The sea lines are open again.
event-curses-dealt = Each player bears a curse in this war.
event-curse-lifted = { $player } gives up { UNITS($count) }: the curse **{ CARD($curse) }** is destroyed for ever.

# What is asked.
window-omen = **{ $turn }** has turned up an event of the envelope. Give up troops and destroy it before it acts?
    .wait = decide an event of the envelope
    .topic = Event of the envelope
    .clause = when an event of the envelope is turned up
decision-to-invoke = The Ancient Entity obeys you. What does it do?
    .wait = decide about the Ancient Entity
    .topic = Ancient Entity
decision-to-give-up = Give up { UNITS($count) }. From which territory? One troop stays everywhere.
    .wait = give up troops
    .topic = Giving up troops
decision-to-lift-curse = You bear the curse **{ CARD($curse) }**. Give up { UNITS($price) } and destroy it for ever?
    .wait = decide about a curse
    .topic = Lifting a curse

# Answers.
action-destroy-omen = Give up 10 troops and destroy the event
    .verb = Destroy the event
action-empty-hands = All discard their resource cards
    .verb = Empty all hands
action-fell-headquarters = Demolish the headquarters { LAND($where, form: "in") }
    .verb = Demolish headquarters
action-raise-host = 6 troops { LAND($where, form: "in") }
    .verb = Raise troops
action-close-sea = No attacks over sea lines until my next turn
    .verb = Close the sea
action-give-up = { UNITS($count) } { LAND($where, form: "in") }
    .verb = Give up troops
action-lift-curse = Give up the troops and destroy the curse
    .verb = Destroy the curse
action-bear-curse = Bear the curse
    .verb = Bear it

# Refusals.
refusal-troops-too-few = It takes { UNITS($price) }, and one stays in each territory. You have too few: let it be.
refusal-sea-is-closed = The sea is closed until { $until }'s next turn. Go by land.

# Standing orders.
policy-omen-pass = let it act
policy-to-invoke-sea = no attacks over sea lines
policy-to-give-up-largest = from my largest armies
policy-to-lift-curse-bear = bear it

# The history and the status.
history-glued-entity-1 = event { CARD("entity_1") } destroyed
history-glued-entity-2 = event { CARD("entity_2") } destroyed
history-glued-entity-3 = event { CARD("entity_3") } destroyed
history-glued-entity-4 = event { CARD("entity_4") } destroyed
history-glued-entity-5 = event { CARD("entity_5") } destroyed
history-glued-deadly-virus = event { CARD("deadly_virus") } destroyed
history-glued-unstable-orbit = event { CARD("unstable_orbit") } destroyed
status-sea-closed = The sea is closed until { $who }'s next turn{ $attacks ->
        [yes] {" "}for attacks
       *[no] {""}
    }.

# The rules.
rules-envelope =
    One of four things lay in the envelope. It was drawn as the campaign began, and cannot be put back.

    - **Ancient Entity:** five events, one for each person of the war before which it was opened, with that person's name. That person chooses what it does.
    - **Deadly Virus** and **Unstable Orbit:** five equal events.
    - **Curses:** five, one dealt open to each player as a war begins; at its end they go back.

    {""}**Ten of your troops destroy a card for ever:** an event as it is turned up, before it acts; your own curse at the start of your turn. You choose from where they come; one stays in each territory.
    .title = The envelope

# Why?: see bot/words/en/why.ftl.
why-omen = An event of the envelope has turned up. The player whose turn it is may pay troops to be rid of it.
why-to-invoke = The Ancient Entity's event bears your name, so you say what it does.
why-to-give-up = The price is paid in troops, from territories that you choose.
why-to-lift-curse = You bear a curse in this war, and troops can destroy it for good.
leads-destroy-omen = the troops are gone, and the event never comes back.
leads-empty-hands = everybody's resource cards are gone, yours too.
leads-fell-headquarters = nobody holds them any more in this war.
leads-raise-host = the troops stand there at once.
leads-close-sea = until your next turn, attacks go by land alone.
leads-give-up = so many leave the board there.
leads-lift-curse = the troops are gone, and so is the curse, for ever.
leads-bear-curse = the curse stays with you in this war.
