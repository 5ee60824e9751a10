# Watch: the game on a page in the browser, live, for everybody who has its link.
# $watch: off, public (what everybody knows), whole (that, and everything once the game is over).
lobby-watch = Watch
    .description = Can anybody with the link follow the game in a browser?
choice-watch-off = No
choice-watch-public = What everybody knows
choice-watch-whole = Everything at the end
watch-here = Watch: anybody with the link can follow the game in a browser, and sees what everybody at the table knows{ $watch ->
        [whole] {""}; once it is over, everything
       *[public] {""}
    }.
button-watch = Watch
watch-link = Anybody with this link can follow the game: { $link }
watch-soon = The link comes with the first board.
watch-nobody = Nobody can follow this game in a browser. Give `/risk table watch` an answer to change that.
watch-unavailable = Games of this bot can't be followed in a browser: its host hasn't set that up.
watch-set = { $watch ->
        [off] Done. The link no longer works.
        [whole] Done. Once the game is over, its page shows everything.
       *[public] Done. The page shows what everybody knows.
    }
refusal-watch-more-after-end = The game is over: its page can only show less now. Pick **{ choice-watch-public }** or **{ choice-watch-off }**.
vote-title-watch = { $watch ->
        [off] Vote: stop showing the game in a browser?
        [whole] Vote: show the game in a browser, and everything once it is over?
       *[public] Vote: show the game in a browser?
    }
vote-about-watch = If more than half say yes, { $watch ->
        [off] the link stops working.
        [whole] anybody with the link can follow the game, and sees everything once it is over: hands, missions, secret answers.
       *[public] anybody with the link can follow the game, and sees what everybody at the table knows.
    }
note-vote-watch-yes = { $watch ->
        [off] Nobody can follow this game in a browser any more.
        [whole] Anybody with the link can follow this game in a browser, and sees everything once it is over. `/risk table watch` gives the link.
       *[public] Anybody with the link can follow this game in a browser. `/risk table watch` gives the link.
    } { $yes } of { $voters } said yes.
note-vote-watch-no = What the browser shows stays as it was: { $yes ->
        [0] nobody
       *[other] { $yes } of { $voters }
    } said yes, and it takes more than half.
note-watch-set = { $watch ->
        [off] Nobody can follow this game in a browser any more.
        [whole] Anybody with the link can follow this game in a browser, and sees everything once it is over. `/risk table watch` gives the link.
       *[public] Anybody with the link can follow this game in a browser. `/risk table watch` gives the link.
    }
replay-ui-live = Live
replay-ui-live-news = New steps: { $count }
replay-ui-live-taken-back = New steps: { $count }. Moves were taken back.
replay-ui-live-lost = No connection. Trying again…
replay-ui-live-gone = This link no longer works.
replay-ui-live-over = The game is over.
replay-ui-live-reload = Reload
