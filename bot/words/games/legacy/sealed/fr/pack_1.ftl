### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# La cicatrice.
card-biohazard = Biohasard
    .the = le Biohasard
    .effect = Qui contrôle le territoire à la fin de son propre tour y perd une troupe, pour toujours. Ce peut être la dernière.
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
    .effect = Pour chaque grande ville, qui la contrôle lance un dé et ajoute 1 par troupe et pour un QG sur place. Au-dessous de 6, il perd autant de troupes que le dé indique, et le QG est démoli.
event-riot-rolled = Émeutes { LAND($where, form: "in") } : { $player } lance un { $die }, soit { $total } avec ce qui s'y trouve{ $held ->
        [yes] . La ville tient bon.
       *[no] . La foule l'emporte.
    }
decision-to-control-people = Événement : **{ CARD("control_the_people") }**. Votre population est la plus grande : prenez 5 troupes dans une de vos villes, ou faites une manœuvre maintenant.
    .wait = de régler l'événement
    .topic = Événement : troupes ou manœuvre
decision-to-fortify-people = Événement : **{ CARD("fortify") }**. Votre population est la plus grande : fortifiez une de vos villes, ou prenez 2 troupes dans une ou deux d'entre elles.
    .wait = de régler l'événement
    .topic = Événement : fortification ou troupes
policy-to-control-people-troops = des troupes dans ma plus grande ville
policy-to-fortify-people-troops = des troupes dans mes plus grandes villes
action-rally-in-city = Des troupes { LAND($where, form: "in") }
    .verb = Prendre des troupes
action-rally-in-cities = 2 troupes par ville : { $cities }
    .verb = Prendre des troupes
field-cities = Quelles villes ?
refusal-not-your-city = Vous ne contrôlez pas de ville { LAND($where, form: "in") }. Les vôtres : { $cities }.
refusal-no-fortification-left = Il ne reste plus de fortification. Prenez les troupes.
history-glued-fortify = événement « { CARD("fortify") } » détruit

# Le draft.
card-troops_10 = 10 troupes
    .effect = Vous commencez la guerre avec 10 troupes.
card-troops_8 = 8 troupes
    .effect = Vous commencez la guerre avec 8 troupes.
card-troops_6 = 6 troupes
    .effect = Vous commencez la guerre avec 6 troupes.
card-coins_2 = 2 cartes pièces
    .effect = Vous prenez 2 cartes pièces avant le premier tour.
card-coins_1 = 1 carte pièce
    .effect = Vous prenez une carte pièce avant le premier tour.
card-coins_0 = Aucune carte pièce
    .effect = Vous ne prenez aucune carte pièce avant le premier tour.
card-placement_1 = Placement 1
    .effect = Vous êtes le premier à placer QG et troupes.
card-placement_2 = Placement 2
    .effect = Vous êtes le deuxième à placer QG et troupes.
card-placement_3 = Placement 3
    .effect = Vous êtes le troisième à placer QG et troupes.
card-placement_4 = Placement 4
    .effect = Vous êtes le quatrième à placer QG et troupes.
card-placement_5 = Placement 5
    .effect = Vous êtes le cinquième à placer QG et troupes.
card-turn_1 = Tour 1
    .effect = Vous jouez en premier à chaque tour de table.
card-turn_2 = Tour 2
    .effect = Vous jouez en deuxième à chaque tour de table.
card-turn_3 = Tour 3
    .effect = Vous jouez en troisième à chaque tour de table.
card-turn_4 = Tour 4
    .effect = Vous jouez en quatrième à chaque tour de table.
card-turn_5 = Tour 5
    .effect = Vous jouez en cinquième à chaque tour de table.
card-nomad = Nomade
    .effect = Vous pouvez démarrer sur tout territoire inoccupé, marqué ou non, sauf une grande ville.
card-radar = Radar
    .effect = Personne ne tire de missile dans vos combats.
card-sentinel = Sentinelle
    .effect = Un QG que vous contrôlez avec 8 troupes ou plus est fortifié.
card-ambassador = Ambassadeur
    .effect = Vous pouvez démarrer dans toute grande ville inoccupée, quel qu'en soit le fondateur.
card-saboteur = Saboteur
    .effect = Vous pouvez démolir votre QG quand on le prend.
event-card-drafted = { $player } choisit **{ CARD($card) }**.
event-draft-played = Le draft est terminé. Ordre de jeu : { $order }.
decision-to-draft = Le draft : choisissez une faction, ou une carte d'une sorte que vous n'avez pas encore.
    .wait = de choisir au draft
    .topic = Draft
policy-to-draft-list = ma liste, puis me demander
policy-to-draft-usual = ma liste, puis ce qui aide le plus
setup-drafting = Choix du draft, préférés d'abord
setup-starting = Départs, préférés d'abord
draft-so-far =
    {""}**Déjà choisi :**
    { $list }
