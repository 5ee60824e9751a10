# The Lord of the Rings: what happened, one message a kind.

event-captain-placed = { $player } places a captain { LAND($where, form: "in") }.
event-garrison-raised = { $player }'s stronghold { LAND($where, form: "in") } raises { UNITS($count) }.
event-set-counted = { $player } trades in a set.
event-way-opened = { $player } may invade { LAND($target, form: "the") } from { LAND($source, form: "the") }, under the mountains.
event-captain-moved = { $player } moves a captain from { LAND($source, form: "the") } { LAND($target, form: "to") }.
event-captain-lost = { $player } loses a captain { LAND($where, form: "in") }.
event-armies-suborned = { UNITS($count) } of { $loser } { LAND($target, form: "in") } { $count ->
        [one] deserts
       *[other] desert
    } to { $player }, { LAND($source, form: "in") }.
event-trick-played = { $trick ->
        [black_sails] Black Sails: +1 to { $player }'s highest die this invasion.
        [enemy_at_hand] The stronghold gives no bonus this invasion.
        [siege_machines] The stronghold gives no bonus this invasion.
       *[other] { $player }'s card affects this invasion.
    }
event-site-conquered = { $player }'s captain enters a site of power { LAND($where, form: "in") } and earns an Adventure card.
event-captain-rested = { $player }'s captain rests { LAND($where, form: "in") }.
event-adventure-kept = { $player } draws an Adventure card.
event-event-turned-up = { $player } reveals an event: **{ $card }**.
event-card-played = { $player } plays **{ $card }**.
event-card-discarded = { $player } discards { $card }.
event-card-given-back = Another card was enough; { $player } takes a card back, unplayed.
event-mission-done = { $player } completes a mission worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: **{ $card }**, with a captain { LAND($where, form: "in") }.
event-territory-card-earned = { $player } earns one more Territory card at the end of the turn.
event-lands-turned-up = { $why ->
        [winter_storms] Winter storms break over { $cards }.
        [raiders] Raiders fall upon { $cards }.
        [mustering] The people muster: { $cards }.
       *[other] Revealed: { $cards }.
    }
event-uprising-began = { $player } draws a Territory card in secret. Once held, that territory may gain 4 regiments.
event-uprising-revealed = The people { LAND($where, form: "of") } rise for { $player }!
event-spell-laid = { $what ->
        [storm] Until { $player }'s next turn nobody attacks from or into { $lands }.
        [bridge] The bridge { $lands } is closed until { $player }'s next turn: only a captain can lead { UNITS() } across.
        [corsairs] Corsairs rule the sea until { $player }'s next turn: an attack by sea first costs { UNITS(3) }.
       *[other] { $player }'s card affects { $lands }.
    }
event-spells-lifted = { $player }'s card effects end.

# The Fellowship.
event-crossing-tried = The Fellowship prepares to leave { LAND($where, form: "the") }.
event-step-forced = { $player } plays **{ $card }**: the Fellowship must roll 4 or more to leave.
event-step-held = { $player } plays **{ $card }**: the Fellowship stays where it is.
event-fellowship-rolled = The Fellowship rolls { $die } { LAND($where, form: "in") }.
event-roll-changed = { $player } plays **{ $card }**: { NUMBER($change) ->
        [-2] −2 to the roll.
        [-1] −1 to the roll.
       *[other] +{ $change } to the roll.
    }
event-fellowship-moved = The Fellowship walks on { LAND($target, form: "to") }.
event-fellowship-stayed = The Fellowship stays { LAND($where, form: "in") }{ $total ->
        [0] .
       *[other] {" "}(rolled { $total }, needs 4).
    }
event-ring-destroyed = **The Ring goes into the fire of Mount Doom. The war is over.**
event-tallied = { $player }: **{ $total }** ({ $territories } for territories, { $strongholds } for strongholds, { $regions } for regions, { $cards } for cards{ $places ->
        [0] {""}
       *[other] , { $places } for famous places
    }).
event-tie-thrown = Still tied: three dice each decide ({ $rolls }).
event-ring-hunted = { $player } hunts the Ring { LAND($where, form: "in") }: { $dice }{ $region ->
        [0] {""}
       *[other] , +{ $region } for the region
    }{ $captain ->
        [0] {""}
       *[other] , +{ $captain } for the captain
    }. { $found ->
        [yes] **The Ring is found!**
       *[no] It stays hidden.
    }

# Why somebody receives or loses regiments, how a game ends, which deck: variants of the shared messages.
granted-mission = for a mission
lost-raiders = {" "}to raiders
lost-corsairs = {" "}to the corsairs
lost-violent_storms = {" "}to the storm
won-ring-found = : the Ring is found.
    .together = : the Ring is found.
won-ring-destroyed = : the Ring is destroyed.
    .together = : the Ring is destroyed.
won-ring-arrived = : the Fellowship has reached its goal.
    .together = : the Fellowship has reached its goal.
deck-adventures = Adventure
