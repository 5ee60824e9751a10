"""Luck in battle: the losses, the average losses with the same dice, and how unusual the difference is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.typography import capital
from rules import Event, Player
from rules.risk import Luck, battles_of, luck_of, strangest

ENOUGH = 10
"""With fewer battles than this, nothing is said about luck."""
ORDINARY = 0.2
"""Up to this distance from the median, luck counts as ordinary: 3 of 10 outcomes lie beyond on either side."""
STRANGE = 0.45
"""The least distance from the median of an invasion that is worth reporting."""


Sat = tuple[Player, Iterable[Event], Naming]
"""A seat, the events while a person played it, and the naming for the two."""


def luck_lines(events: Iterable[Event], sat: Sequence[Sat], words: Words, naming: Naming) -> str:
    """The luck report for a game's standing events, one line for each player who fought.

    Can take a second for a long game, so call it off the event loop.
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
        lines.append(words.say("luck-strangest", **about, lost=luck.lost, expected=round(luck.expected, 1)))
    return "\n".join([words.say("luck-title"), *lines, words.say("luck-note")])


def _line(seat: Player, luck: Luck, words: Words, naming: Naming) -> str:
    numbers = {"battles": luck.battles, "lost": luck.lost, "expected": round(luck.expected, 1)}
    return capital(words.say("luck-line", seat=naming(seat), verdict=verdict(luck, words), **numbers))


def verdict(luck: Luck, words: Words) -> str:
    """How unusual the luck is, as far as the number of battles allows a statement."""
    if luck.battles < ENOUGH:
        return words.say("luck-few")
    if abs(luck.percentile - 0.5) < ORDINARY:
        return words.say("luck-ordinary")
    share = max(luck.percentile, 1 - luck.percentile)
    return words.say("luck-good" if luck.percentile > 0.5 else "luck-bad", of=min(int(share * 100), 99))
