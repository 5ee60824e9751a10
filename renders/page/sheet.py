"""What a page knows of one sheet of a board from the start: pictures, outlines, names, places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from renders.board import overlays, paint
from renders.board.art import HATCH, HATCHED, MEMBERS, SHEET, Art, art, art_of
from renders.board.labels import DARK, LIGHT, WATER, Letters, Wording, own, seas, texts
from renders.board.legend import accent
from renders.games.game_art import known_art, known_cover
from renders.look import PALETTES, Look
from renders.page.art import GROUND, TINT, outlines_of, page_art, patches, route
from renders.page.figures import hexadecimal
from renders.scene import PEACEFUL, Scene

Blobs = dict[str, bytes]
"""Pictures and typefaces by name; JSON names them."""


def plain_sheet(scene: Scene, looks: Mapping[str, Look], blobs: Blobs, arrows: Iterable[str]) -> dict[str, Any]:
    """The sheet of a scene's board as JSON, with names in the language of each look; its pictures go into the blobs.

    `arrows` are the pairs `source|target` between which an arrow is shown at some time.
    """
    drawn, base = art_of(scene), art(scene.board)
    shipped = page_art(drawn.folder)
    blobs |= {f"{scene.board}/{GROUND}": shipped.ground, f"{scene.board}/{TINT}": shipped.tint}
    layers = (
        ("ground", GROUND, drawn.sheet.ground, base.sheet.ground),
        ("tint", TINT, drawn.whole.tint, base.whole.tint),
    )
    changed: dict[str, list[Any]] = {}
    for layer, name, now, before in layers:
        found = patches(now, before, name)
        blobs |= {f"{scene.board}/{layer}/{k}": one.data for k, one in enumerate(found)}
        changed[layer] = [[f"{scene.board}/{layer}/{k}", *one.at] for k, one in enumerate(found)]
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
        "routes": _routes(drawn, shipped.routes, arrows),
    }


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


def _routes(drawn: Art, shipped: Mapping[str, Any], arrows: Iterable[str]) -> dict[str, Any]:
    """The ways of these arrows, each once for both directions."""
    found = {}
    for pair in sorted(set(arrows)):
        source, target = pair.split("|")
        back = f"{target}|{source}"
        if {source, target} <= drawn.number.keys() and back not in found:
            way = shipped.get(pair)
            if way is None and back in shipped:
                found[back] = _flat(shipped[back])
            else:
                found[pair] = _flat(way if way is not None else route(drawn, source, target))
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
