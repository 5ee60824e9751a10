"""A turn's quiet steps: armies and faith, gods and temples, purchases, cards, plague, the march."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, Field, field, turn_of_cards

from rules.author import TurnBegan
from rules.godstorm import TURN
from rules.godstorm.epochs import ToBid
from rules.godstorm.faith import FaithRaised, NotEnoughFaith, faith_of
from rules.godstorm.gods import GodAbsent, GodBanished, GodInPlay
from rules.godstorm.land import Ascended
from rules.godstorm.miracles import SPENT, MiraclePlayed, NotThisStep, ToPlayMiracle
from rules.godstorm.plague import PLAGUE, Plagued, Suffer
from rules.godstorm.purchases import Buy, EmptyDeck, NoSuchDeck, Purchases, ToBuy
from rules.godstorm.raising import RaiseFaith
from rules.godstorm.relic_powers import OpenBox
from rules.godstorm.summoning import Build, NoSuchGod, Summon, Summoning, ToSummon
from rules.godstorm.temples import NoTempleLeft, TempleThere
from rules.godstorm.underworld import NotACrypt, NoTempleThere, Return, ToReturn
from rules.kernel.values import NOBODY
from rules.kernel.view import Cards
from rules.risk.armies import ArmiesGranted, ArmiesLost
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import InvasionEnded, ToFight, TooFewArmies
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.cards import NotInHand
from rules.risk.turn.fortify import Fortification, Fortified, Fortify, NotConnected, ToFortify
from rules.risk.turn.reinforce import (
    Deploy,
    Finish,
    NotYourLand,
    OtherRealm,
    Reinforcement,
    StillToPlace,
    TooMany,
    ToReinforce,
)

HYRKANIA = "rus scythia cimmeria sarmatia"


def lands(count: int) -> str:
    """So many territories, none of them a whole continent with fewer than thirteen."""
    earth = field().rules.board
    mixed = sorted(earth.territories, key=lambda t: earth.regions[earth.region_of[t]].territories.index(t))
    return " ".join(mixed[:count])


class TestTheTurn:
    def test_ten_steps_in_their_order(self) -> None:
        """R26 · Déroulement du tour: gods, purchases, cards, plague, invasions, march, Heaven, Underworld, in order."""
        kinds = [task.kind for task in TURN]
        wanted = ["raise-faith", "reinforcement", "summoning", "purchases", "play-miracles", "suffer", "combat",
                  "fortification", "embarkation", "combat", "death-labor"]  # fmt: skip
        assert [kind for kind in kinds if kind in wanted] == wanted

    def test_steps_may_be_left_out(self) -> None:
        """R26, A59 · Déroulement du tour: every step but the plague may be passed over; armies are all placed."""
        game = field(
            hold={"blue": "gaul:5 iberia:4", "green": "roma"}, step=OpenBox, plague="iberia", faith={"blue": "9"},
            gods={"blue": "war@gaul"}, miracles={"blue": "heroes_are_born"},
        )  # fmt: skip
        assert game.refused(Finish) == StillToPlace(3)
        game.play(Deploy, "gaul", 3)
        asked = []
        while game.state.active == BLUE and not game.told(TurnBegan):
            asked.append(type(game.asked()))
            game.play(Finish)
        assert asked[:5] == [ToSummon, ToBuy, ToPlayMiracle, ToFight, ToFortify]
        assert game.armies("iberia") == 2, "the plague strikes unasked"

    def test_nobody_to_attack_and_nowhere_to_walk(self) -> None:
        """R26 · Déroulement du tour: with lone armies, or none but one's own next to them, nobody is asked."""
        lone = field(hold={"blue": "gaul liguria", "green": "iberia:4"}, step=Suffer)
        assert lone.state.active == GREEN
        around = field(hold={"blue": "hesperide tritonis:5 poseidonis", "green": "roma"}, step=Suffer)
        assert isinstance(around.asked(), ToFortify)

    def test_the_last_army_that_could_attack(self) -> None:
        """R26, R64 · Envahissez des territoires: without an army to go on an invasion is over, and the step."""
        game = field(hold={"blue": "gaul:2 iberia", "green": "liguria:3"})
        game.fight("gaul", "liguria", attack=(1,), defence=(6, 6))
        assert [event.target for event in game.told(InvasionEnded)] == ["liguria"]

    def test_below_too(self) -> None:
        """R26 · Envahissez le Monde souterrain: with walls of flame and one's own spaces around, nobody is asked."""
        hold = {"blue": "gaul southwest-gate:4 southwest-crypt", "green": "roma"}
        game = field(hold=hold, step=Fortification)
        assert game.state.active != BLUE

    def test_what_is_impossible_is_not_asked(self) -> None:
        """R26 · Déroulement du tour: without faith, cards and gods the turn goes from armies to invasions."""
        game = field(hold={"blue": "gaul:5", "green": "roma"}, step=OpenBox, faith={})
        game.play(Deploy, "gaul", 3)
        assert isinstance(game.asked(), ToSummon), "three faith are raised, so a god may be called"
        game.play(Finish)
        assert isinstance(game.asked(), ToFight)


