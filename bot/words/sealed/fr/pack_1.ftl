### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# La cicatrice.
card-biohazard = Biohasard
    .effect = Qui tient le territoire à la fin de son propre tour y perd une troupe, pour toujours. Ce peut être la dernière.
    .when = au début d'un tour ou à la fin du vôtre, sur un territoire sans cicatrice
history-glued-biohazard = { CARD("biohazard") } { LAND($where, form: "in") }
history-story-biohazard = Guerre { $war } : { CARD("biohazard") }, par { $who }
