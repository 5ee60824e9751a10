### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# What several packs tell.
event-headquarters-demolished = The headquarters { CARD($faction, form: "of") } { LAND($where, form: "in") } are demolished for the rest of this war.
event-event-without-effect = It has no effect, and is discarded.
event-event-destroyed = { $player } destroys the event “{ CARD($event) }”, for ever.
refusal-not-there = That can't be done { LAND($where, form: "in") }. { $among ->
        [none] No territory will do now.
       *[other] Choose among: { $among }.
    }

# The mission of one's own faction.
action-claim-own-mission = Claim your faction's mission
    .verb = Claim own mission
status-own-mission-done = own mission fulfilled
refusal-no-own-mission = Your faction has no mission of its own. Take a card, or none.

# Scar cards of a turn.
action-place-scar = Place { CARD($card_id, form: "the") } on { LAND($where, form: "the") }
    .verb = Play the scar card
window-turn-start = { $turn }'s turn begins. Play your scar card, on any territory without a scar? It stays on the board for ever.
    .wait = play a scar card, or pass
    .topic = Scar card at the start of a turn
    .clause = when a turn begins
window-turn-end = Your turn ends. Play your scar card, on any territory without a scar? It stays on the board for ever.
    .wait = play a scar card, or pass
    .topic = Scar card at the end of your turn
    .clause = when your turn ends
policy-turn-start-pass = keep it
policy-turn-end-pass = keep it
policy-turn-start-place = play it
    .with = play it{ $places ->
        [0] {""}
       *[other] {" "}on { $where }
    }{ $all ->
        [yes] {""}
       *[no] {" "}({ $some })
    }
policy-turn-end-place = play it
    .with = play it{ $places ->
        [0] {""}
       *[other] {" "}on { $where }
    }{ $all ->
        [yes] {""}
       *[no] {" "}({ $some })
    }
wanted-turn-start-some = On whose land, and in whose turn?
wanted-turn-start-places = Where? First choice first; empty: where it helps
wanted-turn-end-some = On whose land?
wanted-turn-end-places = Where? First choice first; empty: where it helps
typed-leader-own-land = my land
typed-leader-leaders-land = the leader's land
typed-leader-own-turn = my turn
typed-leader-leaders-turn = the leader's turn
typed-leader-others-turn = another's turn
mission-own-count = { CARD($mission) }, { $held } of { $wanted }

# Why?: see bot/words/en/why.ftl.
why-turn-start = A turn begins. Some scar cards are played at this moment, on any territory without a scar, and stay for ever.
why-turn-end = Your turn ends. Some scar cards are played at this moment, on any territory without a scar, and stay for ever.
leads-place-scar = it stays on that territory, for ever.
leads-claim-own-mission = a red star now, and no card this turn.
