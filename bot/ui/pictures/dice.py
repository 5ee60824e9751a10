"""Draw dice whose sums are compared, with who threw them."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import renders
from bot.game.session import Session
from bot.logs import error_summary
from bot.services import Services
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import ALT, cut
from bot.ui.pictures.board import AttachedPicture, attach, own_look
from bot.words import Words
from bot.words.story.events import event_lines
from rules import Event

log = logging.getLogger(__name__)
FILE = "dice"
MOST = 10
"""The most rounds in one picture; of more it shows the last ones."""


async def sums_picture(
    services: Services, session: Session, events: Iterable[Event], words: Words, person: int
) -> AttachedPicture | None:
    """The dice whose sums were compared in these events, and their alt text; None without any, or if drawing fails."""
    thrown = [event for event in events if renders.sums_of([event])][-MOST:]
    if not thrown:
        return None
    look = await own_look(services, words, person)
    try:
        drawn = await services.workload.draw(lambda form: renders.draw_sums(renders.sums_of(thrown), look, form))
    except Exception as error:  # whatever fails in a picture, the text has the dice too
        log.error("table %d: dice cannot be drawn: %s", session.table.id, error_summary(error))
        return None
    text = " ".join(event_lines(thrown, session.rules, words, by_colour(words)))
    return attach(drawn, FILE, cut(text.replace("**", ""), ALT))
