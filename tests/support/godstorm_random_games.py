"""Random games of Godstorm, every answer checked: rules, bookkeeping of armies, gods, temples and cards, secrets."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from random import Random

from random_answers import pick, spoilt

from rules import (
    Action,
    Event,
    Player,
    Refused,
    Ruleset,
    Scripted,
    Seeded,
    State,
    Step,
    apply,
    begin,
    legal,
    plain,
    position,
    read_snapshot,
    refusal,
    snapshot_text,
    view,
    write_snapshot,
)
from rules.ai import choose
from rules.godstorm import GODSTORM
from rules.godstorm.death_cards import LandSeized
from rules.godstorm.epochs import Epochs, ToBid, ToTakeMarker
from rules.godstorm.faith import Faith
from rules.godstorm.gods import Gods
from rules.godstorm.godswar import ToMeetGod, ToRiskGod
from rules.godstorm.land import Ascended, PantheonFell
from rules.godstorm.miracles import ALL, ANNOUNCED, data
from rules.godstorm.pantheons import GODS, HEAVENS, MAGIC
from rules.godstorm.plague import Plague
from rules.godstorm.relics import ToOpenBox
from rules.godstorm.temples import MOST_TEMPLES, Temples
from rules.godstorm.tree_of_life import ToPledge
from rules.godstorm.war_cards import ToKeepCard
from rules.godstorm.waters import ATLANTIS, Waters
from rules.kernel.context import Context
from rules.kernel.game import composed
from rules.kernel.play import NoChance
from rules.kernel.state import Land
from rules.kernel.values import Zone
from rules.kernel.windows import ToReact
from rules.risk.armies import NEUTRAL, ArmiesLost, ArmiesPlaced, LandTaken
from rules.risk.battle import BattleFought
from rules.risk.concede import Concede
from rules.risk.expand import Expand
from rules.risk.invasion import Attack, ToFight
from rules.risk.setup import Claimed, Stationed
from rules.risk.turns import Order

SEATS = tuple(HEAVENS)
DELICATE = (ToBid, ToTakeMarker, ToReact, ToRiskGod, ToMeetGod, ToKeepCard, ToOpenBox, ToPledge)
"""Decisions in the middle of something, in which a seat that gives up must not stop the game."""


def table(players: int, **options: str) -> Ruleset:
    """The ruleset of this many players."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return composed(GODSTORM.compose, GODSTORM.setting(SEATS[:players], chosen))


def any_answer(rules: Ruleset, state: State, rnd: Random, well: bool = False) -> Action:
    """An answer from a player's offers, as the AI gives it if `well`.

    Now and then a seat concedes, more often where others wait for an answer.
    """
    delicate = any(isinstance(decision, DELICATE) for decision in state.pending.values())
    if rnd.random() < (0.01 if delicate else 0.0005) and state.part(Order).turns:
        return Concede(0, rnd.choice([seat for seat in state.seats if state.land.of(seat)]))
    number = rnd.choice(state.unanswered)
    if well:
        seen = view(state, state.pending[number].player)
        return choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange)
    return pick(rules, state, number, rnd)


def roam(rules: Ruleset, seed: int, most: int, look_every: int = 7, well: bool = False) -> tuple[State, Counter[str]]:
    """Up to this many answers, each checked; the state and how often each kind of event happened."""
    chance, seen = Seeded(b"%d" % seed), Counter[str]()
    facts = State(rules.seats, land=Land(realm_of=rules.board.realm_of))
    state = _seen_through(rules, facts.fork(), begin(rules, chance), facts, seen)
    return wander(rules, state, seed, most, look_every, seen, well)


def plenty(rules: Ruleset, seed: int, lands_each: int = 42) -> State:
    """The middle of a game in which all have whatever there is: gods, temples, faith, cards, relics, spaces below.

    With a few `lands_each` a neutral army holds the rest, and any blow may be a player's last.
    """
    rnd = Random(seed)
    lands = rnd.sample(rules.board.territories, 42)
    spaces = rnd.sample(sorted(rules.board.realms["underworld"].spaces), 10)
    cards = rnd.sample([card for card in ALL if data(card).deck != MAGIC], 40)
    relics = rnd.sample([card for card in ALL if data(card).deck == MAGIC], 10)
    count = len(rules.seats)
    mine = {seat: lands[at::count][:lands_each] for at, seat in enumerate(rules.seats)}
    hold: dict[str, Iterable[str]] = {
        seat: [f"{where}:{rnd.randint(1, 6)}" for where in (*mine[seat], *spaces[at::count])] + [f"{HEAVENS[seat]}:3"]
        for at, seat in enumerate(rules.seats)
    }
    held = {where for own in mine.values() for where in own}
    hold |= {NEUTRAL: [where for where in lands if where not in held]}
    return position(
        rules, hold, step="summoning", chance=Seeded(b"%d" % seed), parts=(Epochs(rnd.randint(1, 5)),),
        gods={seat: [f"{god}@{rnd.choice(mine[seat])}" for god in GODS] for seat in rules.seats},
        faith={seat: (str(rnd.randint(0, 20)),) for seat in rules.seats},
        temples=rnd.sample(lands, 9), plague=rnd.sample(lands, 4),
        miracles={seat: cards[at::count] for at, seat in enumerate(rules.seats)},
        relics={seat: relics[at::count] for at, seat in enumerate(rules.seats)},
    ).state  # fmt: skip


