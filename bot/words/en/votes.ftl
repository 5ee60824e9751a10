# What the table decides together, and what it finds when it has gone back.

event-seen-before = Back in { $zone }, already seen by { $by }: { $known ->
        [yes] { $cards }
       *[no] { $cards_count ->
            [one] one card
           *[other] { $cards_count } cards
        }
    }.

action-make-peace = Make peace
    .verb = Make peace

# A vote's card.
vote-title-draw = Vote: call it a draw?
vote-title-pause = Vote: pause the game?
vote-title-resume = Vote: go on?
vote-title-rewind = { $round ->
        [0] Vote: go back?
       *[other] Vote: back { ROUND($round, form: "to") }, { $seat }'s { $again ->
            [yes] second turn
           *[no] turn
        }?
    }
vote-title-replacement = Vote: who plays for { $who }?
vote-title-seat = Vote: should { $heir ->
        [ai] the AI
        [nobody] nobody
        [none] somebody else
       *[other] { $heir }
    } play { $who }?
    .asked = The host asks: should { $heir ->
        [ai] the AI
        [nobody] nobody
        [none] somebody else
       *[other] { $heir }
    } play { $who }?
vote-title-strength = Vote: make { $who }'s AI { $strength }?
vote-title-pace = Vote: change the pace?
    .asked = The host asks: change the pace?
vote-title-end = Vote: end this game?
    .asked = The host asks: end this game?
vote-about-draw = If everybody says yes, the game ends in a draw between all who are still in the game. Not voting means no.
vote-about-pause = If more than half say yes, the game stops: no deadlines, no moves, until you vote to go on.
vote-about-resume = If more than half say yes, the game goes on. Every deadline has the time it had left.
vote-about-rewind = If more than half say yes and nobody says no, the game goes back. All hidden piles are reshuffled and new dice will fall. The channel tells which cards players have seen since.
vote-about-replacement = { $by ->
        [none] { $who } has missed at least two turns in a row. Without votes, the caretaker plays.
       *[other] { $by } asks who plays while { $who }'s player is away.
    }
    - **{ button-vote-caretaker }**: places { UNITS() } on the borders, never attacks, plays no secret card
    - **{ button-vote-wait }**: the caretaker finishes this turn; you vote again after the next missed one
    - **{ button-vote-ai }**: plays fully
    - **{ button-vote-substitute }**: the seat is offered
    The most votes win. { $who } can come back at any time.
vote-about-seat = If more than half say yes, { $person } loses { $who } at once. { $person } has no vote.
vote-about-strength = If more than half say yes, { $who }'s AI is { $strength } from its next turn on.
vote-about-pace = If more than half say yes, the pace changes for everybody:
    { $pace }
vote-about-end = If more than half say yes, the game ends for everybody, and the dice key is revealed. { $won ->
        [yes] The war is won, and it counts.
       *[no] Nobody wins.
    }
vote-stays-open = This vote stays open to its end, however many have voted: { $who }'s player may still say something.
vote-lapses = { $who } hasn't missed a turn yet. The vote ends at once if { $who } plays.
vote-asked-by = Asked by { $by }.
vote-yours = { $mention }, please vote.
vote-keeps = This stays in any case, for ever: { $what }
vote-before = Back to before: { $what }
vote-undoes = { $turns ->
        [0] Everything since then is undone.
        [one] Everything since then is undone, one later turn included.
       *[other] Everything since then is undone, { $turns } later turns included.
    }
vote-count = Votes so far: { $voted } of { $voters }. The vote closes { $until }. Votes are secret, and you can change yours until then.
vote-line = { $title } Votes so far: { $voted } of { $voters }. It closes { $until }.
vote-opened = Vote opened. You vote too: use the buttons in the channel.
strength-set = Done. It counts from that seat's next turn.
vote-said = Your vote: { $choice }. Votes so far: { $voted } of { $voters }. You can change yours until the vote closes.
vote-said-last = Your vote: { $choice }. The vote is now closed.
button-vote-caretaker = Caretaker
button-vote-wait = Wait
button-vote-ai = AI
button-vote-substitute = Somebody else
moment-turn = { ROUND($round, form: "head") }: { $who }'s { $again ->
        [yes] second turn in it
       *[no] turn
    } begins
