"""What the page of a finished game shows to whose eyes: what a seat could see at that moment, and nothing of a pack."""

import random

import pytest
from support.campaign_pages import campaign_html, page_of
from support.documents.page_texts import texts_of
from support.in_part import in_part
from support.replay_reader import html_of, record_of
from support.sealed import spoilers

from bot.ui.replay.replayed import play_again
from rules import ruleset, view
from rules.records import read_record, replay

GAMES = ("legacy/late", "classic-secret-mission", "godstorm/five", "lotr-base-six")
LOOKS = 200
"""So many times somebody looks at a step."""
SHOWN = """(looks) => looks.map(([at, eyes]) => {
  replay.scene.go(at);
  replay.eyes = eyes;
  replay.choose("hands");
  replay.fillTabs();
  return [...document.querySelectorAll("#panel-hands .hand")].map((hand) => [
    hand.querySelector("h2").textContent, [...hand.querySelectorAll("li")].map((card) => card.textContent)]);
})"""
"""The hands that the page shows at a step to some eyes: the heading of each, and its cards."""


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="package")
@in_part("name", GAMES, kept=GAMES[:1])
async def test_a_seats_eyes_see_what_the_seat_saw(reader, tmp_path, name):
    record = read_record(record_of(name))
    states = {line.seq: step.state for line, step in replay(record, ruleset) if step is not None}
    steps, pick = play_again(record).steps, random.Random(name)
    await reader.open(tmp_path / "war.html", html_of(name))
    words = await reader.page.evaluate("replay.words()")
    looks = [(pick.randrange(len(steps)), pick.choice(record.head.setting.seats)) for _ in range(LOOKS)]
    shown = await reader.page.evaluate(SHOWN, looks)
    for (at, seat), hands in zip(looks, shown, strict=True):
        seen, public = view(states[steps[at].line], seat), view(states[steps[at].line], None)
        own = {zone: cards.faces for zone, cards in seen.zones.items() if cards.faces and not public.cards(zone).faces}
        expected = [
            [f" {words['zones'][zone]} ({len(faces)})", [words["cards"].get(card, card) for card in faces]]
            for zone, faces in own.items()
        ]
        assert sorted(hands) == sorted(expected), (at, seat)
    assert any(shown)


@in_part("wars", range(1, 8), kept=(1, 3))
def test_the_page_of_a_campaign_says_only_what_the_packs_hold_that_are_open(wars: int) -> None:
    """Its pictures' tables too; after each war of a campaign that opens one pack after another."""
    opened = page_of(wars, scripted=True).summary.left.packs
    told = texts_of(campaign_html(wars, scripted=True))
    known = {word.lower() for label in opened for word in spoilers.said_in(told, spoilers.BY_PACK[label])}
    shut = {label: stems for label, stems in spoilers.BY_PACK.items() if label not in opened}
    leaks = {(label, word.lower()) for label, stems in shut.items() for word in spoilers.said_in(told, stems)}
    assert leaks == set()
    assert bool(known) == bool(opened), "what is open is found, so the search sees"


@in_part("name", ["classic-conquest", "godstorm/four", "legacy/first", "lotr-team"], ["legacy/first"])
def test_no_page_says_a_word_of_what_is_sealed(name: str) -> None:
    told = texts_of(html_of(name))
    stems = tuple(stem for stem in spoilers.STEMS if not spoilers.may_stand(stem, f"{name} lotr"))
    assert list(spoilers.said_in(told, stems)) == []
