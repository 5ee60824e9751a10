"""Votes: a card in the channel, private ballots, and the result carried out at once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from support.godstorm.position import turn_of_cards
from support.tables.simkit import called, keys, text_of
from support.tables.tables import Table
from support.tables.voting import begun, channel, later, three, turns_played, votes

from bot.game.progress import dump_state
from bot.game.vote_rules import REWIND
from bot.services.voting.turn_starts import TurnStart, turn_starts
from bot.services.voting.votes import note_of
from bot.store.models import ENDED, Vote
from bot.store.rewind_points import RewindPoint
from bot.ui.commands.moments import find_moments, moment_of
from bot.ui.interaction.request import Request
from bot.ui.screens.open_votes import turn_named
from bot.words import words
from bot.words.notes import note_text
from rules import Player, ruleset
from rules.author import CardsMoved, NotNow, SeenBefore
from rules.orders import Plan, SeatOrders, write_orders
from rules.records import read_record, verify
from rules.risk import Order
from rules.risk.turn.rounds import Rounds

pytestmark = pytest.mark.usefixtures("no_pictures")
DAYS = 86400


async def test_a_draw_that_everybody_wants_ends_the_game_and_says_so(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    card = table.last("ballot")
    assert "call it a draw?" in text_of(card)
    assert f"Asked by <@{table.alice.id}>." in text_of(card)
    assert f"<@{table.bob.id}> <@{table.carol.id}>, please vote." in text_of(card)
    assert called(card, table.bob) == sorted((table.bob.id, table.carol.id))
    assert "You vote too" in table.alice.text
    assert "Votes so far: 0 of 3." in text_of(card)
    await votes(table, alice="yes", bob="yes", carol="yes")
    session = await table.session()
    assert session.table.state == ENDED
    assert session.state.winners == tuple(seat for seat in session.state.seats if session.state.land.of(seat))
    assert "Peace! Everybody agreed to a draw" in channel(table)
    assert "win together: the table agreed on a draw between all who are still in the game" in text_of(table.newest())
    assert verify(read_record(await table.bot.services.games.export(session.table.id)), ruleset).winners


async def test_one_no_is_enough_against_a_draw_and_nobody_learns_whose(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await votes(table, alice="yes", bob="no")
    open_card = text_of(table.last("ballot"))
    assert "Votes so far: 2 of 3." in open_card
    await votes(table, carol="yes")
    assert (await table.session()).state.winners is None
    assert "No draw: 2 of 3 said yes" in channel(table)
    shown = channel(table)
    assert not any(f"{person.member.name} said" in shown for person in table.people.values())
    session = await table.session()
    kept = await table.bot.store.read(lambda tx: tx.votes.ballots(1))
    assert (kept, session.table.state) == ({}, "running")


async def test_a_ballot_is_told_to_its_voter_alone_and_may_be_changed_until_the_end(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await votes(table, bob="no")
    assert "Your vote: No" in table.bob.text
    before = channel(table)
    await votes(table, bob="no")
    assert "That is already your vote" in table.bob.text
    assert channel(table) == before
    await votes(table, bob="yes")
    assert "Votes so far: 1 of 3." in text_of(table.last("ballot"))
    await votes(table, alice="yes", carol="yes")
    assert (await table.session()).state.winners is not None


async def test_whoever_does_not_sit_there_has_no_vote(table: Table) -> None:
    await three(table)
    await table.dora.type("risk table vote", about="draw")
    assert "You have no seat at this table" in table.dora.text
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    before = channel(table)
    await votes(table, dora="yes")
    assert "You have no seat at this table" in table.dora.text
    assert channel(table) == before


async def test_a_card_whose_vote_is_closed_answers_politely(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table pause")
    await table.quiet()
    old = next(key for key in keys(table.last("ballot")) if ":yes" in key)
    await votes(table, alice="no", bob="no", carol="no")
    assert not any("ballot" in key for message in table.channel.history() for key in keys(message))
    before = channel(table)
    await table.bob.press("play", table.last("play"))
    await table.bob.forge("hand", old)
    assert "This vote is closed" in table.bob.text
    for forged in (
        "r:1:0:ballot:99:yes",
        "r:1:0:ballot:1:perhaps",
        "r:7:0:ballot:1:yes",
        "r:1:0:ballot:1",
        "r:1:0:ballot:x:yes",
    ):
        await table.bob.press("play", table.last("play"))
        await table.bob.forge("hand", forged)
        assert table.bob.text.startswith("The game has moved on"), forged
    assert channel(table) == before


async def test_one_person_among_ais_decides_alone(table: Table) -> None:
    await begun(table, table.alice)
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await votes(table, alice="yes")
    assert (await table.session()).state.winners is not None


async def test_the_same_question_is_asked_once_and_not_again_at_once(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table vote", about="draw")
    await table.bob.type("risk table vote", about="draw")
    assert "is already voting on this" in table.bob.text
    await table.quiet()
    await votes(table, alice="no", bob="yes", carol="yes")
    await table.bob.type("risk table vote", about="draw")
    assert "has just said no" in table.bob.text


async def test_silence_is_no_consent_to_a_draw(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await votes(table, alice="yes", bob="yes")
    await later(table, 3 * DAYS)
    assert "No draw: 2 of 3 said yes" in channel(table)
    assert (await table.session()).state.winners is None


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"about": "draw"}, "No draw: nobody said yes, and it takes everybody."),
        ({"about": "rewind", "to": "1"}, "The game doesn't go back: nobody said yes"),
        ({"about": "replacement", "seat": "black"}, "Nobody voted. The caretaker plays Black until"),
    ],
)
async def test_a_vote_that_nobody_answered_says_so(table: Table, asked: dict[str, str], answer: str) -> None:
    await three(table)
    await turns_played(table, 2)
    await table.alice.type("risk table vote", **asked)
    await table.quiet()
    await later(table, 3 * DAYS)
    assert answer in channel(table)


async def test_a_vote_survives_a_restart(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await votes(table, alice="yes", bob="yes")
    await table.restart()
    await votes(table, carol="yes")
    assert (await table.session()).state.winners is not None


async def test_should_the_program_stop_right_after_the_last_ballot_the_timer_still_closes_the_vote(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await three(table)
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await votes(table, alice="yes", bob="yes")

    async def stopped(timer: object) -> None:
        raise OSError("the plug is pulled")

    monkeypatch.setattr(table.bot.services.votes, "close", stopped)
    await votes(table, carol="yes")
    await table.restart()
    await later(table, 1)
    assert (await table.session()).state.winners is not None


# ---- a pause


async def test_a_paused_game_takes_no_answer_until_more_than_half_go_on(table: Table) -> None:
    await three(table)
    await table.alice.type("risk table pause")
    await table.quiet()
    await votes(table, alice="yes", carol="no", bob="yes")
    assert "Game paused: 2 of 3 said yes" in channel(table)
    session = await table.session()
    assert session.table.paused is not None
    before, waiting = session.table.seq, session.list_waiting()[0]
    player = next(person for person in table.people.values() if person.id == waiting.person)
    await player.type("risk deploy", where=session.state.land.of(waiting.decision.player)[0], count=1)
    assert "The table paused the game <t:" in player.text
    await player.type("risk wait")
    assert "Nobody plays and no deadline runs" in player.text
    assert "caretaker" not in player.text
    assert await table.bot.services.timeouts.deadlines(session.table) == {}
    assert (await table.session()).table.seq == before
    await later(table, 5 * DAYS)
    assert (await table.session()).table.seq == before
    await player.press("play", table.last("play"))
    assert "paused the game" in player.text
    assert {key.split(":")[3] for key in keys(player.screen)} == {"resume", "hand", "status", "orders", "turn"}
    await table.carol.press("play", table.last("play"))
    await table.carol.press("resume")
    await table.quiet()
    assert "go on?" in text_of(table.last("ballot"))
    await table.bob.press("play", table.last("play"))
    await table.bob.press("resume")
    assert "is already voting on this" in table.bob.text
    await votes(table, alice="yes", bob="no", carol="yes")
    assert "The game goes on" in channel(table)
    assert (await table.session()).table.paused is None
    await table.carol.press("play", table.last("play"))
    await table.carol.forge("hand", "r:1:0:resume")
    assert "The game has moved on" in table.carol.text


async def test_a_vote_that_is_decided_ends_without_who_is_away(table: Table) -> None:
    """Two of three are more than half. A draw waits for all: its end would say who is against it."""
    await three(table)
    await table.alice.type("risk table vote", about="draw")
    await votes(table, alice="yes", bob="no")
    assert "No draw" not in channel(table)
    await table.alice.type("risk table pause")
    await votes(table, alice="yes")
    assert (await table.session()).table.paused is None
    await votes(table, bob="yes")
    assert "Your vote: Yes. The vote is now closed." in table.bob.text
    assert "Game paused: 2 of 3 said yes" in channel(table)
    assert (await table.session()).table.paused is not None
    await table.carol.type("risk table pause")
    await votes(table, bob="yes", carol="yes")
    assert (await table.session()).table.paused is None


# ---- rewinding


@pytest.mark.usefixtures("same_dice")
async def test_a_table_goes_back_to_the_beginning_of_a_turn(table: Table) -> None:
    await three(table)
    await turns_played(table, 6)
    session = await table.session()
    drawn, before = session.state.draws, session.state.zone("adventures").cards
    await table.alice.type("risk table vote", about="rewind", to="1.4")
    await table.quiet()
    card = text_of(table.last("ballot"))
    assert "Vote: back to round 1, " in card
    assert "Everything since then is undone, 2 later turns included." in card
    await votes(table, alice="yes", bob="yes", carol="yes")
    after = await table.session()
    assert after.table.turn == 4
    assert after.state.draws > drawn
    assert after.state.zone("adventures").cards != before
    assert "The game goes back to round 1, " in channel(table)
    assert "'s turn: 3 of 3 said yes, nobody said no." in channel(table)
    assert "All hidden piles are reshuffled" in channel(table)
    await table.alice.type("risk undo")
    assert "You have no move to undo" in table.alice.text
    await table.bot.services.games.end(after.table.id, table.alice.id)
    proof = verify(read_record(await table.bot.services.games.export(after.table.id)), ruleset)
    assert proof.recomputed
    assert proof.untold == 0


async def test_going_back_ends_a_plan_under_way_and_tells_what_was_seen_since(table: Table) -> None:
    await three(table)
    await turns_played(table, 4)
    session = await table.session()
    steps = await table.bot.services.games.steps(session.table.id, 1)
    drawn = {
        (seat, card)
        for step in steps
        for event in step.events
        if isinstance(event, CardsMoved) and event.source == "adventures"
        for seat in event.seen
        for card in event.cards
    }
    seat, halted = session.seat_held_by(table.alice.id), SeatOrders(plan=Plan((), NotNow("", "")))
    number = session.table.id
    await table.bot.store.transact(lambda tx: tx.tables.save_orders(number, seat, write_orders(halted)))
    table.bot.services.games._runner.drop(number)
    with_plan = (await table.session()).orders[seat]
    await table.alice.type("risk table vote", about="rewind", to="1")
    await table.quiet()
    await votes(table, alice="yes", bob="yes", carol="yes")
    after = await table.session()
    assert with_plan.plan is not None
    assert after.orders[after.seat_held_by(table.alice.id)].plan is None
    (last,) = [
        step
        for step in await table.bot.services.games.steps(after.table.id, session.table.seq + 1)
        if step.by == "rewind"
    ]
    told = {card for event in last.events if isinstance(event, SeenBefore) for card in event.cards}
    back = {card for _, card in drawn if card in after.state.zone("adventures").cards}
    assert back <= told
    assert not back or "Back in the Adventure deck, already seen by" in channel(table)


async def test_one_objection_keeps_the_game_where_it_is(table: Table) -> None:
    await three(table)
    await turns_played(table, 4)
    seq = (await table.session()).table.seq
    await table.alice.type("risk table vote", about="rewind", to="1.2")
    await table.quiet()
    await votes(table, alice="yes", bob="yes", carol="no")
    assert "The game doesn't go back: somebody said no" in channel(table)
    assert (await table.session()).table.seq == seq


@pytest.mark.parametrize("to", ["0", "-1", "99", "#0", "#99999", "yesterday", "1" * 40, ""])
async def test_nothing_lies_before_the_beginning(table: Table, to: str) -> None:
    await three(table)
    await turns_played(table, 3)
    before = channel(table)
    await table.alice.type("risk table vote", about="rewind", to=to)
    await table.quiet()
    assert ("can't go back there" if to else "Pick how far back") in table.alice.text
    assert channel(table) == before


async def test_the_list_of_moments_names_turns_and_what_everybody_saw(table: Table) -> None:
    await three(table)
    await turns_played(table, 3)
    found = await table.alice.member.autocomplete(table.channel, "risk table vote", "to", "", about="rewind")
    names = [choice["name"] for choice in found]
    first = (await table.session()).state.parts[Order].first.capitalize()
    assert f"Round 1: {first}'s turn begins" in names
    assert any(name.startswith("Before: ") for name in names)
    assert len(set(names)) == len(names)


async def test_a_moment_is_meant_by_the_line_that_names_it(table: Table) -> None:
    await three(table)
    await turns_played(table, 3)
    found = await table.alice.member.autocomplete(table.channel, "risk table vote", "to", "", about="rewind")
    typing: Any = SimpleNamespace(client=table.bot, user=table.alice.member, channel_id=table.channel.id)
    moments = await find_moments(Request(typing))
    assert len(found) >= 3
    for choice in found:
        assert moment_of(moments, choice["name"]) == moment_of(moments, choice["value"])


def test_an_epoch_that_is_played_twice_names_each_of_its_turns_once() -> None:
    """Time Stands Still in the third epoch: it is the second again, and its turns are counted on."""
    before = turn_of_cards("", epoch=2, parts=(Rounds(1),))
    card = turn_of_cards("time_stands_still", epoch=3, parts=(Rounds(2),))
    again = turn_of_cards("time_stands_still", epoch=3, parts=(Rounds(2),)).invoke("time_stands_still")
    snapshots = {at: dump_state(game.state) for at, game in enumerate((before, card, again))}
    points = [RewindPoint(at + 1, at + 1) for at in snapshots]
    starts = turn_starts(card.rules, points, snapshots)
    assert [(start.round, start.place, start.again) for start in starts] == [(2, 1, False), (3, 1, False), (2, 2, True)]


@pytest.mark.parametrize(
    ("language", "title", "note"),
    [
        ("en", "Vote: back to epoch 2, Blue's second turn?", "The game goes back to epoch 2, Blue's second turn"),
        ("fr", "Vote\u00a0: revenir à l’époque 2, second tour de Bleu\u00a0?", "La partie revient à l’époque 2"),
    ],
)  # fmt: skip
def test_a_card_and_its_note_say_that_a_turn_is_the_seats_second(language: str, title: str, note: str) -> None:
    spoken, vote = words(language, "godstorm"), Vote(1, 1, REWIND, "", 9, 3, 1, 1, outcome="yes", counts={"yes": 3})
    to = TurnStart(RewindPoint(9, 3), 2, 2, Player("blue"), again=True)
    assert spoken.say("vote-title-rewind", **turn_named(to, spoken)) == title
    assert note_text(note_of(vote, (1, 2, 3), to), spoken).startswith(note)
