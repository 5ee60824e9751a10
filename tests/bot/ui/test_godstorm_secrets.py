"""Two tables of Godstorm that differ in one secret alone: nobody but its owner can tell them apart.

Everything is compared that others may see: posts, pictures and their alt texts, the answers to every command, lists
while typing, refusals, the exported events, votes to go back, direct messages, timers, and the log.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import simcord
from support.godstorm.moments import HOLD
from support.godstorm.position import BLUE, GREEN, OCHRE, field
from support.godstorm.tables import delays, staged
from support.in_part import in_part
from support.tables.new_database import lay_new_database
from support.tables.simkit import LOCALES, Person, everything, make_bot
from support.tables.tables import Table
from support.tables.voting import votes

from bot.game.window_delays import DELAY
from bot.ui.replay.page import public_page
from rules import Action, Player
from rules.godstorm.epochs import Bid
from rules.godstorm.invocations import InvokeAgainst
from rules.godstorm.miracles import PlayMiracles
from rules.godstorm.purchases import Buy, Purchases
from rules.godstorm.war_cards import KeepCard
from rules.orders import ASK, StandingOrder
from rules.records import snapshot_text
from rules.risk.combat.invasion import Attack
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Finish
from rules.risk.turn.turns import Order

LOOKS = (
    "risk status", "risk wait", "risk log", "risk board", "risk hand", "risk table export", "risk me recap",
    "risk seat hint",
)  # fmt: skip
"""What anybody may type, at the table or beside it."""
GUESSES = {
    "risk do": {"answer": "Bid 3 faith"},
    "risk card": {"card": "Lava Erupts"},
    "risk attack": {"from": "gaul", "to": "roma"},
}
"""What is refused to a player who is not asked."""
LISTS = {"risk do": "answer", "risk card": "card", "risk attack": "from", "risk table vote": "to"}
"""The commands with a list while one types, and for which of their fields."""

LOGGERS = ("bot.game", "bot.services", "bot.ui", "bot.outbox", "bot.channels")
"""What logs of a table; the rest tells of the process and its time."""


class World:
    """One of the tables: Alice is blue, Bob green, Carol ochre, Eve looks on."""

    def __init__(self, table: Table, readers: str) -> None:
        self.table = table
        self.readers = [table.people[name] for name in readers.split()]
        self.seen: list[Any] = []
        self.files: set[str] = set()
        """The kinds of files among it, by their endings."""
        self.at = 0

    async def play(self, action: type[Action], seat: Player, *fields: Any) -> None:
        """Answer for a seat, as its person."""
        session = await self.table.session()
        number = next(n for n, decision in session.state.pending.items() if decision.player == seat)
        person = session.seats[seat].person
        assert person is not None
        self.at += 1
        await self.table.bot.services.games.submit(session.table.id, person, action(number, seat, *fields), self.at)
        await self.table.quiet()

    async def look(self) -> None:
        """Note all that the readers see now; hints, too."""
        table = self.table
        number = (await table.session()).table.id
        await table.bot.store.transact(lambda tx: tx.tables.change(number, coach=True))
        table.bot.services.games._runner.drop(number)
        for person in self.readers:
            for command in LOOKS:
                await self.note(person, command)
            session = await table.session()
            if not any(each.person == person.id for each in session.list_waiting()):
                for command, given in GUESSES.items():
                    await self.note(person, command, **given)
            for command, option in LISTS.items():
                about = {"about": "rewind"} if command == "risk table vote" else {}
                listed = await person.member.autocomplete(table.channel, command, option, "", **about)
                self.seen.append((person.id, command, [choice["name"] for choice in listed]))
            self.seen.append((person.id, person.letters))
        session = await table.session()
        timers = await table.bot.store.read(lambda tx: tx.timers.of(session.table.id))
        self.seen.append([timers, dict(session.held), [(each.number, each.person) for each in session.list_waiting()]])
        self.seen.append([await self.whole(message) for message in table.channel.history()])

    async def ask_to_go_back(self) -> None:
        """Bob opens a vote on going back to the last answer that can be gone back to."""
        bob = self.table.bob
        moments = await bob.member.autocomplete(self.table.channel, "risk table vote", "to", "", about="rewind")
        await bob.type("risk table vote", about="rewind", to=moments[0]["value"])
        await self.table.quiet()
        self.table.last("ballot")

    async def go_back(self) -> None:
        """The vote is opened, everybody says yes, and the game goes back."""
        await self.ask_to_go_back()
        await votes(self.table, alice="yes", bob="yes", carol="yes")
        assert (await self.table.session()).state.draws

    async def note(self, person: Person, command: str, **given: Any) -> None:
        await person.type(command, **given)
        self.seen.append((person.id, command, await self.whole(person.screen)))

    async def whole(self, message: Any) -> list[Any]:
        """A message as it is seen: its text, and its files."""
        files = [(one.filename, re.sub(rb"Hash of my key.*", b"", await one.read())) for one in message.attachments]
        self.files |= {name.rpartition(".")[2] for name, _ in files}
        return [everything(message), *files]


async def bids_taken_back(world: World, faith: str) -> None:
    """The table goes back to before the bids were asked for: the secret ones are told to nobody."""
    await bidding(world)
    await world.play(Bid, BLUE, int(faith))
    await world.go_back()
    assert (await world.table.session()).state.active == OCHRE
    await world.look()


async def a_purchase_taken_back(world: World, card: str) -> None:
    """Blue bought a card and has not looked at it: not even he learns which it was."""
    game = field(
        hold=HOLD, faith={"blue": "5"}, gods={"blue": "war@gaul"}, step=Purchases, miracle_piles=card,
        miracles={"green": "fog_lifts"},
    )  # fmt: skip
    await staged(world.table, game)
    await world.play(Buy, BLUE, "war")
    await world.go_back()
    await world.look()


async def look_at_green(world: World, cards: str, language: str = "en") -> None:
    """Blue plays the card with which he looks at green's hand."""
    game = field(
        hold=HOLD, step=PlayMiracles, faith={"blue": "6"}, gods={"blue": "war@gaul"},
        miracles={"blue": "visions_become_real", "green": cards},
    )  # fmt: skip
    await staged(world.table, game, language=language)
    await world.play(InvokeAgainst, BLUE, "visions_become_real", GREEN)


