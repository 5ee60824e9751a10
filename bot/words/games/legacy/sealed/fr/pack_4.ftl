### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Les missions que les factions gardent.
card-advanced_tactics = Tactique avancée
    .effect = Défaussez en une fois au moins deux cartes territoires de 4 ressources ou plus.
card-advanced_training = Entraînement avancé
    .effect = Dépensez au moins 10 ressources en troupes en un seul recrutement.
card-forced_occupation = Occupation forcée
    .effect = Mettez hors combat un joueur qui a au moins 3 cartes ressources.
card-guerilla_warfare = Guérilla
    .effect = Contrôlez tous les bunkers et tous les territoires de mercenaires.
card-urban_troop_surge = Renfort urbain
    .effect = Contrôlez la Capitale mondiale et 3 grandes villes.
card-wide_border = Large frontière
    .effect = Contrôlez deux continents entiers au début de votre tour.
value-mission-advanced_tactics = Tactique avancée
value-mission-advanced_training = Entraînement avancé
value-mission-forced_occupation = Occupation forcée
value-mission-guerilla_warfare = Guérilla
value-mission-urban_troop_surge = Renfort urbain
value-mission-wide_border = Large frontière
event-mission-kept = **Mission { CARD($faction, form: "of") } : { CARD($mission) }**, pour toujours.
event-private-mission-fulfilled = **{ $player } réalise la mission de sa faction : { CARD($mission) }.**
event-private-feat-noted = { $player } remplit la condition de { CARD($mission) }.
refusal-private-mission-not-fulfilled = Vous ne pouvez pas réaliser **{ CARD($mission) }** maintenant : elle compte une fois par guerre, et seulement si elle est remplie.
status-private-mission = sa mission : { CARD($mission) }
status-lead-faction = faction de tête
history-glued-advanced-tactics = { CARD($where) } : mission { CARD("advanced_tactics") }
history-glued-advanced-training = { CARD($where) } : mission { CARD("advanced_training") }
history-glued-forced-occupation = { CARD($where) } : mission { CARD("forced_occupation") }
history-glued-guerilla-warfare = { CARD($where) } : mission { CARD("guerilla_warfare") }
history-glued-urban-troop-surge = { CARD($where) } : mission { CARD("urban_troop_surge") }
history-glued-wide-border = { CARD($where) } : mission { CARD("wide_border") }
history-story-advanced-tactics = Guerre { $war } : sa mission, { CARD("advanced_tactics") }
history-story-advanced-training = Guerre { $war } : sa mission, { CARD("advanced_training") }
history-story-forced-occupation = Guerre { $war } : sa mission, { CARD("forced_occupation") }
history-story-guerilla-warfare = Guerre { $war } : sa mission, { CARD("guerilla_warfare") }
history-story-urban-troop-surge = Guerre { $war } : sa mission, { CARD("urban_troop_surge") }
history-story-wide-border = Guerre { $war } : sa mission, { CARD("wide_border") }

# La faction de tête.
event-capital-manned = { $player }, faction de tête, tient garnison dans la Capitale mondiale { LAND($where, form: "in") }.

# Règles.
rules-capital =
    La **Capitale mondiale** est une ville de population 5.

    - Personne n'y démarre. Une expansion dans la Capitale vide coûte 5 troupes, 7 si elle est fortifiée.
    - Elle peut être fortifiée comme toute ville.

    La **faction de tête** est celle qui a le plus de victoires parmi celles qui jouent ; en cas d'égalité, il n'y en a pas. Elle choisit la première mission de la guerre et démarre avec 3 troupes de plus dans la Capitale mondiale. Sans faction de tête, la première mission est tirée au hasard et la Capitale est vide au départ.
    .title = Capitale mondiale

rules-own-missions =
    Six missions de plus sont dans la pile, pour une étoile rouge chacune. Une faction sans mission à elle qui en réalise une la garde pour toujours sur sa carte. Dans chaque guerre suivante, elle peut réaliser sa propre mission une fois pour une étoile, à la fin de son tour, à la place d'une carte et pas dans le même tour que la mission visible.

    - **{ CARD("advanced_tactics") } :** au moins deux cartes territoires de 4 ressources ou plus en un seul échange.
    - **{ CARD("advanced_training") } :** au moins 10 ressources dépensées en troupes en un seul recrutement.
    - **{ CARD("forced_occupation") } :** un joueur qui a au moins 3 cartes ressources mis hors combat.
    - **{ CARD("guerilla_warfare") } :** tous les bunkers et tous les territoires de mercenaires ; il en faut au moins un.
    - **{ CARD("urban_troop_surge") } :** la Capitale mondiale et 3 grandes villes.
    - **{ CARD("wide_border") } :** deux continents entiers au début de votre tour.
    .title = Missions de faction
