# Courses: how they are begun, what their guide says around its lines, how they end.
command-risk-learn = learn
    .description = Learn a game in ten minutes, by playing it
button-learn = New to this?
learn-title = Learn by playing
learn-intro = A real game against an easy AI, with a guide who speaks up. Ten minutes; only you see it. Which game? { game-classic } is the simplest.
learn-begun = You are in the middle of one: { $game }. Another one takes its place.
learn-over = You have finished one: { $game }.
button-course-on = Go on
button-course-end = How it ended
course-laying-out = Laying out the board…
course-begins = You are { $seat }. The guide tells you what matters; do as you like. **{ button-why }** gives reasons. You can stop any time: `/risk learn` picks it up again.
# While the AI plays.
course-others-play = { $who } { $count ->
        [1] is
       *[other] are
    } playing
course-follows = This panel follows by itself.
course-hash = Nobody can tamper with your dice: at the end, this code lets you check them. Ignore it for now: ||{ $code }||
guide-opens = 🎓 { $line }
guide-says = 🎓 { $line }
guide-advice = My advice is the blue button.
# Where the blue button is short.
guide-advice-whole = My advice: *{ $answer }*.
# On a screen behind the question. $answer: what the blue button there says.
guide-advice-back = My advice: { $answer }. *{ button-back }* leads there.
# All placements in one press; a whole attack.
advised-places = Place { $places }
advised-attack = Attack { LAND($target, form: "the") } from { LAND($source, form: "the") }{ $leaders ->
        [none] {""}
       *[other] , with { NAMED_LEADERS($seat, $leaders, form: "the") }
    }, until it falls; below { $stop }% odds, think again
# $where: the territory that was chosen, with { $armies }; $beside: the strongest neighbour, "none" without one.
guide-instead = Fair enough: { UNITS($armies) } { LAND($where, form: "in") } now{ $beside ->
        [none] , and nobody beside you.
       *[other] , and { $theirs } next door { LAND($beside, form: "in") }.
    }
course-over = { $how ->
        [won] You won!
        [lost] You lost this one.
        [nobody] Nobody won this one.
       *[long] That's enough practice.
    }
course-why = { $how ->
        [won] You now know enough for a real game.
        [long] A course ends after 60 answers or 8 rounds. You have seen how it goes: in a real game you play on.
       *[other] You know how it goes now: try once more, or play a real one.
    }
# Why it ended so. $own: whether the reader has won; $neutral: whether a neutral army is left.
course-because-alone = { $own ->
        [yes] { $neutral ->
            [yes] That wins: only the neutral army is left.
           *[no] That wins: you are the only one left.
        }
       *[no] { $who } won as the only one left.
    }
course-untaught = You didn't get to see everything. The rest is in the rules: { $pages }.
button-play-real = Play a real one
button-course-again = Once more
course-exported = The whole course in one file, to keep: every move and every die.
learn-real-outside = A real game needs a channel with me in it. In your server, type `/risk new`.
# After a second press. $state: of the table (lobby, starting, running); $channel: "none" while its thread is made.
learn-real-opened = { $channel ->
        [none] Your real game is open, in its own thread.
       *[other] Your real game is open: { $channel }.
    }{ $state ->
        [lobby] {" "}Press **{ POSTED("start") }** there.
       *[other] {""}
    }

# In a newcomer's first turns of a real game.
command-risk-me-guide = guide
    .description = Be guided in your first three turns
button-guide-on = Guide
button-guide-off = Stop the guide
guide-off = The guide is silent now. `/risk me guide` brings it back.
me-guide-on = The guide speaks in your panel for the first three turns of a game.
me-guide-done = You have finished a game: no guide speaks any more. **{ button-why }** explains any question, `/risk learn` a whole game.
