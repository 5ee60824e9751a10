"""Middle-earth as data: the totals of the board and the cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from rules.author import OFF, board
from rules.house import HOUSE
from rules.lotr import LOTR, PATH, sites_on, strongholds_on
from rules.lotr.deck import adventure_data, all_cards

MAP = board("middle_earth")


def test_regions_and_territories() -> None:
    """R1 · Explication du jeu: 64 territories in nine regions of 11, 10, 8, 7, 7, 6, 6, 5 and 4."""
    sizes = {name: len(region.territories) for name, region in MAP.regions.items()}
    assert sizes == {
        "arnor": 11, "gondor": 10, "rhovanion": 8, "rohan": 7, "eriador": 7,
        "mordor": 6, "haradwaith": 6, "mirkwood": 5, "rhun": 4,
    }  # fmt: skip
    assert len(set(MAP.territories)) == 64


def test_open_borders() -> None:
    """R2 · Explication du jeu: neighbours share a border or a sea line: 101 links, 78 by land, 18 bridges, 5 by sea."""
    assert Counter(kind for _, _, kind in MAP.links) == {"land": 78, "bridge": 18, "sea": 5}
    pairs = {frozenset(link[:2]) for link in MAP.links}
    assert len(pairs) == 101
    assert all(len(pair) == 2 for pair in pairs)
    assert {t for pair in pairs for t in pair} == set(MAP.territories)


def test_closed_borders() -> None:
    """R2 · Explication du jeu: mountains, and rivers without a bridge, part neighbours: no barrier is a link as
    well.
    """
    links = {frozenset(link[:2]) for link in MAP.links}
    closed = {frozenset(barrier[:2]) for barrier in MAP.barriers}
    assert len(closed) == len(MAP.barriers) == 75
    assert not links & closed
    assert {kind for _, _, kind in MAP.barriers} == {"mountain", "river", "sea"}


def test_everything_is_connected_by_land_and_bridge() -> None:
    """R2 · Explication du jeu: even without ships every territory can be reached from every other."""
    seen, edge = {"the_shire"}, ["the_shire"]
    while edge:
        near = {t for t, kind in MAP.links_of[edge.pop()].items() if kind != "sea"} - seen
        seen |= near
        edge += near
    assert seen == set(MAP.territories)


def test_sea_lines_join_the_five_ports() -> None:
    """A38 · Explication du jeu: only the five great ports are joined by sea, by five lines."""
    sea = {frozenset(link[:2]) for link in MAP.links if link[2] == "sea"}
    assert sea == {
        frozenset(pair)
        for pair in (
            ("forodwaith", "mithlond"), ("mithlond", "minhiriath"), ("minhiriath", "belfalas"),
            ("minhiriath", "umbar"), ("belfalas", "umbar"),
        )
    }  # fmt: skip
    assert set(MAP.ports) == {"forodwaith", "mithlond", "minhiriath", "belfalas", "umbar"}


def test_the_island_is_no_territory() -> None:
    """A39 · Explication du jeu: the unnamed island in the bay is decoration; 64 names and no other."""
    assert "tolfalas" not in MAP.territories
    assert set(MAP.cards) == set(MAP.territories)


def test_mithlond_lies_on_both_banks() -> None:
    """A37 · Explication du jeu: Mithlond is one territory; it touches lands north and south of its gulf."""
    assert set(MAP.links_of["mithlond"]) == {
        "forodwaith", "minhiriath", "forlindon", "harlindon", "lune_valley", "tower_hills",
    }  # fmt: skip


def test_names_of_the_trilogy() -> None:
    """A41 · Explication du jeu: the names are the Trilogy board's, Deep Harad and Lune Valley among them."""
    assert {"deep_harad", "lune_valley", "borderlands", "west_rohan"} <= set(MAP.territories)
    assert not {"far_harad", "blue_mountains"} & set(MAP.territories)


def test_strongholds() -> None:
    """R3 · Places fortes: eleven, each part of its territory."""
    assert sorted(strongholds_on(MAP)) == [
        "barad_dur", "evendim_hills", "fangorn", "minas_morgul", "minas_tirith", "moria",
        "rhudaur", "south_mirkwood", "udun_vale", "umbar", "west_rohan",
    ]  # fmt: skip


def test_sites_of_power() -> None:
    """R4 · Lieux de pouvoir: 22, each part of its territory; none stands beside a stronghold, each has one mission."""
    sites = sites_on(MAP)
    assert len(sites) == len(set(sites.values())) == 22
    assert not set(sites) & set(strongholds_on(MAP))
    missions = [data.territory for data in adventure_data().values() if data.type == "mission"]
    assert sorted(missions) == sorted(sites)


def test_the_path() -> None:
    """R5, A26 · Le chemin de la Communauté: 18 territories from the Shire to Mount Doom, South Downs among them."""
    walked = [where for where, _ in PATH.of(MAP)]
    assert walked == [
        "the_shire", "buckland", "old_forest", "fornost", "weather_hills", "south_downs", "rhudaur", "eregion", "moria",
        "gladden_fields", "lorien", "the_wold", "emyn_muil", "dead_marshes", "ithilien", "minas_morgul", "gorgoroth",
        "mount_doom",
    ]  # fmt: skip
    assert [where for where, die in PATH.of(MAP) if die] == [
        "moria", "lorien", "dead_marshes", "minas_morgul", "gorgoroth", "mount_doom",
    ]  # fmt: skip


