"""The four Labors: what a god's player does earns him a card of that god's deck, at that very moment."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, Field, attacked, field, turn_of_cards

from rules.godstorm.godswar import RiskGod
from rules.godstorm.labors import LaborDone
from rules.godstorm.miracles import MiracleDrawn, RelicGained
from rules.risk.combat.battle import Defend
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Finish

AROUND = {"blue": "gaul:20", "green": "liguria iberia anglia alemannia roma:3"}


def conquering(*lands: str, **setup: Any) -> Field:
    """Blue takes these one after the other from Gaul; `earned` are the Labors since."""
    game = field(**{"hold": AROUND, "gods": {"blue": "war@gaul"}, **setup})
    for where in lands:
        game.fight("gaul", where, attack=(6,), defence=(1,))
        if isinstance(game.asked(), ToOccupy):
            earned = game.events
            game.play(MoveIn, 0, ())
            game.events = (*earned, *game.events)
    return game


class TestWar:
    def test_three_territories(self) -> None:
        """L-war, R50, R89 · Labeur de la Guerre: three lands taken from armies in one turn: a War card, at once."""
        game = conquering("liguria", "iberia", miracle_piles="storms_rage")
        assert game.told(LaborDone) == []
        third = conquering("liguria", "iberia", "anglia", miracle_piles="storms_rage")
        assert third.told(LaborDone) == [LaborDone(BLUE, "war")]
        assert third.zone("war:blue") == ["storms_rage"]

    def test_once_a_turn(self) -> None:
        """R89, A34 · Labeur de la Guerre: no second one in a turn; it is kept for a later step 4."""
        assert conquering("liguria", "iberia", "anglia", "alemannia").told(LaborDone) == []

    def test_without_the_god(self) -> None:
        """R47, A34 · Labeur de la Guerre: the god must be on Earth at that moment."""
        assert conquering("liguria", "iberia", "anglia", gods={"blue": "sky@gaul"}).told(LaborDone) == []

    def test_from_an_empty_deck(self) -> None:
        """A34, R45 · Labeur de la Guerre: an empty deck gives nothing."""
        every = " ".join(field().zone("miracles:war"))
        game = conquering("liguria", "iberia", "anglia", miracles={"green": every})
        assert (game.told(LaborDone), game.told(MiracleDrawn)) == ([LaborDone(BLUE, "war")], [])

    def test_walking_in_does_not_count(self) -> None:
        """R50, A5 · Labeur de la Guerre: entering empty land conquers nothing."""
        game = turn_of_cards("storms_rage", hold=AROUND).invoke("storms_rage", where="alemannia", dice=(1,))
        game.play(Expand, "gaul", "alemannia", 1)
        for where in ("liguria", "iberia"):
            game.fight("gaul", where, attack=(6,), defence=(1,))
            assert game.told(LaborDone) == []
            game.play(MoveIn, 0, ())

    def test_neutral_land_counts(self) -> None:
        """A27 · Labeur de la Guerre: a neutral army's territories are enemy territories."""
        hold = {"blue": "gaul:20", "neutral": "liguria iberia anglia"}
        game = conquering("liguria", "iberia", "anglia", hold=hold, rest="green", players=2)
        assert game.told(LaborDone) == [LaborDone(BLUE, "war")]

    def test_spaces_below_do_not(self) -> None:
        """R97, L-war · Labeur de la Guerre: spaces of the Underworld do not count."""
        hold = {"blue": "gaul east-waste:9", "green": "roma middle-waste north-gate east-altar"}
        game = field(hold=hold, gods={"blue": "war@gaul"})
        for where in ("middle-waste", "north-gate", "east-altar"):
            game.fight("east-waste", where, attack=(6,), defence=(1,))
            assert game.told(LaborDone) == []
            game.play(MoveIn, 0)


