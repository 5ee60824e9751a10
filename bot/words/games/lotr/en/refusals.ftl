# The Lord of the Rings: why an answer cannot be taken.

refusal-in-storm = A winter storm covers { LAND($where, form: "the") }: no attacks from or into it. Attack elsewhere.
refusal-bridge-closed = A bridge between { LAND($source, form: "the") } and { LAND($target, form: "the") } is closed. Only a captain can lead { UNITS() } across.
refusal-no-common-range = No mountain range touches both { LAND($source, form: "the") } and { LAND($target, form: "the") }. Pick two that share one.
refusal-no-stronghold = There is no stronghold { LAND($where, form: "in") }. Play this card against a stronghold.
refusal-no-sea-line = No sea line joins { LAND($source, form: "the") } and { LAND($target, form: "the") }. Play this card on an invasion by sea.
refusal-nobody-to-suborn = The last { UNIT() } { LAND($where, form: "in") } stays there. Pick a territory with two or more.
refusal-invasion-begun = You have already fought for { LAND($target, form: "the") }; play this card before the first battle. Call the invasion off, then invade again with the card.
refusal-captain-there = One captain is already { LAND($where, form: "in") }, and two can't share a territory. Pick another of yours.
refusal-no-more-cards = You have drawn a mission or a power this turn, so you can't play any more cards.
refusal-not-a-mission = { $card } is a power, not a mission. Play it at its own moment.
refusal-no-captain-on-site = You have no captain { LAND($where, form: "in") }, where **{ $card }** sends him. Bring one there first.
refusal-wrong-moment = You can't play **{ $card }** now. { $when ->
        [none] The card says when.
       *[other] When to play it: { $when }.
    }
refusal-end-of-the-path = The Fellowship has reached the end of its path, { LAND($where, form: "the") }, and you don't hold that territory. The card does nothing there.
refusal-no-such-bridge = No open bridge joins { LAND($source, form: "the") } and { LAND($target, form: "the") }. Pick a bridge from the list.
refusal-sides-uneven = { $good } Good against { $evil } Evil doesn't work. Even numbers split equally; with three or five players, Evil has one more.
