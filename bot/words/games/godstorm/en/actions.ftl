# Answers in Risk Godstorm: the whole one, as a line of a list, `.verb`, as a button, and what one chooses in it.
action-found = Put { NAMED_LEADERS($player_id, "war") } { LAND($god_at, form: "in") }, a temple { LAND($temple_at, form: "in") }
    .short = Put { NAMED_LEADERS($player_id, "war") } { LAND($god_at, form: "in") }
    .verb = Place god and temple
action-bid = Bid { $faith } faith{ $ask ->
        [yes] , choose the place later
       *[no] { $wishes ->
            [none] {""}
           *[other] , for place { $wishes }
        }
    }
    .short = Bid { $faith } faith
    .verb = Bid
action-take-marker = Take place { $marker } in the order of play
    .verb = Take a place
action-return = { UNITS($count) } from { LAND($crypt, form: "the") } { LAND($temple, form: "to") }
    .verb = Bring back
action-trade-armies = Give up { UNITS(2) } for 4 faith
    .verb = Trade for faith
action-summon = Summon { NAMED_LEADERS($player_id, $god) } { LAND($where, form: "in") } (3 faith)
    .verb = Summon a god
action-build = Build a temple { LAND($where, form: "in") } (5 faith)
    .verb = Build a temple
action-buy = Buy a { $deck ->
        [war] War
        [magic] Magic
        [sky] Sky
       *[death] Death
    } card
    .verb = Buy a card
action-invoke =
    .verb = Play a miracle
action-invoke-alone = { $card }
action-invoke-at = { $card } · { LAND($where) }
action-invoke-from = { $card } · { LAND($where) } · { UNITS($count) }
action-invoke-between = { $card } · { LAND($where) } → { LAND($to) }
action-invoke-march = { $card } · { LAND($where) } · { UNITS($count) } → { LAND($to) }
action-invoke-flight = { $card } · { LAND($where) }{ $gods ->
        [none] {""}
       *[other] {" "}· { LEADERS($gods, form: "the") }
    }{ $count ->
        [0] {""}
       *[other] {" "}· { UNITS($count) }
    } → { LAND($to) }
action-invoke-return = { $card } · { LEADERS($gods, form: "the") } → { LAND($to) }
action-invoke-god = { $card } · { LEADERS($gods, form: "the") }
action-invoke-against = { $card } · { $of }
action-invoke-exchange = { $card } · { $of } · { $lands }
action-invoke-lands = { $card }{ $lands ->
        [none] {""}
       *[other] {" "}· { $lands }
    }
action-invoke-relic = { $card } · { $relic }
action-invoke-deck = { $card } · { $deck ->
        [war] War deck
        [magic] Magic deck
        [sky] Sky deck
       *[death] Death deck
    }
action-keep-card = Keep { $card }
    .verb = Keep a card
action-raise-aegis = Give up the Aegis and cancel it
    .verb = Cancel with the Aegis
action-risk-god = { NAMED_LEADERS($player_id, $god) } fights
    .verb = Send a god
action-expand = Walk into { LAND($target, form: "the") } from { LAND($source, form: "the") } with { UNITS($count) }{ $leaders ->
        [none] {""}
       *[other] {" "}and { NAMED_LEADERS($player_id, $leaders) }
    }
    .short = Walk into { LAND($target, form: "the") }
    .verb = Walk in
action-pledge = { $count ->
        [0] Save nobody
       *[other] Save up to { UNITS($count) }, 1 faith each
    }
    .verb = Save armies
action-leave-heaven = { UNITS($count) } from Heaven { LAND($where, form: "to") }
    .verb = Leave Heaven

field-ask = Choose your place when the bids are open?
field-crypt = From which crypt?
field-deck = Which deck?
    .for-invoke = Which one?
field-faith = How much faith?
field-god = Which god?
field-god_at = Where does your god of War go?
field-gods = Which gods?
field-lands = Where?
field-marker = When do you want to play?
field-of = Which player?
field-relic = Which one?
field-temple = To which temple?
field-temple_at = Where does your temple go?
field-wishes = When to play? Favourite first.
place-in-order = { $last ->
        [0] Last
       *[other] { $place ->
            [1] First
            [2] Second
            [3] Third
           *[other] Fourth
        }
    }

# Choices that have a name of their own in a question.
value-deck-war = War deck
value-deck-magic = Magic deck
value-deck-sky = Sky deck
value-deck-death = Death deck
value-ask-no = No preference
value-ask-yes = Choose when the bids are open
step-expand-source = from { $choice }
step-bid-no-wishes = no preference
