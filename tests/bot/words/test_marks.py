"""Marks beside words: plain Unicode in a text, emoji where a message is built."""

from __future__ import annotations

import re

import pytest

from bot.words import LANGUAGES, words
from bot.words.games import Wording, lobby_words, register, unregister
from bot.words.marks import Marks, mark, plain_marks
from bot.words.topics.lobby import LobbyWords
from renders import mark_versions

MARKS = Marks({"red": "<:red_1a2b:1>", "conquest": "<:conquest_3c4d:2>", "attack-6": "<:a6:3>", "defence-6": "<:d6:4>"})


def test_every_picture_has_a_plain_mark_and_no_two_have_the_same() -> None:
    assert set(plain_marks()) == set(mark_versions())
    assert len({plain.replace("\ufe0f", "") for plain in plain_marks().values()}) == len(plain_marks())


def test_the_marks_of_a_game_come_and_go_with_its_words() -> None:
    weather = Wording("weather", marks={"sun": "☀️"})
    register(weather)
    assert mark("sun") == "☀️"
    assert Marks({"sun": "<:sun:1>"}).dress("☀ noon") == "<:sun:1> noon"
    unregister(weather)
    assert mark("sun") == ""


@pytest.mark.parametrize("taken", [{"ring": "☀️"}, {"sun": "💍"}])
def test_a_mark_is_not_taken_twice(taken: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="already"):
        register(Wording("weather", marks=taken))
    assert mark("ring") == "💍"
    assert lobby_words("weather") == LobbyWords()


def test_a_seat_of_another_colour_has_no_mark() -> None:
    assert mark("pink") == ""


def test_marks_become_emoji_and_what_is_not_uploaded_stays() -> None:
    text = f"{mark('red')} **Red** {mark('conquest')} Fornost {mark('captain')} captain"
    assert MARKS.dress(text) == "<:red_1a2b:1> **Red** <:conquest_3c4d:2> Fornost 🚩 captain"
    assert Marks().dress(text) == text


def test_a_mark_is_known_without_the_sign_for_colour() -> None:
    assert MARKS.dress("⚔ Fornost") == "<:conquest_3c4d:2> Fornost"


def test_the_dice_of_both_sides_are_told_apart() -> None:
    assert MARKS.dress(mark("attack-6") + mark("defence-6") + mark("attack-5")) == "<:a6:3><:d6:4>5\ufe0e"


def test_code_keeps_its_characters() -> None:
    assert MARKS.dress("`🔴` 🔴\n```\n🔴\n```") == "`🔴` <:red_1a2b:1>\n```\n🔴\n```"


def test_a_fluent_message_names_only_marks_that_exist() -> None:
    named = {
        name
        for language in LANGUAGES
        for key in words(language)
        for name in re.findall(r"name='MARK'\).*?value='([\w-]+)'", repr(words(language).entry(key)))
    }
    assert named <= set(plain_marks())
