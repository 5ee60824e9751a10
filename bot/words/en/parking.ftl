# Tables whose channel the bot cannot speak in, and tables that are brought elsewhere.

note-parked-gone = The channel of { $game ->
    [lotr] your game of The Lord of the Rings
   *[other] your game of Risk
} has been deleted. Nothing of the game is lost, and its clocks stand still. Use `/risk table move` in another channel: it goes on there.
note-parked-away = I am no longer in the server of { $game ->
    [lotr] your game of The Lord of the Rings
   *[other] your game of Risk
}. Nothing is lost, and its clocks stand still. Invite me again, and it goes on where it stopped.
note-parked-barred = I may no longer write in { $channel }, so { $game ->
    [lotr] your game of The Lord of the Rings
   *[other] your game of Risk
} rests there: nothing is lost, and its clocks stand still. Let me see the channel, write, attach files and read its history again, or unlock the thread; or use `/risk table move` in another channel.
note-unparked = I can write here again. The game goes on where it stopped; no clock has run meanwhile.
note-moved = { $by } has brought the game here. It goes on where it stopped.

table-moved = The game is here now.
table-named = { $game } · table { $number } · turn { $turn }
table-named-yours = { $game } · table { $number } · your move

doctor-posted-anew = Somebody had deleted the post in which you play: here it is again, below.