class TestArmiesAndFaith:
    @pytest.mark.parametrize(("count", "income"), [(1, 3), (11, 3), (12, 4), (14, 4), (17, 5), (20, 6), (23, 7)])
    def test_by_the_table(self, count: int, income: int) -> None:
        """R28 · Levez des armées: a third of the territories, at least 3, in armies and as many in faith."""
        game = field(hold={"blue": lands(count)}, step=RaiseFaith)
        armies = {event.why: event.count for event in game.told(ArmiesGranted)}
        faith = {event.why: event.count for event in game.told(FaithRaised)}
        assert (armies["territories"], faith["territories"]) == (income, income)

    def test_faith_is_kept(self) -> None:
        """R29 · Levez des armées: faith that was not spent stays."""
        assert field(hold={"blue": "gaul"}, step=RaiseFaith, faith={"blue": "4"}).faith("blue") == 7

    def test_a_whole_continent(self) -> None:
        """R30 · Levez des armées: a continent's bonus in armies and in faith; not with a land missing."""
        game = field(hold={"blue": HYRKANIA}, step=RaiseFaith)
        assert (game.asked(), game.faith("blue")) == (ToReinforce(BLUE, 5), 5)
        broken = field(hold={"blue": "rus scythia cimmeria", "green": "sarmatia"}, step=RaiseFaith)
        assert (broken.asked(), broken.faith("blue")) == (ToReinforce(BLUE, 3), 3)

    def test_placed_where_one_stands(self) -> None:
        """R31 · Levez des armées: all are placed, on any territories of one's own; not below."""
        game = field(hold={"blue": "gaul iberia south-vale:2", "green": "roma"}, step=Reinforcement)
        assert game.refused(Deploy, "roma", 1) == NotYourLand("roma")
        assert game.refused(Deploy, "south-vale", 1) == OtherRealm("south-vale", "")
        assert game.refused(Deploy, "gaul", 4) == TooMany(4, 3, 1)
        game.play(Deploy, "gaul", 2).play(Deploy, "iberia", 1)
        assert (game.armies("gaul"), game.armies("iberia")) == (3, 2)

    def test_temples(self) -> None:
        """R33, R41 · Les temples: each brings 1 faith, and 1 army on its own territory."""
        game = field(hold={"blue": "gaul iberia:2", "green": "roma"}, temples="gaul roma iberia", step=RaiseFaith)
        assert (game.armies("gaul"), game.armies("iberia"), game.armies("roma")) == (2, 3, 1)
        assert {event.why: event.count for event in game.told(FaithRaised)} == {"territories": 3, "temples": 2}


