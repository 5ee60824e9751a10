"""The beginning of a turn in its player's panel: what was lost, where it is told, and what has come in since."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.request import Request
from bot.ui.play.redraw import begins_turn
from bot.ui.screens.browse import ToldTurns
from bot.words.story.events import event_lines
from bot.words.story.losses import losses
from renders import RecentTurns
from rules import Player


@dataclass(frozen=True, slots=True)
class TurnOpening:
    """What the panel of a turn that begins shows besides its question; nothing of a later step.

    `lost`: what its player has lost since the last one; `so_far`: what came in and was placed, a line each; `details`:
    the key of all that the others did meanwhile.
    """

    lost: str = ""
    so_far: tuple[str, ...] = ()
    details: CustomId | None = None


async def turn_opening(request: Request, prompt: Prompt | None, notice: str) -> TurnOpening:
    """The opening of the turn about whose first step the reader is asked, without what the `notice` above it says; an
    empty one otherwise."""
    if prompt is None or not begins_turn(prompt.session, prompt.seat):
        return TurnOpening()
    session, words, rules = prompt.session, request.words, prompt.session.rules
    recent = await request.services.games.recent_turns(session)
    lost = losses(recent.missed(prompt.seat), prompt.seat, prompt.seen, rules, words)
    own = recent.turns[-1].events if recent.turns else ()
    said = notice.splitlines()
    so_far = [line for line in event_lines(own, rules, words, by_colour(words)) if line not in said]
    details = _details(recent, session.table.id, session.table.turn, prompt.seat)
    return TurnOpening("\n".join(lost), tuple(so_far), details)


def _details(recent: RecentTurns, table: int, turn: int, seat: Player) -> CustomId | None:
    """The key of the details of the turns since a seat's last one; None where there are none to tell."""
    missed = list(takewhile(lambda each: each.player != seat, reversed(recent.turns[:-1])))
    if not missed:
        return None
    told = ToldTurns(missed[-1].began, recent.turns[-1].began, turn - len(missed), turn - 1, begun=False)
    return told.custom_id(table).plus("1")
