"""The fifteen titles of the seventeen Death cards: what they cost, whom they may name, what they do."""

from __future__ import annotations

import pytest
from support.godstorm.position import BLUE, GREEN, field, turn_of_cards

from rules.godstorm.death_cards import HandLost
from rules.godstorm.gods import GodBanished
from rules.godstorm.labors import LaborDone
from rules.godstorm.land import Ascended
from rules.godstorm.miracles import SPENT, NoTarget, NotATarget
from rules.godstorm.plague import Plague
from rules.godstorm.titles import titles
from rules.godstorm.waters import Maelstrom, SunkLand, Waters
from rules.kernel.values import NOBODY
from rules.kernel.windows import ToReact
from rules.risk.armies import ArmiesLost
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.fortify import Fortification, Fortify

COST = {
    "blood_coats": 1, "crops_wither": 2, "deaths_door": 2, "diamonds_rust": 3, "fire_rains": 4, "paradise_lost": 2,
    "ragnarok": 3, "dead_walk": 2, "gods_forsake": 3, "ground_shakes": 2, "mighty_fallen": 4, "sea_tomb": 3,
    "trojan_horse": 2, "waters_boil": 4, "young_grow_old": 2,
}  # fmt: skip
HYRKANIA = 6
"""Its face of the die of continents, which follow the order of the board."""


def test_seventeen_cards() -> None:
    """R43 · Les types de cartes: seventeen Death cards, two of them twice; none is free."""
    death = {name: card for name, card in titles().items() if card.deck == "death"}
    assert sum(card.copies for card in death.values()) == 17
    assert {name for name, card in death.items() if card.copies == 2} == {"crops_wither", "dead_walk"}
    assert {name: card.cost for name, card in death.items()} == COST


class TestBloodCoatsTheLand:
    def test_a_continent_at_random(self) -> None:
        """C-blood_coats, A21 · Cartes de Mort: each territory of a continent that a die chooses loses 1 army."""
        hold = {"blue": "gaul:5 rus:3", "green": "scythia:2 cimmeria"}
        game = turn_of_cards("blood_coats", hold=hold).invoke("blood_coats", dice=(HYRKANIA,))
        assert [game.armies(where) for where in ("rus", "scythia", "cimmeria", "sarmatia")] == [2, 1, 0, 0]
        assert (game.owner("cimmeria"), game.faith("blue"), game.armies("gaul")) == (NOBODY, 8, 5)

    def test_a_sunken_one_is_rolled_again(self) -> None:
        """A21 · Cartes de Mort: Atlantis, once it has sunk, is rolled again."""
        game = turn_of_cards("blood_coats", hold={"blue": "gaul:5 rus:3", "green": "scythia:2"}, sunk="atlantis")
        game.invoke("blood_coats", dice=(5, HYRKANIA))
        assert game.armies("rus") == 2


class TestCropsWither:
    def test_a_whole_hand(self) -> None:
        """C-crops_wither · Cartes de Mort: a player loses all miracle cards of his hand; his relics stay."""
        miracles = {"blue": "crops_wither", "green": "fog_lifts ragnarok"}
        game = turn_of_cards("", miracles=miracles, relics={"green": "mjolnir"}).invoke("crops_wither", of="green")
        assert game.told(HandLost) == [HandLost(GREEN, 2)]
        assert (game.zone("sky:green"), game.zone("death:green"), game.zone("relics:green")) == ([], [], ["mjolnir"])
        assert {"fog_lifts", "ragnarok"} <= set(game.zone(SPENT))

    def test_nobody_holds_another_card(self) -> None:
        """A37 · Cartes de Mort: the card that is played is no target; without another in a hand it cannot be played."""
        game = turn_of_cards("crops_wither")
        assert game.cannot("crops_wither", of="blue") == NoTarget("crops_wither")
        assert game.targets("crops_wither", "of") == []

    def test_ones_own_hand(self) -> None:
        """A37 · Cartes de Mort: one's own hand may be named while another card is in it."""
        game = turn_of_cards("crops_wither crops_wither.2").invoke("crops_wither", of="blue")
        assert (game.told(HandLost), game.zone("death:blue")) == ([HandLost(BLUE, 1)], [])


def test_deaths_door_closes() -> None:
    """C-deaths_door, R55 · Cartes de Mort: crypts and altars lose half of their armies, to the pool; nothing else."""
    hold = {"blue": "gaul:5 northeast-crypt:5 north-gate:4", "green": "roma:4 east-altar:1 west-altar:3"}
    game = turn_of_cards("deaths_door", hold=hold).invoke("deaths_door")
    below = ("northeast-crypt", "north-gate", "east-altar", "west-altar", "gaul")
    assert [game.armies(where) for where in below] == [3, 4, 1, 2, 5]
    assert game.told(Ascended) == []


