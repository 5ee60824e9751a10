"""The order in which sealed answers are played: by seats, or the active player and the defender first."""

from __future__ import annotations

from collections.abc import Iterator

from realm_game import BLUE, RED, YELLOW, Realms, above

from rules import Module
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.kernel.windows import ToReact
from rules.risk.battle import BattleJoined
from rules.risk.declaring import declaring
from rules.risk.invasion import Attack


def warned() -> Module:
    """A sealed window before each roll, in which all may say something."""
    module = Module("warned", needs=("battle", "windows"))

    @module.reacts(BattleJoined)
    def before_the_roll(g: Context, event: BattleJoined) -> None:
        g.window("before-roll")

    @module.opens("before-roll")
    def everybody(g: Context, window: str) -> Iterator[ToReact]:
        yield from (ToReact(player, window) for player in g.state.seats)

    return module


def asked(*more: Module, turn: str, source: str, target: str) -> list[str]:
    game: Realms = above({"red": "rus:3", "blue": "varangia:3", "yellow": "sarmatia:3"}, warned(), *more, turn=turn)
    game.play(Attack, source, target, 1)
    return [decision.player for decision in game.state.pending.values()]


def test_answers_are_played_in_seat_order_where_no_rule_says_otherwise() -> None:
    assert asked(turn="blue", source="varangia", target="rus") == [RED, BLUE, YELLOW]


def test_the_active_player_comes_first_then_the_defender_then_the_others_clockwise() -> None:
    assert asked(declaring, turn="blue", source="varangia", target="rus") == [BLUE, RED, YELLOW]
    assert asked(declaring, turn="yellow", source="sarmatia", target="rus") == [YELLOW, RED, BLUE]
    assert asked(declaring, turn="red", source="rus", target="sarmatia") == [RED, YELLOW, BLUE]


def test_without_an_invasion_it_goes_round_from_the_active_player() -> None:
    game = above({"red": "rus:3", "blue": "varangia:3"}, declaring, turn="blue")
    g = Context(game.rules, game.state, NoChance())
    assert g.value("window-order", game.state.seats, "any") == (BLUE, YELLOW, RED)
