"""The ten titles of the seventeen Sky cards, and the moment at which they are played."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, attacked, field

from rules.godstorm.faith import NotEnoughFaith
from rules.godstorm.godswar import GodswarFought, RiskGod
from rules.godstorm.labors import LaborDone
from rules.godstorm.land import Ascended
from rules.godstorm.miracles import SKY_WINDOW, NoTarget, NotATarget, NotThisStep
from rules.godstorm.sky_cards import SacredGround
from rules.godstorm.titles import titles
from rules.kernel.context import Pass
from rules.kernel.values import NOBODY
from rules.kernel.windows import ToReact
from rules.risk.combat.battle import Defend, ToDefend
from rules.risk.combat.calling_off import CallOff
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack, InvasionDeclared, ToFight
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import Concede

COST = {"enemies_convert": 2, "lava_erupts": 2, "men_become_warriors": 1, "swords_plowshares": 1, "ground_is_sacred": 3,
        "idol_is_false": 1}  # fmt: skip
"""What a Sky card costs; all others are free."""
SINGLE = {"enemies_convert", "lava_erupts", "ground_is_sacred"}


def test_seventeen_cards() -> None:
    """R43 · Les types de cartes: seventeen Sky cards, seven titles twice; nine of the cards cost faith."""
    sky = {name: card for name, card in titles().items() if card.deck == "sky"}
    assert sum(card.copies for card in sky.values()) == 17
    assert {name for name, card in sky.items() if card.copies == 1} == SINGLE
    assert {name: card.cost for name, card in sky.items() if card.cost} == COST


class TestWhenTheyArePlayed:
    def test_when_an_invasion_is_declared(self) -> None:
        """R57, R84, O-sky-cards-attacked, D50 · Les cartes du Ciel: the attacked player, before any die is thrown."""
        game = attacked("fog_lifts").play(Attack, "gaul", "liguria", 3)
        assert game.asked() == ToReact(GREEN, SKY_WINDOW)

    def test_as_many_as_one_likes(self) -> None:
        """R57, D56 · Les cartes du Ciel: one or more, each worked out before the next."""
        game = attacked("men_become_warriors men_become_warriors.2").play(Attack, "gaul", "liguria", 3)
        game.invoke("men_become_warriors").invoke("men_become_warriors.2")
        assert (game.armies("liguria"), game.faith("green")) == (9, 7)

    def test_not_on_ones_own_turn(self) -> None:
        """R57, A19 · Les cartes du Ciel: no War or Death card then, and no Sky card without its god or the faith."""
        war = attacked("heroes_are_born fog_lifts", gods={"green": "sky@roma war@roma"})
        war.play(Attack, "gaul", "liguria", 3)
        assert war.cannot("heroes_are_born", where="roma") == NotThisStep("heroes_are_born")
        poor = attacked("ground_is_sacred", faith={"green": "2"}).play(Attack, "gaul", "liguria", 3)
        assert poor.cannot("ground_is_sacred") == NotEnoughFaith(3, 2)

    def test_nobody_is_asked_without_the_god(self) -> None:
        """A19, R57 · Les cartes du Ciel: without his Sky god on Earth nobody is asked, nor without a Sky card."""
        no_god = attacked("fog_lifts", gods={"green": "war@roma"}).play(Attack, "gaul", "liguria", 3)
        no_card = attacked("", miracles={"green": "ragnarok"}).play(Attack, "gaul", "liguria", 3)
        assert isinstance(no_god.asked(), ToDefend)
        assert isinstance(no_card.asked(), ToDefend)

    def test_a_new_invasion_is_a_new_moment(self) -> None:
        """A3, R63 · Envahissez des territoires: the same pair goes on; called off, or from elsewhere, it is new."""
        hold = {"blue": "gaul:9 roma:5", "green": "liguria:6 apulia:2"}
        game = attacked("fog_lifts", hold=hold, gods={"green": "sky@apulia"})
        game.play(Attack, "gaul", "liguria", 1).play(Pass).play(Defend, 1, attack=(1,), defence=(6,))
        game.play(Attack, "gaul", "liguria", 1)
        assert isinstance(game.asked(), ToDefend), "the invasion goes on"
        game.play(Defend, 1, attack=(1,), defence=(6,)).play(Attack, "roma", "liguria", 1)
        assert isinstance(game.asked(), ToReact), "another source"
        game.play(Pass).play(Defend, 1, attack=(1,), defence=(6,)).play(CallOff).play(Attack, "roma", "liguria", 1)
        assert isinstance(game.asked(), ToReact), "the same pair, called off"
        game.play(Pass).play(Defend, 1, attack=(1,), defence=(6,)).play(Attack, "gaul", "liguria", 1)
        assert game.told(InvasionDeclared)[0].source == "gaul"

    def test_what_empties_the_source_ends_it(self) -> None:
        """A4, R84 · Les cartes du Ciel: with fewer than two armies left the invasion is over, without a throw."""
        game = attacked("swords_plowshares fog_lifts").play(Attack, "gaul", "liguria", 3)
        game.invoke("swords_plowshares", dice=(5,))
        assert (game.armies("gaul"), game.armies("liguria")) == (1, 3)
        assert isinstance(game.asked(), ToFight), "nothing is left to answer"


class TestAnyonesSkyCards:
    def asked_in(self, **setup: Any) -> list[str]:
        """Who is asked, one after the other, when Blue attacks Green and all hold a Sky card."""
        miracles = {"blue": "workers_amass", "green": "fog_lifts", "ochre": "fog_lifts.2", "purple": "workers_amass.2"}
        gods = {"blue": "sky@gaul", "green": "sky@roma", "ochre": "sky@thule", "purple": "sky@sheba"}
        hold = {"blue": "gaul:6", "green": "liguria:3 roma:5", "purple": "sheba"}
        game = attacked(players=4, hold=hold, gods=gods, miracles=miracles, **setup)
        game.play(Attack, "gaul", "liguria", 1, ())
        found = []
        while isinstance(asked := game.asked(), ToReact):
            found.append(str(asked.player))
            game.play(Pass)
        return found

    def test_only_the_attacked(self) -> None:
        """O-sky-cards-attacked, D50 · Les cartes du Ciel: by default the attacked player alone."""
        assert self.asked_in() == ["green"]

    def test_the_others_after_him(self) -> None:
        """O-sky-cards-anyone, A61, D50 · Les cartes du Ciel: then the others in order of play, never the attacker."""
        assert self.asked_in(options={"sky-cards": "anyone"}) == ["green", "ochre", "purple"]

    def test_what_needs_land_of_ones_own(self) -> None:
        """D50 · Les cartes du Ciel: another's Fog, Enemies Convert and Fire are no use there; his Warriors are."""
        cards = "fog_lifts enemies_convert fire_sears men_become_warriors"
        game = attacked(
            miracles={"ochre": cards},
            gods={"ochre": "sky@thule"},
            faith={"ochre": "9"},
            options={"sky-cards": "anyone"},
        ).play(Attack, "gaul", "liguria", 3)
        for card in cards.split()[:3]:
            assert game.cannot(card) == NoTarget(card)
        game.invoke("men_become_warriors")
        assert (game.owner("liguria"), game.armies("liguria")) == ("green", 6)


