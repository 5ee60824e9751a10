"""Random games of Godstorm, every answer checked: rules, bookkeeping of armies, gods, temples and cards, secrets."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

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
    plain,
    read_snapshot,
    snapshot_text,
    view,
    write_snapshot,
)
from rules.godstorm import GODSTORM
from rules.godstorm.death_cards import LandSeized
from rules.godstorm.faith import Faith
from rules.godstorm.gods import Gods
from rules.godstorm.land import Ascended, PantheonFell
from rules.godstorm.miracles import ALL
from rules.godstorm.pantheons import GODS, HEAVENS, MAGIC
from rules.godstorm.temples import MOST_TEMPLES, Temples
from rules.kernel.game import composed
from rules.kernel.state import Land
from rules.risk.armies import ArmiesLost, ArmiesPlaced, LandTaken
from rules.risk.battle import BattleFought
from rules.risk.concede import Concede
from rules.risk.setup import Claimed, Stationed
from rules.risk.turns import Order

SEATS = tuple(HEAVENS)


def table(players: int, **options: str) -> Ruleset:
    """The ruleset of this many players."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return composed(GODSTORM.compose, GODSTORM.setting(SEATS[:players], chosen))


def any_answer(rules: Ruleset, state: State, rnd: Random) -> Action:
    """An answer from a player's offers; now and then a seat concedes."""
    if rnd.random() < 0.0005 and state.part(Order).turns:
        return Concede(0, rnd.choice([seat for seat in state.seats if state.land.of(seat)]))
    return pick(rules, state, rnd.choice(state.unanswered), rnd)


def roam(rules: Ruleset, seed: int, most: int, look_every: int = 7) -> tuple[State, Counter[str]]:
    """Up to this many random answers, each checked; the state and how often each kind of event happened."""
    rnd, chance, seen = Random(seed), Seeded(b"%d" % seed), Counter[str]()
    facts = State(rules.seats, land=Land(realm_of=rules.board.realm_of))
    step = begin(rules, chance)
    state = _seen_through(rules, State(rules.seats, land=Land(realm_of=rules.board.realm_of)), step, facts, seen)
    for at in range(most):
        if state.winners is not None:
            break
        look = at % look_every == 0
        before = snapshot_text(state) if look else ""
        step = apply(rules, state, any_answer(rules, state, rnd), chance)
        if look:
            assert snapshot_text(state) == before, "an answer changed what it was given"
            _look(rules, state, step, rnd)
        state = _seen_through(rules, state, step, facts, seen)
    assert state.winners is not None or state.unanswered, "a game that waits for nobody"
    return state, seen


def _seen_through(rules: Ruleset, before: State, step: Step, facts: State, seen: Counter[str]) -> State:
    """Events alone rebuild the state, and account for every army; pieces and cards stand where they may."""
    gone = 0
    for event in step.events:
        seen[event.kind] += 1
        if isinstance(event, PantheonFell):
            gone += sum(
                facts.land.armies(t) for realm in ("underworld", "heavens") for t in facts.land.of(event.player, realm)
            )
        event.apply(facts)
        assert rules.events.read(json.loads(json.dumps(plain(event)))) == event
    now = step.state
    assert (facts.land, facts.zones, facts.parts, facts.winners) == (now.land, now.zones, now.parts, now.winners)
    assert _count(now) - _count(before) == sum(map(_change, step.events)) - gone
    for holding in now.land.holdings.values():
        assert bool(holding.armies) == bool(holding.owner)
        assert holding.armies >= 0
    _hold(now)
    _keep_secrets(now, step.events)
    return now


def _hold(state: State) -> None:
    """Gods stand with armies of their own, temples are few, faith is never owed, and no card is lost or doubled."""
    for seat, at in state.part(Gods).at.items():
        for where in at.values():
            assert state.land.owner(where) == seat
            assert where in BOARD.region_of
    temples = state.part(Temples).at
    assert len(set(temples)) == len(temples) <= MOST_TEMPLES
    assert all(left >= 0 for left in state.part(Faith).of.values())
    if "miracles:war" in state.zones:
        lying = Counter(
            card for name, zone in state.zones.items() if not name.startswith("seen:") for card in zone.cards
        )
        assert lying == Counter(ALL), lying - Counter(ALL) or Counter(ALL) - lying


def _count(state: State) -> int:
    return sum(holding.armies for holding in state.land.holdings.values())


def _change(event: Event) -> int:
    """How many more armies are on the boards after an event."""
    if isinstance(event, ArmiesPlaced | Stationed | Ascended):
        return event.count
    if isinstance(event, ArmiesLost):
        return -event.count
    if isinstance(event, LandSeized | LandTaken):
        return event.armies
    if isinstance(event, BattleFought):
        return -event.attacker_lost - event.defender_lost
    return int(isinstance(event, Claimed))


def _keep_secrets(state: State, events: tuple[Event, ...]) -> None:
    """A card in a hand is in its owner's view and events only; one in a pile, or just bought, in nobody's."""
    for viewer in (*state.seats, None):
        seen = {name: cards.faces for name, cards in view(state, viewer).zones.items() if cards.faces is not None}
        for name in seen:
            kind, _, owner = name.partition(":")
            assert not name.startswith(("miracles:", "bought:")), (viewer, name)
            assert kind not in GODS or kind == MAGIC or owner == viewer, (viewer, name)


def _look(rules: Ruleset, before: State, step: Step, rnd: Random) -> None:
    """The same answer with the same draws gives the same game; so does a saved one; invalid answers are refused."""
    assert step.action is not None
    again = Scripted((drawn.number for drawn in step.draws), before.draws + 1)
    saved = read_snapshot(rules, json.loads(json.dumps(write_snapshot(before))))
    assert snapshot_text(apply(rules, saved, step.action, again).state) == snapshot_text(step.state)
    try:
        apply(rules, before, spoilt(step.action, before, rnd), Seeded(b"junk"))
    except Refused:
        return


BOARD = table(3).board
