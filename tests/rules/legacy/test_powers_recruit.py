"""Imperial Balkania and Khan Industries: rounding up, a card for expansions, and levies."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.battles import Battles, cities, war

from rules.legacy.turn.end_of_turn import EndOfTurn, LeaveCard, TakeCard, ToTakeCard
from rules.legacy.turn.joining import JoinOrRecruit
from rules.legacy.turn.powers_recruit import TroopsLevied
from rules.risk.armies import ArmiesGranted
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import Finish, ToReinforce

TEN = "peru:9 brazil venezuela madagascar alaska alberta ontario egypt congo india"
EUROPE = "iceland great_britain northern_europe scandinavia ukraine southern_europe western_europe"


def recruits(game: Battles) -> list[int]:
    """What was granted, one number for each reason."""
    return [granted.count for granted in game.told(ArmiesGranted)]


class TestRoundUp:
    def recruiting(self, lands: str, power: str = "round_up", **lasting: Any) -> list[int]:
        game = war(
            {"red": lands, "blue": "japan", "yellow": "siam"},
            powers={"red": power},
            step=JoinOrRecruit,
            lasting=lasting,
        )
        return recruits(game)

    @pytest.mark.parametrize(("held", "troops"), [(10, 4), (9, 3), (8, 3), (1, 3)])
    def test_a_third_rounded_up(self, held: int, troops: int) -> None:
        """P-round_up · Powers: the recruits' division by three rounds up; three is the least as ever."""
        assert self.recruiting(" ".join(TEN.split()[:held])) == [troops]

    def test_with_the_population(self) -> None:
        """P-round_up · Powers: territories and population are divided together."""
        assert self.recruiting(TEN, cities=cities(major="peru egypt")) == [5]

    def test_before_the_bonuses(self) -> None:
        """P-round_up · Powers: the bonus of a continent comes after it."""
        lands = f"{EUROPE} alaska alberta ontario"
        assert self.recruiting(lands) == [4, 5]

    def test_others_round_down(self) -> None:
        """P-round_up, R20 · Powers: everybody else rounds down."""
        assert self.recruiting(TEN, "expansion_card") == [3]
        assert self.recruiting(TEN, "expansion_card", cities=cities(major="peru")) == [4]


class TestExpansionCard:
    LANDS = {"red": "peru:9 alaska:3", "blue": "japan", "yellow": "siam"}
    THREE = (("peru", "brazil", 5), ("brazil", "venezuela", 2), ("brazil", "argentina", 1))

    def after(self, *walks: tuple[str, str, int], power: str = "expansion_card", **setup: Any) -> Battles:
        """The end of a turn with these expansions."""
        game = war(self.LANDS, powers={"red": power}, **setup)
        for walk in walks:
            game.play(Expand, *walk)
        return game.play(Finish).play(Finish)

    def test_four_expansions(self) -> None:
        """P-expansion_card · Powers: four expansions in a turn entitle to a card at its end, without any conquest."""
        walks = (
            ("peru", "brazil", 5),
            ("brazil", "venezuela", 2),
            ("brazil", "argentina", 1),
            ("alaska", "alberta", 1),
        )
        game = self.after(*walks, open="congo egypt brazil siam")
        assert isinstance(game.asked(), ToTakeCard)
        assert game.choices(TakeCard, "card") == ["brazil"]
        assert game.play(TakeCard, "brazil").zone(hand(game.state.seats[0])) == ["brazil"]

    def test_three_are_too_few(self) -> None:
        """P-expansion_card · Powers: three do not."""
        game = self.after(*self.THREE)
        assert game.state.active == "blue"

    def test_not_those_of_the_turn_before(self) -> None:
        """P-expansion_card · Powers: they are counted in one turn."""
        game = self.after(*self.THREE)
        game.until(ToReinforce).until(ToFight).until(ToReinforce).until(ToFight).until(ToReinforce).until(ToFight)
        game.play(Expand, "alaska", "alberta", 1).play(Finish).play(Finish)
        assert game.state.active == "blue"

    def test_others_get_none(self) -> None:
        """P-expansion_card, A13 · Powers: walking in is no conquest for everybody else."""
        walks = (
            ("peru", "brazil", 5),
            ("brazil", "venezuela", 2),
            ("brazil", "argentina", 1),
            ("alaska", "alberta", 1),
        )
        assert self.after(*walks, power="round_up").state.active == "blue"


