"""All that the program loads before it connects, its boards as well: imported by the process that is forked."""

from __future__ import annotations

import bot.cli.run
from bot.words import words
from bot.words.fluent import LANGUAGES
from renders import read_all_art

__all__ = ["bot"]

read_all_art()
for _language in LANGUAGES:
    words(_language)
