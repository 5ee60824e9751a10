# Time: paces, clocks, the caretaker, quiet hours.

span-d = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-h = { $count } h
span-min = { $count } min
span-s = { $count } s

choice-pace-friendly = Friendly
choice-pace-daily = Daily
choice-pace-brisk = Brisk
choice-pace-live = Live
choice-pace-own = Own numbers

pace-line = Pace: **{ $name }** – { $decision } an answer{ $bank ->
    [none] {""}
   *[other] , bank { $bank }{ $growth ->
        [none] {""}
       *[other] {" "}(+{ $growth } a day)
    }
}; { $window } in others' turns
pace-without-deadlines = Pace: **{ $name }** – no deadlines, only a nudge now and then
pace-title = The pace of this table
pace-bank = The bank is time of your own: what an answer in your turn takes beyond its time comes out of it.
pace-about-friendly = No deadlines; I only remind people now and then
pace-about-daily = 24 h an answer, for people with a life
pace-about-brisk = 8 h an answer, for a war in a week
pace-about-live = 5 min an answer, for tonight
pace-about-own = Say how long an answer may take
pace-choose = Another pace
pace-own-title = A pace of your own
pace-own-decision = An answer in one's own turn (24 h, 90 min)
pace-own-bank = The bank beside it, full at the start
pace-own-growth = What the bank grows a day
pace-own-window = An answer in another's turn
pace-own-vacation = Vacation a player may announce
pace-set = The pace is set.
pace-caretaker = When a clock runs out, the caretaker answers for that seat until the turn ends: it places at the borders, never attacks, never plays a secret card. Whoever misses two turns in a row is voted on. Any act at the table takes the seat back at once.
pace-no-span = “{ $said }” is no span of time. Write it like this: 24 h, 90 min, 2 d.

wait-pace = A clock stands still in its player's quiet hours and on vacation.
wait-stands-in = { $who } is away; { $how ->
    [ai] the AI plays
   *[other] the caretaker answers
} until they return.
wait-turn-kept = { $who } let a clock run out; until the turn ends the caretaker answers.
wait-rests = Nobody is left at this table: it rests, without a clock, until somebody comes back.
wait-paused = The table voted for a pause { $since }: no clock runs and nobody plays until it votes to go on. `/risk table pause` asks for that.
panel-paused = **The table voted for a pause { $since }.** No clock runs and nobody plays until more than half of you vote to go on. What you order now holds from then on.
button-resume = Ask to go on
post-deadline = ⏳ Until { $until }, then the caretaker answers: { $policy }
post-deadline-of = ⏳ { $who } until { $until }, then the caretaker answers: { $policy }
button-return = I'm back

note-time-up = ⏳ Time is up for { $seat }. Until this turn ends the caretaker answers there: it places at the borders, never attacks, never plays a secret card. Any act of its player takes the seat back.
note-rests = Nobody is left at this table. It rests as it stands, without a clock, until somebody comes back.
note-back = { $seat } is back and plays on.
note-pace = { $by } has changed the pace{ $clocks ->
        [none] .
       *[run] : all clocks begin anew, and every bank is full.
    }
    { $pace }
table-welcome-back = The seat is yours again. What was played meanwhile stands; **Play** shows what you are asked.

me-quiet = Your quiet hours: **{ $from } to { $to }** ({ $zone }). No clock of yours runs then; the running ones have been moved.
me-quiet-now = Your quiet hours: **{ $from } to { $to }** ({ $zone }). No clock of yours runs then.
me-quiet-none = You keep no quiet hours. Say `from`, `to` and `zone` to have some: at most ten hours a day.
me-quiet-forgotten = You keep no quiet hours any more.
me-quiet-all = Say all three: `from`, `to` and `zone`.
button-no-quiet = Keep none

refusal-bad-pace = { $field ->
    [decision] An answer in one's own turn may take
    [bank] What is saved up beside it may be
    [growth] What is saved a day may be
    [window] An answer in another's turn may take
   *[vacation] A vacation may last
} between { $least } and { $most }.
refusal-bad-hours = { $why ->
    [zone] I know no time zone “{ $said }”. They are named after places: Europe/Paris, America/New_York, Asia/Tokyo.
    [long] { $said } is more than ten hours. Quiet hours may last ten hours a day at most.
    [none] From { $said } to { $said } is no time at all. Say two different hours, like 22 and 8.
   *[time] “{ $said }” is no time of day. Write it like this: 22, 22:30, 10 pm.
}
