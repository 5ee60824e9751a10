# Three Piers, the toy game of the tests.

unit-toy =
    { $count ->
        [one] { $count } crew
       *[other] { $count } crews
    }
    .one = crew
    .many = crews
    .a = a crew

game-toy = Three Piers
command-risk-new-toy = toy
    .description = Three Piers: a harbour for two or three
parameter-secrets = secrets
    .description = How many secret cards each player gets
option-secrets = Secrets
    .description = How many secret cards each player gets
choice-secrets-one = One each
choice-secrets-two = Two each
option-boats = Boats
    .description = Whether each player names a boat for ever
choice-boats-nameless = Without names
choice-boats-named = With names

region-harbour = Harbour
    .the = the Harbour
    .of = of the Harbour
    .to = to the Harbour
    .in = in the Harbour
land-old_pier = Old Pier
    .the = the Old Pier
    .of = of the Old Pier
    .to = to the Old Pier
    .in = at the Old Pier
land-long_pier = Long Pier
    .the = the Long Pier
    .of = of the Long Pier
    .to = to the Long Pier
    .in = at the Long Pier
land-new_pier = New Pier
    .the = the New Pier
    .of = of the New Pier
    .to = to the New Pier
    .in = at the New Pier

decision-to-sail = Where does your boat sail?
    .wait = trade a boat
    .topic = Sailing
policy-to-sail-stay = stay in port
action-sail = Sail to { LAND($where, form: "the") }
    .verb = Sail
action-stay-in-port = Stay in port
    .verb = Stay
decision-to-name-boat = What is your boat called?
    .wait = name a boat
    .topic = The boat's name
policy-to-name-boat-first = the first name that is free
action-name-boat = Name the boat { $name }
    .verb = Name the boat
event-boat-named = { $player } names a boat: **{ $name }**.
status-boat = aboard { $name }
refusal-no-boats = This game cannot begin with these boats.
window-landing = { $sailor }'s boat makes for { LAND($pier, form: "the") }. Do you turn it away?
    .wait = answer about a boat
    .topic = Boats that come in
moment-landing = when a boat makes for a pier
policy-landing-pass = let it pass
action-turn-away = Turn it away: { $card }
    .verb = Turn away

event-boat-moored = { $player } moors { LAND($where, form: "in") }.
event-boat-sailed = { $player } sails for { LAND($where, form: "the") }.
event-boat-turned-away = { $player } plays **{ $card }**: the boat turns back.
event-pier-taken = { $player } lands { LAND($where, form: "in") }{ $loser_id ->
        [none] .
       *[other] {" "}and drives { $loser } out.
    }
event-landing-off = No landing.
told-drawn-secret = { $players } { $players_count ->
        [one] takes
       *[other] take
    } { $count ->
        [one] a secret card
       *[other] { $count } secret cards
    }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }.
refusal-out-of-sail = No boat of yours lies beside { LAND($where, form: "the") }.
refusal-no-such-secret = You do not hold that card.

zone-chest = the chest
zone-secret = { $who }'s secrets
hand-pile-secret = Your secrets ({ $count })
kind-secret = Secret
status-secrets = { $count ->
        [0] no secrets
        [one] one secret
       *[other] { $count } secrets
    }
card-sandbank = Sandbank
    .effect = Turns a boat away.
card-thick_fog = Thick Fog
    .effect = Turns a boat away.
card-lost_anchor = Lost Anchor
    .effect = Turns a boat away.
card-harbour_bell = Harbour Bell
    .effect = Turns a boat away.
card-wrong_light = Wrong Light
    .effect = Turns a boat away.
card-night_patrol = Night Patrol
    .effect = Turns a boat away.

rules-toy-goal =
    Three piers lie in a row. In your turn your boat sails to the pier beside one of yours, or stays in port.

    Everybody who holds a secret card may turn the boat away before it lands. Hold all three piers, and you win.
    .title = Goal and turn

option-tailwind = Tailwind
    .description = A boat may sail twice in a turn
choice-tailwind-off = No
choice-tailwind-on = Yes
rules-house-tailwind =
    A boat may sail twice in a turn. Between the two landings nothing changes for the others: whoever holds a secret
    card may turn away the first landing, the second one, or both with two cards. A boat that was turned away has sailed.
    .title = Tailwind
