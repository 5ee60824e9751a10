# The Lord of the Rings: what is asked and answered.

decision-to-place-captain = Place a captain on one of your territories.
    .wait = place a captain
    .topic = Placing a captain
decision-to-replace-captain = Your captain returns. Place him on one of your territories.
    .wait = place a captain
    .topic = Placing a captain
decision-to-discard = You hold more than four Adventure cards. Discard one.
    .wait = discard a card
    .topic = Discarding
action-place-captain = A captain { LAND($where, form: "to") }
    .verb = Place a captain
action-discard = Discard { $card }
    .verb = Discard
action-complete-mission = Declare the mission { $card }
    .verb = Declare a mission
action-reveal-uprising = Reveal the uprising: { $card }
    .verb = Reveal an uprising
action-play-card = Play { $card }
    .verb = Play a card
action-close-bridge = { $card } · close the bridge { $bridge }
    .verb = Close a bridge
action-carry-captain = { $card } · move the captain from { LAND($source, form: "the") } { LAND($target, form: "to") }
    .verb = Move a captain
action-prepare = { $card } · invade { LAND($target, form: "the") } from { LAND($source, form: "the") }
    .verb = Invade with a card
action-suborn = { $card } · invade { LAND($target, form: "the") } from { LAND($source, form: "the") }, { $count } change sides
    .verb = Bribe and invade
action-interpose = Play { $card }
    .verb = Play a card
action-withdraw = { $card } · retreat { LAND($target, form: "to") }{ $leaders ->
        [none] {""}
       *[other] , with { NAMED_LEADERS($player_id, $leaders, form: "the") }
    }
    .verb = Retreat
action-meddle = Play { $card }{ NUMBER($change) ->
        [-2] : −2
        [-1] : −1
        [2] : +2
       *[other] {""}
    }
    .verb = Play a card

window-fellowship-leaves = { $own_turn ->
        [yes] Your turn ends.
       *[no] { $on_turn }'s turn ends.
    } The Fellowship is about to leave { LAND($where, form: "the") }. Play a card?
    .wait = react before the Fellowship leaves
    .topic = Cards { moment-fellowship-leaves }
window-fellowship-rolled = { $own_turn ->
        [yes] Your turn ends.
       *[no] { $on_turn }'s turn ends.
    } The Fellowship is { LAND($where, form: "in") }{ $die ->
        [0] {" "}and needs no roll
       *[other] {" "}and rolled { $die }{ $change ->
            [0] {""}
           *[other] , { $total } with the cards
        }; it needs { $needed } or more
    }. Play a card?
    .wait = react to the Fellowship's roll
    .topic = Cards { moment-fellowship-rolled }
value-change--2 = −2
value-change--1 = −1
value-change-2 = +2
roll-changed-to = { $by } → { $total }: { $enough ->
        [yes] it moves on
       *[no] it stays
    }
