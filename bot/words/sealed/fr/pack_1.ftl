### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# La cicatrice.
card-biohazard = Biohasard
    .effect = Qui tient le territoire à la fin de son propre tour y perd une troupe, pour toujours. Ce peut être la dernière.
    .when = au début d'un tour ou à la fin du vôtre, sur un territoire sans cicatrice
history-glued-biohazard = { CARD("biohazard") } { LAND($where, form: "in") }
history-story-biohazard = Guerre { $war } : { CARD("biohazard") }, par { $who }

# Les événements.
card-control_the_people = Tenir le peuple
    .effect = La plus grande population suit son chef : 5 troupes dans une de ses villes, ou une manœuvre sur-le-champ. En cas d'égalité, sans effet.
card-fortify = Fortifier
    .effect = La plus grande population bâtit : une fortification sur une ville de son chef, tant qu'il en reste (l'événement est alors détruit), ou 2 troupes dans chacune de ses villes, deux au plus. En cas d'égalité, sans effet.
card-resistance = Résistance
    .effect = Chaque petite ville tenue par 1 ou 2 troupes en perd une.
card-riots = Émeutes
    .effect = Pour chaque grande ville, qui la tient lance un dé et ajoute 1 par troupe et pour un QG sur place. Au-dessous de 6, il perd autant de troupes que le dé indique, et le QG est démoli.
event-riot-rolled = Émeutes { LAND($where, form: "in") } : { $player } lance un { $die }, soit { $total } avec ce qui s'y trouve{ $held ->
        [yes] {" "}: la ville tient bon.
       *[no] {" "}: la foule l'emporte.
    }
decision-to-control-people = Événement : **{ CARD("control_the_people") }**. Votre population est la plus grande : prenez 5 troupes dans une de vos villes, ou faites une manœuvre maintenant.
    .wait = l'événement
    .topic = Événement : troupes ou manœuvre
decision-to-fortify-people = Événement : **{ CARD("fortify") }**. Votre population est la plus grande : fortifiez une de vos villes, ou prenez 2 troupes dans une ou deux d'entre elles.
    .wait = l'événement
    .topic = Événement : fortification ou troupes
policy-to-control-people-troops = des troupes dans ma plus grande ville
policy-to-fortify-people-troops = des troupes dans mes plus grandes villes
action-rally-in-city = Des troupes { LAND($where, form: "in") }
    .verb = Prendre des troupes
action-rally-in-cities = 2 troupes par ville : { $cities }
    .verb = Prendre des troupes
field-cities = Quelles villes ?
refusal-not-your-city = Vous ne tenez pas de ville { LAND($where, form: "in") }. Les vôtres : { $cities }.
refusal-no-fortification-left = Il ne reste plus de fortification. Prenez les troupes.
history-glued-fortify = événement { CARD("fortify") } détruit
