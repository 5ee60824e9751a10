# Refusals of the rules: which rule says no, and what would be right instead.
# `$near`, `$owner`, `$barrier` and the like are "none" where the one who asks cannot tell.
refusal-not-asked = That moment has gone by; the game has moved on. Here is where it stands now.
refusal-wrong-type = That answer can't be read. Choose from your panel.
refusal-not-yours = That is for { $player } to decide, not for you. I call you when you are asked.
refusal-not-now = That cannot be done at this moment. { $asked ->
        [none] Look at your panel for what can.
       *[other] Now you are asked: { $asked }
    }
refusal-game-is-over = This game has ended. `/risk new` opens another.
refusal-no-such-option = There is no choice “{ $choice }” for the option “{ $option }”. `/risk table options` lists them all.
refusal-not-your-land = { $owner ->
        [none] That territory is not yours
       *[other] That territory is held by { $owner }
    }: { LAND($where) }. Choose one that you hold.
refusal-not-among = These regiments may not go { LAND($where, form: "to") }. Possible: { $among }.
refusal-too-many = { $count } is not possible here: { $most ->
        [0] there is none to take
       *[other] choose from { $least } to { $most }
    }.
refusal-not-adjacent = No open border leads from { LAND($source, form: "the") } { LAND($target, form: "to") }{ $barrier ->
        [mountain] : mountains stand between
        [river] : a river without a bridge runs between
        [sea] : there is no sea line between
       *[none] {""}
    }.{ $near ->
        [none] {""}
       *[other] {" "}From there you can reach { $near }.
    }
refusal-own-land = No enemy stands { LAND($target, form: "in") }. Invade a neighbouring territory of somebody else.
refusal-friendly = { $owner } is your partner and holds { LAND($target, form: "the") }. Attack somebody else.
refusal-in-storm = A winter storm lies over { LAND($where, form: "the") }: nobody attacks there, or from there. Attack elsewhere.
refusal-no-common-range = No mountain range touches both { LAND($source, form: "the") } and { LAND($target, form: "the") }. Choose two that share one.
refusal-no-stronghold = There is no stronghold { LAND($where, form: "in") }. This card helps against a stronghold.
refusal-no-sea-line = No sea line leads from { LAND($source, form: "the") } { LAND($target, form: "to") }. This card is for an invasion by sea.
refusal-nobody-to-suborn = Only one regiment stands { LAND($where, form: "in") }, and it stays. Choose a territory with two or more.
refusal-invasion-begun = You have fought for { LAND($target, form: "the") } already, and this card comes before the first battle. Call the invasion off; then invade again with the card.
refusal-no-invasion = You have no invasion under way.
refusal-too-few-armies = { $armies ->
        [one] A single regiment stands
       *[other] { $armies } regiments stand
    } { LAND($source, form: "in") }, and one must always stay behind. It takes at least two.
refusal-no-leader = No captain of that army stands { LAND($where, form: "in") }. Go without one.
refusal-not-connected = No move leads from { LAND($source, form: "the") } { LAND($target, form: "to") }: it takes an unbroken chain of your own land.
refusal-too-far = This table moves to a neighbour only, and { LAND($target, form: "the") } is not next to { LAND($source, form: "the") }.
refusal-no-march-left = You have made your move of this turn. Finish to go on.
refusal-must-trade = You hold { $cards } Territory cards: with five or more, a set must be turned in first.
refusal-not-a-set = { $cards } make no set. It takes three of one picture or one of each; a wild card stands for any.
refusal-not-in-hand = { $card } is not in your hand.
refusal-sets-used-up = This table allows one set a turn, and you have turned it in.
refusal-not-empty = That territory is not free: { LAND($where) }{ $owner ->
        [none] {""}
       *[other] , held by { $owner }
    }. Claim an empty territory.
