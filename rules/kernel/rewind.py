"""Rewinding by vote: the game as it was, with every hidden pile reshuffled and the cards seen in between reported."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from rules.atlas import Card
from rules.kernel.chance import Chance
from rules.kernel.context import Context, Query
from rules.kernel.events import CardsMoved, SeenBefore, ZoneLaid
from rules.kernel.play import Step, take_back
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import EVERYONE, NOBODY, Event, Player, ZoneName


@Query
def mixed_piles(g: Context) -> tuple[tuple[ZoneName, ...], ...]:
    """The groups of hidden piles that are shuffled together when a vote goes back."""
    return ()


def rewind(rules: Ruleset, before: State, now: State, chance: Chance, since: Iterable[Event] = ()) -> Step:
    """The game as it was before some steps, with all piles that no one may look into reshuffled.

    Counters are kept, so no one can know a future die or the order of a deck. `since` are all events of the steps
    undone: `SeenBefore` reports which cards they showed that are now hidden again, and changes nothing. Modules name
    piles that are mixed with one another (`mixed_piles`), because a card in one of them would tell who has it.
    """
    g = Context.of(rules, take_back(before, now), chance)
    mixed = mixed_piles(g)
    for piles in mixed:
        _mix(g, piles)
    alone = set(g.state.zones).difference(*mixed)
    for name in sorted(alone):
        if g.zone(name).seen_by == NOBODY and len(g.zone(name).cards) > 1:
            g.shuffle(name)
    for seen in _list_remembered(g.state, since, {pile: piles[0] for piles in mixed for pile in piles}):
        g.emit(seen)
    return Step(g.state, None, "rewind", tuple(g.events), g.drawn, g.labels, rules.version)


def _mix(g: Context, piles: tuple[ZoneName, ...]) -> None:
    """Shuffle the cards of several piles together; each pile keeps its number of cards."""
    sizes = [len(g.zone(name).cards) for name in piles]
    if sum(sizes) < 2:
        return
    g.lay(piles[0], tuple(card for name in piles for card in g.zone(name).cards), NOBODY)
    g.shuffle(piles[0])
    cards = g.zone(piles[0]).cards
    for name, size in zip(piles, sizes, strict=True):
        g.lay(name, cards[:size], NOBODY)
        cards = cards[size:]


def _list_remembered(state: State, since: Iterable[Event], within: Mapping[ZoneName, ZoneName]) -> Iterator[SeenBefore]:
    """For each zone, the cards that seats have seen which may not look into it now. `within` names the pile under which
    a pile's cards are told with others."""
    knowers = _knowers(since)
    found: dict[tuple[ZoneName, str], dict[tuple[Player, ...], list[Card]]] = defaultdict(lambda: defaultdict(list))
    for name, zone in sorted(state.zones.items()):
        for card in zone.cards:
            if zone.seen_by != EVERYONE and (who := _seats(knowers.get(card, set()) - {zone.seen_by}, state)):
                found[within.get(name, name), zone.seen_by][who].append(card)
    for (name, seen_by), by_whom in sorted(found.items()):
        for who, cards in sorted(by_whom.items()):
            yield SeenBefore(tuple(sorted(cards)), name, who, seen_by)


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
