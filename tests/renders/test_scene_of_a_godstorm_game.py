"""The scene of a game of Godstorm: gods, temples, plague, relic points, sunken land, and the Underworld below."""

from __future__ import annotations

from godstorm_position import field

from renders import Look, Piece, Studio, scene_of
from rules.godstorm.waters import Waters

NAMES = {"blue": "Ann", "green": "Bob", "ochre": "Cleo"}


def test_what_stands_on_the_earth_and_below_is_in_the_picture() -> None:
    game = field(
        hold={"blue": "gaul:5 kurnugia:3 north-gate:2", "green": "roma:2"},
        gods={"blue": "war@gaul magic@gaul", "green": "sky@roma"},
        temples="gaul graecia",
        plague="gaul anglia",
        relics={"green": "stonehenge"},
    )
    scene = scene_of(game.seen(None), game.rules, NAMES)
    assert scene.pieces["gaul"] == (Piece("war", "blue"), Piece("magic", "blue"), Piece("temple", "blue"))
    assert scene.pieces["graecia"] == (Piece("temple", "ochre"),)
    assert (scene.markers["gaul"], scene.markers["anglia"]) == (("plague",), ("plague", "relic"))
    assert (scene.letter("blue"), scene.letter("ochre")) == ("B", "E")
    assert dict(next(line.counts for line in scene.seats if line.seat == "blue"))["points"] == 1
    assert scene.inset is not None
    assert scene.inset.holdings["kurnugia"].armies == 3
    assert scene.inset.holdings["north-gate"].owner == "blue"


def test_atlantis_under_water_and_a_boiling_sea() -> None:
    game = field(hold={"blue": "gaul:5", "green": "roma:2"}, parts=(Waters(True, (("corsica", "roma"),)),))
    scene = scene_of(game.seen(None), game.rules, NAMES)
    assert set(scene.sunk) == {"hesperide", "tritonis", "poseidonis", "oricalcos"}
    assert not scene.holdings.keys() & set(scene.sunk)
    assert scene.closed == (("corsica", "roma"),)


def test_it_is_drawn() -> None:
    game = field(
        hold={"blue": "gaul:5 kurnugia:3", "green": "roma:2"}, gods={"blue": "war@gaul"}, temples="gaul", plague="roma"
    )
    scene = scene_of(game.seen(None), game.rules, NAMES)
    whole = Studio().image(scene, Look())
    alone = Studio().image(scene.inset, Look()) if scene.inset else None
    assert alone is not None
    assert whole.size[1] > alone.size[1]
