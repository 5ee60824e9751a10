"""Godswar: gods against gods before the soldiers fight, round by round."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, Field, field

from rules.godstorm.gods import GodBanished
from rules.godstorm.godswar import GodswarFought, NotInGodswar, RiskGod, StillToRoll, ToMeetGod, ToRiskGod
from rules.godstorm.land import Ascended
from rules.godstorm.summoning import Summon, ToSummon
from rules.kernel.windows import ToReact
from rules.risk.combat.battle import Defend, ToDefend
from rules.risk.combat.calling_off import CallOff
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.concede import Concede
from rules.risk.turn.reinforce import Finish


def declared(*gods: str, **setup: Any) -> Field:
    """Blue attacks Green's Liguria (3) from Gaul (6) with these gods, all of whom stand there."""
    at = {"blue": " ".join(f"{god}@gaul" for god in gods), "green": "death@liguria"}
    game = field(**{"hold": {"blue": "gaul:6", "green": "liguria:3 roma"}, "gods": at, **setup})
    return game.play(Attack, "gaul", "liguria", 3, gods)


def fought(game: Field, mine: str, theirs: str, *dice: int) -> GodswarFought:
    """One round with these gods and dice, the attacker's first."""
    if isinstance(game.asked(), ToRiskGod):
        game.play(RiskGod, mine)
    game.play(RiskGod, theirs, godswar=dice)
    return game.told(GodswarFought)[0]


class TestARound:
    def test_three_dice_and_the_armies(self) -> None:
        """R68, R69, A1 · Conflit divin: each names a god, the attacker first; three dice and the armies."""
        game = declared("war", "magic")
        assert game.asked() == ToRiskGod(BLUE, 0)
        game.play(RiskGod, "war")
        assert game.asked() == ToMeetGod(game.state.seats[1], "war")
        assert game.refused(RiskGod, "sky") == NotInGodswar("sky", ("death",))
        game.play(RiskGod, "death", godswar=(6, 6, 2, 3, 3, 3))
        (round_,) = game.told(GodswarFought)
        assert (round_.attack_falls, round_.defence_falls) == (((6, 6, 2),), ((3, 3, 3),))
        assert (round_.attack_armies, round_.defence_armies, round_.winner) == (5, 3, "blue")

    def test_a_single_god_goes_unasked(self) -> None:
        """R68 · Conflit divin: where one god attacks there is none to choose; the defender is asked at once."""
        game = declared("war")
        assert game.asked() == ToMeetGod(game.state.seats[1], "war")
        game.play(RiskGod, "death", godswar=(6, 6, 2, 3, 3, 3))
        assert game.told(GodswarFought)[0].attacking == "war"

    def test_a_single_god_may_stop_after_a_round(self) -> None:
        """A2 · Conflit divin: once a round was fought its attacker goes on or stops, whoever is left."""
        game = declared("war", gods={"blue": "war@gaul", "green": "death@liguria sky@liguria"})
        game.play(RiskGod, "death", godswar=(6, 6, 2, 3, 3, 3, 1))
        assert game.asked() == ToRiskGod(BLUE, 1)

    def test_the_loser_is_banished(self) -> None:
        """R72 · Conflit divin: the lower total loses, and its named god is banished, to no Heaven."""
        game = declared("war", "magic")
        fought(game, "magic", "death", 2, 2, 3, 6, 6, 6)
        assert [(event.player, event.god) for event in game.told(GodBanished)] == [("blue", "magic")]
        assert game.gods("blue") == {"war": "gaul"}
        assert game.told(Ascended) == []

    def test_he_can_be_called_again(self) -> None:
        """R72, R34 · Conflit divin: a banished god can be summoned again on a later turn."""
        game = declared("magic", faith={"blue": "0"})
        fought(game, "magic", "death", 2, 2, 3, 6, 6, 6)
        game.wait_out()
        while not (game.state.active == BLUE and isinstance(game.asked(), ToSummon)):
            game.wait_out(dice=(1, 2, 3))
        game.play(Summon, "magic", "gaul")
        assert game.gods("blue") == {"magic": "gaul"}

    @pytest.mark.parametrize(
        ("gods", "winner"), [(("war",), "blue"), (("war", "magic"), "blue"), (("magic",), "green")]
    )
    def test_ties(self, gods: tuple[str, ...], winner: str) -> None:
        """R72, G-war, A42 · Conflit divin: ties are the defender's, unless War is in the attacking force."""
        assert fought(declared(*gods), gods[-1], "death", 2, 3, 4, 4, 4, 3).winner == winner

    def test_one_god_a_round_all_powers(self) -> None:
        """R69, G-sky, R39 · Conflit divin: one god is risked, but the powers of all who are there apply."""
        assert len(fought(declared("war", "sky"), "war", "death", 2, 3, 4, 4, 4, 3, 2).attack_falls[0]) == 4


