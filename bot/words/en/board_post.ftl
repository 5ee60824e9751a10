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
button-orders = Standing orders
button-rules = Rules
button-refresh = Show the latest
post-over = This game is over; its end stands below.
post-earlier = The board as it stood then.
button-front = See the front
end-film = The whole war as a film, one picture a turn.
