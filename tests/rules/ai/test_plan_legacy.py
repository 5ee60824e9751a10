"""The planner in Legacy: what a player who meets it there sees it do."""

from __future__ import annotations

from random import Random

from support.legacy.position import FOUR, War, opening, position
from support.planned_turn import play_turn

from rules import Action, State, legal, view
from rules.ai import choose
from rules.ai.strengths import PLANNERS
from rules.legacy.setup.mustering import Muster, ToMuster
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack
from rules.risk.turn.rounds import Rounds

HARD = PLANNERS["legacy"]["hard"]
ALL = FOUR.split()
FAR_AWAY = {"blue": "argentina:17", "yellow": "madagascar:17", "green": "eastern_australia:20"}
AT_HOME = "blue: argentina; yellow: madagascar; green: eastern_australia"


def war(red: str, home: str, others: dict[str, str] = FAR_AWAY, at: str = AT_HOME, rounds: int = 6) -> War:
    """Red's turn to fight in a later round, in which everybody has one headquarters and a star besides."""
    seats = tuple(ALL)
    return position(
        {"red": red, **others},
        seats=FOUR,
        headquarters=f"red: {home}; {at}",
        stars=dict.fromkeys(seats, 1),
        parts=(Rounds(rounds - 1, counted=True),),
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
