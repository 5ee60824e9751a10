"""From the lobby to the first turn: what each adds to the dice, the list that is posted before anything is drawn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from support.processes.fake_relay import FakeRelay
from support.tables.broken_channel import forbid, row
from support.tables.simkit import Person, at_the_same_time, keys, text_of
from support.tables.tables import Table
from support.tables.voting import begun

from bot.game.lobby import options_code
from bot.messages import SeatList
from bot.services.starts import StartService
from bot.store.models import BARRED, STARTING
from bot.store.outbox import OutboxMessages
from rules.classic import CLASSIC
from rules.records import QUICKNET, Round, read_record


async def filled(table: Table, game: str = "lotr", **options: str) -> None:
    """A lobby of Alice, its host, in green, and Bob in red."""
    await table.alice.type(f"risk new {game}", setup="dealt", **options)
    await table.alice.press("join:green", table.last("join"))
    await table.bob.press("join:red", table.last("join"))


async def write_word(person: Person, table: Table, word: str) -> Any:
    """Press *Write a word* under *Fair dice* and send the form in."""
    await person.press("fair-dice", table.last("join"))
    return await person.fill("word", word=word)


def lists(table: Table) -> list[str]:
    """The lists of seats in the channel."""
    return [text_of(message) for message in table.channel.history() if "starts\n" in text_of(message)]


async def proofs(table: Table) -> list[str]:
    """The files of the lists of seats in the channel."""
    return [
        (await one.read()).decode()
        for message in table.channel.history()
        for one in message.attachments
        if one.filename.startswith("fair-dice")
    ]


async def adds(table: Table, seat: str) -> str:
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    return lobby.seats[seat].contribution  # type: ignore[index]


async def drawn(table: Table) -> int:
    steps = await table.bot.store.read(lambda tx: tx.steps.between(1, 0, 10**6))
    return sum(len(step.draws) for step in steps)


async def test_fair_dice_shows_what_each_adds_and_the_card_words_alone(table: Table) -> None:
    """A number says nothing beside a name; whoever wants to check it finds it."""
    await filled(table)
    card, number = text_of(table.last("join")), await adds(table, "green")
    assert f"**Green** – <@{table.alice.id}>\n" in card
    assert number.isdecimal()
    assert len(number) > 15, "Discord's number of the press"
    assert number not in card
    await table.eve.press("fair-dice", table.last("join"))
    assert f"1. Green: adds {number}" in table.eve.text
    assert not any(":word" in key for key in keys(table.eve.screen)), "she has no seat"
    await write_word(table.alice, table, "Mellon *ami*")
    assert r"1. Green: adds the word “Mellon \*ami\*”" in table.alice.text
    assert r"· word: “Mellon \*ami\*”" in text_of(table.last("join"))
    await write_word(table.alice, table, "none")
    assert "1. Green: adds the word “none”" in table.alice.text, "it is a word like any other"
    assert "· word: “none”" in text_of(table.last("join"))


async def test_the_form_says_that_a_word_is_public_for_ever(table: Table) -> None:
    await filled(table)
    await table.alice.press("fair-dice", table.last("join"))
    opened = await table.alice.member.click(
        table.alice.screen, custom_id=next(k for k in keys(table.alice.screen) if ":word" in k)
    )
    shown = str(opened.modal.payload if hasattr(opened.modal, "payload") else opened.modal)
    assert "Public for good" in shown
    assert "even after /risk me forget" in shown


@pytest.mark.parametrize("word", ["@everyone", "<@1001>", "   "])
async def test_a_word_that_mentions_is_refused_and_changes_nothing(table: Table, word: str) -> None:
    await filled(table)
    before = await adds(table, "green")
    await write_word(table.alice, table, word)
    assert "1 to 32 letters or signs" in table.alice.text
    assert not any(":play" in key for key in keys(table.alice.screen)), "there is no panel to go back to"
    assert await adds(table, "green") == before


async def test_only_who_sits_there_has_a_word(table: Table) -> None:
    await filled(table)
    await table.alice.press("fair-dice", table.last("join"))
    own = table.alice.screen
    await table.alice.press("leave", table.last("join"))
    await table.alice.press("word", own)
    assert table.alice.text == "Take a seat first."


async def test_leaving_and_joining_again_brings_the_same_back(table: Table) -> None:
    await filled(table)
    before = await adds(table, "green")
    await table.alice.press("leave", table.last("join"))
    await table.alice.press("join:yellow", table.last("join"))
    assert await adds(table, "yellow") == before
    await write_word(table.alice, table, "Mellon")
    await table.alice.press("leave", table.last("join"))
    await table.alice.press("join:green", table.last("join"))
    assert "word: “Mellon”" in text_of(table.last("join"))


async def test_the_list_names_seats_contributions_options_and_the_hash(table: Table) -> None:
    """It stands in the channel, calls nobody, and stands there once, before the first line of the game.

    What nobody reads stands in its file, which everybody can keep.
    """
    await filled(table)
    await write_word(table.bob, table, "Mellon")
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    await table.start(table.alice)
    (listed,), (proof,) = lists(table), await proofs(table)
    assert f"1. **Green** – <@{table.alice.id}>\n2. **Red** – <@{table.bob.id}> · word: “Mellon”" in listed
    assert "Trilogy" in listed
    assert not re.search(r"\w{16}", re.sub(r"<@\d+>", "", listed))
    assert f"1. Green: adds {lobby.seats['green'].contribution}\n2. Red: adds the word “Mellon”\n" in proof  # type: ignore[index]
    assert lobby.commitment in proof
    assert lobby.options_code in proof
    assert "edition=trilogy" in proof.splitlines()
    kinds = await table.bot.store.read(lambda tx: [tx.outbox.get(n).kind for n in range(1, 20) if tx.outbox.get(n)])  # type: ignore[union-attr]
    assert kinds.count(SeatList.kind) == 1
    assert kinds.index(SeatList.kind) < kinds.index("tell")
    session = await table.session()
    assert [session.seats[seat].contribution for seat in session.setting.seats] == [
        lobby.seats["green"].contribution,  # type: ignore[index]
        "Mellon",
    ]


async def test_two_who_press_start_at_once_post_one_list_and_begin_one_game(table: Table) -> None:
    await filled(table)
    card = table.last("start")
    key = next(key for key in keys(card) if ":start" in key)
    with at_the_same_time(table.env):
        for person in (table.alice, table.bob, table.alice):
            await person.member.click(card, custom_id=key)
    await table.env.settle()
    await table.quiet()
    assert len(lists(table)) == 1
    assert (await table.session()).table.state == "running"
    assert len([m for m in table.channel.history() if any(":play" in k for k in keys(m))]) == 1


async def test_in_a_channel_where_the_bot_may_not_write_nothing_is_drawn_until_it_may(table: Table) -> None:
    await filled(table)
    forbid(table, "send_messages")
    await table.alice.press("start", table.last("start"))
    await table.env.settle()
    assert ((await row(table)).state, (await row(table)).parked) == (STARTING, BARRED)
    await table.bob.press("leave", table.last("leave"))
    assert "The game is starting" in table.bob.text
    assert await drawn(table) == 0
    await table.restart()
    assert (await row(table)).state == STARTING
    assert await drawn(table) == 0
    forbid(table)
    await table.quiet()
    assert len(lists(table)) == 1
    assert (await table.session()).table.state == "running"


async def test_where_discord_refuses_the_list_the_table_is_a_lobby_again_and_says_why(table: Table) -> None:
    await filled(table)
    table.env.inject_error(
        "POST", f"/channels/{table.channel.id}/messages", status=400, code=50035, message="Invalid Form Body", times=1
    )
    await table.alice.press("start", table.last("start"))
    await table.env.settle()
    assert "Discord refused the list of seats (error 50035)" in "\n".join(text_of(m) for m in table.channel.history())
    assert await drawn(table) == 0
    await table.carol.press("join:yellow", table.last("join"))
    await table.dora.press("join:black", table.last("join"))
    await table.start(table.bob)
    assert len(lists(table)) == 1
    assert (await table.session()).setting.seats == ("green", "red", "yellow", "black")


async def test_killed_as_the_list_is_posted_it_stands_once_and_the_game_begins(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program dies between Discord's taking the list and its writing so."""

    def dies(*_: Any) -> None:
        raise RuntimeError("killed")

    await filled(table)
    with monkeypatch.context() as killed:
        killed.setattr(OutboxMessages, "add_posted", dies)
        await table.alice.press("start", table.last("start"))
        await table.bot.outbox.wait_until_sent()
    assert len(lists(table)) == 1
    assert (await row(table)).state == STARTING
    assert await drawn(table) == 0
    await table.env.advance_time(600)
    await table.restart()
    await table.quiet()
    assert len(lists(table)) == 1
    assert (await table.session()).table.state == "running"


