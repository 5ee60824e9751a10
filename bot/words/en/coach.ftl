# The coach: hints for the question at hand, a review of one's own answers after the game.
lobby-coach = Coach
    .description = Can players ask what a strong AI would do?
coach-off = No
coach-on = Yes
coach-here = Coach: every player can ask for a hint, and for a review at the end.
coach-set = { $coach ->
        [on] Done. Everybody can ask for hints: **{ button-hint }** in the panel, or `/risk seat hint`.
       *[off] Done. There are no more hints at this table.
    }
button-hint = Hint
refusal-coach-off = { $over ->
        [yes] This game was played without a coach, so there is no review.
       *[no] This table has no coach. `/risk table coach` turns it on, by a vote if others play too.
    }
refusal-nothing-to-review = There is nothing to review: you made no move in this game.
vote-title-coach = { $coach ->
        [on] Vote: turn the coach on?
       *[off] Vote: turn the coach off?
    }
vote-about-coach = If more than half say yes, { $coach ->
        [on] every player can ask what a strong AI would do in their place, and for a review at the end.
       *[off] nobody can ask for hints any more, nor for a review at the end.
    }
note-vote-coach-yes = The coach is { $coach ->
        [on] on: **{ button-hint }** in the panel says what a strong AI would do.
       *[off] off.
    } { $yes } of { $voters } said yes.
note-vote-coach-no = The coach stays { $coach ->
        [on] off
       *[off] on
    }: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-coach-set = The coach is { $coach ->
        [on] on: **{ button-hint }** in the panel says what a strong AI would do.
       *[off] off.
    }

# A hint: $answer is the whole answer. Then its reasons, a line each.
hint = **Hint: { $answer }**
hint-only = There is no other answer.
hint-pass = Nothing that you could do here pays.
hint-keeps-set = Keep your set: this turn is worth more with it in hand.
hint-no-attack = No further attack pays.
# $lands: the territories that the plan takes, $count of them; $more of them are not named.
hint-plan = Plan: take { $lands }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }. **{ $win }%** { $count ->
        [one] to succeed
       *[other] for all of it
    }, you lose { UNITS($cost) } on average.
hint-aim = The plan: take { $lands }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
hint-guards = { $lands }: for defence.
# Why an attack comes from a weaker territory: the stronger one stays as it is.
hint-from = { LAND($where, form: "the") } keeps its { UNITS() } for later.
hint-gains = Gain: { $list }.
hint-there = { LAND($where, form: "in") }, { $gain }
hint-wins = you win the game
hint-eliminates = { $who } is out{ $cards ->
        [0] {""}
        [one] , and you get one card
       *[other] , and you get { $cards } cards
    }
hint-card = the turn's card
hint-counter = { $who } can strike back from { LAND($source, form: "the") } with { UNITS($armies) } and any new ones; you then have { $defenders } { LAND($target, form: "in") }.
hint-no-counter = No army beside it can strike back.
# $chance: of 100, how likely nobody else has a turn before the game ends; 100 where that is sure.
hint-last = { $chance ->
        [100] Nobody plays after you: at the end { UNITS() } count for nothing, so a failed attack costs nothing.
       *[other] The game ends after your turn in { $chance }% of cases: { UNITS() } count for nothing then.
    }
# Of an attack whose odds are below even: so many can be lost.
hint-uneven = The odds are against you, but what it brings is worth the risk: { UNITS($armies) }.
hint-holds = { LAND($where, form: "the") } holds out in { $holds }% of cases if { $who } attacks to the end.

# A review: $looked of $answers answers were compared.
button-review = Review
review-title = Your review: { $who }
review-intro = { $points ->
        [0] You played much as a strong AI would: of the moves that I compared ({ $looked } of { $answers }), none was clearly worth less.
        [one] I compared your moves ({ $looked } of { $answers }) with a strong AI's, from what you could see then. This one cost you most.
       *[other] I compared your moves ({ $looked } of { $answers }) with a strong AI's, from what you could see then. These { $points } cost you most.
    }
review-no-measure = There's no review of this game: here the AI doesn't plan its turns, so it can't measure yours.
# $chosen and $best: what the position was worth, of 100.
review-point = { $round ->
        [0] Set-up
       *[other] { ROUND($round, form: "head") }
    }: { $answer }
review-worth = A strong AI valued your position at { $best } of 100 with its move, at { $chosen } with yours.
review-better = Better: **{ $answer }**
