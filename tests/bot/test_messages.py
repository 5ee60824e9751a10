"""The stored form of messages: rows of before are read, and what is written now stands in them as it always did."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages import (
    KINDS,
    PRIVATE,
    BoardPost,
    CloseThread,
    DirectNote,
    EndPost,
    HandMessage,
    Invite,
    LobbyCard,
    MakeThread,
    Message,
    Note,
    OfferCard,
    RecordMessage,
    Reminder,
    SealPost,
    SeatList,
    SentText,
    ShowInThread,
    Story,
    VoteCard,
)

GREEN_TURN: dict[str, Any] = {
    "first": 3,
    "last": 5,
    "turn": 2,
    "to": 2,
    "seat": "green",
    "begun": True,
    "by_hand": True,
}
STORED: list[tuple[dict[str, Any], Message]] = [
    (GREEN_TURN, Story(3, 5, 2, 2, "green", begun=True, by_hand=True)),
    (
        {**GREEN_TURN, "seat": "", "begun": False, "by_hand": False, "between": True},
        Story(3, 5, 2, 2, "", begun=False, by_hand=False, between=True),
    ),
    ({**GREEN_TURN, "rewind": True}, Story(3, 5, 2, 2, "green", begun=True, by_hand=True, rewind=True)),
    (
        {**GREEN_TURN, "ends": ["pack_3", "pack_1"], "after": "pack_2", "continued": True},
        Story(3, 5, 2, 2, "green", True, True, ends=("pack_3", "pack_1"), after="pack_2", continued=True),
    ),
    (
        {**GREEN_TURN, "untold": {**GREEN_TURN, "first": 5, "continued": True}},
        Story(3, 5, 2, 2, "green", True, True, untold=Story(5, 5, 2, 2, "green", True, True, continued=True)),
    ),
    ({"first": 3, "last": 5, "turn": 2}, SentText(3, 5, 2)),
    ({"label": "pack_3", "step": 9}, SealPost("pack_3", 9)),
    ({"label": "pack_3"}, SealPost("pack_3")),
    ({}, LobbyCard()),
    ({"call": [7]}, LobbyCard((7,))),
    ({"fresh": True}, LobbyCard(fresh=True)),
    ({"call": [7], "waiting": [7, 8], "fresh": True}, BoardPost((7,), (7, 8), fresh=True)),
    ({"call": [], "waiting": [], "fresh": True, "map": False}, BoardPost((), (), fresh=True, with_map=False)),
    ({"vote": 4, "call": [7, 8]}, VoteCard(4, (7, 8))),
    ({"vote": 4, "call": [], "in": 99}, VoteCard(4, (), 99)),
    ({"seat": "red", "call": []}, OfferCard("red", ())),
    ({"seat": "red", "call": [7], "fresh": True}, OfferCard("red", (7,), fresh=True)),
    ({"again": False}, SeatList(again=False)),
    ({}, EndPost()),
    ({"fresh": False}, EndPost(fresh=False)),
    (
        {
            "person": 7,
            "seat": "red",
            "whole": False,
            "new": [["tales:red", "lembas", "green"]],
            "asks": True,
            "missed": [["declared", "ambush"]],
        },
        HandMessage(7, "red", False, (("tales:red", "lembas", "green"),), True, (("declared", "ambush"),)),
    ),
    ({"person": 7}, Reminder(7)),
    ({"person": 7, "until": 1_700_000_000}, RecordMessage(7, 1_700_000_000)),
    ({"note": "rests"}, Note("rests")),
    (
        {"note": "reminder", "seat": "red", "until": "<t:1:R>", "silent": True},
        Note("reminder", "red", values={"until": "<t:1:R>"}, silent=True),
    ),
    ({"note": "pace", "pace": "calm", "by": "<@7>"}, Note("pace", pace="calm", values={"by": "<@7>"})),
    (
        {"note": "time-up-once", "seat": "red", "topic": "to-defend", "policy": "first"},
        Note("time-up-once", "red", topic="to-defend", policy="first"),
    ),
    (
        {"note": "seats-drawn", "given": [[7, "red"], [None, "blue"]]},
        Note("seats-drawn", given=((7, "red"), (None, "blue"))),
    ),
    (
        {"note": "reward-taken", "by": "<@7>", "answer": {"kind": "found-city", "name": "Edo"}},
        Note("reward-taken", answer={"kind": "found-city", "name": "Edo"}, values={"by": "<@7>"}),
    ),
    (
        {
            "note": "vote-rewind-yes",
            "yes": 3,
            "no": 0,
            "voters": 4,
            "round": 2,
            "seat": "red",
            "again": "yes",
            "in": 99,
        },
        Note(
            "vote-rewind-yes",
            "red",
            values={"yes": 3, "no": 0, "voters": 4, "round": 2, "again": "yes"},
            channel=99,
        ),
    ),
    (
        {"person": 7, "note": "next-up", "seat": "red", "channel": "<#5>"},
        DirectNote("next-up", "red", values={"channel": "<#5>"}, person=7),
    ),
    (
        {"note": "thread-invite", "game": "Risk", "number": "3", "host": "<@7>", "in": 99},
        Invite("thread-invite", values={"game": "Risk", "number": "3", "host": "<@7>"}, channel=99),
    ),
    ({"do": "make"}, MakeThread()),
    ({"do": "make", "message": 98}, MakeThread(98)),
    ({"do": "show", "state": "playing"}, ShowInThread("playing")),
    ({"do": "close", "thread": 97}, CloseThread(97)),
]
"""Rows as the bot wrote them when they were dicts, with the messages that they are."""


def stored_names(message: Message) -> set[str]:
    """The kinds that read this message: its own."""
    return {kind for kind, root in KINDS.items() if isinstance(message, root)}


@pytest.mark.parametrize(("payload", "message"), STORED, ids=lambda value: getattr(type(value), "kind", None) or "")
def test_a_row_of_before_is_read_and_written_again_as_it_was(payload: dict[str, Any], message: Message) -> None:
    assert KINDS[message.kind].read(payload) == message
    assert type(KINDS[message.kind].read(payload)) is type(message)
    assert message.payload() == payload
    assert stored_names(message) == {message.kind}


def test_every_kind_of_message_has_a_row_of_before() -> None:
    assert {message.kind for _, message in STORED} == set(KINDS)


def test_the_stored_kinds_stay() -> None:
    assert set(KINDS) == {
        *("tell", "board", "dm", "lobby", "end", "note", "list", "vote", "offer", "word", "reminder"),
        *("invite", "thread", "record", "seal"),
    }
    assert set(PRIVATE) == {"dm", "word", "reminder", "record"}


def test_a_hand_message_of_before_is_about_the_whole_hand() -> None:
    assert KINDS["dm"].read({"person": 7, "seat": "red"}) == HandMessage(7, "red", whole=True)


def test_what_a_later_program_adds_to_a_row_does_not_stop_its_message() -> None:
    assert KINDS["board"].read({"call": [], "waiting": [], "fresh": True, "new": 1}) == BoardPost((), (), fresh=True)


OVER: list[tuple[Message, Message, Message | None]] = [
    (BoardPost((7, 8), (7, 8), True), BoardPost((), (8,), False), BoardPost((8,), (8,), True)),
    (BoardPost((), (), False), BoardPost((), (), True, False), BoardPost((), (), True)),
    (BoardPost((), (), True, False), BoardPost((), (), True, False), BoardPost((), (), True, False)),
    (LobbyCard((7,)), LobbyCard(fresh=True), LobbyCard((7,), fresh=True)),
    (LobbyCard((7,)), LobbyCard((8,)), LobbyCard((8,))),
    (EndPost(), EndPost(fresh=False), EndPost()),
    (EndPost(fresh=False), EndPost(fresh=False), EndPost(fresh=False)),
    (VoteCard(4, (7,)), VoteCard(4, (8,)), VoteCard(4, (7, 8))),
    (VoteCard(4, (7,)), VoteCard(5, (8,)), None),
    (OfferCard("red", (7,), fresh=True), OfferCard("red", ()), OfferCard("red", (7,))),
    (OfferCard("red", ()), OfferCard("blue", ()), None),
    (Note("rests"), Note("rests"), None),
    (HandMessage(7, "red", asks=True), HandMessage(8, "red"), HandMessage(8, "red")),
    (HandMessage(7, "red"), HandMessage(7, "blue"), None),
    (
        HandMessage(7, "red", False, (("tales", "a", ""),), missed=(("w", "a"),)),
        HandMessage(7, "red", False, (("tales", "a", ""), ("tales", "b", "")), asks=True),
        HandMessage(7, "red", False, (("tales", "a", ""), ("tales", "b", "")), asks=True, missed=(("w", "a"),)),
    ),
    (
        HandMessage(7, "red", False, (("tales", "a", ""),)),
        HandMessage(7, "red", True),
        HandMessage(7, "red", True),
    ),
]
"""An unsent message, a new one, and what is sent in place of both (None: both are sent)."""


@pytest.mark.parametrize(("unsent", "message", "sent"), OVER)
def test_a_new_message_says_what_an_unsent_one_adds_to_it(unsent: Any, message: Any, sent: Message | None) -> None:
    assert message.over(unsent) == sent


def test_only_messages_to_one_person_have_a_recipient() -> None:
    for _, message in STORED:
        assert (message.recipient == 7) is message.private
        assert message.is_elsewhere is (message.private or message.channel is not None)