class TestCryptReturns:
    def back(self, **setup: Any) -> Field:
        hold = {"blue": "gaul iberia northeast-crypt:3 southwest-crypt:1 east-altar:4", "green": "roma:2"}
        return field(**{"hold": hold, "temples": "gaul roma", "step": RaiseFaith, **setup})

    def test_one_from_each_crypt_to_any_temple(self) -> None:
        """R32, R99, A11 · Cryptes: an army from each crypt to a territory of one's own with a temple; one stays."""
        game = self.back()
        assert game.asked() == ToReturn(BLUE, ("northeast-crypt",), 1)
        assert game.refused(Return, "northeast-crypt", "iberia", 1) == NoTempleThere("iberia", ("gaul",))
        assert game.refused(Return, "northeast-crypt", "gaul", 2) == TooMany(2, 1)
        assert game.refused(Return, "southwest-crypt", "gaul", 1) == NotACrypt("southwest-crypt", ("northeast-crypt",))
        assert game.refused(Return, "east-altar", "gaul", 1) == NotACrypt("east-altar", ("northeast-crypt",))
        game.play(Return, "northeast-crypt", "gaul", 1)
        assert (game.armies("northeast-crypt"), game.armies("gaul")) == (2, 3), "one for the temple, one from below"
        assert isinstance(game.asked(), ToReinforce), "once from each crypt"

    def test_if_one_wishes(self) -> None:
        """R32 · Cryptes: nobody has to come back; without a temple nobody can."""
        assert self.back().play(Finish).armies("northeast-crypt") == 3
        assert isinstance(self.back(temples="roma").asked(), ToReinforce)


class TestGods:
    def summoning(self, **setup: Any) -> Field:
        hold = {"blue": "gaul:5 iberia", "green": "roma"}
        return field(**{"hold": hold, "faith": {"blue": "7"}, "step": Summoning, **setup})

    def test_three_faith(self) -> None:
        """R34 · Invoquez les dieux: a god who is not in play costs 3 faith, on a territory with an army of yours."""
        game = self.summoning()
        assert game.refused(Summon, "sky", "roma") == NotYourLand("roma")
        assert game.refused(Summon, "love", "gaul") == NoSuchGod("love")
        game.play(Summon, "sky", "gaul")
        assert (game.faith("blue"), game.gods("blue")) == (4, {"sky": "gaul"})
        assert game.refused(Summon, "sky", "iberia") == GodInPlay("sky", "gaul")
        game.play(Summon, "war", "gaul")
        assert game.gods("blue") == {"war": "gaul", "sky": "gaul"}, "several may stand together"

    def test_without_the_faith(self) -> None:
        """R34 · Invoquez les dieux: not without the faith, nor below."""
        hold = {"blue": "gaul:5 south-vale:2", "green": "roma"}
        game = self.summoning(faith={"blue": "6"}, hold=hold)
        assert game.refused(Summon, "sky", "south-vale") == OtherRealm("south-vale", "")
        game.play(Summon, "sky", "gaul").play(Summon, "war", "gaul")
        assert not isinstance(game.asked(), ToSummon), "nothing can be paid for any more"

    def test_on_plague(self) -> None:
        """A9, O-gods-on-plague-allowed, D45 · Invoquez les dieux: one summoned on plague serves until step 5."""
        game = self.summoning(plague="gaul", faith={"blue": "5"}, miracle_piles="storms_rage")
        game.play(Summon, "war", "gaul").play(Buy, "war")
        assert isinstance(game.asked(), ToPlayMiracle)
        game.play(Finish)
        assert (game.told(GodBanished)[0].why, game.gods("blue"), game.armies("gaul")) == (PLAGUE, {}, 3)

    def test_not_on_plague(self) -> None:
        """O-gods-on-plague-refused, D45 · Invoquez les dieux: as an option a god is not summoned on plague."""
        game = self.summoning(plague="gaul", options={"gods-on-plague": "refused"})
        assert game.refused(Summon, "war", "gaul") == Plagued("gaul")
        assert game.choices(Summon, "where") == ["iberia"]

    def test_they_go_with_the_last_army(self) -> None:
        """R35, A41 · Invoquez les dieux: where all armies are destroyed the gods are banished, and may come again."""
        gods = {"blue": "war@gaul", "green": "sky@roma magic@roma"}
        game = turn_of_cards("storms_rage", gods=gods).invoke("storms_rage", where="roma", dice=(4,))
        assert {(event.god, event.why) for event in game.told(GodBanished)} == {
            ("magic", "emptied"),
            ("sky", "emptied"),
        }
        assert game.gods("green") == {}


