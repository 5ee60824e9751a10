# Help: the first minute, and where the rest is told.
help-title = How to play
help-first =
    Risk, refereed here over hours or weeks: The Lord of the Rings, and the classic game. In a minute:

    1. **Open a table:** `/risk new lotr` or `/risk new classic`. Everybody takes a seat with the buttons of the card; free seats can go to the AI; somebody presses Start.
    2. **Say where you want to stand,** once. I place everybody's regiments in the book's order.
    3. **Your turn:** I mention you. Press **Play**: the panel, which only you see, shows what you may do, with the odds beside each attack. Place your reinforcements, fight, move once, done.
    4. **Between turns** nothing holds you up: I roll your defence. **Standing answers** change what I do for you.
    5. **My hand** shows your cards and your secret mission, to you alone.

    How a war is won is the table's mode: points when the Ring is destroyed, a mission, the capitals, or all of the board. `/risk rules` tells it by topic, house rules too.
help-commands =
    - **On your turn:** `/risk deploy`, `attack`, `fortify`, `card`, `trade`, `end`; `/risk do` gives any other answer. Start typing a territory and choose from the list; accents do not matter.
    - **To look:** `/risk board` (picture, or words), `hand`, `status`, `wait`, `odds`, `log`.
    - **To mend:** `/risk undo` takes your last step back if no die fell and no secret was told.
    - **Your seat:** `/risk seat orders` sets what I answer when you are away, `/risk seat turn` writes your next turn ahead; `concede` gives up.
    - **The table:** `/risk table export` and `verify` prove the game; `options`, `doctor`; for the host `replace`, `remove`, `end`.
    - **You:** `/risk me language`, `palette`, `forget`.
help-fair =
    - **Can I trust the dice?** A secret key is drawn before the game and its fingerprint posted; what each of you presses later is mixed in. Every die and shuffle follows from that key. At the end it is shown, and `/risk table verify` recomputes them all.
    - **Can anybody see my cards?** No. They are shown to you alone, and sent to you privately if you allow it.
    - **What if I am away?** `/risk wait` says who is waited for and what happens then. Nothing is lost when I restart.
help-topic-first = The first minute
help-topic-commands = Commands
help-topic-fair = Fair play
help-unofficial = An unofficial fan project; it belongs to no publisher.