def test_diamonds_turn_to_rust() -> None:
    """C-diamonds_rust · Cartes de Mort: every relic on the table is lost, your own too."""
    game = turn_of_cards("diamonds_rust", relics={"blue": "stonehenge", "green": "mjolnir wine_of_life"})
    game.invoke("diamonds_rust")
    assert (game.zone("relics:blue"), game.zone("relics:green"), game.faith("blue")) == ([], [], 6)


class TestFireRainsDown:
    def test_a_temple_and_all_around_it(self) -> None:
        """C-fire_rains, A40 · Cartes de Mort: a temple is gone; its territory and each next to it lose 1 army."""
        hold = {"blue": "gaul:5 corsica:3", "green": "roma:4 apulia:3 liguria:2 dalmatia:2"}
        game = turn_of_cards("fire_rains", hold=hold, temples="roma gaul").invoke("fire_rains", where="roma")
        assert [game.armies(where) for where in ("roma", "apulia", "liguria", "corsica")] == [3, 2, 1, 2]
        assert (game.armies("dalmatia"), game.temples(), game.faith("blue")) == (2, ("gaul",), 5)

    def test_next_to_is_what_an_army_could_cross(self) -> None:
        """A40 · Cartes de Mort: not over mountains, nor over the maelstrom, nor to sunken land."""
        hold = {"blue": "gaul:5 corsica:3", "green": "roma:4 alemannia:2 liguria:3"}
        over_sea = turn_of_cards("fire_rains", hold=hold, temples="roma", boiling="corsica roma")
        assert over_sea.invoke("fire_rains", where="roma").armies("corsica") == 3
        mountains = turn_of_cards("fire_rains", hold=hold, temples="liguria").invoke("fire_rains", where="liguria")
        assert (mountains.armies("alemannia"), mountains.armies("gaul")) == (2, 4)

    def test_a_temple_that_nobody_owns(self) -> None:
        """A67 · Cartes de Mort: any temple, one on emptied land too."""
        cards = "fire_rains storms_rage"
        game = turn_of_cards(cards, temples="roma").invoke("storms_rage", where="roma", dice=(6,))
        game.invoke("fire_rains", where="roma")
        assert game.temples() == ()

    def test_without_a_temple(self) -> None:
        """A37 · Cartes de Mort: without a temple on the board it has no target."""
        assert turn_of_cards("fire_rains").cannot("fire_rains") == NoTarget("fire_rains")


class TestParadiseIsLost:
    def test_a_marker_moves(self) -> None:
        """C-paradise_lost, A70 · Cartes de Mort: a marker moves to a territory at random; nobody suffers at once."""
        game = turn_of_cards("paradise_lost ragnarok", plague="roma", gods={"blue": "war@gaul death@gaul"})
        free = [t for t in game.rules.board.territories if t != "roma"]
        game.invoke("paradise_lost", where="roma", land=(free.index("gaul") + 1,))
        assert game.state.parts[Plague].at == ("gaul",)
        assert (game.armies("gaul"), game.gods("blue")) == (5, {"war": "gaul", "death": "gaul"})

    def test_not_where_plague_lies_nor_under_water(self) -> None:
        """A25 · Cartes de Mort: territories that are plagued or sunken are not drawn."""
        game = turn_of_cards("paradise_lost", plague="roma dacia", sunk="atlantis")
        out = ("roma", "dacia", *game.rules.board.regions["atlantis"].territories)
        free = [t for t in game.rules.board.territories if t not in out]
        game.invoke("paradise_lost", where="roma", land=(len(free),))
        assert game.state.parts[Plague].at == (free[-1], "dacia")


def test_ragnarok_cometh() -> None:
    """C-ragnarok · Cartes de Mort: all War and Sky gods are banished, your own included."""
    gods = {"blue": "war@gaul death@gaul", "green": "sky@roma magic@roma", "ochre": "sky@thule"}
    game = turn_of_cards("ragnarok", gods=gods).invoke("ragnarok")
    assert (game.gods("blue"), game.gods("green"), game.gods("ochre")) == ({"death": "gaul"}, {"magic": "roma"}, {})
    assert {event.by for event in game.told(GodBanished)} == {BLUE}
    assert game.told(LaborDone) == [], "a card is no invasion"


