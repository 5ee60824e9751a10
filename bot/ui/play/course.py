"""Learning a game: which one, the course that was begun, and its beginning. Nobody but its person sees any of it."""

from __future__ import annotations

from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import MAIN, PLAIN, Layout, button
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.play.panel import panel
from bot.words.teaching.course import courses


async def learn_layout(request: Request, game: str = "") -> Layout:
    """What can be learnt, the `game` at hand first, and the way back into the course that was begun, or to its end."""
    words, table = request.words, await request.services.courses.of_person(request.person)
    layout = Layout(leads_back=False).text(f"### {words.say('learn-title')}\n{words.say('learn-intro')}")
    begun = None if table is None else await request.services.games.load(table)
    goes_on = begun is not None and not begun.over
    if begun is not None:
        state = "begun" if goes_on else "over"
        way, style = ("button-course-on", MAIN) if goes_on else ("button-course-end", PLAIN)
        layout.text(words.say(f"learn-{state}", game=words.say(f"game-{begun.game.name}")))
        layout.row(button(CustomId(begun.table.id, "open"), words.say(way), style))
    known = sorted(courses(), key=lambda name: name != game)
    first = "" if goes_on else game
    return layout.row(
        *(
            button(CustomId(0, "course", 0, (name,)), words.say(f"game-{name}"), MAIN if name == first else PLAIN)
            for name in known
        )
    )


@route("learn")
async def show_learn(request: Request) -> Layout:
    """What can be learnt, for who presses *New to this?*: the game of the card first. They are guided in it, too."""
    await request.services.courses.want_guide(request.person)
    return await learn_layout(request, request.words.game)


@route("guide", args=r":(on|off)")
async def set_guide(request: Request) -> Layout:
    """Let the guide speak in a newcomer's first turns, or silence it, and show the panel as it is then."""
    wanted = request.custom_id.args == ("on",)
    await request.services.preferences.set_guide(request.person, wanted=wanted)
    notice = "" if wanted else request.words.say("guide-off")
    return await panel(request, request.custom_id.table, notice)


@route("course", args=r":[a-z]+")
async def begin_course(request: Request) -> Layout:
    """Begin the course of a game, in place of the one that was begun. What is pressed is answered before the board is
    drawn, which takes seconds on a slow machine."""
    game = request.custom_id.args[0]
    if game not in courses():
        raise StalePress(game)
    await request.show(Layout(leads_back=False).text(request.words.say("course-laying-out")))
    language, contribution = request.words.language, str(request.interaction.id)
    table = await request.services.courses.begin(request.person, game, language, contribution)
    request.custom_id, request.words = CustomId(table, "play"), request.words.of(game)
    (me,) = (seat.colour for seat in (await request.services.games.load(table)).seats.values() if not seat.ai)
    return await panel(request, table, request.words.say("course-begins", seat=request.words.say(f"seat-{me}")))
