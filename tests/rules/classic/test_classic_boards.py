"""The boards as data: territories, regions, borders and cards, as the boxes have them."""

from __future__ import annotations

from collections import Counter

import pytest
from support.classic.position import COLOURS, field, rules_of

from rules.author import Board, board
from rules.classic.mission_cards import mission_cards, mission_set
from rules.risk.combat.invasion import Attack, NotAdjacent

WORLD, ANCIENT = board("world"), board("ancient_earth")
SIZES = {"north_america": 9, "south_america": 4, "europe": 7, "africa": 6, "asia": 12, "oceania": 4}
BONUS = {"north_america": 5, "south_america": 2, "europe": 5, "africa": 3, "asia": 7, "oceania": 2}


def test_the_world() -> None:
    """M1 · Explication du matériel: 42 territories in six continents, 83 borders, 25 of them by sea."""
    assert {name: len(region.territories) for name, region in WORLD.regions.items()} == SIZES
    assert Counter(kind for _, _, kind in WORLD.links) == {"land": 58, "sea": 25}
    assert "kamchatka" in WORLD.links_of["alaska"]


def test_bonuses() -> None:
    """M13 · Recevoir des régiments: North America 5, South America 2, Europe 5, Africa 3, Asia 7, Oceania 2."""
    assert {name: region.bonus for name, region in WORLD.regions.items()} == BONUS


@pytest.mark.parametrize("name", ["world", "ancient_earth", "middle_earth"])
def test_all_can_be_reached(name: str) -> None:
    """M1 · Explication du matériel: from every territory to every other, and each border is named once."""
    one = board(name)
    seen, edge = {one.territories[0]}, [one.territories[0]]
    while edge:
        for near in one.links_of[edge.pop()]:
            if near not in seen:
                seen.add(near)
                edge.append(near)
    assert seen == set(one.territories)
    assert len({frozenset(link[:2]) for link in one.links}) == len(one.links)


@pytest.mark.parametrize("one", [WORLD, ANCIENT, board("middle_earth").part("base_2002")])
def test_fourteen_of_each_symbol(one: Board) -> None:
    """M2 · Cartes de jeu: 42 territory cards, fourteen of each of three symbols."""
    assert sorted(Counter(symbol for _, symbol in one.cards.values()).values()) == [14, 14, 14]
    assert set(one.cards) == set(one.territories)


def test_american_cards() -> None:
    """E2 · Edition differences: as an option the cards carry the symbols of the American set, fourteen of each too."""
    cards = rules_of(3, mode="conquest", card_symbols="american").board.cards
    assert cards["peru"] == ("", "infantry")
    assert WORLD.cards["peru"] == ("", "cavalry")
    assert sorted(Counter(symbol for _, symbol in cards.values()).values()) == [14, 14, 14]


def test_the_line_that_is_missing() -> None:
    """E1 · Edition differences: the line from East Africa to the Middle East is open; as an option it is missing."""
    assert "middle_east" in field(hold={"red": "east_africa:3"}).choices(Attack, "target")
    game = field(hold={"red": "east_africa:3"}, east_africa_middle_east="closed")
    assert game.refused(Attack, "east_africa", "middle_east", 1) == NotAdjacent("east_africa", "middle_east")
    assert len(game.rules.board.links) == 82


def test_the_ancient_earth() -> None:
    """B1 · Le plateau de jeu: 42 territories in six continents of 12, 9, 7, 6, 4 and 4, and 69 borders."""
    sizes = sorted((len(region.territories) for region in ANCIENT.regions.values()), reverse=True)
    assert (sizes, len(ANCIENT.links)) == ([12, 9, 7, 6, 4, 4], 69)
    assert [region.bonus for region in ANCIENT.regions.values()] == [7, 5, 5, 3, 3, 2]


def test_borders_of_the_ancient_earth() -> None:
    """B2 · L'attaque: Thule and Rus touch Varangia, Poseidonis and Atlas touch Oricalcos; no barrier is a border
    too."""
    links = ANCIENT.links_of
    assert {"thule", "rus"} <= set(links["varangia"])
    assert {"poseidonis", "atlas"} <= set(links["oricalcos"])
    assert not {frozenset(a[:2]) for a in ANCIENT.links} & {frozenset(b[:2]) for b in ANCIENT.barriers}


def test_middle_earth_of_2002() -> None:
    """A1 · Tableau de bataillons: the base game's board has 42 territories, without Gondor, Mordor and Haradwaith."""
    base = rules_of(3, mode="conquest", board="middle-earth-42").board
    assert len(base.territories) == 42
    assert set(base.regions) == {"arnor", "rhovanion", "rohan", "eriador", "mirkwood", "rhun"}
    assert len(rules_of(3, mode="conquest", board="middle-earth").board.territories) == 64
    assert all(a in base.territories and b in base.territories for a, b, _ in base.links)


@pytest.mark.parametrize("name", ["world", "ancient", "middle-earth", "middle-earth-42"])
def test_missions_name_regions_of_their_board(name: str) -> None:
    """M3 · Cartes Mission secrète: two cards of territories, five of regions (six of fourteen), one for each colour."""
    regions = rules_of(3, mode="secret-mission", board=name).board.regions
    assert all(set(data.regions) <= set(regions) for data in mission_cards(name).values())
    assert len(mission_set(name, "twelve", COLOURS[:5])) == 12
    assert len(mission_set(name, "fourteen", COLOURS)) == 14
