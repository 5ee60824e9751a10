"""The likeliest slips of who uses the rules: each gets one error that says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from re import escape
from typing import Any

import pytest
from msgspec import structs

from rules import (
    GAMES,
    Action,
    Chance,
    NamedDraws,
    Player,
    Refused,
    Seeded,
    Setting,
    State,
    Step,
    Territory,
    Unreadable,
    apply,
    begin,
    default,
    legal,
    position,
    refusal,
    ruleset,
    view,
)
from rules.ai import choose
from rules.author import NoSuchLand
from rules.records import (
    RULES_VERSION,
    Head,
    Record,
    Tampered,
    commitment,
    key_of,
    line_of,
    read_record,
    verify,
    write_record,
)
from rules.risk import Attack, Deploy, Finish

CLASSIC = GAMES["classic"]
SEATS = tuple(map(Player, ("red", "blue", "green")))
SETTING = CLASSIC.setting(SEATS, {"mode": "conquest"})
RULES = ruleset(SETTING)
RED = SEATS[0]
SECRET = b"any secret"
NEXT = str(int(RULES_VERSION) + 1)
"""A version of the rules that is not there yet."""


def fighting() -> Step:
    return position(RULES, "red: alaska:4; blue: kamchatka; green: *", step="combat")


STEP = fighting()
STATE = STEP.state
OFFERS = [*legal(RULES, STATE, 1)]
RECRUITING = position(RULES, "red: alaska:4; blue: kamchatka; green: *", step="reinforcement").state
FINISH = Finish(1, RED)
NO_DICE = NamedDraws()


def first(among: range) -> int:
    return among[0]


SLIPS: dict[str, tuple[Callable[[], Any], str]] = {
    "a step for the state, in apply": (
        lambda: apply(RULES, STEP, FINISH, NO_DICE),
        "state: expected a State, such as step.state; got a Step",
    ),
    "a step for the state, in legal": (lambda: next(legal(RULES, STEP, 1)), "state: expected a State"),
    "a step for the state, in default": (lambda: default(RULES, STEP, 1), "state: expected a State"),
    "a step for the state, in refusal": (lambda: refusal(RULES, STEP, FINISH), "state: expected a State"),
    "a step for the state, in view": (lambda: view(STEP, RED), "state: expected a State"),
    "a setting for the rules": (
        lambda: begin(SETTING, NO_DICE),
        "rules: expected a Ruleset, such as ruleset(setting); got a Setting",
    ),
    "a game for the rules": (lambda: position(CLASSIC, "red: *"), "rules: expected a Ruleset"),
    "a name for the rules": (lambda: apply("classic", STATE, FINISH, NO_DICE), "rules: expected a Ruleset"),
    "a name for the setting": (
        lambda: ruleset("classic"),
        "setting: expected a Setting, such as GAMES['classic'].setting(seats); got a str",
    ),
    "no chance": (lambda: begin(RULES, None), "chance: expected a Chance, such as Seeded(b'any secret'); got None"),
    "Python's random numbers": (lambda: begin(RULES, Random(1)), "chance: expected a Chance"),
    "a text for the key": (lambda: Seeded("any secret"), "key: expected bytes, such as b'any secret'; got a str"),
    "a number for the key": (lambda: Seeded(1), "key: expected bytes, such as b'any secret'; got an int"),
    "a dict for the action": (
        lambda: apply(RULES, STATE, {"kind": "finish"}, NO_DICE),
        "action: expected an Action, such as rules.actions.read(data); got a dict",
    ),
    "a dict for the action, in refusal": (lambda: refusal(RULES, STATE, {}), "action: expected an Action"),
    "a text for the seats": (
        lambda: CLASSIC.setting("red blue green"),
        "seats: expected a tuple, such as ('red', 'blue'); got a str",
    ),
    "a list for the options": (
        lambda: CLASSIC.setting(SEATS, [("mode", "capital")]),
        "options: expected a Mapping, such as {'mode': 'conquest'}; got a list",
    ),
    "a list of seats in a setting by hand": (
        lambda: ruleset(replace(SETTING, seats=[*SEATS])),
        "seats: expected a tuple, such as ('red', 'blue'); got a list",
    ),
    "a dict of options in a setting by hand": (
        lambda: ruleset(Setting("classic", SEATS, {"mode": "capital"})),
        "options: expected a tuple",
    ),
    "bytes for a record's text": (
        lambda: read_record(b"risk-record\t2"),
        "text: expected a str, such as path.read_text('utf-8'); got bytes",
    ),
    "a text for the record": (
        lambda: verify("risk-record\t2", ruleset),
        "record: expected a Record, such as read_record(text); got a str",
    ),
    "the games for the function": (
        lambda: verify(record(), GAMES),
        "rules_of: expected a function from a setting to its ruleset, such as ruleset; got Games",
    ),
    "a head for the record": (lambda: write_record(record().head), "record: expected a Record"),
    "a state for the step": (
        lambda: line_of(0, STATE),
        "step: expected a Step, such as begin(rules, chance); got a State",
    ),
    "an iterator for the offers": (
        lambda: choose(RULES, view(STATE, RED), 1, legal(RULES, STATE, 1), first),
        "offers: expected a Sequence, such as [*legal(rules, state, number)]; got a chain",
    ),
    "a state for the view": (
        lambda: choose(RULES, STATE, 1, OFFERS, first),
        "view: expected a View, such as view(state, player); got a State",
    ),
}

UNKNOWN: dict[str, tuple[Callable[[], Any], str]] = {
    "a game": (lambda: GAMES["clasic"], "no game named 'clasic'; there are lotr, classic, godstorm, legacy"),
    "a viewer": (lambda: view(STATE, "pink"), "viewer: no seat is named 'pink'; there are red, blue, green, and None"),
    "who gave the answer": (
        lambda: apply(RULES, STATE, FINISH, NO_DICE, by="me"),
        "by: nobody is called 'me'; an answer is given by ai, clock, order, player, table, vote",
    ),
    "a number, in legal": (lambda: next(legal(RULES, STATE, 9)), "decision 9 was never asked; pending: 1"),
    "a number below, in legal": (lambda: next(legal(RULES, STATE, -1)), "decision -1 was never asked; pending: 1"),
    "a number, in default": (lambda: default(RULES, STATE, 9), "decision 9 was never asked; pending: 1"),
    "an answered number, in default": (
        lambda: default(RULES, apply(RULES, STATE, FINISH, NO_DICE).state, 1),
        "decision 1 is not pending any more; pending: 2",
    ),
    "a decision of another, in choose": (
        lambda: choose(RULES, view(STATE, SEATS[1]), 1, OFFERS, first),
        "decision 1 is not open to the viewer, blue; open: none",
    ),
    "another decision's offers, in choose": (
        lambda: choose(RULES, view(STATE, RED), 1, [*legal(RULES, RECRUITING, 1)], first),
        "the offers are of another decision: deploy does not answer to-fight",
    ),
    "no offers, in choose": (
        lambda: choose(RULES, view(STATE, RED), 1, (), first),
        "decision 1 has no offers to choose from",
    ),
}


def record(**changed: Any) -> Record:
    """A record of a game's beginning, with another head."""
    head = Head(SETTING, RULES.version, commitment(SECRET), ("",) * 3)
    return Record(replace(head, **changed), (line_of(0, begin(RULES, Seeded(SECRET))),))


