"""Luck in battle: what the dice took, what they take on average, and how unusual that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.typography import capital
from rules import Event, Player
from rules.risk import Luck, battles_of, luck_of, strangest

ENOUGH = 10
"""Battles below which nothing is said about luck."""
ORDINARY = 0.2
"""How far from the middle luck is still called ordinary: 3 outcomes of 10 lie beyond on either side."""
STRANGE = 0.45
"""How far from the middle an invasion must be to be told."""


Sat = tuple[Player, Iterable[Event], Naming]
"""A seat, what happened while somebody sat there, and how the two are named."""


def luck_lines(events: Iterable[Event], sat: Sequence[Sat], words: Words, naming: Naming) -> str:
    """The luck report of a game's standing events, a line for each who sat there and fought.

    It may take a second for a long game: call it off the event loop.
    """
    battles = battles_of(events)
    whole = luck_of(battles)
    lines = []
    for seat, meanwhile, named in sat:
        luck = (whole if meanwhile is events else luck_of(battles_of(meanwhile))).get(seat)
        if luck is not None:
            lines.append(_line(seat, luck, words, named))
    if not lines:
        return words.say("luck-none")
    found = strangest(battles)
    if found is not None and abs(found[1].percentile - 0.5) > STRANGE:
        first, luck = found[0][0], found[1]
        about = {"attacker": naming(first.attacker), "target": first.target}
        lines.append(words.say("luck-strangest", **about, lost=luck.lost, expected=luck.expected))
    return "\n".join([words.say("luck-title"), *lines, words.say("luck-note")])


def _line(seat: Player, luck: Luck, words: Words, naming: Naming) -> str:
    numbers = {"battles": luck.battles, "lost": luck.lost, "fought": luck.fought, "expected": luck.expected}
    return capital(words.say("luck-line", seat=naming(seat), verdict=verdict(luck, words), **numbers))


def verdict(luck: Luck, words: Words) -> str:
    """How unusual that is, and no more than can be said."""
    if luck.battles < ENOUGH:
        return words.say("luck-few")
    if abs(luck.percentile - 0.5) < ORDINARY:
        return words.say("luck-ordinary")
    share = max(luck.percentile, 1 - luck.percentile)
    return words.say("luck-good" if luck.percentile > 0.5 else "luck-bad", of=min(int(share * 100), 99))
