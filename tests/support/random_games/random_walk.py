"""Random games of any kind, every answer checked: a game says what has to hold in it, and what a reader cannot know.

state, seen = roam(rules, Watch(any_answer, change, hold, hidden), seed=1, most=200)
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

from msgspec.json import decode, encode
from msgspec.structs import replace
from support.random_games.random_answers import spoilt, turned_round

from rules import (
    Action,
    Chance,
    Decision,
    Event,
    Offer,
    Player,
    Refused,
    Ruleset,
    Seeded,
    State,
    Step,
    apply,
    begin,
    legal,
    plain,
    refusal,
    view,
)
from rules.author import ToReact
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.kernel.state import Land
from rules.kernel.values import FinalAction, Zone
from rules.orders import NO_DETAILS
from rules.records import Scripted, read_snapshot, snapshot_text, write_snapshot
from rules.risk.turn.concede import Concede

Hidden = Callable[[Ruleset, State, Player | None], Iterable[set[str]]]


def _nothing(decision: Decision, offers: list[Offer]) -> None: ...


@dataclass(frozen=True)
class Watch:
    """What a game says of itself.

    `answer` gives any answer to a position. `change` is how many more armies are on the board after an event, which
    these facts do not know yet. `hold` raises unless a position is sound, after these events. `hidden` are the cards
    that a reader cannot see, in groups of those that are told apart by their names alone. `asked` raises unless a
    decision makes sense with these offers.
    """

    answer: Callable[[Ruleset, State, Random], Action]
    change: Callable[[Event, State], int]
    hold: Callable[[Ruleset, State, tuple[Event, ...]], None]
    hidden: Hidden
    asked: Callable[[Decision, list[Offer]], None] = _nothing


def roam(rules: Ruleset, watch: Watch, seed: int, most: int, look_every: int = 7) -> tuple[State, Counter[str]]:
    """Up to this many answers, each checked; the state and how often each kind of event happened."""
    facts, seen = State(rules.seats, land=Land(realm_of=rules.board.realm_of)), Counter[str]()
    chance = Seeded(b"%d" % seed)
    state = _seen_through(rules, watch, facts.fork(), begin(rules, chance), facts, seen)
    return _wander(rules, watch, state, Random(seed), chance, most, look_every, seen)


def wander(
    rules: Ruleset, watch: Watch, state: State, seed: int, most: int, look_every: int = 7
) -> tuple[State, Counter[str]]:
    """Up to this many answers from a position on, each checked."""
    return _wander(rules, watch, state, Random(seed), Seeded(b"from %d" % seed), most, look_every, Counter())


def _wander(
    rules: Ruleset,
    watch: Watch,
    state: State,
    rnd: Random,
    chance: Chance,
    most: int,
    look_every: int,
    seen: Counter[str],
) -> tuple[State, Counter[str]]:
    facts = state.fork()
    for at in range(most):
        if state.winners is not None:
            break
        look = at % look_every == 0
        before = snapshot_text(state) if look else ""
        step = apply(rules, state, watch.answer(rules, state, rnd), chance)
        if look:
            assert snapshot_text(state) == before, "an answer changed what it was given"
            _look(rules, state, step, rnd)
            _offers_agree(rules, watch, step.state, rnd)
            _tell_nothing(rules, watch, state, step, rnd)
        state = _seen_through(rules, watch, state, step, facts, seen)
    assert state.winners is not None or state.unanswered, "a game that waits for nobody"
    return state, seen


def _seen_through(rules: Ruleset, watch: Watch, before: State, step: Step, facts: State, seen: Counter[str]) -> State:
    """Events alone rebuild the state, and account for every army; what is left without one is nobody's."""
    grown = 0
    for event in step.events:
        seen[event.kind] += 1
        grown += watch.change(event, facts)
        event.apply(facts)
        assert rules.events.read(decode(encode(plain(event)))) == event
    now = step.state
    assert (facts.land, facts.zones, facts.parts, facts.winners) == (now.land, now.zones, now.parts, now.winners)
    assert _count(now) - _count(before) == grown
    for holding in now.land.holdings.values():
        assert bool(holding.armies) == bool(holding.owner)
        assert holding.armies >= 0
    watch.hold(rules.at(now), now, step.events)
    return now


def _count(state: State) -> int:
    return sum(holding.armies for holding in state.land.holdings.values())


