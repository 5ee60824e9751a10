# Tables whose channel the bot cannot speak in, and tables that are brought elsewhere.

note-parked-gone = Somebody deleted the channel of your { $game ->
    [lotr] Lord of the Rings game
   *[other] game of Risk
}. Nothing is lost and all deadlines stand still. Use `/risk table move` in another channel to go on there.
note-parked-away = I am no longer on the server of your { $game ->
    [lotr] Lord of the Rings game
   *[other] game of Risk
}. Nothing is lost and all deadlines stand still. Invite me again and it goes on.
note-parked-barred = I can't write in { $channel } any more, so your { $game ->
    [lotr] Lord of the Rings game
   *[other] game of Risk
} waits. Nothing is lost and all deadlines stand still. Let me view the channel, write, attach files and read its history, or unlock the thread. Or use `/risk table move` in another channel.
note-unparked = I can write here again, and the game goes on. No deadline ran meanwhile.
note-moved = { $by } moved the game here. It goes on where it stopped.

table-moved = The game is here now.
table-named = { $game } · table { $number }
table-named-yours = { $game } · table { $number } · your move

doctor-posted-anew = Somebody had deleted the board. Here it is again, below.

# Threads of tables' own.
thread-name = { $label ->
        [none] { $game } · table { $number }
       *[other] { $label } · war { $war }
    }
note-thread-invite = **{ $game }**: { $host } opens table { $number }. Take your seat in the thread.
note-thread-post = **{ $game }**: { $host } opens table { $number }. Take your seat below.
thread-opened = The table is open in its own thread below. Take a seat there.
thread-opened-taught = The table is open in its own thread below, played as you have learnt it, against the AI. Press **{ POSTED("start") }** there; friends can take the seats of the AI first.
thread-opened-post = The table is open, as a post in { $channel }. Take a seat there.
thread-nowhere = I can't create threads here, only in a text channel.
thread-not-yours = You can't post in { $channel }, so we play in this channel.
thread-missing = I can't create a thread in { $where }, so we play in this channel. I need to: { $missing }.
note-thread-refused = We play in this channel: { $why ->
    [barred] I'm not allowed to create a thread there.
    [full] this server has too many open threads.
    [tag] that forum wants a tag on each post, and has none called *{ tag-lobby }*.
    [gone] the forum is gone.
   *[other] Discord refused the thread.
}
note-thread-closed = I couldn't open your table: { $why ->
    [barred] I'm not allowed to create a thread there
    [full] the server has too many open threads
    [tag] that forum wants a tag on each post, and has none called *{ tag-lobby }*
    [gone] the forum is gone
   *[other] Discord refused the thread
}, and another game is in { $channel }.
tag-lobby = lobby
tag-playing = playing
tag-ended = ended
doctor-tags = { $forum } could show how each game stands. Create these tags and I'll use them: { $tags }.
doctor-threads = To give games their own threads, I need to: { $missing }.
button-to-thread = Move to a thread
button-to-channel = Back to the channel

# Before the tables of a server that removed the bot are deleted.
removal-notice = The server of your { $game ->
    [lotr] Lord of the Rings game
   *[other] game of Risk
} (table { $number }) removed me. On { $until } I delete the game for good. To keep it, use `/risk table move` in a channel of another server before then. If the game has begun, here is its record.