@pytest.mark.parametrize("slip", SLIPS)
def test_another_type_is_refused_with_the_one_that_is_right(slip: str) -> None:
    act, why = SLIPS[slip]
    with pytest.raises(TypeError, match=f"^{escape(why)}"):
        act()


@pytest.mark.parametrize("name", UNKNOWN)
def test_an_unknown_name_or_number_is_refused_with_those_that_there_are(name: str) -> None:
    act, why = UNKNOWN[name]
    with pytest.raises(LookupError) as error:
        act()
    assert why in str(error.value)


@pytest.mark.parametrize(
    ("chosen", "hint"),
    [
        ({"mod": "conquest"}, "(the options are mode, "),
        ({"mode": "chess"}, "(its choices are secret-mission, conquest, two-players, capital)"),
    ],
)
def test_an_unknown_option_and_an_unknown_choice_tell_which_there_are(chosen: dict[str, str], hint: str) -> None:
    with pytest.raises(Refused) as refused:
        CLASSIC.setting(SEATS, chosen)
    assert hint in str(refused.value)


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (STATE, Attack(1, RED, Territory("alaska"), Territory("narnia"), 3)),
        (STATE, Attack(1, RED, Territory("narnia"), Territory("kamchatka"), 3)),
        (RECRUITING, Deploy(1, RED, Territory("narnia"), 3)),
    ],
)
def test_a_territory_that_the_board_does_not_have_is_told_as_such(state: State, action: Action) -> None:
    """Not as one that is too far away, or not one's own."""
    assert refusal(RULES, state, action) == NoSuchLand(Territory("narnia"))
    with pytest.raises(Refused, match="no-such-land where='narnia'"):
        apply(RULES, state, action, NO_DICE)


