"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The post of a broken seal, and what comes of it."""

from __future__ import annotations

import pytest
from support.legacy.battles import war
from support.sealed.legacy_packs import open_packs

from bot.ui.commands.campaign_look import HEADING, fit_paragraphs
from bot.ui.interaction.layout import TEXT_LIMIT
from bot.ui.posts.seal import opening
from bot.words import words
from bot.words.campaigns import packs
from bot.words.games.legacy.sealed.envelope import EnvelopeQuestions
from rules import Player, view
from rules.author import ToReact
from rules.legacy import LABELS, Campaign
from rules.legacy.campaign.campaign import OpenedPack
from rules.legacy.sealed.envelope.cards import TURNED_UP, Omen
from rules.legacy.sealed.envelope.kept import AMONG

DRAWN = {
    "en": ("The Ancient Entity.", "A deadly virus.", "An unstable orbit.", "Five curses."),
    "fr": ("L’Entité ancienne.", "Un virus mortel.", "Une orbite instable.", "Cinq malédictions."),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_envelope_tells_what_was_drawn_into_it_and_nothing_else(language: str) -> None:
    named = DRAWN[language]
    assert len(named) == len(AMONG)
    for number, its_own in enumerate(named, 1):
        text = opening("envelope", {"envelope:drawn": str(number)}, words(language, "legacy"))
        assert [name for name in named if name in text] == [its_own]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "-# Deadly Virus: The city with most troops loses half"),
        ("fr", "-# Virus mortel\N{NO-BREAK SPACE}: La ville qui compte le plus de troupes en perd la moitié"),
    ],
)
def test_who_may_destroy_an_event_reads_what_it_does(language: str, text: str) -> None:
    red, lands = Player("red"), {"red": "alaska:14", "blue": "japan", "yellow": "egypt"}
    game = war(lands, lasting=open_packs("envelope"), parts=(Omen(red, "deadly_virus", "deadly_virus.1"),))
    spoken, seen = words(language, "legacy"), view(game.state, red)
    (remark,) = EnvelopeQuestions().remarks(ToReact(red, TURNED_UP), (), seen, spoken)
    assert remark.startswith(text)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_was_in_all_packs_fits_into_one_message(language: str) -> None:
    """Each is named, and the longest lose whole sentences."""
    opened = {label: OpenedPack(3, "m1", "{}", drawn=int(label == "envelope")) for label in LABELS}
    campaign = Campaign(game=4, members=("m1",), seals=dict.fromkeys(LABELS, "0" * 64), packs=opened)
    whole = packs(campaign, words(language, "legacy"), str)
    fitted = fit_paragraphs(whole, TEXT_LIMIT - HEADING)
    assert sum(map(len, fitted)) + len(fitted) <= TEXT_LIMIT - HEADING
    for before, after in zip(whole, fitted, strict=True):
        assert after == before or (before.startswith(after.removesuffix(" …")) and after[-3] in ".*!?")
    assert fit_paragraphs(whole[:3], TEXT_LIMIT) == [*whole[:3]]
