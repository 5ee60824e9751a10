"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of the packs.

Their messages are in `en/<label>.ftl` and `fr/<label>.ftl`.
"""

from __future__ import annotations

from bot.words.game_words import GameWords
from bot.words.games.legacy.sealed.envelope import EnvelopeWords
from bot.words.games.legacy.sealed.pack_1 import Pack1Words
from bot.words.games.legacy.sealed.pack_2 import Pack2Words
from bot.words.games.legacy.sealed.pack_3 import Pack3Words
from bot.words.games.legacy.sealed.pack_4 import Pack4Words
from bot.words.games.legacy.sealed.pocket_1 import Pocket1Words
from bot.words.games.legacy.sealed.pocket_2 import Pocket2Words

WORDS: tuple[GameWords, ...] = (
    Pack1Words(),
    Pack2Words(),
    Pack3Words(),
    Pack4Words(),
    Pocket1Words(),
    Pocket2Words(),
    EnvelopeWords(),
)
"""The words of each pack that does more than word its values. A method says nothing while its pack is shut."""
