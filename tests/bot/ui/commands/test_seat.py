"""Public handovers of seats: in the channel, in the log, on the board."""

from __future__ import annotations

from support.tables.simkit import Person, called, keys, labels, text_of
from support.tables.tables import Table
from support.tables.voting import later

from bot.game.vote_rules import YES
from rules import default


async def begun(table: Table) -> None:
    """Two friends; the first turn has begun."""
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt")


async def who_gives_up_turns_neutral(table: Table, setup: str) -> None:
    """Two friends with the option that conceded armies turn neutral, during the set-up."""
    await table.open(table.alice, table.bob, seats=("green", "red"), setup=setup, chosen={"concede": "neutral"})


def channel(table: Table) -> str:
    """All text in the channel."""
    return "\n".join(text_of(message) for message in table.channel.history())


async def test_a_look_into_another_hand_is_seen_by_all(table: Table) -> None:
    await begun(table)
    await table.alice.type("risk table replace", seat="red", person=table.carol.member)
    await table.alice.press("give-seat")
    await table.quiet()
    line = f"<@{table.carol.id}> now plays Red, by decision of <@{table.alice.id}>."
    assert line in channel(table)
    await table.dora.type("risk log")
    assert line in table.dora.text
    await table.alice.type("risk table replace", seat="green", person=table.bob.member)
    assert "has played Red here" in table.alice.text
    assert (await table.session()).seat_of(table.alice.id) == "green"


async def answered(table: Table) -> Person:
    """Whoever is asked first among Alice, the host, and Bob gives the default answer until Bob has given one."""
    while True:
        session = await table.session()
        waiting = next(each for each in session.list_waiting() if each.person)
        action = default(session.rules, session.state, waiting.number)
        await table.bot.services.games.submit(session.table.id, waiting.person or 0, action, 10**6 + session.table.seq)
        await table.quiet()
        if waiting.person == table.bob.id:
            return table.bob


async def test_whoever_is_there_is_asked_before_a_seat_is_taken(table: Table) -> None:
    """Bob has just played. His no becomes a vote, his yes gives the seat up."""
    await table.begun(table.alice, table.bob, table.carol, seats=("green", "red", "black"), setup="dealt")
    await answered(table)
    seq = (await table.session()).table.seq
    await table.alice.type("risk table replace", seat="red")
    assert f"<@{table.bob.id}> answered within the last 30 minutes and is asked first." in table.alice.text
    await table.alice.press("give-seat")
    await table.quiet()
    assert "I've asked in the channel" in table.alice.text
    assert ((await table.session()).seat_of(table.bob.id), (await table.session()).table.seq) == ("red", seq)
    card = table.last("ballot")
    assert f"<@{table.bob.id}>, <@{table.alice.id}> wants the AI to play Red from now on." in text_of(card)
    assert labels(card) == ["Stay", "Give up the seat"]
    await table.carol.press("ballot:1:yes", card)
    assert "Others are asked first." in table.carol.text
    assert (await table.session()).seats["red"].person == table.bob.id
    await table.bob.press("ballot:1:no", card)
    await table.quiet()
    assert "You keep your seat for now." in table.bob.text
    card = table.last("ballot")
    assert "Vote: should the AI play Red?" in text_of(card)
    assert f"<@{table.bob.id}> loses Red at once." in text_of(card)
    assert f"<@{table.carol.id}>, please vote." in text_of(card)
    assert called(card, table.bob) == [table.carol.id], "a new message calls her"
    assert "Somebody said no, or has played on without an answer. The table votes." in channel(table)
    assert "Votes so far: 1 of 2." in text_of(card), "the host's yes counts, and Bob has no vote"
    await table.bob.press("ballot:2:yes", card)
    assert "You have no vote here" in table.bob.text
    await table.carol.press("ballot:2:yes", card)
    await table.quiet()
    assert (await table.session()).seats["red"].person == table.bob.id, "it stays open to its end"
    await table.alice.type("risk table replace", seat="red", person=table.dora.member)
    await table.alice.press("give-seat")
    assert "already voting on this" in table.alice.text
    await later(table, 7 * 24 * 3600)
    assert (await table.session()).seats["red"].ai
    assert "Red changes hands: 2 of 2 said yes." in channel(table)


async def test_who_agrees_gives_the_seat_up(table: Table) -> None:
    await begun(table)
    await answered(table)
    await table.alice.type("risk table replace", seat="red", person=table.dora.member)
    await table.alice.press("give-seat")
    await table.quiet()
    await table.bob.press("ballot:1:yes", table.last("ballot"))
    await table.quiet()
    assert "You have given up your seat." in table.bob.text
    assert (await table.session()).seats["red"].person == table.dora.id
    assert f"<@{table.dora.id}> now plays Red, by decision of <@{table.alice.id}>." in channel(table)
    assert "It's done: nobody said no." in channel(table)


