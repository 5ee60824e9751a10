### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# The scar.
card-biohazard = Biohazard
    .effect = Whoever holds the territory at the end of their own turn loses a troop there, for ever. It may be the last one.
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
        [yes] : the city holds.
       *[no] : the mob wins.
    }
decision-to-control-people = Event: **{ CARD("control_the_people") }**. Yours is the largest population: take 5 troops in one of your cities, or make a manoeuvre now.
    .wait = the event
    .topic = Event: troops or a manoeuvre
decision-to-fortify-people = Event: **{ CARD("fortify") }**. Yours is the largest population: fortify one of your cities, or take 2 troops in each of up to two.
    .wait = the event
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