def wander(
    rules: Ruleset,
    state: State,
    seed: int,
    most: int,
    look_every: int = 7,
    seen: Counter[str] | None = None,
    well: bool = False,
) -> tuple[State, Counter[str]]:
    """Up to this many answers from a position on, each checked."""
    rnd, chance, seen = Random(seed), Seeded(b"from %d" % seed), Counter() if seen is None else seen
    facts = state.fork()
    for at in range(most):
        if state.winners is not None:
            break
        look = at % look_every == 0
        before = snapshot_text(state) if look else ""
        step = apply(rules, state, any_answer(rules, state, rnd, well), chance)
        if look:
            assert snapshot_text(state) == before, "an answer changed what it was given"
            _look(rules, state, step, rnd)
            _offers_agree(rules, step.state, rnd)
            _tell_nothing(rules, state, step, rnd)
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
    _leave_nothing_behind(now)
    return now


def _leave_nothing_behind(state: State) -> None:
    """Sunken land is empty, an announced card waits for an answer, and no look at a hand outlasts its question."""
    out = set(BOARD.regions[ATLANTIS].territories) if state.part(Waters).sunk else set()
    assert not any(state.land.armies(where) for where in out)
    assert not out & {*state.part(Temples).at, *state.part(Plague).at}
    if state.winners is None:
        kinds = {type(decision) for decision in state.pending.values()}
        assert not state.zone(ANNOUNCED).cards or kinds & {ToReact, ToOpenBox}
        assert ToKeepCard in kinds or not any(
            zone.cards for name, zone in state.zones.items() if name.startswith("seen:")
        )


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
    bent = spoilt(step.action, before, rnd)
    try:
        apply(rules, before, bent, Seeded(b"junk"))
    except Refused:
        return
    assert isinstance(bent, Concede) or any(bent in offer for offer in legal(rules, before, bent.decision)), bent


def _offers_agree(rules: Ruleset, state: State, rnd: Random) -> None:
    """What is offered is allowed, at both ends of every choice; so are the clock's answer and every order's.

    Nobody is asked to fight who can only finish.
    """
    for number, decision in state.pending.items():
        if isinstance(decision, ToFight):
            assert {offer.action for offer in legal(rules, state, number)} & {Attack, Expand}
        for offer in legal(rules, state, number):
            for place in (0, -1, None):
                fields = {
                    name: rnd.choice(choices) if place is None else choices[place]
                    for name, choices in offer.fields.items()
                }
                action = offer.answer(number, decision.player, **fields)
                assert refusal(rules, state, action) is None, action
        for name, policy in rules.answering(type(decision)).policies.items():
            said = policy(Context(rules, state, NoChance()), number, decision, ())
            assert said is None or refusal(rules, state, said) is None, (name, said)


def _tell_nothing(rules: Ruleset, before: State, step: Step, rnd: Random) -> None:
    """Two cards that a reader saw neither before nor after a step may change places: he sees the same, and is asked
    the same."""
    viewer = rnd.choice((*before.seats, None))
    hidden = _hidden(before, viewer) & _hidden(step.state, viewer) - set(_named(step.action))
    if len(hidden) < 2 or step.action is None:
        return
    one = rnd.choice(sorted(hidden))
    alike = sorted(card for card in hidden if data(card).deck == data(one).deck and card != one)
    if not alike:
        return
    twin = _exchanged(before, one, rnd.choice(alike))
    other = apply(rules, twin, step.action, Scripted((drawn.number for drawn in step.draws), before.draws + 1))
    assert [event.seen_by(viewer) for event in other.events] == [event.seen_by(viewer) for event in step.events]
    assert view(other.state, viewer) == view(step.state, viewer)
    for number, decision in step.state.pending.items():
        if decision.player == viewer:
            assert list(legal(rules, other.state, number)) == list(legal(rules, step.state, number))


def _hidden(state: State, viewer: Player | None) -> set[str]:
    """The miracle cards that a reader cannot see."""
    return {
        card for zone in state.zones.values() for card in zone.cards if card in ALL and not zone.shown_to(viewer)
    } - {card for zone in state.zones.values() for card in zone.cards if zone.shown_to(viewer)}


def _named(action: Action | None) -> list[str]:
    """Everything that an answer names."""
    return json.dumps(plain(action)).split('"') if action else []


def _exchanged(state: State, one: str, other: str) -> State:
    """The same game with two cards in each other's place."""
    twin, swap = state.fork(), {one: other, other: one}
    for name, zone in state.zones.items():
        twin.zones[name] = Zone(tuple(swap.get(card, card) for card in zone.cards), zone.seen_by)
    return twin


BOARD = table(3).board
