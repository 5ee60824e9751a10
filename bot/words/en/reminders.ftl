# Reminders, the recap, all of one's tables.

note-reminder = ⏳ { $until ->
    [none] Still waiting for { $seat }.
   *[other] Half of { $seat }'s time is up. Without an answer by { $until }, the caretaker answers.
}
note-reminder-last = I've reminded { $seat } three times and stop now. `/risk wait` shows what we're waiting for; `/risk table vote` lets the table decide about the seat.
note-reminder-host = { $seat } hasn't answered for days in { $channel }. You could ask how they are; `/risk table replace` gives the seat to somebody else.
note-next-up = { $seat } is playing in { $channel }. You're next.
note-left-lobby = { $seat }'s player has left this server. The seat is free again.
note-left-server = { $seat }'s player has left this server. Anybody here may take the seat; deadlines keep running. If the player comes back first, they keep it.
note-left-server-host = { $seat }'s player has left the server of { $channel }. The seat is on offer there; `/risk table replace` gives it to a person you choose, or to the AI.
reminder-waited-for = **We're waiting for you:**
nudge = It's still your turn. This panel closes in five minutes: *{ button-play }* opens a new one.

tables-title = Your tables
tables-none = You have no table yet. `/risk new` opens one.
tables-line = { $game } · table { $number } · { $channel }{ $round ->
    [0] {""}
   *[other] {" "}· { ROUND($round) }
}
tables-yours = **Waiting for you** to { $what }{ $until ->
    [none] {""}
   *[other] , until { $until }; then the caretaker answers
}
tables-theirs = Waiting for { $who }
tables-lobby = Not started yet
tables-campaign = { $game } · { $name }
    -# { $channel ->
        [none] Next: war { $war }. `/risk campaign next` opens it.
       *[other] War { $war } is open in { $channel }.
    }{ $reward ->
        [yes] {" "}**Your reward of the last war is still there:** `/risk campaign reward`.
       *[no] {""}
    }
tables-parked = Parked: I can't write in its channel. `/risk table move` takes it elsewhere.
tables-unreadable = On hold: I can't read this game right now. Nothing is lost.
tables-more = … and { $count } more.
tables-play = Play table { $number }

recap-title = Since you last looked
recap-title-over = How it ended
recap-since = { $span ->
    [nothing] Nothing has happened since.
    [set-up] Set-up · this began { $since }
    [begun] From the set-up { ROUND($now, form: "to") } · this began { $since }
    [same] { ROUND($now, form: "head") } · this began { $since }
   *[rounds] { ROUND($was, form: "head") } → { $now } · this began { $since }
}
recap-lost = Territories lost{ $who ->
    [none] {""}
   *[other] {" "}to { $who }
}: { $lands }
recap-won = Territories taken{ $who ->
    [none] {""}
   *[other] {" "}from { $who }
}: { $lands }
recap-armies = Your { UNITS() }: { $before } → { $now }.
recap-went-back = The table has gone back: what you saw last hasn't happened.
recap-last-round = The last round
recap-before = When you last looked: { $what }
recap-cards = Cards drawn, shown and played
recap-now = Your decision:
recap-open-table = A new table is open in this channel; this was the last game.

me-notices-on = I'll write to you whenever you're next.
me-notices-off = I no longer write to you when you're next. On your turn the board post still calls you, once.
