"""A simulated Discord with the furnished bot in one channel, and four friends."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from furnished import same_dice, simcord_bot, strict_words, table
from waters import begun

__all__ = ["begun", "same_dice", "simcord_bot", "strict_words", "table"]
