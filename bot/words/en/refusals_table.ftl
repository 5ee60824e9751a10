# What the table itself refuses, whatever the game.
table-refusal-late-press = The game has moved on. Here is where it stands.
table-refusal-twice = That already counted.
table-refusal-no-such = There's no “{ $typed }” here. Did you mean { $near }?
table-refusal-several = “{ $typed }” fits more than one. Did you mean { $near }?
table-refusal-no-house-rule = There's no house rule “{ $typed }” in this game. Pick from { $rules }.
table-refusal-choice = “{ $typed }” isn't a choice here. Pick from { $choices }.
table-refusal-no-such-plain = There's no “{ $typed }” here. Write it as on the board.
table-refusal-no-attachment = Attach the record file that `/risk table export` gave you.
table-refusal-verify-later = The dice of this game can be checked once it is over; until then their key is secret. To check another game, attach its record.
table-refusal-long-record = This record is too long to be checked here. `risk verify` checks it.
table-refusal-bad-record = I can't read this record: { $why }
table-refusal-own-army = A bot can't take a seat. For the AI, leave the person empty.
table-refusal-number = “{ $typed }” won't do. Write a whole number from { $least } to { $most }.
table-refusal-broken = Something went wrong on my side. The game hasn't changed. Please try again.
table-refusal-unshown = Something went wrong while I was showing this. Your move may have counted: press *{ POSTED("play") }* to check before you try again.
table-refusal-silent = The game's database isn't answering right now. In a moment, press *{ POSTED("play") }* to see where the game stands.
table-refusal-changeover = The bot was changing over just then, and nothing has happened. Please try again.
table-refusal-secret-kept = The full record stays secret until the game ends. This one holds what everybody has seen.

# What the table says.
table-ended-by-host = { $who } ended the game.
table-conceded = { $who } gives up. { $heir ->
        [ai] The AI takes over that seat.
       *[neutral] That army only defends from now on.
    }
table-replaced = { $person } now plays { $seat }.
table-replaced-ai = The AI now plays { $seat }.
table-removed = { $seat } is free again.
table-undone = { $who } undid their last move.
table-exported = The whole game in one file, to keep: every move and every die. `/risk table verify` checks it, in this channel even without the file. To watch or read the game: *{ POSTED("replay") }*, *{ POSTED("film") }* and *{ POSTED("log") }*, below the final standings.
table-exported-public = The record so far: everything public, without hands or the dice key.
verify-good = This record checks out: { $steps } steps replayed, { $draws } dice and shuffles recomputed from the revealed key.
verify-unsealed = All { $steps } steps replay correctly. The dice key isn't revealed yet, so I couldn't recompute the dice.
verify-hash = The key matches this hash: `{ $hash }`. Compare it with the one in the file of the list, or under **{ button-fair-dice }**.
verify-older = I can't verify this record: { $count ->
    [one] one step claims
   *[other] { $count } steps claim
} to follow older rules, and I couldn't replay { $count ->
    [one] it
   *[other] them
}.
verify-unchecked = I can't verify this record: the beacon's signature can't be checked here. Run `risk verify` with the extra `beacon`.
verify-position = I can't verify this record: it begins with a position, not with a deal.
verify-list = Compare with the file of the posted list. Options code: `{ $code }`. For the dice: { $added }.
verify-before = The game belongs to a campaign. Compare with the list the SHA-256 of the campaign before it: `{ $code }`.
verify-no-beacon = The list names no round of a public beacon.
verify-first-format = The record has format 1: the seats' contributions to the dice were never posted.
verify-beacon = Round { $round } of the public beacon is in the dice. Its signature holds.
verify-skipped = The host started this game without round { $round } of the public beacon.
verify-rewind = Step { $step } goes back by vote to after step { $to }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} undone. Compare it with the vote in the channel.
verify-undo = Step { $step } is an undo that took back answers of { $seats } together. Compare it with the channel.
verify-undone-more = { $count ->
    [one] One more step goes
   *[other] { $count } more steps go
} back; `risk verify` lists them all.
verify-won = { $who } won.
verify-unfinished = The game hadn't ended.
verify-bad = This record doesn't check out. Step { $step }: { $why }
doctor-title = Permissions
doctor-fine = I have every permission I need in { $where }.
doctor-missing = In { $where } I can't: { $missing }. A server admin can allow it in the channel's permissions.
doctor-dm-open = I can send you direct messages.
doctor-dm-closed = Your DMs are closed to me. The game goes on; use the **{ POSTED("hand") }** button.
permission-view_channel = see the channel
permission-send_messages = send messages
permission-send_messages_in_threads = send messages in threads
permission-attach_files = attach files
permission-embed_links = embed links
permission-read_message_history = read the message history
permission-create_public_threads = create public threads
permission-pin_messages = pin messages
me-language-set = Your private messages, and tables that you open, are now in English.
me-language-server = Your private messages now follow the server's language.
me-palette-set = Your private pictures now use this palette: { $palette }.
me-forgotten = I have deleted your data. The AI takes over your seats.
me-dm-closed = I couldn't send you a DM. **{ POSTED("hand") }** always shows your cards.
confirm-concede = Give up this game? { $heir ->
        [ai] The AI then plays your { UNITS() } on.
       *[neutral] Your { UNITS() } then only defend.
    } You can't take it back.