def test_1000_workers_amass() -> None:
    """C-workers_amass · Cartes du Ciel: a temple in the attacked territory, if it has none."""
    game = attacked("workers_amass").play(Attack, "gaul", "liguria", 3).invoke("workers_amass")
    assert (game.temples(), game.faith("green")) == (("liguria",), 9)
    there = attacked("workers_amass", temples="liguria").play(Attack, "gaul", "liguria", 3)
    assert there.cannot("workers_amass") == NoTarget("workers_amass")


class TestEnemiesConvert:
    def test_two_change_sides(self) -> None:
        """C-enemies_convert, A10 · Cartes du Ciel: 2 attackers are removed, to the pool, and 2 gained."""
        game = attacked("enemies_convert").play(Attack, "gaul", "liguria", 3).invoke("enemies_convert")
        assert (game.armies("gaul"), game.armies("liguria"), game.heaven("blue")) == (4, 5, 0)
        assert game.faith("green") == 7

    def test_two_are_gained_in_any_case(self) -> None:
        """A65 · Cartes du Ciel: as many as stand there are removed, and always 2 gained."""
        hold = {"blue": "gaul:2 iberia:3", "green": "liguria:3 roma:5"}
        game = attacked("enemies_convert", hold=hold).play(Attack, "gaul", "liguria", 1).invoke("enemies_convert")
        assert (game.owner("gaul"), game.armies("liguria")) == (NOBODY, 5)