def _look(rules: Ruleset, before: State, step: Step, rnd: Random) -> None:
    """The same answer with the same draws gives the same game; so does a saved one; invalid answers are refused."""
    assert step.action is not None
    again = Scripted((drawn.number for drawn in step.draws), before.draws + 1)
    saved = read_snapshot(rules, json.loads(json.dumps(write_snapshot(before))))
    assert snapshot_text(apply(rules, saved, step.action, again).state) == snapshot_text(step.state)
    bent = spoilt(step.action, before, rnd)
    try:
        apply(rules, before, bent, Seeded(b"junk"))
    except Refused:
        own = (bent.decision, bent.player) == (step.action.decision, step.action.player)
        assert not own or not any(bent in offer for offer in legal(rules, before, bent.decision)), bent
        return
    assert isinstance(bent, Concede) or _offered(bent, list(legal(rules, before, bent.decision))), bent


def _offered(answer: Action, offers: list[Offer]) -> bool:
    """Whether an answer is on offer; of several copies of a card one may stand for all."""
    card = getattr(answer, "card", None)
    if not isinstance(card, str):
        return any(answer in offer for offer in offers)
    listed = {card, *(str(other) for offer in offers for other in offer.fields.get("card", ()))}
    copies = [other for other in listed if other.partition(".")[0] == card.partition(".")[0]]
    return any(replace(answer, card=copy) in offer for copy in copies for offer in offers)


def _offers_agree(rules: Ruleset, watch: Watch, state: State, rnd: Random) -> None:
    """What is offered is allowed, at both ends of every choice; so are the clock's answer and every order's."""
    for number, decision in state.pending.items():
        offers = list(legal(rules, state, number))
        watch.asked(decision, offers)
        for offer in offers:
            beside = isinstance(decision, ToReact) or offer.action in rules.at(state).asides
            assert decision.for_ever or beside or not issubclass(offer.action, FinalAction)
            for place in (0, -1, None):
                fields = {
                    name: rnd.choice(choices) if place is None else choices[place]
                    for name, choices in offer.fields.items()
                }
                action = offer.answer(number, decision.player, **fields)
                assert refusal(rules, state, action) is None, action
                assert refusal(rules, state, turned_round(action)) is None, action
        for name, policy in rules.policies(type(decision), decision.topic).items():
            answer = policy(Context.of(rules, state, NoChance()), number, decision, NO_DETAILS)
            assert answer is None or refusal(rules, state, answer) is None, (name, answer)


def _tell_nothing(rules: Ruleset, watch: Watch, before: State, step: Step, rnd: Random) -> None:
    """Two cards that a reader saw neither before nor after a step may change places: he sees the same, and is asked
    the same. (What lies in hands was seen as it was taken, but a reader's view shows it no more.)"""
    assert step.action is not None
    viewer = rnd.choice((*before.seats, None))
    known = _shown(before, viewer) | _shown(step.state, viewer) | {*json.dumps(plain(step.action)).split('"')}
    later = set[str]().union(*watch.hidden(rules, step.state, viewer))
    groups = [sorted(group & later - known) for group in watch.hidden(rules, before, viewer)]
    alike = [group for group in groups if len(group) > 1]
    if not alike:
        return
    twin = _exchanged(before, *rnd.sample(rnd.choice(alike), 2))
    other = apply(rules, twin, step.action, Scripted((drawn.number for drawn in step.draws), before.draws + 1))
    assert [event.redact_for(viewer) for event in other.events] == [event.redact_for(viewer) for event in step.events]
    assert view(other.state, viewer) == view(step.state, viewer)
    for number, decision in step.state.pending.items():
        if decision.player == viewer:
            assert list(legal(rules, other.state, number)) == list(legal(rules, step.state, number))


def _shown(state: State, viewer: Player | None) -> set[str]:
    """The cards that a reader sees."""
    return {card for zone in state.zones.values() for card in zone.cards if zone.shown_to(viewer)}


def _exchanged(state: State, one: str, other: str) -> State:
    """The same game with two cards in each other's place."""
    twin, swap = state.fork(), {one: other, other: one}
    for name, zone in state.zones.items():
        twin.zones[name] = Zone(tuple(swap.get(card, card) for card in zone.cards), zone.seen_by)
    return twin