class TestTemples:
    def building(self, **setup: Any) -> Field:
        hold = {"blue": "gaul:5 iberia", "green": "roma"}
        return field(**{"hold": hold, "faith": {"blue": "11"}, "step": Summoning, **setup})

    def test_five_faith(self) -> None:
        """R42, R41 · Construisez des temples: 5 faith each, on land of yours that has none."""
        game = self.building().play(Build, "gaul")
        assert (game.faith("blue"), game.temples()) == (6, ("gaul",))
        assert game.refused(Build, "gaul") == TempleThere("gaul")
        assert game.refused(Build, "roma") == NotYourLand("roma")
        game.play(Build, "iberia")
        assert game.temples() == ("gaul", "iberia")

    def test_no_thirteenth(self) -> None:
        """R42, A26 · Les temples: twelve at most, and none in the Underworld."""
        earth = field().rules.board.territories
        twelve = " ".join(t for t in earth if t not in ("gaul", "iberia"))
        game = self.building(temples=" ".join(twelve.split()[:12]))
        assert game.refused(Build, "gaul") == NoTempleLeft()
        below = self.building(hold={"blue": "gaul south-vale", "green": "roma"})
        assert below.refused(Build, "south-vale") == OtherRealm("south-vale", "")
        assert "south-vale" not in below.choices(Build, "where")

    def test_too_dear(self) -> None:
        """R42 · Construisez des temples: not with 4 faith."""
        assert self.building(faith={"blue": "4"}).refused(Build, "gaul") == NotEnoughFaith(5, 4)


class TestPurchases:
    def buying(self, **setup: Any) -> Field:
        hold = {"blue": "gaul:5", "green": "roma"}
        fund = {"faith": {"blue": "11"}, "gods": {"blue": "war@gaul sky@gaul"}}
        return field(**{"hold": hold, **fund, "step": Purchases, **setup})

    def test_two_faith_of_a_god_in_play(self) -> None:
        """R43, R45 · Acquérez des cartes miracle: 2 faith each, from any deck whose god you have on Earth."""
        game = self.buying().play(Buy, "war").play(Buy, "sky")
        assert game.faith("blue") == 7
        assert game.refused(Buy, "death") == GodAbsent("death")
        assert game.refused(Buy, "love") == NoSuchDeck("love")

    def test_four_at_most(self) -> None:
        """R45, A18 · Acquérez des cartes miracle: four a turn at most."""
        game = self.buying()
        for _ in range(4):
            game.play(Buy, "war")
        assert not isinstance(game.asked(), ToBuy)
        assert (len(game.zone("war:blue")), game.faith("blue")) == (4, 3)

    def test_none_is_looked_at_before_the_last(self) -> None:
        """R46, A18 · Acquérez des cartes miracle: all are bought before one is seen, by their buyer too."""
        game = self.buying(miracle_piles="heroes_are_born storms_rage").play(Buy, "war").play(Buy, "war")
        assert game.seen("blue").cards("bought:war:blue").faces is None
        assert game.zone("war:blue") == []
        game.play(Finish)
        assert game.seen("blue").cards("war:blue").faces == ("heroes_are_born", "storms_rage")

    def test_how_many_is_public_which_is_not(self) -> None:
        """R3, R46 · Les règles de la guerre: number and kind of each player's cards are known, their contents not."""
        game = self.buying().play(Buy, "war").play(Buy, "sky").play(Finish)
        seen = game.seen("green")
        hidden = Cards(1, None)
        assert (seen.cards("war:blue"), seen.cards("sky:blue")) == (hidden, hidden)

    def test_faith_is_public(self) -> None:
        """R2 · Les règles de la guerre: how much faith a player has is known to all."""
        game = self.buying().play(Buy, "war")
        assert [faith_of(game.seen(reader), BLUE) for reader in ("green", "ochre", None)] == [9, 9, 9]

    def test_an_empty_deck(self) -> None:
        """R45 · Acquérez des cartes miracle: an empty deck sells nothing, and is not filled again."""
        every = "green: " + " ".join(field().zone("miracles:war"))
        assert self.buying(miracles=every).refused(Buy, "war") == EmptyDeck("war")


