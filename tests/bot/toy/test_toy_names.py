"""A name that players type: by form, list, line, AI and clock, in both languages; told, and kept in the record."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from support.made_up import toy_boats
from support.made_up.toy_boats import Boats, NameBoat
from support.tables.simkit import LOCALES, Person, lines, text_of
from support.tables.tables import Table

from bot.words import LANGUAGES, words
from bot.words.arguments import escape_typed
from bot.words.games.lookalikes import find_lookalike
from rules import Game, Player, Seeded, apply, begin, default, legal, view
from rules.ai import choose
from rules.author import board
from rules.kernel.standing_answers import forced_answer
from rules.legacy.campaign.names import SUGGESTIONS
from rules.records import read_record, verify

RED, BLUE = Player("red"), Player("blue")
HOSTILE = {
    "evil\u202eliam": "hidden character (U+202E)",
    "zero\u200bwidth": "hidden character (U+200B)",
    "@everyone": "can't contain “@”",
    "<@1001>": "can't contain “<”",
    "Z" + "\u0335\u0321\u031b\u0322\u0336" * 3: "too many accents",
    "Long Pier": "“Long Pier” is a place on the board",
    "vieux quai": "“vieux quai” is a place on the board",
    "L\u043eng Pi\u0435r": "looks like “Long Pier”. Choose a name that nobody can take for another.",
    "Viеux Quаi": "looks like “Vieux Quai”",
    "Rеd": "looks like “Red”",
    "Bleu": "looks like “Bleu”",
}


async def opened(table: Table, **options: str) -> tuple[Person, Person]:
    """A game whose two players are to name their boats; the first has the panel open."""
    alice, bob = table.alice, table.bob
    await table.open(alice, bob, game="toy", seats=("red", "blue"), chosen={"boats": "named"}, **options)
    await alice.press("play", table.last("play"))
    return alice, bob


async def named(table: Table) -> Mapping[Player, str]:
    return (await table.session()).state.parts[Boats].names


async def test_a_name_is_typed_in_a_form_or_chosen_told_and_recorded(table: Table) -> None:
    alice, bob = await opened(table)
    assert "What is your boat called?" in alice.text
    assert [line["label"] for line in lines(alice.screen, "ans:name-boat")] == [*toy_boats.SUGGESTED]
    for name, why in HOSTILE.items():
        await alice.press("play", table.last("play"))
        await alice.fill("name:name-boat", name=name)
        assert why in alice.text, name
    await alice.type("risk do", answer="name the boat " + "a" * 48)
    assert "24 characters at most" in alice.text, "a form takes no more"
    assert await named(table) == {}
    await alice.press("play", table.last("play"))
    await alice.fill("name:name-boat", name="  L\u2019Île  d\u2019Or ")
    await alice.press("sure:name-boat")
    assert "Red names a boat: **L'Île d'Or**." in alice.text

    await bob.press("play", table.last("play"))
    await bob.fill("name:name-boat", name="l'ile-d'or")
    assert "“L'Île d'Or” is taken" in bob.text
    await bob.press("play", table.last("play"))
    await bob.fill("name:name-boat", name="L'Ilе d'Or")
    assert "looks like “L'Île d'Or”" in bob.text
    await bob.press("play", table.last("play"))
    await bob.choose("ans:name-boat", "Albatros")
    await bob.press("sure:name-boat")
    assert await named(table) == {"red": "L'Île d'Or", "blue": "Albatros"}
    await bob.type("risk status")
    assert "aboard L'Île d'Or" in bob.text

    await table.quiet()
    assert any("names a boat: **L'Île d'Or**." in text_of(message) for message in table.channel.history())
    session, games = await table.session(), table.bot.services.games
    await games.end(session.table.id, alice.id)
    record = read_record(await games.export(session.table.id))
    assert [line.fields["name"] for line in record.lines if line.kind == "name-boat"] == ["L'Île d'Or", "Albatros"]
    assert verify(record, lambda setting: session.game.ruleset(setting)).recomputed


async def test_a_name_is_typed_as_a_line(table: Table) -> None:
    alice, bob = await opened(table)

    async def listed(text: str) -> list[str]:
        found = await alice.member.autocomplete(alice.channel, "risk do", "answer", text)
        return [each["name"] for each in found]

    assert await listed("") == [f"Name the boat {name}" for name in toy_boats.SUGGESTED]
    assert await listed("Name the boat Alba") == ["Name the boat · Alba", "Name the boat Albatros"]
    assert await listed("Name the boat <@1>") == []
    await alice.type("risk do", answer="Name the boat @here")
    assert "can't contain “@”" in alice.text
    await alice.type("risk do", answer="Name the boat Lоng Pier")
    assert "looks like “Long Pier”" in alice.text
    assert await listed("Name the boat Lоng Pier") == []
    await alice.type("risk do", answer="x" * 6000)
    assert "24 characters at most" in alice.text
    await alice.type("risk do", answer="name the boat · Alba")
    await alice.press("sure:name-boat:Alba")
    await bob.type("risk do", answer="Zora")
    await bob.press("sure:name-boat:Zora")
    assert await named(table) == {"red": "Alba", "blue": "Zora"}


async def test_in_french(table: Table) -> None:
    LOCALES.update({person.id: "fr" for person in table.people.values()})
    alice, bob = await opened(table, language="fr")
    assert "Comment s’appelle votre bateau" in alice.text
    assert "Écrire un nom" in str(alice.screen.components)
    (form,) = await alice.look_into_forms()
    assert form.split("\n")[0] == "Nommer le bateau", "a form is titled by what one does in it"
    await alice.fill("name:name-boat", name="Quai Neuf")
    assert "Le nom «\xa0Quai Neuf\xa0» est celui d’un lieu du plateau" in alice.text
    await bob.type("risk do", answer="Nommer le bateau Ondine")
    await alice.type("risk do", answer="Nommer le bateau Étoile du Nord")
    assert "**Nommer le bateau Étoile du Nord**\xa0? Ni une annulation ni un vote" in alice.text
    await alice.press("sure:name-boat")
    await table.quiet()
    assert await named(table) == {"red": "Étoile du Nord"}
    assert "Rouge nomme un bateau\xa0: **Étoile du Nord**." in alice.text


def test_the_clock_and_the_ai_take_the_first_name_that_is_free(toy: Game) -> None:
    setting = toy.setting((RED, BLUE), {"boats": "named"})
    rules, dice = toy.ruleset(setting), Seeded(b"t" * 32)
    state = begin(rules, dice).state
    assert default(rules, state, 1) == NameBoat(1, RED, "Albatros")
    state = apply(rules, state, default(rules, state, 1), dice).state
    chosen = choose(rules, view(state, BLUE), 2, tuple(legal(rules, state, 2)), lambda n: n - 1)
    assert chosen == NameBoat(2, BLUE, "Pelican")


def test_the_rules_take_a_name_that_looks_like_another(toy: Game) -> None:
    """As they did when records were written that hold one."""
    rules, dice = toy.ruleset(toy.setting((RED, BLUE), {"boats": "named"})), Seeded(b"t" * 32)
    state = apply(rules, begin(rules, dice).state, NameBoat(1, RED, "Rеd"), dice).state
    assert state.parts[Boats].names == {RED: "Rеd"}


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Реru", "Peru"),
        ("ΡΕRU", "Peru"),
        ("lndia", "India"),
        ("Burrna", "Burma"),
        ("Ⅰndia", "India"),
        ("Côte-d'Аzur", "Cote d’Azur"),
        ("Ꭺlba", "Alba"),
    ],
)
def test_names_that_are_taken_for_another(name: str, other: str) -> None:
    assert find_lookalike(name, ["Brazil", other]) == other


@pytest.mark.parametrize(("name", "other"), [("Perm", "Peru"), ("Перу", "Peru"), ("कि", "का"), ("Indra", "India")])
def test_names_that_are_not(name: str, other: str) -> None:
    assert find_lookalike(name, [other]) == ""


def test_no_name_that_is_suggested_looks_like_another_or_like_a_place() -> None:
    suggested = [name for names in SUGGESTIONS.values() for name in names]
    lands = [f"land-{land}" for land in board("legacy").territories]
    places = [words(language).say(land) for language in LANGUAGES for land in lands]
    for at, name in enumerate(suggested):
        assert find_lookalike(name, [*places, *suggested[:at]]) == "", name


def test_no_order_names_a_boat_because_one_suggestion_is_left(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_boats, "SUGGESTED", ("Albatros",))
    rules = toy.ruleset(toy.setting((RED, BLUE), {"boats": "named"}))
    assert forced_answer(rules, begin(rules, Seeded(b"t" * 32)).state, 1) is None


def test_a_name_from_right_to_left_turns_nothing_around_it() -> None:
    assert escape_typed("חיפה") == "\u2068חיפה\u2069"
    assert escape_typed("L'Anse") == "L'Anse"
    assert escape_typed("`*") == r"\`\*"
