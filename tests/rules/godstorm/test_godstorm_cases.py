"""Rulebook cases of Godstorm: gods and godswar, plague, bids, land that empties, the Underworld, the score."""

from __future__ import annotations

import pytest
from godstorm_position import BLUE, GREEN, OCHRE, Field, field

from rules.godstorm.epochs import Bid, BidOutOfReach, BidsRevealed, EpochBegan, Markers, ToBid
from rules.godstorm.faith import NotEnoughFaith
from rules.godstorm.force import OtherForce
from rules.godstorm.gods import GodBanished, GodInPlay
from rules.godstorm.godswar import GodswarFought, RiskGod, StillToRoll
from rules.godstorm.land import Ascended
from rules.godstorm.miracles import (
    Buy,
    EmptyDeck,
    Invoke,
    MiracleFailed,
    NoTarget,
    NotATarget,
    PlayMiracles,
    Purchases,
)
from rules.godstorm.plague import Suffer
from rules.godstorm.relics import RaiseAegis
from rules.godstorm.score import score
from rules.godstorm.sky_cards import SacredGround
from rules.godstorm.summoning import Build, Summon, Summoning
from rules.godstorm.tree_of_life import Pledge
from rules.godstorm.underworld import LeaveHeaven, NoWayFromHeaven
from rules.godstorm.waters import Waters
from rules.kernel.values import NOBODY, Player
from rules.risk.battle import BattleFought, Defend
from rules.risk.calling_off import CallOff
from rules.risk.forecast import forecast
from rules.risk.fortify import Fortification, Fortify
from rules.risk.invasion import Attack, NotAdjacent
from rules.risk.occupy import Eliminated, MoveIn, ToOccupy
from rules.risk.reinforce import Finish
from rules.risk.turns import Order

LAST = (Order(BLUE, 3),)
"""The third seat has its turn, the last one of a round."""


class TestGodsInBattle:
    def test_war_wins_ties(self) -> None:
        game = field(hold={"blue": "gaul:5", "green": "liguria:3"}, gods={"blue": "war@gaul"})
        game.fight("gaul", "liguria", ("war",), attack=(4, 3), defence=(4, 3))
        assert (game.armies("gaul"), game.armies("liguria")) == (5, 1)

    def test_without_him_the_defender_does(self) -> None:
        game = field(hold={"blue": "gaul:5", "green": "liguria:3"})
        game.fight("gaul", "liguria", attack=(4, 3), defence=(4, 3))
        assert (game.armies("gaul"), game.armies("liguria")) == (3, 3)

    def test_magic_rerolls_ones_until_none_is_left(self) -> None:
        game = field(hold={"blue": "gaul:5", "green": "liguria:3"}, gods={"blue": "magic@gaul"})
        game.fight("gaul", "liguria", ("magic",), attack=(1, 5, 1, 6), defence=(3, 3), dice=(2, 2))
        assert game.told(BattleFought)[0].attack_falls == ((1, 5), (1, 5), (6, 5))

    def test_a_temple_rerolls_ones_for_those_who_defend_it(self) -> None:
        game = field(hold={"blue": "gaul:5", "green": "liguria:3"}, temples="liguria")
        game.fight("gaul", "liguria", attack=(4, 2), defence=(1, 6, 5), dice=(2, 2))
        assert game.told(BattleFought)[0].defence == (6, 5)

    @pytest.mark.parametrize(("gods", "ascended"), [((), 2), (("death",), 0)])
    def test_the_dead_go_to_heaven_unless_death_attacks(self, gods: tuple[str, ...], ascended: int) -> None:
        game = field(hold={"blue": "gaul:5", "green": "liguria:3"}, gods={"blue": "death@gaul"})
        game.fight("gaul", "liguria", gods, attack=(6, 6), defence=(1, 1))
        assert sum(event.count for event in game.told(Ascended)) == ascended

    def test_a_god_whose_power_was_used_goes_along(self) -> None:
        """War decided a tie; Magic was declared and not used: he goes or stays as his player says."""
        game = field(hold={"blue": "gaul:6", "green": "liguria:1"}, gods={"blue": "war@gaul magic@gaul"})
        game.fight("gaul", "liguria", ("war", "magic"), attack=(4, 3), defence=(4,))
        assert game.gods("blue") == {"war": "liguria", "magic": "gaul"}
        assert isinstance(game.asked(), ToOccupy)
        game.play(MoveIn, 0, ("magic",))
        assert game.gods("blue") == {"war": "liguria", "magic": "liguria"}

    def test_an_invasion_goes_on_with_the_gods_declared(self) -> None:
        game = field(hold={"blue": "gaul:6", "green": "liguria:3"}, gods={"blue": "war@gaul magic@gaul"})
        game.fight("gaul", "liguria", ("war",), attack=(4, 3), defence=(6, 6))
        assert game.refused(Attack, "gaul", "liguria", 2, ("war", "magic")) == OtherForce(("war",))
        assert game.refused(Attack, "gaul", "liguria", 2, ()) == OtherForce(("war",))


