"""SEALED: what is in here spoils Risk Legacy for whoever plays it. With each pack open in turn, nothing else is told.

A war is begun in a campaign with one pack open, and played for a while; then everything that people, logs and machines
can read is searched for the words of the packs that are shut. That what is open is found shows that the search sees.
"""

from __future__ import annotations

import io
import json
import logging
import zipfile
from collections.abc import AsyncIterator
from typing import Any

import pytest
from support.in_part import in_part
from support.sealed import spoilers
from support.sealed.sealed_tables import campaign_begun, with_open_packs
from support.tables.player import play_on
from support.tables.simkit import LOCALES, Person, everything, keys
from support.tables.tables import Table
from support.tables.whole_games import free_all_seats, secretly

from bot.ops.health import exposition
from bot.ui.play.standing_orders import topics
from bot.words import words
from bot.words.board_text import board_lines
from bot.words.campaigns import history, packs, whole_history, world_text
from bot.words.decisions import choice_description, choice_name, option_description, option_name, topic_name
from bot.words.help import all_topics, rules_text, rules_title
from bot.words.seats import naming
from renders import FrontTexts, history_front
from renders.view_to_scene import scene_between, scene_of
from rules import GAMES, Player, legal, view
from rules.kernel.conditions import condition_kinds
from rules.legacy import LABELS, Campaign
from rules.legacy.campaign.campaign import City, Signature

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]
SEATS = (Player("red"), Player("blue"), Player("yellow"))
BEFORE = {"pack_4": ("pack_3",)}
"""The packs without which another one cannot be opened."""
NAMED_BY = {
    "pack_4": ("mercenar", "mercenaire"),  # one of its missions counts them
    "pocket_1": ("biohazard", "biohasard", "mercenar", "mercenaire", "unstable"),  # the Mutants turn them round
}
"""What the cards of an open pack name themselves, though it lies in another one (or is called nearly so)."""
LOOKS = (
    "risk status", "risk wait", "risk log", "risk board", "risk hand", "risk rules", "risk help",
    "risk seat orders", "risk seat turn", "risk table options", "risk table doctor",
    "risk table export", "risk me data", "risk me recap", "risk me tables", "risk campaign packs",
    "risk campaign board", "risk campaign history", "risk campaign export",
)  # fmt: skip
GUESSES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("risk odds", {"attackers": 5, "defenders": 3}),
    ("risk do", {"answer": "Open pack 4"}),
    ("risk card", {"card": "bunker"}),
    ("risk attack", {"from": "gaul", "to": "roma"}),
    ("risk rules", {"topic": "pack 4"}),
    ("risk campaign open", {}),
    ("risk campaign name", {"place": "pack 4", "name": "Nowhere"}),
    ("risk campaign reward", {"answer": "Open pack 4"}),
)
"""What is said with words of one's own; most of it is refused."""
LISTS = (
    ("risk do", "answer"), ("risk card", "card"), ("risk trade", "cards"), ("risk deploy", "where"),
    ("risk attack", "from"), ("risk attack", "to"), ("risk fortify", "from"), ("risk rules", "topic"),
    ("risk odds", "with"), ("risk odds", "against"), ("risk campaign name", "place"),
    ("risk campaign reward", "answer"), ("risk table vote", "to"),
)  # fmt: skip
"""The fields of commands with a list while one types."""


async def in_discord(table: Table, readers: str) -> AsyncIterator[tuple[str, str]]:
    """What people read: the channel, their screens with every button of the panel, letters, lists, files."""
    for person in (table.people[name] for name in readers.split()):
        for command in LOOKS:
            await person.type(command)
            yield command, everything(person.screen)
            for attached in person.screen.attachments:
                yield f"{command}: a file", text_of(await attached.read())
        for command, given in GUESSES:
            await person.type(command, **given)
            yield f"{command} {given}", everything(person.screen)
        for command, option in LISTS:
            about = {"about": "rewind"} if command == "risk table vote" else {}
            listed = await person.member.autocomplete(table.channel, command, option, "", **about)
            yield f"{command}, {option}:", "\n".join(str(choice) for choice in listed)
        yield "letters", "\n".join(person.letters)
        async for screen in pressed(table, person):
            yield screen
        yield "read", "\n".join(person.read)
    for message in table.channel.history():
        yield "the channel", everything(message)
        for attached in message.attachments:
            yield "a file in the channel", text_of(await attached.read())


async def pressed(table: Table, person: Person) -> AsyncIterator[tuple[str, str]]:
    """The panel, and what each of the buttons shows that only look."""
    await person.press("play", table.last("play"))
    looks = [key.split(":", 3)[3] for key in keys(person.screen)]
    yield "the panel", everything(person.screen)
    for look in ("orders", "in-play", "hand", "board", "turn", "status"):
        if look in looks:
            await person.press("play", table.last("play"))
            await person.press(look)
            yield f"the panel: {look}", everything(person.screen)


