"""Properties of every game of Middle-earth, checked over random games of every mode and number of players."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from itertools import chain, combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import decode, encode
from support.in_part import in_part
from support.lotr.random_games import TABLES, again, any_answer, attempt, rout, run, table, walk, walk_on
from support.lotr.tables import EVERY, SEATS
from support.random_games.random_answers import pick, spoilt

from rules import (
    Player,
    Ruleset,
    Seeded,
    State,
    Step,
    apply,
    begin,
    default,
    legal,
    plain,
    refusal,
    ruleset,
    take_back,
    view,
)
from rules.author import EVERYONE, CardsMoved, Zone, ZoneLaid
from rules.house import house_options
from rules.kernel import snapshot
from rules.kernel.context import Context
from rules.lotr import LOTR
from rules.lotr.adventures import tales
from rules.lotr.captains import Captains
from rules.lotr.deck import all_cards
from rules.lotr.editions import WHOLE
from rules.orders import NO_DETAILS
from rules.risk.turn.cards import DECK, WILDS, hand
from rules.risk.turn.turns import Order

GAMES = [pytest.param(name, id=name) for name in TABLES]
PLAYED, ROUTED = list(TABLES)[::2], list(TABLES)[1::2]
"""The tables of which the check has a whole game, and a rout."""
GROWS = {
    "armies-placed": lambda e: e.count,
    "garrison-raised": lambda e: e.count,
    "stationed": lambda e: e.count,
    "claimed": lambda e: 1,
    "land-taken": lambda e: e.armies,
    "armies-lost": lambda e: -e.count,
    "battle-fought": lambda e: -e.attacker_lost - e.defender_lost,
}
"""The only events that may change the number of regiments."""


def facts(state: State) -> tuple[object, ...]:
    """The parts of the state that only events may write."""
    return state.seats, state.active, dict(state.land.holdings), state.zones, state.parts, state.winners


def regiments(state: State) -> int:
    return sum([holding.armies for holding in state.land.holdings.values()])


def check_fold(before: State, step: Step) -> None:
    """Applying the events to the old state gives the new one; regiments change only by the events above."""
    folded = before.fork()
    had = regiments(folded)
    for event in step.events:
        event.apply(folded)
        now = regiments(folded)
        assert now - had == GROWS.get(event.kind, lambda e: 0)(event), event
        had = now
    assert facts(folded) == facts(step.state)


def check_board(rules: Ruleset, state: State) -> None:
    """Nobody stands on an empty land, captains stand on their own, and the counters agree with the board."""
    holdings = state.land.holdings
    assert [where for where, holding in holdings.items() if holding.armies < 1] == []
    lands = [(where, who) for who in (*state.seats, Player("neutral")) for where in state.land.of(who)]
    assert len(lands) == len(state.land)
    assert dict(lands) == {where: holding.owner for where, holding in holdings.items()}
    for seat in state.seats:
        standing = state.parts[Captains].at(seat)
        assert len(standing) == len(set(standing)) <= rules.numbers.most_captains
        assert all(state.land.owner(t) == seat for t in standing)
    if not state.parts[Order].turns:
        return
    assert sorted(chain.from_iterable([zone.cards for zone in state.zones.values()])) == every_card(rules)


@cache
def every_card(rules: Ruleset) -> list[str]:
    """All cards of the edition, sorted."""
    return sorted([*rules.board.territories, *WILDS, *adventures(rules)])


def adventures(rules: Ruleset) -> tuple[str, ...]:
    """The Adventure cards of the edition."""
    return all_cards("mission", "event", "power", boxes=rules.numbers.boxes)


def check_json(rules: Ruleset, state: State) -> State:
    """Written as JSON and read again, the game is the same."""
    text = snapshot.snapshot_text(state)
    read = snapshot.read_snapshot(rules, json.loads(text))
    assert snapshot.snapshot_text(read) == text
    assert snapshot.fingerprint(read) == snapshot.fingerprint(state)
    return read


def check_menus(rules: Ruleset, state: State, rnd: Random) -> None:
    """Every open decision can be answered; offers, defaults and standing answers pass the checks."""
    for number, decision in state.pending.items():
        for offer in legal(rules, state, number):
            for chosen in (dict.fromkeys(offer.fields, 0), dict.fromkeys(offer.fields, -1), None):
                fields = {
                    name: choices[chosen[name]] if chosen else rnd.choice(choices)
                    for name, choices in offer.fields.items()
                }
                action = offer.answer(number, decision.player, **fields)
                assert refusal(rules, state, action) is None, action
        assert refusal(rules, state, default(rules, state, number)) is None
        for name, policy in rules.answering(type(decision)).policies.items():
            answer = policy(Context.of(rules, state, None), number, decision, NO_DETAILS)  # type: ignore[arg-type]
            assert answer is None or refusal(rules, state, answer) is None, (name, answer)


def secrets(state: State, viewer: Player | None) -> dict[str, Zone]:
    return {name: zone for name, zone in state.zones.items() if not zone.shown_to(viewer)}


def check_secrets(rules: Ruleset, step: Step) -> None:
    """Neither events nor views show a reader a card that he may not see."""
    for viewer in (*rules.seats, None):
        hidden = {card for zone in secrets(step.state, viewer).values() for card in zone.cards}
        told = [event.redact_for(viewer) for event in step.events]
        shown = encode([plain(told), plain(list(view(step.state, viewer).parts.values()))]).decode()
        for card in hidden.intersection(adventures(rules)).difference(rules.board.territories):
            assert f'"{card}"' not in shown, (viewer, card)
        for event in told:
            if isinstance(event, CardsMoved) and not {EVERYONE, viewer} & set(event.seen):
                assert not any(event.cards)
            if isinstance(event, ZoneLaid) and event.shown not in (EVERYONE, viewer):
                assert not any(event.cards)


def shuffled_secrets(state: State, viewer: Player | None, rnd: Random) -> State:
    """The same game to `viewer`, with the cards that he cannot see shuffled, kind by kind."""
    twin = state.fork()
    for deck, of in ((DECK, hand), ("adventures", tales)):
        names = [name for name in (deck, *map(of, state.seats)) if name in secrets(state, viewer)]
        cards = [card for name in names for card in state.zones[name].cards]
        rnd.shuffle(cards)
        for name in names:
            count = len(state.zones[name].cards)
            twin.zones[name] = Zone(tuple(cards[:count]), state.zones[name].seen_by)
            cards = cards[count:]
    return twin


def check_ignorance(rules: Ruleset, state: State, rnd: Random) -> None:
    """What a reader sees, the waiting players and his own offers do not depend on cards hidden from him."""
    for viewer in (*rules.seats, None):
        twin, seen = shuffled_secrets(state, viewer, rnd), view(state, viewer)
        assert all(decision.player == viewer for decision in seen.mine.values())
        assert view(twin, viewer) == seen
        for number, decision in state.pending.items():
            if decision.player == viewer:
                assert list(legal(rules, twin, number)) == list(legal(rules, state, number))


def check_replay(rules: Ruleset, before: State, step: Step) -> None:
    """The recorded draws lead to the same position and the same events."""
    chance = again(step, before)
    twice = begin(rules, chance) if step.action is None else apply(rules, before, step.action, chance, step.by)
    assert snapshot.snapshot_text(twice.state) == snapshot.snapshot_text(step.state)
    assert (twice.events, twice.draws) == (step.events, step.draws)


def check_undo(before: State, step: Step) -> None:
    """After an undo everything is as before, except the counters."""
    back = take_back(before, step.state)
    assert facts(back) == facts(before)
    assert (back.agenda, back.pending, back.replies) == (before.agenda, before.pending, before.replies)
    assert (back.draws, back.decisions_asked) == (step.state.draws, step.state.decisions_asked)


@in_part(
    "name, eager", list(product(TABLES, (False, True))), kept=[(name, k % 2 == 1) for k, name in enumerate(PLAYED)][::2]
)
def test_a_whole_game(name: str, eager: bool) -> None:
    """Step by step: never stuck, input unchanged, events the only writers, JSON, replay, undo, menus, secrets."""
    rules = table(name, concede="neutral" if eager else "ai")
    check_all(rules, walk(rules, len(name), eager), Random(name))


@in_part("name", list(TABLES), kept=ROUTED)
def test_a_rout(name: str) -> None:
    """The same with one player overrunning the others: eliminations, hands taken over, trades, conquest."""
    rules = table(name, setup="dealt")
    check_all(rules, walk_on(rules, rout(rules, len(name)), len(name), eager=True), Random(name))


def check_all(rules: Ruleset, steps: Iterable[tuple[State, Step]], rnd: Random) -> None:
    for before, step in steps:
        check_fold(before, step)
        check_board(rules, step.state)
        check_undo(before, step)
        if rnd.random() < 0.1:
            read = check_json(rules, before) if step.action else before
            check_replay(rules, read, step)
            check_menus(rules, step.state, rnd)
            check_secrets(rules, step)
            check_ignorance(rules, step.state, rnd)
            assert all(rules.events.read(decode(encode(plain(event)))) == event for event in step.events)


@cache
def openings(name: str) -> State:
    """A game at its first captains, with the empty territories dealt."""
    return begin(table(name, setup="dealt"), Seeded(b"openings")).state


@given(st.sampled_from(sorted(TABLES)), st.lists(st.integers(0, 2**32), min_size=20, max_size=120))
@settings(max_examples=15, deadline=None, derandomize=True)
def test_spoilt_answers_are_refused_or_taken(name: str, picks: list[int]) -> None:
    """An answer with one change is refused with a typed reason or accepted, without a crash or a change of its
    input."""
    rules, chance = table(name, setup="dealt"), Seeded(b"spoilt")
    state = openings(name)
    for seed in picks:
        if state.winners is not None:
            return
        rnd = Random(seed)
        number = rnd.choice(list(state.pending))
        action = pick(rules, state, number, rnd)
        text = snapshot.snapshot_text(state)
        for _ in range(8):
            step = attempt(rules, state, spoilt(action, state, rnd), chance)
            if step is not None:
                check_fold(state, step)
                check_board(rules, step.state)
        assert snapshot.snapshot_text(state) == text
        state = apply(rules, state, action, chance).state


@given(st.sampled_from(sorted(TABLES)), st.lists(st.integers(0, 2**32), max_size=200))
@settings(max_examples=15, deadline=None, derandomize=True)
def test_however_it_begins(name: str, picks: list[int]) -> None:
    """From the first captains on: after any answers the next position is valid and someone can act."""
    rules, chance = table(name, setup="dealt"), Seeded(b"begins")
    state = openings(name)
    for seed in picks:
        if state.winners is not None:
            return
        rnd = Random(seed)
        step = apply(rules, state, any_answer(rules, state, rnd), chance)
        check_fold(state, step)
        check_board(rules, step.state)
        state = step.state
    assert state.winners is not None or any(number not in state.replies for number in state.pending)


RARE = {"tie-thrown", "reshuffled", "territory-card-earned", "uprising-revealed", "seen-before", "armies-forfeited"}
"""Events that random games may never tell: the rulebook's cases do, or the kernel's, where steps are taken back."""
OF_OTHER_GAMES = {"rounds-set-back", "player-knocked-out", "armies-unavailable"}
"""What only another game of the family, or a house rule, can do with the modules that it shares with this one."""
OWN = {"mode", "edition"} | {option.name for option in house_options((WHOLE,))}
OPTIONS = [option for option in LOTR.options if option.name not in OWN]
"""A table's other options; mode and edition belong to the tables, house rules have games of their own."""
CHOICES = [(option.name, choice) for option in OPTIONS for choice in option.choices]
TURNED = [(option.name, choice) for option in OPTIONS for choice in option.choices if choice != option.default]


