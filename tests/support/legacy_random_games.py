"""Random wars of Legacy, every answer checked: rules, bookkeeping of troops, stars and cards, secrets."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

from random_answers import pick, spoilt

from rules import (
    Action,
    Chance,
    Event,
    Player,
    Refused,
    Ruleset,
    Scripted,
    Seeded,
    Setting,
    State,
    Step,
    ToReact,
    advance,
    apply,
    begin,
    composed,
    legal,
    plain,
    read_snapshot,
    refusal,
    snapshot_text,
    view,
    write_snapshot,
)
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.kernel.state import Land
from rules.kernel.values import FinalAction, Zone
from rules.legacy import COLOURS, LEGACY
from rules.legacy.campaign import AMMO_SHORTAGE, BUNKER, MAJOR, MINOR, Campaign, City, ContinentName, Signature
from rules.legacy.chain import next_setting
from rules.legacy.factions import POWERS, FactionChosen
from rules.legacy.joining import WarJoined
from rules.legacy.names import CITY, SUGGESTIONS
from rules.legacy.powers_recruit import TroopsLevied
from rules.legacy.resources import COIN_CARDS, SLOTS
from rules.legacy.rewards import REWARDS
from rules.legacy.stars import STARS_TO_WIN, stars_of
from rules.risk.armies import ArmiesLost, ArmiesPlaced
from rules.risk.battle import BattleFought
from rules.risk.concede import Concede
from rules.risk.expand import Expanded
from rules.risk.turns import Order, still_plays

MOST_STEPS = 40_000
BRINGS: set[type[Event]] = {FactionChosen, WarJoined}
"""The events that put their `troops` on the board."""
SEATS = tuple(map(Player, COLOURS))
MEMBERS = ("ann", "ben", "cleo", "dan", "eve", "finn")


def table(players: int, before: str = "", **options: str) -> Ruleset:
    """The first game of a campaign for this many players."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return composed(LEGACY.compose, LEGACY.setting(SEATS[:players], chosen, before))


def late(players: int, seed: int, **options: str) -> Ruleset:
    """The ruleset of a late game."""
    return composed(LEGACY.compose, late_setting(players, seed, **options))


def late_setting(players: int, seed: int, **options: str) -> Setting:
    """A late game: cities, walls, scars, coins and names on the board, missiles for some, and any of the powers."""
    rnd = Random(seed)
    lands = list(LANDS)
    rnd.shuffle(lands)
    named = zip(lands[:9], SUGGESTIONS[CITY], strict=False)
    cities = {land: City(rnd.choice((MINOR, MAJOR)), name, rnd.choice(MEMBERS)) for land, name in named}
    campaign = Campaign(
        game=9,
        members=MEMBERS,
        powers={faction: rnd.choice(powers) for faction, powers in POWERS.items()},
        coins={land: rnd.randint(1, 6) for land in lands[5:25]},
        destroyed=tuple(lands[25:30]),
        cities=cities,
        fortified={land: rnd.randint(0, 9) for land in lands[:4]},
        scars={land: rnd.choice((AMMO_SHORTAGE, BUNKER)) for land in lands[7:10]},
        cancelled=tuple(lands[10:12]),
        continents={"africa": ContinentName("Meridia", "ann"), "europe": ContinentName("Borealia", "ben")},
        continent_marks={"asia": -1, "africa": 1},
        used={AMMO_SHORTAGE: 0, BUNKER: 1, "first_coin": 12},
        signatures=tuple(Signature(game, rnd.choice(MEMBERS)) for game in range(1, 9)),
        options=LEGACY.chosen({name.replace("_", "-"): choice for name, choice in options.items()}),
    )
    members = dict(zip(SEATS[:players], rnd.sample(MEMBERS, players), strict=True))
    return next_setting(campaign, members)


LANDS = table(3).board.territories


def walk(rules: Ruleset, seed: int, eager: bool = True) -> Iterator[Step]:
    """A whole random war in place, step by step; `eager` players fight while they can."""
    return walk_with(rules, seed, Seeded(b"%d" % seed), eager)


