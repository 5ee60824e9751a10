"""What an answer names in no order of its own may be named in any, and is played and stored as it is offered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as with_other
from typing import Any

import pytest
from support.random_games.random_answers import turned_round

from rules import (
    GAMES,
    Action,
    NamedDraws,
    Player,
    Ruleset,
    Step,
    apply,
    fingerprint,
    legal,
    position,
    refusal,
    ruleset,
)
from rules.godstorm.epochs import Bid
from rules.kernel.offers import unordered_fields
from rules.records import Head, Record, Tampered, commitment, line_of, verify

LED = "blue: gaul:5 iberia:2; green: roma:4 apulia:3; ochre: *"
POSITIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "leaders": ("godstorm", {"hold": LED, "step": "combat", "gods": "blue: war@gaul magic@gaul; green: sky@roma"}),
    "two territories": (
        "godstorm",
        {
            "hold": LED, "step": "play-miracles", "faith": "blue: 9", "gods": "blue: war@gaul death@gaul",
            "miracles": "blue: siren_calls waters_boil",
        },
    ),
    "the ends of a bridge": (
        "lotr", {"hold": "green: harad; black: *", "adventures": "green: you_shall_not_pass.2"},
    ),
    "a set of cards": ("classic", {"hold": "red: alaska; blue: *", "hands": "red: alaska peru wild_1 siam"}),
    "resources": ("legacy", {"hold": "red: alaska; blue: peru; yellow: *", "hands": "red: alaska peru siam"}),
}  # fmt: skip
SEATS = {
    "godstorm": ("blue", "green", "ochre"), "lotr": ("green", "black"), "classic": ("red", "blue", "green"),
    "legacy": ("red", "blue", "yellow"),
}  # fmt: skip


def laid_out(case: str) -> tuple[Ruleset, Step]:
    game, described = POSITIONS[case]
    rules = ruleset(GAMES[game].setting(tuple(map(Player, SEATS[game]))))
    return rules, position(rules, **described)


def several(rules: Ruleset, step: Step) -> Iterator[Action]:
    """Offered answers that name several things in a field, up to three of each offer."""
    (number,) = step.state.unanswered
    for offer in legal(rules, step.state, number):
        named = (one for one in offer.each(number, step.state.active) if turned_round(one) != one)
        yield from (one for one, _ in zip(named, range(3), strict=False))


@pytest.mark.parametrize("case", POSITIONS)
def test_what_is_named_the_other_way_round_is_the_same_answer(case: str) -> None:
    rules, step = laid_out(case)
    answers = list(several(rules, step))
    assert answers
    for answer in answers:
        assert refusal(rules, step.state, turned_round(answer)) is None
        there, back = (apply(rules, step.state, one, NamedDraws()) for one in (answer, turned_round(answer)))
        if back.action == answer:
            assert fingerprint(back.state) == fingerprint(there.state)


@pytest.mark.parametrize("case", ["leaders", "two territories"])
def test_it_is_stored_as_it_is_offered(case: str) -> None:
    rules, step = laid_out(case)
    for answer in several(rules, step):
        assert apply(rules, step.state, turned_round(answer), NamedDraws()).action == answer


def test_wishes_keep_the_order_in_which_they_were_made() -> None:
    assert unordered_fields(Bid) == ()


def test_a_record_that_names_them_the_other_way_round_was_written_by_no_bot() -> None:
    rules, step = laid_out("leaders")
    answer = next(several(rules, step))
    lines = (line_of(0, step), line_of(1, apply(rules, step.state, answer, NamedDraws())))
    secret = bytes(32)
    head = Head(GAMES["godstorm"].setting(rules.seats), rules.version, commitment(secret), ("", "", ""))
    assert verify(Record(head, lines), ruleset).untold == 0
    bent = with_other(lines[1], fields={**lines[1].fields, "led": lines[1].fields["led"][::-1]})
    with pytest.raises(Tampered, match="another order than the rules store them in"):
        verify(Record(head, (lines[0], bent)), ruleset)