refusal-captain-there = Two captains never stand together, and one is { LAND($where, form: "in") } already. Choose another territory of yours.
refusal-no-more-cards = A mission or a power was drawn this turn; you may play no more cards in it.
refusal-not-a-mission = { $card } is no mission; play it as a power, at its moment.
refusal-no-captain-on-site = No captain of yours stands { LAND($where, form: "in") }, where **{ $card }** sends him. Bring one there first.
refusal-wrong-moment = **{ $card }** cannot be played now. { $when ->
        [none] Its text says when.
       *[other] Its moment: { $when }.
    }
refusal-end-of-the-path = The Fellowship is { LAND($where, form: "in") }, at the end of its path, and the territory is not yours. The card does nothing there.
refusal-no-such-bridge = No open bridge joins { LAND($source, form: "the") } and { LAND($target, form: "the") }. Choose one from the list.
refusal-out-of-the-game = { $player } holds no land any more and is out of the game.
refusal-wrong-number = { $seats ->
        [one] One player
       *[other] { $seats } players
    } cannot play this; it takes { $allowed }.
refusal-sides-uneven = { $good } of Good and { $evil } of Evil do not fit. With an even number as many of each; with three or five one more of Evil.

# Refusals of the house: seats, tables, presses.
refusal-no-table-here = No game runs in this channel. `/risk new` opens a table.
refusal-table-here-already = This channel has a table already. A thread can hold another one.
refusal-no-such-game = I know no game “{ $game }”. `/risk new` lists those I do.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-seat-taken = { $seat } is taken. Choose a free seat.
refusal-not-seated = You have no seat at this table. You may watch: `/risk board`, `/risk status`.
refusal-no-seat-taken = Take a seat first.
refusal-seats-kept = Not everybody has joined again: { $seats }. Wait for them, or let the host free their seats under **Options**.
refusal-did-not-play = Only the players of this game can ask for a rematch. `/risk new` opens a table of your own.
refusal-not-over = This game still runs.
refusal-seated-already = { $own ->
        [yes] You sit at this table already, as { $seat }
       *[no] That person sits at this table already, as { $seat }
    }: one person, one seat.
refusal-sat-elsewhere = { $own ->
        [yes] You have played { $seat } at this table and know what lies there, so no other seat here can be yours.
       *[no] That person has played { $seat } at this table and knows what lies there. Choose somebody else, or the AI.
    }
refusal-seat-is-out = { $seat } holds no land any more and is out of the game: there is nothing to play there.
refusal-not-host = Only the host of this table can do that: { $host }.
refusal-table-starting = The game is starting: nothing changes any more, and it begins in a moment.
refusal-bad-word = Write 1 to { $most } letters and signs: no mention, link or emoji code, and not digits alone.
refusal-round-may-be-known = Too late to close this table: the beacon's round may be known. The game begins with it.
refusal-beacon-not-late = The game waits for the beacon and begins with it.
refusal-begun-already = The game has begun. Seats now change with `/risk table replace`.
refusal-not-agreed = A draw takes everybody who still holds land. Not agreed yet: { $missing }.
refusal-not-begun = The game has not begun yet. Take your seats and press Start.
refusal-table-closed = This table is over. `/risk new` opens another.
refusal-put-aside = This game was saved in a way I cannot read. It is kept untouched; tell whoever runs this bot: table { $table }.
refusal-nothing-to-undo = { $by_id ->
        [none] You have played nothing that you can undo.
       *[other] Too late: { $by } has played since.
    } To go further back, start a vote: `/risk table vote`.
refusal-undo-not-free = You cannot undo this: { $why ->
        [dice] dice were rolled
        [shuffle] cards were shuffled
       *[seen] a card was seen
    }. To go back anyway, start a vote: `/risk table vote`.
refusal-no-such-order = There is no standing order “{ $policy }” for that. The list shows those there are.
refusal-no-such-language = I do not speak “{ $language }”. I speak English and French.
refusal-no-such-palette = I have no palette “{ $palette }”. The list of `/risk me palette` shows those there are.
