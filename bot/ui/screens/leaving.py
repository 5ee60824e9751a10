"""Confirmed actions that cannot be undone: conceding, ending a game, deleting one's data."""

from __future__ import annotations

from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route


@route("concede")
async def concede(request: Request) -> Layout:
    """Concede; an AI plays the seat on, or its army turns neutral."""
    session = await request.game()
    seat = session.seat_held_by(request.person)
    outcome = await request.services.games.concede(request.custom_id.table, request.person, request.interaction.id)
    known = any(step.action is not None and step.action.kind == "concede" for step in outcome.steps)
    heir = dict(session.setting.options).get("concede", "ai") if known else "ai"
    return Layout().text(request.words.say("table-conceded", who=request.words.say(f"seat-{seat}"), heir=heir))


@route("end-game")
async def end_game(request: Request) -> Layout:
    """End the game for its host; the last post follows."""
    ending = "table-ended-won" if (await request.game()).is_won else "table-ended-by-host"
    moderator = request.interaction.permissions.manage_guild
    await request.services.games.end(request.custom_id.table, request.person, moderator=moderator)
    return Layout().text(request.words.say(ending, who=f"<@{request.person}>"))


@route("forget")
async def forget(request: Request) -> Layout:
    """Delete the data about this person."""
    await request.services.personal_data.erase(request.person)
    return Layout().text(request.words.say("me-forgotten"))
