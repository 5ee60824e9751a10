# What the table decides together, and what it finds when it has gone back.

event-seen-before = { $known ->
        [yes] Back in { $zone }, and already seen by { $by }: { $cards }.
       *[no] Back in { $zone }, and already seen by { $by }: { $cards_count ->
            [one] one card.
           *[other] { $cards_count } cards.
        }
    }

action-make-peace = Make peace
    .verb = Make peace