class TestGodswar:
    def begun(self, **said: object) -> Field:
        gods = {"blue": "war@gaul magic@gaul", "green": "sky@liguria"}
        game = field(hold={"blue": "gaul:6", "green": "liguria:3"}, **{"gods": gods, **said})  # type: ignore[arg-type]
        return game.play(Attack, "gaul", "liguria", 3, ("war", "magic"))

    def test_gods_fight_before_soldiers_and_the_loser_is_banished(self) -> None:
        """Three dice a side, one more for the Sky; five armies who can fight against three."""
        game = self.begun().play(RiskGod, "war")
        game.play(RiskGod, "sky", godswar=(6, 6, 2, 3, 3, 3, 4))
        (round_,) = game.told(GodswarFought)
        assert (round_.attack_armies, round_.defence_armies, round_.winner) == (5, 3, "blue")
        assert game.told(GodBanished)[0].god == "sky"
        assert game.gods("green") == {}

    def test_war_in_the_force_wins_ties_and_the_named_god_goes_along(self) -> None:
        game = self.begun().play(RiskGod, "magic")
        game.play(RiskGod, "sky", godswar=(2, 2, 2, 2, 2, 2, 2))
        assert game.told(GodswarFought)[0].winner == "blue"

    def test_the_attacker_may_stop_after_a_round_and_not_before(self) -> None:
        gods = {"blue": "war@gaul magic@gaul", "green": "sky@liguria death@liguria"}
        game = self.begun(gods=gods)
        assert game.refused(CallOff) == StillToRoll()
        game.play(RiskGod, "war").play(RiskGod, "death", godswar=(2, 2, 3, 6, 6, 6, 6))
        assert game.gods("blue") == {"magic": "gaul"}
        game.play(CallOff)
        assert game.armies("gaul") == 6

    def test_after_a_godswar_the_invasion_goes_on_at_the_attackers_word(self) -> None:
        game = self.begun().play(RiskGod, "war").play(RiskGod, "sky", godswar=(6, 6, 2, 3, 3, 3, 4))
        game.fight("gaul", "liguria", ("war", "magic"), attack=(6, 5), defence=(2, 3))
        assert game.armies("liguria") == 1


class TestPlague:
    def test_half_of_those_who_move_in_die_and_their_gods_are_banished(self) -> None:
        game = field(
            hold={"blue": "gaul:8", "green": "liguria:1"}, gods={"blue": "war@gaul"}, plague="liguria",
        )  # fmt: skip
        game.fight("gaul", "liguria", ("war",), attack=(4, 3, 3), defence=(4,)).play(MoveIn, 2, ())
        assert game.armies("liguria") == 3, "five moved in, two died"
        assert game.gods("blue") == {}

    def test_it_strikes_unasked_and_spares_the_last_one(self) -> None:
        game = field(hold={"blue": "gaul:5 liguria:1"}, plague="gaul liguria", step=Suffer)
        assert (game.armies("gaul"), game.armies("liguria")) == (3, 1)

    def test_no_god_ends_his_march_there(self) -> None:
        game = field(
            hold={"blue": "gaul:5 liguria:1 roma:1"}, plague="liguria", gods={"blue": "sky@gaul"}, step=Fortification
        )
        assert "liguria" not in [t for o in game.offers(Fortify) if o.fields["leaders"][0] for t in o.fields["target"]]
        game.play(Fortify, "gaul", "roma", 0, ("sky",))
        assert game.gods("blue") == {"sky": "roma"}


class TestFaith:
    def test_a_god_costs_three_and_a_temple_five(self) -> None:
        game = field(hold={"blue": "gaul:5"}, faith={"blue": "7"}, step=Summoning)
        game.play(Summon, "sky", "gaul")
        assert (game.faith("blue"), game.gods("blue")) == (4, {"sky": "gaul"})
        assert game.refused(Build, "gaul") == NotEnoughFaith(5, 4)
        assert game.refused(Summon, "sky", "gaul") == GodInPlay("sky")

    def test_cards_are_bought_unseen(self) -> None:
        game = field(
            hold={"blue": "gaul:5"}, faith={"blue": "5"}, gods={"blue": "war@gaul"}, step=Purchases,
            miracle_piles="heroes_are_born storms_rage",
        )  # fmt: skip
        game.play(Buy, "war").play(Buy, "war")
        assert game.faith("blue") == 1
        assert game.zone("war:blue") == ["heroes_are_born", "storms_rage"]
        assert game.seen("green").cards("war:blue").faces is None

    def test_an_empty_deck_sells_nothing(self) -> None:
        everything = "green: " + " ".join(field().zone("miracles:war"))
        game = field(
            hold={"blue": "gaul:5"}, faith={"blue": "9"}, gods={"blue": "war@gaul sky@gaul"}, step=Purchases,
            miracles=everything,
        )  # fmt: skip
        assert game.refused(Buy, "war") == EmptyDeck("war")


