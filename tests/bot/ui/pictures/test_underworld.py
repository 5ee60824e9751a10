"""The Underworld by `/risk board`: it is listed with the regions, and stands alone in its picture."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image
from support.godstorm.position import field
from support.tables.tables import Table

from bot.ui.commands.context import region_names
from bot.ui.pictures import board
from bot.ui.pictures.scene import scene
from bot.words import words

GAME = field(hold={"blue": "gaul kurnugia:2", "green": "roma north-gate:3"})


@pytest.mark.parametrize(("language", "name"), [("en", "The Underworld"), ("fr", "Le Monde souterrain")])
def test_it_is_listed_with_the_regions(language: str, name: str) -> None:
    names = region_names(SimpleNamespace(rules=GAME.rules), words(language))  # type: ignore[arg-type]
    assert list(names) == [*GAME.rules.board.regions, "underworld"]
    assert names["underworld"] == name


async def test_its_picture_shows_nothing_of_the_earth(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> Any:
        return ()

    def shown(*_: Any) -> Any:
        return scene(GAME.seen(None), GAME.rules, words("en"))

    monkeypatch.setattr(board, "_recent_events", nothing)
    monkeypatch.setattr(board, "_scene", shown)
    session: Any = SimpleNamespace(
        view=GAME.seen, rules=GAME.rules, table=SimpleNamespace(id=1), seat_of=lambda person: None
    )
    sizes = []
    for below in (False, True):
        drawn = await board.private_picture(table.bot.services, session, words("en"), 1, below=below)
        assert drawn is not None
        with Image.open(drawn[0].fp) as picture:
            sizes.append(picture.size)
    assert sizes[0][0] == sizes[1][0]
    assert sizes[0][1] > 2 * sizes[1][1]