async def a_look_taken_back(world: World, cards: str) -> None:
    """Blue looked at green's hand and kept a card: both remember it, and the others read how many there are."""
    await look_at_green(world, cards, "fr")
    await world.go_back()
    await world.look()


Scenario = Callable[[World, str], Awaitable[None]]


async def a_sky_card(world: World, card: str) -> None:
    """Green holds a card that fits the attack, or one that does not, and wants to be asked."""
    game = field(hold=HOLD, faith={"green": "5"}, gods={"green": "sky@liguria"}, miracles={"green": card})
    await staged(world.table, game)
    services, number = world.table.bot.services, (await world.table.session()).table.id
    await services.games.set_order(number, world.table.bob.id, "sky", StandingOrder(ASK))
    await world.look()
    await world.play(Attack, BLUE, "gaul", "liguria", 3)
    await world.look()
    assert await world.table.bot.store.read(lambda tx: tx.timers.of(number, DELAY))
    await delays(world.table)
    await world.look()


async def bidding(world: World) -> None:
    """Ochre's turn is over, and all bid: blue has five faith, green four, ochre none."""
    game = field(
        hold={**HOLD, "ochre": "carthage:2"},
        faith={"blue": "5", "green": "4"},
        turn="ochre",
        step=Fortification,
        parts=(Order(BLUE, 3),),
    )
    await staged(world.table, game)
    await world.play(Finish, OCHRE)


async def a_bid(world: World, faith: str) -> None:
    """Blue bids, and changes it; green and ochre have not bid."""
    await bidding(world)
    await world.play(Bid, BLUE, 1)
    await world.look()
    await world.play(Bid, BLUE, int(faith), ("1",) if faith == "5" else ())
    await world.look()


async def a_changed_bid(world: World, faith: str) -> None:
    """Blue bids, then ochre; blue thinks better of it, or not: that a bid was changed never shows."""
    await bidding(world)
    await world.play(Bid, BLUE, 3)
    await world.play(Bid, OCHRE, 0)
    if faith != "3":
        await world.play(Bid, BLUE, int(faith))
    await world.look()


async def a_purchase(world: World, card: str) -> None:
    """Blue buys the top card of War: it is unknown to him, too, until he stops buying."""
    game = field(
        hold=HOLD, faith={"blue": "5"}, gods={"blue": "war@gaul"}, step=Purchases, miracle_piles=card,
    )  # fmt: skip
    await staged(world.table, game)
    await world.play(Buy, BLUE, "war")
    buyer = World(world.table, "alice")
    await buyer.look()
    world.seen += buyer.seen
    await world.look()
    await world.play(Finish, BLUE)
    await world.look()
    await world.ask_to_go_back()
    await world.look()


async def a_look_at_a_hand(world: World, cards: str) -> None:
    """Blue looks at green's hand, and keeps its first card; ochre and the channel learn how many there are."""
    await look_at_green(world, cards)
    await world.look()
    await world.play(KeepCard, BLUE, cards.split()[0])
    await world.look()
    await world.ask_to_go_back()
    await world.look()


@dataclass(frozen=True)
class Lived:
    """What others saw of a table, what its process logged of it, and how it really stood."""

    seen: list[Any]
    log: list[str]
    state: str


