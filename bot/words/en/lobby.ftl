# The lobby: a card on which friends take their seats.
lobby-title = A new table: { $game }
lobby-intro = Take a seat, then press Start. What each of you adds to the dice stands beside your seat; **My word** replaces the number.
lobby-side-good = The armies of Good
lobby-side-evil = The armies of Evil
lobby-seat-taken = **{ $colour }** – { $person } adds { $adds }
lobby-seat-ai = **{ $colour }** – AI
lobby-seat-free = **{ $colour }** – free
lobby-seat-left = **{ $colour }** – AI, with { $adds }
lobby-seat-kept = **{ $colour }** – kept for { $person }: press **Join as { $colour }** to play again
lobby-adds = { $kind ->
        [number] `{ $said }`
       *[word] “{ $said }”
    }
lobby-order = Round the table: { $seats }.{ $general ->
        [none] { "" }
       *[other] { " " }{ $general } is the General.
    }
lobby-order-by-lot = Seats are drawn by lot at the start.{ $general ->
        [none] { "" }
       *[other] { " " }The first one drawn is the General.
    }
lobby-options = Options
lobby-option = { $option }: **{ $choice }**
lobby-house = House rules: **{ $rules ->
        [none] none
       *[other] { $rules }
    }**
lobby-comes-to = { $choice }: { $resolved }
lobby-all-else = All else as in the edition; **Options** lists it.
lobby-choose-house = House rules: tick those you play
lobby-choose-more = And these options?
lobby-fingerprint = Options code: `{ $print }`. The same code means the same options.
lobby-commitment = Dice sealed: `{ $hash }`. The key is shown when the game ends.
lobby-started = The game has begun.
lobby-starting = The game is starting: seats, words and options are fixed.
lobby-closed = This table was closed before it began.
lobby-replaced = { $where ->
        [here] Players join further down.
       *[other] Players join in { $where }.
    }
lobby-waits-for = Waiting for { $who } to join again. The host may free a seat under **Options**.
lobby-ready = Ready: { $seated } seated.
lobby-takes = { $allowed } players; { $seated ->
        [0] nobody sits here yet
       *[other] { $seated } so far
    }.
lobby-not-ready = Not yet: { $why }
button-join = Take this seat
button-join-good = Join Good
button-join-evil = Join Evil
button-join-colour = Join as { $colour }
button-leave = Leave
button-add-ai = Add an AI
button-remove-ai = Remove the AI
button-start = Start
button-close = Close the table
button-options = Options
button-help = How to play
lobby-choose-seat = Which seat?
lobby-choose-first = Who goes to the front?
button-word = My word
lobby-word-title = My word for the dice
lobby-word-label = A word or sign, 1 to 32 characters
lobby-word-about = Public for ever: it stays in the game's record, without your name, even after /risk me forget.

# The list of seats that is posted before anything is drawn.
list-title = { $game } starts
list-intro = From these seats, numbers and words, options and the sealed secret come all dice. They are fixed, and nothing has been drawn yet.
list-again = This list replaces the one above, which came too late for its round of the beacon.
list-beacon = Public beacon: round { $round } of chain `{ $chain }`, due { $due }. The game begins with it.
button-skip-beacon = Start without the beacon
note-start-refused = The game has not started: { $code ->
        [none] the list of seats could not be made
       *[other] Discord refused the list of seats (error { $code })
    }. The table is open again; press Start to try once more.
note-beacon-late = No relay of the public beacon answers. The game waits for the very round that the list names, and begins once it is there.
lobby-choose-option = Which option?
lobby-pace = Pace

# Queued set-up.
setup-title = Setting up
setup-intro = Say once what you want; I place for all of you, one after another, in the book's order.
setup-claims = Territories to claim, the dearest first
setup-places = Where your other regiments go
setup-captains = Where your captains stand
button-setup-borders = Spread along my borders
button-setup-evenly = Spread evenly
button-setup-list = My own list
button-setup-one = One at a time
button-setup-auto = Do it all for me
setup-waiting = Waiting for { $who }'s set-up (press **Play**).
setup-said = Noted. I place when it is your turn, as soon as the others have said theirs.
setup-refusal-number = This list takes names only, no numbers: “{ $said }”. Nothing was changed.
setup-refusal-none = “{ $said }” puts nothing there. Write 1 or more, or leave the territory out. Nothing was changed.

# Kinds of seats and modes.
seat-person-ai = { $colour } (AI)
seat-person-away = { $colour } ({ $person }, AI plays)
lobby-free-seat = Free the seat of { $colour }
lobby-opened = The table is open. Take a seat on its card.
