### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Les missions, et la ville au-dessus de toutes les autres.
card-explore_the_world = Explorer le monde
    .effect = Contrôlez au moins 7 îles. Deux étoiles rouges, une ligne maritime de plus ; puis elle est détruite.
card-the_world_is_ready = Le monde est prêt
    .effect = Ayez droit à une carte territoire visible de 4 ressources ou plus. Deux étoiles rouges ; vous fondez la Capitale mondiale sur son territoire, et la mission est détruite.
city-world-capital = Capitale mondiale
decision-to-draw-lane = Mission réalisée. Tracez une ligne maritime entre deux territoires côtiers qui ne sont pas encore reliés. Elle reste pour toujours.
    .wait = de tracer une ligne maritime
    .topic = Nouvelle ligne maritime
decision-to-place-capital = Mission réalisée. Fondez la Capitale mondiale et nommez-la : population 5, pour toujours. Elle remplace toute ville qui s'y trouve.
    .wait = de fonder la Capitale mondiale
    .topic = Capitale mondiale
policy-to-draw-lane-home = entre deux de mes territoires
policy-to-place-capital-richest = sur la carte qui vaut le plus
action-draw-lane = Une ligne maritime entre { LAND($one, form: "the") } et { LAND($other, form: "the") }
    .verb = Tracer une ligne maritime
action-place-capital = La Capitale mondiale « { $name } » { LAND($where, form: "in") }
    .verb = Fonder la Capitale mondiale
field-one = D'où ?
field-other = Jusqu'où ?
event-lane-drawn = **{ $player } trace une ligne maritime entre { LAND($one, form: "the") } et { LAND($other, form: "the") }, pour toujours.**
event-capital-due = { $player } s'apprête à fonder la Capitale mondiale.
event-capital-placed = { $player_id ->
        [none] **La Capitale mondiale « { $name } » se dresse { LAND($where, form: "in") }.**
       *[other] **{ $player } fonde la Capitale mondiale « { $name } » { LAND($where, form: "in") }.**
    }
event-mission-destroyed = La mission « { CARD($mission) } » est détruite, pour toujours.
refusal-no-lane-there = Pas de ligne maritime possible entre { LAND($one, form: "the") } et { LAND($other, form: "the") }. Choisissez deux territoires côtiers qui ne sont pas encore reliés.
history-glued-sea-line = ligne maritime entre { LAND($where, form: "the") } et { LAND($other, form: "the") }
history-glued-world-capital = Capitale mondiale « { $name } » { LAND($where, form: "in") }
history-glued-explore-the-world = mission « { CARD("explore_the_world") } » détruite
history-glued-the-world-is-ready = mission « { CARD("the_world_is_ready") } » détruite
history-story-world-capital = Guerre { $war } : Capitale mondiale « { $name } »{ $who ->
        [none] {""}
       *[other] , fondée par { $who }
    }
history-city-world-capital = Capitale mondiale { LAND($where, form: "in") }

# L'événement.
card-join_the_cause = Rejoindre la cause
    .effect = La plus grande population se lève : 3 troupes à répartir dans ses villes, ou une autre mission visible, choisie dans la pile. En cas d'égalité, sans effet.
decision-to-join-cause = Événement : **{ CARD("join_the_cause") }**. Votre population est la plus grande : répartissez 3 troupes dans vos villes, ou choisissez une autre mission visible.
    .wait = de régler l'événement
    .topic = Événement : troupes ou autre mission
policy-to-join-cause-troops = les troupes
action-rally-troops = 3 troupes pour mes villes
    .verb = Prendre des troupes
history-glued-join-the-cause = événement « { CARD("join_the_cause") } » détruit

# Choisir une mission.
decision-to-choose-mission = Choisissez la prochaine mission visible.
    .wait = de choisir la mission
    .topic = Choix de la mission
policy-to-choose-mission-chance = celle du dessus de la pile
action-choose-mission = La mission { CARD($mission) }
    .verb = Choisir une mission
field-mission = Quelle mission ?
value-mission-amphibious_onslaught = Assaut amphibie
value-mission-imperial_might = Puissance impériale
value-mission-reign_of_terror = Règne de la terreur
value-mission-superior_infrastructure = Infrastructure supérieure
value-mission-unexpected_attack = Attaque surprise
value-mission-urban_assault = Assaut urbain
value-mission-explore_the_world = Explorer le monde
value-mission-the_world_is_ready = Le monde est prêt
event-mission-chosen = { $player } choisit la mission visible : **{ CARD($mission) }**.
refusal-not-in-mission-deck = { CARD($card) } ne peut pas être choisie maintenant. { $cards ->
        [none] Aucune mission ne peut l'être.
       *[other] Choisissez parmi : { $cards }.
    }

# Patries.
status-homeland = patrie : { REGION($region) }
homeland-cards = Votre patrie est { REGION($region, form: "the") } : vous pouvez en prendre les cartes visibles sans contrôler leurs territoires.

# Règles.
rules-two-stars =
    La pile des missions en compte deux de plus, pour deux étoiles rouges chacune. Ce qu'elles provoquent vient avant les étoiles, et la mission est détruite.

    - **{ CARD("explore_the_world") } :** contrôler 7 îles, des territoires qu'aucune terre ne relie à un autre. Vous tracez une ligne maritime entre deux territoires côtiers qui ne sont pas encore reliés. Elle reste pour toujours.
    - **{ CARD("the_world_is_ready") } :** avoir droit à une carte territoire visible de 4 ressources ou plus. Vous fondez la Capitale mondiale sur son territoire, avec une population de 5, et vous la nommez. Elle remplace toute ville qui s'y trouve.

    L'événement **{ CARD("join_the_cause") }** est trois fois dans la pile : la plus grande population prend 3 troupes pour ses villes, ou choisit dans la pile une autre mission visible.
    .title = Deux étoiles

rules-homelands =
    La **patrie** d'une faction est le continent où elle a démarré le plus souvent, cette guerre comprise ; en cas d'égalité, elle n'en a pas. Quand vous avez droit à une carte, vous pouvez prendre une carte visible de votre patrie sans contrôler son territoire.
    .title = Patries
granted-event = pour un événement
told-income-event = { $count } pour un événement

# Pourquoi ? : voir bot/words/fr/why.ftl.
why-to-draw-lane = Votre mission change le plateau avant de donner ses étoiles : une nouvelle ligne maritime, pour tous et pour toujours.
why-to-place-capital = Votre mission change le plateau avant de donner ses étoiles : la plus grande des villes, sous le nom que vous lui donnez.
why-to-join-cause = Un événement est révélé, et il favorise qui a la plus grande population : vous.
why-to-choose-mission = Vous dites quelle mission chacun peut réaliser ensuite.
leads-draw-lane = les deux sont voisins désormais, à chaque guerre.
leads-place-capital = la ville est là, sous ce nom, pour toujours.
leads-rally-troops = vous les répartissez dans vos villes.
leads-choose-mission = elle est visible pour tous.