class TestTheDeadWalk:
    def test_up_to_six_of_one_space(self) -> None:
        """C-dead_walk · Cartes de Mort: up to 6 armies leave one space below for one temple; 1 stays in the space."""
        game = turn_of_cards("dead_walk", hold={"blue": "gaul:5 south-vale:9", "green": "roma"}, temples="gaul roma")
        assert game.targets("dead_walk", "count") == [1, 2, 3, 4, 5, 6]
        assert game.targets("dead_walk", "to") == ["gaul"]
        game.invoke("dead_walk", where="south-vale", to="gaul", count=6)
        assert (game.armies("gaul"), game.armies("south-vale")) == (11, 3)

    def test_one_stays_below(self) -> None:
        """C-dead_walk, R53 · Cartes de Mort: from three armies two may go."""
        game = turn_of_cards("dead_walk", hold={"blue": "gaul:5 south-vale:3", "green": "roma"}, temples="gaul")
        assert game.targets("dead_walk", "count") == [1, 2]
        assert turn_of_cards("dead_walk", temples="gaul").cannot("dead_walk") == NoTarget("dead_walk")


def test_the_gods_forsake_us() -> None:
    """C-gods_forsake, A70 · Cartes de Mort: the fifth marker; half of the armies die at once, the gods are banished."""
    gods = {"blue": "war@gaul death@gaul", "green": "sky@roma"}
    hold = {"blue": "gaul:5", "green": "roma:5 apulia:3"}
    game = turn_of_cards("gods_forsake", gods=gods, temples="apulia", plague="thule", hold=hold)
    for spared in ("apulia", "thule"):
        assert game.cannot("gods_forsake", where=spared) == NotATarget("gods_forsake", (spared,))
    game.invoke("gods_forsake", where="roma")
    assert (game.armies("roma"), game.heaven("green"), game.gods("green")) == (3, 2, {})
    assert game.state.parts[Plague].at == ("thule", "roma")


def test_the_ground_shakes() -> None:
    """C-ground_shakes, R4 · Cartes de Mort: each land of a continent at random loses half, losses rounded down."""
    hold = {"blue": "gaul:5 rus:5", "green": "scythia:2 cimmeria sarmatia:4"}
    game = turn_of_cards("ground_shakes", hold=hold).invoke("ground_shakes", dice=(HYRKANIA,))
    assert [game.armies(where) for where in ("rus", "scythia", "cimmeria", "sarmatia")] == [3, 1, 1, 2]


class TestTheMightyHaveFallen:
    def test_the_three_biggest(self) -> None:
        """C-mighty_fallen · Cartes de Mort: the three biggest stacks on Earth lose half, your own among them."""
        hold = {"blue": "gaul:9 south-vale:30", "green": "roma:8 apulia:7 liguria:6"}
        game = turn_of_cards("mighty_fallen", hold=hold).invoke("mighty_fallen")
        assert [game.armies(where) for where in ("gaul", "roma", "apulia", "liguria", "south-vale")] == [5, 4, 4, 6, 30]

    def test_ties(self) -> None:
        """C-mighty_fallen · Cartes de Mort: of equal stacks the card's player chooses (FAQ)."""
        hold = {"blue": "gaul:9", "green": "roma:6 apulia:6 liguria:6"}
        game = turn_of_cards("mighty_fallen", hold=hold)
        assert game.cannot("mighty_fallen", lands=("apulia",)) == NotATarget("mighty_fallen", ("apulia",))
        game.invoke("mighty_fallen", lands=("roma", "apulia"))
        assert [game.armies(where) for where in ("gaul", "apulia", "liguria", "roma")] == [5, 3, 6, 3]


class TestTheSeaIsYourTomb:
    def test_everything_on_it_is_gone(self) -> None:
        """C-sea_tomb, R6 · L'Atlantide: its armies go to their Heavens, gods are banished, temples destroyed."""
        hold = {"blue": "gaul:5 tritonis:4 poseidonis:2", "green": "hesperide:3 roma"}
        gods = {"blue": "death@gaul sky@tritonis", "green": "war@hesperide"}
        game = turn_of_cards("sea_tomb", hold=hold, gods=gods, temples="hesperide gaul", plague="poseidonis")
        game.invoke("sea_tomb")
        assert game.state.parts[Waters].sunk
        assert (game.heaven("blue"), game.heaven("green")) == (6, 3)
        assert (game.gods("blue"), game.gods("green"), game.temples()) == ({"death": "gaul"}, {}, ("gaul",))
        assert game.state.parts[Plague].at == ()
        assert {game.owner(where) for where in game.rules.board.regions["atlantis"].territories} == {NOBODY}

    def test_no_way_leads_there(self) -> None:
        """R6 · L'Atlantide: its sea lines are cut; nobody walks in, and what was connected by it is not any more."""
        hold = {"blue": "hibernia:5 gaul:2 iberia:5 atlas:5", "green": "roma scythia"}
        game = turn_of_cards("sea_tomb", hold=hold).invoke("sea_tomb")
        assert game.refused(Expand, "hibernia", "hesperide", 1) == SunkLand("hesperide")
        assert game.refused(Expand, "iberia", "oricalcos", 1) == SunkLand("oricalcos")
        assert game.offers(Expand) == []

    def test_it_sinks_once(self) -> None:
        """A37 · L'Atlantide: sunken Atlantis is no target."""
        assert turn_of_cards("sea_tomb", sunk="atlantis").cannot("sea_tomb") == NoTarget("sea_tomb")