def walk_with(rules: Ruleset, seed: int, chance: Chance, eager: bool = True) -> Iterator[Step]:
    """The same with other dice."""
    rnd = Random(seed)
    step = begin(rules, chance)
    yield step
    state = step.state
    for _ in range(MOST_STEPS):
        if state.winners is not None:
            return
        assert state.unanswered, state.agenda
        action = pick(rules, state, rnd.choice(state.unanswered), rnd, eager)
        yield advance(rules, state, action, chance)
    raise AssertionError(f"seed {seed}: no end after {MOST_STEPS} answers")


def run(rules: Ruleset, seed: int, eager: bool = True) -> State:
    """The end of a whole random war."""
    *_, last = walk(rules, seed, eager)
    return last.state


def any_answer(rules: Ruleset, state: State, rnd: Random, eager: bool) -> Action:
    """An answer from a player's offers; now and then a seat concedes, knocked out or not."""
    if rnd.random() < 0.002 and state.part(Order).turns and not rewarding(state):
        return Concede(0, rnd.choice([seat for seat in state.seats if still_plays(state, seat)]))
    return pick(rules, state, rnd.choice(state.unanswered), rnd, eager)


def rewarding(state: State) -> bool:
    """Whether the war is over and rewards are being taken."""
    return any(REWARDS in due.frame for due in state.agenda)


def roam(rules: Ruleset, seed: int, most: int, look_every: int = 9, eager: bool = True) -> tuple[State, Counter[str]]:
    """Up to this many answers, each checked; the state and how often each kind of event happened."""
    rnd, chance, seen = Random(seed), Seeded(b"%d" % seed), Counter[str]()
    facts = State(rules.seats, land=Land(realm_of=rules.board.realm_of))
    state = _seen_through(rules, facts.fork(), begin(rules, chance), facts, seen)
    for at in range(most):
        if state.winners is not None:
            break
        step = apply(rules, state, any_answer(rules, state, rnd, eager), chance)
        if at % look_every == 0:
            _look(rules, state, step, rnd)
            _offers_agree(rules, step.state, rnd)
            _tell_nothing(rules, state, step, rnd)
        state = _seen_through(rules, state, step, facts, seen)
    assert state.winners is not None or state.unanswered, "a game that waits for nobody"
    return state, seen


def _seen_through(rules: Ruleset, before: State, step: Step, facts: State, seen: Counter[str]) -> State:
    """Events alone rebuild the state, and account for every troop; cards, stars and secrets are where they may be."""
    for event in step.events:
        seen[event.kind] += 1
        event.apply(facts)
    now = step.state
    assert (facts.land, facts.zones, facts.parts, facts.winners) == (now.land, now.zones, now.parts, now.winners)
    assert _count(now) - _count(before) == sum(map(_change, step.events))
    for holding in now.land.holdings.values():
        assert bool(holding.armies) == bool(holding.owner)
        assert holding.armies >= 0
    _hold(rules.at(now), now)
    return now


def _count(state: State) -> int:
    return sum(holding.armies for holding in state.land.holdings.values())


def _change(event: Event) -> int:
    """How many more troops are on the board after an event."""
    if type(event) in BRINGS:
        troops: int = getattr(event, "troops")  # noqa: B009 - each of them has it
        return troops
    if isinstance(event, ArmiesPlaced):
        return event.count
    if isinstance(event, TroopsLevied):
        return len(event.lands)
    if isinstance(event, Expanded):
        return -event.lost
    if isinstance(event, BattleFought):
        return -event.attacker_lost - event.defender_lost
    return -event.count if isinstance(event, ArmiesLost) else 0