class TestSky:
    def test_in_godswar(self) -> None:
        """L-sky, R49, R74, D47, O-sky-labor-invasions · Labeur du Ciel: another's god falls in godswar."""
        game = self.godswar()
        assert game.told(LaborDone) == [LaborDone(BLUE, "sky")]
        assert len(game.zone("sky:blue")) == 1

    def godswar(self, **setup: Any) -> Field:
        gods = {"blue": "war@gaul sky@iberia", "green": "death@liguria magic@liguria"}
        game = attacked(**{"gods": gods, **setup}).play(Attack, "gaul", "liguria", 3, ("war",))
        return game.play(RiskGod, "death", godswar=(6, 6, 5, 2, 3, 4))

    def test_once_a_turn(self) -> None:
        """R74, L-sky · Labeur du Ciel: one card, however many gods fall."""
        game = self.godswar().play(RiskGod, "war").play(RiskGod, "magic", godswar=(6, 6, 5, 2, 3, 4))
        assert game.told(LaborDone) == []

    def test_by_taking_his_land(self) -> None:
        """D47, O-sky-labor-invasions · Labeur du Ciel: by taking the land where the god stood."""
        assert self.taken("invasions") == [LaborDone(BLUE, "sky")]

    def taken(self, option: str) -> list[LaborDone]:
        gods = {"blue": "sky@iberia", "green": "death@liguria"}
        hold = {"blue": "gaul:6 iberia:3", "green": "liguria roma:5"}
        game = attacked(hold=hold, gods=gods, options={"sky-labor": option})
        return game.fight("gaul", "liguria", attack=(6,), defence=(1,)).told(LaborDone)

    def test_godswar_alone(self) -> None:
        """O-sky-labor-godswar, D47 · Labeur du Ciel: as an option godswar alone counts."""
        assert self.taken("godswar") == []
        assert self.godswar(options={"sky-labor": "godswar"}).told(LaborDone) == [LaborDone(BLUE, "sky")]

    @pytest.mark.parametrize(("option", "earned"), [("invasions", 0), ("godswar", 0), ("any", 1)])
    @pytest.mark.parametrize(("card", "dice"), [("storms_rage", (4,)), ("trojan_horse", (4,)), ("land_is_purged", ())])
    def test_by_a_card(self, option: str, earned: int, card: str, dice: tuple[int, ...]) -> None:
        """O-sky-labor-any, O-sky-labor-invasions, D47, A39 · Labeur du Ciel: by one's own card, as an option."""
        gods = {"blue": "war@gaul sky@gaul death@gaul", "green": "war@roma"}
        hold = {"blue": "gaul:5", "green": "roma"} if card == "trojan_horse" else {"blue": "gaul:5", "green": "roma:4"}
        game = turn_of_cards(card, hold=hold, gods=gods, plague="roma", options={"sky-labor": option})
        game.invoke(card, dice=dice, where="roma")
        assert game.gods("green") == {}
        assert len(game.told(LaborDone)) == earned

    def test_ragnarok_takes_the_sky_god_along(self) -> None:
        """A34 · Labeur du Ciel: whose Sky god has gone by then earns nothing."""
        gods = {"blue": "death@gaul", "green": "war@roma"}
        game = turn_of_cards("ragnarok", gods=gods, options={"sky-labor": "any"}).invoke("ragnarok")
        assert game.told(LaborDone) == []

    def test_not_on_anothers_turn(self) -> None:
        """L-sky, R49 · Labeur du Ciel: not on another's turn: the defender who wins a godswar earns nothing."""
        gods = {"blue": "war@gaul", "green": "sky@liguria"}
        game = attacked(gods=gods).play(Attack, "gaul", "liguria", 3, ("war",))
        game.play(RiskGod, "sky", godswar=(2, 3, 4, 6, 6, 5, 6))
        assert (game.gods("blue"), game.told(LaborDone)) == ({}, [])

    def test_not_for_ones_own(self) -> None:
        """L-sky · Labeur du Ciel: not for a god of one's own."""
        gods = {"blue": "war@gaul sky@iberia", "green": "death@liguria"}
        game = attacked(gods=gods).play(Attack, "gaul", "liguria", 3, ("war",))
        game.play(RiskGod, "death", godswar=(2, 3, 4, 6, 6, 5))
        assert game.told(LaborDone) == []


