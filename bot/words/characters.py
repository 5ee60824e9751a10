"""What kind of opponent an AI is, in words."""

from __future__ import annotations

from bot.words import Words
from rules.ai import BALANCED, Character, characters_of


def character_name(character: Character, words: Words) -> str:
    """How strong an AI is, and of what temper, where that shows."""
    strength = words.say(f"choice-strength-{character.strength}")
    if character.temper == BALANCED:
        return strength
    return words.say("ai-character", strength=strength, temper=words.say(f"choice-temper-{character.temper}"))


def character_in(game: str, character: Character, words: Words) -> str:
    """The same; "" in a game whose AI has one character only."""
    return character_name(character, words) if len(characters_of(game)) > 1 else ""
