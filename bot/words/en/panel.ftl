# The private panel.
panel-title = Your move, { $who }
panel-too-late = That changed nothing: it is already over.
panel-nothing = Nothing to do right now.
panel-old = This panel no longer follows the game. Press *{ $refresh }*.
panel-gone = { $what ->
        [none] What you were choosing is no longer possible.
       *[other] No longer possible: { $what }.
    }
panel-page = Page { $page } of { $pages }
panel-elsewhere = Elsewhere
panel-by-region = { AREA(form: "which") }
panel-how-many = How many? ({ $least } to { $most })
panel-how-many-where = Territories and numbers, { $most } in all
panel-how-many-added = Numbers add to what stands there.
panel-from = from { $source }{ $armies ->
        [0] {""}
       *[other] {" "}({ UNITS($armies) })
    }
panel-armies = { UNITS($count) }
panel-there = there: { $list }
panel-perils = beware: { $list }
beside-foes = { $foes ->
        [none] no enemy neighbour
       *[other] beside { $foes }{ $more ->
            [0] {""}
           *[other] , { $more } more
        }
    }
share-without = { $region }, all but { LAND($land, form: "the") }
brings-region = all of { REGION($region, form: "the") } (+{ $bonus })
brings-break = breaks { $who }'s hold on { REGION($region, form: "the") }
for-mission = for your mission
brings-last-land = { $who }'s last territory
panel-odds = { $leaders ->
        [none] {""}
       *[other] With { NAMED_LEADERS($seat, $leaders, form: "the") }:{" "}
    }**{ $win }%** to win, you lose { UNITS($cost) } on average.
panel-odds-without = Without { NAMED_LEADERS($seat, $leaders, form: "the") }: **{ $win }%** to win, you lose { UNITS($cost) } on average.
panel-odds-short = { $win }% · lose { $cost }
panel-odds-alone = Odds without { NAMED_LEADERS($seat, $leaders, form: "the") }, unless the row says “with”.
panel-attacks-page = Page { $page } of { $pages }{ $more ->
        [0] {""}
        [one] . Next page: one more attack, { $best }%.
       *[other] . Next page: { $more } more attacks, { $best }% at most.
    }
panel-call-off = *{ action-call-off }* ends this invasion alone, and costs nothing: you can invade { LAND($target, form: "the") } again, with a card before it.
panel-sent = Done.
panel-turn-over = Your turn is over.
panel-only-pass = You hold no card that you can play here. I ask anyway, so that nobody can tell what you hold.
panel-thing-gone = Number { $number } is no longer on the table.
panel-step = -# Step { $step } of { $steps } · { $name }
ends-turn = ends your turn
button-pass-fight = Skip to the attacks
button-pass-end = End turn
confirm-pass-fight = You can still { $what }. Skip to the attacks anyway?
confirm-pass-end = You can still { $what }. End your turn anyway?
button-back = Back
button-next = Next page
button-previous = Previous page
button-again = Again: { $answer }
button-undo = Undo
button-undo-answer = Undo “{ $answer }”
button-undo-step = Undo: back to the step before
button-number = Other, { $least } to { $most }…
button-fewer = Fewer { UNITS() }…
suggested = { $answer } (the AI's choice)
button-spread = Several territories…
button-once = One battle
button-until-won = Until it falls
button-until-won-all = Until it falls, all follow
button-until-stop = Stop at…
button-with-leaders = With { NAMED_LEADERS($seat, $leaders, form: "the") }
button-take-along = Take { NAMED_LEADERS($seat, $leaders, form: "the") } along
button-leave-behind = Leave { NAMED_LEADERS($seat, $leaders, form: "the") } behind
choose-leaders = Only these go along…
button-play-card = Play it
stop-title = When to stop the attack
panel-so-far = { $verb }: { $choices }
panel-next = **{ $made }.** { $ask }
panel-explained = { $name }: { $about }
confirm-card = ### { $card }
    { $about }
confirm-invasion = ### { $card }
    Invade { $target } from { $source }?
    { $odds }
expand-toll = entering with { $count } costs { UNITS($lost) }
set-brings = { UNITS($armies) }{ $lands ->
        [none] {""}
       *[other] , +{ $more } in { $lands }
    }

# The one control: several things at once, what lies on the table, answers that wait for the others.
panel-answered = You answered: { $answer }. You can change it until everybody has answered.
typed-own-name = For a name of your own, write it in place of the one in the list.
form-written = You wrote:
button-form-again = Write again
button-type-name = Type a name…
name-about = Letters, spaces, hyphens, apostrophes; { $longest } at most.
button-write = Write a list…
button-chosen = { $count ->
        [0] Choose
       *[other] Choose { $count }
    }
choose-exactly = { $ask } (exactly { $count })
choose-listed = In this order: **{ $list }**
button-list-none = No preference
button-list-ends = That's all
button-list-anew = Start over
choose-refusal = These don't go together, or there are too many. { $ask }
leaders-alone = Only { $who }
choice-nothing = nothing
choice-nobody = Nobody
open-bargains = **{ $number }.** { $by } offers { $to } { $give ->
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
open-lots = **{ $number }.** { $by } offers { $size ->
        [one] one card
       *[other] { $size } cards
    } face down.
    .line = { $number }: { $size ->
        [one] one card
       *[other] { $size } cards
    } of { $by }
odds-refusal-until = With `until: { $until }`, none of your { $attackers } would fight. Choose a number below { $attackers }.
odds-refusal-no-help = “{ $typed }” helps nobody in this game. Leave `with` and `against` empty.
odds-term-rethrown = your lowest die is rolled again
odds-term-staked = this table's house rule: everything that can fight is staked at once
