### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# La cicatrice.
card-mercenary = Mercenaires
    .the = les Mercenaires
    .effect = Qui contrôle le territoire à la fin de son propre tour y gagne une troupe, pour toujours.
    .when = au début d'un tour ou à la fin du vôtre, sur un territoire sans cicatrice
history-glued-mercenary = { CARD("mercenary") } { LAND($where, form: "in") }
history-story-mercenary = Guerre { $war } : { CARD("mercenary") }, par { $who }

# Les pouvoirs de retour.
card-resourceful = Débrouillards
    .effect = Une expansion dans une ville vous donne droit à une carte ressource.
card-stealthy = Furtifs
    .effect = Des recrues peuvent aller sur un territoire inoccupé et sans marque.
card-well_armed = Bien armés
    .effect = +1 à tous vos dés d'attaque contre un territoire avec un QG.
card-mobile = Mobiles
    .effect = Au début de votre tour, un de vos QG peut aller sur un de vos territoires voisins.
card-convincing = Convaincants
    .effect = Les mercenaires vous apportent une troupe de plus.
card-well_supplied = Bien approvisionnés
    .effect = Les pénuries de munitions n'affectent pas votre défense.
value-power-resourceful = Débrouillards
value-power-stealthy = Furtifs
value-power-well_armed = Bien armés
value-power-mobile = Mobiles
value-power-convincing = Convaincants
value-power-well_supplied = Bien approvisionnés
decision-to-pick-comeback = Votre faction est battue et en tire une leçon : choisissez le pouvoir de retour qu'elle garde pour toujours.
    .wait = de choisir un pouvoir de retour
    .topic = Pouvoir de retour
policy-to-pick-comeback-first = le premier disponible
action-pick-comeback = { CARD($power) }
    .verb = Prendre un pouvoir de retour
event-comeback-picked = **Pouvoir de retour { CARD($faction, form: "of") } : { CARD($power) }**, pour toujours.
refusal-comeback-taken = Une autre faction a déjà ce pouvoir. Libres : { $cards }.
history-glued-resourceful = { CARD($where) } : { CARD("resourceful") }
history-glued-stealthy = { CARD($where) } : { CARD("stealthy") }
history-glued-well-armed = { CARD($where) } : { CARD("well_armed") }
history-glued-mobile = { CARD($where) } : { CARD("mobile") }
history-glued-convincing = { CARD($where) } : { CARD("convincing") }
history-glued-well-supplied = { CARD($where) } : { CARD("well_supplied") }
history-story-resourceful = Guerre { $war } : pouvoir de retour { CARD("resourceful") }
history-story-stealthy = Guerre { $war } : pouvoir de retour { CARD("stealthy") }
history-story-well-armed = Guerre { $war } : pouvoir de retour { CARD("well_armed") }
history-story-mobile = Guerre { $war } : pouvoir de retour { CARD("mobile") }
history-story-convincing = Guerre { $war } : pouvoir de retour { CARD("convincing") }
history-story-well-supplied = Guerre { $war } : pouvoir de retour { CARD("well_supplied") }

# Leur usage.
event-city-entry-noted = { $player } entre dans la ville { LAND($where, form: "in") }.
event-recruits-gathered = Des recrues de { $player } se rassemblent en secret { LAND($where, form: "in") }.
event-headquarters-moved = { $player } déplace le QG { CARD($faction, form: "of") } : { LAND($source) } → { LAND($target) }.
decision-to-move-headquarters = Votre tour commence. Déplacez un de vos QG vers un de vos territoires voisins, ou continuez.
    .wait = de déplacer un QG
    .topic = Déplacement d'un QG
policy-to-move-headquarters-stay = les laisser
action-move-headquarters = Le QG : { LAND($source) } → { LAND($target) }
    .verb = Déplacer un QG
action-gather = { UNITS($count) } { LAND($where, form: "in") }, que personne n'occupe
    .verb = Rassembler en secret
refusal-not-stealthy = Votre faction ne peut pas rassembler de recrues là : il faut { CARD("stealthy") }, et un seul territoire par tour.

# Règles.
rules-comebacks =
    Une faction mise hors combat ou éliminée, et qui n'a pas encore de **pouvoir de retour**, en choisit un parmi ceux qui restent et le garde pour toujours. Cela vaut aussi pour qui n'a plus de troupe à la fin de la guerre. Abandonner n'est pas être éliminé.

    - **{ CARD("resourceful") } :** une expansion dans une ville donne droit à une carte ressource.
    - **{ CARD("stealthy") } :** des recrues, toutes ou en partie, peuvent aller sur un territoire inoccupé et sans marque. Ce n'est pas une expansion.
    - **{ CARD("well_armed") } :** +1 à tous les dés d'attaque contre un territoire avec un QG.
    - **{ CARD("mobile") } :** au début du tour, un QG contrôlé peut aller sur un territoire voisin contrôlé et sans QG.
    - **{ CARD("convincing") } :** les mercenaires apportent une troupe de plus.
    - **{ CARD("well_supplied") } :** les pénuries de munitions n'affectent pas la défense.
    .title = Pouvoirs de retour

rules-mercenaries =
    Trois cartes cicatrices apportent des **{ CARD("mercenary") }**. On en joue une au début d'un tour, ou à la fin du sien, sur un territoire sans cicatrice. Qui contrôle le territoire y gagne une troupe à la fin de chacun de ses tours. Un territoire avec des mercenaires est marqué : personne n'y démarre.
    .title = Mercenaires

# Ce que disent les images près de leurs signes et de leurs flèches.
sign-mercenary = Mercenaires

# Pourquoi ? : voir bot/words/fr/why.ftl.
why-to-pick-comeback = Une faction battue garde un pouvoir de retour pour toujours ; chacun ne va qu'à une faction.
why-to-move-headquarters = Le pouvoir de retour de votre faction lui laisse déplacer un QG au début de son tour.
leads-pick-comeback = votre faction le garde pour toujours.
leads-move-headquarters = il est là, et compte pour qui tient ce territoire.
leads-gather = les recrues sont là, et le territoire est à vous.
