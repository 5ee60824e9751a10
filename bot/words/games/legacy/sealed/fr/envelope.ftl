### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Les événements.
card-entity_1 = Entité ancienne (1)
    .effect = Elle obéit à la personne de la campagne dont le nom est sur la carte ; si celle-ci ne joue pas, à qui l'a révélée. Au choix : tous défaussent leurs cartes ressources ; un QG tombe ; 6 troupes là où vous êtes ou sur un territoire inoccupé et sans marque ; aucune attaque par ligne maritime avant votre prochain tour.
card-entity_2 = Entité ancienne (2)
    .effect = Elle obéit à la personne de la campagne dont le nom est sur la carte ; si celle-ci ne joue pas, à qui l'a révélée. Au choix : tous défaussent leurs cartes ressources ; un QG tombe ; 6 troupes là où vous êtes ou sur un territoire inoccupé et sans marque ; aucune attaque par ligne maritime avant votre prochain tour.
card-entity_3 = Entité ancienne (3)
    .effect = Elle obéit à la personne de la campagne dont le nom est sur la carte ; si celle-ci ne joue pas, à qui l'a révélée. Au choix : tous défaussent leurs cartes ressources ; un QG tombe ; 6 troupes là où vous êtes ou sur un territoire inoccupé et sans marque ; aucune attaque par ligne maritime avant votre prochain tour.
card-entity_4 = Entité ancienne (4)
    .effect = Elle obéit à la personne de la campagne dont le nom est sur la carte ; si celle-ci ne joue pas, à qui l'a révélée. Au choix : tous défaussent leurs cartes ressources ; un QG tombe ; 6 troupes là où vous êtes ou sur un territoire inoccupé et sans marque ; aucune attaque par ligne maritime avant votre prochain tour.
card-entity_5 = Entité ancienne (5)
    .effect = Elle obéit à la personne de la campagne dont le nom est sur la carte ; si celle-ci ne joue pas, à qui l'a révélée. Au choix : tous défaussent leurs cartes ressources ; un QG tombe ; 6 troupes là où vous êtes ou sur un territoire inoccupé et sans marque ; aucune attaque par ligne maritime avant votre prochain tour.
card-deadly_virus = Virus mortel
    .effect = La ville qui compte le plus de troupes en perd la moitié, arrondie au supérieur, et chaque voisin par terre une. Il en reste une partout. En cas d'égalité, sans effet.
card-unstable_orbit = Orbite instable
    .effect = Chaque île perd une troupe (il en reste une). Jusqu'au prochain tour de qui l'a révélée, on n'attaque, ne s'étend ni ne manœuvre par ligne maritime.

# Les malédictions.
card-levy = Recrues rares
    .effect = Une recrue de moins, 3 au moins.
card-two_dice = Deux dés
    .effect = Attaque avec deux dés au plus.
card-short_march = Marche courte
    .effect = Ne manœuvre que vers un territoire voisin.
card-worn_coins = Pièces usées
    .effect = Un échange compte 1 ressource de moins, 2 au moins.
card-no_scars = Sans cicatrice
    .effect = Ne joue pas de carte cicatrice.

# Ce qui se passe.
event-people-named = Des noms apparaissent sur les cartes de l'enveloppe. Eux seuls commandent à ce qui y dort.
event-omen-turned = { $player } a révélé **{ CARD($event) }**.
event-omen-destroyed = { $player } sacrifie { UNITS($count) } avant que **{ CARD($event) }** agisse.
event-hands-emptied = L'Entité ancienne obéit à { $player } : tous défaussent leurs cartes ressources.
event-host-raised = L'Entité ancienne obéit à { $player } : { UNITS($troops) } surgissent { LAND($where, form: "in") }.
event-sea-closed = La mer est fermée jusqu'au prochain tour de { $player } : par ligne maritime, { $attacks ->
        [yes] personne n'attaque
       *[no] personne n'attaque, ne s'étend ni ne manœuvre
    }.
event-sea-opened = Les lignes maritimes sont rouvertes.
event-curses-dealt = Chaque joueur porte une malédiction pour cette guerre.
event-curse-lifted = { $player } sacrifie { UNITS($count) } : la malédiction **{ CARD($curse) }** est détruite pour toujours.

# Ce qui est demandé.
window-omen = **{ $turn }** a révélé un événement de l'enveloppe. Sacrifier des troupes et le détruire avant qu'il agisse ?
    .wait = de régler un événement de l'enveloppe
    .topic = Événement de l'enveloppe
    .clause = quand un événement de l'enveloppe est révélé
