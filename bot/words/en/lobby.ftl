# The lobby: a card on which friends take their seats.
lobby-title = New table: { $game }
lobby-intro = Take a seat, then press **{ POSTED("start") }**. Each player adds a number to the dice, and everybody can check them after the game. **{ POSTED("word") }** replaces your number with a word.
lobby-side-good = The armies of Good
lobby-side-evil = The armies of Evil
lobby-seat-taken = **{ $colour }** – { $person } · for the dice: { $adds }
lobby-seat-ai = **{ $colour }** – { $ai }
lobby-seat-free = **{ $colour }** – free
lobby-seat-left = **{ $colour }** – AI · for the dice: { $adds }
lobby-seat-kept = **{ $colour }** – kept for { $person }: press **{ $join }** to play again
lobby-wishes = Press the seats you want, favourite first; press again to drop one. At the start everyone throws a die: the highest gets their first wish.
lobby-wishes-none = any seat
lobby-player = { $person } · wishes: { $wishes }{ $adds ->
        [none] {""}
       *[other] {" "}· for the dice: { $adds }
    }
lobby-player-kept = Kept for { $person }: press a seat you want to play again
lobby-adds = { $kind ->
        [number] `{ $contribution }`
       *[word] “{ $contribution }”
    }
lobby-order = Around the table: { $seats }.{ $general ->
        [none] { "" }
       *[other] { " " }{ $general } is the General, who deals the cards.
    }
lobby-order-by-lot = I draw the seats at the start.{ $general ->
        [none] { "" }
       *[other] { " " }The first one drawn is the General, who deals the cards.
    }
lobby-options = Options
lobby-option = { $option }: **{ $choice }**
lobby-option-choices = { $option }: { $choices }
lobby-house = House rules: **{ $rules ->
        [none] none
       *[other] { $rules }
    }**
lobby-comes-to = { $choice }: { $resolved }
lobby-all-else = { $alone ->
        [yes] Everything follows the
       *[no] The rest follows the
    } { $editions ->
        [yes] edition
       *[no] rulebook
    }; see **{ POSTED("options") }**.
lobby-all-else-later = { $alone ->
        [yes] Everything follows the
       *[no] The rest follows the
    } { $editions ->
        [yes] edition
       *[no] rulebook
    }; see `/risk table options`.
lobby-choose-house = Choose house rules
lobby-choose-more = More options
lobby-fingerprint = Options code: `{ $print }`. The same code means the same options.
lobby-commitment = Hash of the dice key: `{ $hash }`. I show the key when the game ends.
lobby-started = The game has begun.
lobby-to-thread = The table moves to a thread of its own: its card, its seats and the whole game. *{ POSTED("to-channel") }* on the card there brings it back, until the game starts.
lobby-starting = The game is starting: seats, words and options are fixed.
lobby-closed = This table closed before the game began.
lobby-replaced = { $where ->
        [here] Join further down.
       *[other] Join in { $where }.
    }
lobby-waits-for = Waiting for { $who } to join again. The host can free a seat under **{ POSTED("options") }**.
lobby-ready = Ready: { $seated } seated.
lobby-takes = { $allowed } players; { $seated ->
        [0] nobody yet
       *[other] { $seated } so far
    }.
numbers-range = { $least } to { $most }
lobby-fits = For { $seated } players, choose { $option } under **{ POSTED("options") }**.
lobby-not-ready = Not yet: { $why }
button-join-colour = Join as { $colour }
button-replace-ai = Replace the AI as { $colour }
button-wish-colour = Wish for { $colour }
button-leave = Leave
button-add-ai = Add an AI
button-fill-ai = Fill with AIs
button-fair-dice = Fair dice
fair-dice-about = Copy this when you take your seat. After the game it shows that nobody has changed the dice or the options.
button-start = Start
button-close = Close the table
button-options = Options
button-help = How to play
lobby-choose-seat = Free a seat
lobby-choose-first = Move a seat to the front
button-word = My word
lobby-word-title = My word for the dice
lobby-word-label = A word or emoji, 1 to 32 characters
lobby-word-about = Public for good: the game's record keeps it, without your name, even after /risk me forget.

# The list of seats that is posted before anything is drawn.
list-title = { $game } starts
list-intro = These seats, words and options are final, and I haven't drawn anything yet. Together with the secret key they decide every die and card.
list-wishes = Dice thrown at the start give the seats. The highest gets their first wish, each other player the first of theirs that is free. Who has none left takes the first free seat in this order: { $seats }.
list-before = SHA-256 of the campaign as it stands before this war: `{ $code }`. The dice depend on it, so nobody can change it later.
list-record-before = SHA-256 of the last war's record: { $code ->
        [none] unknown
       *[other] `{ $code }`
    }. The last card of that war shows the same.
list-campaign = Hash of the campaign's own key: `{ $hash }`. I show that key when the campaign ends.
list-again = This list replaces the one above, which missed its beacon round.
list-beacon = The game starts with round { $round } of the public random beacon (chain `{ $chain }`), due { $due }.
button-skip-beacon = Start without the beacon
note-start-refused = The game has not started: { $code ->
        [none] I couldn't make the list of seats
       *[other] Discord refused the list of seats (error { $code })
    }. The table is open again; press **{ POSTED("start") }** to try again.
note-seats-drawn = The dice have given the seats: { $given }.
note-beacon-late = I can't reach the public beacon. The game starts as soon as I have the round named in the list.
lobby-choose-option = Choose an option
lobby-pace = Pace

# Queued set-up.
setup-title = Set-up
setup-intro = { $left ->
        [0] { $asks ->
            [yes] I ask you each time it's your turn.
           *[no] All is chosen. You can change it until everything is placed.
        }
        [one] { $count ->
            [one] Choose once. Then I place for each player in turn, as in the book, or ask you.
           *[other] One choice is left. Then I place for each player in turn, as in the book, or ask you.
        }
       *[other] { $left } choices, each once. Then I place for each player in turn, as in the book, or ask you.
    }
setup-claims = Claim order, favourites first
setup-places = Where to put your { UNITS() }
button-setup-list = My own list
button-setup-auto = Do it all for me
setup-waiting = Waiting for { $who }'s set-up (press **{ POSTED("play") }**).
setup-asks = Noted. I ask you on your turn.
setup-said = Noted. I place for you on your turn.
setup-list-adds = Numbers add to what stands there. What you leave over goes along your borders.
setup-rest = { $count } more { $count ->
        [one] goes
       *[other] go
    } along your borders.
setup-left = { $count } to place in: { $lands }
setup-refusal-number = “{ $typed }” has a number in it. Write names only. Nothing has changed.
list-refusal-too-many = Your list places { $named }, but you have { $left } to place. Nothing has changed.
setup-refusal-comma = Put a comma between two names.
setup-refusal-none = “{ $typed }” puts nothing there. Write 1 or more, or leave the territory out. Nothing has changed.

# Kinds of seats and modes.
lobby-free-seat = Free { $colour }'s seat
lobby-opened = The table is open. Press a seat on its card.
