# Refusals of the rules: which rule says no, and what would be right instead.
# `$near`, `$owner`, `$barrier` and the like are "none" where the one who asks cannot tell.
refusal-not-asked = The game has moved on. Here is where it stands.
refusal-wrong-type = I can't read that answer. Choose from your panel.
refusal-not-yours = That's { $player }'s decision. I'll call you when it's yours.
refusal-not-now = Not now. { $asked ->
        [none] Your panel shows what you can do.
       *[other] First: { $asked }
    }
refusal-game-is-over = This game is over. Its last message has the button for another.
refusal-bad-name = { $flaw ->
        [empty] Type a name of 1 to 24 letters.
        [long] A name has 24 characters at most.
        [sign] A name can't contain “{ $sign }”. Use letters, spaces, hyphens and apostrophes.
        [hidden] This name contains a hidden character ({ $sign }). Type it again with letters, spaces, hyphens and apostrophes.
        [marks] One of these letters has too many accents.
        [first] A name begins with a letter.
        [last] A name ends with a letter.
        [spelling] This name isn't written with plain letters. Type it again.
        [taken] The name “{ $name }” is taken. Choose another one.
       *[land] The name “{ $name }” is a place on the board. Choose another one.
    }
refusal-looks-like = “{ $name }” looks like “{ $other }”. Choose a name that nobody can take for another.
refusal-too-many-tables = { $own ->
        [yes] You host
       *[no] { $person } hosts
    } { $most ->
        [one] a table
       *[other] { $most } tables
    } already, and this bot allows no more. { $own ->
        [yes] `/risk me tables` lists them; end one first.
       *[no] One of them has to end first, or another player be the host.
    }
refusal-no-such-beginning = This game cannot continue the one before with these seats and options.
refusal-no-such-option = “{ $option }” has no choice “{ $choice }”. `/risk table options` lists them.
refusal-not-your-land = { $owner ->
        [none] You don't hold { LAND($where, form: "the") }
       *[other] { $owner } holds { LAND($where, form: "the") }
    }. Pick one of your own territories.
refusal-not-among = You can't send these { UNITS() } { LAND($where, form: "to") }. They can go to: { $among }.
refusal-too-many = Not { $count }: { $most ->
        [0] there is nothing left
        [1] 1 at most
       *[other] pick { $least } to { $most }
    }.
refusal-not-adjacent = You can't get from { LAND($source, form: "the") } { LAND($target, form: "to") }{ $barrier ->
        [mountain] : mountains block the way
        [river] : a river without a bridge blocks the way
        [sea] : no sea line joins them
        [flame] : a wall of flame blocks the way
       *[none] {""}
    }.{ $near ->
        [none] {""}
       *[other] {" "}From there you can reach { $near }.
    }
refusal-own-land = You already hold { LAND($target, form: "the") }. Attack a neighbouring enemy territory.
refusal-friendly = { $owner }, your partner, holds { LAND($target, form: "the") }. Attack an enemy.
refusal-empty-land = Nobody holds { LAND($target, form: "the") }, so there is nothing to attack. Walk in without a fight, or attack an enemy.
refusal-other-realm = Not { LAND($where, form: "the") }. { $realm ->
        [underworld] You are in the Underworld now: pick one of its spaces.
       *[none] You are on the main board now: pick one of its territories.
    }
refusal-no-invasion = You have no invasion under way. Attack a territory first.
refusal-too-few-armies = You have { UNITS($armies) } { LAND($source, form: "in") }, and one must stay. You need at least two.
refusal-all-fight = You can't choose how many { UNITS() } take part here: all that can fight do.
refusal-no-leader = { $leaders_count ->
        [one] You have no { LEADERS($leaders) } { LAND($where, form: "in") }. Go without one.
       *[other] Not { LAND($where, form: "in") }: { LEADERS($leaders, form: "the") }. Go without them.
    }
refusal-not-connected = You can't move from { LAND($source, form: "the") } { LAND($target, form: "to") }. Your own territories must link them all the way.
refusal-same-land = That starts and ends { LAND($where, form: "in") }. Pick two different territories.
refusal-no-march-left = You have already fortified this turn. End your turn.
refusal-must-trade = You hold { $cards } Territory cards. With five or more, trade in a set first.
refusal-not-a-set = { $cards } don't make a set. A set is three of one symbol or one of each; a wild card counts as any.
refusal-not-in-hand = { $card } is not in your hand. Pick a card you hold.
refusal-named-twice = You named { $card } twice. Name each card once.
refusal-sets-used-up = You have already traded in a set. This table allows one a turn.
refusal-not-empty = { $owner ->
        [none] Somebody already holds { LAND($where, form: "the") }
       *[other] { $owner } already holds { LAND($where, form: "the") }
    }. Claim an empty territory.
refusal-stations-for = { $army_id ->
        [neutral] { LAND($where, form: "the") } isn't neutral. Pick a neutral territory
       *[other] { $army } doesn't hold { LAND($where, form: "the") }. Pick a territory of { $army }
    }.
