# The board post, which everybody sees.
post-title = { $game } – turn { $turn }
post-at-play = It is { $who }'s turn.
post-waiting = Waiting for { $who }: { $what }.
post-ring = The Ring is { LAND($where, form: "in") }, { $left ->
        [0] at the end of its road
        [one] one step from the end
       *[other] { $left } steps from the end
    }.
post-dice = Dice sealed: `{ $hash }`
post-key = The dice key: `{ $key }`. `/risk table verify` checks every die with it.
post-your-move = { $mention }, your move.
post-retired = { $where ->
        [here] The game goes on further down.
       *[other] The game goes on in { $where }.
    }
post-ended = The game is over: { $who } wins.
    .many = The game is over: { $who } win.
    .agreed = Peace: the table has agreed on a draw, shared by { $who }.
button-play = Play
button-hand = My hand
button-board = Board
button-status = Status
button-wait = Who is waited for?
button-orders = Standing answers
button-rules = Rules
button-refresh = Show the latest

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

# The hand.
hand-title = Your hand, { $who }
hand-empty = You hold no cards.
hand-secret = Only you see this.
hand-dm = Your hand in **{ $table }** has changed:

# Standing answers.
orders-title = Standing answers of { $who }
orders-intro = What I answer for you when you are not asked. One tap changes it.
orders-set = From now on, { $topic }: { $policy }.
policy-ask = ask me
    .description = I am asked each time
policy-default = do the usual
    .description = What happens when I am away
panel-of-region = **{ $region }**: { $those }
