"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Whatever a pack adds is drawn, and has a word."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.ui.pictures.board import look_of
from bot.words import LANGUAGES, words
from renders.board import legend
from renders.board.art import art
from renders.games.game_art import known_art
from renders.games.legacy import stickers
from renders.games.legacy.history_signs import COLOURS
from renders.look import Colour
from renders.scene import Market, Scene, SeatLine
from renders.typefaces import length, spell
from rules.legacy.campaign.box import BOX
from rules.legacy.campaign.seals import LABELS
from rules.legacy.sealed import PACKS


@pytest.mark.parametrize("label", LABELS)
def test_what_a_pack_adds_has_a_picture_and_a_word_in_both_languages(label: str) -> None:
    """Markers are explained below the seats, cities and factions have a sign in the history."""
    content = PACKS[label].content
    for named in (known_art().words, *(look_of(language).names.words for language in LANGUAGES)):
        assert [kind for kind in stickers.SCARS if kind not in named] == []
    assert [kind for kind in content.get("cities", ()) if kind not in stickers.CITIES] == []
    assert [one for one in content.get("factions", ()) if one not in stickers.EMBLEMS or one not in COLOURS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_lies_on_the_board_under_its_name(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that a table can lay open, of the box and of any pack: never its id."""
    written: list[str] = []
    monkeypatch.setattr(legend, "shorten", lambda face, size, text, room: written.append(text) or text)
    missions = {**BOX["missions"], **{one: 1 for pack in PACKS.values() for one in pack.content.get("missions", ())}}
    spoken, plate = words(language, "legacy"), Image.new("RGB", (500, 120))
    for mission in missions:
        shown = Scene("legacy", {}, market=Market(missions=(mission,)))
        look = look_of(language, game="legacy", cards=shown.titled_cards)
        legend.market(plate, (0, 0, 500, 120), art("legacy"), look, shown)
    assert written == [spell("name", spoken.say(f"card-{mission}")) for mission in missions]
    assert len(written) == 14


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_key_of_all_signs_stays_on_its_plate(language: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five numbers a seat and every scar: eleven entries, none beyond the plate's edge."""
    ends: list[float] = []
    ink = legend.ink

    def measured(image: Image.Image, at: tuple[float, float], text: str, face: str, size: int, colour: Colour) -> None:
        if face == "italic":
            ends.append(at[0] + length(face, size, text))
        ink(image, at, text, face, size, colour)

    monkeypatch.setattr(legend, "ink", measured)
    counts = tuple((sign, 10) for sign in ("territories", "regions", "stars", "missiles", "cards"))
    seats = tuple(SeatLine(seat, seat, counts=counts) for seat in ("red", "blue", "yellow", "green", "black")[:players])
    scars = {where: (kind,) for where, kind in zip(art("legacy").places, stickers.SCARS, strict=False)}
    shown = Scene("legacy", {}, seats=seats, markers=scars, headline="Round 1")
    x, y, w, h = art("legacy").anchors["furniture"]["seats"]
    legend.seats(Image.new("RGB", (1600, 1200)), (x, y, w, h), look_of(language, game="legacy"), shown)
    assert len(ends) == 11
    assert max(ends) <= x + w - 16
