"""Values made in Python with fields of a wrong type are refused like those from JSON, without changing the state."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Annotated, Any, ClassVar, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect
from msgspec.structs import fields, replace
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import GAME, RED, Grow, Raid, Rest

from rules import Event, NamedDraws, Refused, Ruleset, Step, Unreadable, apply, begin, plain, refusal
from rules.author import Module
from rules.kernel import snapshot
from rules.kernel.context import Context
from rules.kernel.tagged import Tagged, Value, Writings, shape_data, written, written_as
from rules.kernel.typed import well_typed, wrong_field
from rules.kernel.values import WrongType

JUNK: tuple[Any, ...] = (1.5, 1.0, True, 1, "1", b"1", None, (), ("a",), [], ["a"], {}, {"a": 1}, {1}, object())


def wrong_answers(seed: int) -> Iterator[tuple[Step, str, list[Any]]]:
    """For each step of a random game a random answer to it with one field, which is named, of each other type."""
    luck = Random(seed)
    for step in tiny.random_game(seed)[:-1]:
        answer = tiny.anything(step.state, luck)
        field = luck.choice(fields(answer)).name
        others = [junk for junk in JUNK if type(junk) is not type(getattr(answer, field))]
        yield step, field, [replace(answer, **{field: junk}) for junk in others]


@settings(max_examples=4, deadline=None)
@given(st.integers(0, 10**6))
def test_an_answer_with_a_field_of_another_type_is_refused_and_changes_nothing(seed: int) -> None:
    for step, field, answers in wrong_answers(seed):
        before = snapshot.snapshot_text(step.state)
        for wrong in answers:
            with pytest.raises(Refused) as refused:
                apply(GAME, step.state, wrong, tiny.chance(seed))
            assert refused.value.why == refusal(GAME, step.state, wrong) == WrongType(wrong.kind, field)
        assert snapshot.snapshot_text(step.state) == before


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_reading_it_from_json_refuses_the_same(seed: int) -> None:
    for _, field, answers in wrong_answers(seed):
        for wrong in answers:
            if type(getattr(wrong, field)) in (float, bool, int, str, type(None), dict):
                with pytest.raises(Unreadable):
                    GAME.actions.read(plain(wrong))


def test_half_an_army_is_no_army() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    assert refusal(GAME, state, Grow(number, RED, "ash", 1.5)) == WrongType("grow", "count")  # type: ignore[arg-type]
    assert refusal(GAME, state, Grow(True, RED, "ash", 1)) == WrongType("grow", "decision")
    assert refusal(GAME, state, Grow(number, RED, "ash", 1)) is None


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.data())
def test_an_answer_for_which_chance_fails_changes_nothing(seed: int, data: st.DataObject) -> None:
    step = data.draw(st.sampled_from(tiny.random_game(seed)[:-1]))
    before = snapshot.snapshot_text(step.state)
    with suppress(LookupError):
        apply(GAME, step.state, tiny.anything(step.state, Random(seed)), NamedDraws(attack=(6,)))
    assert snapshot.snapshot_text(step.state) == before


# ---- what rules tell and ask


class Told(Event):
    count: int
    among: tuple[str, ...] = ()


def telling(told: Any) -> Ruleset:
    """The game, with a rule that emits this after a rest."""
    gossip = Module("gossip", tells=(Told,))

    @gossip.reacts(tiny.DayPassed)
    def tell(g: Context, event: tiny.DayPassed) -> None:
        if g.parts[tiny.Calendar].turns > 1:
            g.emit(told)

    return tiny.ruleset(gossip)


@pytest.mark.parametrize(
    ("told", "field"),
    [(Told(1.5), "count"), (Told(True), "count"), (Told(1, ["a"]), "among"), (Told(1, (1,)), "among")],  # type: ignore[arg-type]
)
def test_a_rule_that_tells_something_of_the_wrong_type_is_stopped(told: Event, field: str) -> None:
    rules = telling(told)
    state = begin(rules, tiny.chance(0)).state
    before = snapshot.snapshot_text(state)
    with pytest.raises(TypeError, match=f"^told: {field} holds another type"):
        apply(rules, state, Rest(tiny.the(state, RED), RED), tiny.chance(0))
    assert snapshot.snapshot_text(state) == before
    rules = telling(Told(1, ("a",)))
    state = begin(rules, tiny.chance(0)).state
    assert Told(1, ("a",)) in apply(rules, state, Rest(tiny.the(state, RED), RED), tiny.chance(0)).events


def test_a_rule_that_asks_a_question_of_the_wrong_type_is_stopped() -> None:
    nosy = Module("nosy")

    @nosy.plays(Raid, instead=True)
    def ask(g: Context, action: Raid, decision: Any) -> None:
        g.ask(tiny.ToWork(3))  # type: ignore[arg-type]

    rules = tiny.ruleset(nosy)
    state = begin(rules, tiny.chance(0)).state
    before = snapshot.snapshot_text(state)
    with pytest.raises(TypeError, match=r"^to-work: player holds another type"):
        apply(rules, state, Raid(tiny.the(state, RED), RED, "ash", "elm"), tiny.chance(0))
    assert snapshot.snapshot_text(state) == before


# ---- one field at a time


class Pair(NamedTuple):
    name: str
    size: int


class Sub(Value):
    size: int


class Everything(Value):
    """One field of each shape that a value of the rules has."""

    known: ClassVar[str] = "not a field"
    flag: bool = False
    share: float = 0.0
    perhaps: str | None = None
    names: tuple[str, ...] = ()
    both: tuple[str, int] = ("", 0)
    pairs: tuple[tuple[str, int], ...] = ()
    named: tuple[Pair, ...] = ()
    by_name: dict[str, tuple[int, ...]] = {}
    inner: Sub = Sub(1)


@pytest.mark.parametrize(
    ("field", "fitting", "wrong"),
    [
        ("flag", True, 1),
        ("share", 0.5, 1),
        ("perhaps", "a", 1),
        ("perhaps", None, b""),
        ("names", ("a", "b"), ("a", 1)),
        ("names", (), []),
        ("both", ("a", 1), ("a", 1, 2)),
        ("both", ("a", 1), ("a", True)),
        ("pairs", (("a", 1),), (("a", "b"),)),
        ("pairs", (("a", 1),), (["a", 1],)),
        ("named", (Pair("a", 1),), (("a", 1),)),
        ("named", (Pair("a", 1),), (Pair("a", 1.0),)),  # type: ignore[arg-type]
        ("by_name", {"a": (1,)}, {"a": 1}),
        ("by_name", {"a": (1,)}, {1: (1,)}),
        ("by_name", {}, [("a", (1,))]),
        ("inner", Sub(2), 2),
        ("inner", Sub(2), Sub("2")),  # type: ignore[arg-type]
    ],
)
def test_a_field_holds_what_it_declares(field: str, fitting: Any, wrong: Any) -> None:
    good, bad = Everything(**{field: fitting}), Everything(**{field: wrong})
    assert (well_typed(good), wrong_field(good)) == (True, "")
    assert (well_typed(bad), wrong_field(bad)) == (False, field)


def test_what_is_no_value_of_the_rules_has_no_check() -> None:
    state = tiny.fresh().state
    with pytest.raises(TypeError, match="dict is no value of the rules"):
        well_typed({})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"action: expected an Action, .*; got a dict"):
        refusal(GAME, state, {"kind": "rest"})  # type: ignore[arg-type]


class Ripened(Event, omit_defaults=True):
    where: str
    count: int = written(1)
    ripe: bool = False
    falls: tuple[tuple[int, ...], ...] = ()


def test_new_fields_are_left_out_at_their_default_and_old_ones_stay() -> None:
    """`count` was always written; `ripe` and `falls` came later."""
    assert plain(Ripened("ash")) == {"kind": "ripened", "where": "ash", "count": 1}
    assert plain(Ripened("ash", 2, True, ((1,),))) == {
        "kind": "ripened", "where": "ash", "count": 2, "ripe": True, "falls": [[1]],
    }  # fmt: skip
    for data in ({"where": "ash"}, {"where": "ash", "count": 1, "ripe": False, "falls": []}):
        assert shape_data({"kind": "ripened", **data}, Ripened) == Ripened("ash")


def kinds_within(declared: inspect.Type) -> Iterator[type]:
    """The classes of values that a field's type holds, however deep."""
    if isinstance(declared, inspect.StructType):
        yield declared.cls
    for name in (each.name for each in fields(declared)):
        held = getattr(declared, name)
        for each in held if isinstance(held, tuple) else (held,):
            if isinstance(each, inspect.Type):
                yield from kinds_within(each)


