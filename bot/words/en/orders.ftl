# Orders in advance: invasions ordered once, turns written ahead, conditions of standing orders.

# The words in which lines are written and read back; those after a slash are understood as well.
typed-trade = set
    .also = trade / trade in / trade in a set / turn in a set
typed-deploy = place
    .also = places / deploy / put / reinforce
typed-invade = attack
    .also = attacks / invade / invades / conquer
typed-fortify = move
    .also = moves / fortify / march
typed-end = end
    .also = end turn / end the turn / finish / then end turn
typed-units = { UNITS() }
    .also = { UNIT() } / regiments / regiment / armies / army / troops / troop
typed-in = in
    .also = into / to / on / at
typed-from = from
    .also = out of
typed-towards = to
    .also = into / towards
typed-all = all
    .also = the rest / rest / everything / everybody
typed-none = nobody
    .also = none / no one / alone
typed-left = stop at
    .also = until / leave / keep
typed-until = until it falls
    .also = until it is taken / to the end
typed-percent = { $number }%
typed-odds = odds
    .also = while / while the odds are / chances / at least
typed-follow = follow
    .also = move in / followers
typed-rounds = rounds
    .also = fights / godswar rounds

# A turn written ahead, and an order under way.
button-turn = My next turn
turn-title = Your next turn, { $who }
turn-title-now = Your turn now, { $who }
turn-intro = Write your next turn in the order you want to play it. I show it to you when your turn begins. Nothing is played until you press *{ POSTED("plan-play") }*.
turn-follow = After a conquest everybody who can moves in. To move fewer, add “follow 2” to the line.
turn-intro-now = These lines are for this turn. Nothing is played until you press *{ POSTED("plan-play") }*.
turn-intro-waits = These lines are for your next turn, not for the one you are playing. I show them to you when it begins; nothing is played until you press *{ POSTED("plan-play") }*.
turn-words = What you can type, one order a line: { $lines }
turn-unjoined = As things stand, no territories of yours link { LAND($source, form: "the") } and { LAND($target, form: "the") }.
turn-empty = Nothing written yet.
turn-kept = Saved. Nothing is played until you say so.
turn-forgotten = Deleted. Nothing is written for your next turn.
turn-form = Your turn, one order a line
turn-which-source = { $what }: from where?
turn-which-target = { $what }: from { LAND($source, form: "the") }, to where?
turn-which-where = { $what }: where?
turn-how-far = { LAND($source) } → { LAND($target) }: how far?
turn-how-many = { LAND($where) }: how many?
turn-which-count = { $what }: how many?
turn-which-one = { $what }: which one?
button-turn-change = Change…
button-turn-write = Type it…
button-turn-less = Remove last line
button-turn-forget = Delete all
button-turn-keep = Stop at 3
button-turn-odds = While the odds are 60%
button-turn-end = Then end turn
plan-ready = **Your written turn is ready.** One press plays it.
plan-waits = Your written turn ({ $count ->
        [one] one line
       *[other] { $count } lines
    }) waits for your next turn.
plan-going = **Your written turn is running.** It continues once everybody has answered.
plan-attack-going = **Your attack goes on** once everybody has answered.
plan-halted = **Your written turn has stopped.** { $why }
plan-attack-stopped = **Your attack has stopped.** { $why }
plan-left = Still to do:
button-plan-play = Play my turn
button-plan-now = Play it in this turn
button-plan-on = Continue
button-attack-on = Keep attacking
button-plan-skip = Skip this line
button-plan-drop = Cancel the rest
button-plan-stop = Stop
plan-dropped = The rest of your written turn is cancelled.
plan-attack-dropped = Attack stopped.
plan-refusal-line = I can't read “{ $typed }”. For example: { $example }
plan-refusal-number = “{ $typed }” has one number too many or too few. For example: { $example }
panel-secret-answer = **Your answer: { $answer }.** It takes effect { $when }, like everybody's. You can change it until then.
panel-delayed = All answers take effect { $when }, whatever cards people hold.
attack-left = Stop with this many attackers left
    .about = Leave it empty to fight until the territory falls or nobody can attack.
attack-odds = Stop if the chances fall below (%)
    .about = The chances of taking the territory, as its list shows them. Leave it empty for no such limit.
attack-follow = How many then move in
    .about = Beyond those who have to. Leave it empty to be asked after the conquest.

# Why an order stops.
refusal-not-your-turn = A written turn is played when your turn begins. It's { $player }'s turn now.
refusal-still-to-place = Place your reinforcements first: { $count } left.
refusal-no-set = You have no set to trade in.
refusal-step-over = The first line has no place in this turn any more: its phase is over, or there was nothing to do in it.
refusal-attack-failed = The attack on { LAND($target, form: "the") } from { LAND($source, form: "the") } failed: nobody there can attack any more.
refusal-line-skipped = The line is skipped. The next one first ends the phase you are in: press *{ button-plan-on }* to do that.
refusal-owner-changed = { $owner } now holds { LAND($where, form: "the") }.
refusal-left-reached = Your limit for { LAND($target, form: "the") } is reached: { $left ->
        [0] nobody can attack any more
       *[other] { UNITS($left) } can still attack
    } from { LAND($source, form: "the") }.
refusal-odds-fell = Your odds against { LAND($target, form: "the") } have fallen to { $percent }%{ $left ->
        [0] {""}
       *[other] {" "}with { $left } who stay out of it
    }.
refusal-leader-in-danger = { $leaders_count ->
        [one] Your { LEADERS($leaders) } { LAND($where, form: "in") } has only { UNITS($armies) } left with him.
       *[other] With { LEADERS($leaders, form: "the") } { LAND($where, form: "in") } you have only { UNITS($armies) } left.
    }
