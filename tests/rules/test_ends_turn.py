"""Whether an answer ends its player's turn is known before it is given, in every game; and whether it can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from support.classic.position import field as world
from support.classic.random_games import any_answer as any_classic
from support.classic.random_games import table as classic
from support.godstorm.position import BLUE
from support.godstorm.position import field as ancient
from support.godstorm.random_games import any_answer as any_godstorm
from support.godstorm.random_games import table as godstorm
from support.legacy.random_games import any_answer as any_legacy
from support.legacy.random_games import table as legacy
from support.lotr.position import position as middle_earth
from support.lotr.random_games import any_answer as any_lotr
from support.lotr.random_games import table as lotr
from support.random_games.game_in_progress import UnderWay

from rules import NOBODY, Action, Ruleset, Seeded, State, apply, begin
from rules.author import ToReact
from rules.godstorm.pantheons import HEAVENS, UNDERWORLD
from rules.godstorm.underworld import Embarkation, LeaveHeaven
from rules.risk.combat.invasion import Attack, Combat, ToFight
from rules.risk.turn.fortify import Fortification, Fortify
from rules.risk.turn.reinforce import Deploy, Finish, Reinforcement
from rules.risk.turn.steps import can_be_undone, can_pass_back, ends_turn, is_turn_over

Answer = Callable[[Ruleset, State, Random], Action]


def ends(game: UnderWay, action: Action) -> bool:
    return ends_turn(game.rules, game.state, action)


def finish(game: UnderWay) -> Finish:
    return Finish(game.number(), game.state.active)


def march(game: UnderWay, source: str, target: str, leaders: tuple[str, ...] = ()) -> Any:
    return Fortify(game.number(), game.state.active, source, target, 1, leaders)  # type: ignore[arg-type]


def test_the_last_march_ends_the_turn_where_no_step_follows() -> None:
    classic_game = world(hold={"red": "alaska:3 alberta:1"}, step=Fortification)
    assert ends(classic_game, march(classic_game, "alaska", "alberta"))
    assert ends(classic_game, finish(classic_game))
    lotr_game = middle_earth(hold={"green": "harad:4 near_harad:2"}, captains={"green": "harad"}, step=Fortification)
    assert ends(lotr_game, march(lotr_game, "harad", "near_harad"))
    with_captain = march(lotr_game, "harad", "near_harad", ("captain",))
    assert not ends(lotr_game, with_captain)  # A mission may still be declared.


def test_a_step_that_another_follows_does_not_end_the_turn() -> None:
    fighting = world(hold={"red": "alaska:3 alberta:1"}, step=Combat)
    assert not ends(fighting, finish(fighting))
    heaven = ancient(hold={"blue": f"gaul:5 iberia:2 {HEAVENS[BLUE]}:3"}, step=Fortification)
    assert not ends(heaven, finish(heaven))
    leaving = ancient(hold={"blue": f"gaul:5 {HEAVENS[BLUE]}:3"}, step=Embarkation)
    gate = next(where for where in leaving.rules.board.realms[UNDERWORLD].of_kind["gate"])
    assert ends(leaving, LeaveHeaven(leaving.number(), BLUE, gate, 1)) is False
    assert not ends(leaving, finish(leaving))  # The three can attack a gate of others.


def test_what_can_be_taken_back_is_known_before_it_is_done() -> None:
    placing = world(hold={"red": "alaska:3 alberta:1"}, step=Reinforcement)
    count = placing.asked().count  # type: ignore[attr-defined]
    placed = Deploy(placing.number(), placing.state.active, "alaska", count)  # type: ignore[arg-type]
    assert can_be_undone(placing.rules, placing.state, placed)
    fighting = world(hold={"red": "alaska:3", "blue": "kamchatka:1"}, step=Combat)
    attack = Attack(fighting.number(), fighting.state.active, "alaska", "kamchatka", 2)  # type: ignore[arg-type]
    assert not can_be_undone(fighting.rules, fighting.state, attack)
    last = world(hold={"red": "alaska:3 alberta:1"}, step=Fortification)
    assert not can_be_undone(last.rules, last.state, finish(last))


def test_steps_can_be_passed_back_as_far_as_nothing_is_drawn() -> None:
    fighting = world(hold={"red": "alaska:3 alberta:1"}, step=Combat)
    player = fighting.state.active
    assert can_pass_back(fighting.rules, fighting.state, player, lambda decision: not isinstance(decision, ToFight))
    assert not can_pass_back(fighting.rules, fighting.state, player, lambda decision: False)


def foretold(rules: Ruleset, seed: int, answer: Answer, turns: int) -> int:
    """Play so many turns at random; raises where what was foretold of an answer did not come. How many ended a turn.

    An attack, whose dice nobody can foretell, may end it by winning.
    """
    rnd, chance = Random(seed), Seeded(b"%d" % seed)
    state, ended, begun = begin(rules, chance).state, 0, 0
    said: list[tuple[Action, bool]] = []
    while begun <= turns and state.winners is None:
        action = answer(rules, state, rnd)
        decision = state.pending.get(action.decision)
        own = decision is not None and action.player == state.active and not isinstance(decision, ToReact)
        if own and said and said[-1][1]:
            assert not isinstance(action, Finish | Deploy | Fortify), (said[-1][0], action)
        if own:
            said.append((action, ends_turn(rules, state, action)))
        player, step = state.active, apply(rules, state, action, chance)
        if player != NOBODY and said and is_turn_over(step, player):
            if step.state.winners is None and not isinstance(said[-1][0], Attack):
                assert said[-1][1], (said[-1][0], action)
                ended += 1
            said, begun = [], begun + 1
        state = step.state
    return ended


TABLES: Sequence[tuple[Ruleset, Answer]] = (
    (classic("conquest", "world", 3, setup="dealt"), any_classic),
    (classic("conquest", "world", 3, "general_mobilisation", setup="dealt"), any_classic),
    (lotr("three"), any_lotr),
    (godstorm(3), any_godstorm),
    (legacy(3), lambda rules, state, rnd: any_legacy(rules, state, rnd, eager=True)),
)


AT_EACH = pytest.mark.parametrize(("rules", "answer"), TABLES, ids=lambda given: getattr(given, "name", ""))


@AT_EACH
def test_what_is_foretold_of_an_answer_comes_true(rules: Ruleset, answer: Answer) -> None:
    assert foretold(rules, 1, answer, turns=6) >= 3


@pytest.mark.long
@AT_EACH
@pytest.mark.parametrize("seed", range(2, 32))
def test_what_is_foretold_comes_true_in_many_games(rules: Ruleset, answer: Answer, seed: int) -> None:
    foretold(rules, seed, answer, turns=40)
