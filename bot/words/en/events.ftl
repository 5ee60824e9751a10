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
# Between two wishes, the first choice first: `2, else 1`.
wish-else = {", else "}
rolls-again = {"; tied, again: "}

# Turns.
event-turn-began = **{ $player }'s turn.**
event-turn-counted = Turn { $turn } begins.
event-armies-granted = { $player } receives { UNITS($count) } { $why ->
        [region] for holding { AREA(form: "whole") } { REGION($what, form: "of") }
       *[other] { VARIANT("granted", $why) }
    }.
granted = to place
granted-territories = for territories
granted-set = for a set of cards
granted-card-land = for a territory on a traded card
event-armies-unavailable = { $player } receives { $count } fewer: the reserve is empty.
event-armies-placed = { $player } { $pool ->
        [stock] places
        [reward] places
       *[other] gains
    } { UNITS($count) } { LAND($where, form: "in") }.
event-set-traded = { $player } trades in { $cards }, worth { UNITS($armies) }.
    .given = { $player } trades in { $cards } for { UNITS($armies) }.
event-reshuffled = The { VARIANT("deck", $deck) } deck is empty; its discards are reshuffled.
deck = Territory

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
event-eliminated = { $self ->
        [yes] **{ $player } has no { UNIT() } left and is out.**
       *[no] **{ $by } drives { $player } from the board. { $player } is out.**
    }
event-player-knocked-out = { $self ->
        [yes] **{ $player } has no { UNIT() } left, but is still in the game.**
       *[no] **{ $by } takes { $player }'s last territory. { $player } is still in the game.**
    }
event-armies-lost = { $player } loses { UNITS($count) } { LAND($where, form: "in") }{ VARIANT("lost", $why) }.
lost = {""}

# Fortifying.
event-marches-granted = { $player } may fortify { $count ->
        [one] once
       *[other] { $count } times
    }.
event-fortified = { $player } moves { $count ->
        [0] { NAMED_LEADERS($player_id, $leaders, form: "a") }, alone,
       *[other] { UNITS($count) }{ $leaders ->
            [none] {""}
           *[other] {" "}and { NAMED_LEADERS($player_id, $leaders, form: "a") }
        }
    } from { LAND($source, form: "the") } { LAND($target, form: "to") }.

# Cards.
event-cards-moved = { $cards_count ->
        [one] A card goes
       *[other] { $cards_count } cards go
    }: { $source } → { $target } ({ $cards }).
event-zone-laid = { $zone }: { $cards_count ->
        [one] one card
       *[other] { $cards_count } cards
    }.

# The end.
event-conceded = { $player } gives up.
event-army-turned-neutral = { $player }'s army turns neutral: from now on it only defends.
event-armies-forfeited = { $count ->
        [one] { $player } loses the { UNIT() } not yet placed.
       *[other] { $player } loses the { UNITS($count) } not yet placed.
    }
event-game-ended = { $winners_count ->
        [0] The game is over; nobody wins.
        [1] **{ $winners } wins**{ VARIANT("won", $how) }
       *[other] **{ $winners } win together**{ VARIANT("won", $how, form: "together") }
    }
won = .
    .together = .
won-points = {" "}on points.
won-conquest = : no opponent is left.
    .together = : no opponent is left.
won-agreed =
    .together = : the table agreed on a draw between all who are still in the game.
