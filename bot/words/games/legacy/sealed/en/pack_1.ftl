### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# The scar.
card-biohazard = Biohazard
    .the = Biohazard
    .effect = The player who holds the territory loses a troop there at the end of each turn of theirs, for ever. It may be the last one.
    .when = at the start of any turn or the end of yours, on any territory without a scar
history-glued-biohazard = { CARD("biohazard") } { LAND($where, form: "in") }
history-story-biohazard = War { $war }: { CARD("biohazard") }, by { $who }

# The events.
card-control_the_people = Control the People
    .effect = The largest population follows its ruler: 5 troops in one of their cities, or a manoeuvre at once. With a tie it has no effect.
card-fortify = Fortify
    .effect = The largest population builds: a fortification on one of its ruler's cities, as long as there are any (the event is then destroyed), or 2 troops in each of up to two of them. With a tie it has no effect.
card-resistance = Resistance
    .effect = Every minor city that 1 or 2 troops hold loses one of them.
card-riots = Riots
    .effect = For each major city its holder throws a die, and adds 1 for each troop and for headquarters there. Below 6 as many troops die as the die shows, and headquarters there are demolished.
event-riot-rolled = Riots { LAND($where, form: "in") }: { $player } throws a { $die }, which makes { $total } with those on the spot{ $held ->
        [yes] . The city holds.
       *[no] . The mob wins.
    }
decision-to-control-people = Event: **{ CARD("control_the_people") }**. Yours is the largest population: take 5 troops in one of your cities, or make a manoeuvre now.
    .wait = decide an event
    .topic = Event: troops or a manoeuvre
decision-to-fortify-people = Event: **{ CARD("fortify") }**. Yours is the largest population: fortify one of your cities, or take 2 troops in each of up to two.
    .wait = decide an event
    .topic = Event: walls or troops
policy-to-control-people-troops = troops in my largest city
policy-to-fortify-people-troops = troops in my largest cities
action-rally-in-city = Troops { LAND($where, form: "in") }
    .verb = Take troops
action-rally-in-cities = 2 troops each in { $cities }
    .verb = Take troops
field-cities = Which cities?
refusal-not-your-city = You hold no city { LAND($where, form: "in") }. Yours: { $cities }.
refusal-no-fortification-left = All fortifications are used up. Take the troops.
history-glued-fortify = event { CARD("fortify") } destroyed

# The draft.
card-troops_10 = 10 troops
    .effect = You start the war with 10 troops.
card-troops_8 = 8 troops
    .effect = You start the war with 8 troops.
card-troops_6 = 6 troops
    .effect = You start the war with 6 troops.
card-coins_2 = 2 coin cards
    .effect = You take 2 coin cards before the first turn.
card-coins_1 = 1 coin card
    .effect = You take a coin card before the first turn.
card-coins_0 = No coin card
    .effect = You take no coin card before the first turn.
card-placement_1 = Placement 1
    .effect = You are the first to put headquarters and troops on the board.
card-placement_2 = Placement 2
    .effect = You are the second to put headquarters and troops on the board.
card-placement_3 = Placement 3
    .effect = You are the third to put headquarters and troops on the board.
card-placement_4 = Placement 4
    .effect = You are the fourth to put headquarters and troops on the board.
card-placement_5 = Placement 5
    .effect = You are the fifth to put headquarters and troops on the board.
card-turn_1 = Turn 1
    .effect = You play first in each round.
card-turn_2 = Turn 2
    .effect = You play second in each round.
card-turn_3 = Turn 3
    .effect = You play third in each round.
card-turn_4 = Turn 4
    .effect = You play fourth in each round.
card-turn_5 = Turn 5
    .effect = You play fifth in each round.
card-nomad = Nomad
    .effect = You may start in any unoccupied territory, marked or not, except a major city.
card-radar = Radar
    .effect = Nobody fires missiles in your battles.
card-sentinel = Sentinel
    .effect = Headquarters that you hold with 8 troops or more are fortified.
card-ambassador = Ambassador
    .effect = You may start in any unoccupied major city, whoever founded it.
card-saboteur = Saboteur
    .effect = You may demolish your headquarters when they are taken.
