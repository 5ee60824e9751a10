"""The scene of a classic game: no sides, no Ring; armies, cards, capitals; and a board that is part of another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from renders import Look, Piece, Scene, Studio, draw, scene_of
from renders.board.art import art
from rules import NOBODY, Player, Ruleset, Seeded, State, begin, view
from rules.author import Holding
from rules.classic import CLASSIC
from rules.classic.boards import EDITIONS
from rules.classic.capital import Capitals
from rules.house.captives import Prisoners

RED, BLUE, GREEN = Player("red"), Player("blue"), Player("green")
NAMES = {"red": "Ann", "blue": "Bob", "green": "Cleo"}


def classic(chosen: Mapping[str, str], *seats: Player) -> Ruleset:
    return CLASSIC.ruleset(CLASSIC.setting(seats or (RED, BLUE, GREEN), chosen))


def begun(rules: Ruleset) -> State:
    return begin(rules, Seeded(b"k" * 32)).state


def shown(rules: Ruleset, state: State) -> Scene:
    return scene_of(view(state, None), rules, NAMES)


def counts(scene: Scene, seat: str) -> dict[str, int]:
    return next(dict(line.counts) for line in scene.seats if line.seat == seat)


def test_a_classic_game_has_armies_and_cards_and_nothing_of_middle_earth() -> None:
    rules = classic({"board": "middle-earth", "mode": "conquest", "setup": "dealt"})
    state = begun(rules)
    scene = shown(rules, state)
    assert (scene.tokens, scene.pieces, scene.layers, scene.missing) == ({}, {}, (), ())
    for line in scene.seats:
        assert line.pieces == "regiments"
        assert [sign for sign, _ in line.counts] == ["territories", "regions", "armies", "cards"]
        of = state.land.of(Player(line.seat))
        assert counts(scene, line.seat)["armies"] == sum(state.land.armies(t) for t in of) > 0


def test_two_players_see_the_neutral_army_without_pieces_of_its_own() -> None:
    rules = classic({"board": "middle-earth", "mode": "two-players"}, RED, BLUE)
    lines = shown(rules, begun(rules)).seats
    assert [line.seat for line in lines][-1] == "neutral"
    assert lines[-1].pieces == ""


def test_capitals_stand_on_the_board_once_they_are_revealed() -> None:
    rules = classic({"board": "middle-earth", "mode": "capital", "setup": "dealt"})
    state = begun(rules)
    assert shown(rules, state).pieces == {}
    state.parts[Capitals] = Capitals({RED: "moria", BLUE: "umbar", GREEN: "harad"})
    homes = {"moria": "red", "umbar": "blue", "harad": "green"}
    assert shown(rules, state).pieces == {where: (Piece("capital", seat),) for where, seat in homes.items()}


def test_prisoners_are_counted_where_the_table_takes_them() -> None:
    rules = classic({"board": "middle-earth", "mode": "conquest", "prisoners-of-war": "on"})
    state = begun(rules)
    state.parts[Prisoners] = Prisoners({RED: {BLUE: 3, GREEN: 1}})
    assert counts(shown(rules, state), "red")["prisoners"] == 4
    assert counts(shown(rules, state), "blue")["prisoners"] == 0


PART = classic({"board": "middle-earth-42", "mode": "conquest", "setup": "dealt"})
WHOLE = classic({"board": "middle-earth", "mode": "conquest", "setup": "dealt"})
DRAWN = art("middle_earth")


def painted(scene: Scene) -> Image.Image:
    return Studio().image(scene, Look())


def of_land(image: Image.Image, territory: str) -> Image.Image:
    """The pixels of one territory, all others black."""
    number = DRAWN.number[territory] + 1
    mask = (
        DRAWN.numbers.whole()
        .resize(DRAWN.size, Image.Resampling.NEAREST)
        .point([255 * (n == number) for n in range(256)])
    )
    return Image.composite(image, Image.new("RGB", image.size), mask).crop(DRAWN.box(territory))


def spread(image: Image.Image) -> float:
    """How much the greys of a picture differ."""
    counted = [(value, n) for value, n in enumerate(image.convert("L").histogram()) if value]
    many = sum(n for _, n in counted)
    mean = sum(value * n for value, n in counted) / many
    return float(sum(n * (value - mean) ** 2 for value, n in counted) / many) ** 0.5


def test_a_part_of_a_board_shows_the_rest_as_out_of_play() -> None:
    scene = shown(PART, begun(PART))
    assert set(scene.holdings) == set(PART.board.territories)
    everywhere = {t: Holding(NOBODY, 0) for t in WHOLE.board.territories}
    empty = Scene("middle_earth", everywhere)
    part = Scene("middle_earth", {t: everywhere[t] for t in PART.board.territories}, missing=scene.missing)
    for territory in ("gorgoroth", "umbar", "lebennin"):
        outside, inside = of_land(painted(part), territory), of_land(painted(empty), territory)
        assert spread(outside) < spread(inside), f"{territory} is not paler than an empty land that is played"
    assert ImageChops.difference(of_land(painted(part), "moria"), of_land(painted(empty), "moria")).getbbox() is None


@pytest.mark.parametrize("focus", [(), ("minhiriath", "mithlond")])
def test_a_lane_that_leads_out_of_play_is_washed_away_and_the_others_stay(focus: tuple[str, ...]) -> None:
    scene = shown(PART, begun(PART))
    assert {frozenset(link) for link in scene.missing} >= {frozenset(("minhiriath", "umbar"))}
    assert frozenset(("mithlond", "minhiriath")) not in {frozenset(link) for link in scene.missing}
    kept = Scene(scene.board, scene.holdings)
    before, after = (Studio().image(one, Look(), focus) for one in (kept, replace(kept, missing=scene.missing)))
    difference = ImageChops.difference(before, after)
    if not focus:
        x, y = DRAWN.anchors["lanes"]["minhiriath|umbar"][0][60]
        assert difference.crop((int(x) - 9, int(y) - 9, int(x) + 9, int(y) + 9)).getbbox() is not None
        x, y = DRAWN.anchors["lanes"]["minhiriath|mithlond"][0][12]
        assert difference.crop((int(x) - 4, int(y) - 4, int(x) + 4, int(y) + 4)).getbbox() is None
    else:
        assert difference.getbbox() is not None


def test_the_line_that_an_edition_lacks_is_not_shown() -> None:
    printed, corrected = (
        classic({"board": "world", "mode": "conquest", "east-africa-middle-east": way}) for way in ("closed", "open")
    )
    assert {frozenset(link) for link in shown(printed, begun(printed)).missing} == {
        frozenset(("east_africa", "middle_east"))
    }
    assert shown(corrected, begun(corrected)).missing == ()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_board_of_classic_risk_is_drawn_small_enough_with_five_armies(edition: str, language: str) -> None:
    seats = tuple(Player(seat) for seat in ("red", "blue", "green", "yellow", "black"))
    rules = classic({"board": edition, "mode": "conquest", "setup": "dealt"}, *seats)
    picture = draw(shown(rules, begun(rules)), Look(language))
    assert max(picture.size) >= 1370
    assert len(picture.data) <= 400 * 1024
