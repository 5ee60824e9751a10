"""The planner in Legacy: what a player who meets it there sees it do."""

from __future__ import annotations

from random import Random
from typing import Any

from support.legacy.position import FOUR, War, opening, position
from support.planned_turn import play_turn

from rules import Action, State, Territory, legal, view
from rules.ai import choose
from rules.ai.strengths import PLANNERS
from rules.legacy.campaign.campaign import City
from rules.legacy.setup.mustering import Muster, ToMuster
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack
from rules.risk.turn.rounds import Rounds

HARD = PLANNERS["legacy"]["hard"]
ALL = FOUR.split()
FAR_AWAY = {"blue": "argentina:17", "yellow": "madagascar:17", "green": "eastern_australia:20"}
AT_HOME = "blue: argentina; yellow: madagascar; green: eastern_australia"


def war(
    red: str,
    home: str,
    others: dict[str, str] = FAR_AWAY,
    at: str = AT_HOME,
    rounds: int = 6,
    tokens: int = 1,
    **more: Any,
) -> War:
    """Red's turn to fight in a later round, in which everybody has one headquarters and a star besides (red: so many
    `tokens`); `more` is what `position` takes."""
    seats = tuple(ALL)
    return position(
        {"red": red, **others},
        seats=FOUR,
        headquarters=f"red: {home}; {at}",
        stars=dict.fromkeys(seats, 1) | {"red": tokens},
        parts=(Rounds(rounds - 1, counted=True),),
        **more,
    )


def turn(game: War) -> tuple[State, list[Action]]:
    return play_turn(game.rules, game.state, "red", HARD)


def test_a_party_settles_a_continent_and_the_others_guard_headquarters() -> None:
    """Nobody is near North America: whoever goes there leaves home with more guards than the largest army beside it."""
    after, answers = turn(war("central_america:20", "central_america"))
    assert any(isinstance(answer, Expand) for answer in answers)
    assert len(after.land.of("red")) >= 6
    assert after.land.armies("central_america") >= 8


def test_nobody_walks_beside_a_large_army_that_sits_still() -> None:
    """It has not moved for rounds, and would have somebody to attack then."""
    sleeping = {"blue": "argentina:40", "yellow": "madagascar:40", "green": "indonesia:40"}
    game = war(
        "eastern_australia:14", "eastern_australia", sleeping, "blue: argentina; yellow: madagascar; green: indonesia"
    )
    after, answers = turn(game)
    assert not any(isinstance(answer, Attack | Expand) for answer in answers)
    assert after.land.of("red") == ("eastern_australia",)


RAID = {
    "blue": "afghanistan:10 argentina:3",
    "yellow": "western_australia:2 madagascar:17",
    "green": "peru:4 quebec:2",
}
"""Whoever takes two headquarters wins: Yellow's lie beside a party of Red's, the others far from Red's own, which Blue
could take."""


def test_headquarters_are_left_last_and_not_bare() -> None:
    """The party goes first: if it fails, those at home have not left. Of them some stay."""
    at = "blue: argentina; yellow: western_australia; green: quebec"
    _, answers = turn(war("india:12 indonesia:4 siam", "india", RAID, at))
    first, leaving = answers[0], next(a for a in answers if isinstance(a, Expand) and a.source == "india")
    assert isinstance(first, Attack)
    assert (first.source, first.target) == ("indonesia", "western_australia")
    assert 12 - leaving.count >= 3


WITH_CITIES = ("iceland", "brazil", "alaska", "siam", "peru", "japan")
CITIES = {Territory(where): City("minor", where, "ann") for where in WITH_CITIES}


def test_the_star_of_the_open_mission_is_an_aim() -> None:
    """A sixth city behind a wall: its star is the fourth. Whoever wants nothing but a card takes it from one army."""
    others = {**FAR_AWAY, "blue": "argentina:17 japan:6 mongolia"}
    held, lasting = "iceland brazil alaska siam peru kamchatka:10", {"game": 2, "cities": CITIES}
    for lies, target in (({"mission": "superior_infrastructure"}, "japan"), ({}, "mongolia")):
        _, answers = turn(war(held, "alaska", others, tokens=2, lasting=lasting, **lies))
        assert next(each.target for each in answers if isinstance(each, Attack)) == target


def test_it_starts_where_it_has_room() -> None:
    """Nobody starts in Oceania, which one neighbour can close."""
    game = opening(FOUR).until(ToMuster)
    homes = []
    while isinstance(game.asked(), ToMuster):
        number = game.number()
        seat, offers = game.state.pending[number].player, tuple(legal(game.rules, game.state, number))
        answer = choose(game.rules, view(game.state, seat), number, offers, Random(1).randrange, HARD)
        assert isinstance(answer, Muster)
        homes.append(answer.where)
        game.play(Muster, answer.faction, answer.where, by=seat)
    region_of = game.rules.board.region_of
    assert len(homes) == 4
    assert "oceania" not in {region_of[home] for home in homes}
