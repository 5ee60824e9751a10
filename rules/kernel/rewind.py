"""Rewinding by vote: the game as it was, with every hidden pile reshuffled and the cards seen in between reported."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from rules.kernel.chance import Chance
from rules.kernel.context import Context
from rules.kernel.events import CardsMoved, SeenBefore, ZoneLaid
from rules.kernel.play import Step, take_back
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import EVERYONE, NOBODY, Event, Player


def rewind(rules: Ruleset, before: State, now: State, chance: Chance, since: Iterable[Event] = ()) -> Step:
    """The game as it was before some steps, with all piles that no one may look into reshuffled.

    Counters are kept, so no one can know a future die or the order of a deck. `since` are all events of the steps
    undone: `SeenBefore` reports which cards they showed that are now hidden again, and changes nothing.
    """
    g = Context(rules, take_back(before, now), chance)
    for name in sorted(g.state.zones):
        if g.zone(name).seen_by == NOBODY and len(g.zone(name).cards) > 1:
            g.shuffle(name)
    for told in _remembered(g.state, since):
        g.emit(told)
    return Step(g.state, None, "rewind", tuple(g.events), tuple(g.drawn), tuple(g.labels))


def _remembered(state: State, since: Iterable[Event]) -> Iterator[SeenBefore]:
    """For each zone, the cards that seats have seen which may not look into it now."""
    knowers = _knowers(since)
    for name, zone in sorted(state.zones.items()):
        by_whom: dict[tuple[Player, ...], list[str]] = defaultdict(list)
        for card in zone.cards:
            if zone.seen_by != EVERYONE and (who := _seats(knowers.get(card, set()) - {zone.seen_by}, state)):
                by_whom[who].append(card)
        for who, cards in sorted(by_whom.items()):
            yield SeenBefore(tuple(sorted(cards)), name, who, zone.seen_by)


def _knowers(since: Iterable[Event]) -> dict[str, set[str]]:
    """The seats that each card was shown to, or everyone."""
    knowers: dict[str, set[str]] = defaultdict(set)
    for event in since:
        if isinstance(event, CardsMoved | ZoneLaid):
            seen = event.seen if isinstance(event, CardsMoved) else (event.shown,)
            for card in event.cards:
                knowers[card].update(who for who in seen if who != NOBODY)
    return knowers


def _seats(knowers: set[str], state: State) -> tuple[Player, ...]:
    """The seats in table order; all seats if everyone knows."""
    return tuple(seat for seat in state.seats if EVERYONE in knowers or seat in knowers)