refusal-out-of-the-game = { $player } has no territory left and is out of the game.
refusal-unknown-seat = This game has no seat “{ $seat_id }”. Pick from { $seats }.
refusal-seat-twice = { $seat } is named twice. Name each seat once.
refusal-wrong-number = { $seats ->
        [one] One player
       *[other] { $seats } players
    } can't play this. It takes { $allowed }.

# Refusals of the house: seats, tables, presses.
refusal-no-table-here = There's no game in this channel. Start one with `/risk new`.
refusal-table-gone = This game no longer exists. `/risk learn` begins a practice game, `/risk new` a real one.
refusal-table-here-already = This channel already has a game. Play another one in a thread.
button-new-thread = Play in a thread
refusal-no-such-game = There's no game called “{ $game }”. `/risk new` lists them.
refusal-no-such-seat = This table has no seat { $seat }.
refusal-seat-taken = { $seat } is taken. Pick a free seat.
refusal-not-seated = You have no seat at this table. You can watch: `/risk board`, `/risk status`.
refusal-no-seat-to-leave = You have no seat at this table.
refusal-no-seat-taken = Take a seat first.
refusal-seats-kept = Not everybody has joined again: { $seats }. Wait for them, or let the host free their seats under **{ POSTED("options") }**.
refusal-people-left = The game has not started: { $seats } left this server. { $seats_count ->
        [one] The seat is free
       *[other] The seats are free
    } again: invite somebody, fill up with AIs, or start without.
refusal-did-not-play = Only the players of this game can ask for a rematch. `/risk new` opens a table of your own.
refusal-not-over = This game is still running.
refusal-seated-already = { $own ->
        [yes] You already sit here, as { $seat }
       *[no] That player already sits here, as { $seat }
    }. One seat each.
refusal-sat-elsewhere = { $own ->
        [yes] You have played { $seat } here and know that hand, so you can't take another seat at this table.
       *[no] That player has played { $seat } here and knows that hand. Pick somebody else, or the AI.
    }
refusal-seat-is-out = { $seat } has no territory left and is out of the game. There is nothing to play.
refusal-no-ai-there = No AI plays { $seat }. Pick a seat that an AI plays.
refusal-one-strength = In this game, the AI has only one strength.
refusal-character-already = { $seat }'s AI is like that already.
refusal-not-host = Only the host can do that: { $host }.
refusal-host-not-seated = { $person } has no seat at this table. Only a player who sits here can be its host.
refusal-table-starting = The game is starting. You can't change anything now.
refusal-bad-word = Write 1 to { $most } letters or signs: no mention, link or emoji code, and not only digits.
refusal-round-may-be-known = Too late to close this table: the beacon's round may already be known. The game starts with it.
refusal-beacon-not-late = The game starts as soon as the beacon answers. Please wait.
refusal-begun-already = The game has begun. The host can change seats with `/risk table replace`.
refusal-not-agreed = A draw needs every player who is still in the game. Missing: { $missing }.
refusal-not-begun = The game hasn't begun. Once the seats are taken, **{ POSTED("start") }** on the lobby's card begins it.
refusal-table-closed = This game is over. Its last message has the button for another.
refusal-put-aside = I can't read this game's save. Nothing is lost. Tell the bot's operator: table { $table }.
refusal-course-outdated = The rules have changed since this practice game began. `/risk learn` begins a new one.
refusal-package-missing = { $why ->
        [flawed] This table's game is in the package { $package }, which can't be played here at the moment.
        [other] This table's game is in the package { $package }, but another package has taken the game's name.
        [version] This table began with the package { $package }; the version installed now can't read it.
       *[gone] This table's game is in the package { $package }, which isn't installed any more.
    } Nothing is lost. The bot's operator can fix this: table { $table }.
refusal-record-lacks-package = This record's game is in the package { $package }, which can't be played here. I can't check the record without it.
refusal-nothing-to-undo = { $by_id ->
        [none] You have no move to undo.
       *[other] Too late: { $by } has played since.
    } To go further back, start a vote: `/risk table vote`.
refusal-undo-not-free = You can't undo this: { $why ->
        [dice] dice were rolled. To go back anyway, start a vote: `/risk table vote`
        [shuffle] cards were shuffled. To go back anyway, start a vote: `/risk table vote`
        [final] it is for ever. No vote goes back past it either
        [late] the time for that answer is over. To go back anyway, start a vote: `/risk table vote`
       *[seen] something hidden was seen. To go back anyway, start a vote: `/risk table vote`
    }.
refusal-answers-secret = You can't undo while answers are secret. Press **{ POSTED("play") }** to change yours.
refusal-no-such-order = “{ $policy }” is no standing order for this. Pick one from the list.
refusal-no-such-language = I don't speak “{ $language }”. Pick English or French.
refusal-no-such-palette = There's no palette called “{ $palette }”. Pick one from the list of `/risk me palette`.
