# Reminders, the recap, all of one's tables.

note-reminder = ⏳ { $until ->
    [none] I am still waiting for { $seat }.
   *[other] Half of { $seat }'s time is over. If nothing comes by { $until }, the caretaker answers.
}
note-reminder-last = I have reminded { $seat } three times, and stay silent now. `/risk wait` says what is asked; the table may vote on what becomes of the seat: `/risk table vote`.
note-reminder-host = { $seat } has not answered for days in { $channel }. You may want to ask how they are; `/risk table replace` gives the seat to somebody else.
note-next-up = { $seat } is playing in { $channel }: you are next.
note-left-server = { $seat }'s player is no longer in this server. Nothing is lost: the seat is offered to whoever wants it, and the clocks run as ever. Should its player come back first, the seat is theirs.
note-left-server-host = { $seat }'s player has left the server of { $channel }. The seat is on offer there; `/risk table replace` gives it to somebody you choose, or to the AI.
reminder-waited-for = **You are waited for:**

tables-title = Your tables
tables-none = You sit at no table. `/risk new` opens one.
tables-line = { $game } · table { $number } · { $channel } · turn { $turn }
tables-yours = **It waits for you**: { $what }{ $until ->
    [none] {""}
   *[other] , until { $until }; then the caretaker answers
}
tables-theirs = Waiting for { $who }
tables-lobby = Not begun yet
tables-parked = Parked: I cannot write there. `/risk table move` brings it elsewhere.
tables-unreadable = Put aside: I cannot read it just now. Nothing is lost.
tables-more = … and { $count } more.
tables-play = Play at table { $number }

recap-title = Since you last looked
recap-since = { $turns ->
    [0] No turn has begun since.
    [one] One turn has begun since, the first step { $since }.
   *[other] { $turns } turns have begun since, the first step { $since }.
}
recap-lost = You lost { $lands }{ $who ->
    [none] {""}
   *[other] {" "}to { $who }
}.
recap-won = You took { $lands }{ $who ->
    [none] {""}
   *[other] {" "}from { $who }
}.
recap-armies = Your regiments: { $before } → { $now }.
recap-others = { $who }: { $before } → { $now } territories.
recap-cards = Cards seen
recap-now = You are asked:

me-notices-on = I write to you whenever you are next.
me-notices-off = I no longer write to you when you are next. When you are waited for, the board post still calls you, once.
