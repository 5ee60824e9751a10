"""Every text of the bot, in English and French: the only place where a value's kind becomes words.

Whoever reads a text has read the words of all games with it, since their marks may stand in any (`add_marks`).
"""

from bot.words.fluent import LANGUAGES, NoWords, Words, language_of, raise_on_missing, words
from bot.words.games import game_name

__all__ = ["LANGUAGES", "NoWords", "Words", "game_name", "language_of", "raise_on_missing", "words"]
