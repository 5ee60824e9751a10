"""The order of the tests of pictures, and boards that are painted once for all of them.

Those of one board in one language follow each other, since a program keeps few painted boards, and painting one with
its names takes longer than most tests.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.pictures.painted_boards import share

from renders.board import paint
from renders.board.art import ART

BOARDS = {folder.name for folder in ART.iterdir() if folder.is_dir()}
HERE = str(Path(__file__).parent)


def board_and_language(item: pytest.Item) -> tuple[str, str]:
    """What a test is about, by its parameters; the commonest if they do not say it."""
    given = item.callspec.params.values() if hasattr(item, "callspec") else ()
    words = [value for value in given if isinstance(value, str)]
    return next((word for word in words if word in BOARDS), "middle_earth"), "fr" if "fr" in words else "en"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests of this folder; all others stay where they are."""
    places = [place for place, item in enumerate(items) if str(item.path).startswith(HERE)]
    in_order = sorted((items[place] for place in places), key=board_and_language)
    for place, item in zip(places, in_order, strict=True):
        items[place] = item


@pytest.fixture(scope="session", autouse=True)
def painted_boards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Paint each board once in the whole run: the processes share what they have painted."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "painted-boards"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(paint, "_write_board", share(paint._write_board, folder))
        yield