class TestTheTrojanHorse:
    def test_a_lone_army_falls(self) -> None:
        """C-trojan_horse, A39 · Cartes de Mort: an enemy land held by 1 army is yours, with a die of your armies."""
        hold = {"blue": "gaul:5", "green": "roma apulia:3"}
        gods = {"blue": "death@gaul sky@gaul war@gaul", "green": "sky@roma"}
        miracles = {"blue": "trojan_horse", "green": "fog_lifts"}
        game = turn_of_cards("", hold=hold, gods=gods, temples="roma", miracles=miracles)
        assert "apulia" not in game.targets("trojan_horse")
        game.invoke("trojan_horse", where="roma", dice=(4,))
        assert (game.owner("roma"), game.armies("roma"), game.heaven("green")) == ("blue", 4, 1)
        assert (game.gods("green"), game.temples()) == ({}, ("roma",))
        assert not isinstance(game.asked("green"), ToReact), "no invasion, no Sky window"
        assert game.told(LaborDone) == []

    def test_the_last_one_on_earth(self) -> None:
        """C-trojan_horse, A16 · Cartes de Mort: who loses his last army on Earth by it is out."""
        game = turn_of_cards("trojan_horse", hold={"blue": "gaul:5", "green": "roma"})
        game.invoke("trojan_horse", where="roma", dice=(1,))
        assert game.told(Eliminated)[0].player == GREEN
        assert game.told(ArmiesLost)[0].where == "roma"


class TestTheWatersBoil:
    def test_a_sea_line_is_shut(self) -> None:
        """C-waters_boil · Cartes de Mort: nobody crosses that sea line any more, in attack or on the march."""
        hold = {"blue": "gaul:5 apulia:5 roma", "green": "sicilia:3"}
        game = turn_of_cards("waters_boil", hold=hold).invoke("waters_boil", lands=("apulia", "sicilia"))
        assert game.faith("blue") == 5
        assert game.refused(Attack, "apulia", "sicilia", 3) == Maelstrom("apulia", "sicilia")

    def test_no_march_over_it(self) -> None:
        """A15 · Fortifiez vos positions: sea lines count as borders, the maelstrom does not."""
        hold = {"blue": "apulia:5 roma sicilia", "green": "gaul"}
        field(hold=hold, step=Fortification).play(Fortify, "apulia", "sicilia", 2)
        boiling = field(hold=hold, step=Fortification, boiling="apulia sicilia")
        assert boiling.refused(Fortify, "apulia", "sicilia", 2) == Maelstrom("apulia", "sicilia")

    def test_land_is_no_sea(self) -> None:
        """A37 · Cartes de Mort: a border on land is no target, nor a line that is sunken."""
        game = turn_of_cards("waters_boil", sunk="atlantis")
        assert game.cannot("waters_boil", lands=("gaul", "iberia")) == NotATarget("waters_boil", ("gaul", "iberia"))
        assert len(game.targets("waters_boil", "lands")) == 18


def test_the_young_grow_old() -> None:
    """C-young_grow_old, A65 · Cartes de Mort: every territory with more than 1 army loses 1; the last one is spared."""
    game = turn_of_cards("young_grow_old", hold={"blue": "gaul:5 iberia south-vale:3", "green": "roma:2"})
    game.invoke("young_grow_old")
    assert [game.armies(where) for where in ("gaul", "iberia", "roma", "south-vale")] == [4, 1, 1, 3]


@pytest.mark.parametrize("face", range(1, 7))
def test_each_continent_has_its_chance(face: int) -> None:
    """A21 · Cartes de Mort: a die decides among the six continents."""
    lands = " ".join(f"{t}:2" for t in field().rules.board.territories)
    game = turn_of_cards("blood_coats", hold={"blue": lands}, rest="ochre").invoke("blood_coats", dice=(face,))
    (struck,) = {game.rules.board.region_of[loss.where] for loss in game.told(ArmiesLost)}
    assert struck == list(game.rules.board.regions)[face - 1]
