"""Players without land: out of most games, and knocked out where the game lets them come back."""

from __future__ import annotations

import pytest
from support.made_up.realm_game import BLUE, RED, YELLOW, Realms, above

from rules import NOBODY
from rules.author import Holding, Module
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.records import read_snapshot, write_snapshot
from rules.risk.armies import NEUTRAL, ArmiesLost
from rules.risk.combat.occupy import Eliminated, PlayerKnockedOut, ToOccupy
from rules.risk.turn.agreed_draw import MakePeace, NotAgreed, agreed_draw
from rules.risk.turn.concede import ArmyTurnedNeutral, Concede, OutOfTheGame, concede, may_concede
from rules.risk.turn.landless import landless
from rules.risk.turn.turns import KnockedOut, forget_knock_out, is_out, next_up, round_table, seats_in_play, still_plays


def taken(*more: Module) -> Realms:
    """Red has just taken Blue's last territory, with three armies more that could follow."""
    game = above({"red": "rus:7", "blue": "varangia"}, concede, agreed_draw, *more)
    return game.battle("rus", "varangia", attack=(6, 5, 4), defence=(1,))


@pytest.fixture(scope="module")
def stays() -> Realms:
    return taken(landless)


class TestTheLastTerritory:
    def test_whoever_loses_it_is_knocked_out_and_plays_on(self, stays: Realms) -> None:
        assert (stays.told(PlayerKnockedOut), stays.told(Eliminated)) == (
            [PlayerKnockedOut(BLUE, RED, "rus", "varangia")],
            [],
        )
        assert still_plays(stays.state, BLUE)
        assert not is_out(stays.state, BLUE)
        assert seats_in_play(stays.state) == (RED, BLUE, YELLOW)

    def test_elsewhere_he_is_out(self) -> None:
        game = taken()
        assert game.told(Eliminated) == [Eliminated(BLUE, RED, "rus", "varangia")]
        assert (game.told(PlayerKnockedOut), KnockedOut in game.state.kept) == ([], False)
        assert is_out(game.state, BLUE)
        assert seats_in_play(game.state) == (RED, YELLOW)

    def test_the_winner_moves_in_all_the_same(self, stays: Realms) -> None:
        assert stays.asked() == ToOccupy(RED, "rus", "varangia", 3)

    def test_his_turn_comes_as_before(self, stays: Realms) -> None:
        assert next_up(stays.rules, stays.state) == BLUE
        assert round_table(stays.state, BLUE) == (BLUE, YELLOW, RED)
        assert next_up(stays.rules, taken().state) == YELLOW

    def test_a_draw_needs_his_word(self, stays: Realms) -> None:
        g = Context.of(stays.rules, stays.state.fork(), NoChance())
        law = stays.rules.law(MakePeace, type(None))
        assert law(g, MakePeace(0, RED, (RED, YELLOW)), None) == NotAgreed((BLUE,))

    def test_he_may_give_up_and_is_out_then(self, stays: Realms) -> None:
        state = stays.state.fork()
        g = Context.of(stays.rules, state, NoChance())
        assert may_concede(g, Concede(0, BLUE), None) is None
        g.emit(ArmyTurnedNeutral(BLUE))
        assert may_concede(g, Concede(0, BLUE), None) == OutOfTheGame(BLUE)
        assert (is_out(state, BLUE), state.land.of(NEUTRAL)) == (True, ())

    def test_for_good_if_the_game_says_so_later(self, stays: Realms) -> None:
        state = stays.state.fork()
        Eliminated(BLUE, BLUE).apply(state)
        assert is_out(state, BLUE)

    def test_it_is_kept_with_the_game(self, stays: Realms) -> None:
        read = read_snapshot(stays.rules, write_snapshot(stays.state))
        assert seats_in_play(read) == (RED, BLUE, YELLOW)


class TestOtherDeaths:
    def test_armies_that_die_without_a_battle_knock_their_player_out_too(self) -> None:
        game = above({"red": "rus:7", "blue": "varangia:2"}, landless)
        g = Context.of(game.rules, game.state, NoChance())
        g.emit(ArmiesLost(BLUE, "varangia", 1, "card"))
        assert KnockedOut not in game.state.kept
        g.emit(ArmiesLost(BLUE, "varangia", 1, "card"))
        assert (g.events[-1], game.owner("varangia")) == (PlayerKnockedOut(BLUE, NOBODY), NOBODY)
        assert seats_in_play(game.state) == (RED, BLUE, YELLOW)


class TestComingBack:
    def test_who_holds_land_again_can_be_knocked_out_again(self, stays: Realms) -> None:
        state = stays.state.fork()
        g = Context.of(stays.rules, state, NoChance())
        forget_knock_out(state, BLUE)
        state.land.put("hibernia", Holding(BLUE, 1))
        assert (still_plays(state, BLUE), state.parts[KnockedOut].players) == (True, ())
        g.emit(ArmiesLost(BLUE, "hibernia", 1, "card"))
        assert (g.events[-1], state.parts[KnockedOut].players) == (PlayerKnockedOut(BLUE), (BLUE,))