class TestMiracles:
    def test_as_many_as_one_can_pay(self) -> None:
        """R51, R44, A34 · Jouez des cartes miracle: in any order, each announced, paid and resolved before the next."""
        game = turn_of_cards("heroes_are_born champions_arise siren_calls", faith={"blue": "5"})
        game.invoke("heroes_are_born", where="gaul")
        assert game.told(MiraclePlayed)[0].card == "heroes_are_born"
        assert (game.armies("gaul"), game.asked()) == (8, ToPlayMiracle(BLUE))
        game.invoke("siren_calls", of="green", lands=("apulia", "roma"))
        game.invoke("champions_arise", where="gaul")
        assert (game.faith("blue"), game.armies("gaul")) == (2, 9)

    def test_they_may_be_kept(self) -> None:
        """R44 · Acquérez des cartes miracle: a card is kept as long as one likes."""
        assert turn_of_cards("heroes_are_born").play(Finish).zone("war:blue") == ["heroes_are_born"]

    def test_its_god_must_be_on_earth(self) -> None:
        """R51, A19 · Jouez des cartes miracle: War and Death cards need their god on Earth; no Sky card then."""
        miracles, gods = {"blue": "heroes_are_born ragnarok fog_lifts"}, {"blue": "death@gaul sky@gaul"}
        game = turn_of_cards("", miracles=miracles, gods=gods)
        assert game.cannot("heroes_are_born", where="gaul") == GodAbsent("war")
        assert game.cannot("fog_lifts", where="iberia", count=1) == NotThisStep("fog_lifts")
        assert game.cannot("storms_rage", where="roma") == NotInHand("storms_rage")

    def test_used_up(self) -> None:
        """R1, R52, A20 · Les règles de la guerre: a played card is out of the game; decks are not made anew."""
        game = turn_of_cards("heroes_are_born").invoke("heroes_are_born", where="gaul")
        assert game.zone(SPENT) == ["heroes_are_born"]
        assert "heroes_are_born" not in game.zone("miracles:war")

    def test_emptied_land_brings_nothing(self) -> None:
        """R54, A41 · Jouez des cartes miracle: an emptied territory counts for nobody, nor does its continent."""
        hold = {"blue": "gaul:5", "green": "rus:2 scythia cimmeria sarmatia roma:9"}
        game = turn_of_cards("storms_rage", hold=hold, parts=()).invoke("storms_rage", where="scythia", dice=(1,))
        assert game.owner("scythia") == NOBODY
        while game.state.active == BLUE:
            game.wait_out()
        assert {event.why: event.count for event in game.told(FaithRaised)} == {"territories": 3}


class TestPlague:
    def test_half_of_ones_armies(self) -> None:
        """R60, R4 · Subissez la peste: half of the armies on each plagued land of yours die, rounded down."""
        hold = {"blue": "gaul:3 iberia:4 liguria:1", "green": "roma:6"}
        game = field(hold=hold, plague="gaul iberia liguria roma", step=Suffer)
        assert [game.armies(where) for where in ("gaul", "iberia", "liguria", "roma")] == [2, 2, 1, 6]
        assert game.heaven("blue") == 3

    def test_its_gods_are_banished(self) -> None:
        """R61 · Subissez la peste: gods on plagued land are banished, with a lone army too."""
        game = field(hold={"blue": "gaul:1", "green": "roma"}, gods={"blue": "war@gaul"}, plague="gaul", step=Suffer)
        assert (game.gods("blue"), game.armies("gaul")) == ({}, 1)

    def test_on_top_of_the_entry(self) -> None:
        """R60, R12, A7 · Subissez la peste: who was halved on entry is halved again in his next step 5."""
        game = field(hold={"blue": "gaul:12", "green": "liguria roma"}, plague="liguria")
        game.fight("gaul", "liguria", attack=(6, 5, 5), defence=(4,)).play(MoveIn, 6, ())
        assert game.armies("liguria") == 5, "nine moved in, four died"
        game.wait_out()
        while not game.told(ArmiesLost):
            game.wait_out(dice=(1, 2, 3) if isinstance(game.asked(), ToBid) else ())
        (struck,) = game.told(ArmiesLost)
        assert (game.state.active, struck.where) == (BLUE, "liguria")
        assert struck.count == (game.armies("liguria") + struck.count) // 2 > 1

    def test_anothers_plague(self) -> None:
        """R60 · Subissez la peste: in the step of a player nobody else's armies die."""
        game = field(hold={"blue": "gaul:8", "green": "roma:4"}, plague="roma", step=Suffer)
        assert (game.told(ArmiesLost), game.armies("roma")) == ([], 4)

    def test_walking_into_plague(self) -> None:
        """A5, A7, A62 · Capturer des territoires: who walks into empty plagued land loses half, and his gods there."""
        game = turn_of_cards("storms_rage", plague="liguria", hold={"blue": "gaul:6", "green": "liguria roma:3"})
        game.invoke("storms_rage", where="liguria", dice=(1,)).play(Expand, "gaul", "liguria", 5, ("war",))
        assert (game.armies("liguria"), game.gods("blue")) == (3, {"death": "gaul"})
        assert [event.player for event in game.told(Ascended)] == [BLUE]


