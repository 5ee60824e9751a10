"""All that the program loads before it connects, its boards and marks as well, and a first board drawn: imported by the
process that is forked."""

from __future__ import annotations

import bot.cli.run
from bot.cli.render import picture
from bot.cli.selfplay import dice, setting_of
from bot.words import words
from bot.words.fluent import LANGUAGES
from renders import mark_picture, mark_versions, read_all_art
from rules import begin, ruleset

__all__ = ["bot"]

SHOWN = "lotr"
"""The game at whose tables most of the tests play that start the program."""

read_all_art()
for _language in LANGUAGES:
    words(_language)
for _mark in mark_versions():
    mark_picture(_mark)
_setting = setting_of(SHOWN, 4, {})
picture(_setting, begin(ruleset(_setting), dice(_setting, 1)), None, "en", "webp")
