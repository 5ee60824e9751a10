"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of the packs.

Their messages are in `en/<label>.ftl` and `fr/<label>.ftl`.
"""

from __future__ import annotations

from bot.words.games.legacy.sealed.envelope import ENVELOPE_WORDS
from bot.words.games.legacy.sealed.pack_1 import PACK_1_WORDS
from bot.words.games.legacy.sealed.pack_2 import PACK_2_WORDS
from bot.words.games.legacy.sealed.pack_3 import PACK_3_WORDS
from bot.words.games.legacy.sealed.pack_4 import PACK_4_WORDS
from bot.words.games.legacy.sealed.pocket_1 import POCKET_1_WORDS
from bot.words.games.legacy.sealed.pocket_2 import POCKET_2_WORDS
from bot.words.topics.wording import Wording

PACK_WORDS: tuple[Wording, ...] = (
    PACK_1_WORDS,
    PACK_2_WORDS,
    PACK_3_WORDS,
    PACK_4_WORDS,
    POCKET_1_WORDS,
    POCKET_2_WORDS,
    ENVELOPE_WORDS,
)
"""The words of each pack that does more than word its values. They apply while a module of the pack is in force."""
