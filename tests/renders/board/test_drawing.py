"""What figures on a board are drawn with."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageFilter

from renders.board.drawing import widen


@pytest.mark.parametrize("pixels", [0, 1, 6])
def test_a_silhouette_is_as_wide_as_one_large_filter_makes_it(pixels: int) -> None:
    """At the edges of the picture too, and where it is half transparent."""
    wild = random.Random(pixels)
    silhouette = Image.frombytes("L", (61, 40), bytes(wild.choices((0, 0, 0, 0, 9, 200), k=61 * 40)))
    assert widen(silhouette, pixels).tobytes() == silhouette.filter(ImageFilter.MaxFilter(2 * pixels + 1)).tobytes()