moment-before = Before: { $what }

# What a host wishes is asked first of those who are there; a no opens a vote.
confirm-free-seat = { $kept ->
        [yes] The seat is no longer kept for { $person }.
       *[no] { $seat ->
            [none] { $person } loses their place at this table.
           *[other] { $person } loses the seat **{ $seat }**.
        }
    } Until the game starts they can take a free seat again. Are you sure?
confirm-close = Delete this table? { $people } { $count ->
        [one] loses the seat
       *[other] lose their seats
    }, and no game begins here.
confirm-host = { $person } becomes the host of this table, in place of { $before }. Are you sure?
confirm-asked = { $people } answered within the last 30 minutes and { $count ->
        [one] is
       *[other] are
    } asked first. A no opens a vote.
asked-first = I've asked in the channel. You'll see the answer there.
vote-asks-seat = { $mention }, { $by } wants { $heir ->
        [ai] the AI
        [nobody] nobody
        [none] somebody else
       *[other] { $heir }
    } to play { $who } from now on.
vote-asks-pace = { $mention }, { $by } wants another pace for everybody:
    { $pace }
vote-asks-end = { $mention }, { $by } wants to end this game for everybody. { $won ->
        [yes] The war is won, and it counts.
       *[no] Nobody would win.
    }
vote-asks-how = { $people ->
        [one] A no opens a vote.
       *[other] It takes a yes from each of you ({ $voted } of { $people } so far). A no opens a vote.
    } No answer by { $until }? Then the table votes if you have played on; if not, it's done.
vote-asks-said = { $answer ->
        [opens] { $seat ->
            [none] You said no. The table votes now, and your no counts.
           *[other] You keep your seat for now. The table votes.
        }
        [done] { $seat ->
            [none] You said yes. It's done.
           *[other] You have given up your seat.
        }
       *[agrees] You said yes. Others still have to answer.
    }

# What came of it.
note-vote-agreed = It's done: nobody said no.
note-vote-table = Somebody said no, or has played on without an answer. The table votes.
note-vote-seat-yes = { $seat } changes hands: { $yes } of { $voters } said yes.
note-vote-seat-no = { $seat }'s player stays: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-strength-yes = { $seat }'s AI is { $strength } from its next turn on: { $yes } of { $voters } said yes.
note-vote-strength-no = { $seat }'s AI stays as it is: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-strength-set = { $seat }'s AI is { $strength } from its next turn on.
note-vote-pace-yes = The pace changes: { $yes } of { $voters } said yes.
note-vote-pace-no = The pace stays: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-end-yes = The game ends: { $yes } of { $voters } said yes.
note-vote-end-no = The game goes on: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-draw-yes = Peace! Everybody agreed to a draw.
note-vote-draw-no = No draw: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes everybody. The game goes on.
note-vote-pause-yes = Game paused: { $yes } of { $voters } said yes. No deadlines and no moves until you vote to go on: `/risk table pause`.
note-vote-pause-no = No pause: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-resume-yes = The game goes on: { $yes } of { $voters } said yes. Every deadline has the time it had left.
note-vote-resume-no = The game stays paused: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-vote-rewind-yes = { $round ->
        [0] The game goes back: { $yes } of { $voters } said yes, nobody said no.
       *[other] The game goes back { ROUND($round, form: "to") }, { $seat }'s { $again ->
            [yes] second turn
           *[no] turn
        }: { $yes } of { $voters } said yes, nobody said no.
    }
note-vote-rewind-no = { $no ->
        [0] The game doesn't go back: { $yes ->
            [0] nobody
           *[other] { $yes } of { $voters }
        } said yes, and it takes more than half.
       *[other] The game doesn't go back: somebody said no.
    }
note-vote-replacement-caretaker = { $caretaker ->
        [0] Nobody voted. The caretaker plays { $seat } until its player is back.
       *[other] The caretaker plays { $seat } until its player is back ({ $caretaker } of { $voters } votes).
    }
