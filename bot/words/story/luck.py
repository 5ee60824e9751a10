"""Luck in battle: the losses, the average losses with the same dice, and how unusual the difference is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.typography import capital
from rules import Event, Player, Territory
from rules.risk import Luck, battles_of, luck_of, strangest

ENOUGH = 10
"""With fewer battles than this, nothing is said about luck."""
ORDINARY = 0.2
"""Up to this distance from the median, luck counts as ordinary: 3 of 10 outcomes lie beyond on either side."""
STRANGE, FAR = 0.45, 3
"""The least distance of an invasion that is worth reporting: from the median, and in armies from the average losses."""


Sat = tuple[Player, Iterable[Event], Naming]
"""A seat, the events while a person played it, and the naming for the two."""


def luck_lines(events: Iterable[Event], sat: Sequence[Sat], words: Words, naming: Naming) -> str:
    """The luck report for a game's standing events, one line for each player who fought.

    Can take a second for a long game, so call it off the event loop.
    """
    battles = battles_of(events)
    whole = luck_of(battles)
    fought = [
        (seat, luck, named)
        for seat, meanwhile, named in sat
        if (luck := (whole if meanwhile is events else luck_of(battles_of(meanwhile))).get(seat)) is not None
    ]
    if not fought:
        return words.say("luck-none")
    lines = [_line(seat, luck, words, named) for seat, luck, named in fought]
    judged = [luck for _, luck, _ in fought if luck.battles >= ENOUGH]
    if judged and not any(verdict(luck, words) for luck in judged):
        lines.append(words.say("luck-ordinary"))
    if (found := strangest(battles)) is not None:
        (first, *_), luck = found
        lines += _wildest(first.attacker, first.target, luck, words, naming)
    return "\n".join([words.say("luck-title"), *lines])


def _wildest(attacker: Player, target: Territory, luck: Luck, words: Words, naming: Naming) -> list[str]:
    """The invasion that went furthest from the average, if it is worth reporting."""
    if abs(luck.percentile - 0.5) <= STRANGE or abs(luck.lost - luck.expected) < FAR:
        return []
    about = {"attacker": naming(attacker), "target": target, "few": "yes" if luck.lost < luck.expected else "no"}
    return [capital(words.say("luck-strangest", **about, lost=luck.lost, expected=round(luck.expected, 1)))]


def _line(seat: Player, luck: Luck, words: Words, naming: Naming) -> str:
    numbers = {"battles": luck.battles, "lost": luck.lost, "expected": round(luck.expected, 1)}
    return capital(words.say("luck-line", seat=naming(seat), verdict=verdict(luck, words) or "none", **numbers))


def verdict(luck: Luck, words: Words) -> str:
    """How unusual the luck is; "" where the battles are too few to say so, and for ordinary luck."""
    if luck.battles < ENOUGH or abs(luck.percentile - 0.5) < ORDINARY:
        return ""
    share = max(luck.percentile, 1 - luck.percentile)
    return words.say("luck-good" if luck.percentile > 0.5 else "luck-bad", of=min(int(share * 100), 99))
