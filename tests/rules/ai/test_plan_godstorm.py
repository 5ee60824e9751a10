"""The planner on the Ancient Earth: what a player who meets it there sees it do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.godstorm.random_games import table
from support.planned_turn import play_turn

from rules import Action, Seeded, State, advance, begin, legal, position, view
from rules.ai import choose
from rules.ai.godstorm.planner import plan_ancient_earth
from rules.ai.outlook import Advice
from rules.ai.strengths import A_GLANCE, PLANNERS
from rules.godstorm import score
from rules.godstorm.epochs import LAST_EPOCH, Epochs
from rules.godstorm.founding import Found
from rules.godstorm.purchases import Buy
from rules.godstorm.summoning import Build, Summon
from rules.risk.combat.invasion import Attack
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import Deploy
from rules.risk.turn.turns import TurnOrder, seats_in_play

HARD = PLANNERS["godstorm"]["hard"]
RULES = table(3)
SPENDING = (Buy, Build, Summon)
BLUE_LAST, BLUE_FIRST = ("green", "ochre", "blue"), ("blue", "green", "ochre")


def game(land: str, order: tuple[str, ...] = BLUE_FIRST, **laid: Any) -> State:
    return position(RULES, land, turn="blue", parts=(TurnOrder(order, anew=True),), **laid).state


def turn(state: State, seed: int = 1, advice: Advice = HARD) -> tuple[State, list[Action]]:
    """Blue's turn up to its march: the game then, and what blue answered."""
    return play_turn(RULES, state, "blue", advice, seed, until=ToFortify)


def points(state: State) -> int:
    return score(RULES, view(state, None), "blue").total


OUTNUMBERED = "blue: roma:4 liguria:4; green: gaul:3 dalmatia:3 apulia:3 corsica:3; ochre: *:3"


def test_nothing_is_kept_in_the_last_turn_of_all() -> None:
    """Armies serve for nothing afterwards: it attacks as long as it can, and never stops with an army to spare."""
    for seed in range(4):
        after, answers = turn(game(OUTNUMBERED, BLUE_LAST, epoch=LAST_EPOCH), seed)
        assert any(isinstance(answer, Attack) for answer in answers)
        beside = [
            t for t in after.land.of("blue") if any(after.land.owner(n) != "blue" for n in RULES.board.links_of[t])
        ]
        assert all(after.land.armies(t) == 1 for t in beside)
    _, answers = turn(game(OUTNUMBERED, BLUE_FIRST, epoch=1))
    assert not any(isinstance(answer, Attack) for answer in answers)


def test_a_continent_is_taken_in_the_last_turn_rather_than_as_many_territories() -> None:
    """The last of Hyrkania brings two points more than the weaker neighbour."""
    blue = "rus:5 scythia cimmeria roma liguria apulia corsica sicilia graecia minoa ionia"
    green = "sarmatia:2 varangia dacia thracia dalmatia anatolia hibernia caledonia anglia thule gaul"
    land = f"blue: {blue}; green: {green}; ochre: *"
    taken = [turn(game(land, BLUE_LAST, epoch=LAST_EPOCH), seed)[0].land.owner("sarmatia") for seed in range(4)]
    assert taken.count("blue") >= 3


def test_a_temple_is_built_while_it_can_pay() -> None:
    """Each brings an army and a token of faith in every turn that is left, and costs five."""
    land, gods = "blue: roma:4 liguria:4 gaul; green: iberia:3; ochre: *:2", "blue: war@roma"
    early, late = (turn(game(land, epoch=epoch, faith="blue: 5", gods=gods))[1] for epoch in (1, LAST_EPOCH - 1))
    assert next(type(answer) for answer in early if isinstance(answer, SPENDING)) is Build
    assert not any(isinstance(answer, Build) for answer in late)


@pytest.mark.parametrize(("theirs", "spends"), [(12, False), (1, True)])
def test_faith_is_kept_to_outbid_the_others_for_the_last_place(theirs: int, spends: bool) -> None:
    """Nobody can strike back at who plays last of all: before that bid only what others cannot match is spent."""
    land, gods = "blue: roma:4 liguria:4 gaul; green: iberia:3; ochre: *:2", "blue: war@roma"
    faith = f"blue: 10; green: {theirs}; ochre: {theirs}"
    state = game(land, ("green", "ochre", "blue"), epoch=LAST_EPOCH - 1, faith=faith, gods=gods, temples="roma")
    _, answers = turn(state)
    assert any(isinstance(answer, SPENDING) for answer in answers) == spends
    _, answers = turn(state, advice=PLANNERS["godstorm"]["normal"])
    assert any(isinstance(answer, SPENDING) for answer in answers), "normal does not save"


