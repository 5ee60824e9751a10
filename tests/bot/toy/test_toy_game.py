"""A registered game is played from the lobby to its end, by presses and by typed commands, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from support.documents.every_wording import every_wording
from support.made_up.toy_rules import PIERS, SECRETS, secrets_of
from support.tables.simkit import LOCALES, Person, everything, lines, text_of
from support.tables.tables import Table

from bot.ui.posts.record import _prove
from bot.words import words
from rules import GAMES, Game, Player, Seeded, apply, begin, legal, view
from rules.ai import choose
from rules.legacy import LABELS

RED, BLUE = Player("red"), Player("blue")


async def seat_and_start(table: Table, *people: Person) -> None:
    """Start by the lobby's buttons; then everyone sets their orders to be asked when a boat comes in."""
    for person, seat in zip(people, ("red", "blue", "yellow"), strict=False):
        await person.press(f"join:{seat}", table.last("join"))
    await people[0].press("start", table.last("start"))
    await table.quiet()
    for person in people:
        await person.type("risk seat orders")
        await person.press("orders:windows")
        await person.press("order:landing:ask")


async def open_panel(table: Table, person: Person) -> None:
    await person.press("play", table.last("play"))


async def answer(person: Person, line: str) -> None:
    """Answer by `/risk do`, from its autocomplete list."""
    listed = await person.member.autocomplete(person.channel, "risk do", "answer", line)
    (value,) = [each["value"] for each in listed if line in each["name"]]
    await person.type("risk do", answer=value)


async def secret(table: Table, seat: Player) -> str:
    """The card that this seat was dealt."""
    (card,) = (await table.session()).state.zone(secrets_of(seat)).cards
    return card


def public(table: Table) -> str:
    """All messages in the channel."""
    return "\n".join(everything(message) for message in table.channel.history())


def files(message: Any) -> list[str]:
    return [attachment.filename for attachment in message.attachments]


async def test_it_is_opened_read_about_and_joined(table: Table) -> None:
    alice = table.alice
    await alice.type("risk rules", topic="Tailwind")
    assert "A boat may sail twice in a turn" in alice.text
    assert [line["label"] for line in lines(alice.screen, "rules:toy#rules-choose")] == ["Goal and turn"]
    listed = await alice.member.autocomplete(table.channel, "risk new toy", "house", "tail")
    assert [each["name"] for each in listed] == ["Tailwind"]
    await alice.type("risk new toy", secrets="two", house="Tailwind")
    card = text_of(table.last("join"))
    assert [part for part in ("Three Piers", "Secrets: **Two each**", "Tailwind") if part not in card] == []
    await alice.press("join:red", table.last("join"))
    assert "2 or 3" in text_of(table.last("join"))


async def test_it_is_played_to_its_end(table: Table) -> None:
    alice, bob, english = table.alice, table.bob, words("en")
    await alice.type("risk new toy", secrets="one", house="Tailwind")
    await seat_and_start(table, alice, bob)
    assert files(table.last("play")) == ["board.webp"]
    titles = {seat: english.say(f"card-{await secret(table, seat)}") for seat in (RED, BLUE)}

    for person, own, other in ((alice, RED, BLUE), (bob, BLUE, RED)):
        await person.type("risk hand")
        assert titles[own] in person.text
        assert titles[other] not in everything(person.screen)
        assert files(person.screen) == ["hand.webp"]
    assert not any(english.say(f"card-{card}") in public(table) for card in SECRETS)

    await open_panel(table, alice)
    assert "Where does your boat sail?" in alice.text
    await alice.press("ans:sail")
    await open_panel(table, bob)
    assert "Red's boat makes for the Long Pier. Do you turn it away?" in bob.text
    await answer(bob, titles[BLUE])
    assert "the boat turns back" in bob.text
    await answer(alice, "Sail to the Long Pier")  # Tailwind: a second move, and Blue has no secret left
    assert "Red lands at the Long Pier." in alice.text

    await answer(bob, "Sail to the Long Pier")
    await open_panel(table, alice)
    await alice.press("ans:turn-away")
    await open_panel(table, bob)
    await bob.press("ans:stay-in-port")

    await alice.type("risk status")
    assert "no secrets" in alice.text
    await alice.type("risk log", turns=5)
    assert f"Red plays **{titles[RED]}**: the boat turns back." in alice.text
    assert "Blue takes a secret card." in alice.text
    assert "Red and Blue take a secret card each." in public(table)
    await alice.type("risk board", show="text")
    assert "Long Pier" in alice.text
    await alice.type("risk board")
    assert files(alice.screen) == ["board.webp"]

    await answer(alice, "Sail to the New Pier")
    await table.quiet()
    assert (await table.session()).state.winners == (RED,)
    last = table.last("status")
    assert "wins" in text_of(last)
    games, table_id = table.bot.services.games, (await table.session()).table.id
    assert files(last) == ["board.webp"]
    for verb, file in (("film", "film.webp"), ("record", f"risk-{table_id}.game")):
        await bob.press(verb, last)
        assert files(bob.screen) == [file]
    _, proof = _prove((await games.export(table_id)).encode(), games.games)
    assert proof.winners == (RED,)


