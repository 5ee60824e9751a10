"""The planner: what it reckons with, and what a player who plays against it sees it do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from support.planned_turn import play_turn

from rules import GAMES, NOBODY, Action, Player, Ruleset, Seeded, State, advance, legal, position, ruleset, view
from rules.ai import ADVICE, choose
from rules.ai.classic.planner import plan_world
from rules.ai.outlook import Advice, advice_in
from rules.ai.plan import answers
from rules.ai.plan.losses import chance_of, losses_with
from rules.ai.plan.operations import Operation
from rules.ai.plan.terms import BUDGET
from rules.classic import SetsTraded
from rules.risk import Attack, Deploy, MoveIn, Trade
from rules.risk.odds.invasion_odds import PLAIN, invasion_odds
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.turns import seats_in_play

THREE = ("red", "blue", "green")
HARD = plan_world(BUDGET)


def rules_of(mode: str = "conquest", seats: tuple[str, ...] = THREE, **options: str) -> Ruleset:
    return ruleset(GAMES["classic"].setting(tuple(map(Player, seats)), {"mode": mode, **options}))


def answers_of(rules: Ruleset, state: State, seed: int = 1, advice: Advice = HARD) -> tuple[State, list[Action]]:
    """Play red's turn up to its march: the game then, and what red answered."""
    return play_turn(rules, state, "red", advice, seed, until=ToFortify)


def test_losses_are_those_of_the_exact_odds() -> None:
    against = losses_with(PLAIN)
    assert against(0) == (0.0, 0.0)
    for defenders in (1, 2, 5, 12):
        odds = invasion_odds(200, defenders, PLAIN)
        assert against(defenders).mean == pytest.approx(odds.attacker_loses, abs=1e-6)
        attackers = defenders + 6
        lost = against(defenders)
        guessed = chance_of(attackers - lost.mean, lost.variance)
        assert guessed == pytest.approx(invasion_odds(attackers, defenders, PLAIN).win, abs=0.08)
    assert against(400).mean == pytest.approx(10 * against(40).mean)


WEAK_BLUE = "red: brazil:3 north_africa:6; blue: egypt east_africa congo; green: *:2"


def test_a_weak_seat_is_eliminated_for_its_cards() -> None:
    """With the ninth set to come red places all beside blue, whose hand then brings it."""
    rules = rules_of()
    held = "red: alaska alberta; blue: japan brazil argentina congo"
    state = position(rules, WEAK_BLUE, hands=held, parts=(SetsTraded(8),)).state
    for seed in range(6):
        after, answers = answers_of(rules, state, seed)
        placed = [answer for answer in answers if isinstance(answer, Deploy)]
        assert placed[0].where == "north_africa"
        if "blue" not in seats_in_play(after):
            assert sum(isinstance(answer, Trade) for answer in answers) >= 1
            return
    pytest.fail("blue was never eliminated")


def test_it_does_not_run_into_what_it_cannot_beat() -> None:
    rules = rules_of()
    state = position(
        rules, "red: alaska:2 peru:2; blue: kamchatka:9 brazil:9 venezuela:9 argentina:9; green: *:9"
    ).state
    after, _ = answers_of(rules, state)
    assert after.land.of("red") == ("alaska", "peru")


def test_a_region_within_reach_is_completed() -> None:
    rules = rules_of()
    land = "red: eastern_australia western_australia:9 new_guinea; blue: indonesia:2 siam:3; green: *:4"
    state = position(rules, land).state
    taken = [answers_of(rules, state, seed)[0].land.owner("indonesia") for seed in range(5)]
    assert taken.count("red") >= 4


def test_a_mission_is_fulfilled_where_that_is_one_conquest_away() -> None:
    """Not the weakest neighbour is attacked but the territory that wins."""
    rules = rules_of("secret-mission", ("red", "blue", "green"))
    board = rules.board
    wanted = [
        t
        for name in ("north_america", "africa")
        for t in board.regions[name].territories
        if t not in ("egypt", "north_africa")
    ]
    land = f"red: {' '.join(wanted)} north_africa:8; blue: egypt:2 brazil middle_east; green: *"
    state = position(rules, land, missions="red: north_america_africa").state
    after, _ = answers_of(rules, state)
    assert after.winners == ("red",)