draft-seat = { $who } : { $cards }
action-draft = Choisir { $card }
    .verb = Choisir
refusal-not-on-offer = { CARD($card) } n'est plus à prendre. Reste pour vous : { $able }.
refusal-kind-picked = Vous avez déjà une carte de cette sorte. Reste pour vous : { $able }.
decision-to-demolish = Votre QG { LAND($where, form: "in") } a été pris. Le démolir, ou le laisser ?
    .wait = de démolir son QG ou de le laisser
    .topic = Saboteur
policy-to-demolish-demolish = démolir le QG
policy-to-demolish-leave = laisser le QG
action-demolish = Démolir le QG
    .verb = Démolir
action-leave-standing = Laisser le QG
    .verb = Le laisser

# Les règles par sujet.
rules-draft =
    Chaque guerre commence par le draft, au lieu de l'ordre des dés. Factions et cartes sont visibles : de chaque sorte, une carte par joueur.

    - **Les choix :** le plus haut dé choisit en premier, puis dans le sens horaire, puis en sens inverse, et ainsi de suite. On choisit une faction, ou une carte d'une sorte que l'on n'a pas encore, jusqu'à ce que chacun ait une faction et une carte de chaque sorte.
    - **Troupes :** vous commencez avec ce nombre. La moitié revient quand vous participez de nouveau à la guerre.
    - **Pièces :** vous prenez ce nombre de cartes pièces avant le premier tour.
    - **Placement :** dans cet ordre, chacun place QG et troupes, sur les mêmes sortes de départ qu'avant.
    - **Tour :** dans cet ordre, vous jouez, toute la guerre.

    Avec les cartes promo de la campagne, il y a une cinquième sorte. Chacune ne vaut que pour cette guerre, pour qui l'a choisie :

    - **{ CARD("nomad") } :** { CARD("nomad", form: "effect") }
    - **{ CARD("radar") } :** { CARD("radar", form: "effect") }
    - **{ CARD("sentinel") } :** { CARD("sentinel", form: "effect") }
    - **{ CARD("ambassador") }** (4 joueurs ou plus) : { CARD("ambassador", form: "effect") }
    - **{ CARD("saboteur") }** (5 joueurs) : { CARD("saboteur", form: "effect") }

    Une liste de préférences peut s'écrire à l'avance, sous *{ POSTED("play") }*.
    .title = Le draft
rules-events =
    Les événements sont mélangés au début de chaque guerre. À la fin d'un tour, si la carte qui arrive dans la case n° 1 a un nombre pair de pièces, le premier événement est retourné et s'applique aussitôt.

    - **Tenir le peuple** (2) : qui a la plus grande population prend 5 troupes dans une de ses villes, ou fait une manœuvre sur-le-champ.
    - **Fortifier** (2) : qui a la plus grande population fortifie une de ses villes, tant qu'il reste des fortifications, et l'événement est détruit ; ou il prend 2 troupes dans une ou deux de ses villes.
    - **Résistance** (2) : chaque petite ville tenue par 1 ou 2 troupes en perd une.
    - **Émeutes** (1) : pour chaque grande ville contrôlée par un joueur, un dé est lancé ; on ajoute 1 par troupe sur place, et 1 pour un QG. Au-dessous de 6, il y meurt autant de troupes que le dé indique, et le QG est démoli.

    En cas d'égalité, personne n'a la plus grande population. Un événement sans effet va à la défausse. Quand tous ont été retournés, il n'y en a plus dans cette guerre.
    .title = Événements
rules-biohazard =
    Le biohasard est une cicatrice, il y en a trois, distribuées avec les autres cartes cicatrices. Elle se joue au début d'un tour, par n'importe qui, ou à la fin de votre propre tour si la campagne ne joue pas autrement, sur tout territoire sans cicatrice.

    Qui contrôle ce territoire à la fin de son propre tour y perd une troupe, même la dernière. Une carte jouée en fin de tour agit dans cette fin de tour.
    .title = Biohasards

# Ce que disent les images près de leurs signes et de leurs flèches.
sign-biohazard = Biohasard

# Pourquoi ? : voir bot/words/fr/why.ftl.
why-to-control-people = Un événement est révélé, et il favorise qui a la plus grande population : vous.
why-to-fortify-people = Un événement est révélé, et il favorise qui a la plus grande population : vous.
why-to-draft = Le draft ouvre la guerre : à tour de rôle, chacun choisit une faction et une carte de chaque sorte. Ce que vous laissez, d'autres le prennent.
why-to-demolish = Votre carte promotionnelle vous laisse démolir un QG perdu : personne ne le compte alors comme étoile.
leads-rally-in-city = les troupes sont là aussitôt.
leads-rally-in-cities = les troupes sont là aussitôt.
leads-draft = c'est à vous pour cette guerre, et plus aux autres.
leads-demolish = plus personne ne le tient dans cette guerre.
leads-leave-standing = il compte pour qui tient le territoire.
