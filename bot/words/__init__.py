"""All that the bot says, in English and in French: the only place where a kind becomes a sentence."""

from bot.words.fluent import LANGUAGES, NoWords, Words, language_of, raise_on_missing, words

__all__ = ["LANGUAGES", "NoWords", "Words", "language_of", "raise_on_missing", "words"]
