"""A database written before migration 0011 opens, migrates and plays on; NOTES.md says what is in it.

Everything is seen from outside: old buttons are pressed and old forms sent by the custom_ids that stood in the
channels, commands are typed, messages and exported files are read.
"""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import simcord
from pydantic import TypeAdapter
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend.models import Channel, Guild, Interaction, Message, User
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.results import InteractionResult, ResponseMessage
from support.tables.player import play_on
from support.tables.simkit import AMISS, LOCALES, Person, called, keys, make_bot, parts, ready_simcord, text_of
from support.tables.tables import Table

from bot.__main__ import main
from bot.store.engines.sqlite import migrate
from rules.house.continental_power import REGION_OF
from rules.records import RULES_VERSION

HERE = Path(__file__).parent / "before_0011"
SAMPLE: dict[str, Any] = json.loads((HERE / "before_0011.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = SAMPLE["tables"]
KINDS: dict[str, TypeAdapter[Any]] = {
    "users": TypeAdapter(dict[int, User]),
    "guilds": TypeAdapter(dict[int, Guild]),
    "channels": TypeAdapter(dict[int, Channel]),
    "messages": TypeAdapter(dict[int, list[Message]]),
}
"""The state of the simulated Discord, by attribute name."""
HOUR, DAY = 3600, 86400
PATIENCE = 120
"""Seconds to wait on a slow machine."""
OFF = 30
"""Seconds for which the bot was off, by default."""
GAMES = [name for name, about in TABLES.items() if "export" in about]
"""The tables whose games are readable."""
FACES = ("attack", "defence")

ready_simcord()
pytestmark = [pytest.mark.of_a_file, pytest.mark.usefixtures("small_pictures")]


class Place(Table):
    """One table of the sample: its channel, its people, its buttons and forms."""

    def __init__(self, house: House, about: dict[str, Any]) -> None:
        self.env, self.bot, self.guild, self.about = house.env, house.bot, house.guild, about
        backend = house.env.backend
        self.channel: Any = ChannelHandle(self.env, self.guild, backend.channels[about["channel"]])
        members = {name: MemberActor(self.env, self.guild, house.users[name]) for name in SAMPLE["people"]}
        self.people = {name: Person(self.env, member, self.channel) for name, member in members.items()}
        self.alice, self.bob, self.carol, self.dora, self.eve, self.florent = self.people.values()
        self.notes: dict[str, Any] = about["notes"]

    async def press_old(self, name: str, person: Person | None = None, *chosen: str) -> None:
        """Press the button, or choose from the list, stored under this name."""
        old = self.about["buttons"][name]
        who = person or self.people[old["person"]]
        message = ResponseMessage(self.env, self.env.backend.get_message(self.channel.id, old["message"]))
        if chosen:
            done = await who.member.select(message, list(chosen), custom_id=old["key"])
        else:
            done = await who.member.click(message, custom_id=old["key"])
        await self.settled(who, done)

    async def send_old(self, name: str, **fields: str) -> Person:
        """Submit the form stored under this name, as its person."""
        old = self.about["forms"][name]
        who = self.people[old["person"]]
        shown = TypeAdapter(Interaction).validate_python(old["interaction"])
        assert shown.modal is not None
        assert shown.modal["custom_id"] == old["key"]
        await self.settled(who, await who.member.submit_modal(InteractionResult(self.env, shown), fields))
        return who

    async def settled(self, who: Person, done: Any) -> None:
        await self.env.settle()
        who._seen(done)
        await self.quiet()

    async def export(self) -> str:
        """What `/risk table export` hands out: a line a step."""
        done = await self.eve.type("risk table export")
        return (await done.response.attachments[-1].read()).decode()

    async def lines(self) -> list[list[str]]:
        """The exported steps: number, who played it, the public events as JSON."""
        return [line.split("\t") for line in (await self.export()).splitlines()[3:]]

    async def events(self, since: int) -> list[dict[str, Any]]:
        """The public events of the exported steps from this one on."""
        return [event for seq, _, told in await self.lines() if int(seq) >= since for event in json.loads(told)]

    async def steps(self) -> int:
        return len(await self.lines())

    async def armies(self, *lands: str) -> list[int]:
        land = (await self.session()).state.land
        return [land.armies(each) for each in lands]

    async def allow(self) -> None:
        """Give the bot its permissions in the channel back."""
        channel = self.env.backend.channels[self.channel.id]
        for denied in [each for each in channel.overwrites if each.deny]:
            self.env.backend.set_overwrite(channel.id, type(denied)(denied.target_id, denied.type, 0, 0))
        await self.quiet()


class House:
    """The simulated Discord as it was, and the bot on the old database."""

    def __init__(self, bot: Any, env: simcord.Env) -> None:
        self.bot, self.env = bot, env
        backend = env.backend
        (guild,) = backend.guilds.values()
        self.guild = GuildHandle(env, guild)
        self.users = {name: UserHandle(env, backend.users[who["id"]]) for name, who in SAMPLE["people"].items()}
        self.places = {name: Place(self, about) for name, about in TABLES.items()}

    def __getitem__(self, name: str) -> Place:
        return self.places[name]

    async def later(self, seconds: int) -> None:
        """Let this much time pass."""
        await self.env.advance_time(seconds)
        for _ in range(2):
            await self["lotr-seats"].quiet()


@cache
def old_database() -> bytes:
    """The sample as the bytes of its file."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(gzip.decompress((HERE / "before_0011.sql.gz").read_bytes()).decode())
        return db.serialize()


@cache
def migrated_database() -> bytes:
    """The sample as the bot's migrations leave it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        db.deserialize(old_database())
        migrate(db)
        return db.serialize()


@asynccontextmanager
async def opened(
    folder: Path, *, off: int = OFF, change: Callable[[sqlite3.Connection], object] | None = None
) -> AsyncIterator[House]:
    """Today's bot on a copy of the old database, this many seconds after the old bot stopped.

    `change` modifies the copy before the bot opens it. Without one, the copy is migrated already: that takes a fifth
    of such a test.
    """
    file = folder / "risk.sqlite3"
    file.write_bytes(old_database() if change else migrated_database())
    if change:
        with closing(sqlite3.connect(file)) as db, db:
            change(db)
    AMISS.clear()
    LOCALES.update({who["id"]: who["locale"] for who in SAMPLE["people"].values()})
    bot = make_bot(folder)
    started = simcord.run(bot, strict_sync=False, settle_timeout=PATIENCE)
    remember(started._env.backend, off)
    be_patient(started._env)
    try:
        async with started as env:
            house = House(bot, env)
            await house["lotr-seats"].quiet()
            yield house
            await bot.close()
    finally:
        await bot.close()
    assert not AMISS


def be_patient(env: Any) -> None:
    """A bot with many messages to send at its start takes longer than SimCord's five seconds."""
    settle = env._settle_internal

    async def settled(**about: Any) -> None:
        await settle(**about | {"timeout": PATIENCE})

    env._settle_internal = settled


def remember(backend: Any, off: int) -> None:
    """Restore the simulated Discord's state at the old bot's stop, except for the time."""
    world = SAMPLE["world"]
    known = {name: kind.validate_python(world[name]) for name, kind in KINDS.items()}
    backend.users, backend.guilds, backend.channels = known["users"], known["guilds"], known["channels"]
    backend.messages = {channel: {one.id: one for one in those} for channel, those in known["messages"].items()}
    backend.dm_channels = {int(person): line for person, line in world["lines"].items()}
    backend.application_id, backend.bot_user = world["application"], backend.users[world["bot"]]
    backend.advance_clock(SAMPLE["elapsed"] + off)


def all_paused_but(*names: str) -> Callable[[sqlite3.Connection], object]:
    """The sample with every other table paused, so that days pass quickly."""
    numbers = ", ".join(str(TABLES[name]["number"]) for name in names)
    return lambda db: db.execute(f"UPDATE tables SET paused = {SAMPLE['closed']} WHERE id NOT IN ({numbers})")


def as_it_was(db: sqlite3.Connection) -> None:
    """Change nothing."""


def of_these_rules(db: sqlite3.Connection) -> None:
    """The steps as if today's rules had been played then."""
    db.execute("UPDATE steps SET rules = ?", (RULES_VERSION,))


def all_of_these_rules_paused_but(*names: str) -> Callable[[sqlite3.Connection], object]:
    def change(db: sqlite3.Connection) -> None:
        of_these_rules(db)
        all_paused_but(*names)(db)

    return change


def moments(text: str) -> list[int]:
    """The times in a text, in order."""
    return sorted({int(moment) for moment in re.findall(r"<t:(\d+)", text)})


def custom_ids(key: list[str], number: str) -> set[str]:
    """The custom_ids that belong to this decision."""
    return {each for each in key if each.split(":")[2] == number}


def unsuggested(key: list[str], number: str) -> set[str]:
    """Those without the place that is suggested for new armies: it is the AI's choice of today."""
    return {each for each in custom_ids(key, number) if not re.search(r":ans:deploy:\w+:\d+$", each)}


def as_then(record: str) -> str:
    """A record without the options that came later, whose defaults a table of before plays with."""
    head, gap, steps = record.partition("\n\n")
    kept = [
        " ".join(each for each in line.split(" ") if each.rpartition("\t")[2] not in LATER)
        if line.startswith("options\t")
        else line
        for line in head.split("\n")
    ]
    return "\n".join(kept) + gap + steps


LATER = {"captain-kept-back=stays", *(f"{option}=sheet" for option in REGION_OF.values())}
"""The options that were added since, with their defaults."""


def asked_by(place: Place, name: str) -> int:
    """The decision that an old button answers."""
    return int(place.about["buttons"][name]["key"].split(":")[2])


def has(place: Place, verb: str) -> bool:
    """Whether a message of the channel has a button with this verb."""
    return any(f":{verb}" in key for message in place.channel.history() for key in keys(message))


# ---- records


@pytest.mark.parametrize("name", ["lotr-over", "classic-won"])
def test_a_record_exported_before_still_has_a_verdict(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Rules of version 1 are no longer played: the dice and shuffles are recomputed, the rest is said to be of them."""
    assert main(["verify", str(HERE / f"{name}.game")]) == 1
    told = capsys.readouterr().out
    assert "the record is not proved" in told
    assert "  0 steps played again" in told
    assert "steps of rules that this program no longer plays" in told
    assert "dice and shuffles recomputed from it, all as recorded" in told
    assert "how it ended is not proved" in told


@pytest.mark.parametrize("name", ["lotr-over", "classic-won"])
def test_a_record_exported_before_and_changed_since_does_not(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (HERE / f"{name}.game").read_text(encoding="utf-8")
    at = next(line for line in text.splitlines() if re.search(r"\t[0-5]/6 ", line))
    die = re.search(r"\t([0-5])/6 ", at)
    assert die
    other = at.replace(die[0], f"\t{(int(die[1]) + 1) % 6}/6 ", 1)
    (tmp_path / "a.game").write_text(text.replace(at, other), encoding="utf-8")
    assert main(["verify", str(tmp_path / "a.game")]) == 1
    assert f"step {at.split(chr(9))[0]}: " in capsys.readouterr().err


# ---- all tables


async def test_every_game_is_the_same_and_asks_the_same_people_the_same_things(tmp_path: Path) -> None:
    """Byte for byte as `/risk table export` writes it; old Play buttons offer the same choices, at equal deadlines."""
    async with opened(tmp_path, change=as_it_was) as house:
        for name in GAMES:
            place, about = house[name], TABLES[name]
            assert sha256(as_then(await place.export()).encode()).hexdigest() == about["export"], name
            await place.eve.type("risk wait")
            if "moments" in about:
                before = about["moments"]
                asked = "\n".join(line for line in place.eve.text.splitlines() if not line.startswith("Vote:"))
                assert len(moments(asked)) == len(before), name
                assert set(moments(asked)) <= {at + off for at in before for off in (0, OFF)}, name
            for person, panel in about.get("panels", {}).items():
                await place.press_old("play", place.people[person])
                number = next(key for key in panel if key.endswith(":hand")).split(":")[2]
                now = keys(place.people[person].screen)
                assert unsuggested(panel, number) <= unsuggested(now, number), (name, person)


async def test_people_find_all_their_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["classic-yalta"]
        await place.bob.type("risk me tables")
        mine = {about["channel"] for about in TABLES.values() if "bob" in about.get("seats", {}).values()}
        ended = {about["channel"] for about in TABLES.values() if about.get("state") == "ended"}
        assert {int(channel) for channel in re.findall(r"<#(\d+)>", place.bob.text)} == mine - ended


async def test_what_people_have_said_about_themselves_is_kept(tmp_path: Path) -> None:
    """Carol chose French, Florent's client is French, Bob has quiet hours, Eve has another palette."""
    async with opened(tmp_path) as house:
        place = house["classic-battle"]
        texts = {}
        for name in ("alice", "carol", "florent"):
            await place.people[name].type("risk help")
            texts[name] = place.people[name].text
        assert texts["carol"] == texts["florent"] != texts["alice"]
        await place.bob.type("risk me quiet")
        assert all(part in place.bob.text for part in ("22:00", "08:00", "Europe/Paris"))
        pictures = {}
        for name in ("alice", "dora", "eve"):
            done = await place.people[name].type("risk board")
            pictures[name] = await done.response.attachments[0].read()
        assert pictures["alice"] == pictures["dora"] != pictures["eve"]


async def test_after_hours_off_every_clock_is_moved_and_nothing_has_run_out(tmp_path: Path) -> None:
    """Extended by the downtime and ten minutes; Bob's twelve waking hours, in France, end on the next morning."""
    off = 5 * HOUR
    moved = {"lotr-battle": 13 * HOUR + 14 * 60, "lotr-late": off + 600, "classic-draw": off + 600}
    async with opened(tmp_path, off=off) as house:
        for name, by in moved.items():
            place, about = house[name], TABLES[name]
            assert sha256((await place.export()).encode()).hexdigest() == about["export"], name
            await place.eve.type("risk wait")
            until = moments(place.eve.text)[-1]
            assert until == about["moments"][-1] + by, name
            (board,) = [message for message in place.channel.history() if any(":play" in key for key in keys(message))]
            assert board.id not in stood_before(place.channel), "the old one is shut"
            assert str(until) in text_of(board), name


async def test_the_buttons_of_an_old_board_and_of_an_old_letter_answer(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place, shows = house["classic-battle"], {}
        old = ResponseMessage(place.env, place.env.backend.get_message(place.channel.id, place.last("play").id))
        assert old.id in stood_before(place.channel)
        for verb in ("hand", "status", "board", "orders"):
            await place.carol.press(verb, old)
            shows[verb] = place.carol.screen
        assert any(":play" in key for key in keys(shows["hand"]))
        assert f"<@{place.dora.id}>" in text_of(shows["status"])
        assert any(part.get("items") for part in parts(shows["board"]))
        assert any(":order:to-defend:ask" in key for key in keys(shows["orders"]))
        alice = house["classic-yalta"].alice
        letter = next(message for message in alice.member.user.dm_channel.history() if keys(message))
        key = f"r:{TABLES['classic-yalta']['number']}:0:play"
        await place.settled(alice, await alice.member.user.click(letter, custom_id=key))
        assert any(":ans:drop-swap:1" in key for key in keys(alice.screen))


def stood_before(channel: Any) -> list[int]:
    """The messages in a channel when the old bot stopped."""
    return [message["id"] for message in SAMPLE["world"]["messages"][str(channel.id)]]


def fresh(place: Place, channel: Any = None) -> list[Any]:
    """The messages posted since to a table's channel, or to this one."""
    where = channel or place.channel
    return [message for message in where.history() if message.id not in stood_before(where)]


# ---- a lobby


async def test_a_lobby_is_joined_by_its_old_button_and_begins(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["classic-lobby"]
        await place.press_old("options", place.florent)
        assert any(":option" in key for key in keys(place.florent.screen))
        await place.press_old("join", place.dora)
        card = text_of(place.last("start"))
        assert all(f"<@{place.people[name].id}>" in card for name in ("florent", "alice", "dora"))
        assert "é" in card, "in French"
        await place.florent.press("start", place.last("start"))
        await place.quiet()
        session = await place.session()
        people = {colour: seat.person for colour, seat in session.seats.items()}
        assert people == {"red": place.florent.id, "blue": place.alice.id, "yellow": place.dora.id}
        assert dict(session.setting.options)["hecatomb"] == "on"
        await place.dora.press("play", place.last("play"))
        assert any(":wish" in key for key in keys(place.dora.screen))


# ---- windows


@pytest.mark.long
async def test_a_card_is_played_into_a_window_by_an_old_button(tmp_path: Path) -> None:
    """Courage Alone Will Not Save You brings four regiments, and the attacker's order halts."""
    async with opened(tmp_path) as house:
        place = house["lotr-invasion"]
        source, target = place.notes["armies"]
        before = await place.steps()
        await place.press_old("interpose")
        assert await place.steps() == before, "the answer is kept until its moment"
        await house.later(600)
        assert await place.armies(place.notes["from"], place.notes["to"]) == [source, target + 4]
        told = await place.events(before)
        assert [event["card"] for event in told if event["kind"] == "card-played"] == ["courage_alone"]
        attacker = place.people[place.notes["attacker"]]
        await attacker.press("play", place.last("play"))
        assert any(":plan:on" in key for key in keys(attacker.screen))
        await attacker.press("plan:on")
        await place.quiet()
        defender = place.people[place.notes["defender"]]
        await defender.press("play", place.last("play"))
        await defender.press("ans:pass")
        await house.later(600)
        assert sum(await place.armies(place.notes["from"], place.notes["to"])) < source + target + 4


@pytest.mark.long
async def test_a_window_that_is_passed_closes_and_the_attack_goes_on_by_itself(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["lotr-invasion"]
        before = await place.steps()
        await place.press_old("pass")
        await house.later(600)
        fought = [event for event in await place.events(before) if event["kind"] == "battle-fought"]
        assert fought
        assert {(event["source"], event["target"]) for event in fought} == {(place.notes["from"], place.notes["to"])}
        await place.eve.type("risk wait")
        assert f"<@{place.people[place.notes['defender']].id}>" not in place.eve.text


@pytest.mark.long
async def test_all_answers_to_a_secret_window_count_those_of_before_too(tmp_path: Path) -> None:
    """Alice had passed before, Bob and Carol pass now; without one of them the window would stay open."""
    async with opened(tmp_path) as house:
        place = house["lotr-fellowship"]
        before = await place.steps()
        await place.press_old("bob-pass")
        await place.press_old("carol-pass")
        assert await place.steps() == before
        await house.later(600)
        assert await place.steps() > before
        assert asked_by(place, "carol-pass") < min(each.number for each in (await place.session()).list_waiting())
        assert not [line for line in await place.lines() if line[1] == "clock"]


@pytest.mark.long
async def test_a_secret_window_waits_for_who_has_not_answered(tmp_path: Path) -> None:
    """At that time the two answers given take effect, and the third is still missing."""
    async with opened(tmp_path) as house:
        place = house["lotr-fellowship"]
        before = await place.steps()
        await place.press_old("bob-pass")
        await house.later(600)
        waiting = [each.person for each in (await place.session()).list_waiting()]
        assert waiting == [place.carol.id]
        assert await place.steps() == before + 2  # (Each in a step of its own: their number tells Carol nothing.)
        await place.press_old("carol-pass")
        assert asked_by(place, "carol-pass") not in [each.number for each in (await place.session()).list_waiting()]


@pytest.mark.long
async def test_capitals_chosen_before_and_after_are_shown_together(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place, lands = house["classic-capital"], TABLES["classic-capital"]["notes"]["lands"]
        before = await place.steps()
        await place.press_old("bob-capital", place.bob, lands["bob"])
        assert place.notes["capital"] not in json.dumps(await place.events(before))
        await place.press_old("florent-capital", place.florent, lands["florent"])
        told = json.dumps(await place.events(before))
        assert all(land in told for land in (place.notes["capital"], *lands.values()))


@pytest.mark.long
async def test_a_bargain_that_lay_on_the_table_is_accepted_by_its_old_button(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["classic-yalta"]
        await place.press_old("accept")
        state = (await place.session()).state
        assert set(place.notes["give"]) <= set(state.zone("dealt:blue").cards)
        assert place.notes["take"] in state.zone("dealt:red").cards


@pytest.mark.long
async def test_a_list_written_into_an_old_form_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["classic-yalta"]
        who = await place.send_old("write", things=place.notes["carol"].replace("_", " "))
        take = next(key for key in keys(who.screen) if ":some:propose-swap:red:" in key).split(":", 3)[3]
        (theirs, *_) = sorted((await place.session()).state.zone("dealt:red").cards)
        await who.choose(take, theirs)
        await place.quiet()
        await place.alice.press("play", place.last("play"))
        await place.alice.press("ans:accept-swap:2")
        assert place.notes["carol"] in (await place.session()).state.zone("dealt:red").cards


# ---- battles


@pytest.mark.parametrize("name", ["lotr-battle", "classic-battle"])
@pytest.mark.long
async def test_a_battle_goes_on_with_the_same_forces(tmp_path: Path, name: str) -> None:
    """The attacker's dice were committed before; the old button defends with two."""
    async with opened(tmp_path) as house:
        place, forces = house[name], TABLES[name]["notes"]["armies"]
        where = place.notes["from"], place.notes["to"]
        assert await place.armies(*where) == forces
        before = await place.steps()
        await place.press_old("defend")
        (fought,) = [event for event in await place.events(before) if event["kind"] == "battle-fought"]
        assert (fought["source"], fought["target"]) == where
        assert [len(fought[face]) for face in FACES] == [3, 2]
        assert fought["attacker_lost"] + fought["defender_lost"] == 2
        assert sum(await place.armies(*where)) == sum(forces) - 2


async def test_an_old_attack_button_attacks_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place, forces = house["classic-draw"], TABLES["classic-draw"]["notes"]["armies"]
        before = await place.steps()
        await place.press_old("attack")
        (fought,) = [event for event in await place.events(before) if event["kind"] == "battle-fought"]
        assert (fought["source"], fought["target"]) == (place.notes["from"], place.notes["to"])
        assert sum(await place.armies(place.notes["from"], place.notes["to"])) == sum(forces) - 2


@pytest.mark.long
async def test_an_old_form_attacks_until_so_many_are_left(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place, where = house["classic-draw"], (TABLES["classic-draw"]["notes"][end] for end in ("from", "to"))
        source, target = where
        before = await place.steps()
        await place.send_old("stop", left="3", odds="", follow="0")
        fought = [event for event in await place.events(before) if event["kind"] == "battle-fought"]
        assert len(fought) > 2
        assert {(event["source"], event["target"]) for event in fought} == {(source, target)}
        left, _ = await place.armies(source, target)
        assert (await place.session()).state.land.owner(target) == "red" or left == 4


# ---- votes


@pytest.mark.long
async def test_the_last_ballot_closes_a_vote_on_going_back_past_a_change_of_the_rules(tmp_path: Path) -> None:
    """Rules of version 1 cannot be played again, so nobody goes back into them: the vote is void, the game goes on."""
    async with opened(tmp_path) as house:
        place = house["lotr-rewind"]
        before = await place.export()
        assert (await place.session()).table.turn == place.notes["turn"] == 2
        await place.press_old("yes", place.people[place.notes["voter"]])
        assert await place.export() == before
        assert any("there's nothing left to decide" in text_of(message) for message in place.channel.history())
        assert await play_on(place, 3) == 3


async def test_the_last_ballot_closes_a_vote_on_going_back(tmp_path: Path) -> None:
    """Where the rules are the same as when it was opened."""
    async with opened(tmp_path, change=of_these_rules) as house:
        place = house["lotr-rewind"]
        assert (await place.session()).table.turn == place.notes["turn"] == 2
        await place.press_old("yes", place.people[place.notes["voter"]])
        assert (await place.lines())[-1][1] == "rewind"
        assert (await place.session()).table.turn == 1


@pytest.mark.long
async def test_the_last_ballot_closes_a_vote_on_a_draw_and_the_record_proves_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path) as house:
        place = house["classic-draw"]
        await place.press_old("yes", place.people[place.notes["voter"]])
        session = await place.session()
        assert set(session.state.winners or ()) == {"red", "blue", "yellow"}
        assert session.table.secret.hex() in text_of(place.newest())
        (tmp_path / "drawn.game").write_text(await place.export(), encoding="utf-8")
    assert main(["verify", str(tmp_path / "drawn.game")]) == 1
    told = capsys.readouterr().out
    assert re.search(r"\n  [1-9]\d* steps played again", told), "those since the update"
    assert "steps of rules that this program no longer plays" in told
    assert "won by red, blue, yellow" in told


@pytest.mark.long
async def test_a_ballot_of_before_may_still_be_changed(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["lotr-rewind"]
        before = await place.export()
        await place.press_old("yes", place.alice)
        assert await place.export() == before, "it says that already"
        no = place.last("ballot")
        await place.bob.press(next(key for key in keys(no) if ":no" in key).split(":", 3)[3].partition("#")[0], no)
        await place.press_old("yes", place.carol)
        assert await place.export() == before, "one objection is enough"


@pytest.mark.long
async def test_votes_whose_time_is_over_are_counted_with_the_ballots_of_before(tmp_path: Path) -> None:
    """Two of three are enough to go back, not for a draw; a ballot that comes later counts no more."""
    async with opened(tmp_path, change=all_of_these_rules_paused_but("lotr-rewind", "classic-draw")) as house:
        back, draw = house["lotr-rewind"], house["classic-draw"]
        assert "rewind" not in [line[1] for line in await back.lines()]
        await house.later(DAY)
        assert "rewind" in [line[1] for line in await back.lines()]
        await draw.press_old("yes", draw.people[draw.notes["voter"]])
        assert (await draw.session()).state.winners is None


# ---- tables that rest


async def test_a_paused_game_takes_no_answer_until_the_table_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path, change=all_paused_but("classic-paused")) as house:
        place, before = house["classic-paused"], TABLES["classic-paused"]["export"]
        await place.bob.type("risk do", answer="Ready")
        await house.later(3 * DAY)
        assert sha256((await place.export()).encode()).hexdigest() == before
        await place.press_old("resume")
        for person in (place.florent, place.dora):
            await person.press("ballot", place.last("ballot"))
            await place.quiet()
        assert place.bob.id in [waiting.person for waiting in (await place.session()).list_waiting()]
        await place.bob.type("risk do", answer="Ready")
        assert place.bob.id not in [waiting.person for waiting in (await place.session()).list_waiting()]


async def test_a_parked_game_goes_on_when_the_bot_may_write_again(tmp_path: Path) -> None:
    async with opened(tmp_path, change=all_paused_but("lotr-parked")) as house:
        place, about = house["lotr-parked"], TABLES["lotr-parked"]
        await house.later(4 * DAY)
        assert not fresh(place)
        assert not fresh(place, place.alice.member.user.dm_channel), "its host was told before, once"
        assert sha256((await place.export()).encode()).hexdigest() == about["export"], "no clock has run"
        await place.allow()
        assert len(fresh(place)) >= 2
        assert place.last("play").id == fresh(place)[-1].id
        await place.eve.type("risk wait")
        left = about["moments"][-1] - SAMPLE["closed"]
        assert moments(place.eve.text)[-1] > int(place.env.now().timestamp()) + left // 2
        steps = await place.steps()
        await place.press_old("undo")
        assert await place.steps() == steps, "an answer under rules of version 1 is not taken back"
        assert await play_on(place, 3) == 3


@pytest.mark.long
async def test_a_press_that_is_delivered_again_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord repeats the command that placed a regiment before; typed again, it places another."""
    payload_of = interactions.base_payload

    def repeated(backend: Any, **about: Any) -> Any:
        record, payload = payload_of(backend, **about)
        record.id = TABLES["lotr-parked"]["notes"]["interaction"]
        backend.interactions[record.id] = record
        return record, payload | {"id": str(record.id)}

    async with opened(tmp_path) as house:
        place = house["lotr-parked"]
        who, before = place.people[place.notes["player"]], await place.steps()
        with monkeypatch.context() as patched:
            patched.setattr(interactions, "base_payload", repeated)
            await who.type("risk do", answer=place.notes["answer"])
        assert await place.steps() == before
        await who.type("risk do", answer=place.notes["answer"])
        assert await place.steps() == before + 1


async def test_a_game_that_was_put_aside_stays_so_and_breaks_no_other(tmp_path: Path) -> None:
    async with opened(tmp_path, change=all_paused_but("lotr-aside", "lotr-battle")) as house:
        place = house["lotr-aside"]
        await place.press_old("play", place.carol)
        assert not any(":ans:" in key for key in keys(place.carol.screen))
        done = await place.carol.type("risk table export")
        assert not done.response.attachments
        assert await play_on(house["lotr-battle"], 2) == 2
        await house.later(3 * DAY)
        assert not fresh(place), "it was told of before, once"


def mended(db: sqlite3.Connection) -> None:
    """The game's last snapshot as it was before it was broken."""
    notes, number = TABLES["lotr-aside"]["notes"], TABLES["lotr-aside"]["number"]
    good = bytes.fromhex(notes["snapshot"])
    db.execute("UPDATE steps SET snapshot = ? WHERE table_id = ? AND seq = ?", (good, number, notes["seq"]))


async def test_a_game_that_was_put_aside_is_found_again_once_it_can_be_read(tmp_path: Path) -> None:
    async with opened(tmp_path, change=mended) as house:
        place = house["lotr-aside"]
        assert len(fresh(place)) == 2
        assert place.last("play").id == fresh(place)[-1].id
        assert sha256((await place.export()).encode()).hexdigest() == place.notes["export"]
        await place.eve.type("risk wait")
        assert moments(place.eve.text)[-1] > int(place.env.now().timestamp()) + HOUR
        assert await play_on(place, 3) == 3


# ---- pending messages


async def test_what_was_unsaid_arrives_once_and_in_order(tmp_path: Path) -> None:
    """Discord had accepted the first message without the old bot knowing: it is found, not sent again."""
    async with opened(tmp_path) as house:
        place = house["lotr-outbox"]
        first = next(message for message in place.channel.history() if message.id == place.notes["arrived"])
        assert text_of(first).splitlines()[0] not in "\n".join(text_of(message) for message in fresh(place))
        story, board = fresh(place)
        assert text_of(story)
        assert [key.split(":")[3] for key in keys(story)] == ["details"]
        assert place.last("play").id == board.id, "the board comes last"
        assert called(board, place.dora) == [place.dora.id]
        for person in (place.dora, place.eve):
            letters = [text_of(message) for message in person.member.user.dm_channel.history() if message.id > first.id]
            assert [f"<#{place.channel.id}>" in letter for letter in letters].count(True) == 1, "one hand"
        assert await play_on(place, 2) == 2


# ---- seats and deadlines


async def test_a_seat_on_offer_is_taken_by_its_old_button(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["lotr-seats"]
        await place.press_old("take", place.dora)
        assert (await place.session()).seat_of(place.dora.id) == "red", "who sits there takes no other"
        await place.press_old("take", place.eve)
        assert (await place.session()).seat_of(place.eve.id) is None, "who has held a seat gets no other"
        await place.press_old("take", place.florent)
        session = await place.session()
        assert (session.seat_of(place.florent.id), session.seat_of(place.alice.id)) == ("green", None)
        assert not has(place, "take-seat")


async def test_who_was_away_takes_the_seat_back_from_the_ai_by_the_old_button(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["lotr-seats"]
        assert (await place.session()).seats["yellow"].away  # type: ignore[index]
        await place.press_old("return", place.carol)
        seat = (await place.session()).seats["yellow"]  # type: ignore[index]
        assert (seat.person, seat.away) == (place.carol.id, False)
        assert not has(place, "return")


async def test_orders_a_written_turn_and_a_vacation_are_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["lotr-seats"]
        await place.bob.type("risk seat orders")
        await place.bob.press("clauses:to-defend")
        assert "5+" in place.bob.text
        await place.bob.type("risk seat vacation", days=12, **{"in": 20})
        assert not moments(place.bob.text), "of 14 days 3 are taken"
        await place.bob.type("risk seat vacation", days=11, **{"in": 20})
        assert len(moments(place.bob.text)) == 2
        before = (await place.armies(place.notes["written"]))[0]
        await place.bob.press("plan:play", place.last("plan:play"))
        await place.quiet()
        assert (await place.armies(place.notes["written"]))[0] > before
        assert (await place.session()).state.active != "black"


async def test_a_turn_is_written_into_an_old_form(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        place = house["lotr-seats"]
        await place.send_old("lines", lines="end")
        await place.bob.type("risk seat turn")
        assert any(":unwrite" in key for key in keys(place.bob.screen))
        written, _, _ = place.bob.text.lower().partition("-# what you can type")
        assert place.notes["written"].split("_")[0] not in written


async def test_a_deadline_that_runs_out_is_answered_by_the_caretaker(tmp_path: Path) -> None:
    """Dora answers at a live table; Alice, who missed a turn before, is asked next."""
    async with opened(tmp_path) as house:
        place = house["lotr-late"]
        await place.eve.type("risk wait")
        until, before = moments(place.eve.text)[-1], await place.steps()
        first = place.dora.member.user.dm_channel.last_message.id
        assert until == TABLES["lotr-late"]["moments"][-1] + OFF
        await house.later(until - int(place.env.now().timestamp()) - 5)
        assert await place.steps() == before
        await house.later(10)
        assert {line[1] for line in (await place.lines())[before:]} >= {"clock"}
        session = await place.session()
        assert [waiting.person for waiting in session.list_waiting()] == [place.alice.id]
        assert {colour: seat.missed for colour, seat in session.seats.items()} == {"green": 1, "red": 1}
        await place.eve.type("risk wait")
        asked, until = moments(place.eve.text)
        assert until == asked + 5 * 60, "nothing is left of what Alice had saved"
        letters = [text_of(letter) for letter in place.dora.member.user.dm_channel.history() if letter.id > first]
        assert len(letters) == 2, "a reminder, and that she is next"
        assert all(f"<#{place.channel.id}>" in letter for letter in letters)


async def test_the_second_reminder_comes_after_the_first_of_before(tmp_path: Path) -> None:
    """The channel announced that half of Dora's time was over; now, near its end, she gets a direct message."""
    async with opened(tmp_path) as house:
        place = house["lotr-late"]
        await house.later(TABLES["lotr-late"]["moments"][-1] + OFF - int(place.env.now().timestamp()) - 5)
        letters = [text_of(letter) for letter in fresh(place, place.dora.member.user.dm_channel)]
        assert [f"<#{place.channel.id}>" in letter for letter in letters].count(True) == 1
        assert not fresh(place)


async def test_a_letter_is_in_the_language_that_a_person_s_discord_had_spoken(tmp_path: Path) -> None:
    """Florent has pressed nothing since, so his data is what the old bot stored."""
    async with opened(tmp_path, change=all_paused_but("classic-capital")) as house:
        place = house["classic-capital"]
        letters = {name: place.people[name].member.user.dm_channel for name in ("bob", "florent")}
        await house.later(4 * DAY)
        french = {name: "é" in text_of(letter.last_message) for name, letter in letters.items()}
        assert french == {"bob": False, "florent": True}
        assert all(f"<#{place.channel.id}>" in text_of(letter.last_message) for letter in letters.values())


async def test_a_reader_s_recap_begins_where_it_ended_before(tmp_path: Path) -> None:
    """Eve had read it a minute before the last steps, Dora at the very end, Florent never."""
    async with opened(tmp_path) as house:
        place = house["lotr-rewind"]
        for person in (place.eve, place.dora, place.florent):
            await person.type("risk me recap")
        first = {name: moments(place.people[name].text.splitlines()[1]) for name in ("eve", "dora", "florent")}
        assert first == {"eve": [place.notes["looked"] + 60], "dora": [], "florent": [place.notes["looked"]]}


# ---- finished games


@pytest.mark.parametrize("name", ["lotr-over", "classic-over"])
async def test_a_game_that_was_over_is_still_shown_and_its_record_is_the_same(tmp_path: Path, name: str) -> None:
    async with opened(tmp_path) as house:
        place = house[name]
        record = await place.export()
        assert sha256(as_then(record).encode()).hexdigest() == TABLES[name]["export"]
        assert place.notes["secret"] in record
        if name == "lotr-over":
            assert as_then(record) == (HERE / "lotr-over.game").read_text(encoding="utf-8")
        await place.press_old("board", place.bob)
        assert any(part.get("items") for part in parts(place.bob.screen)), "a picture"
        await place.press_old("status", place.bob)
        assert all(f"<@{place.people[person].id}>" in place.bob.text for person in seated(name))


def seated(name: str) -> Iterator[str]:
    return (person for person in TABLES[name]["seats"].values() if person not in ("ai", "nobody"))


# ---- playing on


@pytest.mark.parametrize(("name", "answers"), [("lotr-rewind", 24), ("classic-battle", 16)])
async def test_a_game_is_played_on_for_dozens_of_answers(tmp_path: Path, name: str, answers: int) -> None:
    async with opened(tmp_path) as house:
        place = house[name]
        before = await place.steps()
        assert await play_on(place, answers) == answers
        assert await place.steps() >= before + answers
        await place.carol.type("risk table end")
        assert not any(":end-game" in key for key in keys(place.carol.screen)) or name == "classic-battle"