def lived(home: Path, scenario: Scenario, readers: str, secret: str, caplog: pytest.LogCaptureFixture) -> Lived:
    """One of two worlds, from its beginning to its end."""
    caplog.set_level(logging.DEBUG, "bot")
    caplog.clear()

    async def live() -> Lived:
        bot = make_bot(home)
        lay_new_database(bot.settings.database)
        async with simcord.run(bot) as env:
            world = World(Table(home, env.bot, env), readers)
            LOCALES[world.table.carol.id] = "fr"
            try:
                await scenario(world, secret)
                state = snapshot_text((await world.table.session()).state)
            finally:
                await world.table.shut()
        assert world.files >= {"webp", "game"}
        log = [record.getMessage() for record in caplog.records if record.name.startswith(LOGGERS)]
        assert [line for line in log if line.startswith("table 1 step")]
        assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        return Lived(world.seen, log, state)

    return asyncio.run(live())


class Pages(World):
    """One of the tables, of which only its page is looked at."""

    async def look(self) -> None:
        session = await self.table.session()
        table, last = session.table.id, session.table.seq
        rows = await self.table.bot.store.read(lambda tx: tx.steps.with_snapshots(table, 0, last))
        self.seen.append(public_page(session.setting, rows, ""))


def assert_same(first: list[Any], second: list[Any]) -> None:
    assert len(first) == len(second)
    for one, other in zip(first, second, strict=True):
        assert one == other


SECRETS = [
    (a_bid, "bob carol eve", ("0", "5")),
    (a_look_at_a_hand, "carol eve", ("fog_lifts lava_erupts", "lava_erupts idol_is_false")),
    (a_sky_card, "alice carol eve", ("men_become_warriors", "mighty_turn_meek")),
    (a_purchase, "bob carol eve", ("heroes_are_born", "storms_rage")),
]
"""What happens, who looks, and what the two secrets are."""


@pytest.mark.usefixtures("same_dice", "strict_words", "exact_pictures")
@in_part("scenario, readers, secrets", SECRETS, kept=SECRETS[:2])
def test_nobody_else_can_tell_two_worlds_apart(
    scenario: Scenario, readers: str, secrets: tuple[str, str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = (lived(tmp_path / str(at), scenario, readers, secret, caplog) for at, secret in enumerate(secrets))
    assert one.state != other.state
    assert_same([*one.seen, one.log], [*other.seen, other.log])


ON_A_PAGE = [
    (a_sky_card, ("men_become_warriors", "mighty_turn_meek")),
    (a_changed_bid, ("3", "1")),
    (a_look_at_a_hand, ("fog_lifts lava_erupts", "lava_erupts idol_is_false")),
]


@pytest.mark.usefixtures("same_dice", "no_pictures")
@in_part("scenario, secrets", ON_A_PAGE, kept=ON_A_PAGE[:2])
def test_the_page_of_a_running_game_is_the_same_in_two_worlds(
    scenario: Scenario, secrets: tuple[str, str], tmp_path: Path
) -> None:
    """A hidden card and an order about it, a bid that was changed, a hand that one other player saw."""

    async def pages(secret: str) -> list[Any]:
        home = tmp_path / secret
        bot = make_bot(home)
        lay_new_database(bot.settings.database)
        async with simcord.run(bot) as env:
            world = Pages(Table(home, env.bot, env), "")
            try:
                await scenario(world, secret)
            finally:
                await world.table.shut()
        return world.seen

    one, other = (asyncio.run(pages(secret)) for secret in secrets)
    assert one
    assert one == other


TAKEN_BACK = [
    (a_purchase_taken_back, "alice carol", ("heroes_are_born", "storms_rage"), "All hidden piles are reshuffled."),
    (bids_taken_back, "carol", ("0", "5"), "All hidden piles are reshuffled."),
    (
        a_look_taken_back,
        "carol eve",
        ("fog_lifts lava_erupts", "lava_erupts idol_is_false"),
        "déjà vu par Bleu : 2 cartes.",
    ),
]
"""What is taken back, who looks, what the two secrets are, and what is told of it."""


@pytest.mark.usefixtures("same_dice", "strict_words", "no_pictures")
@in_part("scenario, readers, secrets, told", TAKEN_BACK, kept=TAKEN_BACK[1:2])
def test_a_vote_to_go_back_that_passes_tells_no_secret(
    scenario: Scenario,
    readers: str,
    secrets: tuple[str, str],
    told: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Two of the tables speak English and one French; Carol reads French, the others English."""
    one, other = (lived(tmp_path / str(at), scenario, readers, secret, caplog) for at, secret in enumerate(secrets))
    assert_same([*one.seen, one.log], [*other.seen, other.log])
    assert told in str(one.seen).replace("\\xa0", " ")


@pytest.mark.usefixtures("same_dice", "strict_words", "exact_pictures")
def test_that_a_bid_was_changed_never_shows(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Not even to who has bid since, or ended the turn before. (Whoever runs the bot may count steps.)"""
    readers = "bob carol"
    one, other = (lived(tmp_path / faith, a_changed_bid, readers, faith, caplog) for faith in ("3", "1"))
    assert one.state != other.state
    assert_same(one.seen, other.seen)
