"""The scene of a game of Godstorm: gods, temples, plague, relic points, sunken land, and the Underworld below."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops
from support.godstorm.position import field

from renders import PALETTES, Arrow, Look, Piece, Studio, scene_of
from renders.board import arrow_key, legend
from renders.board.art import art
from renders.board.counts import count
from renders.games.godstorm.waters import Maelstroms
from rules import GAMES, Seeded, begin, ruleset, view
from rules.godstorm.epochs import Markers
from rules.godstorm.godswar import RiskGod
from rules.godstorm.underworld import Embarkation, LeaveHeaven
from rules.godstorm.waters import Waters
from rules.kernel.values import Player
from rules.risk.combat.invasion import Attack

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
    assert set(scene.covered) == {"hesperide", "tritonis", "poseidonis", "oricalcos"}
    assert not scene.holdings.keys() & scene.covered.keys()
    assert scene.layers == (Maelstroms((("corsica", "roma"),)),)


def test_the_neutral_army_is_not_taken_for_the_norse() -> None:
    """With two players both stand on the board: the letter, the figures and the pattern differ in every palette."""
    rules = ruleset(GAMES["godstorm"].setting((Player("brown"), Player("blue")), {}))
    scene = scene_of(view(begin(rules, Seeded(b"norse")).state, None), rules, {})
    lines = {line.seat: line for line in scene.seats}
    assert lines.keys() == {"brown", "blue", "neutral"}
    assert len({scene.letter(seat) for seat in lines}) == 3
    assert scene.letter("brown") == "N"
    assert dict(lines["neutral"].counts)["points"] == 0, "it wins nothing"
    assert (lines["brown"].pieces, lines["neutral"].pieces) == ("ancients", "")
    for palette in PALETTES:
        look = Look(palette=palette)
        signs = [legend.swatch(look, scene, seat).tobytes() for seat in lines]
        counts = [count((128, 128, 128), line.pieces, 7, 1).image.tobytes() for line in lines.values()]
        assert (len(set(signs)), len(set(counts))) == (3, 2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_holds_a_continent_stands_on_neither_its_name_nor_its_bonus(language: str) -> None:
    lands = " ".join(art("ancient_earth").regions["asia_minor"].territories)
    game = field(hold={"blue": lands, "green": "roma"})
    scene, look = scene_of(game.seen(None), game.rules, NAMES), Look(language)
    x, y, w, h = art("ancient_earth").anchors["furniture"]["legend"]
    plate = Image.new("RGB", (x + w, y + h), "white")
    legend.legend(plate, art("ancient_earth"), look, frozenset())
    signed = plate.copy()
    legend.holders(signed, art("ancient_earth"), look, scene, (x, y))
    changed = ImageChops.difference(plate, signed).convert("L").point(lambda v: 255 * (v > 0))
    written = plate.convert("L").point(lambda v: 255 * (v < 160))
    assert changed.getbbox() is not None
    assert ImageChops.multiply(changed, written).getbbox() is None


def test_an_arrow_tells_of_a_godswar() -> None:
    game = field(
        hold={"blue": "gaul:6", "green": "liguria:3"}, gods={"blue": "war@gaul magic@gaul", "green": "sky@liguria"}
    )
    declared = game.play(Attack, "gaul", "liguria", 3, ("war", "magic")).events
    fought = game.play(RiskGod, "war").play(RiskGod, "sky", godswar=(6, 6, 2, 3, 3, 3, 4)).events
    scene = scene_of(game.seen(None), game.rules, NAMES, events=(*declared, *fought))
    assert scene.arrows == (Arrow("attack", "gaul", "liguria", 1, godswar=True),)
    assert arrow_key.kinds(scene) == ("attack", "godswar")
    without = scene_of(game.seen(None), game.rules, NAMES, events=declared)
    assert without.arrows == (Arrow("attack", "gaul", "liguria"),)
    pictures = [Studio().image(one, Look()) for one in (scene, without)]
    assert pictures[0].tobytes() != pictures[1].tobytes()


def test_those_who_leave_heaven_have_an_arrow_below_and_none_on_earth() -> None:
    game = field(hold={"blue": "gaul kurnugia:3", "green": "roma north-gate:1"}, step=Embarkation)
    left = game.play(LeaveHeaven, "southeast-gate", 2).events
    scene = scene_of(game.seen(None), game.rules, NAMES, events=left, highlights=("gaul", "southeast-gate"))
    assert scene.inset is not None
    assert (scene.arrows, scene.inset.arrows) == ((), (Arrow("descent", "kurnugia", "southeast-gate"),))
    assert (scene.highlights, scene.inset.highlights) == (("gaul",), ("southeast-gate",))


def test_a_planned_attack_points_on_the_sheet_that_shows_it() -> None:
    game = field(hold={"blue": "gaul:3 north-gate:3", "green": "roma"})
    scene = scene_of(game.seen(None), game.rules, NAMES)
    above, below = (scene.with_arrow(Arrow("plan", *ends)) for ends in (("gaul", "iberia"), ("kurnugia", "north-gate")))
    assert above.inset is not None
    assert below.inset is not None
    assert (len(above.arrows), len(above.inset.arrows)) == (1, 0)
    assert (len(below.arrows), len(below.inset.arrows)) == (0, 1)


def test_the_key_explains_the_markers_that_lie_on_the_board() -> None:
    """A plague that moves on to a first territory, or leaves the last, changes the plate of the seats too."""
    ill, well = (
        scene_of(game.seen(None), game.rules, NAMES)
        for game in (field(hold={"blue": "gaul:3", "green": "roma"}, plague=where) for where in ("sarmatia", ""))
    )
    assert (legend.list_markers(ill), legend.list_markers(well)) == (["plague", "relic"], ["relic"])
    x, y, w, h = art("ancient_earth").anchors["furniture"]["seats"]
    studio = Studio()
    pictures = [studio.image(one, Look()).crop((x, y, x + w, y + h)) for one in (ill, well)]
    assert pictures[0].tobytes() != pictures[1].tobytes()
    assert Studio().image(well, Look()).tobytes() == studio.image(well, Look()).tobytes()


def test_only_players_have_a_heaven_with_their_dead() -> None:
    game = field(hold={"blue": "gaul kurnugia:2", "green": "roma"})
    below = scene_of(game.seen(None), game.rules, NAMES).inset
    assert below is not None
    assert {"kurnugia", "avalon", "duat"} <= below.holdings.keys()
    assert not {"elysium", "valhalla"} & below.holdings.keys()


def test_the_plate_below_tells_the_epoch_the_order_of_play_and_what_players_have_besides_land() -> None:
    order = Markers({Player("green"): "1", Player("ochre"): "2", Player("blue"): "3"})
    game = field(
        hold={"blue": "gaul:5 atlas:2", "green": "roma:2"},
        epoch=3,
        parts=(order,),
        faith={"blue": "4"},
        gods={"blue": "war@gaul sky@gaul"},
        temples="gaul atlas roma",
        miracles={"blue": "storms_rage siren_calls fog_lifts"},
        relics={"blue": "stonehenge", "green": "aegis gungnir"},
    )
    below = scene_of(game.seen(None), game.rules, NAMES).inset
    assert below is not None
    assert below.track == (3, 5)
    assert [(line.place, line.name) for line in below.seats] == [(1, "Bob"), (2, "Cleo"), (3, "Ann")]
    counts = dict(below.seats[2].counts)
    assert counts == {"faith": 4, "gods": 2, "temples": 2, "war": 2, "magic": 1, "sky": 1, "death": 0}


def test_no_arrow_lies_on_a_god_or_a_temple() -> None:
    game = field(
        hold={"blue": "gaul:6", "green": "liguria:3"},
        gods={"blue": "war@gaul magic@gaul sky@gaul", "green": "sky@liguria war@liguria"},
        temples="gaul liguria",
    )
    declared = game.play(Attack, "gaul", "liguria", 3, ("war", "magic")).events
    plain = scene_of(game.seen(None), game.rules, NAMES)
    marked = scene_of(game.seen(None), game.rules, NAMES, events=declared)
    assert marked.arrows
    before, after = (Studio().image(one, Look()) for one in (plain, marked))
    for land in ("gaul", "liguria"):
        for k, (x, y) in enumerate(art("ancient_earth").beside(land)):
            if k < len(plain.pieces[land]):
                box = (int(x) - 12, int(y) - 15, int(x) + 12, int(y) + 15)
                assert before.crop(box).tobytes() == after.crop(box).tobytes(), (land, k)


def test_a_changed_picture_is_the_one_that_is_drawn_anew() -> None:
    """Land, gods, plague, arrows, order of play and faith change on both sheets, and one sheet alone."""
    order = Markers({Player("green"): "1", Player("ochre"): "2", Player("blue"): "3"})
    hold = {"blue": "gaul:5 kurnugia:3 north-gate:2", "green": "roma:2"}
    games = (
        field(hold=hold, gods={"blue": "war@gaul"}, plague="sarmatia"),
        field(hold={**hold, "green": "roma:3 hesperide tritonis poseidonis oricalcos east-altar:2"}, plague="roma"),
        field(hold={**hold, "green": "roma:2 east-altar:1"}, parts=(order,), faith={"ochre": "9"}, temples="gaul"),
    )
    scenes = [scene_of(game.seen(None), game.rules, NAMES) for game in games]
    below = (Arrow("conquest", "north-gate", "middle-waste"), Arrow("descent", "kurnugia", "north-gate"))
    scenes += [replace(scenes[2], arrows=(Arrow("attack", "gaul", "iberia", 2, godswar=True),))]
    assert scenes[2].inset is not None
    scenes += [replace(scenes[2], inset=replace(scenes[2].inset, arrows=below)), scenes[2]]
    studio = Studio()
    for scene in scenes:
        assert studio.image(scene, Look()).tobytes() == Studio().image(scene, Look()).tobytes()


def test_it_is_drawn() -> None:
    game = field(
        hold={"blue": "gaul:5 kurnugia:3", "green": "roma:2"}, gods={"blue": "war@gaul"}, temples="gaul", plague="roma"
    )
    scene = scene_of(game.seen(None), game.rules, NAMES)
    whole = Studio().image(scene, Look())
    alone = Studio().image(scene.inset, Look()) if scene.inset else None
    assert alone is not None
    assert whole.size[1] > alone.size[1]
