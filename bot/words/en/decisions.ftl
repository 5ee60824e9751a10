# What a player is asked. `.wait`: what the others wait for. `.topic`: its name in the list of standing answers.
decision-to-claim = Claim an empty territory.
    .wait = claiming a territory
    .topic = Claiming territories
decision-to-station = { $army_id ->
        [neutral] Place one regiment of the neutral army on a territory of its own
       *[other] Place one regiment on a territory of yours
    }; { $left } left.
    .wait = placing regiments
    .topic = Placing the first regiments
decision-to-place-captain = Put a captain on a territory of yours.
    .wait = placing a captain
    .topic = Placing a captain
decision-to-replace-captain = A captain comes back: put him on a territory of yours.
    .wait = placing a captain
    .topic = Placing a captain
decision-to-reinforce = { $count ->
        [0] You have no regiments to place. A set or a card can be played now.
       *[other] Place your reinforcements: { $count } left. Sets and cards come first, if you like.
    }
    .wait = placing reinforcements
    .topic = Reinforcements
decision-to-deploy = Place { $count ->
        [one] one more regiment
       *[other] { $count } more regiments
    }{ $whole ->
        [yes] , all on one territory
       *[no] {""}
    }.
    .wait = placing regiments received
    .topic = Regiments received
decision-to-share-out = { $count ->
        [one] Only one regiment is left
       *[other] Only { $count } regiments are left
    } for { $among }. Where { $each ->
        [one] does one go?
       *[other] do they go? Up to { $each } on one territory.
    }
    .wait = sharing out their last regiments
    .topic = Too few regiments to go round
decision-to-trade = You hold five Territory cards or more: turn in a set.
    .wait = turning in a set
    .topic = Sets to turn in
decision-to-fight = Attack, or finish fighting.
    .wait = fighting
    .topic = Fighting
decision-to-defend = { $army_id ->
        [neutral] The neutral army is attacked { LAND($where, form: "in") }, and you throw its dice. How does it defend?
       *[other] You are attacked { LAND($where, form: "in") }. How do you defend?
    }
    .wait = choosing the defence
    .topic = Defence
decision-to-occupy = You have conquered { LAND($target, form: "the") }. How many more follow from { LAND($source, form: "the") }? Up to { $spare }.
    .wait = moving into a conquered territory
    .topic = Following a conquest
decision-to-fortify = { $moves ->
        [0] Declare a mission, or finish.
        [one] Move regiments once between territories of yours, or finish.
       *[other] Move regiments up to { $moves } times, or finish.
    }
    .wait = fortifying
    .topic = Fortifying
decision-to-discard = You hold more than four Adventure cards. Which one do you discard?
    .wait = discarding a card
    .topic = Discarding
decision-to-react = Something happens in which you may act.
    .wait = a card that may be played
    .topic = Cards on others' turns
window-invasion = { $who } invades { LAND($target, form: "the") } from { LAND($source, form: "the") }. Do you play a card?
    .wait = a card against an invasion
    .topic = Cards when invaded
window-sea-battle = { $who } comes over the sea from { LAND($source, form: "the") }: a battle in your port, { LAND($target) }. Do you play a card?
    .wait = a card against a battle by sea
    .topic = Cards when attacked by sea
window-fellowship-leaves = The Fellowship is about to leave { LAND($where, form: "the") }. Do you play a card?
    .wait = a card as the Fellowship leaves
    .topic = Cards as the Fellowship leaves
window-fellowship-rolled = The Fellowship is { LAND($where, form: "in") }{ $die ->
        [0] {" "}and needs no roll
       *[other] {" "}and rolled { $die }
    }. Do you play a card?
    .wait = a card on the Fellowship's roll
    .topic = Cards after the Fellowship's roll

# Answers: the whole one, as a line of a list, and `.verb`, as a button.
action-claim = Claim { LAND($where, form: "the") }
    .verb = Claim
action-station = One regiment { LAND($where, form: "to") }
    .verb = Place
action-place-captain = A captain { LAND($where, form: "to") }
    .verb = Place a captain
action-deploy = { $count ->
        [one] One regiment
       *[other] { $count } regiments
    } { LAND($where, form: "to") }
    .verb = Place regiments
action-trade = Turn in { $cards }
    .verb = Turn in a set
action-attack = Attack { LAND($target, form: "the") } from { LAND($source, form: "the") } with { $dice }{ $led ->
        [yes] {" "}and the captain
       *[no] {""}
    }
    .verb = Attack
action-defend = Defend with { $dice }{ $led ->
        [yes] {" "}and the captain
       *[no] {""}
    }
    .verb = Defend
action-finish = Finish
    .verb = Finish
    .verb-to-reinforce = Go on
    .verb-to-fight = End the fighting
    .verb-to-fortify = End the turn
    .verb-to-parley = Begin the turn
action-move-in = { $count ->
        [0] Nobody follows
        [one] One more follows
       *[other] { $count } more follow
    }{ $led ->
        [yes] , with the captain
       *[no] {""}
    }
    .verb = Follow
action-call-off = Call the invasion off
    .verb = Call off
action-share-out = { $count ->
        [one] One regiment
       *[other] { $count } regiments
    } { LAND($where, form: "to") }
    .verb = Share out
action-fortify = { $count ->
        [0] Move the captain alone from { LAND($source, form: "the") } { LAND($target, form: "to") }
       *[other] Move { $count } from { LAND($source, form: "the") } { LAND($target, form: "to") }{ $led ->
            [yes] , with the captain
           *[no] {""}
        }
    }
    .verb = Move regiments
action-pass = Let it pass
    .verb = Let it pass
action-discard = Discard { $card }
    .verb = Discard
action-complete-mission = Declare the mission { $card }
    .verb = Declare a mission
action-reveal-uprising = Show the uprising: { $card }
    .verb = Show an uprising
action-play-card = Play { $card }
    .verb = Play a card
action-close-bridge = { $card } On the bridge { $bridge }
    .verb = Close a bridge
action-carry-captain = { $card }: the captain goes from { LAND($source, form: "the") } { LAND($target, form: "to") }
    .verb = Carry a captain away
action-prepare = { $card } From { LAND($source, form: "the") } against { LAND($target, form: "the") }
    .verb = Invade with a card
action-suborn = { $card }: { $count } from { LAND($target, form: "the") } join { LAND($source, form: "the") }
    .verb = Win regiments over
action-interpose = Play { $card }
    .verb = Play a card
action-withdraw = { $card }: withdraw { LAND($target, form: "to") }{ $led ->
        [yes] , with the captain
       *[no] {""}
    }
    .verb = Withdraw
action-meddle = Play { $card }{ NUMBER($change) ->
        [-2] : 2 less
        [-1] : 1 less
        [2] : 2 more
       *[other] {""}
    }
    .verb = Play a card
action-concede = Give up
    .verb = Give up

# What one chooses in an answer.
field-where = Where?
field-source = From where?
field-target = To where?
field-count = How many?
field-dice = How many fight?
field-led = With the captain?
field-card = Which card?
field-cards = Which cards?
field-bridge = Which bridge?
field-agreed = Who has agreed?
field-change = How does the roll change?
