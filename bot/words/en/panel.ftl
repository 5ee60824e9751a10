# The private panel.
panel-title = Your move, { $who }
panel-nothing = Nothing is asked of you now.
panel-page = Page { $page } of { $pages }
panel-by-region = Which region?
panel-how-many = How many? ({ $least } to { $most })
panel-odds = { LAND($target) }, { $armies ->
        [one] one defender
       *[other] { $armies } defenders
    }: { $win } %, you lose { $cost } on average
panel-odds-short = { $win } %, −{ $cost }
panel-sent = Done.
button-back = Back
button-next = Next
button-previous = Previous
button-done = Done
button-cancel = Cancel
button-confirm = Confirm
button-again = The same again
button-undo = Take it back
button-all-here = All { $count } here
button-number = Another number…
button-spread = Several territories…
button-once = One battle
button-until-won = Until it falls
button-until-stop = Stop at…
button-with-captain = With the captain
button-without-captain = Without the captain

# The one control: several things at once, what lies on the table, answers that wait for the others.
panel-answered = You have answered: { $answer }. Until everybody has, you may still change it.
form-written = You wrote:
button-form-again = Write it again
button-nothing = Nothing
button-write = Write a list…
button-chosen = { $count ->
        [0] Choose
        [one] That one
       *[other] Those { $count }
    }
choose-exactly = { $ask } (exactly { $count })
choose-refusal = Not these together, or not so many. { $ask } Choose from the lists, or write others.
choice-nothing = nothing
open-bargains = **{ $number }.** { $by } gives { $to } { $give ->
        [none] nothing
       *[other] { $give }
    } for { $take ->
        [none] nothing
       *[other] { $take }
    }.
    .line = { $number }: { $by } – { $give ->
        [none] nothing
       *[other] { $give }
    } for { $take ->
        [none] nothing
       *[other] { $take }
    }
open-lots = **{ $number }.** { $by } has laid { $size ->
        [one] one card
       *[other] { $size } cards
    } face down.
    .line = { $number }: { $size ->
        [one] one card
       *[other] { $size } cards
    } of { $by }
odds-refusal-until = With `until: { $until }` none of your { $attackers } would fight. Choose a stop below { $attackers }.
odds-term-rethrown = your lowest die thrown again
odds-term-staked = this table's house rule, with all that may fight staked at once
panel-odds-legend = % is the chance to win with all that may fight, − what it costs you on average.
panel-only-trade = **You hold five Territory cards or more: a set comes first.**
panel-front-spent = One front a turn: yours runs from { LAND($source, form: "the") }, and there is nothing left to attack. End the fighting.
panel-bounty = A bounty lies on { $regions }: take a land there and choose this turn's Territory card.
panel-only-pass = None of your cards can be played here.
panel-thing-gone = Number { $number } does not lie on the table any more: it was made, declined or taken back, or what it was about has changed hands.