class TestBids:
    def test_sealed_all_paid_and_the_highest_chooses_first(self) -> None:
        game = field(
            faith={"blue": "6", "green": "4", "ochre": "6"}, hold={"blue": "gaul", "green": "roma"}, turn="ochre",
        ).until(ToBid)  # fmt: skip
        had = {seat: game.faith(seat) for seat in (BLUE, GREEN, OCHRE)}
        assert game.refused(Bid, 99, by="blue") == BidOutOfReach(99, had["blue"])
        game.play(Bid, 1, ("3",), by="blue").play(Bid, 2, ("3", "1"), by="green")
        assert not game.state.part(Markers).of
        game.play(Bid, 0, (), by="ochre")
        assert game.told(BidsRevealed)[0].order == (GREEN, BLUE, OCHRE)
        assert dict(game.state.part(Markers).of) == {"green": "3", "blue": "1", "ochre": "2"}
        assert game.faith("green") == had["green"] - 2


class TestLandAndWaters:
    def test_emptied_land_is_nobodys_and_its_gods_are_banished(self) -> None:
        game = field(
            hold={"blue": "gaul:5", "green": "roma:2 apulia:3"}, faith={"blue": "3"}, step=PlayMiracles,
            gods={"blue": "war@gaul", "green": "sky@roma"}, miracles={"blue": "storms_rage"}, temples="roma",
        )  # fmt: skip
        game.play(Invoke, "storms_rage", "roma", dice=(4,))
        assert (game.owner("roma"), game.gods("green"), game.temples()) == (NOBODY, {}, ("roma",))
        assert game.state.land.armies("avalon") == 2

    def test_the_last_army_on_earth_takes_its_player_along(self) -> None:
        """By a card, whoever plays it; his faith is gone, and his armies below and in Heaven."""
        game = field(
            hold={"blue": "gaul:5", "green": "roma:2 avalon:3 east-altar:2"}, step=PlayMiracles,
            faith={"blue": "3", "green": "5"}, gods={"blue": "war@gaul"}, miracles={"blue": "storms_rage"},
        )  # fmt: skip
        game.play(Invoke, "storms_rage", "roma", dice=(4,))
        assert game.told(Eliminated)[0].player == "green"
        assert (game.faith("green"), game.below("green"), game.armies("avalon")) == (0, (), 0)

    def test_atlantis_sinks_with_everything_on_it(self) -> None:
        game = field(
            hold={"blue": "gaul:5 tritonis:4", "green": "hesperide:3 roma"}, faith={"blue": "3"}, step=PlayMiracles,
            gods={"blue": "death@gaul sky@tritonis"}, miracles={"blue": "sea_tomb"}, temples="hesperide gaul",
            plague="poseidonis",
        )  # fmt: skip
        game.play(Invoke, "sea_tomb")
        assert game.state.part(Waters).sunk
        assert (game.gods("blue"), game.temples()) == ({"death": "gaul"}, ("gaul",))
        assert "oricalcos" not in game.choices(Attack, "target")

    def test_a_card_without_a_target_is_refused(self) -> None:
        game = field(
            hold={"blue": "gaul:5"}, faith={"blue": "9"}, step=PlayMiracles, gods={"blue": "war@gaul death@gaul"},
            miracles={"blue": "shrine_plundered heroes_are_born time_stands_still"},
        )  # fmt: skip
        assert game.refused(Invoke, "shrine_plundered") == NoTarget("shrine_plundered")
        assert game.refused(Invoke, "heroes_are_born", "roma") == NotATarget("heroes_are_born", "roma")
        assert game.refused(Invoke, "time_stands_still") == NoTarget("time_stands_still")

    def test_the_aegis_cancels_what_was_announced(self) -> None:
        game = field(
            hold={"blue": "gaul:5", "green": "roma:4"}, step=PlayMiracles, gods={"blue": "war@gaul"},
            miracles={"blue": "storms_rage"}, relics={"green": "aegis"},
        )  # fmt: skip
        game.play(Invoke, "storms_rage", "roma").play(RaiseAegis, by="green")
        assert game.told(MiracleFailed)[0].by == "green"
        assert (game.armies("roma"), game.zone("relics:green")) == (4, [])

    def test_sacred_ground_is_safe_until_the_turn_ends(self) -> None:
        game = field(
            hold={"blue": "gaul:6", "green": "liguria:3"}, faith={"green": "3"}, gods={"green": "sky@liguria"},
            miracles={"green": "ground_is_sacred"},
        )  # fmt: skip
        game.play(Attack, "gaul", "liguria", 3).play(Invoke, "ground_is_sacred", by="green")
        assert game.faith("green") == 0
        assert game.refused(Attack, "gaul", "liguria", 3) == SacredGround("liguria")

    def test_the_tree_of_life_saves_for_faith(self) -> None:
        game = field(
            hold={"blue": "gaul:6", "green": "liguria:3"}, faith={"green": "2"}, relics={"green": "tree_of_life"}
        )
        game.play(Attack, "gaul", "liguria", 3).play(Defend, 2).play(Pledge, 1, attack=(6, 6, 6), defence=(1, 1))
        assert (game.armies("liguria"), game.faith("green")) == (2, 1)


