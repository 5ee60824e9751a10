### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# What several packs tell.
event-headquarters-demolished = The headquarters of { CARD($faction) } { LAND($where, form: "in") } are demolished for the rest of this war.
event-event-destroyed = { $player } destroys the event “{ CARD($event) }”, for ever.
refusal-not-there = That can't be done { LAND($where, form: "in") }. { $among ->
        [none] No territory will do now.
       *[other] Choose among: { $among }.
    }

# The mission of one's own faction.
action-claim-own-mission = Claim your faction's mission
    .verb = Claim own mission
refusal-no-own-mission = Your faction has no mission of its own. Take a card, or none.