@in_part("option, choice", CHOICES, kept=TURNED[::4])
def test_each_option_on_and_off(option: str, choice: str) -> None:
    """A whole game with each choice of each option, in a table where it matters: it ends, and its events tell it
    all. In the check the other tests have the defaults, and `test_options_together` every choice.
    """
    name = {"ring-hunt": "team", "partners": "alliance", "conquest": "two"}.get(
        option, "two" if "neutral" in option else "three"
    )
    rules = table(name, **{"setup": "dealt", option: choice})
    for before, step in walk(rules, len(option) + len(choice)):
        check_fold(before, step)
        check_board(rules, step.state)


@in_part("edition, mode, players", EVERY, kept=EVERY[::3])
def test_every_edition_mode_and_number(edition: str, mode: str, players: int) -> None:
    """Each edition in each of its modes with each number of players: a random game ends, and its board is whole."""
    rules = ruleset(LOTR.setting(SEATS[players], {"edition": edition, "mode": mode, "setup": "dealt"}))
    state = run(rules, players)
    assert state.winners
    assert len(rules.seats) == players
    check_board(rules, state)


@given(
    st.sampled_from(sorted(TABLES)),
    st.fixed_dictionaries({o.name: st.sampled_from(o.choices) for o in OPTIONS if o.name != "setup"}),
    st.integers(0, 2**32),
)
@settings(max_examples=40, deadline=None, derandomize=True)
def test_options_together(name: str, options: dict[str, str], seed: int) -> None:
    """Any options together: forty tables drawn at random hold every pair of choices; each game ends."""
    rules = table(name, setup="dealt", **options)
    state = run(rules, seed)
    assert state.winners
    check_board(rules, state)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_every_pair_of_options(name: str) -> None:
    """Every pair of choices that are not the default, each in a whole game of every table."""
    turned = [(option.name, choice) for option in OPTIONS for choice in option.choices[1:]]
    for seed, (one, other) in enumerate(combinations(turned, 2)):
        if one[0] != other[0]:
            rules = table(name, **dict([("setup", "dealt"), one, other]))
            check_board(rules, run(rules, seed))


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_many_games(name: str) -> None:
    """Two hundred random games of each table, all of which end."""
    rules = table(name, concede="neutral")
    for seed in range(200):
        check_board(rules, run(rules, seed))


def test_every_kind_of_event_is_met() -> None:
    """The random games cover nearly every kind of event; no more are played than it takes to see that."""
    unmet = {kind for name in TABLES for kind in table(name).events.kinds} - RARE - OF_OTHER_GAMES
    for seed, name in product(range(3), TABLES):
        rules = table(name, setup="dealt", concede="neutral")
        for game in (walk(rules, seed, eager=seed % 2 == 0), walk_on(rules, rout(rules, seed), seed, eager=True)):
            unmet.difference_update(event.kind for _, step in game for event in step.events)
        if not unmet:
            break
    assert unmet == set()
