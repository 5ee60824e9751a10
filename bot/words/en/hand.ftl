# The hand, and the direct messages about it.
hand-title = Your hand, { $who }
hand-empty = You hold no cards.
hand-dm = Your hand, { $who } · { $table }
hand-new = { $who ->
        [none] You drew { $cards } · { $table }
       *[other] You got { $cards } from { $who } · { $table }
    }
hand-new-title = New cards
hand-missed = You hold **{ $card }**. It can be played { $moment }, and that just happened in { $table }. You had chosen nothing, so I let it pass.
hand-pile-hand = Territory cards ({ $count })
hand-set = A set you can trade in: { $cards }, for { UNITS($armies) } now.
hand-no-set = No set yet: three of a kind, or one of each.
hand-pile-laid = Cards you played ({ $count })
hand-pile-rising = Secret uprising ({ $count })
button-cards-in-play = Cards in play
cards-in-play = { $who } has { $cards } in play.
cards-in-play-none = No cards are in play.
hand-progress = Your mission: { $progress }
