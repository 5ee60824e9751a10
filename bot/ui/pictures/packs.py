"""Draw a campaign's packs: one whose seal has just been broken, or all of them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import renders
from bot.logs import error_summary
from bot.services import Services
from bot.ui.interaction.layout import ALT, cut
from bot.ui.pictures.board import AttachedPicture, attach
from bot.words import Words
from renders import Form, Picture, SealedPack

log = logging.getLogger(__name__)
SEAL_FILE, PACKS_FILE = "seal", "packs"


async def seal_picture(services: Services, pack: SealedPack, title: str, alt: str) -> AttachedPicture | None:
    """A pack with its broken seal, under the name of its campaign; None if it cannot be drawn."""
    return await _draw(services, lambda form: renders.draw_broken_seal(pack, title, form), SEAL_FILE, alt)


async def packs_picture(
    services: Services, packs: Sequence[SealedPack], title: str, words: Words
) -> AttachedPicture | None:
    """All packs of a campaign, whole or open, under its name; None if they cannot be drawn."""
    alt = words.say("packs-picture-alt", campaign=title, packs=", ".join(f"{one.name} – {one.line}" for one in packs))
    return await _draw(services, lambda form: renders.draw_packs(tuple(packs), title, form), PACKS_FILE, alt)


async def _draw(services: Services, draw: Callable[[Form], Picture], file: str, alt: str) -> AttachedPicture | None:
    try:
        drawn = await services.workload.draw(draw)
    except Exception as error:  # whatever fails in a picture, the message is sent as text
        log.error("the packs of a campaign cannot be drawn: %s", error_summary(error))
        return None
    return attach(drawn, file, cut(alt, ALT))