note-vote-replacement-wait = The table waits for { $seat } ({ $wait } of { $voters } votes). You vote again after the next missed turn.
note-vote-replacement-ai = The AI plays { $seat } until its player is back ({ $ai } of { $voters } votes).
note-vote-replacement-substitute = { $seat } is offered to somebody else ({ $substitute } of { $voters } votes). Until then the caretaker plays, and { $seat }'s player can still come back.
note-vote-back = Vote closed: that seat's player is back, or somebody else has taken the seat.
note-vote-void = Vote closed: there's nothing left to decide.
table-rewound = The game has gone back. All hidden piles are reshuffled.

# A seat for somebody else.
offer-title = { $who }: seat on offer
offer-any = { $by ->
        [none] The table is looking for somebody to play { $who }.
       *[other] { $by } is looking for somebody to play { $who }.
    } You get the hand with the seat. You can't take it if you have played another seat here.
offer-one = { $by ->
        [none] { $mention }, the table asks you to play { $who }.
       *[other] { $mention }, { $by } asks you to play { $who }.
    } You get the hand with the seat.
offer-over = { $who }'s seat is no longer on offer.
offer-made = { $who }'s seat is on offer in the channel. You play on until somebody takes it.
offer-kept = You keep { $who }.
offer-taken = You now play { $who }, with its hand. You don't see what the last player was told in private; their orders are deleted.
button-take-seat = Take the seat
button-keep-seat = Keep the seat
confirm-give = { $heir ->
        [ai] The AI plays **{ $seat }** from now on, instead of { $person }.
        [nobody] Nobody plays **{ $seat }** from now on; { $person } loses the seat.
       *[other] { $heir } plays **{ $seat }** from now on, instead of { $person }.
    } That happens at once, also in the middle of a turn. { $person }'s orders are deleted, and only a host can give the seat back. Are you sure?
button-stay = Stay
button-give-seat = Give up the seat

# Time away.
note-vacation = { $seat } is away from { $from } to { $until }; no deadline runs for that seat ({ $left ->
        [one] one day
       *[other] { $left } days
    } of vacation left).
note-vacation-over = { $seat } is back from vacation.
vacation-noted = You are away from { $start } to { $until }, and the table knows. Your turns wait for you; you can still play if you like.
vacation-back = Welcome back. You keep the days you didn't use.
vacation-none = You had no vacation planned. Nothing has changed.

# Refusals.
refusal-table-paused = The table paused the game { $since }. Nobody plays until you vote to go on: `/risk table pause`.
refusal-no-vote = You have no vote here. To vote, you must play a seat at this table yourself and still be in the game; the player in question has no vote.
refusal-others-asked = Others are asked first. If one of them says no, everybody votes.
refusal-vote-open = The table is already voting on this; vote in the channel.
refusal-voted-lately = The table has just said no. You can ask again { $again }.
refusal-vote-closed = This vote is closed.
refusal-said-already = That is already your vote. You can change it until the vote closes.
refusal-no-such-moment = { $for_ever ->
        [yes] The game can't go back there: what is for ever stays, and everything before it.
       *[no] The game can't go back there.
    } Pick a moment from the list under `to`, or name { ROUND(form: "a") }.
refusal-nobody-there = Nobody plays { $seat }, so there is nobody to replace. The host changes empty seats and AIs with `/risk table replace`.
refusal-not-offered = { $seat }'s seat is not on offer.
refusal-offered-to-another = This seat is kept for { $person }.
refusal-no-vacation-left = { $left ->
        [0] This seat has no vacation days left. The table's pace sets how many there are.
        [one] This seat has one vacation day left, not { $days }. The table's pace sets how many there are.
       *[other] This seat has { $left } vacation days left, not { $days }. The table's pace sets how many there are.
    }
table-refusal-which-moment = Pick how far back: { ROUND(form: "a") }, or a moment from the list under `to`.
table-refusal-which-seat = Pick a seat from the list under `seat`.
table-refusal-no-bot = A bot can't take a seat. Name a person, or leave it empty so that anybody can take it.

# Commands.
choice-motion-draw = A draw
choice-motion-rewind = Go back
choice-motion-replacement = Who plays for an absent player

# The AI for a while.
offer-ai = The AI now plays { $who }. Make a move or press the button to take the seat back.
note-left-to-ai = { $seat }'s player asked the AI to play until they're back.
table-refusal-one-of-them = Name a person or the AI, not both.
