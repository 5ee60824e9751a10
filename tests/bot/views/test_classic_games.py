"""Classic evenings: one whole game a mode, by taps and by typing, restarted; secrets seen by their owners alone."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hands import play_on
from simkit import Person, everything, keys, lines, said
from tables import Table

from bot.sitting import Session
from bot.words import words
from rules import Player
from rules.classic.capital import Capitals
from rules.classic.missions import mission
from rules.risk.pieces import NEUTRAL

RED, BLUE, YELLOW = SEATS = (Player("red"), Player("blue"), Player("yellow"))
ENOUGH = 2000


class Watch:
    """All that has ever stood in the channel."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read: dict[str, None] = {}

    def look(self) -> None:
        self.read |= dict.fromkeys(everything(message) for message in self.table.channel.history()[-6:])

    def seen_by(self, person: Person) -> Iterable[str]:
        return [*self.read, *person.read, *person.letters]


def secretly(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """The dice of that number: a game that is short, and the same every time."""
    monkeypatch.setattr("bot.lobby.secrets.token_bytes", lambda size: bytes([number]) * size)


async def seated(table: Table, *people: Person, seats: tuple[Player, ...] = SEATS, **options: str) -> None:
    """These people, an AI in every other seat, and nothing left to say before the first turn."""
    await table.open(*people, game="classic", seats=seats, **options)
    for person in people:
        await person.press("play", table.last("play"))
        await person.press("wish:all")
    await table.quiet()


async def played_out(table: Table) -> Session:
    """A few answers, a restart, and on to the end."""
    await play_on(table, 8)
    await table.restart()
    await table.quiet()
    await play_on(table, ENOUGH)
    await table.quiet()
    session = await table.session()
    assert session.state.winners is not None
    assert session.table.secret.hex() in said(table.newest())
    return session


async def test_a_mission_is_seen_by_its_owner_alone_until_it_is_done(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    secretly(monkeypatch, 4)
    watch = Watch(table)
    await seated(table, table.alice, table.bob, mode="secret-mission")
    watch.look()
    await table.alice.press("hand", table.last("hand"))
    await table.bob.press("hand", table.last("hand"))
    while (await table.session()).table.turn < 4 and await play_on(table, 1):
        watch.look()
    for command in ("risk hand", "risk status", "risk log", "risk board"):
        await table.eve.type(command)
    others = {RED: (table.bob, table.eve), BLUE: (table.alice, table.eve), YELLOW: (table.alice, table.bob, table.eve)}
    before = {person: set(watch.seen_by(person)) for person in (table.alice, table.bob, table.eve)}
    session = await played_out(table)
    watch.look()
    for seat, owner in ((RED, table.alice), (BLUE, table.bob)):
        (card,) = session.state.zone(mission(seat)).cards
        assert any(marks(card)[-1] in text for text in owner.letters)
        assert any(marks(card)[-1] in text for text in owner.read)
    for seat, strangers in others.items():
        (card,) = session.state.zone(mission(seat)).cards
        lost = seat not in (session.state.winners or ())
        for person in strangers:
            texts = set(watch.seen_by(person)) if lost else before[person]
            assert not [text for text in texts if any(mark in text for mark in marks(card))], (seat, card)


def marks(card: str) -> list[str]:
    """By what a mission can be known: its id, its name, what it asks."""
    spoken = words("en")
    return [f"{card}:", spoken.say(f"card-{card}"), spoken.attribute(f"card-{card}", "effect")]


async def test_a_capital_is_seen_by_its_owner_alone_until_all_have_chosen(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    secretly(monkeypatch, 1)
    watch = Watch(table)
    await seated(table, table.alice, table.bob, mode="capital", setup="dealt")
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
    watch.look()
    for person in (table.bob, table.eve):
        told = [line for text in watch.seen_by(person) for line in text.splitlines() if "capital" in line.lower()]
        assert told
        assert not [line for line in told if named(second) in line or f":{second}" in line]
    await table.restart()
    await table.bob.press("play", table.last("play"))
    await table.bob.choose("ans:choose-capital", (await table.session()).state.land.of(BLUE)[0])
    assert (await table.session()).state.part(Capitals).of[RED] == second
    session = await played_out(table)
    assert session.state.winners is not None


def named(land: str) -> str:
    return words("en").say(f"land-{land}")


@pytest.mark.parametrize(("mode", "count"), [("conquest", 3), ("two-players", 2)])
async def test_a_war_ends_with_the_last_who_holds_out(
    table: Table, monkeypatch: pytest.MonkeyPatch, mode: str, count: int
) -> None:
    """After some turns all but one give up, and their armies only defend from then on."""
    secretly(monkeypatch, 1)
    friends = (table.alice, table.bob, table.carol)[:count]
    await gathered(table, friends, mode)
    assert await play_on(table, 12) == 12
    await table.restart()
    await table.quiet()
    assert await play_on(table, 12) == 12
    session = await table.session()
    assert session.table.turn > 1
    assert bool(session.state.land.of(NEUTRAL)) == (mode == "two-players")
    for person in friends[1:]:
        await person.type("risk seat concede")
        await person.press("concede")
    await table.quiet()
    session = await table.session()
    assert session.state.winners == (RED,)
    assert f"<@{table.alice.id}>" in said(table.newest())
    assert session.table.secret.hex() in said(table.newest())
    assert not any(":ans:" in key for key in keys(table.newest()))


async def gathered(table: Table, friends: tuple[Person, ...], mode: str) -> None:
    """Friends at a table where whoever gives up leaves a neutral army; their set-up is said and done."""
    await table.alice.type("risk new classic", mode=mode)
    lobby = await table.bot.lobbies.here(table.channel.id)
    await table.bot.lobbies.choose(lobby.table.id, table.alice.id, {"concede": "neutral"})
    await table.quiet()
    for person, seat in zip(friends, SEATS, strict=False):
        await person.press(f"join:{seat}", table.last("join"))
    await table.alice.press("start", table.last("start"))
    for person in friends:
        await person.press("play", table.last("play"))
        await person.press("wish:all")
    await table.quiet()


async def test_a_step_that_drew_a_card_is_not_offered_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a panel shows after the card of the turn: there is no way back that would be refused."""
    secretly(monkeypatch, 4)
    await seated(table, table.alice, table.bob, mode="conquest", setup="dealt")
    waited = (await table.session()).waiting()[0].person
    person = table.alice if waited == table.alice.id else table.bob
    await person.press("play", table.last("play"))
    await person.press("ans:deploy:")
    assert any(":undo" in key for key in keys(person.screen))
    source, target = lines(person.screen, "war")[0]["value"].split("+")
    await person.type("risk attack", **{"from": source, "to": target, "follow": 0})
    await person.press("done")
    assert "draws" in person.text
    assert not any(":undo" in key for key in keys(person.screen))
