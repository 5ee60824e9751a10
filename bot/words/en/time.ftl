# Time: paces, clocks, the caretaker, quiet hours.

span-d = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-h = { $count } h
span-min = { $count } min
span-s = { $count } s
date = { $day } { $month ->
     [1] January
     [2] February
     [3] March
     [4] April
     [5] May
     [6] June
     [7] July
     [8] August
     [9] September
     [10] October
     [11] November
    *[12] December
} { $year }

choice-pace-friendly = Friendly
choice-pace-daily = Daily
choice-pace-brisk = Brisk
choice-pace-live = Live
choice-pace-own = Own numbers

pace-line = Pace: **{ $name }** – { $decision } per answer{ $bank ->
    [none] {""}
   *[other] , bank { $bank }{ $growth ->
        [none] {""}
       *[other] {" "}(+{ $growth } a day)
    }
}; { $window } in others' turns
pace-without-deadlines = Pace: **{ $name }** – no deadlines, a reminder now and then
pace-title = Pace
pace-bank = The bank is your spare time: it covers you when you miss a deadline in your turn.
pace-about-friendly = No deadlines, only a reminder now and then
pace-about-daily = 24 h per answer, for a little play every day
pace-about-brisk = 8 h per answer, for a game in a week
pace-about-live = 5 min per answer, for tonight
pace-about-own = Set your own deadlines
pace-choose = Change pace
pace-own-title = Own pace
pace-own-decision = Per answer in your own turn (24 h, 90 min)
pace-own-bank = Bank, full at the start
pace-own-growth = Bank gained per day
pace-own-window = Per answer in another's turn
pace-own-vacation = Vacation per player
pace-set = Pace set.
pace-same = That is the pace already. Nothing changes.
pace-caretaker = If you miss a deadline, the caretaker plays for you until the turn ends: it places { UNITS() } on your borders, never attacks and never plays a secret card. If you miss two turns in a row, the table votes on who plays. Any move of yours takes your seat back at once.
pace-no-span = “{ $typed }” is not a length of time. Write 24 h, 90 min or 2 d.

wait-pace = Deadlines stand still in your quiet hours and on vacation.
wait-stands-in = { $who } is away. { $how ->
    [ai] The AI { $strength ->
        [none] plays
       *[other] ({ $strength }) plays
    }
   *[other] The caretaker plays
} until they return.
wait-turn-kept = { $who } missed the deadline. The caretaker plays until the turn ends.
wait-rests = Nobody is left at this table. The game waits, without deadlines, until somebody comes back.
wait-paused = The table paused the game { $since }. Nobody plays and no deadline runs until you vote to go on: `/risk table pause`.
panel-paused = **The table paused the game { $since }.** Nobody plays and no deadline runs until more than half of you vote to go on. Orders you set now count from then.
button-resume = Vote to go on
post-deadline = ⏳ Until { $until }; after that, the caretaker plays: { $policy }
post-deadline-of = ⏳ { $who } until { $until }; after that, the caretaker plays: { $policy }
button-return = I'm back

note-time-up = ⏳ { $seat } missed the deadline. The caretaker plays until this turn ends: it places { UNITS() } on the borders, never attacks and never plays a secret card. Any move by { $seat }'s player takes the seat back.
note-time-up-once = ⏳ { $seat } missed the deadline. For this one question the caretaker plays: { $policy }.
note-rests = Nobody is left at this table. The game waits, without deadlines, until somebody comes back.
note-back = { $seat } is back.
note-pace = { $by ->
        [none] The pace has changed
       *[other] { $by } changed the pace
    }{ $clocks ->
        [none] .
        [begin] . Deadlines begin now.
       *[run] . Running deadlines stay, or are extended where the new pace gives more time. Time banks keep their share.
    }
    { $pace }
table-welcome-back = The seat is yours again. Moves made meanwhile stand. Press **{ POSTED("play") }** to go on.

me-quiet = Quiet hours: **{ $from } to { $to }** ({ $zone }), { $begins ->
        [now] from now on
       *[then] from { $at }
    }. Your deadlines stand still then; running ones keep the time they had left.{ $delayed ->
        [no] {""}
       *[yes] {" "}Not sooner: in any 24 hours, your deadlines stand still for ten at most.
    }
me-quiet-now = Quiet hours: **{ $from } to { $to }** ({ $zone }). Your deadlines stand still then.
me-quiet-none = You have no quiet hours. Set `from`, `to` and `zone`: at most ten hours a day.
me-quiet-forgotten = Your quiet hours are off.
me-quiet-all = Set all three: `from`, `to` and `zone`.
button-no-quiet = Turn off

refusal-bad-pace = { $field ->
    [decision] An answer in your own turn can take
    [bank] The bank can hold
    [growth] The bank can gain, per day,
    [window] An answer in another's turn can take
   *[vacation] A vacation can last
} { $least } to { $most }.
refusal-bad-hours = { $why ->
    [zone] There's no time zone called “{ $text }”. Name one by its place: Europe/Paris, America/New_York, Asia/Tokyo.
    [long] { $text } is too long. Quiet hours last ten hours a day at most.
    [none] { $text } to { $text } is no time at all. Set two different hours, such as 22 and 8.
   *[time] “{ $text }” is not a time of day. Write 22, 22:30 or 10 pm.
}