def test_the_army_of_the_god_of_war_is_the_one_that_attacks() -> None:
    """He wins ties for it: of two armies alike it is the one that is strengthened and sets out, with him."""
    green = "liguria:3 apulia:3 corsica:3 carthage:3 gaitulia:3 iberia:3 oricalcos:3"
    land = f"blue: roma:5 atlas:5; green: {green}; ochre: *:3"
    for where in ("roma", "atlas"):
        _, answers = turn(game(land, BLUE_LAST, epoch=LAST_EPOCH, gods=f"blue: war@{where}"))
        first = next(answer for answer in answers if isinstance(answer, Attack))
        assert (first.source, first.leaders) == (where, ("war",))


def test_the_god_of_war_is_set_up_where_conquests_are_within_reach() -> None:
    """Not where a temple and an army of one's own continent would be worth most."""
    land = "blue: babylon:3 sumer assyria phoenicia sheba parthia cyrenaica:7; green: carthage:2 gaitulia; ochre: *:15"
    state = game(land, step="found-temples")
    (number,) = state.unanswered
    seen, offers = view(state, state.pending[number].player), tuple(legal(RULES, state, number))
    answer = choose(RULES, seen, number, offers, Random(1).randrange, HARD)
    assert isinstance(answer, Found)
    assert answer.god_at == "cyrenaica"


def test_a_spent_budget_still_gives_an_answer() -> None:
    _, answers = turn(game(OUTNUMBERED), advice=plan_ancient_earth(0, saves=True))
    assert isinstance(answers[0], Deploy)


def test_the_same_turn_again_and_in_another_world_that_looks_alike() -> None:
    """What others hold in hand makes no difference, only how many cards."""
    land = "blue: roma:6 liguria:6 gaul:2; green: iberia:3 dalmatia:2; ochre: *:2"
    faith = "blue: 6; green: 4; ochre: 4"
    worlds = [
        game(land, epoch=3, faith=faith, gods="blue: war@roma; green: war@iberia", miracles=hands)
        for hands in ("green: storms_rage; ochre: heroes_are_born", "green: time_stands_still; ochre: siren_calls")
    ]
    first, again, other = (turn(world, 5)[1] for world in (worlds[0], *worlds))
    assert first == again == other
    assert len(first) > 4


@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.long)])
def test_games_of_its_like_end(players: int) -> None:
    """With all that happens in them: each answer was offered."""
    rules, chance, pick = table(players, setup="quick"), Seeded(b"%d" % players), Random(players).randrange
    advice, state = plan_ancient_earth(A_GLANCE, saves=True), begin(rules, chance).state
    while state.winners is None:
        number = state.unanswered[0]
        seen, offers = view(state, state.pending[number].player), tuple(legal(rules, state, number))
        action = choose(rules, seen, number, offers, pick, advice)
        assert any(action in offer for offer in offers)
        state = advance(rules, state, action, chance).state
    assert state.parts[Epochs].now == LAST_EPOCH or len(seats_in_play(state)) == 1


def test_points_come_before_armies_in_the_last_turn_of_ones_own() -> None:
    """Green, who is beside, has no turn left, and ochre is far away: what an army holds is worth more than the army."""
    blue, green = "roma:5 liguria:5 apulia:5", "gaul:2 dalmatia:2 corsica:2 sicilia:2 iberia:2 graecia:2"
    state = game(f"blue: {blue}; green: {green}; ochre: *:3", ("green", "blue", "ochre"), epoch=LAST_EPOCH)
    lands = [len(turn(state, seed)[0].land.of("blue")) for seed in range(6)]
    assert sum(lands) >= 7 * len(lands)


def spaces_taken(below: str, advice: Advice = HARD) -> int:
    """How many crypts and altars blue has after the last turn of all, with eighteen fallen."""
    land = f"blue: roma kurnugia:18; green: gaul:9 dalmatia:9 north-gate:5 {below}; ochre: *:9"
    after, _ = play_turn(RULES, game(land, BLUE_LAST, epoch=LAST_EPOCH), "blue", advice)
    return score(RULES, view(after, None), "blue").spaces


def test_in_the_last_turn_the_fallen_take_the_whole_underworld() -> None:
    """They do not walk into a corner from which nothing is left to take; *normal* does."""
    guarded = "southeast-gate:5 southwest-crypt:2 west-altar:2 south-vale:9"
    assert spaces_taken(guarded) == 6
    assert spaces_taken(guarded, PLANNERS["godstorm"]["normal"]) < 6


def test_in_the_last_turn_the_fallen_storm_the_weakest_gate() -> None:
    assert spaces_taken("southeast-gate:9 southwest-gate:9") >= 4
