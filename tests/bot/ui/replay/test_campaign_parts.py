"""What the page of a campaign is made of: its games and their names, what is shown where something is missing, its
size."""

import json
import re
from html import unescape

import pytest
from support.campaign_pages import NAMES, TITLE, WARS, campaign_html, page_of, proof_of, records_of
from support.documents.page_texts import texts_of, unpack_page
from support.legacy import golden

from bot.ui.replay.campaign import CampaignPage, campaign_page, chained_games, members_of, sum_up_chain
from bot.ui.replay.game import NothingToShow
from bot.ui.replay.page import replay_page
from bot.words import LANGUAGES, words
from rules import GAMES
from rules.records import ChainProof, verify_chain

MOST = 2_500_000
"""The most bytes of the page of a whole campaign."""


def of_older_rules(records: dict[str, str]) -> dict[str, str]:
    """The records as an older program wrote them."""
    return {name: text.replace("\nrules\t7\n", "\nrules\t6\n", 1) for name, text in records.items()}


def test_a_war_that_was_called_off_has_an_address_of_its_own() -> None:
    """It has the number of the next one; the one that counts goes by the number alone."""
    (name, found), *_ = proof_of(1).records.items()
    proof = ChainProof(dict.fromkeys(("first", "again", "last"), found))
    games = chained_games(proof, dict.fromkeys(proof.records, records_of(1)[name]))
    assert [game.id for game in games] == ["1-1", "1-2", "1"]
    assert [game.file for game in games] == ["01-war-1.game", "02-war-1.game", "03-war-1.game"]


def test_people_are_named_on_the_page_of_a_campaign_alone() -> None:
    """The page of one of its wars knows seats and factions."""
    named = re.compile(rf"\b({'|'.join(NAMES.values())})\b")
    assert {*named.findall(texts_of(campaign_html(WARS)))} == {*NAMES.values()}
    assert named.findall(texts_of(replay_page(records_of(WARS)["war-01"]))) == []


def test_a_war_of_older_rules_is_told_and_not_shown() -> None:
    """Its line stays, and its record; the board is that which the campaign says it keeps."""
    records = of_older_rules(records_of(1))
    kept = GAMES["legacy"].campaigns.write(sum_up_chain(proof_of(1)).left)
    proof = verify_chain(records, GAMES, kept=kept)
    html = campaign_page(proof, records, NAMES)
    page = unpack_page(html)
    (game,) = page.data["games"]
    assert not game["shown"]
    assert page.text_of("game/1") == ""
    assert page.text_of("game/1/record") == next(iter(records.values()))
    assert "<span>War 1</span>" in html
    assert page.data["world"]["labels"]["en"] == ["The board before war 1", "The board after war 1"]
    assert page.data["world"]["steps"][1][2]["sheet"]["lands"]


def test_a_campaign_of_older_rules_alone_has_no_page() -> None:
    records = of_older_rules(records_of(1))
    with pytest.raises(NothingToShow, match="rules that this program no longer plays"):
        sum_up_chain(verify_chain(records, GAMES))


def test_whoever_has_no_name_is_nobody_in_each_language() -> None:
    html = unescape(CampaignPage(proof_of(1), records_of(1), {}, "").html("fr"))
    assert "<title>Risk Legacy : une campagne</title>" in html.replace("\u00a0", " ")
    for language in LANGUAGES:
        assert words(language, "legacy").say("campaign-nobody") in html
    seats = json.loads(unpack_page(html).text_of("game/1"))["words"]["en"]["seats"]
    assert not any(name in str(seats) for name in NAMES.values())


def test_a_page_opens_in_the_language_that_was_asked_for_and_holds_both() -> None:
    page = page_of(1).html("fr")
    assert '<html lang="fr">' in page
    assert f'<h1 lang="fr">{TITLE}</h1>' in page
    assert f'<h1 lang="en" hidden>{TITLE}</h1>' in page


def test_the_same_records_names_and_title_give_the_same_page() -> None:
    again = campaign_page(verify_chain(records_of(WARS), GAMES), records_of(WARS), NAMES, TITLE)
    assert again == campaign_html(WARS)


def test_everybody_who_has_played_is_a_member() -> None:
    assert {*members_of(proof_of(WARS))} <= {*golden.MEMBERS}
    assert len(members_of(proof_of(WARS))) > 3


def test_pictures_names_and_figures_stand_there_once_for_all_wars() -> None:
    """A war more adds what happened in it."""
    one, three = (unpack_page(campaign_html(wars)).data for wars in (1, WARS))
    pictures = [name for name in three["blobs"] if not name.startswith("game/")]
    assert pictures == [name for name in one["blobs"] if not name.startswith("game/")]
    own = json.loads(unpack_page(campaign_html(WARS)).text_of("game/2"))
    assert not {"figures", "sheets", "look", "shapes"} & own.keys()
    assert len(campaign_html(WARS)) - len(campaign_html(1)) < 2 * 60_000


@pytest.mark.long
def test_a_whole_campaign_is_small_enough_to_be_sent() -> None:
    assert len(campaign_html(15).encode()) <= MOST
