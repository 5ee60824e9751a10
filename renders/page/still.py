"""A board that stands still: one picture of shapes, for readers without scripts, for previews and for paper."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from renders.board.art import art_of
from renders.look import Look, light
from renders.page.art import outlines_of
from renders.page.figures import hexadecimal
from renders.page.outlines import straighten
from renders.scene import Scene

COARSE = 2.0
"""How far its outlines may leave the board's, in board pixels."""
SEA = "#5f7f88"


def still_board(scene: Scene, look: Look, label: str) -> str:
    """A sheet of a scene as SVG: territories in their holders' colours, with counts.

    Without a `label` it is hidden from those who hear the page.
    """
    drawn = art_of(scene)
    width, height = drawn.size
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="still-board" viewBox="0 0 {width} {height}" {spoken}>'
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>{"".join(_lands(scene, look))}</svg>'
    )


def _lands(scene: Scene, look: Look) -> Iterator[str]:
    drawn = art_of(scene)
    empty = hexadecimal(tuple(drawn.anchors["empty"]))
    for territory, outlines in outlines_of(drawn).items():
        holding = scene.holdings.get(territory)
        fill = hexadecimal(look.colour(holding.owner)) if holding is not None and holding.owner else empty
        ways = ("M" + " ".join(f"{x} {y}" for x, y in straighten(one, COARSE)) + "z" for one in outlines)
        yield f'<path d="{"".join(ways)}" fill="{fill}" stroke="#2e1e16" stroke-width="2"/>'
    for territory, holding in scene.holdings.items():
        at = drawn.spot(territory, "count")
        if at is not None and holding.owner:
            ink = "#1e140e" if light(look.colour(holding.owner)) else "#fcf4e2"
            yield (
                f'<text x="{at[0]:g}" y="{at[1] + 9:g}" text-anchor="middle" font-size="26" font-weight="bold"'
                f' fill="{ink}">{holding.armies}</text>'
            )
