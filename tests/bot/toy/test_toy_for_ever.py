"""What is for ever: asked once more, and neither an undo nor a vote reaches past it; what came after can go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from support.made_up.toy_boats import Boats
from support.tables.simkit import LOCALES, Person, text_of
from support.tables.tables import Table

from bot.game.vote_rules import REWIND
from rules import Player


async def names(table: Table) -> Mapping[Player, str]:
    return (await table.session()).state.parts[Boats].names


async def christened(table: Table, **options: str) -> tuple[Person, Person]:
    """A game in which Red is to sail: both boats have their names."""
    alice, bob = table.alice, table.bob
    await table.open(alice, bob, game="toy", seats=("red", "blue"), chosen={"boats": "named"}, **options)
    for person, name in ((alice, "Albatros"), (bob, "Zora")):
        await person.press("play", table.last("play"))
        await person.fill("name:name-boat", name=name)
        await person.press("sure:name-boat")
    return alice, bob


async def moments(table: Table) -> list[str]:
    """The moments to which a vote could go back."""
    alice = table.alice
    found = await alice.member.autocomplete(alice.channel, "risk table vote", "to", "")
    return [each["name"] for each in found]


async def test_it_is_asked_once_before_it_is_done(table: Table) -> None:
    alice, bob = table.alice, table.bob
    await table.open(alice, bob, game="toy", seats=("red", "blue"), chosen={"boats": "named"})
    await alice.press("play", table.last("play"))
    await alice.choose("ans:name-boat", "Albatros")
    assert "**Name the boat Albatros**? Neither an undo nor a vote takes it back." in alice.text
    assert await names(table) == {}
    await alice.press("play:back")
    assert "What is your boat called?" in alice.text
    await alice.choose("ans:name-boat", "Triton")
    await alice.press("sure:name-boat")
    assert await names(table) == {"red": "Triton"}


async def test_its_player_cannot_take_it_back(table: Table) -> None:
    alice, bob = await christened(table)
    await bob.type("risk undo")
    assert "You can't undo this: it is for ever. No vote goes back past it either." in bob.text
    await alice.press("play", table.last("play"))
    await alice.press("ans:stay-in-port")
    await alice.type("risk undo")
    assert "Where does your boat sail?" in alice.text, "what came after it can be taken back"
    await alice.type("risk undo")
    assert (await names(table)) == {"red": "Albatros", "blue": "Zora"}


async def test_no_vote_goes_back_past_it_and_the_vote_says_so(table: Table) -> None:
    alice, bob = await christened(table)
    await alice.press("play", table.last("play"))
    await alice.press("ans:stay-in-port")
    assert not [moment for moment in await moments(table) if "names a boat" in moment]
    for to in ("#1", "#2"):
        await alice.type("risk table vote", about=REWIND, to=to)
        assert "what is for ever stays, and everything before it" in alice.text
    await alice.type("risk table vote", about=REWIND, to="1.1")
    card = text_of(table.last("ballot"))
    assert "This stays in any case, for ever: Blue names a boat: **Zora**." in card
    for person in (alice, bob):
        await person.press("ballot:1:yes", table.last("ballot:1:"))
    await table.quiet()
    session = await table.session()
    assert (session.state.active, await names(table)) == ("red", {"red": "Albatros", "blue": "Zora"})


async def test_it_stays_so_after_a_restart(table: Table) -> None:
    alice, _ = await christened(table)
    await table.restart(games=table.bot.services.games.games)
    assert (await table.session()).table.final == 2
    await alice.type("risk table vote", about=REWIND, to="#1")
    assert "what is for ever stays" in alice.text


async def test_a_vote_under_way_is_over_once_something_later_is_for_ever(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, _ = await christened(table)
    await alice.press("play", table.last("play"))
    await alice.press("ans:stay-in-port")
    await alice.type("risk table vote", about=REWIND, to="1.1")
    session = await table.session()

    def again(tx: Any) -> Any:
        return tx.votes.of(session.table.id)

    assert len(await table.bot.store.read(again)) == 1
    sailed = session.rules.events.kinds["turn-began"]
    monkeypatch.setattr(sailed, "final", property(lambda event: True))
    await table.bob.press("play", table.last("play"))
    await table.bob.press("ans:stay-in-port")
    assert await table.bot.store.read(again) == ()
    await table.quiet()
    assert "there's nothing left to decide" in "\n".join(text_of(message) for message in table.channel.history())


async def test_in_french(table: Table) -> None:
    LOCALES.update({person.id: "fr" for person in table.people.values()})
    alice, bob = await christened(table, language="fr")
    await bob.type("risk undo")
    assert "Impossible d’annuler\xa0: c’est définitif. Aucun vote ne peut revenir avant." in bob.text
    await alice.type("risk table vote", about=REWIND, to="#1")
    assert "ce qui est définitif reste, et tout ce qui précède aussi" in alice.text
    await alice.press("play", table.last("play"))
    await alice.press("ans:stay-in-port")
    await alice.type("risk table vote", about=REWIND, to="1.1")
    assert "Ceci reste de toute façon, pour toujours\xa0: Bleu nomme un bateau\xa0: **Zora**." in text_of(
        table.last("ballot")
    )
