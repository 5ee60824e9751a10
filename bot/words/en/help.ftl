# Help: the first minute, and where to find the rest.
help-title = How to play
# $games: the names of all games. $commands: for each, the command that opens a table of it.
help-first =
    I referee Risk here, over hours or weeks: { $games }. The first minute:

    1. **Open a table** with { $commands }. Everybody takes a seat with the buttons, the AI can take free ones, and one of you presses **{ POSTED("start") }**.
    2. **Say where you want to start**, once. I place for everybody, in the order of the rulebook.
    3. **On your turn** I mention you. Press **{ POSTED("play") }**: a panel that only you see lists your choices, with the odds of each attack.
    4. **Between turns** nobody waits for you: I roll your defence. Change what I answer for you under **{ POSTED("orders") }**.
    5. **{ POSTED("hand") }** shows your cards, to you alone.

    How you win depends on the game and its mode:
    { $goals }
    `/risk learn` teaches you in ten minutes, `/risk rules` explains it all by topic.
# At the table of a game. $aims: its goal, how one gets there, and how long it lasts.
help-at-table =
    {""}**{ $game }**
    { $aims }

    {""}**The first minute**
    1. **Take a seat** with the buttons. The AI can take free ones, and one of you presses **{ POSTED("start") }**.
    2. **Say where you want to start**, once. I place for everybody, in the order of the rulebook.
    3. **On your turn** I mention you. Press **{ POSTED("play") }**: a panel that only you see lists your choices, with the odds of each attack.
    4. **Between turns** nobody waits for you: I roll your defence. Change what I answer for you under **{ POSTED("orders") }**.
    5. **{ POSTED("hand") }** shows your cards, to you alone.

    `/risk learn` teaches you in ten minutes, `/risk rules` explains it all by topic.
# A game by its name, and how it is won (`help-goal-<game>`, in its own file).
help-goal = - **{ $game }**: { $goal }
help-commands =
    - **Your turn:** `/risk deploy`, `attack`, `fortify`, `card`, `trade`, `end`. `/risk do` gives any other answer. Start typing a territory and pick it from the list.
    - **Look:** `/risk board`, `hand`, `status`, `wait`, `odds`, `log`.
    - **Undo:** `/risk undo`, until dice are rolled, a card is seen or somebody plays.
    - **Your seat:** `/risk seat orders` sets what I answer while you're away, `turn` plans your next turn, `hint` asks the coach, `substitute` offers your seat, `concede` gives up.
    - **The table:** `/risk table options`, `pace`, `strength`, `coach`, `watch`, `vote`, `pause`, `replay`, `export`, `verify`, `doctor`; for the host `replace`, `remove`, `host`, `end`.
    - **A campaign of Legacy:** `/risk campaign next` opens the next war, `board`, `history` and `packs` show what lasts, `reward`, `name`, `label`, `export`, `host` and `end` are for its members, `join` and `leave` set whether I tell you about it.
    - **You:** `/risk me tables`, `recap`, `review`, `language`, `palette`, `quiet`, `notices`, `guide`, `data`, `forget`.
    - **Anywhere:** install me for yourself from my profile (*Add App*). Then `/risk me`, `hand`, `status`, `wait`, `odds`, `learn`, `rules` and `help` also work in our chat, in groups and on other servers.
help-fair =
    - **Are the dice fair?** Before the game I draw a secret key and post its fingerprint. What each of you adds is mixed in, and every die and shuffle follows from it. At the end I show the key, and `/risk table verify` recomputes every die.
    - **Can anybody see my cards?** No. I show them to you alone, and send them to you privately if you allow it.
    - **What if I'm away?** `/risk wait` says who we're waiting for and what happens then. A restart loses nothing.
help-topic-first = The first minute
help-topic-commands = Commands
help-topic-fair = Fair play
help-rules = Rules: { $game }
help-unofficial = An unofficial fan project, not connected with any publisher.
help-privacy = Privacy
help-terms = Terms