class TestFireSearsTheSky:
    def fought(self, cards: str, **setup: Any) -> GodswarFought:
        game = attacked(cards, gods={"blue": "war@gaul", "green": "sky@liguria"}, **setup)
        game.play(Attack, "gaul", "liguria", 3, ("war",))
        for card in cards.split():
            game.invoke(card)
        if isinstance(game.asked(), ToReact):
            game.play(Pass)
        game.play(RiskGod, "sky", godswar=(6, 5, 4, 6, 5, 4, 3))
        return game.told(GodswarFought)[0]

    def test_four_more(self) -> None:
        """C-fire_sears · Cartes du Ciel: +4 to your godswar totals this turn."""
        assert self.fought("fire_sears").defence_bonus == 4

    def test_two_copies_and_the_hammer(self) -> None:
        """A66 · Cartes du Ciel: two copies add up to 8, with Mjolnir to 11."""
        assert self.fought("fire_sears fire_sears.2", relics={"green": "mjolnir"}).defence_bonus == 11


class TestLavaErupts:
    def test_the_source_and_all_around_it(self) -> None:
        """C-lava_erupts, A40 · Cartes du Ciel: a die for the attacking territory and for each next to it."""
        hold = {"blue": "gaul:6 iberia:3 anglia:4", "green": "liguria:3 roma:5 alemannia:5"}
        game = attacked("lava_erupts", hold=hold).play(Attack, "gaul", "liguria", 3)
        game.invoke("lava_erupts", dice=(1, 2, 2, 2, 2))
        around = ("gaul", "alemannia", "anglia", "iberia", "liguria", "roma")
        assert [game.armies(where) for where in around] == [5, 3, 2, 1, 1, 5]
        assert (game.faith("green"), game.heaven("blue")) == (7, 5)

    def test_a_target_that_is_emptied(self) -> None:
        """A64, A65 · Cartes du Ciel: the invasion ends, nothing is owed; the land is entered without dice."""
        hold = {"blue": "gaul:6 iberia:3 anglia:4 alemannia:4", "green": "liguria:3 roma:5"}
        game = attacked("lava_erupts men_become_warriors", hold=hold, gods={"green": "sky@roma", "blue": "war@gaul"})
        game.play(Attack, "gaul", "liguria", 3, ()).invoke("lava_erupts", dice=(1, 1, 1, 1, 6))
        assert game.owner("liguria") == NOBODY
        assert isinstance(game.asked(), ToFight), "no more cards, no dice"
        game.play(Expand, "gaul", "liguria", 2, ("war",))
        assert (game.owner("liguria"), game.gods("blue")) == ("blue", {"war": "liguria"})
        assert game.told(LaborDone) == []

    def test_its_dead_go_to_heaven(self) -> None:
        """A63 · Cartes du Ciel: even those whom the god of Death attacks."""
        gods = {"blue": "death@gaul", "green": "sky@roma"}
        game = attacked("lava_erupts", gods=gods).play(Attack, "gaul", "liguria", 3, ("death",))
        game.invoke("lava_erupts", dice=(1, 1, 1, 1, 2))
        assert game.heaven("green") == 2

    def test_attacker_and_defender_at_once(self) -> None:
        """A16, A33 · Cartes du Ciel: who loses his last army on Earth by one blow is out, whoever's turn it is."""
        hold = {"blue": "gaul:2", "green": "liguria:2"}
        game = attacked("lava_erupts", hold=hold, gods={"green": "sky@liguria"})
        game.play(Attack, "gaul", "liguria", 1).invoke("lava_erupts", dice=(6, 1, 1, 1, 6))
        assert [event.player for event in game.told(Eliminated)] == [BLUE, GREEN]
        assert game.state.winners == ("ochre",)


