"""Random games of classic Risk, with checks: every table, every house rule, every compatible pair."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random

from classic_position import rules_of
from random_answers import pick, spoilt

from rules import (
    Action,
    Event,
    Refused,
    Ruleset,
    Scripted,
    Seeded,
    State,
    Step,
    apply,
    begin,
    line_of,
    plain,
    read_snapshot,
    snapshot_text,
    view,
    write_snapshot,
)
from rules.classic import CLASSIC, HOUSE
from rules.classic.boards import EDITIONS
from rules.classic.missions import SPARE, mission
from rules.house import unfit
from rules.risk.armies import ArmiesLost, ArmiesPlaced, LandTaken
from rules.risk.concede import Concede
from rules.risk.setup import Claimed, Stationed
from rules.risk.turns import Order

MODES = ("secret-mission", "conquest", "two-players", "capital")
TABLES = [
    (mode, board, players)
    for mode in MODES
    for board, edition in EDITIONS.items()
    for players in ((2,) if mode == "two-players" else (n for n in edition.armies if n > 2))
]
"""Every mode on every board with every number of players."""
PAIRS = [
    pair
    for pair in combinations(HOUSE, 2)
    if unfit(
        {option.name: option.default for option in CLASSIC.options} | {"setup": "dealt"} | dict.fromkeys(pair, "on")
    )
    is None
]


def table(mode: str, board: str, players: int, *house: str, **options: str) -> Ruleset:
    return rules_of(players, mode=mode, board=board, **options, **dict.fromkeys(house, "on"))


def any_answer(rules: Ruleset, state: State, rnd: Random) -> Action:
    """An answer from a player's offers; now and then a seat concedes."""
    if rnd.random() < 0.002 and state.part(Order).turns:
        return Concede(0, rnd.choice([seat for seat in state.seats if state.land.of(seat)]))
    return pick(rules, state, rnd.choice(state.unanswered), rnd)


def roam(rules: Ruleset, seed: int, most: int, look_every: int = 7) -> State:
    """Up to this many random answers, each of them checked."""
    rnd, chance = Random(seed), Seeded(b"%d" % seed)
    step = begin(rules, chance)
    facts = State(rules.seats)
    state = _seen_through(rules, State(rules.seats), step, facts)
    for at in range(most):
        if state.winners is not None:
            break
        look = at % look_every == 0
        before = snapshot_text(state) if look else ""
        action = any_answer(rules, state, rnd)
        step = apply(rules, state, action, chance)
        if look:
            assert snapshot_text(state) == before, "an answer changed what it was given"
            _look(rules, state, step, rnd)
        state = _seen_through(rules, state, step, facts)
    assert state.winners is not None or state.unanswered, "a game that waits for nobody"
    return state


def _seen_through(rules: Ruleset, before: State, step: Step, facts: State) -> State:
    """Events alone rebuild the state, account for all armies, and reveal no secret."""
    for event in step.events:
        event.apply(facts)
        assert rules.events.read(json.loads(json.dumps(plain(event)))) == event
    now = step.state
    assert (facts.land, facts.zones, facts.parts, facts.winners) == (now.land, now.zones, now.parts, now.winners)
    assert _count(now) - _count(before) == sum(map(_change, step.events))
    assert all(holding.armies >= 1 for holding in now.land.holdings.values())
    _keep_secrets(now, step.events)
    return now


def _count(state: State) -> int:
    return sum(holding.armies for holding in state.land.holdings.values())


def _change(event: Event) -> int:
    """How many more armies are on the board after an event."""
    if isinstance(event, ArmiesPlaced | Stationed):
        return event.count
    if isinstance(event, ArmiesLost):
        return -event.count
    if isinstance(event, Claimed | LandTaken):
        return 1
    lost = getattr(event, "attacker_lost", 0), getattr(event, "defender_lost", 0)
    return -sum(lost)


def _keep_secrets(state: State, events: tuple[Event, ...]) -> None:
    """A mission appears in its owner's events and view only, until the game is won."""
    if mission(state.seats[0]) not in state.zones or state.winners is not None:
        return
    for viewer in (*state.seats, None):
        told = json.dumps([plain(event.seen_by(viewer)) for event in events])
        seen = json.dumps({name: cards.faces for name, cards in view(state, viewer).zones.items()})
        hidden = [card for seat in state.seats if seat != viewer for card in state.zone(mission(seat)).cards]
        for card in (*hidden, *state.zone(SPARE).cards):
            assert f'"{card}"' not in told + seen, (viewer, card)


def _look(rules: Ruleset, before: State, step: Step, rnd: Random) -> None:
    """The same answer with the same draws gives the same game; so does a saved one; invalid answers are refused."""
    assert step.action is not None
    again = Scripted((drawn.number for drawn in step.draws), before.draws + 1)
    saved = read_snapshot(rules, json.loads(json.dumps(write_snapshot(before))))
    assert snapshot_text(apply(rules, saved, step.action, again).state) == snapshot_text(step.state)
    assert line_of(1, step)
    try:
        apply(rules, before, spoilt(step.action, before, rnd), Seeded(b"junk"))
    except Refused:
        return