decision-to-invoke = L'Entité ancienne vous obéit. Que fait-elle ?
    .wait = de répondre à l'Entité ancienne
    .topic = Entité ancienne
decision-to-give-up = Sacrifiez { UNITS($count) }. De quel territoire ? Il en reste une partout.
    .wait = de sacrifier des troupes
    .topic = Sacrifice de troupes
decision-to-lift-curse = Vous portez la malédiction **{ CARD($curse) }**. Sacrifier { UNITS($price) } et la détruire pour toujours ?
    .wait = de répondre à une malédiction
    .topic = Levée d'une malédiction

# Les réponses.
action-destroy-omen = Sacrifier 10 troupes et détruire l'événement
    .verb = Détruire l'événement
action-empty-hands = Tous défaussent leurs cartes ressources
    .verb = Vider les mains
action-fell-headquarters = Démolir le QG { LAND($where, form: "in") }
    .verb = Démolir un QG
action-raise-host = 6 troupes { LAND($where, form: "in") }
    .verb = Lever des troupes
action-close-sea = Aucune attaque par ligne maritime avant mon prochain tour
    .verb = Fermer la mer
action-give-up = { UNITS($count) } { LAND($where, form: "in") }
    .verb = Sacrifier des troupes
action-lift-curse = Sacrifier les troupes et détruire la malédiction
    .verb = Détruire
action-bear-curse = Porter la malédiction
    .verb = La porter

# Les refus.
refusal-troops-too-few = Il faut { UNITS($price) }, et il en reste une par territoire. Vous en avez trop peu : laissez.
refusal-sea-is-closed = La mer est fermée jusqu'au prochain tour de { $until }. Passez par la terre.

# Les consignes.
policy-omen-pass = le laisser agir
policy-to-invoke-sea = aucune attaque par ligne maritime
policy-to-give-up-largest = de mes plus grandes armées
policy-to-lift-curse-bear = la porter

# L'histoire et la situation.
history-glued-entity-1 = événement « { CARD("entity_1") } » détruit
history-glued-entity-2 = événement « { CARD("entity_2") } » détruit
history-glued-entity-3 = événement « { CARD("entity_3") } » détruit
history-glued-entity-4 = événement « { CARD("entity_4") } » détruit
history-glued-entity-5 = événement « { CARD("entity_5") } » détruit
history-glued-deadly-virus = événement « { CARD("deadly_virus") } » détruit
history-glued-unstable-orbit = événement « { CARD("unstable_orbit") } » détruit
status-sea-closed = La mer est fermée jusqu'au prochain tour de { $who }{ $attacks ->
        [yes] {" "}pour les attaques
       *[no] {""}
    }.

# Les règles.
rules-envelope =
    Une chose parmi quatre se trouvait dans l'enveloppe. Elle a été tirée au début de la campagne, et ne s'y remet pas.

    - **Entité ancienne :** cinq événements, un pour chaque personne de la guerre avant laquelle on l'a ouverte, avec son nom. Qui est nommé choisit ce qu'elle fait.
    - **Virus mortel** et **Orbite instable :** cinq événements égaux.
    - **Malédictions :** cinq, une donnée à découvert à chaque joueur au début d'une guerre ; à la fin, elles y retournent.

    {""}**Dix de vos troupes détruisent une carte pour toujours :** un événement quand on le révèle, avant qu'il agisse ; votre propre malédiction au début de votre tour. Vous choisissez d'où elles viennent ; il en reste une par territoire.
    .title = L'enveloppe

# Pourquoi ? : voir bot/words/fr/why.ftl.
why-omen = Un événement de l'enveloppe est révélé. Le joueur dont c'est le tour peut payer des troupes pour s'en défaire.
why-to-invoke = L'événement de l'Entité ancienne porte votre nom : vous dites ce qu'il fait.
why-to-give-up = Le prix se paie en troupes, prises où vous le dites.
why-to-lift-curse = Vous portez une malédiction dans cette guerre, et des troupes peuvent la détruire pour de bon.
leads-destroy-omen = les troupes partent, et l'événement ne revient plus.
leads-empty-hands = les cartes ressources de tous partent, les vôtres aussi.
leads-fell-headquarters = plus personne ne le tient dans cette guerre.
leads-raise-host = les troupes sont là aussitôt.
leads-close-sea = jusqu'à votre prochain tour, on n'attaque que par terre.
leads-give-up = autant de troupes quittent ce territoire.
leads-lift-curse = les troupes partent, la malédiction aussi, pour toujours.
leads-bear-curse = la malédiction reste sur vous dans cette guerre.
