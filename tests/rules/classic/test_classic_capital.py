"""Capitale: headquarters taken, lost, won back; enough of them win."""

from __future__ import annotations

import pytest
from support.classic.position import BLUE, GREEN, RED, YELLOW, Field, field

from rules.classic.capital import CapitalTaken
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.concede import Concede

WHERE = {"red": "peru", "blue": "alberta", "yellow": "siam", "green": "congo", "black": "japan", "purple": "egypt"}


def headquarters(players: int, hold: dict[str, str], turn: str = "red", **options: str) -> Field:
    """Everybody's headquarters are those of `WHERE`."""
    capitals = dict(list(WHERE.items())[:players])
    return field(players=players, mode="capital", turn=turn, capitals=capitals, hold=hold, rest="yellow", **options)


def take(game: Field, source: str, target: str) -> Field:
    """One won battle without further armies moving in; keeps all events."""
    events = game.battle(source, target, attack=(6,), defence=(1,)).events
    if game.state.winners is None:
        game.play(MoveIn, 0)
        game.events = events + game.events
    return game


def test_all_of_them() -> None:
    """M49, R23 · Fin de partie: one's own and all enemy headquarters, at the same moment."""
    game = headquarters(3, {"red": "peru alaska:9 india:9", "blue": "alberta ural"})
    take(game, "alaska", "alberta")
    assert game.told(CapitalTaken) == [CapitalTaken(RED, "alberta", BLUE, 1, True)]
    assert game.state.winners is None
    take(game, "india", "siam")
    assert game.state.winners == (RED,)


def test_without_ones_own() -> None:
    """M49, R23 · Fin de partie: with one's own lost all the others' are not enough; winning it back completes them."""
    game = headquarters(3, {"red": "alberta india:9 brazil:9", "blue": "peru ural"})
    take(game, "india", "siam")
    assert game.told(CapitalTaken) == [CapitalTaken(RED, "siam", YELLOW, 2, False)]
    assert game.state.winners is None
    take(game, "brazil", "peru")
    assert game.told(CapitalTaken) == [CapitalTaken(RED, "peru", RED, 2, True)]
    assert game.state.winners == (RED,)


def test_losing_it_is_not_the_end() -> None:
    """M46, R22 · Déroulement: who loses his headquarters plays on; its card goes to the conqueror."""
    game = headquarters(3, {"red": "peru alaska:9", "blue": "alberta ural"})
    take(game, "alaska", "alberta")
    assert game.state.winners is None
    assert game.lands(BLUE) == ["ural"]


def test_that_of_an_eliminated_player() -> None:
    """R24 · Capital: HQ of an eliminated player: it counts on; the holder of the territory holds the card."""
    game = headquarters(3, {"red": "peru alaska:9 india:9", "blue": "alberta"})
    take(take(game, "alaska", "alberta"), "india", "siam")
    assert game.state.winners == (RED,)


@pytest.mark.parametrize(("players", "others"), [(4, 2), (5, 3)])
def test_the_short_game(players: int, others: int) -> None:
    """M48 · Déroulement: with four players two enemy headquarters are enough, with five three, one's own being held."""
    lands = ["alaska:9", "india:9", "east_africa:9"]
    hold = {"red": " ".join(("peru", *lands)), "blue": "alberta ural", "green": "congo", "black": "japan"}
    kept = {seat: held for seat, held in hold.items() if seat != "black" or players == 5}
    targets = [("alaska", "alberta"), ("india", "siam"), ("east_africa", "congo")]
    game = headquarters(players, kept, length="short")
    for at, (source, target) in enumerate(targets[:others], 1):
        take(game, source, target)
        assert (game.state.winners == (RED,)) is (at == others)
    game = headquarters(players, kept)
    for source, target in targets[:others]:
        take(game, source, target)
    assert game.state.winners is None


def test_somebody_who_gave_up() -> None:
    """R24 · Capital: HQ of an eliminated player: nor does giving up take a headquarters out of the game."""
    game = headquarters(4, {"red": "peru alaska:9", "blue": "alberta", "green": "congo"}, concede="neutral")
    game.say(Concede, BLUE)
    assert game.state.winners is None
    take(game, "alaska", "alberta")
    assert game.told(CapitalTaken) == [CapitalTaken(RED, "alberta", BLUE, 1, True)]
    assert GREEN in game.state.seats
