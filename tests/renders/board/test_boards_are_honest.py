"""A check of the boards in both directions: the pictures show what the rules say, and nothing else."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from scipy import ndimage

from renders.board import sizes as m
from renders.board.art import ART, SHEET, art
from renders.board.drawn_board import landmarks
from renders.compiler.adjacency import contacts
from renders.compiler.source import load
from renders.games.game_art import known_landmark
from renders.typefaces import measure
from rules.author import trail_on

BOARDS = sorted(folder.name for folder in ART.iterdir() if folder.is_dir())
OPEN, SHUT = 16, 7
"""Pixels of border without a barrier: from `OPEN` on, two territories look adjacent; up to `SHUT` they do not."""

pytestmark = pytest.mark.parametrize("name", BOARDS)
Pair = tuple[str, str]


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


@cache
def realms(name: str) -> npt.NDArray[np.uint8]:
    return np.asarray(art(name).numbers.whole())[::SHEET, ::SHEET]


@cache
def bare(name: str) -> dict[Pair, int]:
    """For every two adjacent territories, how many pixels of their border have neither mountains nor water."""
    drawn = art(name)
    with Image.open(drawn.folder / "barriers.png") as image:
        shut = ndimage.binary_dilation(np.asarray(image.convert("L")) > 0, iterations=2)
    found = contacts(realms(name), drawn.territories)
    return {p: int((~shut[spots[:, 1].astype(int), spots[:, 0].astype(int)]).sum()) for p, spots in found.items()}


def linked(name: str, *kinds: str) -> set[Pair]:
    return {pair(a, b) for a, b, kind in art(name).board.links if kind in kinds}


def test_lands_touch_in_the_picture_if_and_only_if_the_rules_join_them(name: str) -> None:
    seen = bare(name)
    doubtful = {p: n for p, n in seen.items() if SHUT < n < OPEN}
    assert not doubtful
    assert {p for p, n in seen.items() if n >= OPEN} == linked(name, "land")


def test_a_wall_of_flame_stands_on_each_border_of_the_rules_and_leaves_the_open_end_of_a_linked_one(name: str) -> None:
    drawn, joined = art(name), linked(name, "land")
    walls = {pair(a, b) for a, b, kind in drawn.board.barriers if kind == "flame"}
    assert {tuple(key.split("|")) for key in drawn.anchors["flames"]} == walls
    found, open_part = contacts(realms(name), drawn.territories), bare(name)
    for wall in walls:
        shut = len(found[wall]) - open_part[wall]
        assert shut >= 60, f"the wall of {wall} is {shut} px long"
        assert (open_part[wall] >= OPEN) == (wall in joined)


def test_what_stands_on_a_space_is_drawn_there(name: str) -> None:
    drawn = art(name)
    wanted = landmarks(drawn.anchors["board"], drawn.anchors["realms"])
    assert {t: tuple(what) for t, what in drawn.anchors["landmarks"].items()} == dict(wanted)
    assert {t for t in drawn.territories if drawn.spot(t, "landmark")} == set(wanted)


def test_every_bridge_and_no_other_crosses_its_own_closed_border(name: str) -> None:
    drawn = {tuple(key.split("|")): at for key, at in art(name).anchors["bridges"].items()}
    assert set(drawn) == linked(name, "bridge")
    found = contacts(realms(name), art(name).territories)
    for (a, b), (x, y) in drawn.items():
        near = np.hypot(*(found[a, b] - (x, y)).T).min()
        assert near < 6, f"the bridge of {a} and {b} stands {near:.0f} px off their border"


def test_every_sea_line_and_no_other_runs_over_water_from_shore_to_shore(name: str) -> None:
    """From port to port if there are ports; a lane leaves the sheet only to re-enter it on the other side."""
    drawn = art(name)
    lanes = {tuple(key.split("|")): parts for key, parts in drawn.anchors["lanes"].items()}
    assert set(lanes) == linked(name, "sea")
    for (a, b), parts in lanes.items():
        ends = {a: parts[0][0], b: parts[-1][-1]}
        for land, (x, y) in ends.items():
            assert realms(name)[int(y), int(x)] == drawn.number[land] + 1, f"the lane {a} - {b} misses {land}"
            px, py = drawn.anchors["ports"].get(land, (x, y))
            assert np.hypot(x - px, y - py) < 4
        for here, there in pairwise(parts):
            assert round_the_back(drawn.size[0], here[-1], there[0]), f"the lane {a} - {b} is torn"
        for x, y in (spot for part in parts for spot in _walk(part)):
            if 0 <= x < drawn.size[0] and all(np.hypot(x - ex, y - ey) > 12 for ex, ey in ends.values()):
                assert realms(name)[int(y), int(x)] == 0, f"the lane {a} - {b} crosses land at {x:.0f}, {y:.0f}"


def round_the_back(width: int, out: list[float], back: list[float]) -> bool:
    """Whether a lane that leaves the sheet at `out` re-enters it on the other side at the same height."""
    return min(out[0], back[0]) < 0 and max(out[0], back[0]) > width and abs(out[1] - back[1]) < 2


def _walk(line: list[list[float]]) -> list[tuple[float, float]]:
    """Points two pixels apart along the line."""
    out = []
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(1, int(np.hypot(bx - ax, by - ay) / 2))
        out += [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(steps + 1)]
    return out


def test_every_port_of_the_rules_lies_on_its_own_shore(name: str) -> None:
    drawn = art(name)
    ports = drawn.anchors["ports"]
    assert set(ports) == set(art(name).board.ports)
    for territory, (x, y) in ports.items():
        assert realms(name)[int(y), int(x)] == drawn.number[territory] + 1


def test_every_territory_is_one_readable_area(name: str) -> None:
    drawn = art(name)
    assert set(drawn.territories) == set(art(name).board.territories)
    for territory, number in drawn.number.items():
        mask = realms(name) == number + 1
        parts, _ = ndimage.label(mask)
        sizes = np.bincount(parts.ravel())[1:]
        assert sizes.max() > 3600, f"{territory} is too small for its pieces"
        for piece in np.nonzero((sizes >= 12) & (sizes < sizes.max()))[0] + 1:
            assert nearest(realms(name), parts == piece) == number + 1, f"an isle of {territory} seems another's"


def nearest(labels: npt.NDArray[np.uint8], piece: npt.NDArray[np.bool_]) -> int:
    """The number of the nearest other territory to a piece of land, or to a box on the water."""
    away = ndimage.distance_transform_edt(~piece)
    others = np.where((labels > 0) & ~piece, away, np.inf)
    return int(labels.flat[int(others.argmin())])


def boxes(name: str, language: str) -> dict[tuple[str, str], m.Box]:
    """All text on the board in one language: (territory or thing, what) and its box."""
    drawn = art(name)
    out: dict[tuple[str, str], m.Box] = {}
    for t in drawn.territories:
        out[t, "count"] = m.around(*(drawn.spot(t, "count") or (0, 0)), m.COUNT)
        out[t, "captain"] = m.around(*(drawn.spot(t, "count") or (0, 0)), m.CAPTAIN)
        if step := drawn.spot(t, "step"):
            out[t, "step"] = m.around(*step, m.STEP)
        if spot := drawn.spot(t, "landmark"):
            out[t, "landmark"] = m.around(*spot, known_landmark(drawn.anchors["landmarks"][t][0]).box)
        for kind, face in (("names", "name"), ("landmarks", "italic")):
            if text := drawn.text(t, kind, language):
                w, h = measure(face, text.size, text.lines)
                out[t, kind] = (text.at[0] - w / 2, text.at[1] - h / 2, text.at[0] + w / 2, text.at[1] + h / 2)
    for region, at in drawn.anchors["shields"].items():
        out[region, "shield"] = m.around(*at, m.BADGE)
    for thing, at in drawn.anchors["bridges"].items():
        out[thing, "bridge"] = m.around(*at, m.BRIDGE)
    for sea in drawn.anchors["seas"]:
        w, h = measure("italic", sea["size"], (sea[language],))
        x, y = sea["at"]
        out[sea["en"], "sea"] = (x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    for thing, at in drawn.anchors["ports"].items():
        out[thing, "port"] = m.around(*at, m.PORT)
    for thing, parts in drawn.anchors["lanes"].items():
        for land, at in zip(thing.split("|"), (parts[0][0], parts[-1][-1]), strict=True):
            if land not in drawn.anchors["ports"]:
                out[thing, f"landing in {land}"] = m.around(*at, m.LANDING)
    for thing, (x, y, w, h) in drawn.anchors["furniture"].items():
        out[thing, "plate"] = (x, y, x + w, y + h)
    return out


@pytest.mark.parametrize("language", m.LANGUAGES)
def test_nothing_that_is_read_lies_upon_another_or_on_the_frame(name: str, language: str) -> None:
    drawn = art(name)
    found = boxes(name, language)
    for (a, box_a), (b, box_b) in combinations(found.items(), 2):
        if a[0] != b[0] or {a[1], b[1]} != {"count", "captain"}:
            assert not m.meet(box_a, box_b), f"{a} lies upon {b}"
    margin, (w, h) = drawn.anchors["margin"], drawn.size
    for key, (x0, y0, x1, y1) in found.items():
        assert min(x0, y0, w - x1, h - y1) >= margin, f"{key} lies on the frame"


@pytest.mark.parametrize("language", m.LANGUAGES)
def test_names_on_a_line_are_not_read_as_one(name: str, language: str) -> None:
    words = {key: box for key, box in boxes(name, language).items() if key[1] in ("names", "landmarks")}
    for (a, left), (b, right) in combinations(words.items(), 2):
        shared = min(left[3], right[3]) - max(left[1], right[1])
        if shared > min(left[3] - left[1], right[3] - right[1]) / 2:
            assert max(left[0], right[0]) - min(left[2], right[2]) >= 8, f"{a} runs into {b}"


@pytest.mark.parametrize("language", m.LANGUAGES)
def test_counts_icons_and_names_lie_inside_their_territory(name: str, language: str) -> None:
    """Things of an island's territory may be partly on the open water beside it, with no other territory closer."""
    drawn, labels = art(name), realms(name)
    for (thing, what), (x0, y0, x1, y1) in boxes(name, language).items():
        if thing in drawn.number and what not in ("port", "bridge"):
            under = labels[int(y0) : int(y1) + 1, int(x0) : int(x1) + 1]
            afloat = thing in drawn.anchors["afloat"]
            inside = (under == drawn.number[thing] + 1) | (afloat & (under == 0))
            least = 0.80 if what in ("names", "landmarks") else 0.85
            assert inside.mean() >= least, f"{thing}: only {inside.mean():.0%} of its {what} lies inside"
            box = np.zeros(labels.shape, np.bool_)
            box[int(y0) : int(y1) + 1, int(x0) : int(x1) + 1] = True
            if afloat and not (box & (labels > 0)).any():
                assert nearest(labels, box) == drawn.number[thing] + 1, f"{thing}: its {what} stands nearer to another"