class TestHqLevy:
    LANDS = {"red": "peru:2 alaska:2 egypt:2", "blue": "japan", "yellow": "siam"}

    def begun(self, power: str = "hq_levy", **headquarters: str) -> Battles:
        """The start of Red's turn."""
        game = war(self.LANDS, powers={"red": power}, headquarters=headquarters, turn="yellow", step=EndOfTurn)
        assert game.state.active == "red"
        return game

    def test_a_troop_with_every_headquarters(self) -> None:
        """P-hq_levy · Powers: at the start of the turn a troop in each controlled territory with headquarters,
        whosever they were."""
        game = self.begun(peru="red", alaska="blue")
        assert [game.armies(where) for where in ("peru", "alaska", "egypt")] == [3, 3, 2]
        assert game.told(TroopsLevied) == [TroopsLevied(game.state.seats[0], "hq_levy", ("peru", "alaska"))]

    def test_before_recruiting(self) -> None:
        """P-hq_levy · Powers: they come besides the recruits, who are placed after them."""
        game = self.begun(peru="red")
        assert isinstance(game.asked(), ToReinforce)
        assert recruits(game) == [3]

    def test_not_with_those_of_others(self) -> None:
        """P-hq_levy · Powers: headquarters that somebody else holds, or nobody, bring nothing."""
        game = self.begun(japan="red", congo="blue")
        assert not game.told(TroopsLevied)
        assert (game.armies("japan"), game.armies("congo")) == (1, 0)

    def test_others_have_none(self) -> None:
        """P-hq_levy · Powers: no other power levies there, and not in another's turn."""
        assert self.begun("card_levy", peru="red").armies("peru") == 2
        other = war(self.LANDS, powers={"red": "hq_levy"}, headquarters={"peru": "red"}, step=EndOfTurn)
        assert (other.state.active, other.armies("peru")) == ("blue", 2)


class TestCardLevy:
    LANDS = {"red": "peru:9 alaska:2", "blue": "brazil:1", "yellow": "siam"}

    def entitled(self, opened: str, power: str = "card_levy") -> Battles:
        """The end of a turn in which Red conquered, with these open cards."""
        return war(
            self.LANDS, powers={"red": power}, step=EndOfTurn, open=opened, parts=(Conquests(("peru",)),)
        )  # fmt: skip

    def test_a_troop_on_the_card_s_territory(self) -> None:
        """P-card_levy · Powers: on drawing a territory card a troop on its territory, if one controls it."""
        game = self.entitled("congo alaska egypt siam").play(TakeCard, "alaska")
        assert game.armies("alaska") == 3
        assert [levy.lands for levy in game.told(TroopsLevied)] == [("alaska",)]

    def test_a_coin_card(self) -> None:
        """P-card_levy · Powers: a coin card brings none, nor a card that is left."""
        game = self.entitled("congo egypt india siam").play(TakeCard, "coin.1")
        assert not game.told(TroopsLevied)
        assert not self.entitled("congo alaska egypt siam").play(LeaveCard).told(TroopsLevied)

    def test_cards_of_a_fallen_player(self) -> None:
        """P-card_levy · Powers: a card taken from a fallen player is not drawn."""
        game = war(self.LANDS, powers={"red": "card_levy"}, hands="blue: alaska peru")
        game.battle("peru", "brazil", attack=(6,), defence=(1,)).play(MoveIn, 0)
        assert game.hand("red") == ["alaska", "peru"]
        assert not game.told(TroopsLevied)

    def test_others_get_none(self) -> None:
        """P-card_levy · Powers: another power brings none."""
        assert self.entitled("congo alaska egypt siam", "hq_levy").play(TakeCard, "alaska").armies("alaska") == 2