def test_headquarters_that_win_are_taken() -> None:
    rules = rules_of("capital")
    land = "red: alaska:12 brazil:3; blue: kamchatka:2 japan; green: *:2"
    capitals = "red: brazil; blue: kamchatka; green: alberta"
    state = position(rules, land, capitals=capitals).state
    wins = [answers_of(rules, state, seed)[0].winners == ("red",) for seed in range(5)]
    assert sum(wins) >= 4


def test_armies_follow_to_where_the_turn_goes_on() -> None:
    """Behind is nobody left to fight: nothing but the one who must stay remains there."""
    rules = rules_of()
    land = "red: eastern_australia western_australia new_guinea:12; blue: indonesia siam; green: *:3"
    state = position(rules, land).state
    _, answers = answers_of(rules, state)
    moved = [answer for answer in answers if isinstance(answer, MoveIn)]
    assert moved[0].count >= 6


def test_a_spent_budget_still_gives_an_answer() -> None:
    rules = rules_of()
    state = position(rules, WEAK_BLUE).state
    _, answers = answers_of(rules, state, advice=plan_world(0))
    assert isinstance(answers[0], Deploy)


def test_thousands_of_armies_are_no_matter() -> None:
    """No number overflows, and one battle is answered as quickly as another."""
    rules = rules_of()
    land = "red: alaska:5000 alberta:700; blue: kamchatka:4000 northwest_territory:900; green: *:300"
    state = position(rules, land).state
    for _ in range(60):
        number = state.unanswered[0]
        seat = state.pending[number].player
        offers = tuple(legal(rules, state, number))
        action = choose(rules, view(state, seat), number, offers, lambda size: 0, HARD)
        state = advance(rules, state, action, Seeded(b"dice")).state
    assert state.land.owner("alaska") != NOBODY


@pytest.mark.parametrize("rule", ["calculated-risks", "general-mobilisation", "single-front"])
def test_where_no_turn_is_planned_easy_answers(rule: str) -> None:
    rules = rules_of(**{rule: "on"})
    assert advice_in(rules, HARD).answers == advice_in(rules, ADVICE["classic"]).answers
    assert advice_in(rules_of(), HARD).answers != advice_in(rules_of(), ADVICE["classic"]).answers


def test_the_same_turn_again_and_in_another_world_that_looks_alike() -> None:
    """What others hold in hand makes no difference, only how many cards."""
    rules = rules_of()
    land = "red: north_africa:9 brazil:3 egypt; blue: congo:2 east_africa:3 peru:2; green: *:2"
    worlds = [
        position(rules, land, hands=f"red: alaska; blue: {cards}", parts=(SetsTraded(8),)).state
        for cards in ("japan argentina congo", "peru ural wild_1")
    ]
    first, again, other = (answers_of(rules, world, 5)[1] for world in (worlds[0], *worlds))
    assert first == again == other
    assert len(first) > 2


def test_thousands_of_armies_are_thought_over_once_a_conquest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn of hundreds of battles looks at what to do a few times for each territory that falls, not at every throw:
    so it takes a tenth of a second with 5,000 armies too."""
    rules, looks = rules_of(), 0
    others = [where for where in rules.board.region_of if where not in ("brazil", "alaska", "siam")]
    blue, green = (" ".join(f"{where}:20" for where in half) for half in (others[::2], others[1::2]))
    state = position(rules, f"red: brazil:1000 alaska:1000 siam:1000; blue: {blue}; green: {green}").state
    operations = answers.operations

    def count(*asked: Any) -> Iterator[Operation]:
        nonlocal looks
        looks += 1
        return operations(*asked)

    monkeypatch.setattr(answers, "operations", count)
    after, played = answers_of(rules, state)
    fallen = len(after.land.of(Player("red"))) - 3
    assert sum(isinstance(answer, Attack) for answer in played) > 200
    assert looks < 4 * fallen
