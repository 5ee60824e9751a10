"""A board that stands still shows what stands on it, as shapes alone, whatever people have called it."""

import xml.etree.ElementTree as ET

from renders import Look, Scene, SceneTrees, still_board, still_figures
from renders.board import shapes
from renders.board.drawing import INK, Drawing
from renders.board.stickers import CARD, stick
from renders.page.figures import Figures
from rules.author import Holding

SVG = "{http://www.w3.org/2000/svg}"
NASTY = '<b onload="x">&'
RED = (200, 30, 20)


def drawn(drawing: Drawing) -> ET.Element:
    """The only figure on a sheet, as elements; what is no XML raises."""
    figures = Figures(Look())
    figure = drawing.sprite(20, 20)
    (number,) = figures.numbers([figure], lambda look: [figure])
    text = still_figures(figures.plain(), {"lands": {"peru": {"figures": [[number, 100, 50, 0.5]]}}})
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')


def test_every_stroke_is_drawn_in_its_place_but_lights_and_shadows() -> None:
    drawing = Drawing(40, 40, 1)
    drawing.shade((2, 2, 38, 38))
    drawing.ellipse((4, 4, 36, 36), RED, INK, 2)
    drawing.rounded((5, 5, 20, 12), 3, CARD)
    drawing.polygon([(1, 1), (9, 1), (5, 8)], RED, INK)
    drawing.line([(0, 0), (40, 40)], INK, 2)
    drawing.text((20, 20), "7", 12, CARD)
    drawing.stamp(shapes.STAR, (10, 10), 20, RED, INK, 1)
    (group,) = drawn(drawing)
    assert group.get("transform") == "translate(90.0 40.0) scale(0.5)"
    assert [one.tag.removeprefix(SVG) for one in group] == ["ellipse", "rect", "polygon", "polyline", "text", "path"]
    ellipse = group[0]
    assert (ellipse.get("cx"), ellipse.get("rx"), ellipse.get("fill")) == ("20.0", "16.0", "#c81e14")
    assert group[4].text == "7"


def test_a_name_on_a_sticker_is_text() -> None:
    drawing = Drawing(60, 20, 1)
    drawing.write((30, 10), NASTY, "italic", 10, INK)
    figures = Figures(Look())
    sticker = stick(drawing, 4, 30, 10)
    (number,) = figures.numbers([sticker], lambda look: [sticker])
    text = still_figures(figures.plain(), {"lands": {}, "over": [[number, 30, 10]]})
    (group,) = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')
    (turned,) = group
    assert turned.get("transform") == "rotate(-4 30 10)"
    assert [(one.tag, one.text) for one in turned] == [(f"{SVG}text", NASTY)]


def test_figures_stand_over_the_territories() -> None:
    trees, scene = SceneTrees(Look()), Scene("world", {"peru": Holding("", 0)})
    trees.tree(scene)
    board = ET.fromstring(
        still_board(scene, Look(), "", '<g id="over"/>').replace("<svg", f'<svg xmlns="{SVG[1:-1]}"', 1)
    )
    assert [one.tag for one in board][-1] == f"{SVG}g"
    assert board.get("aria-hidden") == "true"
