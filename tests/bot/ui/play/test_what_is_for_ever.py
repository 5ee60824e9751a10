"""The question before an answer that nothing takes back says what it is about."""

from __future__ import annotations

import pytest
from support.legacy.position import position
from support.tables.answer_paths import GameOfAIs
from support.tables.simkit import Person, keys, parts, text_of
from support.tables.tables import Table

from bot.ui.commands.typed_answer import answers
from bot.ui.decisions.answer import tokens_of
from bot.ui.play.answers import _for_ever
from rules import Player
from rules.legacy.campaign.ballot import VotePowers
from rules.legacy.campaign.rewards import FoundCity, UpgradeCard
from rules.legacy.combat.scar_cards import PlayScar
from rules.legacy.setup.factions import POWERS
from rules.risk import Attack


@pytest.mark.parametrize(("language", "where"), [("en", "Red attacks Brazil from Peru."), ("fr", "le Brésil")])
def test_a_scar_is_glued_on_a_territory_that_is_named(language: str, where: str) -> None:
    war = position({"red": "peru:5", "blue": "brazil:2"}, scar_cards={"red": ("ammo_shortage.1",)})
    war.play(Attack, "peru", "brazil", 3)
    game = GameOfAIs("legacy", ("red", "blue", "yellow"), {})
    game.state = war.state
    prompt = game.asked(war.state.unanswered[0], language)
    action = PlayScar(prompt.number, Player("red"), "ammo_shortage.1")
    (offer,) = prompt.of_kind(PlayScar.kind)
    layout = _for_ever(prompt, action, prompt.partial_answer(PlayScar.kind, tokens_of(offer, action)))
    assert layout is not None
    assert where in str(layout.view().to_components())


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Die Mechaniker: **Fortified headquarters**\nEnclave of the Bear: **First strike**\n"
            "Khan Industries: **Levy**\nSaharan Republic: **Swift columns**\n"
            "Cast this vote? You can't change it afterwards.",
        ),
        (
            "fr",
            "Die Mechaniker : **QG fortifié**\nEnclave de l’Ours : **Premier coup**\n"
            "Khan Industries : **Levée**\nRépublique saharienne : **Colonnes rapides**\n"
            "Voter ainsi ? Vous ne pourrez plus en changer.",
        ),
    ],
)
def test_a_ballot_on_what_lasts_a_campaign_is_asked_about_once_more(language: str, text: str) -> None:
    """With each faction beside its power, and by a button that says what it does."""
    game = GameOfAIs("legacy", ("red", "blue", "yellow"), {})
    prompt = game.asked(game.state.unanswered[0], language)
    (offer,) = prompt.of_kind(VotePowers.kind)
    voices = {faction: powers[0] for faction, powers in POWERS.items() if faction != "imperial_balkania"}
    action = VotePowers(prompt.number, prompt.seat, **voices)
    layout = _for_ever(prompt, action, prompt.partial_answer(VotePowers.kind, tokens_of(offer, action)))
    assert layout is not None
    assert prompt.last_question(action).replace("\xa0", " ") == text
    assert f"'label': '{prompt.verb(VotePowers.kind)}'" in str(layout.view().to_components())


@pytest.mark.parametrize(
    ("language", "city", "coin"),
    [
        (
            "en",
            "**Found the city “Zog” in Egypt**? Neither an undo nor a vote takes it back; the name alone",
            "**Put a coin on the card of Egypt**? Neither an undo nor a vote takes it back.",
        ),
        (
            "fr",
            "**Fonder la ville « Zog » en Égypte** ? Ni une annulation ni un vote ne pourront revenir là-dessus",
            "**Coller une pièce sur la carte de l’Égypte** ? Ni une annulation ni un vote ne pourront revenir",
        ),
    ],
)
def test_the_last_question_is_one_that_one_would_ask(language: str, city: str, coin: str) -> None:
    """What is for ever is said once; a name can be changed between two wars."""
    game = GameOfAIs("legacy", ("red", "blue", "yellow"), {})
    prompt = game.asked(game.state.unanswered[0], language)
    for action, text in (
        (FoundCity(prompt.number, prompt.seat, "egypt", "Zog"), city),
        (UpgradeCard(prompt.number, prompt.seat, "egypt"), coin),
    ):
        assert prompt.last_question(action).replace("\xa0", " ").startswith(text)


def test_a_ballot_without_a_voice_is_not() -> None:
    game = GameOfAIs("legacy", ("red", "blue", "yellow"), {})
    prompt = game.asked(game.state.unanswered[0], "en")
    (offer,) = prompt.of_kind(VotePowers.kind)
    action = VotePowers(prompt.number, prompt.seat)
    assert _for_ever(prompt, action, prompt.partial_answer(VotePowers.kind, tokens_of(offer, action))) is None


@pytest.mark.parametrize(("language", "none"), [("en", "No vote"), ("fr", "Ne pas voter")])
def test_each_ballot_has_a_line_of_its_own_that_names_what_it_is_for(language: str, none: str) -> None:
    game = GameOfAIs("legacy", ("red", "blue", "yellow"), {})
    prompt = game.asked(game.state.unanswered[0], language)
    lines = list(answers(prompt).values())
    assert len(set(lines)) == 3 ** len(POWERS)
    assert none in lines
    assert not [line for line in lines if "–" in line or line.endswith("…")]
    voted = prompt.plain(VotePowers(prompt.number, prompt.seat, khan_industries="card_levy"))
    assert voted == {"en": "Vote for Volunteers", "fr": "Voter pour Volontaires"}[language]
    made = [prompt.step(VotePowers.kind, faction, "") for faction in ("khan_industries", "saharan_republic")]
    colon, republic = {"en": (": ", "Saharan Republic"), "fr": (" : ", "République saharienne")}[language]
    assert [text.replace("\xa0", " ") for text in made] == [f"Khan Industries{colon}{none}", f"{republic}{colon}{none}"]


async def choose_next(person: Person) -> None:
    """Take the first choice for the next field, by a button or in a list."""
    part = next(part for part in parts(person.screen) if ":ans:" in part.get("custom_id", ""))
    verb = part["custom_id"].split(":", 3)[3]
    await (person.choose(verb, part["options"][0]["value"]) if "options" in part else person.press(verb))


async def test_a_choice_half_made_stays_when_somebody_else_answers(table: Table) -> None:
    """Alice stands at *Vote*, Carol half-way, while Bob answers; both go on where they were."""
    await table.open(table.alice, table.bob, table.carol, game="legacy")
    for person, most in ((table.alice, 9), (table.bob, 9), (table.carol, 2)):
        await person.press("play", table.last("play"))
        for _ in range(most):
            if "Cast this vote?" not in text_of(person.screen):
                await choose_next(person)
    stands = {person.id: (text_of(person.screen), keys(person.screen)) for person in (table.alice, table.carol)}
    assert "Cast this vote?" in text_of(table.alice.screen)
    await table.bob.press("sure")
    await table.quiet()
    for person in (table.alice, table.carol):
        assert (text_of(person.screen), keys(person.screen)) == stands[person.id]
    await table.alice.press("sure")
    assert "everybody has answered" in table.alice.text
