"""No message is unused, and none has a variant that is never selected."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.words import Words, words
from rules import GAMES

ROOT = Path(__file__).parents[3]
PLACES = ("command-risk", "stronghold-", "site-", "sign-", "range-", "barrier-", "link-", "pack-")
"""Prefixes of messages for commands and for pictures of boards, whose names are assembled elsewhere."""


def test_every_message_is_said_by_something() -> None:
    """Used means by the full name, by an assembled prefix, within another message (there too by a prefix), or as a
    game's own wording.

    What lies in folders named `sealed` says messages from there.
    """
    code = "\n".join(file.read_text() for file in (ROOT / "bot").rglob("*.py") if "sealed" not in file.parts)
    begun = (*PLACES, *re.findall(r"[\"']([a-z]+(?:-[a-z]+)*-)\{", code))
    pages = [file for file in (ROOT / "bot/words").rglob("en/*.ftl") if "sealed" not in file.parts]
    files = {str(file.relative_to(ROOT)): file.read_text() for file in pages}
    written = "\n".join(files.values())
    used = set(re.findall(r"(?<=[\"'{ ])[a-z][\w-]*", code)) | set(re.findall(r"\{\s*([a-z][\w-]*)", written))
    named = set(re.findall(r"(?:NAME|VARIANT)\(\"([a-z-]+)\"", written))
    used, begun = used | named, (*begun, *(f"{prefix}-" for prefix in named))
    for file, texts in files.items():
        for name in re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE):
            common, _, game = name.rpartition("-")
            assert name in used or name.startswith(begun) or (game in GAMES and common in used), f"{file}: {name}"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 regiment of Red in Siam deserts to Blue", "2 regiments of Red in Siam desert to Blue"),
        ("fr", "1 régiment de Rouge au Siam passe à Bleu", "2 régiments de Rouge au Siam passent à Bleu"),
    ],
)
def test_one_regiment_deserts_and_two_desert(language: str, one: str, two: str) -> None:
    spoken = words(language, "lotr")
    about = {"target": "siam", "source": "india", "loser": spoken.say("seat-red"), "player": spoken.say("seat-blue")}
    for count, sentence in ((1, one), (2, two)):
        assert sentence in spoken.say("event-armies-suborned", count=count, **about)


def test_one_move_of_older_rules_could_not_be_replayed() -> None:
    spoken: Words = words("fr")
    one, two = (spoken.say("verify-older", count=count) for count in (1, 2))
    assert "un coup prétend" in one
    assert one.endswith("pu le rejouer.")
    assert two.endswith("pu les rejouer.")


def test_a_short_game_of_capitals_says_what_is_counted() -> None:
    assert words("fr").say("choice-length-short").startswith("Deux capitales à quatre joueurs")