confirm-end = End this game for everybody? Nobody wins, nobody plays on, and the dice key is revealed. You can't take it back.
confirm-pace = Change the pace of this game for everybody? { $clocks ->
        [begin] Deadlines begin now.
        [end] There are no deadlines any more.
       *[run] No running deadline gets earlier. The next questions have the new times, and time banks keep their share.
    }
    { $pace }
confirm-forget = Delete everything I keep about you?
confirm-for-ever = **{ $what }**{ $owners ->
        [none] {""}
       *[other] {" "}({ $owners })
    }? Neither an undo nor a vote takes it back.
confirm-end-turn = You can still { $what }. End your turn anyway?
button-yes = Yes
button-no = No

# What the program itself says in a game's channel.
note-put-aside = I can't read this game right now; the problem is on my side. Nothing is lost, and I try again at every start. The bot's operator will find the reason in the log.
note-package-missing = { $why ->
        [flawed] This game is in the package { $package }, which can't be played here at the moment.
        [other] This game is in the package { $package }, but another package has taken the game's name.
        [version] This game began with the package { $package }; the version installed now can't read it.
       *[gone] This game is in the package { $package }, which isn't installed any more.
    } Nothing is lost: once the bot's operator has fixed that, the game goes on where it stopped.
note-found-again = I can read this game again. It goes on where it stopped.
table-host-changed = { $person } is the host from now on.
note-restored = After a failure, I restored this game from a backup of { $time } (UTC). Everything played after that is lost, and so are orders, vacations and votes. The same dice will fall again: decide together whether that matters. If you have used `/risk me forget` since, do it again.
note-restored-campaign = After a failure, I restored this campaign from a backup of { $time } (UTC).{ $war ->
        [0] {""}
       *[other] {" "}It stands before war { $war }.
    } What was played, named, taken or voted on after that is lost. Each war's last card shows the SHA-256 of its record, and so does the list of the next war: compare them.
note-restored-lost = After a failure, I restored a backup of { $time } (UTC). The game here began later: it's lost, and I can't bring it back.
note-restored-elsewhere = After a failure, I restored a backup of { $time } (UTC). The game that was here is in { $channel } again, as it was then.
note-restored-lobby = After a failure, I restored this table from a backup of { $time } (UTC). Seats, words and options chosen after that are lost.{ $starting ->
        [again] {" "}The list of seats follows. Lists posted after that time don't count.
        [listed] {" "}Only the list of seats posted before that time counts.
       *[no] {" "}Check your seats, words and options before you press **{ POSTED("start") }**.
    }
note-host-changed = { $person } is this table's host from now on, by decision of { $by }.
note-host-taken-over = { $person } takes over as this table's host: { $before ->
        [none] there was none.
       *[other] { $before } has taken no seat for a day.
    }
note-seat-person = { $person } now plays { $seat }{ $by ->
    [none] .
   *[other] , by decision of { $by }.
} I deleted the earlier orders for that seat.
note-seat-ai = The AI now plays { $seat }{ $by ->
    [none] .
   *[other] , by decision of { $by }.
}
note-seat-nobody = { $by } emptied { $seat }'s seat. The host can fill it with `/risk table replace`.
note-seat-conceded = { $seat } gave up. The AI plays that army from now on.
note-seat-neutral = { $seat } gave up. That army only defends from now on.