refusal-rounds-fought = { $rounds ->
        [one] Your limit for { LAND($target, form: "the") } is reached: one round is fought.
       *[other] Your limit for { LAND($target, form: "the") } is reached: { $rounds } rounds are fought.
    }
refusal-card-of-another = { $player } played { $card }.
refusal-no-such-line = Line { $line } means nothing in this game.
refusal-out-of-order = Line { $line } comes too late. Write the lines in the order of a turn, its end last.
refusal-too-many-lines = A turn has at most { $most } lines.
refusal-too-small = Not { $number }: pick at least { $least }.

# Conditions of standing orders.
clause-line = { $answer }: { $when }
clause-more = { $first }; { $then }
clauses-none = Always: **{ $policy }**.
clauses-else = Otherwise: **{ $policy }**.
typed-clause-against = against
    .also = attackers / attacked by
typed-clause-with = with
    .also = mine / defenders
button-clauses = Conditions…
button-clause-add = Add condition
button-clause-write = Type them…
button-clause-try = Test on past attacks
button-clause-clear = Delete all
clauses-title = Conditions: { $topic }
clauses-intro = The first condition that fits decides. If none fits, your usual order applies.
clauses-form = answer: where; against…; with…; { $leader }
    .no-leaders = answer: where; against…; with…
clause-what = What do I answer?
clause-where = Where?
clause-where-any = Anywhere
clause-who = How many attackers?
clause-who-any = Any number
clause-own = How many of yours are there?
clause-own-any = Any number
clause-own-most = At most { $count }
clause-who-least = { $count } or more
clause-led = { $leaders_count ->
        [one] Which { LEADERS($leaders) } is there?
       *[other] Who is there?
    }
clause-led-any = Any or none
clause-led-theirs = Theirs leads the attack
clause-led-ours = Mine is there
clause-led-none = { LEADERS($leaders, form: "none") }
clauses-set = Saved. It applies from the next question on.
clauses-cleared = All conditions deleted.
quoted = “{ $text }”
clause-refusal-line = I can't read “{ $typed }”. For example: { $example }
clause-refusal-answer = “{ $typed }” isn't an answer here. You can choose: { $answers }.
refusal-no-such-land = There's no territory called “{ $where }” on this board.
refusal-never-holds = Condition { $clause } contradicts itself. Change its numbers, or delete it.
refusal-never-reached = Condition { $clause } never decides anything: an earlier one covers it. Put the narrower one first.
refusal-no-condition = These questions aren't about an attack: conditions don't apply to them.
trial-title = Your orders on past attacks
trial-none = Nobody has attacked you yet.
trial-attack = **{ LAND($target) }**: { $who } attacked from { LAND($source, form: "the") }, { $theirs } against { $ours }
trial-would = { $clause ->
        [0] Usual order
       *[other] Condition { $clause }
    }: { $answer }
trial-same = That is what happened.
trial-asked = I would have asked you. What happened: { $answer }.
trial-other = What happened: { $answer }.
trial-dice = With the same dice you lose { $mine } instead of { $was }, they lose { $theirs } instead of { $did }.
trial-unthrown = That would need a die nobody rolled.
trial-honest = I use only what you saw, and dice that were rolled.

# The tree.

# Standing orders, and the wishes of a seat.
orders-title = Standing orders, { $who }
orders-intro = What I do for you without asking. One press changes it.
orders-set = Saved. { $topic }: **{ $policy }**.
orders-answered = It has answered at once: { $answers }.
policy-ask = ask me
    .description = I ask you each time
policy-default = the usual
    .description = What I play when you're away
panel-of-region = **{ $region }**: { $those }
orders-forced-played = Played for you: { $answers }.
wish-forced = With only one legal move: play it for you?
wish-forced-on = When you have only one legal move, I play it at once and tell you. I still ask where a card could be played, or where my speed would show your hand.
wish-forced-off = You make every move yourself again.
wish-nudge = Remind you after ten minutes of your turn?
wish-nudge-on = When your panel has been open for ten minutes, I remind you below it: only you see it, and it makes no sound.
wish-nudge-off = I no longer nudge you.

# Reaction cards: what is played while something goes on, mostly in others' turns. `moment-…`: when a window opens.
windows-title = Reaction cards
windows-question = { $cards ->
        [none] Some cards are played { $moments }.
       *[other] You can play { $cards } { $moments }.
    } Shall I ask you then?
windows-why = Until you answer, I let it pass.
windows-all = Some cards are played while something goes on, mostly in others' turns. Shall I ask you then?
# $alone: whether nobody else plays, but AIs.
windows-why-asked = { $alone ->
        [yes] If I ask, it is only when one of your cards fits.
       *[no] If I ask, I also ask when none of your cards fits: that way nobody can tell what you hold.
    }
windows-card = { $cards }: { $moment }
windows-line = - { $what }: { $policy }
windows-now = What I do then: { $policy }
windows-policy = **{ $policy }**{ $set ->
        [no] {" "}until you choose
       *[yes] { $clauses ->
            [0] {""}
            [one] , except on one condition
           *[other] , except on { $clauses } conditions
        }
    }
windows-set = { $way ->
        [ask] From now on I ask you at these moments.{ $wait ->
            [none] {""}
           *[other] {" "}Secret answers take effect together, up to { $wait } later, so the game waits each time.
        }
       *[pass] From now on I let these moments pass.
    }
windows-stopped = { $topic }: from now on I let it pass. Everything else stays as it is.
button-windows = Reaction cards…
button-windows-ask = Yes, ask me
button-windows-pass = No, let it pass
button-windows-stop = Never ask this
button-windows-stop-all = Never ask at all
button-windows-when = Case by case…
moment-invasion = when somebody invades you
moment-sea-battle = when somebody attacks your port by sea