async def test_killed_before_the_game_begins_it_begins_at_the_next_start(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program dies between writing that the list stands and drawing the first die."""

    async def dies(*_: Any) -> None:
        raise RuntimeError("killed")

    await filled(table)
    with monkeypatch.context() as killed:
        killed.setattr(StartService, "_write", dies)
        await table.alice.press("start", table.last("start"))
        await table.env.settle()
        assert (await row(table)).state == STARTING
        assert await drawn(table) == 0
        await table.bot.close()
    await table.restart()
    await table.quiet()
    assert len(lists(table)) == 1
    assert (await table.session()).table.state == "running"


async def test_a_word_outlives_the_wish_to_be_forgotten_without_the_name(table: Table) -> None:
    await filled(table)
    await write_word(table.bob, table, "Mellon")
    await table.start(table.alice)
    await table.bob.type("risk me forget")
    await table.bob.press("forget")
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    export = await table.bot.services.games.export(1)
    assert read_record(export).head.contributions[1] == "Mellon"
    assert str(table.bob.id) not in export
    assert await table.bot.store.read(lambda tx: tx.tables.contribution(1, table.bob.id)) == ""


async def test_who_is_forgotten_while_the_game_starts_leaves_the_list_as_it_was(table: Table) -> None:
    await filled(table)
    await write_word(table.bob, table, "Mellon")
    forbid(table, "send_messages")
    await table.alice.press("start", table.last("start"))
    await table.env.settle()
    await table.bob.type("risk me forget")
    await table.bob.press("forget")
    forbid(table)
    await table.quiet()
    (listed,) = lists(table)
    assert "2. **Red** – AI, normal · word: “Mellon”" in listed
    assert str(table.bob.id) not in listed
    session = await table.session()
    assert session.seats["red"].ai  # type: ignore[index]
    assert session.seats["red"].contribution == "Mellon"  # type: ignore[index]


# ---- the order of seats


async def three(table: Table, **options: str) -> None:
    """Classic with red, blue and green, taken in the order blue, green, red."""
    await table.alice.type("risk new classic", setup="dealt", mode="conquest", **options)
    for person, seat in ((table.alice, "blue"), (table.bob, "green"), (table.carol, "red")):
        await person.press(f"join:{seat}", table.last("join"))


async def test_seats_play_as_they_joined(table: Table) -> None:
    await three(table)
    assert "Around the table: Blue, Green, Red. Blue is the General, who deals the cards." in text_of(
        table.last("join")
    )
    await table.start(table.alice)
    assert (await table.session()).state.seats == ("blue", "green", "red")
    assert "1. **Blue**" in lists(table)[0]


async def test_the_host_arranges_the_seats_and_so_who_is_general(table: Table) -> None:
    await three(table, seating="arranged")
    await table.bob.press("options", table.last("options"))
    assert not [key for key in keys(table.bob.screen) if ":first-seat" in key]
    await table.alice.press("options", table.last("options"))
    for seat in ("green", "red"):
        await table.alice.choose("first-seat", seat)
    assert "Around the table: Red, Green, Blue. Red is the General, who deals the cards." in text_of(table.last("join"))
    await table.dora.press("join:yellow", table.last("join"))
    await table.start(table.alice)
    assert (await table.session()).state.seats == ("red", "green", "blue", "yellow")


async def test_the_order_of_joining_is_kept_beside_the_arranged_one(table: Table) -> None:
    await three(table, seating="arranged")
    await table.alice.press("options", table.last("options"))
    await table.alice.choose("first-seat", "red")
    await table.alice.choose("option", "seating")
    await table.alice.choose("choice:seating", "joined")
    assert "Around the table: Blue, Green, Red." in text_of(table.last("join"))


async def test_lots_are_drawn_told_and_recomputed(table: Table) -> None:
    await three(table, seating="lot")
    assert "I draw the seats at the start. The first one drawn is the General, who deals the cards." in text_of(
        table.last("join")
    )
    await table.start(table.alice)
    seats = (await table.session()).state.seats
    assert sorted(seats) == ["blue", "green", "red"]
    names = [seat.capitalize() for seat in seats]
    channel = "\n".join(text_of(m) for m in table.channel.history())
    assert f"Around the table: {names[0]}, {names[1]} and {names[2]}." in channel
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()
    record = read_record(await table.bot.services.games.export(1))
    assert [draw.size for draw in record.lines[0].draws[:2]] == [3, 2]
    assert dict(record.head.setting.options)["seating"] == "lot"


async def test_good_and_evil_sit_in_turn_whoever_is_put_first(table: Table) -> None:
    await table.alice.type("risk new lotr", setup="dealt", seating="arranged")
    for person, seat in zip(table.people.values(), ("green", "yellow", "black", "red"), strict=False):
        await person.press(f"join:{seat}", table.last("join"))
    assert "Around the table: Green, Black, Yellow, Red." in text_of(table.last("join"))
    await table.alice.press("options", table.last("options"))
    await table.alice.choose("first-seat", "red")
    assert "Around the table: Red, Green, Black, Yellow." in text_of(table.last("join"))


async def test_a_french_table_starts_in_french(table: Table) -> None:
    await filled(table, language="fr")
    await write_word(table.bob, table, "Mellon")
    await table.start(table.alice)
    channel = "\n".join(text_of(m) for m in table.channel.history())
    assert "mot\u00a0: «\u00a0Mellon\u00a0»" in channel
    assert "Tout ceci est fixé, et rien n’est encore tiré." in channel


# ---- the public beacon


async def test_the_list_names_the_round_and_its_host_alone_may_start_without_it(table: Table) -> None:
    """Where the setting allows it, and only once the table was told that no relay answers."""
    async with FakeRelay() as relay:
        relay.up = False
        starts: Any = table.bot.services.starts
        starts._beacon, starts._uses_beacon, starts._skippable = relay.client, True, True
        await filled(table)
        await table.alice.press("start", table.last("start"))
        await table.env.settle()
        named = (await row(table)).beacon
        assert named is not None
        (listed,) = lists(table)
        due = f"<t:{QUICKNET.time_of(named.number)}:F>"
        assert f"round {named.number} of the public random beacon, due {due}" in listed
        assert f"round {named.number} of the chain {named.chain}, due 20" in (await proofs(table))[0]
        assert await drawn(table) == 0
        while "reach the public beacon" not in "\n".join(text_of(m) for m in table.channel.history()):
            assert not [m for m in table.channel.history() if any(":skip-beacon" in key for key in keys(m))]
            await table.env.advance_time(30)
            await table.quiet()
        await table.bob.press("skip-beacon", table.last("skip-beacon"))
        assert "Only the host" in table.bob.text
        assert await drawn(table) == 0
        await table.alice.press("skip-beacon", table.last("skip-beacon"))
        await table.quiet()
    assert set(relay.asked) == {named.number}
    session = await table.session()
    assert session.table.beacon == Round(named.chain, named.number, skipped=True)


async def test_options_without_effect_cannot_be_exchanged_behind_their_code(table: Table) -> None:
    """Options that do not matter are not on the list, and eight digits of its code are soon found twice: it has all."""
    powers = ("levy", "card", "strike", "turncoat", "reroll", "marches", "walls")

    def code(*regions: str) -> str:
        laid = {f"{power}-region": region for power, region in zip(powers, regions, strict=True)}
        return options_code("classic", CLASSIC.fill_options(laid))

    first = code("gondor", "gondor", "asia_minor", "asia_minor", "sheet", "north_america", "rhun")
    second = code("europa", "haradwaith", "asia", "germania", "north_america", "nowhere", "eriador")
    assert first[:8] == second[:8]
    assert first != second
    await filled(table)
    lobby = await table.bot.services.lobbies.here(table.channel.id)
    await table.start(table.alice)
    assert lobby.options_code in (await proofs(table))[0]
    assert len(lobby.options_code) == len(first)


async def test_the_posted_code_of_the_options_is_that_of_the_record(table: Table) -> None:
    """The post shows only options that matter, the key binds all: their code stands in the post and in the verdict."""
    await begun(table, table.alice, table.bob)
    session = await table.session()
    await table.bot.services.games.end(session.table.id, table.alice.id)
    setting = read_record(await table.bot.services.games.export(session.table.id)).head.setting
    code = options_code(setting.game, dict(setting.options))
    assert code in (await proofs(table))[0]