def test_the_path_crosses_one_closed_border() -> None:
    """A27 · Le chemin de la Communauté: it follows open borders but for one, South Downs to Rhudaur."""
    leaps = [(a, b) for (a, _), (b, _) in pairwise(PATH.of(MAP)) if b not in MAP.links_of[a]]
    assert leaps == [("south_downs", "rhudaur")]


def test_territory_cards() -> None:
    """R8 · Cartes Territoire: one a territory; 22 archers, 21 riders, 21 eagles; 16 of Good, 16 of Evil, 32 of
    neither.
    """
    assert Counter(symbol for _, symbol in MAP.cards.values()) == {"elven_archer": 22, "dark_rider": 21, "eagle": 21}
    assert Counter(side for side, _ in MAP.cards.values()) == {"good": 16, "evil": 16, "neutral": 32}
    assert MAP.cards["the_shire"] == ("good", "dark_rider")


def test_region_bonuses() -> None:
    """R30, A30, A31 · Vous contrôlez des régions ?: the bonuses, Rhovanion's 5 among them; they score as much."""
    assert {name: region.bonus for name, region in MAP.regions.items()} == {
        "arnor": 7, "gondor": 7, "rhovanion": 5, "rohan": 4, "eriador": 3,
        "mordor": 2, "haradwaith": 2, "mirkwood": 4, "rhun": 2,
    }  # fmt: skip


def test_adventure_cards() -> None:
    """R9, A42 · Cartes Aventure: sixty: 22 missions, 13 events (Appoint a Second Leader four times), 25 powers."""
    assert [len(all_cards(kind)) for kind in ("mission", "event", "power")] == [22, 13, 25]
    assert len(set(all_cards("mission", "event", "power"))) == 60
    assert len(adventure_data()) == 22 + 10 + 22
    assert sum(adventure_data()["appoint_second_leader"].copies.values()) == 4


def test_events_score_nothing() -> None:
    """A19 · Tirez une carte Aventure: no points are printed on events; every mission and power has some."""
    for name, data in adventure_data().items():
        assert bool(data.points) == (data.type != "event"), name


@pytest.mark.parametrize("which", ["good", "evil"])
def test_powers_score_one(which: str) -> None:
    """R77 · Fin de partie: a power scores one point, for either side."""
    powers = [data for data in adventure_data().values() if data.type == "power"]
    assert [data.points[which] for data in powers] == [1] * 22


def test_mountain_ranges() -> None:
    """A40 · The Way Is Under the Mountains: thirteen ranges; borders closed by mountains lie within one of them."""
    ranges = MAP.ranges or {}
    assert len(ranges) == 13
    for a, b, kind in MAP.barriers:
        if kind == "mountain":
            assert any({a, b} <= set(touched) for touched in ranges.values()), (a, b)


def test_colours_and_sides() -> None:
    """R12 · Préparation: green and yellow fight for Good, black and red for Evil; blue and purple sit with five or
    six.
    """
    assert LOTR.colours == {
        "green": "good", "black": "evil", "yellow": "good", "red": "evil", "blue": "good", "purple": "evil",
    }  # fmt: skip


def test_every_option_begins_with_its_default() -> None:
    """A table's options and their defaults; house rules are off by default."""
    house = {option.name for option in LOTR.options if option.when and option.when[0].name in HOUSE}
    own = [option for option in LOTR.options if option.name not in {*HOUSE, *house}]
    assert {option.name: option.default for option in own} == {
        "mode": "alone", "seating": "joined",
        "edition": "trilogy", "setup": "book", "first-player": "edition", "sided-cards": "by-table",
        "mount-doom-roll": "at-once",
        "ring-hunt": "every-evil-turn", "partners": "spared", "concede": "ai", "trade-at-five": "must",
        "sets": "several", "wilds-in-a-set": "two", "card-lands": "edition", "lone-die": "edition",
        "trades-after-elimination": "edition", "first-rounds": "edition", "captain-after-mission": "edition",
        "captains-march": "edition", "captain-kept-back": "stays", "site-cards": "edition",
        "neutral-strongholds": "defend", "neutral-events": "spared", "mount-doom-mission": "two",
        "missions-declared": "any-step", "mission-card": "always", "captain-moves-in": "any-battle",
        "cards-after-drawing": "none", "second-hold": "given-back", "mount-doom-cards": "played",
        "conquest": "last-player", "ties": "broken",
    }  # fmt: skip
    assert {option.default for option in LOTR.options if option.name in HOUSE} == {OFF}
    regions = ("levy", "card", "strike", "turncoat", "reroll", "marches", "walls")
    of_house = {option.name: option.default for option in LOTR.options if option.name in house}
    assert of_house.items() >= {"ransom": "prisoners", **{f"{one}-region": "sheet" for one in regions}}.items()