def every_kind(of: type[Value] = Value) -> Iterator[type[Value]]:
    yield of
    for kind in of.__subclasses__():
        yield from every_kind(kind)


Size = Annotated[int, written_as(lambda size: "big" if size == 9 else size, lambda said: 9 if said == "big" else said)]


class Basket(Tagged):
    nuts: Size = msgspec.field(default=0, name="much")
    more: Size = 1


def test_a_field_with_a_written_form_is_stored_in_it_and_read_from_it() -> None:
    assert plain(Basket(9, 3)) == {"kind": "basket", "much": "big", "more": 3}
    assert shape_data({"kind": "basket", "much": "big", "more": 3}, Basket) == Basket(9, 3)
    assert shape_data({"kind": "basket"}, Basket) == Basket()
    assert plain(Basket(0)) == {"kind": "basket", "much": 0, "more": 1}
    with pytest.raises(Unreadable, match="much"):
        shape_data({"kind": "basket", "much": "huge"}, Basket)
    with pytest.raises(Unreadable, match=r"9 is written otherwise.*much"):
        shape_data({"kind": "basket", "much": 9}, Basket)


def test_a_value_with_a_written_form_is_checked_like_any_other() -> None:
    assert well_typed(Basket(9))
    assert wrong_field(Basket("big")) == "nuts"  # type: ignore[arg-type]


def test_no_value_holds_one_with_a_written_form() -> None:
    """Forms are those of a value's own fields: one inside another would be stored without them, unless it is a variant,
    which is written by itself."""
    writings = Writings()
    for kind in every_kind():
        for each in inspect.type_info(kind).fields if kind.__module__.startswith("rules.") else ():  # type: ignore[attr-defined]
            own = writings[kind]
            if own is None or each.name not in {name for _, name, _ in own.holds}:
                assert not any(writings[held] for held in kinds_within(each.type)), (kind, each.name)