async def test_it_is_played_in_french(table: Table) -> None:
    alice, bob, french = table.alice, table.bob, words("fr")
    LOCALES.update({person.id: "fr" for person in table.people.values()})
    await alice.type("risk new toy", language="fr")
    assert "Les Trois Quais" in text_of(table.last("join"))
    await seat_and_start(table, alice, bob)
    mine, his = [french.say(f"card-{await secret(table, seat)}") for seat in (RED, BLUE)]
    await bob.type("risk hand")
    assert his in bob.text
    await open_panel(table, alice)
    assert "Où va votre bateau" in alice.text
    await answer(alice, "Aller au Long Quai")
    await open_panel(table, bob)
    assert "Le bateau de Rouge met le cap sur le Long Quai. Le repoussez-vous" in bob.text
    await bob.press("ans:pass")
    await answer(bob, "Rester au port")
    await answer(alice, "Aller au Quai Neuf")
    await open_panel(table, bob)
    await bob.press("ans:pass")
    await table.quiet()
    assert (await table.session()).state.winners == (RED,)
    told = public(table)
    assert "Rouge accoste au Quai Neuf et en chasse Bleu." in told
    assert mine not in told
    assert his not in told


async def test_its_window_is_asked_about_and_a_card_let_pass_is_mentioned_once(table: Table) -> None:
    """Nothing in the bot knows the boats: the game says when a card may be played."""
    alice, bob = table.alice, table.bob
    await alice.type("risk new toy")
    for person, seat in ((alice, "red"), (bob, "blue")):
        await person.press(f"join:{seat}", table.last("join"))
    await alice.press("start", table.last("start"))
    await table.quiet()
    for person in (alice, bob):
        (asked,) = [text for text in person.letters if "when a boat makes for a pier. Shall I ask you then?" in text]
        assert "Yes, ask me" in asked
    card = words("en").say(f"card-{await secret(table, BLUE)}")
    await answer(alice, "Sail to the Long Pier")
    assert (await table.session()).state.land.owner("long_pier") == RED, "nobody was waited for"
    await table.quiet()
    assert f"You hold **{card}**. It can be played when a boat makes for a pier" in bob.letters[-1]
    assert len(bob.letters) == 2
    await bob.press_letter("windows:ask" if "windows:ask" in bob.letters[-1] else "windows")
    await bob.type("risk hand")
    assert f"*{card}*: when a boat makes for a pier\nWhat I do then: **let it pass** until you choose" in bob.text
    await bob.press("windows")
    await bob.press("windows:ask")
    await answer(bob, "Stay in port")
    await answer(alice, "Sail to the New Pier")
    await open_panel(table, bob)
    assert "Red's boat makes for the New Pier. Do you turn it away?" in bob.text


async def test_it_refuses_in_words_takes_back_and_restarts(table: Table) -> None:
    alice, bob = table.alice, table.bob
    await alice.type("risk new toy")
    await seat_and_start(table, alice, bob)
    await alice.type("risk do", answer="Sail to the Moon")
    assert "Moon" in alice.text
    await bob.type("risk do", answer="Stay in port")
    assert "Red" in bob.text
    await alice.type("risk do", answer="Stay in port")
    await alice.type("risk undo")
    await table.restart(games=table.bot.services.games.games)
    await open_panel(table, alice)
    assert "Where does your boat sail?" in alice.text


async def test_its_command_comes_from_the_games_of_the_bot(table: Table) -> None:
    (risk,) = table.bot.tree.get_commands()
    payload: dict[str, Any] = await risk.get_translated_payload(table.bot.tree, table.bot.tree.translator)  # type: ignore[arg-type]
    new = next(command for command in payload["options"] if command["name"] == "new")
    assert [command["name"] for command in new["options"]] == [*GAMES, "toy"]
    toy = new["options"][-1]
    assert toy["name_localizations"]["fr"] == "essai"
    assert [option["name"] for option in toy["options"]] == ["secrets", "house", "pace", "language", "thread", "forum"]


def test_a_game_that_is_forgotten_leaves_nothing_behind(toy: Game) -> None:
    assert sorted(each.name for each in every_wording() if each.name not in LABELS) == sorted(["house", *GAMES, "toy"])
    assert "game-toy" in words("en")
    assert "game-toy" in words("fr")


def test_without_the_toy_the_bot_has_no_word_of_it() -> None:
    assert "game-toy" not in words("en")


@pytest.mark.parametrize("wind", ["off", "on"])
def test_the_ais_core_plays_it(toy: Game, wind: str) -> None:
    rules = toy.ruleset(toy.setting((RED, BLUE), {"tailwind": wind}))
    dice, wild = Seeded(b"t" * 32), random.Random(1)
    state = begin(rules, dice).state
    while state.winners is None and state.decisions_asked < 5000:
        number = state.unanswered[0]
        seen = view(state, state.pending[number].player)
        action = choose(rules, seen, number, tuple(legal(rules, state, number)), wild.randrange)
        state = apply(rules, state, action, dice).state
    assert state.winners is not None
    assert len(state.land.of(state.winners[0])) == len(PIERS)