def test_a_count_stands_on_its_own_land(name: str) -> None:
    drawn = art(name)
    for territory, number in drawn.number.items():
        x, y = drawn.spot(territory, "count") or (0, 0)
        disc = realms(name)[int(y) - 15 : int(y) + 16, int(x) - 15 : int(x) + 16]
        assert (disc == number + 1).mean() >= 0.8, f"the count of {territory} stands off its land"


def placed(name: str, territory: str) -> list[tuple[float, float]]:
    """The spots around a territory's count, that of its tag last."""
    tag = art(name).spot(territory, "tag")
    return [*art(name).beside(territory), *([tag] if tag else [])]


def test_pieces_beside_a_count_hide_nothing_that_is_read_and_stand_on_or_off_their_own_shore(name: str) -> None:
    """The spots for pieces, markers and tags: apart from each other, on no name in either language, on no count."""
    drawn, labels = art(name), realms(name)
    pieces, markers, tags = load(name).beside
    kinds = (*(m.PIECE,) * pieces, *(m.MARKER,) * markers, *(m.TAG,) * tags)
    most_abroad = (*(0.6, 0.6, 0.6, 0.6, 0.85)[:pieces], *(0.2,) * markers, *(0.6,) * tags)
    spots = {
        (t, k): m.around(*at, kind)
        for t in drawn.territories
        for k, (at, kind) in enumerate(zip(placed(name, t), kinds, strict=pieces > 0))
    }
    read = {key: box for each in m.LANGUAGES for key, box in boxes(name, each).items() if key[1] != "captain"}
    for (a, box_a), (b, box_b) in combinations(spots.items(), 2):
        assert not m.meet(box_a, box_b), f"{a} stands upon {b}"
    for (territory, k), box in spots.items():
        assert not (on := [key for key, other in read.items() if m.meet(box, other)]), f"{territory} {k} hides {on}"
        under = labels[int(box[1]) : int(box[3]) + 1, int(box[0]) : int(box[2]) + 1]
        own = (under == drawn.number[territory] + 1).sum()
        assert (under > 0).sum() - own <= most_abroad[k] * under.size, f"{territory}: spot {k} is on another's land"
        if k == 0:
            assert own >= 0.35 * under.size, f"{territory}: its first piece stands off its land"


