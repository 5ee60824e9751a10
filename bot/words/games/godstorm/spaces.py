"""The spaces of the Underworld, and gods by name: what several topics of Risk Godstorm say."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from bot.words.fluent import Words
from rules import Player
from rules.author import board
from rules.godstorm import GODS, UNDERWORLD


@cache
def spaces() -> frozenset[str]:
    """The spaces of the Underworld."""
    return frozenset(board("ancient_earth").realms[UNDERWORLD].spaces)


def gods_named(seat: Player, gods: Collection[str], words: Words) -> str:
    """A seat's gods of these kinds by name, in the order of their kinds; "" for none."""
    return words.all_of([words.say(f"leader-{seat}-{god}") for god in GODS if god in gods])
