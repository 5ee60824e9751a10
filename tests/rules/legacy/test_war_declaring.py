"""Who declares first: missiles and scar cards in their windows, by each value of the option `declaring`."""

from __future__ import annotations

import pytest
from support.legacy.random_games import table
from support.random_games.game_in_progress import UnderWay, and_rest

from rules import NamedDraws, Player
from rules.kernel.context import Context, window_secret
from rules.kernel.play import NoChance
from rules.kernel.windows import window_order
from rules.legacy.combat.missiles import FireMissile, Missiles, MissileSpent
from rules.legacy.combat.scar_cards import BEFORE_ROLL, USED_SCARS, PlayScar
from rules.risk.combat.battle import DEFENCE, Defend
from rules.risk.combat.invasion import Attack
from rules.risk.combat.open_dice import THROWN

RED, BLUE, YELLOW, GREEN = map(Player, ("red", "blue", "yellow", "green"))
CARDS = "red: bunker.1; blue: bunker.2; yellow: ammo_shortage.1; green: ammo_shortage.2"


def attacked(declaring: str = "missiles-open", cards: str = "", missiles: dict[Player, int] | None = None) -> UnderWay:
    """Yellow attacks Red in Alaska with one die."""
    game = UnderWay.laid_out(
        table(4, declaring=declaring),
        and_rest({"red": "alaska:3", "yellow": "kamchatka:5", "blue": "japan"}, "green"),
        NamedDraws(),
        turn="yellow",
        step="combat",
        parts=(Missiles(missiles or {}),),
        **({"scar_cards": cards} if cards else {}),
    )
    return game.play(Attack, "kamchatka", "alaska", 1)


def asked(game: UnderWay) -> list[str]:
    return [decision.player for decision in game.state.pending.values()]


def test_the_active_player_declares_first_then_the_defender_then_the_others_clockwise() -> None:
    """D9 · Timing: scar cards are played active player, defender, then clockwise from the active player."""
    assert asked(attacked(cards=CARDS)) == [YELLOW, RED, GREEN, BLUE]


def test_between_turns_the_seats_have_their_order() -> None:
    game = attacked()
    between = game.state.fork()
    between.active = Player("")
    g = Context.of(game.rules, between, NoChance())
    assert window_order(g, THROWN) == between.seats


@pytest.mark.parametrize(("declaring", "waits"), [("missiles-open", True), ("sealed", True), ("open", False)])
def test_scar_cards_are_secret_unless_all_is_open(declaring: str, waits: bool) -> None:
    """D9 · Timing: scar cards wait for each other, so that no press tells who holds one; `open` plays them at once."""
    game = attacked(declaring, CARDS).play(PlayScar, "bunker.2", by="blue")
    assert (game.zone(USED_SCARS) == []) == waits


@pytest.mark.parametrize(("declaring", "waits"), [("missiles-open", False), ("open", False), ("sealed", True)])
def test_missiles_lie_open_unless_all_is_secret(declaring: str, waits: bool) -> None:
    """D9, O-declaring-sealed · Timing: a missile acts as it is declared, and all are asked again; `sealed` waits for
    all answers."""
    game = attacked(declaring, missiles={BLUE: 1, GREEN: 1})
    game.play(Defend, 1, attack=(5,), defence=(3,)).play(FireMissile, DEFENCE, 1, by="blue")
    assert (game.told(MissileSpent) == []) == waits


def test_a_window_is_what_its_opener_says_where_the_option_says_nothing() -> None:
    game = attacked()
    g = Context.of(game.rules, game.state, NoChance())
    assert [window_secret.modify(g, secret, BEFORE_ROLL) for secret in (True, False)] == [True, False]


def test_of_secret_missiles_on_one_die_only_the_first_is_spent() -> None:
    game = attacked("sealed", missiles={BLUE: 1, RED: 1}).play(Defend, 1, attack=(5,), defence=(3,))
    game.play(FireMissile, DEFENCE, 1, by="blue").play(FireMissile, DEFENCE, 1, by="red")
    assert [event.player for event in game.told(MissileSpent)] == [RED], "the defender comes before the others"
    assert game.state.parts[Missiles].left == {BLUE: 1, RED: 0}