def test_an_unknown_kind_of_answer_tells_which_is_nearly_called_so() -> None:
    with pytest.raises(Unreadable, match=r"no action is written like this: .*; attack is one$"):
        RULES.actions.read({"kind": "atack", "decision": 1, "player": "red"})


def test_a_zone_is_empty_until_something_is_laid_there() -> None:
    """`hand:red` before the first card is dealt is no slip."""
    assert begin(RULES, Seeded(SECRET)).state.zone("treasure:red").cards == ()


def test_a_field_of_another_type_tells_both_types() -> None:
    for action, hint in (
        (Attack(1, RED, "alaska", "kamchatka", "3"), "wrong-type action='attack' field='dice' (expected int, got str)"),
        (Deploy(1, 7, "alaska", 3), "wrong-type action='deploy' field='player' (expected Player, got int)"),
    ):
        with pytest.raises(Refused) as refused:
            apply(RULES, STATE, action, NO_DICE)
        assert str(refused.value) == hint


@pytest.mark.parametrize("by", ["player", "order", "clock", "ai", "vote", "table"])
def test_everybody_who_may_answer_is_known(by: str) -> None:
    assert apply(RULES, STATE, FINISH, NO_DICE, by).by == by


def test_a_number_that_is_answered_has_no_offers_any_more() -> None:
    state = apply(RULES, STATE, FINISH, NO_DICE).state
    assert [*legal(RULES, state, 1)] == []


def test_dice_between_two_numbers_are_none() -> None:
    class Between(Chance):
        def draw(self, n: int, size: int) -> int:
            return 2.5  # type: ignore[return-value]

    with pytest.raises(LookupError, match="are not all draws from 0 to 5"):
        begin(ruleset(CLASSIC.setting(SEATS, {"mode": "conquest"})), Between())


@pytest.mark.parametrize("version", [NEXT, "9", "10", "1" * 5000])
def test_a_record_of_newer_rules_is_refused(version: str) -> None:
    known = f"and this program knows those up to {RULES_VERSION}"
    with pytest.raises(Tampered, match=f"its rules are of version {version[:20]}, {known}"):
        verify(record(rules=version), ruleset)


def test_a_record_of_older_rules_proves_its_dice_alone() -> None:
    assert verify(record(rules="1"), ruleset).untold == 1


@pytest.mark.parametrize("version", [NEXT, "10"])
def test_a_snapshot_of_newer_rules_is_refused_at_its_step(version: str) -> None:
    head, lines = record().head, (line_of(0, structs.replace(STEP, rules=version)),)
    with pytest.raises(Tampered, match=f"its rules are of version {version}"):
        verify(Record(head, lines), ruleset)


def test_a_secret_that_is_no_hex_is_no_secret() -> None:
    with pytest.raises(Tampered, match="its secret is no hex"):
        verify(record(secret="any secret"), ruleset)


def test_a_proof_is_whole_once_the_secret_is_told_and_every_step_was_played_again() -> None:
    head = replace(record().head, secret=SECRET.hex())
    whole = verify(Record(head, (line_of(0, begin(RULES, Seeded(key_of(head)))),)), ruleset)
    assert (whole.whole, whole.recomputed, whole.winners) == (True, True, None)
    assert not verify(record(), ruleset).whole
    assert not verify(record(rules="1"), ruleset).whole
