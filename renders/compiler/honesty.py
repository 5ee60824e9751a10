"""Whether a compiled board is honest: its picture shows what the rules say and nothing else, and all of it can be read.

Each check yields what is wrong, a line each. They are run over our own boards by a test, over a package's by
`risk check-package`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations, pairwise

import numpy as np
import numpy.typing as npt
from PIL import Image
from scipy import ndimage

from renders.board import sizes as m
from renders.board.art import SHEET, Art
from renders.board.drawn_board import landmarks
from renders.compiler.adjacency import contacts
from renders.games.game_art import known_landmark
from renders.typefaces import measure
from rules import Territory
from rules.author import RegionName, trail_on

OPEN, SHUT = 16, 7
"""Pixels of border without a barrier: from `OPEN` on, two territories look adjacent; up to `SHUT` they do not."""
LEAST_WALL, LEAST_LAND = 60, 3600
"""The pixels of the shortest wall of flame, and of the smallest territory on which its pieces find room."""
APART = 8
"""The pixels between two names on a line that are not read as one."""

Pair = tuple[str, str]
Check = Callable[[Art], Iterator[str]]
Labels = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.bool_]
Space = tuple[slice, slice]
"""A part of the picture: its rows and its columns."""


def check_board(drawn: Art, beside: tuple[int, int, int] | None = None) -> Iterator[str]:
    """All that is wrong with a board's picture. `beside` is how many pieces, markers and tags its source wants beside a
    count; without it their spots are not checked."""
    for check in CHECKS.values():
        yield from check(drawn)
    if beside is not None:
        yield from check_spots_beside(drawn, beside)


def pair(a: str, b: str) -> Pair:
    """Two territories in a fixed order."""
    return (a, b) if a < b else (b, a)


def joined_by(drawn: Art, *kinds: str) -> set[Pair]:
    """The pairs that the rules join by links of these kinds."""
    return {pair(a, b) for a, b, kind in drawn.board.links if kind in kinds}


@cache
def realms(drawn: Art) -> Labels:
    """The number of the territory at each pixel of the board, from 1; 0 on the water."""
    return np.asarray(drawn.numbers.whole())[::SHEET, ::SHEET]


@cache
def bare_borders(drawn: Art) -> dict[Pair, int]:
    """For every two adjacent territories, how many pixels of their border have neither mountains nor water."""
    with Image.open(drawn.folder / "barriers.png") as image:
        shut = ndimage.binary_dilation(np.asarray(image.convert("L")) > 0, iterations=2)
    found = contacts(realms(drawn), drawn.territories)
    return {p: int((~shut[spots[:, 1].astype(int), spots[:, 0].astype(int)]).sum()) for p, spots in found.items()}


def check_borders(drawn: Art) -> Iterator[str]:
    """Territories touch in the picture if and only if the rules join them."""
    seen, joined = bare_borders(drawn), joined_by(drawn, "land")
    for (a, b), count in sorted(seen.items()):
        if SHUT < count < OPEN:
            yield f"it is doubtful whether {a} and {b} touch: {count} px of their border are open"
    touching = {p for p, count in seen.items() if count >= OPEN}
    yield from (f"{a} and {b} touch, and the rules do not join them" for a, b in sorted(touching - joined))
    yield from (f"the rules join {a} and {b}, and they do not touch" for a, b in sorted(joined - touching))


def check_walls(drawn: Art) -> Iterator[str]:
    """A wall of flame stands on each border of the rules that has one, and leaves the open end of a linked one."""
    joined = joined_by(drawn, "land")
    walls = {pair(a, b) for a, b, kind in drawn.board.barriers if kind == "flame"}
    painted = {pair(*key.split("|")) for key in drawn.anchors["flames"]}
    yield from _differences("wall of flame", painted, walls)
    found, open_part = contacts(realms(drawn), drawn.territories), bare_borders(drawn)
    for a, b in sorted(walls & painted):
        shut = len(found.get((a, b), ())) - open_part.get((a, b), 0)
        if shut < LEAST_WALL:
            yield f"the wall of {a} and {b} is {shut} px long"
        if (open_part.get((a, b), 0) >= OPEN) != ((a, b) in joined):
            yield f"the wall of {a} and {b} does not leave open what the rules do"


def check_landmarks(drawn: Art) -> Iterator[str]:
    """What stands on a space is drawn there."""
    wanted = landmarks(drawn.anchors["board"], drawn.anchors["realms"])
    painted = {t: tuple(what) for t, what in drawn.anchors["landmarks"].items()}
    for where in sorted({*painted, *wanted}):
        if painted.get(where) != wanted.get(where):
            yield f"on {where} is drawn {painted.get(where)}, and there is {wanted.get(where)}"
        elif drawn.spot(where, "landmark") is None:
            yield f"there is no place for the landmark of {where}"
    yield from (
        f"there is a place for a landmark of {t}, which has none"
        for t in drawn.territories
        if drawn.spot(t, "landmark") and t not in wanted
    )


def check_bridges(drawn: Art) -> Iterator[str]:
    """Every bridge of the rules and no other crosses its own closed border."""
    painted = {pair(*key.split("|")): at for key, at in drawn.anchors["bridges"].items()}
    yield from _differences("bridge", set(painted), joined_by(drawn, "bridge"))
    found = contacts(realms(drawn), drawn.territories)
    for (a, b), (x, y) in painted.items():
        near = np.hypot(*(found[a, b] - (x, y)).T).min() if (a, b) in found else np.inf
        if near >= 6:
            yield f"the bridge of {a} and {b} stands {near:.0f} px off their border"


def check_lanes(drawn: Art) -> Iterator[str]:
    """Every sea line of the rules and no other runs over water from shore to shore: from port to port if there are
    ports. A lane leaves the sheet only to re-enter it on the other side."""
    lanes = {pair(*key.split("|")): parts for key, parts in drawn.anchors["lanes"].items()}
    yield from _differences("sea line", set(lanes), joined_by(drawn, "sea"))
    for (a, b), parts in lanes.items():
        ends = {a: parts[0][0], b: parts[-1][-1]}
        for land, (x, y) in ends.items():
            if realms(drawn)[int(y), int(x)] != drawn.number[land] + 1:
                yield f"the lane {a} - {b} misses {land}"
            px, py = drawn.anchors["ports"].get(land, (x, y))
            if np.hypot(x - px, y - py) >= 4:
                yield f"the lane {a} - {b} misses the port of {land}"
        for here, there in pairwise(parts):
            if not enters_again(drawn.size[0], here[-1], there[0]):
                yield f"the lane {a} - {b} is torn"
        for x, y in (spot for part in parts for spot in _walk(part)):
            off_land = all(np.hypot(x - ex, y - ey) > 12 for ex, ey in ends.values())
            if 0 <= x < drawn.size[0] and off_land and realms(drawn)[int(y), int(x)]:
                yield f"the lane {a} - {b} crosses land at {x:.0f}, {y:.0f}"
                break


def enters_again(width: int, out: list[float], back: list[float]) -> bool:
    """Whether a lane that leaves the sheet at `out` re-enters it on the other side at the same height."""
    return min(out[0], back[0]) < 0 and max(out[0], back[0]) > width and abs(out[1] - back[1]) < 2


def _walk(line: list[list[float]]) -> list[tuple[float, float]]:
    """Points two pixels apart along the line."""
    out = []
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(1, int(np.hypot(bx - ax, by - ay) / 2))
        out += [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(steps + 1)]
    return out


def check_ports(drawn: Art) -> Iterator[str]:
    """Every port of the rules lies on its own shore."""
    ports = drawn.anchors["ports"]
    yield from (f"the port of {t} is not drawn" for t in sorted({*drawn.board.ports} - {*ports}))
    yield from (f"{t} has a port in the picture alone" for t in sorted({*ports} - {*drawn.board.ports}))
    for territory, (x, y) in ports.items():
        if realms(drawn)[int(y), int(x)] != drawn.number[territory] + 1:
            yield f"the port of {territory} lies on another's shore"


def check_areas(drawn: Art) -> Iterator[str]:
    """Every territory of the rules is one readable area."""
    yield from (f"{t} is not painted" for t in sorted({*drawn.board.territories} - {*drawn.territories}))
    yield from (f"{t} is painted, and no territory" for t in sorted({*drawn.territories} - {*drawn.board.territories}))
    labels = realms(drawn)
    spaces = ndimage.find_objects(labels, len(drawn.territories))
    for territory, number in drawn.number.items():
        space = spaces[number] or (slice(0), slice(0))
        parts, _ = ndimage.label(labels[space] == number + 1)
        sizes = np.bincount(parts.ravel())[1:]
        if not len(sizes) or sizes.max() <= LEAST_LAND:
            yield f"{territory} is too small for its pieces"
            continue
        for piece in np.nonzero((sizes >= 12) & (sizes < sizes.max()))[0] + 1:
            if nearest(labels, space, parts == piece) != number + 1:
                yield f"an isle of {territory} seems another's"


def nearest(labels: Labels, space: Space, piece: Mask) -> int:
    """The number of the nearest other territory to a piece of land, or to a box on the water: the part of this space
    that `piece` marks.

    It is sought around the space first, farther away where what is found there need not be the nearest.
    """
    for around in (32, 128, max(labels.shape)):
        ys, xs = (slice(max(0, part.start - around), part.stop + around) for part in space)
        view = labels[ys, xs]
        own = np.zeros(view.shape, np.bool_)
        own[tuple(slice(p.start - v.start, p.stop - v.start) for p, v in zip(space, (ys, xs), strict=True))] = piece
        away = np.where((view > 0) & ~own, ndimage.distance_transform_edt(~own), np.inf)
        place = int(away.argmin())
        if away.flat[place] <= around:
            break
    return int(view.flat[place])


def boxes(drawn: Art, language: str) -> dict[tuple[str, str], m.Box]:
    """All text on the board in one language: (territory or thing, what) and its box."""
    out: dict[tuple[str, str], m.Box] = {}
    for t in drawn.territories:
        out[t, "count"] = m.around(*(drawn.spot(t, "count") or (0.0, 0.0)), m.COUNT)
        out[t, "captain"] = m.around(*(drawn.spot(t, "count") or (0.0, 0.0)), m.CAPTAIN)
        if step := drawn.spot(t, "step"):
            out[t, "step"] = m.around(*step, m.STEP)
        if spot := drawn.spot(t, "landmark"):
            out[t, "landmark"] = m.around(*spot, known_landmark(drawn.anchors["landmarks"][t][0]).box)
        for kind, face in (("names", "name"), ("landmarks", "italic")):
            if text := drawn.text(t, kind, language):
                w, h = measure(face, text.size, text.lines)
                out[t, kind] = (text.at[0] - w / 2, text.at[1] - h / 2, text.at[0] + w / 2, text.at[1] + h / 2)
    for region, at in drawn.anchors["shields"].items():
        out[region, "shield"] = m.around(at[0], at[1], m.BADGE)
    for thing, at in drawn.anchors["bridges"].items():
        out[thing, "bridge"] = m.around(at[0], at[1], m.BRIDGE)
    for sea in drawn.anchors["seas"]:
        w, h = measure("italic", sea["size"], (sea[language],))
        x, y = sea["at"]
        out[sea["en"], "sea"] = (x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    for thing, at in drawn.anchors["ports"].items():
        out[thing, "port"] = m.around(at[0], at[1], m.PORT)
    for thing, parts in drawn.anchors["lanes"].items():
        for land, at in zip(thing.split("|"), (parts[0][0], parts[-1][-1]), strict=True):
            if land not in drawn.anchors["ports"]:
                out[thing, f"landing in {land}"] = m.around(at[0], at[1], m.LANDING)
    for thing, (x, y, w, h) in drawn.anchors["furniture"].items():
        out[thing, "plate"] = (x, y, x + w, y + h)
    return out


def check_overlaps(drawn: Art, language: str) -> Iterator[str]:
    """Nothing that is read lies upon another, or on the frame."""
    found = boxes(drawn, language)
    for (a, box_a), (b, box_b) in combinations(found.items(), 2):
        if (a[0] != b[0] or {a[1], b[1]} != {"count", "captain"}) and m.meet(box_a, box_b):
            yield f"{language}: {' '.join(a)} lies upon {' '.join(b)}"
    margin, (w, h) = drawn.anchors["margin"], drawn.size
    for key, (x0, y0, x1, y1) in found.items():
        if min(x0, y0, w - x1, h - y1) < margin:
            yield f"{language}: {' '.join(key)} lies on the frame"


def check_lines(drawn: Art, language: str) -> Iterator[str]:
    """Two names on a line are not read as one."""
    words = {key: box for key, box in boxes(drawn, language).items() if key[1] in ("names", "landmarks")}
    for (a, left), (b, right) in combinations(words.items(), 2):
        shared = min(left[3], right[3]) - max(left[1], right[1])
        on_a_line = shared > min(left[3] - left[1], right[3] - right[1]) / 2
        if on_a_line and max(left[0], right[0]) - min(left[2], right[2]) < APART:
            yield f"{language}: {' '.join(a)} runs into {' '.join(b)}"


def check_inside(drawn: Art, language: str) -> Iterator[str]:
    """Counts, icons and names lie inside their territory. Those of an island may be partly on the open water beside it,
    with no other territory closer."""
    labels = realms(drawn)
    for (thing, what), (x0, y0, x1, y1) in boxes(drawn, language).items():
        if thing in drawn.number and what not in ("port", "bridge"):
            space = slice(int(y0), int(y1) + 1), slice(int(x0), int(x1) + 1)
            under = labels[space]
            afloat = thing in drawn.anchors["afloat"]
            inside = (under == drawn.number[thing] + 1) | (afloat & (under == 0))
            if inside.mean() < (0.80 if what in ("names", "landmarks") else 0.85):
                yield f"{language}: only {inside.mean():.0%} of the {what} of {thing} lies inside"
            whole = np.ones(under.shape, np.bool_)
            if afloat and not under.any() and nearest(labels, space, whole) != drawn.number[thing] + 1:
                yield f"{language}: the {what} of {thing} stands nearer to another"


def check_counts(drawn: Art) -> Iterator[str]:
    """A count stands on its own land."""
    for territory, number in drawn.number.items():
        x, y = drawn.spot(territory, "count") or (0, 0)
        disc = realms(drawn)[int(y) - 15 : int(y) + 16, int(x) - 15 : int(x) + 16]
        if (disc == number + 1).mean() < 0.8:
            yield f"the count of {territory} stands off its land"


def check_spots_beside(drawn: Art, beside: tuple[int, int, int]) -> Iterator[str]:
    """The spots for pieces, markers and tags beside a count lie apart from each other, on no name in either language,
    on no count, and on or off their own shore."""
    labels, (pieces, markers, tags) = realms(drawn), beside
    kinds = (*(m.PIECE,) * pieces, *(m.MARKER,) * markers, *(m.TAG,) * tags)
    most_abroad = (*(0.6, 0.6, 0.6, 0.6, 0.85)[:pieces], *(0.2,) * markers, *(0.6,) * tags)
    spots: dict[tuple[str, int], m.Box] = {}
    for t in drawn.territories:
        tag = drawn.spot(t, "tag")
        placed = [*drawn.beside(t), *([tag] if tag else [])]
        sized = [m.shrink(kind, size) for kind, size in zip(kinds, drawn.sizes(t), strict=False)]
        if pieces > 0 and len(placed) != len(kinds):
            yield f"{t} has {len(placed)} spots beside its count, and {len(kinds)} are wanted"
        spots |= {(t, k): m.around(*at, kind) for k, (at, kind) in enumerate(zip(placed, sized, strict=False))}
    read = {key: box for each in m.LANGUAGES for key, box in boxes(drawn, each).items() if key[1] != "captain"}
    for (a, box_a), (b, box_b) in combinations(spots.items(), 2):
        if m.meet(box_a, box_b):
            yield f"spot {a[1]} of {a[0]} lies upon spot {b[1]} of {b[0]}"
    for (territory, k), box in spots.items():
        yield from (f"{territory}: spot {k} hides {' '.join(key)}" for key, other in read.items() if m.meet(box, other))
        under = labels[int(box[1]) : int(box[3]) + 1, int(box[0]) : int(box[2]) + 1]
        own = (under == drawn.number[territory] + 1).sum()
        if (under > 0).sum() - own > most_abroad[k] * under.size:
            yield f"{territory}: spot {k} is on another's land"
        if k == 0 and own < 0.35 * under.size:
            yield f"{territory}: its first piece stands off its land"


def check_waters(drawn: Art) -> Iterator[str]:
    """Names of waters stand on no territory."""
    for (thing, what), (x0, y0, x1, y1) in (boxes(drawn, "en") | boxes(drawn, "fr")).items():
        if what == "sea" and realms(drawn)[int(y0) : int(y1) + 1, int(x0) : int(x1) + 1].any():
            yield f"the name {thing} lies upon land"


def check_plates(drawn: Art) -> Iterator[str]:
    """No plate hides land."""
    for thing, (x, y, w, h) in drawn.anchors["furniture"].items():
        if realms(drawn)[int(y) : int(y + h) + 1, int(x) : int(x + w) + 1].any():
            yield f"the plate {thing} lies upon land"


def check_shields(drawn: Art) -> Iterator[str]:
    """Every region has its shield inside it."""
    shields = drawn.anchors["shields"]
    yield from (f"{region} has no shield" for region in drawn.regions if region not in shields)
    for region, (x, y) in shields.items():
        number = int(realms(drawn)[int(y), int(x)])
        under = Territory(drawn.territories[number - 1]) if number else None
        if under is None or drawn.board.region_of.get(under) != RegionName(region):
            yield f"the shield of {region} lies outside it"


def check_path(drawn: Art) -> Iterator[str]:
    """The path has a step wherever the rules have one."""
    painted = {t for t in drawn.territories if drawn.spot(t, "step")}
    wanted = {str(t) for t, _ in trail_on(drawn.board)}
    yield from (f"the step of the path on {t} is not drawn" for t in sorted(wanted - painted))
    yield from (f"a step of the path is drawn on {t}" for t in sorted(painted - wanted))


def _differences(what: str, painted: set[Pair], wanted: set[Pair]) -> Iterator[str]:
    yield from (f"the {what} of {a} and {b} is drawn, and the rules have none" for a, b in sorted(painted - wanted))
    yield from (f"the {what} of {a} and {b} is not drawn" for a, b in sorted(wanted - painted))


CHECKS: dict[str, Check] = {
    "borders": check_borders,
    "walls": check_walls,
    "landmarks": check_landmarks,
    "bridges": check_bridges,
    "lanes": check_lanes,
    "ports": check_ports,
    "areas": check_areas,
    **{f"overlaps {language}": partial(check_overlaps, language=language) for language in m.LANGUAGES},
    **{f"lines {language}": partial(check_lines, language=language) for language in m.LANGUAGES},
    **{f"inside {language}": partial(check_inside, language=language) for language in m.LANGUAGES},
    "counts": check_counts,
    "waters": check_waters,
    "plates": check_plates,
    "shields": check_shields,
    "path": check_path,
}
"""The checks that need nothing but the board, by name."""