def _hold(rules: Ruleset, state: State) -> None:
    """No card is lost or doubled, nobody waits with four stars, and hands are hidden from others."""
    if state.zone("coins").seen_by:
        lying = Counter(
            card
            for name, zone in state.zones.items()
            if name in ("deck", "discard", "open", "coins") or name.startswith("hand:")
            for card in zone.cards
        )
        wanted = {*rules.board.territories, *COIN_CARDS} - set(state.part(Campaign).destroyed)
        if state.winners is None and not rewarding(state):
            assert lying == Counter(wanted)
            assert len(state.zone("open").cards) == SLOTS or not state.zone("deck").cards
            assert all(stars_of(state, seat) < STARS_TO_WIN for seat in state.seats)
    for viewer in (*state.seats, None):
        for name, cards in view(state, viewer).zones.items():
            kind, _, owner = name.partition(":")
            assert cards.faces is None or kind not in ("hand", "scar") or owner == viewer, (viewer, name)


def _look(rules: Ruleset, before: State, step: Step, rnd: Random) -> None:
    """The same answer with the same draws gives the same game; so does a saved one; invalid answers are refused."""
    assert step.action is not None
    again = Scripted((drawn.number for drawn in step.draws), before.draws + 1)
    saved = read_snapshot(rules, json.loads(json.dumps(write_snapshot(before))))
    assert snapshot_text(apply(rules, saved, step.action, again).state) == snapshot_text(step.state)
    for event in step.events:
        assert rules.events.read(json.loads(json.dumps(plain(event)))) == event
    bent = spoilt(step.action, before, rnd)
    try:
        apply(rules, before, bent, Seeded(b"junk"))
    except Refused:
        return
    assert isinstance(bent, Concede) or any(bent in offer for offer in legal(rules, before, bent.decision)), bent


def _offers_agree(rules: Ruleset, state: State, rnd: Random) -> None:
    """What is offered is allowed, at both ends of every choice; so are the clock's answer and every order's."""
    for number, decision in state.pending.items():
        for offer in legal(rules, state, number):
            beside = isinstance(decision, ToReact) or offer.action in rules.at(state).asides
            assert decision.for_ever or beside or not issubclass(offer.action, FinalAction)
            for place in (0, -1, None):
                fields = {
                    name: rnd.choice(choices) if place is None else choices[place]
                    for name, choices in offer.fields.items()
                }
                action = offer.answer(number, decision.player, **fields)
                assert refusal(rules, state, action) is None, action
        for name, policy in rules.policies(type(decision), decision.topic).items():
            said = policy(Context(rules, state, NoChance()), number, decision, ())
            assert said is None or refusal(rules, state, said) is None, (name, said)


def _tell_nothing(rules: Ruleset, before: State, step: Step, rnd: Random) -> None:
    """Two cards that a reader saw neither before nor after a step may change places: he sees the same, and is asked
    the same. (What lies in hands was seen as it was taken, but a reader's view shows it no more.)"""
    assert step.action is not None
    viewer = rnd.choice((*before.seats, None))
    named = json.dumps(plain(step.action)).split('"')
    hidden = _hidden(before, viewer) & _hidden(step.state, viewer) - set(named)
    every = set(rules.at(step.state).board.territories)
    for alike in ([card for card in sorted(hidden) if (card in every) == lands] for lands in (True, False)):
        if len(alike) > 1:
            twin = _exchanged(before, *rnd.sample(alike, 2))
            other = apply(rules, twin, step.action, Scripted((drawn.number for drawn in step.draws), before.draws + 1))
            assert [event.seen_by(viewer) for event in other.events] == [event.seen_by(viewer) for event in step.events]
            assert view(other.state, viewer) == view(step.state, viewer)


def _hidden(state: State, viewer: Player | None) -> set[str]:
    """The scar and territory cards that a reader cannot see; coin cards are all alike and of no interest."""
    shown = {card for zone in state.zones.values() for card in zone.cards if zone.shown_to(viewer)}
    kinds = ("deck", "hand:", "scar:", "scar-deck")
    lying = {card for name, zone in state.zones.items() if name.startswith(kinds) for card in zone.cards}
    return lying - shown - set(COIN_CARDS)


def _exchanged(state: State, one: str, other: str) -> State:
    """The same game with two cards in each other's place."""
    twin, swap = state.fork(), {one: other, other: one}
    for name, zone in state.zones.items():
        twin.zones[name] = Zone(tuple(swap.get(card, card) for card in zone.cards), zone.seen_by)
    return twin
