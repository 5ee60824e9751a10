"""Cards that lie open, such as relics: a row for each player, for everybody to look at."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image
from support.godstorm.position import field
from support.tables.simkit import keys
from support.tables.tables import Table

from bot.ui.pictures.hand import open_cards, open_cards_lines, open_cards_picture
from bot.words import words
from rules import Player


def at_a_table(**relics: str) -> Any:
    """A game with these relics, as a picture asks for it."""
    game = field(hold={"blue": "gaul", "green": "roma"}, relics=relics)
    return SimpleNamespace(view=game.seen, rules=game.rules, table=SimpleNamespace(id=1))


async def test_every_player_with_relics_has_a_row(table: Table) -> None:
    services = table.bot.services
    one, two = at_a_table(blue="stonehenge aegis"), at_a_table(blue="stonehenge aegis", green="gungnir")
    heights = []
    for session in (one, two):
        attached = await open_cards_picture(services, session, words("en"))
        assert attached is not None
        with Image.open(attached[0].fp) as shown:
            heights.append(shown.height)
    assert heights[1] > 1.8 * heights[0]
    assert (
        attached[1]
        == "Blue has Stonehenge and Aegis, Shield of Athena in play. Green has Gungnir, Spear of Odin in play."
    )
    assert open_cards_lines(two.view(None), two.rules, words("fr"))[1] == "Vert a en jeu Gungnir, lance d’Odin."


async def test_without_relics_there_is_no_picture(table: Table) -> None:
    session = at_a_table()
    assert open_cards(session.view(None), session.rules) == {}
    assert await open_cards_picture(table.bot.services, session, words("en")) is None


async def test_the_board_leads_to_the_cards_in_play(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    await table.bob.type("risk board")
    assert "in-play" not in keys(table.bob.screen)
    for place in ("bot.ui.pictures.hand.open_cards", "bot.ui.screens.browse.open_cards"):
        monkeypatch.setattr(place, lambda seen, rules: {Player("red"): [("tales", "ambush.2")]})
    await table.bob.type("risk board")
    await table.bob.press("in-play")
    assert [file.filename for file in table.bob.screen.attachments] == ["cards-in-play.webp"]
    assert "Red has Ambush! in play." in table.bob.text
