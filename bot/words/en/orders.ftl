# Orders in advance: invasions ordered once, turns written ahead, conditions of standing answers.

# The words in which lines are written and read back; those after a slash are understood as well.
typed-trade = set
    .also = trade / trade in a set / turn in a set
typed-deploy = place
    .also = deploy / put / reinforce
typed-invade = attack
    .also = invade / conquer
typed-fortify = move
    .also = fortify / march
typed-end = end
    .also = end turn / end the turn / finish
typed-all = all
    .also = the rest / rest / everything / everybody
typed-left = stop at
    .also = until / leave / keep
typed-odds = odds
    .also = while / chances / at least
typed-led = captain
    .also = with the captain / with captain / led
typed-follow = follow
    .also = move in / followers

# A turn written ahead, and an order under way.
button-turn = My next turn
turn-title = Your next turn, { $who }
turn-intro = Write it now, in the order in which it is to happen. When your turn begins I show it to you; nothing is played before you press once.
turn-empty = Nothing is written yet.
turn-kept = Written. Nothing is played before you say so.
turn-forgotten = Forgotten; nothing is written for your next turn.
turn-form = Your turn, one order a line
turn-which-source = { $what }: from where?
turn-which-target = { $what }: from { LAND($source, form: "the") }, to where?
turn-which-where = { $what }: where?
turn-how-far = { LAND($source) } → { LAND($target) }: how far?
turn-how-many = { LAND($where) }: how many?
button-turn-write = Write it out…
button-turn-less = Take the last line away
button-turn-forget = Forget it
button-turn-keep = Stop at three
button-turn-odds = While the odds are 60 %
button-turn-end = End the turn
plan-ready = **Your written turn is ready.** One tap plays it.
post-plan-ready = { $who } has written this turn ahead: one tap plays it.
plan-going = **Your order is being carried out.** It goes on by itself as soon as the others have answered.
plan-halted = **Your order has stopped.** { $why }
plan-left = Still to do:
button-plan-play = Play my written turn
button-plan-on = Go on
button-plan-skip = Skip this line, go on
button-plan-drop = Forget the order
button-plan-stop = Stop
plan-dropped = Forgotten. From here on you play by hand.
plan-refusal-line = “{ $said }” is no order that I understand. For example: { $example }
plan-refusal-number = “{ $said }” lacks a number, or has one too many. For example: { $example }
panel-sealed = **Your answer is kept: { $answer }.** It takes effect { $when }, as everybody's does; until then you may change it.
panel-delayed = Whatever is answered takes effect { $when }, whoever holds which card.
attack-left = Stop when so many may still attack
attack-odds = Stop under these odds, in percent
attack-follow = How many more move in (empty: I ask)

# Why an order stops.
refusal-not-your-turn = A written turn is played when your turn begins; now it is { $player }'s turn.
refusal-still-to-place = Place your reinforcements first: { $count } left.
refusal-no-set = You hold no set to turn in.
refusal-step-over = The part of the turn to which the next line belongs is over.
refusal-owner-changed = { LAND($where) } is now held by { $owner }.
refusal-left-reached = As ordered, the attack on { LAND($target, form: "the") } stops: { $left ->
        [0] nobody
        [one] one regiment
       *[other] { $left } regiments
    } in { LAND($source, form: "the") } may still attack.
refusal-odds-fell = As ordered, the attack on { LAND($target, form: "the") } stops: the odds have fallen to { $percent } %.
refusal-leader-in-danger = Your captain { LAND($where, form: "in") } has only { $armies ->
        [one] one regiment
       *[other] { $armies } regiments
    } left around him.
refusal-card-of-another = { $player } has played { $card }.
refusal-out-of-order = Line { $line } comes too late: the lines stand in the order of the turn, its end last.
refusal-too-many-lines = A turn has at most { $most } lines.

# Conditions of standing answers.
clause-line = { $answer }: { $when }
clause-more = { $first }; { $then }
clauses-none = Always: **{ $policy }**.
clauses-else = Otherwise: **{ $policy }**.
typed-clause-against = against
    .also = attackers / attacked by
typed-clause-with = with
    .also = mine / defenders
typed-clause-theirs = their captain
    .also = captain of theirs / enemy captain
typed-clause-ours = my captain
    .also = our captain
typed-clause-none = no captain
    .also = without captains
button-clauses = Conditions…
button-clause-add = Add a condition
button-clause-write = Write them out…
button-clause-try = Try it on the last attacks
button-clause-clear = No conditions
clauses-title = Conditions: { $topic }
clauses-intro = The first condition that holds when you are asked decides; where none does, the usual answer holds.
clauses-form = answer: where; against…; with…; captain
clause-what = What do I answer there?
clause-where = Where?
clause-where-any = Anywhere
clause-who = Against how many?
clause-who-any = However many
clause-own = How many of yours are there?
clause-own-any = However many
clause-own-most = At most { $count }
clause-who-least = { $count } or more
clause-led = And the captains?
clause-led-any = Whoever leads
clause-led-theirs = Their captain leads
clause-led-ours = My captain is there
clause-led-none = No captain takes part
clauses-set = Kept. It holds from the next question on.
clauses-cleared = No conditions any more.
quoted = “{ $text }”
clause-refusal-line = “{ $said }” is no condition that I understand. For example: { $example }
clause-refusal-answer = “{ $said }” is no answer to that. There are: { $answers }.
refusal-no-such-land = There is no territory “{ $where }” on this board.
refusal-never-holds = Condition { $clause } contradicts itself: it can never hold. Change its numbers, or take it away.
refusal-never-reached = Condition { $clause } can never decide anything: an earlier one holds wherever it does. Put the narrower one first.
refusal-no-condition = Questions of this kind are about no attack, so that there is nothing a condition could look at.
trial-title = What these answers would have done
trial-none = Nobody has attacked you yet.
trial-attack = **{ LAND($target) }**, attacked by { $who } from { LAND($source, form: "the") } with { $theirs } against { $ours }
trial-would = { $clause ->
        [0] The usual answer
       *[other] Condition { $clause }
    }: { $answer }
trial-same = Just as it happened.
trial-asked = You would have been asked. In fact: { $answer }.
trial-other = In fact: { $answer }.
trial-dice = With the dice that fell: { $mine } lost instead of { $was }, { $theirs } of theirs instead of { $did }.
trial-unthrown = A die that was never thrown would decide it; nobody knows it.
trial-honest = I look only at what you saw yourself, and at dice that have fallen.

# The tree.

# Standing answers.
orders-title = Standing answers of { $who }
orders-intro = What I answer for you when you are not asked. One tap changes it.
orders-set = From now on, { $topic }: { $policy }.
policy-ask = ask me
    .description = I am asked each time
policy-default = do the usual
    .description = What happens when I am away
panel-of-region = **{ $region }**: { $those }