event-card-drafted = { $player } picks **{ CARD($card) }**.
event-draft-played = The draft is over. Order of play: { $order }.
decision-to-draft = The draft: pick a faction, or a card of a kind that you don't have yet.
    .wait = choose in the draft
    .topic = Draft
policy-to-draft-list = my list, then ask me
policy-to-draft-usual = my list, then what helps most
setup-drafting = Draft picks, favourites first
setup-starting = Starts, favourites first
draft-so-far =
    {""}**Picked so far:**
    { $list }
draft-seat = { $who }: { $cards }
action-draft = Pick { $card }
    .verb = Pick
refusal-not-on-offer = { CARD($card) } can't be picked any more. Left for you: { $able }.
refusal-kind-picked = You have a card of that kind. Left for you: { $able }.
decision-to-demolish = Your headquarters { LAND($where, form: "in") } have been taken. Demolish them, or leave them standing?
    .wait = demolish the headquarters, or not
    .topic = Saboteur
policy-to-demolish-demolish = demolish the headquarters
policy-to-demolish-leave = leave the headquarters
action-demolish = Demolish the headquarters
    .verb = Demolish
action-leave-standing = Leave the headquarters
    .verb = Leave them

# Rules by topic.
rules-draft =
    The draft opens every war, in place of the dice order. Factions and cards lie open: one card of each kind for each player.

    - **Picking:** the highest roller picks first, then clockwise, then back, and so on. Each pick is a faction, or a card of a kind that you don't have yet. It ends when all have a faction and a card of each kind.
    - **Troops:** with so many you start. Half of them join the war again when you have none left.
    - **Coins:** you take so many coin cards before the first turn.
    - **Placement:** in this order headquarters and troops go on the board, on the same kinds of start as before.
    - **Turn:** in this order you play, all through the war.

    With the campaign's promo cards there is a fifth kind. Each works in this war alone, for the player who picked it:

    - **{ CARD("nomad") }:** { CARD("nomad", form: "effect") }
    - **{ CARD("radar") }:** { CARD("radar", form: "effect") }
    - **{ CARD("sentinel") }:** { CARD("sentinel", form: "effect") }
    - **{ CARD("ambassador") }** (4 players or more): { CARD("ambassador", form: "effect") }
    - **{ CARD("saboteur") }** (5 players): { CARD("saboteur", form: "effect") }

    You can write a list of favourites in advance, under *{ POSTED("play") }*.
    .title = The draft
rules-events =
    Events are shuffled at the start of every war. At the end of a turn, when the card that comes into slot 1 has an even number of coins, the top event is turned up and works at once.

    - **Control the People** (2): 5 troops in one city of the largest population's ruler, or a manoeuvre now.
    - **Fortify** (2): the ruler of the largest population fortifies one of their cities, as long as there are fortifications, and the event is destroyed; or takes 2 troops in one or two of their cities.
    - **Resistance** (2): every minor city that 1 or 2 troops hold loses one.
    - **Riots** (1): for each major city that somebody holds a die is thrown; add 1 for each troop there, and for headquarters. Below 6 as many troops die as the die shows, and headquarters there are demolished.

    Nobody has the largest population in a tie. An event without effect is discarded. When all have been turned up, no more come in that war.
    .title = Events
rules-biohazard =
    A biohazard is a scar, three in all, dealt with the other scar cards. It is played at the start of any turn, by anybody, or at the end of your own turn unless the campaign plays otherwise, on any territory without a scar.

    The player who holds that territory at the end of their own turn loses a troop there, the last one too. A card played at the end of a turn works in that very end.
    .title = Biohazards

# What pictures say beside their signs and arrows.
sign-biohazard = Biohazard

# Why?: see bot/words/en/why.ftl.
why-to-control-people = An event has turned up, and it favours the ruler of the largest population: you.
why-to-fortify-people = An event has turned up, and it favours the ruler of the largest population: you.
why-to-draft = The draft opens the war: in turn, everybody picks a faction and a card of each kind. What you leave, others may take.
why-to-demolish = Your promotional card lets you demolish headquarters that you lose, so that nobody counts them as a star.
leads-rally-in-city = the troops stand there at once.
leads-rally-in-cities = the troops stand there at once.
leads-draft = it is yours for this war, and gone for the others.
leads-demolish = nobody holds them any more in this war.
leads-leave-standing = they count for whoever holds the territory.
