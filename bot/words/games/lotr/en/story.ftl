# The Lord of the Rings: the story of a turn.

# Elsewhere the line after it tells how the roll went.
story-fellowship-rolled = { $where ->
        [mount_doom] { $die ->
            [4] { MARK("ring") } The Fellowship rolls 4 at Mount Doom
            [5] { MARK("ring") } The Fellowship rolls 5 at Mount Doom
            [6] { MARK("ring") } The Fellowship rolls 6 at Mount Doom
           *[other] { "" }
        }
       *[other] { "" }
    }
story-tallied = { "" }
story-fellowship-moved = { MARK("ring") } Ring → { LAND($target) }
story-fellowship-stayed = { MARK("ring") } Ring stays{ $total ->
        [0] {""}
       *[other] {" "}(rolled { $total })
    }
story-line-card-played = { MARK("adventure") } { $on_turn ->
        [yes] **{ $card }**
       *[no] { $player } plays **{ $card }**
    }
story-line-mission-done = { MARK("adventure") } Mission **{ $card }** completed · { $points } { $points ->
        [one] point
       *[other] points
    }
story-line-step-forced = { MARK("adventure") } { $player } plays **{ $card }** · the Ring needs a 4
story-line-step-held = { MARK("adventure") } { $player } plays **{ $card }** · the Ring stays
story-line-roll-changed = { MARK("adventure") } { $player } plays **{ $card }** · { NUMBER($change) ->
        [-2] −2
        [-1] −1
       *[other] +{ $change }
    } to the Ring roll
story-line-lands-turned-up = { $why ->
        [raiders] {""}
       *[other] { $cards }
    }
story-line-captain-lost = { MARK("captain") } **{ $player } loses a captain { LAND($where, form: "in") }.**
story-line-ring-destroyed = { MARK("ring") } **The Ring goes into the fire of Mount Doom. The war is over.**

told-garrisoned = { $who }'s strongholds raise { $places }.
told-captains = { $who } places { $lands_count ->
        [one] a captain
       *[other] captains
    } { $within }.
told-drawn-tales = { $players } { $players_count ->
        [one] draws
       *[other] draw
    } { $count ->
        [one] an Adventure card
       *[other] { $count } Adventure cards
    }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }.
your-loss-captain-lost = You lost a captain { LAND($where, form: "in") }.