class TestPowers:
    def test_the_god_of_the_sky(self) -> None:
        """G-sky, R39, R69 · Dieu du Ciel: a die more in godswar, on either side."""
        gods = {"blue": "war@gaul", "green": "sky@liguria"}
        game = declared("war", gods=gods)
        assert len(fought(game, "war", "sky", 6, 6, 6, 2, 3, 4, 5).defence_falls[0]) == 4

    def test_the_goddess_of_magic(self) -> None:
        """G-magic, R38, A24 · Déesse de la Magie: she rerolls 1s in godswar too."""
        assert fought(declared("magic"), "magic", "death", 1, 6, 1, 4, 5, 4, 4, 3).attack_falls[-1] == (4, 6, 5)

    def test_altars(self) -> None:
        """R70, R98, A42 · Autels: a die more for each altar that one holds, in attack and defence."""
        hold = {"blue": "gaul:6 east-altar west-altar:2", "green": "liguria:3 roma"}
        assert len(fought(declared("war", hold=hold), "war", "death", 6, 6, 6, 5, 4, 2, 3, 4).attack_falls[0]) == 5
        hold = {"blue": "gaul:6", "green": "liguria:3 east-altar roma"}
        assert len(fought(declared("war", hold=hold), "war", "death", 6, 6, 6, 2, 3, 4, 4).defence_falls[0]) == 4

    def test_a_temple(self) -> None:
        """R71, R41 · Conflit divin: the defender of a temple rerolls his 1s until none is left."""
        game = declared("war", temples="liguria gaul")
        round_ = fought(game, "war", "death", 1, 6, 6, 1, 3, 1, 1, 5, 2)
        assert (round_.attack_falls, round_.defence_falls[-1]) == (((1, 6, 6),), (2, 3, 5))

    def test_who_goes_along_after_a_godswar(self) -> None:
        """D53 · Conflit divin: used are the god who was named, Sky whose die was thrown, War where he won a tie."""
        game = declared("war", "magic", "sky", hold={"blue": "gaul:6", "green": "liguria:1 roma"})
        fought(game, "magic", "death", 6, 6, 5, 4, 2, 3, 3)
        game.fight("gaul", "liguria", ("war", "magic", "sky"), attack=(6, 5), defence=(3,)).play(MoveIn, 0, ())
        assert game.gods("blue") == {"magic": "liguria", "sky": "liguria", "war": "gaul"}


class TestTheCourseOfIt:
    def test_the_attacker_may_go_on_or_stop(self) -> None:
        """R73, A2 · Conflit divin: with gods on both sides he may fight on, or stop after a round, not before."""
        game = declared("war", "magic")
        assert game.refused(CallOff) == StillToRoll()
        fought(game, "war", "death", 2, 2, 3, 6, 6, 6)
        assert game.asked() == ToRiskGod(BLUE, 1)
        game.play(CallOff)
        assert isinstance(game.asked(), ToFight)
        assert (game.armies("gaul"), game.gods("blue")) == (6, {"magic": "gaul"})

    def test_then_the_soldiers(self) -> None:
        """R73 · Conflit divin: once a side has no god left the soldiers may fight; the attacker may stop there too."""
        game = declared("war")
        fought(game, "war", "death", 6, 6, 2, 3, 3, 3)
        assert isinstance(game.asked(), ToFight)
        game.fight("gaul", "liguria", ("war",), attack=(6, 5), defence=(2, 3))
        assert game.armies("liguria") == 1

    def test_no_second_godswar_with_whom_one_lost(self) -> None:
        """R73, A3 · Conflit divin: without gods left the invasion goes on without them."""
        game = declared("war")
        fought(game, "war", "death", 2, 2, 3, 6, 6, 6)
        game.play(Attack, "gaul", "liguria", 3, ())
        assert isinstance(game.asked(), ToDefend)

    def test_called_off_and_begun_again(self) -> None:
        """A2, A3 · Conflit divin: after a stop the same attack is a new invasion, with its godswar."""
        game = declared("war", "magic")
        fought(game, "war", "death", 2, 2, 3, 6, 6, 6)
        game.play(CallOff).play(Attack, "gaul", "liguria", 3, ("magic",))
        assert game.asked() == ToMeetGod(game.state.seats[1], "magic")

    def test_only_on_one_side(self) -> None:
        """R36, R68 · Conflit divin: gods on one side only fight nobody, least of all soldiers."""
        game = declared("war", gods={"blue": "war@gaul", "green": "death@roma"})
        assert isinstance(game.asked(), ToDefend)
        assert not isinstance(game.asked(), ToReact)


class TestGivingUp:
    def test_the_defender_of_a_round(self) -> None:
        """D58, A71 · Conflit divin: if the defender gives up when he is to name his god, the dice follow at once."""
        game = declared("war", options={"concede": "neutral"})
        assert isinstance(game.asked(), ToMeetGod)
        game.say(Concede, "green")
        assert isinstance(game.asked(), ToDefend)
        game.play(Defend, 2, attack=(6, 6, 2), defence=(1, 1))
        assert (game.owner("liguria"), game.armies("liguria")) == ("neutral", 1)

    def test_the_defender_before_a_round(self) -> None:
        """D58, A71 · Conflit divin: if he gives up while the attacker names a god, nobody is left to meet that god."""
        game = declared("war", "magic", options={"concede": "neutral"})
        game.say(Concede, "green")
        assert game.asked() == ToRiskGod(BLUE, 0)
        game.play(RiskGod, "war")
        assert isinstance(game.asked(), ToDefend)
        game.play(Defend, 2, attack=(6, 6, 2), defence=(1, 1))
        assert (game.owner("liguria"), game.armies("liguria")) == ("neutral", 1)

    def test_the_attacker_of_a_round(self) -> None:
        """D58 · Conflit divin: if the attacker does, his turn is over."""
        game = declared("war", options={"concede": "neutral"})
        game.say(Concede, "blue")
        assert (game.owner("gaul"), game.gods("blue")) == ("neutral", {})
        assert game.state.active != BLUE or game.state.winners
        assert not isinstance(game.asked(), ToRiskGod)


def test_finish_is_no_answer() -> None:
    """R85, A2 · Annuler l'attaque: nor can the step be ended before the owed round."""
    game = declared("war")
    assert game.offers(Finish) == []
