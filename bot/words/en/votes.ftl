# What the table decides together, and what it finds when it has gone back.

event-seen-before = { $known ->
        [yes] Back in { $zone }, and already seen by { $by }: { $cards }.
       *[no] Back in { $zone }, and already seen by { $by }: { $cards_count ->
            [one] one card.
           *[other] { $cards_count } cards.
        }
    }

action-make-peace = Make peace
    .verb = Make peace

# A vote's card.
vote-title-draw = A vote: shall we call it a draw?
vote-title-pause = A vote: shall we pause?
vote-title-resume = A vote: shall we go on?
vote-title-rewind = { $round ->
        [0] A vote: shall we go back?
       *[other] A vote: back to round { $round }, { $seat }'s turn?
    }
vote-title-replacement = A vote: who plays for { $who }?
vote-about-draw = If everybody says yes, the game ends here, and all who still hold land share it. Whoever stays silent says no.
vote-about-pause = With more than half of the table the game rests: no clock runs and nobody plays, until you vote to go on.
vote-about-resume = With more than half of the table the game goes on, and every clock with what it had left.
vote-about-rewind = With more than half of the table, and nobody against it, the game goes back. Every pile that nobody may look into is shuffled anew and no die falls twice; what somebody has seen since is told.
vote-about-replacement = { $by ->
        [none] { $who } has missed two turns in a row, or more. Where nobody votes the caretaker plays.
       *[other] { $by } asks who is to play while the player of { $who } is away.
    } The caretaker places at the borders, never attacks and spends no secret card; waiting leaves the turn to the caretaker and asks again when the next one is missed; the AI plays fully; or the seat is offered to somebody else. What most of you say is done, and { $who } may come back at any time.
vote-lapses = { $who } has missed nothing yet: this vote stays open to its end, and lapses as soon as { $who } plays.
vote-asked-by = { $by } asks for it.
vote-yours = { $mention }, your vote.
vote-before = Back to before: { $what }
vote-count = { $said } of { $voters } have voted. It closes { $until }. Only the count is ever told, and you may change your ballot until then.
vote-opened = The table is asked. The card stands in the channel: put your own ballot in there too.
vote-said = Your ballot says: { $choice }. { $said } of { $voters } have voted; you may change yours until the vote closes.
vote-said-last = Your ballot says: { $choice }. It was the last one.
button-vote-caretaker = A caretaker
button-vote-wait = Wait
button-vote-ai = The AI
button-vote-substitute = Somebody else
moment-turn = Round { $round }: { $who }'s turn begins
moment-before = Before: { $what }

# What came of it.
note-vote-draw-yes = Peace: everybody has agreed on a draw.
note-vote-draw-no = No draw: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes everybody. The war goes on.
note-vote-pause-yes = The game is paused: { $yes } of { $voters } said yes. No clock runs and nobody plays until you vote to go on with `/risk table pause`.
note-vote-pause-no = No pause: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-resume-yes = The game goes on: { $yes } of { $voters } said yes. Every clock has what it had left.
note-vote-resume-no = The game stays paused: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-rewind-yes = { $round ->
        [0] The table goes back: { $yes } of { $voters } said yes and nobody no.
       *[other] The table goes back to round { $round }, { $seat }'s turn: { $yes } of { $voters } said yes and nobody no.
    }
note-vote-rewind-no = { $no ->
        [0] The table does not go back: { $yes ->
            [0] nobody
           *[other] { $yes } of { $voters }
        } said yes, and it takes more than half.
       *[other] The table does not go back: somebody is against it.
    }
note-vote-replacement-caretaker = { $caretaker ->
        [0] Nobody has voted, so the caretaker plays for { $seat } until its player is back.
       *[other] The caretaker plays for { $seat } until its player is back ({ $caretaker } of { $voters } said so).
    }
note-vote-replacement-wait = The table waits for { $seat } ({ $wait } of { $voters } said so), and asks again when the next turn is missed.
note-vote-replacement-ai = The AI plays for { $seat } until its player is back ({ $ai } of { $voters } said so).
note-vote-replacement-substitute = { $seat } is offered to somebody else ({ $substitute } of { $voters } said so). Until then the caretaker plays, and its player may still come back.
note-vote-back = This vote is over: that seat's player is here and plays, or somebody else sits there.
note-vote-void = This vote is over: what it was about is no longer there.
table-rewound = The game has gone back, and every hidden pile is shuffled anew.

# A seat for somebody else.
offer-title = { $who } is offered
offer-any = { $by ->
        [none] The table looks for somebody who plays on for { $who }.
       *[other] { $by } looks for somebody who plays on for { $who }.
    } Whoever takes the seat gets the hand with it. Nobody may who has played another seat here.
offer-one = { $by ->
        [none] { $mention }, the table asks you to play on for { $who }.
       *[other] { $mention }, { $by } asks you to play on for { $who }.
    } You would get the hand with the seat.
offer-over = { $who } is no longer on offer.
offer-made = { $who } is on offer in the channel. You play on until somebody takes the seat.
offer-kept = { $who } stays yours.
offer-taken = You play { $who } from now on. The hand is yours to see; what its last player was told in private is not. What was ordered there before is forgotten.
button-take-seat = Take the seat
button-keep-seat = Keep the seat

# Time away.
note-vacation = { $seat } is away from { $from } to { $until }: no clock of that seat runs meanwhile ({ $left ->
        [one] one more day may be taken
       *[other] { $left } more days may be taken
    }).
note-vacation-over = { $seat } is back from vacation.
vacation-noted = You are away from { $start } to { $until }, and the table knows. Whatever waits for you waits until then; you may still play if you like.
vacation-back = You are back. The days that you did not take are still yours.
vacation-none = You had no vacation announced; nothing has changed.

# Refusals.
refusal-table-paused = The table voted for a pause { $since }: nobody plays until it votes to go on. `/risk table pause` asks for that.
refusal-no-vote = You have no vote in this. Everybody votes who sits at this table, still holds land and plays in person, but for the player it is about.
refusal-vote-open = The table votes on this already; the card stands in the channel.
refusal-voted-lately = The table has just said no to this. It can be asked again { $again }.
refusal-vote-closed = This vote is closed.
refusal-said-already = Your ballot says that already. You may change it until the vote closes.
refusal-no-such-moment = The game cannot go back there. Choose a moment from the list under `to`, or name a round.
refusal-nobody-there = Nobody sits in { $seat }'s seat who could be replaced. The host changes empty seats and AIs with `/risk table replace`.
refusal-not-offered = { $seat } is not on offer, or no longer.
refusal-offered-to-another = This seat is kept for { $person }.
refusal-no-vacation-left = { $left ->
        [0] This seat has no days left to be away; the table's pace sets how many there are.
        [one] This seat may be away for one more day, not { $days }; the table's pace sets how many there are.
       *[other] This seat may be away for { $left } more days, not { $days }; the table's pace sets how many there are.
    }
table-refusal-which-moment = Say how far back: a round, or a moment from the list under `to`.
table-refusal-which-seat = Say whose seat: choose it from the list under `seat`.
table-refusal-no-bot = A bot cannot take a seat. Name a person, or leave it empty and whoever comes first may have it.

# Commands.
choice-motion-draw = A draw
choice-motion-rewind = Going back
choice-motion-replacement = Who plays for somebody absent

# The AI for a while.
offer-ai = The AI plays { $who } from now on. Any move of yours, or the button, gives the seat back to you.
note-left-to-ai = The AI plays { $seat } until its player is back: its player asked for it.
table-refusal-one-of-them = Name a person or the AI, not both.