def test_men_become_warriors() -> None:
    """C-men_become_warriors · Cartes du Ciel: 3 armies in the attacked territory."""
    game = attacked("men_become_warriors").play(Attack, "gaul", "liguria", 3).invoke("men_become_warriors")
    assert (game.armies("liguria"), game.faith("green")) == (6, 8)


class TestSwordsBecomePlowshares:
    def test_a_die_of_attackers(self) -> None:
        """C-swords_plowshares, A10 · Cartes du Ciel: the attacking territory loses a die of armies, to the pool."""
        game = attacked("swords_plowshares").play(Attack, "gaul", "liguria", 3).invoke("swords_plowshares", dice=(2,))
        assert (game.armies("gaul"), game.heaven("blue"), game.told(Ascended)) == (4, 0, [])

    def test_at_most_all(self) -> None:
        """A65, A41 · Cartes du Ciel: at most all that stand there; their gods are banished."""
        gods = {"blue": "war@gaul", "green": "sky@roma"}
        game = attacked("swords_plowshares", gods=gods, hold={"blue": "gaul:3 iberia", "green": "liguria:3 roma"})
        game.play(Attack, "gaul", "liguria", 2, ("war",)).invoke("swords_plowshares", dice=(6,))
        assert (game.owner("gaul"), game.gods("blue")) == (NOBODY, {})


class TestTheFogLifts:
    def test_up_to_four_from_elsewhere(self) -> None:
        """C-fog_lifts, R53 · Cartes du Ciel: up to 4 armies of one other territory of yours come; 1 stays there."""
        game = attacked("fog_lifts", hold={"blue": "gaul:6", "green": "liguria:3 roma:9 sheba:3"})
        game.play(Attack, "gaul", "liguria", 3)
        assert game.cannot("fog_lifts", where="sheba", count=3) == NotATarget("fog_lifts", 3)
        game.invoke("fog_lifts", where="roma", count=4)
        assert (game.armies("liguria"), game.armies("roma")) == (7, 5)

    def test_nobody_to_come(self) -> None:
        """A37 · Cartes du Ciel: without another territory of two armies it cannot be played."""
        game = attacked("fog_lifts", hold={"blue": "gaul:6", "green": "liguria:3 roma"})
        assert game.play(Attack, "gaul", "liguria", 3).cannot("fog_lifts") == NoTarget("fog_lifts")


class TestTheMightyTurnMeek:
    def test_a_god_goes_home(self) -> None:
        """C-mighty_turn_meek, A38 · Cartes du Ciel: an attacking god, of your choice, goes to a temple of his side."""
        gods = {"blue": "war@gaul magic@gaul", "green": "sky@roma"}
        game = attacked("mighty_turn_meek", gods=gods, temples="iberia roma")
        game.play(Attack, "gaul", "liguria", 3, ("war", "magic"))
        assert game.targets("mighty_turn_meek", "to") == ["iberia"]
        game.invoke("mighty_turn_meek", gods=("war",), to="iberia")
        assert game.gods("blue") == {"war": "iberia", "magic": "gaul"}
        game.play(Defend, 2, attack=(4, 3, 2), defence=(4, 3))
        assert game.armies("gaul") == 4, "ties are the defender's again"

    def test_home_on_plague(self) -> None:
        """A38 · Cartes du Ciel: plague there banishes him."""
        gods = {"blue": "war@gaul", "green": "sky@roma"}
        game = attacked("mighty_turn_meek", gods=gods, temples="iberia", plague="iberia")
        game.play(Attack, "gaul", "liguria", 3, ("war",)).invoke("mighty_turn_meek", gods=("war",), to="iberia")
        assert game.gods("blue") == {}

    def test_beside_another_on_plague(self) -> None:
        """A9, A38 · Cartes du Ciel: but not the god who stands there already."""
        gods = {"blue": "war@gaul magic@iberia", "green": "sky@roma"}
        game = attacked("mighty_turn_meek", gods=gods, temples="iberia", plague="iberia")
        game.play(Attack, "gaul", "liguria", 3, ("war",)).invoke("mighty_turn_meek", gods=("war",), to="iberia")
        assert game.gods("blue") == {"magic": "iberia"}

    def test_where_he_stands(self) -> None:
        """A68 · Cartes du Ciel: with his temple where he attacks from he stays there, out of this invasion."""
        gods = {"blue": "war@gaul", "green": "sky@roma"}
        game = attacked("mighty_turn_meek", gods=gods, temples="gaul")
        game.play(Attack, "gaul", "liguria", 3, ("war",)).invoke("mighty_turn_meek", gods=("war",), to="gaul")
        assert game.gods("blue") == {"war": "gaul"}
        game.play(Defend, 2, attack=(4, 3, 2), defence=(4, 3))
        assert game.armies("gaul") == 4

    def test_no_god_attacks(self) -> None:
        """A68, A37 · Cartes du Ciel: not where no god attacks, nor where the attacker has no temple."""
        gods = {"blue": "war@gaul", "green": "sky@roma"}
        back = attacked("mighty_turn_meek", gods=gods, temples="gaul").play(Attack, "gaul", "liguria", 3, ())
        assert back.cannot("mighty_turn_meek") == NoTarget("mighty_turn_meek")
        bare = attacked("mighty_turn_meek", gods=gods).play(Attack, "gaul", "liguria", 3, ("war",))
        assert bare.cannot("mighty_turn_meek") == NoTarget("mighty_turn_meek")