async def test_another_pace_and_the_end_are_asked_for_in_the_channel(table: Table) -> None:
    """The host reads first who is asked, and then that nothing is done yet."""
    await begun(table)
    await answered(table)
    before = (await table.session()).table
    for command, chosen, sure in (("pace", {"pace": "live"}, "set-pace"), ("end", {}, "end-game")):
        await table.alice.type(f"risk table {command}", **chosen)
        assert f"<@{table.bob.id}> answered within the last 30 minutes and is asked first." in table.alice.text
        await table.alice.press(sure)
        assert "I've asked in the channel" in table.alice.text
    now = (await table.session()).table
    assert (now.pace, now.state) == (before.pace, before.state)


async def test_who_has_not_played_for_half_an_hour_is_not_asked(table: Table) -> None:
    await begun(table)
    await answered(table)
    await table.alice.type("risk table end")
    assert f"<@{table.bob.id}> answered within the last 30 minutes and is asked first." in table.alice.text
    await table.env.advance_time(30 * 60)
    await table.alice.type("risk table end")
    assert "answered within the last" not in table.alice.text
    await table.alice.type("risk table remove", seat="red")
    assert "Nobody plays **Red** from now on" in table.alice.text
    assert "is asked first" not in table.alice.text
    await table.alice.press("give-seat")
    assert (await table.session()).seats["red"].free


async def test_an_empty_seat_on_turn_is_named_until_it_is_filled(table: Table) -> None:
    await begun(table)
    seat = (await table.session()).list_waiting()[0].seat.colour
    await table.alice.type("risk table remove", seat=seat)
    if any("give-seat" in key for key in keys(table.alice.screen)):  # it is Bob's, and not her own
        await table.alice.press("give-seat")
    await table.quiet()
    empty = f"{seat.capitalize()}'s seat is empty. The host can fill it with"
    assert "emptied" in channel(table)
    assert empty in text_of(table.last("play"))
    await table.dora.type("risk wait")
    assert empty in table.dora.text


async def test_giving_up_before_the_first_turn_leaves_the_seat_to_the_ai(table: Table) -> None:
    await who_gives_up_turns_neutral(table, "book")
    await table.bob.type("risk seat concede")
    assert "The AI then plays your regiments on." in table.bob.text
    await table.bob.press("concede")
    await table.quiet()
    assert "The AI" in table.bob.text
    assert "Red gave up. The AI plays that army from now on" in channel(table)


async def test_giving_up_a_neutral_army_says_that_it_only_defends(table: Table) -> None:
    await who_gives_up_turns_neutral(table, "dealt")
    await table.wished(table.alice, table.bob)
    await table.bob.type("risk seat concede")
    assert "Your regiments then only defend." in table.bob.text
    await table.bob.press("concede")
    await table.quiet()
    assert "defends" in table.bob.text
    assert not any(":play" in key for key in keys(table.bob.screen)), "the panel is for those who have a seat"
    told = channel(table)
    assert "Red gave up. That army only defends from now on" in told
    assert told.count("Red gave up.") == 1
    assert not any(again in told for again in ("Red** gave up", "Red gives up", "Red's army turns neutral"))


async def test_nobody_gives_up_at_a_paused_table(table: Table) -> None:
    """The seat stays its player's, so that it turns neutral, as the option says, when the game resumes."""
    await who_gives_up_turns_neutral(table, "dealt")
    await table.wished(table.alice, table.bob)
    await table.alice.type("risk table pause")
    await table.quiet()
    for person in (table.alice, table.bob):
        await person.press(f"ballot:1:{YES}", table.last("ballot"))
    await table.quiet()
    before = await table.session()
    await table.bob.type("risk seat concede")
    await table.bob.press("concede")
    await table.quiet()
    after = await table.session()
    assert "The table paused the game" in table.bob.text
    assert "gave up" not in channel(table)
    assert (after.table.seq, after.seat_of(table.bob.id)) == (before.table.seq, "red")


async def test_options_are_shown_to_a_guest_who_cannot_change_them(table: Table) -> None:
    await table.alice.type("risk new lotr")
    await table.bob.type("risk table options")
    assert "Only the host" in table.bob.text
    assert f"<@{table.alice.id}>" in table.bob.text


async def test_only_a_vacation_that_was_announced_can_end(table: Table) -> None:
    """Only the person without a seat gets a message; the table reads nothing about a return."""
    await begun(table)
    await table.quiet()
    before = len(table.channel.history())
    await table.bob.type("risk seat vacation", days=0)
    await table.quiet()
    assert "You had no vacation planned" in table.bob.text
    assert len(table.channel.history()) == before
