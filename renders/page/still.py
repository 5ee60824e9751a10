"""A board that stands still: one picture of shapes, for readers without scripts, for previews and for paper.

Who holds what is told by the scene; a board that nobody holds can also show the figures of its tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

from renders.board.art import art_of
from renders.look import Look, light
from renders.page.art import still_outlines
from renders.page.figures import hexadecimal
from renders.scene import Scene

SEA = "#5f7f88"


def still_board(scene: Scene, look: Look, label: str, figures: str = "") -> str:
    """A sheet of a scene as SVG: territories in their holders' colours, with counts, then `figures` (SVG too).

    Without a `label` it is hidden from those who hear the page.
    """
    drawn = art_of(scene)
    width, height = drawn.size
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="still-board" viewBox="0 0 {width} {height}" {spoken}>'
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>{"".join(_lands(scene, look))}{figures}</svg>'
    )


def _lands(scene: Scene, look: Look) -> Iterator[str]:
    drawn = art_of(scene)
    empty = hexadecimal(tuple(drawn.anchors["empty"]))
    for territory, outlines in still_outlines(drawn).items():
        holding = scene.holdings.get(territory)
        fill = hexadecimal(look.colour(holding.owner)) if holding is not None and holding.owner else empty
        ways = ("M" + " ".join(f"{x} {y}" for x, y in one) + "z" for one in outlines)
        yield f'<path d="{"".join(ways)}" fill="{fill}" stroke="#2e1e16" stroke-width="2"/>'
    for territory, holding in scene.holdings.items():
        at = drawn.spot(territory, "count")
        if at is not None and holding.owner:
            ink = "#1e140e" if light(look.colour(holding.owner)) else "#fcf4e2"
            yield (
                f'<text x="{at[0]:g}" y="{at[1] + 9:g}" text-anchor="middle" font-size="26" font-weight="bold"'
                f' fill="{ink}">{holding.armies}</text>'
            )


def still_figures(drawn: Mapping[str, Any], sheet: Mapping[str, Any]) -> str:
    """The figures of a sheet's tree as SVG, from what `Figures.plain` gives."""
    lands = (one for land in sheet["lands"].values() for one in land.get("figures", ()))
    placed = [*lands, *([number, x, y, 1] for number, x, y in sheet.get("over", ()))]
    return "".join(_figure(drawn, *one) for one in placed)


def _figure(drawn: Mapping[str, Any], number: int, x: float, y: float, size: float) -> str:
    (ax, ay), strokes = drawn["figures"][number]
    moved = f"translate({x - ax * size:.1f} {y - ay * size:.1f})" + (f" scale({size:g})" if size != 1 else "")
    return f'<g transform="{moved}">{"".join(_strokes(strokes, drawn["shapes"]))}</g>'


def _strokes(strokes: Iterable[Sequence[Any]], known: Sequence[Any]) -> Iterator[str]:
    """What draws these strokes; soft lights and shadows are left out."""
    for name, *rest in strokes:
        match name, rest:
            case "ellipse", [[x0, y0, x1, y1], fill, outline, width]:
                at = f'cx="{(x0 + x1) / 2:.1f}" cy="{(y0 + y1) / 2:.1f}"'
                radii = f'rx="{(x1 - x0) / 2:.1f}" ry="{(y1 - y0) / 2:.1f}"'
                yield f"<ellipse {at} {radii} {_paint(fill, outline, width)}/>"
            case "rounded", [[x0, y0, x1, y1], radius, fill, outline, width]:
                box = f'x="{x0:g}" y="{y0:g}" width="{x1 - x0:.1f}" height="{y1 - y0:.1f}" rx="{radius:g}"'
                yield f"<rect {box} {_paint(fill, outline, width)}/>"
            case "polygon", [points, fill, outline, width]:
                yield f'<polygon points="{_points(points)}" {_paint(fill, outline, width)}/>'
            case "line", [points, colour, width]:
                yield f'<polyline points="{_points(points)}" {_paint(None, colour, width)}/>'
            case "text", [[x, y], text, _, size, fill, anchor, _]:
                where = f'x="{x:g}" y="{y + size / 3:.1f}" text-anchor="{"start" if anchor == "lm" else "middle"}"'
                yield f'<text {where} font-size="{size:g}" fill="{fill}">{escape(text)}</text>'
            case "shape", [number, [x, y], side, fill, rim, width]:
                radius = side / 2 - 0.4
                middle = (x + side / 2, y + side / 2)
                ways = (
                    "M" + " ".join(f"{middle[k % 2] + v * radius / 100:.1f}" for k, v in enumerate(outline)) + "z"
                    for outline in known[number]
                )
                yield f'<path d="{"".join(ways)}" {_paint(fill, rim, 2 * width)} paint-order="stroke"/>'
            case "sticker", [angle, inner, [width, height]]:
                turn = f"rotate({-angle:g} {width / 2:g} {height / 2:g})"
                yield f'<g transform="{turn}">{"".join(_strokes(inner, known))}</g>'


def _points(points: Iterable[Sequence[float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _paint(fill: str | None, outline: str | None, width: float) -> str:
    rim = f' stroke="{outline}" stroke-width="{width:g}"' if outline else ""
    return f'fill="{fill or "none"}"{rim}'