def text_of(file: bytes) -> str:
    """A text file, or the texts in an archive; a picture has none."""
    if zipfile.is_zipfile(io.BytesIO(file)):
        with zipfile.ZipFile(io.BytesIO(file)) as folder:
            return "\n".join(f"{name}\n{folder.read(name).decode()}" for name in folder.namelist())
    try:
        return file.decode()
    except UnicodeDecodeError:
        return ""


async def in_the_program(table: Table, opened: tuple[str, ...]) -> AsyncIterator[tuple[str, str]]:
    """What the program says of the war in words, in either language, and what it draws, lists, counts and keeps."""
    session = await table.session()
    seen, campaign = view(session.state, None), session.state.parts[Campaign]
    for language in ("en", "fr"):
        each = words(language, "legacy")
        called = naming(each)
        for topic in all_topics(GAMES["legacy"], opened):
            yield f"rules: {topic}", rules_title(topic, each) + rules_text(topic, each)
        yield "board", "\n".join(board_lines(seen, session.rules, each, called))
        yield "packs", "\n".join(packs(campaign, each, str))
        for topic in topics(session):
            yield "orders", topic_name(topic, each)
        yield "history", "\n".join(history(campaign, each, str, {}))
        yield "world", world_text(campaign, each, str)
        if page := whole_history(campaign, each, "Campaign 1", str, {}):
            yield "history as a front", history_front([FrontTexts(page, "", "", (), (), "")], "")
            yield "history as a picture", repr(page)
        for option in GAMES["legacy"].options:
            yield "options", option_name(option.name, each) + option_description(option.name, each, "legacy")
            for choice in option.choices:
                yield "choices", choice_name(option.name, choice, each) + choice_description(option.name, choice, each)
    yield "condition kinds", str(condition_kinds(session.rules, session.state))
    yield "policies", json.dumps([[*session.rules.policies(kind, name)] for name, kind in topics(session).items()])
    for number in session.state.unanswered:
        yield "offers", str([(o.action.kind, str(o.fields)) for o in legal(session.rules, session.state, number)])
    yield "the scene", repr(scene_of(seen, session.rules, {}))
    yield "the scene between wars", repr(scene_between(campaign))
    yield "the record", await table.bot.services.games.export(session.table.id)
    yield "what the war begins with", session.table.before
    yield "metrics", exposition(await table.bot._report_health()).decode()
    (risk,) = table.bot.tree.get_commands()
    tree = table.bot.tree
    yield "commands", json.dumps(await risk.get_translated_payload(tree, tree.translator), ensure_ascii=False)  # type: ignore[arg-type]


async def begun(table: Table, opened: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """The fourth war of a campaign with these packs open, some answers into it. Bob reads French."""
    LOCALES[table.bob.id] = "fr"
    secretly(monkeypatch, 3)
    await campaign_begun(table)
    cities = {"peru": City("minor", "Cuzco", "m2"), "japan": City("major", "Edo", "m1")}
    kept = (Signature(1, "m1"), Signature(2, "m2"), Signature(3, "m3"))
    await with_open_packs(table, *opened, game=4, signatures=kept, cities=cities, coins={"egypt": 4})
    await table.bob.type("risk campaign next")
    await free_all_seats(table)
    for person, seat in zip((table.alice, table.bob), SEATS, strict=False):
        await table.quiet()
        await person.press(f"join:{seat}", table.last("join"))
    await table.alice.press("ai", table.last("join"))
    await table.start(table.alice)
    await play_on(table, 8)
    await table.quiet()


BY_ONE = [(label, ("alice", "bob")[at % 2]) for at, label in enumerate(LABELS)]
"""With each pack open in turn, who looks at everything: in English and in French by turns."""
BY_BOTH = [(label, "alice bob") for label in ("none", *LABELS)]


@in_part("label, readers", [*BY_BOTH, *BY_ONE], kept=[BY_BOTH[0], *BY_ONE[-1:]])
async def test_nothing_is_told_of_what_is_shut(
    table: Table, label: str, readers: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    opened = () if label == "none" else (*BEFORE.get(label, ()), label)
    await begun(table, opened, monkeypatch)
    told = [each async for each in in_discord(table, readers)]
    told += [each async for each in in_the_program(table, opened)]
    told.append(("the log", caplog.text))
    leaks = {
        (where, one, word.lower())
        for where, text in told
        for one, stems in spoilers.BY_PACK.items()
        if one not in opened
        for word in spoilers.said_in(text, tuple(stem for stem in stems if stem not in NAMED_BY.get(label, ())))
    }
    assert leaks == set()
    if opened:
        found = {where for where, text in told for _ in spoilers.said_in(text, spoilers.BY_PACK[label])}
        assert len(found) >= 5, found
