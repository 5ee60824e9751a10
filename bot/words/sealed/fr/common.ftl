### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Ce que racontent plusieurs paquets.
event-headquarters-demolished = Le QG de la faction { CARD($faction) } { LAND($where, form: "in") } est démoli pour le reste de cette guerre.
event-event-destroyed = { $player } détruit l’événement « { CARD($event) } », pour toujours.
