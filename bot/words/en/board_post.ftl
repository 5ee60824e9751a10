# The board post, which everybody sees.
post-call = { $who }, { $what ->
        [turn] your turn
       *[other] your move: { $what }
    }{ $style ->
        [none] {""}
       *[other] {" "}· until { $until }
    }
lost-to = { $who } took { $lands } from you.
lost-bonus = You no longer hold all of { $regions }: { UNITS($bonus) } fewer a turn.
post-waiting = Waiting for { $who }{ $what ->
        [turn] {" "}to play
       *[other] {" "}to { $what }
    }{ $style ->
        [none] {""}
       *[other] {" "}· until { $until }
    }
post-at-play = { $who }'s turn.
post-key = The dice key: `{ $key }`. `/risk table verify` checks every die with it.
post-record-code = SHA-256 of this war's record: `{ $code }`. The message with which the next war starts shows it too, so that nobody can replace this one.
post-retired = { $where ->
        [here] The game goes on further down.
       *[other] The game goes on in { $where }.
    }
post-ended = The game is over: { $who } wins.
    .many = The game is over: { $who } win.
    .you = You win!
    .you-many = You win, together with { $who }!
    .nobody = The game is over: nobody wins.
button-rematch = Rematch
button-replay = Replay
button-film = Film
button-record = Record
rematch-opened = The rematch is open { $channel ->
        [here] below
       *[other] in { $channel }
    }. You're its host{ $others ->
        [0] .
       *[other] ; the others press their seats to join.
    }
button-play = Play
button-hand = My hand
button-board = Board
button-whole-board = Whole board
board-enlarge = Enlarge: { AREA(form: "which") }
board-small = { POSTED("board") } enlarges a part of the map.
board-changed = What changed since your last turn:
button-status = Status
button-wait = Whose move?
button-orders = Standing orders
button-rules = Rules
button-refresh = Refresh
post-over = This game is over; see the end below.
post-earlier = The board at that time.
post-not-made = Something of this game can't be shown here. The game goes on; its host finds the reason in the log.
button-front = Zoomed map
end-no-film = I couldn't make the film. Try again later.
end-record-too-large = The record is too large for Discord. The bot's operator can export it.
button-share = Share in the channel
film-title = **{ $game }, table { $number }**: the whole game, one picture a turn{ $rounds ->
        [0] .
       *[other] , from the set-up { ROUND($rounds, form: "to") }.
    }
button-log = Log
film-shared = The film is in the channel.
end-film = The whole game as a film, one picture per turn.
