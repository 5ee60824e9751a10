"""Every text of the bot, in English and French: the only place where a value's kind becomes words."""

from bot.words.fluent import LANGUAGES, NoWords, Words, language_of, raise_on_missing, words

__all__ = ["LANGUAGES", "NoWords", "Words", "language_of", "raise_on_missing", "words"]