class TestMagic:
    def battle(self, attack: tuple[int, ...], defence: tuple[int, ...], **setup: Any) -> Field:
        gods = {"blue": "magic@iberia", "green": "magic@roma"}
        game = attacked(**{"gods": gods, **setup})
        return game.fight("gaul", "liguria", attack=attack, defence=defence)

    def test_three_equal_dice(self) -> None:
        """L-magic, R48, R58, R78 · Labeur de la Magie: three equal dice in one throw: a relic, in play at once."""
        game = self.battle((4, 4, 4), (1, 1), miracle_piles="mjolnir")
        assert game.told(LaborDone) == [LaborDone(BLUE, "magic")]
        assert (game.told(RelicGained), game.zone("relics:blue")) == ([RelicGained(BLUE, "mjolnir")], ["mjolnir"])

    def test_without_the_goddess(self) -> None:
        """R48, A34 · Labeur de la Magie: she must be on Earth, wherever."""
        assert self.battle((4, 4, 4), (1, 1), gods={"blue": "war@gaul"}).told(LaborDone) == []

    def test_anybodys_turn_in_godswar(self) -> None:
        """L-magic, R75, D54 · Labeur de la Magie: in godswar, on anybody's turn; the attacker's card first."""
        gods = {"blue": "war@gaul magic@iberia", "green": "death@liguria magic@roma"}
        game = attacked(gods=gods).play(Attack, "gaul", "liguria", 3, ("war",))
        game.play(RiskGod, "death", godswar=(5, 5, 5, 4, 4, 4))
        assert game.told(LaborDone) == [LaborDone(BLUE, "magic"), LaborDone(GREEN, "magic")]

    @pytest.mark.parametrize(
        ("falls", "option", "cards"),
        [
            ((1, 1, 1, 6, 6, 6), "each-time", 2),
            ((1, 1, 1, 6, 6, 6), "once-a-throw", 1),
            ((3, 1, 3, 3), "each-time", 1),
            ((1, 1, 1, 2, 3, 4), "each-time", 1),
        ],
    )
    def test_every_fall_counts(self, falls: tuple[int, ...], option: str, cards: int) -> None:
        """A29, D54, O-magic-labor-each-time, O-magic-labor-once-a-throw · Labeur de la Magie: after each reroll too."""
        game = attacked(gods={"blue": "magic@gaul", "green": "sky@roma"}, options={"magic-labor": option})
        game.fight("gaul", "liguria", ("magic",), attack=falls, defence=(5, 5), dice=(3, 2))
        assert len(game.told(LaborDone)) == cards

    def test_what_lay_before_is_no_news(self) -> None:
        """A29 · Labeur de la Magie: 3 3 3 1, whose 1 becomes a 3, wins one card; two triples in a fall one."""
        gods = {"blue": "magic@gaul sky@gaul", "green": "death@liguria"}
        game = attacked(gods=gods).play(Attack, "gaul", "liguria", 3, ("magic", "sky")).play(RiskGod, "magic")
        game.play(RiskGod, "death", godswar=(3, 3, 3, 1, 3, 6, 5, 4))
        assert [done for done in game.told(LaborDone) if done.god == "magic"] == [LaborDone(BLUE, "magic")]

    def test_below_too(self) -> None:
        """D54, L-magic · Labeur de la Magie: in the Underworld too."""
        hold = {"blue": "gaul south-vale:5", "green": "roma southeast-crypt:2"}
        game = field(hold=hold, gods={"blue": "magic@gaul"})
        game.play(Attack, "south-vale", "southeast-crypt", 3).play(Defend, 1, attack=(2, 2, 2), defence=(6,))
        assert game.told(LaborDone) == [LaborDone(BLUE, "magic")]


class TestDeath:
    def ended(self, hold: str, gods: str = "death@gaul") -> Field:
        game = field(hold={"blue": hold, "green": "roma"}, gods={"blue": gods}, step=Fortification)
        while game.state.active == BLUE and not game.told(LaborDone):
            before = game.state.active
            game.play(Finish)
            if before != game.state.active:
                break
        return game

    def test_a_crypt_at_the_end_of_the_turn(self) -> None:
        """L-death, R47, R99, R100 · Labeur de la Mort: who holds a crypt when his turn ends draws one Death card."""
        game = self.ended("gaul northeast-crypt southwest-crypt")
        assert game.told(LaborDone) == [LaborDone(BLUE, "death")]
        assert len(game.zone("death:blue")) == 1, "one, however many crypts"

    @pytest.mark.parametrize(
        ("hold", "gods"), [("gaul east-altar", "death@gaul"), ("gaul northeast-crypt", "war@gaul")]
    )
    def test_not_otherwise(self, hold: str, gods: str) -> None:
        """R47, A34 · Labeur de la Mort: an altar is no crypt, and the god must be on Earth."""
        assert self.ended(hold, gods).told(LaborDone) == []


def test_labors_do_not_count_as_purchases() -> None:
    """R45, A18 · Acquérez des cartes miracle: cards of Labors do not count toward the four."""
    game = conquering("liguria", "iberia", "anglia", faith={"blue": "0"})
    assert len(game.zone("war:blue")) == 1
    assert game.faith("blue") == 0
