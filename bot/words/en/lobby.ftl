# The lobby: a card on which friends take their seats.
lobby-title = A new table: { $game }
lobby-intro = Take a seat, then somebody presses Start.
lobby-side-good = The armies of Good
lobby-side-evil = The armies of Evil
lobby-seat-taken = **{ $colour }** – { $person }
lobby-seat-ai = **{ $colour }** – AI
lobby-seat-free = **{ $colour }** – free
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
lobby-fingerprint = These options: `{ $print }`. The same mark always means the same options.
lobby-commitment = Dice sealed: `{ $hash }`. The key is shown when the game ends.
lobby-started = The game has begun.
lobby-closed = This table was closed before it began.
lobby-replaced = { $where ->
        [here] Players join further down.
       *[other] Players join in { $where }.
    }
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
setup-waiting = Still to say what they want, under **Play**: { $who }.
setup-said = Noted. I place when it is your turn, as soon as the others have said theirs.
setup-refusal-number = This list takes names only, no numbers: “{ $said }”. Nothing was changed.
setup-refusal-none = “{ $said }” puts nothing there. Write 1 or more, or leave the territory out. Nothing was changed.

# Kinds of seats and modes.
seat-person-ai = { $colour } (AI)
seat-person-away = { $colour } ({ $person }, AI plays)
lobby-free-seat = Free the seat of { $colour }
lobby-opened = The table is open. Take a seat on its card.
