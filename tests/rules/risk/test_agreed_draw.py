"""Agreed draw: the game ends at once, and all who still hold land share the victory."""

from __future__ import annotations

from itertools import islice

import pytest

from rules import Game, Player, Refused, Ruleset, Seeded, State, apply, begin, default, refusal
from rules.author import GameEnded, GameIsOver, Holding
from rules.classic import CLASSIC
from rules.lotr import LOTR
from rules.risk.turn.agreed_draw import MakePeace, NotAgreed
from rules.risk.turn.concede import NotBegun
from rules.risk.turn.turns import Order

KEY = Seeded(b"peace")
GAMES = [
    pytest.param(LOTR, {"setup": "dealt"}, id="lotr"),
    pytest.param(LOTR, {"setup": "dealt", "mode": "team"}, id="team"),
    pytest.param(CLASSIC, {"mode": "secret-mission"}, id="missions"),
    pytest.param(CLASSIC, {"mode": "capital", "setup": "dealt"}, id="capital"),
]


def played(game: Game, options: dict[str, str], turns: int) -> tuple[Ruleset, State]:
    """A game of four with default answers until this many turns have begun."""
    rules = game.ruleset(game.setting(tuple(islice(game.colours, 4)), options))
    state = begin(rules, KEY).state
    while state.parts[Order].turns < turns:
        state = apply(rules, state, default(rules, state, state.unanswered[0]), KEY).state
    return rules, state


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_all_who_still_hold_land_share_it(game: Game, options: dict[str, str]) -> None:
    rules, state = played(game, options, 3)
    first, *others = state.seats
    for land in state.land.of(first):
        state.land.put(land, Holding(others[0], 1))
    for agreed in ((), (others[-1],), (first, *others[1:])):
        missing = tuple(seat for seat in others if seat not in agreed)
        assert refusal(rules, state, MakePeace(0, others[-1], agreed)) == NotAgreed(missing)
    step = apply(rules, state, MakePeace(0, others[-1], tuple(others)), KEY, by="vote")
    assert step.state.winners == tuple(others)
    assert [event for event in step.events if isinstance(event, GameEnded)] == [GameEnded(tuple(others), "agreed")]
    assert (step.state.agenda, step.state.pending, step.draws) == ([], {}, ())
    assert refusal(rules, step.state, MakePeace(0, others[-1])) == GameIsOver()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_there_is_nothing_to_share_before_the_first_turn(game: Game, options: dict[str, str]) -> None:
    rules, state = played(game, options, 0)
    with pytest.raises(Refused) as refused:
        apply(rules, state, MakePeace(0, Player(state.seats[0])), KEY)
    assert refused.value.why == NotBegun()