def test_this_ground_is_sacred() -> None:
    """C-ground_is_sacred · Cartes du Ciel: the attack is off, and that territory is safe until the turn ends."""
    game = attacked("ground_is_sacred").play(Attack, "gaul", "liguria", 3).invoke("ground_is_sacred")
    assert isinstance(game.asked(), ToFight)
    assert game.refused(Attack, "gaul", "liguria", 3) == SacredGround("liguria")
    assert game.faith("green") == 6


class TestYourIdolIsFalse:
    def test_a_god_in_the_attacking_territory(self) -> None:
        """C-idol_is_false · Cartes du Ciel: a god there is banished, one who was held back too."""
        gods = {"blue": "war@gaul magic@gaul", "green": "sky@roma"}
        game = attacked("idol_is_false", gods=gods).play(Attack, "gaul", "liguria", 3, ("war",))
        assert game.targets("idol_is_false", "gods") == [("magic",), ("war",)]
        game.invoke("idol_is_false", gods=("magic",))
        assert (game.gods("blue"), game.faith("green")) == ({"war": "gaul"}, 8)

    def test_his_power_is_gone_with_him(self) -> None:
        """C-idol_is_false, A63 · Cartes du Ciel: a banished god of Death keeps nobody out of Heaven."""
        gods = {"blue": "death@gaul", "green": "sky@roma"}
        game = attacked("idol_is_false", gods=gods).play(Attack, "gaul", "liguria", 3, ("death",))
        game.invoke("idol_is_false", gods=("death",)).play(Defend, 2, attack=(6, 6, 6), defence=(1, 1))
        assert game.heaven("green") == 2


@pytest.mark.parametrize("who", ["blue", "green"])
def test_giving_up_in_the_window(who: str) -> None:
    """D58 · Cartes du Ciel: whoever gives up there, the game goes on: against a neutral army, or with the next turn."""
    game = attacked("fog_lifts", options={"concede": "neutral"}).play(Attack, "gaul", "liguria", 3)
    game.say(Concede, who)
    assert isinstance(game.asked(), ToDefend) == (who == "green")
    assert who not in {decision.player for decision in game.state.pending.values()}


def test_not_below() -> None:
    """R55, A13 · Envahissez le Monde souterrain: no Sky card answers an attack on a space."""
    game = field(
        hold={"blue": "gaul south-vale:5", "green": "roma southeast-crypt:2"}, gods={"green": "sky@roma"},
        faith={"green": "9"}, miracles={"green": "men_become_warriors"},
    )  # fmt: skip
    game.play(Attack, "south-vale", "southeast-crypt", 3)
    assert isinstance(game.asked(), ToDefend)