class TestUnderworld:
    def test_from_heaven_by_empty_gates_and_nowhere_else(self) -> None:
        game = field(hold={"blue": "gaul kurnugia:3", "green": "roma north-gate:1"}, step=Fortification).play(Finish)
        open_gates = ("southeast-gate", "southwest-gate")
        assert game.refused(LeaveHeaven, "north-gate", 2) == NoWayFromHeaven("north-gate", open_gates)
        assert game.refused(LeaveHeaven, "east-altar", 2) == NoWayFromHeaven("east-altar", open_gates)
        game.play(LeaveHeaven, "southeast-gate", 2)
        assert game.below("blue") == ("southeast-gate",)

    def test_no_way_through_flames(self) -> None:
        game = field(hold={"blue": "gaul southwest-gate:4", "green": "roma west-altar:1"}, step=Fortification)
        game.play(Finish)
        assert isinstance(game.refused(Attack, "southwest-gate", "west-altar", 1), NotAdjacent)

    def test_the_dead_below_are_gone(self) -> None:
        game = field(hold={"blue": "gaul southwest-crypt:4", "green": "roma west-altar:2"}, step=Fortification).play(
            Finish
        )
        game.fight("southwest-crypt", "west-altar", attack=(6, 5), defence=(1, 1))
        assert game.told(Ascended) == []
        assert game.below("blue") == ("southwest-crypt", "west-altar")


class TestTheEnd:
    def test_points(self) -> None:
        """Two territories, a whole Hyrkania (2), a crypt and an altar, Stonehenge with Anglia."""
        game = field(
            hold={
                "blue": "anglia rus scythia cimmeria sarmatia east-altar:2 southwest-crypt:1 south-vale:1",
                "green": "roma",
            },
            relics={"blue": "stonehenge mjolnir"},
        )
        found = score(game.rules, game.seen(None), Player("blue"))
        assert (found.territories, found.continents, found.spaces, found.relics) == (5, 2, 2, 1)
        assert found.total == 10

    def test_after_the_fifth_epoch_the_points_are_read(self) -> None:
        game = field(hold={"blue": "gaul", "green": "roma"}, turn="ochre", epoch=5, parts=LAST, step=Fortification)
        game.play(Finish)
        assert game.state.winners == (OCHRE,)

    def test_before_it_another_epoch_begins(self) -> None:
        game = field(hold={"blue": "gaul", "green": "roma"}, turn="ochre", epoch=4, parts=LAST, step=Fortification)
        game.play(Finish)
        assert game.told(EpochBegan)[0].epoch == 5


class TestOdds:
    def test_gods_who_would_go_along_count_before_they_are_declared(self) -> None:
        """War wins ties, Magic rerolls ones: the odds of the same battle differ with each of them."""
        game = field(hold={"blue": "gaul:8", "green": "liguria:5"}, gods={"blue": "war@gaul magic@gaul"})
        blue = Player("blue")
        alone, war, both = (
            forecast(game.rules, game.state, blue, "gaul", "liguria", gods).win
            for gods in ((), ("war",), ("war", "magic"))
        )
        assert alone < war < both
        game.fight("gaul", "liguria", ("war",), attack=(6, 6), defence=(1, 1))
        declared = forecast(game.rules, game.state, blue, "gaul", "liguria", ("war",)).win
        without = forecast(game.rules, game.state, blue, "gaul", "liguria").win
        assert declared > without
