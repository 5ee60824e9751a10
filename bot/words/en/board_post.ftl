# The board post, which everybody sees.
post-call = { $who }, { $what ->
        [turn] your turn
       *[other] your move: { $what }
    }{ $style ->
        [none] {""}
       *[other] {" "}· until { $until }
    }
post-waiting = Waiting for { $who }: { $what ->
        [turn] their turn
       *[other] { $what }
    }{ $style ->
        [none] {""}
       *[other] {" "}· until { $until }
    }
post-at-play = It is { $who }'s turn.
post-key = The dice key: `{ $key }`. `/risk table verify` checks every die with it.
post-retired = { $where ->
        [here] The game goes on further down.
       *[other] The game goes on in { $where }.
    }
post-ended = The game is over: { $who } wins.
    .many = The game is over: { $who } win.
    .nobody = The game is over: nobody has won.
    .agreed = Peace: the table has agreed on a draw, shared by { $who }.
button-rematch = Rematch
button-film = Film
button-record = Record
rematch-opened = The rematch is open in { $channel }. You are its host; the others press their seat to join again.
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
end-no-film = The film could not be made. Try again later.
end-record-too-large = The record is too large for Discord. The host of the bot can export it.
end-film = The whole game as a film, one picture a turn.