class TestTheMarch:
    def march(self, hold: str, **setup: Any) -> Field:
        return field(**{"hold": {"blue": hold, "green": "alemannia"}, "step": Fortification, **setup})

    def test_along_ones_own_land(self) -> None:
        """R91, A15 · Fortifiez vos positions: one march, as far as one's own land reaches, sea lines too; 1 stays."""
        game = self.march("gaul:5 iberia atlas carthage sheba")
        assert game.refused(Fortify, "gaul", "sheba", 2) == NotConnected("gaul", "sheba")
        assert game.refused(Fortify, "gaul", "carthage", 5) == TooMany(5, 4, 1)
        game.play(Fortify, "gaul", "carthage", 4)
        assert (game.armies("gaul"), game.armies("carthage")) == (1, 5)
        assert not isinstance(game.asked(), ToFortify)

    @pytest.mark.parametrize(
        ("hold", "setup", "asked"),
        [
            ("gaul iberia", {}, False),
            ("gaul:5 roma:5", {}, False),
            ("gaul:2 iberia", {}, True),
            ("gaul iberia", {"gods": {"blue": "war@gaul"}}, True),
            ("gaul iberia", {"gods": {"blue": "war@gaul"}, "plague": "iberia"}, False),
        ],
    )
    def test_who_cannot_march_is_not_asked(self, hold: str, setup: dict[str, Any], asked: bool) -> None:
        """R26, R91 · Fortifiez vos positions: neither with lone armies, nor where no own land is next; gods may go."""
        assert isinstance(self.march(hold, **setup).asked(), ToFortify) == asked

    def test_gods_go_along(self) -> None:
        """R91 · Fortifiez vos positions: any gods go along, as one likes."""
        game = self.march("gaul:5 iberia", gods={"blue": "war@gaul sky@gaul"})
        game.play(Fortify, "gaul", "iberia", 2, ("sky",))
        assert game.gods("blue") == {"war": "gaul", "sky": "iberia"}

    def test_gods_go_alone(self) -> None:
        """A15 · Fortifiez vos positions: a territory with one army may send its gods."""
        game = self.march("gaul iberia:2", gods={"blue": "war@gaul"})
        assert game.refused(Fortify, "gaul", "iberia", 0, ()) in (TooMany(0, 0, 1), TooFewArmies("gaul", 1))
        game.play(Fortify, "gaul", "iberia", 0, ("war",))
        assert (game.gods("blue"), game.told(Fortified)[0].count) == ({"war": "iberia"}, 0)

    def test_gods_and_plague(self) -> None:
        """R92, A8, D46 · Fortifiez vos positions: gods pass through plague, and do not end their march there."""
        setup = {"gods": {"blue": "war@gaul"}, "plague": "iberia"}
        game = self.march("gaul:5 iberia atlas", **setup)
        assert game.refused(Fortify, "gaul", "iberia", 2, ("war",)) == Plagued("iberia")
        assert game.play(Fortify, "gaul", "atlas", 1, ("war",)).gods("blue") == {"war": "atlas"}

    def test_armies_and_plague(self) -> None:
        """A8 · Fortifiez vos positions: armies that march onto plague are not halved on arrival."""
        game = self.march("gaul:5 iberia", plague="iberia").play(Fortify, "gaul", "iberia", 4)
        assert game.armies("iberia") == 5


def test_a_card_leaves_one_army_behind() -> None:
    """R53 · Jouez des cartes miracle: a card that moves armies leaves one on the first territory."""
    game = turn_of_cards("eagles_take_wing")
    assert max(game.targets("eagles_take_wing", "count")) == 4
