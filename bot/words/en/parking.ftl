# Tables whose channel the bot cannot speak in, and tables that are brought elsewhere.

note-parked-gone = Somebody deleted the channel of your { $game ->
    [lotr] Lord of the Rings game
   *[other] game of Risk
}. Nothing is lost and all deadlines stand still. Use `/risk table move` in another channel to go on there.
note-parked-away = I am no longer in the server of your { $game ->
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
table-named = { $game } · table { $number } · turn { $turn }
table-named-yours = { $game } · table { $number } · your move

doctor-posted-anew = Somebody had deleted the board. Here it is again, below.