def test_names_of_waters_stand_on_no_territory(name: str) -> None:
    for (thing, what), (x0, y0, x1, y1) in (boxes(name, "en") | boxes(name, "fr")).items():
        if what == "sea":
            assert not realms(name)[int(y0) : int(y1) + 1, int(x0) : int(x1) + 1].any(), f"{thing} lies upon land"


def test_no_plate_hides_land(name: str) -> None:
    for thing, (x, y, w, h) in art(name).anchors["furniture"].items():
        assert not realms(name)[int(y) : int(y + h) + 1, int(x) : int(x + w) + 1].any(), f"{thing} lies upon land"


def test_every_region_has_its_shield_inside_it(name: str) -> None:
    drawn = art(name)
    shields = drawn.anchors["shields"]
    assert set(shields) == set(drawn.regions)
    for region, (x, y) in shields.items():
        number = int(realms(name)[int(y), int(x)])
        assert art(name).board.region_of[drawn.territories[number - 1]] == region


def test_the_path_has_a_step_wherever_the_rules_have_one(name: str) -> None:
    drawn = art(name)
    assert {t for t in drawn.territories if drawn.spot(t, "step")} == {t for t, _ in trail_on(art(name).board)}


def test_a_board_is_small_enough_to_ship(name: str) -> None:
    assert sum(file.stat().st_size for file in (ART / name).iterdir()) < 3 * 1024 * 1024
