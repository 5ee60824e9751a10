"""What has no way back, once it was confirmed: giving up, ending a game for everybody, being forgotten."""

from __future__ import annotations

from bot.ui.interaction.layout import Sheet
from bot.ui.interaction.request import Visit
from bot.ui.interaction.routes import on


@on("concede")
async def concede(visit: Visit) -> Sheet:
    """Give up; the pending answers are given, somebody else plays on."""
    session = await visit.game()
    seat = session.seat_held_by(visit.person)
    outcome = await visit.bot.sessions.concede(visit.key.table, visit.person, visit.interaction.id)
    known = any(step.action is not None and step.action.kind == "concede" for step in outcome.steps)
    heir = dict(session.setting.options).get("concede", "ai") if known else "ai"
    return Sheet().text(visit.words.say("table-conceded", who=visit.words.say(f"seat-{seat}"), heir=heir))


@on("end-game")
async def end_game(visit: Visit) -> Sheet:
    """The host ends the game; the last post follows."""
    await visit.game()
    moderator = visit.interaction.permissions.manage_guild
    await visit.bot.sessions.end(visit.key.table, visit.person, moderator=moderator)
    return Sheet().text(visit.words.say("table-ended-by-host", who=f"<@{visit.person}>"))


@on("forget")
async def forget(visit: Visit) -> Sheet:
    """Delete what is kept about this person."""
    await visit.bot.sessions.forget(visit.person)
    return Sheet().text(visit.words.say("me-forgotten"))
