"""Classic games: one whole game per mode, by buttons and typing; secrets stay hidden from everyone else."""

from __future__ import annotations

import re

import pytest
from support.tables.observer import Observer
from support.tables.player import play_on
from support.tables.simkit import Person, keys, lines, text_of
from support.tables.tables import Table
from support.tables.whole_games import Skip, is_turn, over, played_out, secretly, skip_nothing

from bot.words import words
from rules import Player
from rules.classic.capital import Capitals
from rules.classic.missions import mission
from rules.risk.armies import NEUTRAL

RED, BLUE, YELLOW = SEATS = (Player("red"), Player("blue"), Player("yellow"))


async def seated(table: Table, *people: Person, seats: tuple[Player, ...] = SEATS, **options: str) -> None:
    """These people, an AI in every other seat, and all set-up wishes made."""
    await table.begun(*people, game="classic", seats=seats, **options)


async def test_a_mission_is_seen_by_its_owner_alone_until_it_is_done(
    table: Table, skip: Skip, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through a whole game with restarts; the last card tells every mission, and nothing did before."""
    secretly(monkeypatch, 4)
    observer = Observer(table)
    await seated(table, table.alice, table.bob, mode="secret-mission")
    readers = (table.alice, table.bob, table.eve)
    turn, before = 0, {person: observer.seen_by(person) for person in readers}
    while await play_on(table, 1):
        session = await table.session()
        if session.state.winners is None:
            if session.table.turn >= turn + 4:
                turn = session.table.turn
                await table.restart()
                await looked_round(table, readers)
                await skip(table, is_turn(17))
            before = {person: observer.seen_by(person) for person in readers}
    session = await over(table, "by a secret mission")
    for seat, owner in zip(SEATS, (table.alice, table.bob, None), strict=True):
        (card,) = session.state.zone(mission(seat)).cards
        if owner:
            assert any(marks(card)[-1] in text for text in owner.letters)
            assert any(marks(card)[-1] in text for text in owner.read)
        assert marks(card)[1] in text_of(table.last("rematch"))
        for person in readers:
            if person is not owner:
                assert not [text for text in before[person] if any(mark in text for mark in marks(card))], (seat, card)


async def looked_round(table: Table, people: tuple[Person, ...]) -> None:
    """Open every screen for each person."""
    await table.quiet()
    for person in people:
        for command in ("risk hand", "risk status", "risk log", "risk board"):
            await person.type(command)


def marks(card: str) -> list[str]:
    """Texts that give a mission away: its id, its name, its goal."""
    spoken = words("en")
    return [f"{card}:", spoken.say(f"card-{card}"), spoken.attribute(f"card-{card}", "effect", lands=24)]


async def test_a_capital_is_seen_by_its_owner_alone_until_all_have_chosen(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    secretly(monkeypatch, 5)
    observer = Observer(table)
    await table.open(table.alice, table.bob, game="classic", seats=SEATS, mode="capital", setup="dealt")
    for person in (table.alice, table.bob):
        await person.press("play", table.last("play"))
        await person.press("wish:to-station:borders")
    await table.quiet()
    first, second = (await table.session()).state.land.of(RED)[:2]
    await table.alice.press("play", table.last("play"))
    await table.alice.choose("ans:choose-capital", first)
    await table.alice.choose("ans:choose-capital", second)
    assert f"Make {named(second)} the capital" in table.alice.text
    await table.quiet()
    await table.bob.press("play", table.last("play"))
    for command in ("risk status", "risk wait", "risk log"):
        await table.eve.type(command)
        await table.bob.type(command)
    observer.look()
    for person in (table.bob, table.eve):
        told = [line for text in observer.seen_by(person) for line in text.splitlines() if "capital" in line.lower()]
        assert told
        assert not [line for line in told if named(second) in line or f":{second}" in line]
    await table.restart()
    await table.bob.press("play", table.last("play"))
    await table.bob.choose("ans:choose-capital", (await table.session()).state.land.of(BLUE)[0])
    assert (await table.session()).state.parts[Capitals].of[RED] == second
    await played_out(table, "with the capitals")


def named(land: str) -> str:
    return words("en").say(f"land-{land}")


@pytest.mark.long
async def test_two_fight_it_out_beside_a_neutral_army(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people play until one has no territory left; the neutral army does not count."""
    secretly(monkeypatch, 1)
    await seated(table, table.alice, table.bob, seats=SEATS[:2], mode="two-players")
    assert (await table.session()).state.land.of(NEUTRAL)
    await fought_out(table)


async def test_the_world_is_conquered(table: Table, skip: Skip, monkeypatch: pytest.MonkeyPatch) -> None:
    """One person and two AIs until one army is left: games of people alone take too long for daily tests."""
    secretly(monkeypatch, 1)
    await seated(table, table.alice, mode="conquest")
    await fought_out(table, skip)


@pytest.mark.long
async def test_three_friends_conquer_the_world(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same without an AI: people answer every attack and every defence."""
    secretly(monkeypatch, 1)
    await seated(table, table.alice, table.bob, table.carol, mode="conquest")
    await fought_out(table)


async def fought_out(table: Table, skip: Skip = skip_nothing) -> None:
    """Until the last army: only the winner has territories, and the status says who eliminated the others."""
    session = await played_out(table, "no opponent is left", skip)
    owners = {holding.owner for holding in session.state.land.holdings.values()} - {NEUTRAL}
    assert owners == set(session.state.winners or ())
    await table.eve.type("risk status")
    assert table.eve.text.count("– eliminated by ") == len(session.state.seats) - 1
    assert re.search(r"– eliminated by \S+ .*in round \d", table.eve.text)


async def test_a_step_that_drew_a_card_is_not_offered_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel after the turn's card offers no undo, which would be refused."""
    secretly(monkeypatch, 4)
    await seated(table, table.alice, table.bob, mode="conquest", setup="dealt")
    waited = (await table.session()).list_waiting()[0].person
    person = table.alice if waited == table.alice.id else table.bob
    await person.press("play", table.last("play"))
    await person.press("ans:deploy:")
    assert any(":undo" in key for key in keys(person.screen))
    source, target = lines(person.screen, "war")[0]["value"].split("+")
    await person.type("risk attack", **{"from": source, "to": target, "follow": 0})
    await person.press("done")
    assert "draws" in person.text
    assert not any(":undo" in key for key in keys(person.screen))
