# What happened, as the chronicle tells it: one message a kind of event, in the order of a game.

# Set-up.
event-armies-raised = Each player starts with { UNITS($armies) }.
event-claimed = { $dealt ->
        [yes] { $player } is dealt { LAND($where, form: "the") }.
       *[no] { $player } claims { LAND($where, form: "the") }.
    }
event-land-taken = { $dealt ->
        [yes] { $player } is dealt { LAND($where, form: "the") }, with { UNITS($armies) }.
       *[no] { $player } takes { LAND($where, form: "the") }, with { UNITS($armies) }.
    }
event-stationed = { $player } places { UNITS($count) } { LAND($where, form: "in") }.
event-seats-drawn = I draw the seats. Around the table: { $seats }.
event-first-chosen = { $rolls ->
        [none] {""}
       *[other] { $what ->
            [claim] Roll to claim first
            [place] Roll to place first
            [team] Roll to place and play first
           *[play] Roll to play first
        }: { $rolls }.{" "}
    }{ $first } { $what ->
        [claim] claims first
        [place] places first
        [team] places and plays first
       *[play] plays first
    }.
rolls-again = {"; tied, again: "}
event-captain-placed = { $player } places a captain { LAND($where, form: "in") }.

# Turns.
event-turn-began = **{ $player }'s turn.**
event-turn-counted = Turn { $turn } begins.
event-armies-granted = { $player } receives { UNITS($count) } { $why ->
        [territories] for territories
        [region] for holding { AREA(form: "whole") } { REGION($what, form: "of") }
        [set] for a set of cards
        [mission] for a mission
        [card-land] for a territory on a traded card
        [mobilisation] from General Mobilisation
        [excalibur] from { CARD("excalibur") }
        [wine_of_life] from { CARD("wine_of_life") }
       *[other] to place
    }.
event-armies-placed = { $player } { $pool ->
        [stock] places
        [reward] places
       *[other] gains
    } { UNITS($count) } { LAND($where, form: "in") }.
event-garrison-raised = { $player }'s stronghold { LAND($where, form: "in") } raises { UNITS($count) }.
event-set-traded = { $player } trades in { $cards } for { UNITS($armies) }.
event-set-counted = { $player } trades in a set.
event-reshuffled = The { $deck ->
        [adventures] Adventure
       *[other] Territory
    } deck is empty; its discards are reshuffled.

# Combat.
event-invasion-declared = { $player } invades { LAND($target, form: "the") } from { LAND($source, form: "the") }{ $link ->
        [sea] , by sea
        [bridge] , over the bridge
        [mountain] , under the mountains
       *[other] {""}
    }.
event-source-switched = { $player } now invades { LAND($target, form: "the") } from { LAND($source, form: "the") }.
event-invasion-ended = { $player }'s invasion of { LAND($target, form: "the") } ends.
event-called-off = { $player } calls off the invasion of { LAND($target, form: "the") }.
event-way-opened = { $player } may invade { LAND($target, form: "the") } from { LAND($source, form: "the") }, under the mountains.
event-battle-joined = { $player } sends { UNITS($dice) }{ $leaders ->
        [none] {""}
       *[other] {" "}and { LEADERS($leaders, form: "a") }
    } from { LAND($source, form: "the") } against { LAND($target, form: "the") }.
event-defence-chosen = { $player } defends { LAND($where, form: "the") } with { UNITS($dice) }{ $leaders ->
        [none] {""}
       *[other] {" "}and { LEADERS($leaders, form: "a") }
    }.
event-battle-fought = { $attacker } attacks { LAND($target, form: "the") } from { LAND($source, form: "the") }: { $attack }{ $attack_bonus ->
        [0] {""}
       *[other] {" "}(+{ $attack_bonus })
    } against { $defence }{ $defence_bonus ->
        [0] {""}
       *[other] {" "}(+{ $defence_bonus })
    }; { $attacker } loses { $attacker_lost }, { $defender } { $defender_lost }.
