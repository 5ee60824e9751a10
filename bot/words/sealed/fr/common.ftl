### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Ce que racontent plusieurs paquets.
event-headquarters-demolished = Le QG de la faction { CARD($faction) } { LAND($where, form: "in") } est démoli pour le reste de cette guerre.
event-event-destroyed = { $player } détruit l’événement « { CARD($event) } », pour toujours.
refusal-not-there = C'est impossible { LAND($where, form: "in") }. { $among ->
        [none] Aucun territoire ne convient pour l'instant.
       *[other] Choisissez parmi : { $among }.
    }

# La mission de sa propre faction.
action-claim-own-mission = Réaliser la mission de votre faction
    .verb = Réaliser sa mission
refusal-no-own-mission = Votre faction n'a pas de mission à elle. Prenez une carte, ou rien.
