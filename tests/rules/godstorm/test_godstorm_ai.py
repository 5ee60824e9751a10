"""The AI plays Godstorm to its end, with everything that the game has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from support.godstorm.random_games import SEATS, table
from support.in_part import in_part

from rules import NOBODY, Event, Player, Ruleset, Seeded, State, advance, begin, default, legal, view
from rules.ai import choose
from rules.godstorm import GODSTORM
from rules.godstorm.epochs import BidsRevealed
from rules.godstorm.faith import FaithRaised, FaithSacrificed
from rules.godstorm.gods import Gods
from rules.godstorm.godswar import GodswarFought
from rules.godstorm.miracles import MiracleDrawn, MiracleFailed, MiraclePlayed, relics
from rules.godstorm.pantheons import MAGIC
from rules.godstorm.relic_powers import (
    AEGIS,
    BOOK,
    GUNGNIR,
    MJOLNIR,
    PANDORA,
    SCALES,
    STONEHENGE,
    TABLETS,
    ArmiesGivenUp,
    BoxOpened,
)  # fmt: skip
from rules.godstorm.titles import title, titles
from rules.godstorm.underworld import ALTAR, CRYPT, spaces
from rules.house import HOUSE
from rules.risk.armies import ArmiesGranted, ArmiesMoved

RELICS = tuple(name for name, data in titles().items() if data.deck == MAGIC)
OPTIONS = {one.name: one.choices for one in GODSTORM.options}
SPENDS = ("to-bid", "to-summon", "to-buy", "to-play-miracle", "to-react", "to-pledge", "to-open-box")
"""The decisions that cost faith; whoever leaves them to the clock spends none."""


MOST_ANSWERS = 8000


def played(rules: Ruleset, seed: int, miser: Player = NOBODY) -> tuple[State, Counter[str]]:
    """A whole game of AIs, and how often each kind of event, each title, each relic's work and each held crypt or
    altar came up; the miser spends no faith."""
    rnd, chance, seen = Random(seed), Seeded(b"ai %d" % seed), Counter[str]()
    state = begin(rules, chance).state
    for _ in range(MOST_ANSWERS):
        if state.winners is not None:
            seen.update(f"{kind} held" for kind in (CRYPT, ALTAR) if _is_held(rules, state, kind))
            return state, seen
        number = state.unanswered[0]
        decision = state.pending[number]
        if decision.player == miser and decision.kind in SPENDS:
            action = default(rules, state, number)
        else:
            offers = tuple(legal(rules, state, number))
            action = choose(rules, view(state, decision.player), number, offers, rnd.randrange)
            assert any(action in offer for offer in offers), (action, offers)
        step = advance(rules, state, action, chance, "ai")
        state = step.state
        for event in step.events:
            seen[event.kind] += 1
            seen.update(_at_work(rules, state, event))
            if isinstance(event, MiraclePlayed):
                seen[title(event.card)] += 1
    raise AssertionError("a game that never ends")


def _is_held(rules: Ruleset, state: State, kind: str) -> bool:
    return any(state.land.armies(where) for where in spaces(rules, kind))


def _at_work(rules: Ruleset, state: State, event: Event) -> Iterator[str]:
    """The relics that an event shows at work."""
    match event:
        case MiracleDrawn() | FaithRaised() | FaithSacrificed() | ArmiesGranted() if event.why in RELICS:
            yield event.why
        case FaithSacrificed(count=1, why="purchase"):
            yield STONEHENGE
        case MiracleFailed():
            yield AEGIS
        case BoxOpened():
            yield PANDORA
        case ArmiesGivenUp():
            yield BOOK
        case ArmiesMoved(count=2) if event.source in spaces(rules, CRYPT):
            yield SCALES
        case BidsRevealed() if any(more for _, more in event.added):
            yield TABLETS
        case GodswarFought():
            if MJOLNIR in _relics(state, event.attacker) and event.attack_bonus % 4 == 3:
                yield MJOLNIR
            magic = MAGIC in state.parts[Gods].of(event.attacker)
            if len(event.attack_falls) > 1 and not magic and GUNGNIR in _relics(state, event.attacker):
                yield GUNGNIR


def _relics(state: State, player: Player) -> tuple[str, ...]:
    return state.zone(relics(player)).cards


@in_part("games, players", list(product((4, 10), (2, 3, 4, 5))), kept=((4, 2), (4, 4)))
def test_games_end_and_use_what_there_is(games: int, players: int) -> None:
    """Some games each: gods fight, cards are played, the Underworld is fought over."""
    seen = Counter[str]()
    for seed in range(games):
        state, told = played(table(players, setup="quick"), seed)
        assert state.winners
        seen += told
    wanted = (
        "godswar-fought",
        "miracle-played",
        "relic-gained",
        "labor-done",
        "temple-built",
        "left-heaven",
        "expanded",
    )
    assert all(seen[kind] for kind in wanted), {kind: seen[kind] for kind in wanted}


def chosen(seed: int) -> Ruleset:
    """A table of any number of players with some options changed, with one house rule in half of the games."""
    rnd = Random(seed)
    names = [name for name in OPTIONS if name not in HOUSE]
    options = {name: rnd.choice(OPTIONS[name]) for name in rnd.sample(names, 3)}
    rule = rnd.choice([name for name in OPTIONS if name in HOUSE])
    if seed % 2:
        options |= {**HOUSE[rule].wants, rule: "on"}
    return table(2 + seed % 4, **options)


@pytest.mark.long
def test_five_hundred_games(capsys: pytest.CaptureFixture[str]) -> None:
    """A hundred each of two to five players, and a hundred over options and house rules: all end, and everything
    that the game has comes up. The counts are printed."""
    games = [table(players) for players in (2, 3, 4, 5) for _ in range(100)]
    games += [chosen(seed) for seed in range(100)]
    seen, shown = Counter[str](), Counter[str]()
    for seed, rules in enumerate(games, 1000):
        state, told = played(rules, seed)
        assert state.winners
        seen += told
        shown.update(told.keys())
    wanted = [*titles(), "atlantis-sank", "sea-boiled", "eliminated", "crypt held", "altar held"]
    with capsys.disabled():
        print({name: (seen[name], shown[name]) for name in wanted})
    assert [name for name in wanted if not seen[name]] == []


@pytest.mark.long
def test_who_spends_no_faith_seldom_wins(capsys: pytest.CaptureFixture[str]) -> None:
    """At most 12 % of 400 games of four, seats rotated. How many is printed."""
    rules, won = table(4, setup="quick"), 0
    for seed in range(400):
        miser = SEATS[seed % 4]
        won += miser in (played(rules, seed, miser)[0].winners or ())
    with capsys.disabled():
        print(f"who spends no faith wins {won} of 400")
    assert won <= 48
