"""What cards do and are worth, in words."""

from __future__ import annotations

from bot.words.arguments import card_title
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.topics.cards import CardWords
from rules import Card, Ruleset, View


def card_effect(card: Card, words: Words, rules: Ruleset) -> str:
    """What a card does, with the numbers of the board in play; "" for a card without an effect text."""
    key = f"card-{card_title(card)}"
    if f"{key}.effect" not in words:
        return ""
    arguments = [known.effect_arguments(rules.board) for known in words_in(rules, CardWords)]
    return words.attribute(key, "effect", **{name: value for each in arguments for name, value in each.items()})


def card_worth(card: Card, seen: View, rules: Ruleset, words: Words) -> int:
    """The resources that a card is worth; 0 for any that is worth none."""
    return next((count for known in words_in(rules, CardWords) if (count := known.worth(card, seen, words))), 0)