event-conquered = { $player } takes { LAND($target, form: "the") } from { $loser } and moves in with { UNITS($armies) }.
event-armies-moved = { $player } moves { UNITS($count) } from { LAND($source, form: "the") } { LAND($target, form: "to") }.
event-captain-moved = { $player } moves a captain from { LAND($source, form: "the") } { LAND($target, form: "to") }.
event-captain-lost = { $player } loses a captain { LAND($where, form: "in") }.
event-eliminated = { $self ->
        [yes] **{ $player } has no { UNIT() } left and is out.**
       *[no] **{ $by } drives { $player } from the board. { $player } is out.**
    }
event-player-knocked-out = { $self ->
        [yes] **{ $player } has no { UNIT() } left, but is still in the game.**
       *[no] **{ $by } takes { $player }'s last territory. { $player } is still in the game.**
    }
event-armies-lost = { $player } loses { UNITS($count) } { LAND($where, form: "in") }{ $why ->
        [raiders] {" "}to raiders
        [corsairs] {" "}to the corsairs
        [violent_storms] {" "}to the storm
        [strike] {" "}to a region's power
        [turncoat] {" "}to desertion
        [scar] {" "}to the scar there
       *[other] {""}
    }.
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

# Fortifying.
event-marches-granted = { $player } may fortify { $count ->
        [one] once
       *[other] { $count } times
    }.
event-fortified = { $player } moves { $count ->
        [0] { GOD($player_id, $leaders, form: "a") }, alone,
       *[other] { UNITS($count) }{ $leaders ->
            [none] {""}
           *[other] {" "}and { GOD($player_id, $leaders, form: "a") }
        }
    } from { LAND($source, form: "the") } { LAND($target, form: "to") }.
event-captain-rested = { $player }'s captain rests { LAND($where, form: "in") }.

# Cards.
event-cards-moved = { $cards_count ->
        [one] A card goes
       *[other] { $cards_count } cards go
    }: { $source } → { $target } ({ $cards }).
event-zone-laid = { $zone }: { $cards_count ->
        [one] one card
       *[other] { $cards_count } cards
    }.
event-adventure-kept = { $player } draws an Adventure card.
event-event-turned-up = { $player } reveals an event: **{ $card }**.
event-card-played = { $player } plays **{ $card }**.
event-card-discarded = { $player } discards { $card }.
event-card-given-back = Another card was enough; { $player } takes a card back, unplayed.
event-mission-done = { $player } completes a mission: **{ $card }**, with a captain { LAND($where, form: "in") }.
event-territory-card-earned = { $player } earns one more Territory card at the end of the turn.
event-lands-turned-up = { $why ->
        [winter_storms] Winter storms break over { $cards }.
        [raiders] Raiders fall upon { $cards }.
        [mustering] The people muster: { $cards }.
       *[other] Revealed: { $cards }.
    }
event-uprising-began = { $player } draws a Territory card and keeps it secret: a local uprising.
event-uprising-revealed = The people of { LAND($where) } rise for { $player }!
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

# The end.
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
event-conceded = { $player } gives up.
event-army-turned-neutral = { $player }'s army turns neutral: from now on it only defends.
event-armies-forfeited = { $count ->
        [one] { $player } loses the { UNIT() } not yet placed.
       *[other] { $player } loses the { UNITS($count) } not yet placed.
    }
event-game-ended = { $winners_count ->
        [0] The game is over; nobody wins.
        [1] **{ $winners } wins**{ $how ->
            [points] {" "}on points.
            [mission] {" "}by a secret mission.
            [capitals] {" "}with the capitals.
            [exhaustion] {" "}on territories: nobody can fight on.
            [conquest] : no opponent is left.
            [ring-found] : the Ring is found.
            [ring-arrived] : the Fellowship has reached its goal.
           *[other] .
        }
       *[other] **{ $winners } win together**{ $how ->
            [exhaustion] {" "}on territories: nobody can fight on.
            [conquest] : no opponent is left.
            [ring-found] : the Ring is found.
            [ring-destroyed] : the Ring is destroyed.
            [agreed] : the table agreed on a draw between all who are still in the game.
            [ring-arrived] : the Fellowship has reached its goal.
           *[other] .
        }
    }
