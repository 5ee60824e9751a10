"""What a page knows of one sheet of a board from the start: pictures, outlines, names, places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from renders.board import overlays, paint
from renders.board.art import HATCH, HATCHED, MEMBERS, SHEET, Art, art, art_of
from renders.board.labels import DARK, LIGHT, WATER, Letters, Wording, own, seas, texts
from renders.board.legend import accent
from renders.games.game_art import known_art, known_cover
from renders.look import PALETTES, Look
from renders.page.art import GROUND, TINT, outlines_of, page_art, patches, route
from renders.page.figures import hexadecimal
from renders.page.scene_tree import patch
from renders.scene import PEACEFUL, Scene

Blobs = dict[str, bytes]
"""Pictures and typefaces by name; JSON names them."""


def plain_sheet(
    grounds: Sequence[Scene], looks: Mapping[str, Look], blobs: Blobs, arrows: Iterable[str]
) -> dict[str, Any]:
    """The sheet of a board as JSON, with names in the language of each look; its pictures go into the blobs.

    `grounds` are scenes, one on each ground that the board has had. The sheet is that of the first; `grounds` in it
    tells of each later one what is other than on the one before, as `patch` does. `arrows` are the pairs
    `source|target` between which an arrow is shown at some time.
    """
    drawn = [art_of(scene) for scene in grounds]
    first, *others = (_on_ground(scene, each, looks, blobs) for scene, each in zip(grounds, drawn, strict=True))
    changes = [patch(before, after) for before, after in pairwise((first, *others))]
    return {**first, "routes": _routes(drawn, arrows), "grounds": changes}


def _on_ground(scene: Scene, drawn: Art, looks: Mapping[str, Look], blobs: Blobs) -> dict[str, Any]:
    """The sheet as it is on one ground."""
    base, shipped = art(scene.board), page_art(drawn.folder)
    blobs |= {f"{scene.board}/{GROUND}": shipped.ground, f"{scene.board}/{TINT}": shipped.tint}
    layers = (
        ("ground", GROUND, drawn.sheet.ground, base.sheet.ground),
        ("tint", TINT, drawn.whole.tint, base.whole.tint),
    )
    changed = {
        layer: [[_keep(f"{scene.board}/{layer}", one.data, blobs), *one.at] for one in patches(now, before, name)]
        for layer, name, now, before in layers
    }
    return {
        "board": scene.board,
        "titles": drawn.anchors["titles"],
        "size": drawn.size,
        "scale": SHEET,
        "empty": hexadecimal(tuple(drawn.anchors["empty"])),
        "ground": f"{scene.board}/{GROUND}",
        "tint": f"{scene.board}/{TINT}",
        "patches": changed,
        "outlines": {t: [[v for at in one for v in at] for one in found] for t, found in outlines_of(drawn).items()},
        "spots": {t: drawn.spot(t, "count") for t in drawn.territories},
        "lanes": drawn.anchors["lanes"],
        "regions": {name: [*region.territories] for name, region in drawn.board.regions.items()},
        "pays": {name: region.bonus for name, region in drawn.regions.items()},
        "names": {language: _names(drawn, look) for language, look in looks.items()},
    }


def _keep(family: str, data: bytes, blobs: Blobs) -> str:
    """The name of a picture among the blobs of a family, which holds each picture once."""
    own = [name for name in blobs if name.startswith(f"{family}/")]
    name = next((name for name in own if blobs[name] == data), f"{family}/{len(own)}")
    blobs[name] = data
    return name


def plain_routes(grounds: Sequence[Scene], arrows: Iterable[str]) -> dict[str, Any]:
    """The ways of these arrows, as in `plain_sheet`."""
    return _routes([art_of(scene) for scene in grounds], arrows)


def _names(drawn: Art, look: Look) -> dict[str, Any]:
    """The names on a sheet, and where each stands: `lands` and `regions` by id, `texts` as territory, face, middle,
    height and lines, `seas` as middle, height and line."""
    return {
        "lands": {t: look.names.lands.get(t) or own(drawn, look, "lands").get(t, t) for t in drawn.territories},
        "regions": {
            name: look.names.regions.get(name) or own(drawn, look, "regions").get(name, name)
            for name in drawn.board.regions
        },
        "landmarks": {
            t: look.names.landmarks.get(kind, {}).get(which) or own(drawn, look, kind).get(which, which)
            for t, (kind, which) in drawn.anchors["landmarks"].items()
        },
        "texts": [
            [t, face, *text.at, text.size, [*text.lines], int(t in drawn.light_names)]
            for t, face, text in texts(drawn, Wording(look))
        ],
        "seas": [[*sea.at, sea.size, sea.lines[0]] for sea in seas(drawn, look)],
    }


def _routes(drawn: Sequence[Art], arrows: Iterable[str]) -> dict[str, Any]:
    """The ways of these arrows, each once for both directions, on the last ground that has both ends."""
    found: dict[str, Any] = {}
    for pair in sorted(set(arrows)):
        source, target = pair.split("|")
        back = f"{target}|{source}"
        where = next((each for each in reversed(drawn) if {source, target} <= each.number.keys()), None)
        if where is not None and back not in found:
            shipped = page_art(where.folder).routes
            way = shipped.get(pair)
            if way is None and back in shipped:
                found[back] = _flat(shipped[back])
            else:
                found[pair] = _flat(way if way is not None else route(where, source, target))
    return found


def _flat(parts: Iterable[Iterable[tuple[float, float]]]) -> list[list[float]]:
    return [[v for at in part for v in at] for part in parts]


def plain_look(look: Look, seats: Iterable[str]) -> dict[str, Any]:
    """The colours of a look as JSON: of the seats in each palette, with their patterns, of arrows and letters."""
    seats = tuple(seats)
    painted = (look, *(replace(look, palette=palette) for palette in PALETTES if palette != look.palette))
    return {
        "palettes": {other.palette: {seat: _paint(other, seat) for seat in seats} for other in painted},
        "covers": {kind: hexadecimal(known_cover(kind).colour) for kind in known_art().covers},
        "barred": hexadecimal(paint.BARRED),
        "hatch": {"period": HATCH, "on": HATCHED},
        "patterns": MEMBERS,
        "arrows": {
            "widths": overlays.WIDTHS,
            "dashed": overlays.DASHED,
            "dash": overlays.DASH,
            "paints": {kind: hexadecimal(colour) for kind, colour in overlays.PAINTS.items()},
            "ink": hexadecimal(overlays.INK),
            "halo": hexadecimal(overlays.HALO),
            "red": hexadecimal(overlays.RED),
            "gold": hexadecimal(overlays.GOLD),
            "badge": overlays.BADGE,
            "peaceful": [*PEACEFUL],
        },
        "letters": {"dark": _letters(DARK), "light": _letters(LIGHT), "water": hexadecimal(WATER)},
    }


def _letters(letters: Letters) -> list[Any]:
    return [hexadecimal(letters.ink), hexadecimal(letters.halo), letters.width, letters.cover]


def _paint(look: Look, seat: str) -> list[Any]:
    colour = look.colour(seat)
    return [hexadecimal(colour), hexadecimal(accent(colour)), look.pattern(seat)]
