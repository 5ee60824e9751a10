### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# The scar.
card-biohazard = Biohazard
    .effect = Whoever holds the territory at the end of their own turn loses a troop there, for ever. It may be the last one.
    .when = at the start of any turn or the end of yours, on any territory without a scar
history-glued-biohazard = { CARD("biohazard") } { LAND($where, form: "in") }
history-story-biohazard = War { $war }: { CARD("biohazard") }, by { $who }
