# What the table itself refuses, whatever the game.
table-refusal-late-press = That moment has gone by; the game has moved on. Here is where it stands now.
table-refusal-twice = That was already counted, once.
table-refusal-no-such = I know no “{ $said }” here. Did you mean { $near }?
table-refusal-no-such-plain = I know no “{ $said }” here. Write it as the board and the lists do.
table-refusal-no-attachment = Attach the record as a file, as `/risk table export` gave it.
table-refusal-bad-record = This is no readable record: { $why }
table-refusal-own-army = A bot cannot take a seat; leave the person empty for the AI.
table-refusal-number = “{ $said }” does not fit: a whole number from { $least } to { $most }.
table-refusal-broken = Something broke on my side. Nothing in the game has changed; please try again.
table-refusal-unshown = Something broke on my side while I was about to show this. What you did may have counted: see with *Play* before you try again.
table-refusal-secret-kept = The full record stays sealed until the game ends; this one holds what everybody has seen.

# What the table says.
table-ended-by-host = { $who } ended the game.
table-conceded = { $who } gives up; { $heir ->
        [ai] the AI plays on in that seat
       *[neutral] that army only defends from now on
    }.
table-replaced = { $seat } is played by { $person } from now on.
table-replaced-ai = { $seat } is played by the AI from now on.
table-removed = { $seat } is free again.
table-undone = { $who }'s last move is undone.
table-exported = The record of this game.
table-exported-public = The record so far: what everybody has seen, no hand and no dice key.
verify-good = This record is true: { $steps } steps replayed, { $draws } dice and shuffles recomputed from the revealed key.
verify-unsealed = The steps replay rightly ({ $steps } of them). The dice key is not revealed yet, so the dice were not recomputed.
verify-hash = The key belongs to this hash: `{ $hash }`. Compare it with the one on the table's first post.
verify-older = This record is not proved: { $count ->
    [one] one step claims
   *[other] { $count } steps claim
} to follow older rules and could not be replayed.
verify-unchecked = This record is not proved: I can't check the beacon's signature here. Run `risk verify` with the extra `beacon`.
verify-first-format = It has format 1: what the seats contributed to the dice was never posted.
verify-beacon = Round { $round } of the public beacon is in the dice. Its signature holds.
verify-skipped = The host started this game without round { $round } of the public beacon.
verify-rewind = Step { $step } goes back by vote to after step { $to }: { $steps } steps and { $draws } draws undone. Compare it with the vote in the channel.
verify-undo = Step { $step } is an undo that took back answers of { $seats } together. Compare it with the channel.
verify-undone-more = { $count ->
    [one] One more step goes
   *[other] { $count } more steps go
} back; `risk verify` lists them all.
verify-won = Won by { $who }.
verify-unfinished = The game had not ended.
verify-bad = This record is not true. Step { $step }: { $why }
doctor-title = What I need here
doctor-fine = Everything I need is allowed in { $where }.
doctor-missing = In { $where } I may not: { $missing }. A server admin can allow it in the channel's permissions.
doctor-dm-open = I can write to you privately.
doctor-dm-closed = Your direct messages are closed to me; the game goes on, use the **My hand** button.
permission-view_channel = see the channel
permission-send_messages = send messages
permission-send_messages_in_threads = send messages in threads
permission-attach_files = attach files
permission-embed_links = embed links
permission-read_message_history = read the message history
permission-create_public_threads = create public threads
permission-pin_messages = pin messages
me-language-set = What only you see is in English from now on.
me-language-server = What only you see follows the server's language from now on.
me-palette-set = The pictures that only you see are painted so from now on: { $palette }.
me-forgotten = I have deleted what I kept about you. The AI plays on in your seats.
me-dm-closed = I could not write to you privately. Nothing is lost: **My hand** always shows your cards.
confirm-concede = Give up this game? There is no way back.
confirm-end = End this game for everybody? There is no way back.
confirm-forget = Delete what I keep about you?
confirm-end-turn = You can still { $what }. End your turn without it?
button-yes = Yes
button-no = No

# What the program itself says in a game's channel.
note-put-aside = I cannot read this game just now; something on my side is wrong. It is kept as it is, nothing is lost, and I look again whenever I am started. The person who runs me finds the reason in the log.
note-found-again = This game can be read again. It goes on where it stopped.
note-restored = I was damaged, and this game was brought back from a copy of { $time } (UTC). What was played after that is gone. Dice that fell since will fall the same again: agree at the table whether that matters.
note-restored-lobby = I was damaged, and this table was brought back from a copy of { $time } (UTC). What was joined, written or chosen after that is gone.{ $starting ->
        [again] {" "}The list of seats follows; a list posted after that time no longer counts.
        [listed] {" "}The list of seats posted before that time counts, and no other.
       *[no] {" "}Check your seats, words and options before you press Start.
    }
note-seat-person = { $seat } is played by { $person } from now on{ $by ->
    [none] .
   *[other] ; { $by } decided it.
} What was ordered there before is forgotten.
note-seat-ai = { $seat } is played by the AI from now on{ $by ->
    [none] .
   *[other] ; { $by } decided it.
}
note-seat-nobody = { $seat } stands empty from now on; { $by } decided it. The host fills the seat with `/risk table replace`.
note-seat-conceded = { $seat } has given up. The AI plays that army from now on.
note-seat-neutral = { $seat } has given up. That army only defends itself from now on.
