"""The AI plays Godstorm to its end, with everything that the game has."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from godstorm_random_games import SEATS, table

from rules import NOBODY, Player, Ruleset, Seeded, State, advance, begin, default, legal, view
from rules.ai import choose
from rules.godstorm.miracles import MiraclePlayed, title, titles

SPENDS = ("to-bid", "to-summon", "to-buy", "to-play-miracle", "to-react", "to-pledge", "to-open-box")
"""The decisions that cost faith; whoever leaves them to the clock spends none."""


def played(rules: Ruleset, seed: int, miser: Player = NOBODY) -> tuple[State, Counter[str]]:
    """A whole game of AIs, and how often each kind of event and each title came up; the miser spends no faith."""
    rnd, chance, seen = Random(seed), Seeded(b"ai %d" % seed), Counter[str]()
    state = begin(rules, chance).state
    for _ in range(8000):
        if state.winners is not None:
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
            if isinstance(event, MiraclePlayed):
                seen[title(event.card)] += 1
    raise AssertionError("a game that never ends")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_end_and_use_what_there_is(players: int) -> None:
    """Ten games each: gods fight, cards are played, the Underworld is fought over."""
    seen = Counter[str]()
    for seed in range(10):
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


@pytest.mark.long
def test_no_title_stays_unplayed() -> None:
    """Four hundred games of four: every card that is played is, and Atlantis sinks."""
    seen = Counter[str]()
    for seed in range(400):
        seen += played(table(4, setup="quick"), seed)[1]
    unplayed = [name for name, data in titles().items() if data.deck != "magic" and not seen[name]]
    assert unplayed == []
    assert seen["atlantis-sank"]


@pytest.mark.long
def test_who_spends_no_faith_seldom_wins() -> None:
    """At most 12 % of 400 games of four, seats rotated."""
    rules, won = table(4, setup="quick"), 0
    for seed in range(400):
        miser = SEATS[seed % 4]
        won += miser in (played(rules, seed, miser)[0].winners or ())
    assert won <= 48, won
