# The lobby: a card on which friends take their seats.
lobby-title = { $again ->
        [yes] Rematch
       *[no] New table
    }: { $game }
lobby-rematch = The seats and options of the last game. Dice, cards and everything dealt are new.
lobby-intro = Take a seat, then press **{ POSTED("start") }**. Anybody can check the dice: **{ POSTED("fair-dice") }**.
lobby-side-good = The armies of Good
lobby-side-evil = The armies of Evil
# $word: `lobby-word`, where somebody has written one.
lobby-word = · word: “{ $word }”
lobby-seat-taken = **{ $colour }** – { $person }{ $word }
lobby-seat-ai = **{ $colour }** – { $ai }
lobby-seat-free = **{ $colour }** – free
lobby-seat-left = **{ $colour }** – { $ai }{ $word }
lobby-seat-kept = **{ $colour }** – kept for { $person }: press **{ $join }** to play again
lobby-wishes = Press the seats you want, favourite first; press again to drop one. At the start everyone throws a die: the highest gets their first wish.
lobby-wishes-none = any seat
lobby-player = { $person } · wishes: { $wishes }{ $word }
lobby-player-kept = Kept for { $person }: press a seat you want to play again
# $seats: "none" where they are listed in that order above.
lobby-order = { $seats ->
        [none] { "" }
       *[other] Around the table: { $seats }.{ " " }
    }{ $general ->
        [none] { "" }
       *[other] { $general } is the General, who deals the cards.
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
lobby-follows = the rulebook
lobby-all-else = { $alone ->
        [yes] Everything
       *[no] The rest
    } follows { $follows }; see **{ POSTED("options") }**.
lobby-all-else-later = { $alone ->
        [yes] Everything
       *[no] The rest
    } follows { $follows }; see `/risk table options`.
lobby-choose-house = Choose house rules
lobby-started = The game has begun.
lobby-to-thread = The table moves to a thread of its own: its card, its seats and the whole game. *{ button-to-channel }* under *{ POSTED("options") }* brings it back, until the game starts.
lobby-to-channel = The table is back in its channel.
lobby-starting = The game is starting: seats, words and options are fixed.
lobby-closed = This table closed before the game began.
lobby-replaced = { $where ->
        [here] Join further down.
       *[other] Join in { $where }.
    }
lobby-waits-for = Waiting for { $who } to join again. The host can free a seat under **{ POSTED("options") }**.
# $full: whether no more can play with these options.
lobby-ready = Ready: { $seated } seated{ $full ->
        [yes] , as many as can play.
       *[no] .
    }
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
button-start = Start
button-close = Delete the table
button-options = Options
button-all-options = All options
button-help = How to play
lobby-choose-seat = Free a seat
lobby-choose-strength = Change an AI's strength
lobby-choose-temper = Change an AI's temper
lobby-strength = { $colour }: AI, { $strength }
lobby-strength-now = now { $strength }
lobby-choose-first = Move a seat to the front
button-word = Write a word
lobby-word-title = A word for the dice
lobby-word-label = A word or emoji, 1 to 32 characters
lobby-word-about = Public for good: the game's record keeps it, without your name, even after /risk me forget.

# What proves the dice: a view for one reader, and the file of the list that is posted before anything is drawn.
fair-dice-about = The dice come from my secret key and from what each player adds: the number of their press, or a word of their own. So nobody chooses them alone. Copy this; after the game it shows that nothing was changed.
dice-hash = Hash of my key, which I show at the end: { $hash }
dice-options = Options code: { $code }
# $whose: a seat, or where dice give the seats ($wished), the seats its player wishes for.
dice-seat = { $place }. { $wished ->
        [yes] wishes for { $whose ->
            [none] any seat
           *[other] { $whose }
        }
       *[no] { $whose }
    }: { $kind ->
        [nothing] adds nothing
        [number] adds { $adds }
       *[word] adds the word “{ $adds }”
    }
dice-beacon = Public beacon: round { $round } of the chain { $chain }, due { $due }

# The list of seats that is posted before anything is drawn.
list-title = { $game } starts
list-intro = All of this is fixed, and nothing has been drawn yet. Keep the file to check the dice after the game.
list-wishes = Dice thrown at the start give the seats. The highest gets their first wish, each other player the first of theirs that is free. Who has none left takes the first free seat in this order: { $seats }.
list-before = SHA-256 of the campaign as it stands before this war: { $code }
list-record-before = SHA-256 of the last war's record, as on its last card: { $code ->
        [none] unknown
       *[other] { $code }
    }
list-campaign = Hash of the campaign's own key, which I show when the campaign ends: { $hash }
list-again = This list replaces the one above, which missed its beacon round.
list-beacon = The game starts with round { $round } of the public random beacon, due { $due }.
button-skip-beacon = Start without the beacon
note-start-refused = The game has not started: { $code ->
        [none] I couldn't make the list of seats
       *[other] Discord refused the list of seats (error { $code })
    }. The table is open again; press **{ POSTED("start") }** to try again.
note-seats-drawn = The dice have given the seats: { $given }.
note-beacon-late = I can't reach the public beacon. The game starts as soon as I have the round named in the list.
lobby-choose-option = Choose an option{ $groups ->
        [none] { "" }
       *[other] { "" }: { $groups }
    }
lobby-pace = Pace

# Queued set-up.
setup-title = Set-up
setup-intro = { $left ->
        [0] { $asks ->
            [yes] I ask you each time it's your turn.
           *[no] All is chosen. You can change it until everything is placed.
        }
        [one] { $count ->
            [one] Choose one way; then I place for each player in turn, as in the book.
           *[other] One choice is left; then I place for each player in turn, as in the book.
        }
       *[other] Choose one way in each; then I place for each player in turn, as in the book. *{ button-setup-auto }*: the first way in all.
    }
setup-way = { $way }: { $how }
setup-claims = Claim order, favourites first
    .auto = beside your own territories, to complete one soon
    .listed = Names with commas, favourites first. What your list leaves goes beside your own.
setup-places = Where to put your { UNITS() }
    .auto = one by one, where you are most outnumbered
    .listed = Numbers add to what stands there. What you leave over goes along your borders.
button-setup-list = My own list
button-setup-auto = Do it all for me
setup-waiting = Waiting for { $who }'s set-up (press **{ POSTED("play") }**).
setup-asks = Noted. I ask you on your turn.
setup-said = Noted. I place for you on your turn.
setup-list-names = Names with commas between them, favourites first.
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
lobby-opened = The table is open. Choose your seat below.
lobby-opened-taught = The table is open, played as you have learnt it, against the AI. Press **{ POSTED("start") }** on it; friends can take the seats of the AI first.
