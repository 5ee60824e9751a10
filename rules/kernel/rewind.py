"""Going back by agreement: the game as it stood, every unseen pile shuffled anew, what was seen in between told."""

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
    """The game as it stood before some steps, with all piles into which nobody may look in a new order.

    Counters go on, so no die and no order of a deck is one that anybody could know. `since` are the events of the steps
    taken back, whole: which cards they showed, that now lie hidden again, is told (`SeenBefore`); it changes nothing.
    """
    g = Context(rules, take_back(before, now), chance)
    for name in sorted(g.state.zones):
        if g.zone(name).seen_by == NOBODY and len(g.zone(name).cards) > 1:
            g.shuffle(name)
    for told in _remembered(g.state, since):
        g.emit(told)
    return Step(g.state, None, "rewind", tuple(g.events), tuple(g.drawn), tuple(g.labels))


def _remembered(state: State, since: Iterable[Event]) -> Iterator[SeenBefore]:
    """For each zone: the cards in it that somebody saw who may not look there now."""
    knowers = _knowers(since)
    for name, zone in sorted(state.zones.items()):
        by_whom: dict[tuple[Player, ...], list[str]] = defaultdict(list)
        for card in zone.cards:
            if zone.seen_by != EVERYONE and (who := _seats(knowers.get(card, set()) - {zone.seen_by}, state)):
                by_whom[who].append(card)
        for who, cards in sorted(by_whom.items()):
            yield SeenBefore(tuple(sorted(cards)), name, who, zone.seen_by)


def _knowers(since: Iterable[Event]) -> dict[str, set[str]]:
    """Who was shown which card: seats, or everyone."""
    knowers: dict[str, set[str]] = defaultdict(set)
    for event in since:
        if isinstance(event, CardsMoved | ZoneLaid):
            seen = event.seen if isinstance(event, CardsMoved) else (event.shown,)
            for card in event.cards:
                knowers[card].update(who for who in seen if who != NOBODY)
    return knowers


def _seats(knowers: set[str], state: State) -> tuple[Player, ...]:
    """Seats in table order; every seat where everyone knows."""
    return tuple(seat for seat in state.seats if EVERYONE in knowers or seat in knowers)
