"""A kind of several classes: written alike, told apart by one field, ruled by what is said of the kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import GREEN, RED, ToWork

from rules import Action, Event, Offer, Player, Refusal, State, Unreadable, apply, fingerprint, legal, plain, refusal
from rules.author import Module, Task, Variants, shape_data, written_meanings
from rules.kernel.context import Context
from rules.kernel.snapshot import read_snapshot, write_snapshot
from rules.kernel.tagged import Family, Tagged, Value, blanks, columns, values_by_column
from rules.kernel.typed import well_typed, wrong_field
from rules.kernel.values import WrongType


class Anywhere(Value):
    """The choices of all ways to hide a nut, as they are stored."""

    where: str = ""
    depth: int = 0
    among: tuple[str, ...] = ()


class Hide(Action):
    """Hide a nut; each kind of nut in its own way."""

    variants: ClassVar[Variants | None] = Variants("nut", lambda nut: WAYS.get(nut), Anywhere)
    nut: str


class Bury(Hide):
    where: str
    depth: int


class Scatter(Hide):
    trees: tuple[str, ...] = msgspec.field(default=(), name="among")


class Eat(Hide):
    pass


WAYS: dict[str, type[Hide]] = {"acorn": Bury, "hazel": Scatter, "crumb": Eat}


class Hiding(Task):
    """Somebody is about to hide a nut."""

    by: Player
    hidden: Hide


class Hidden(Event):
    what: str


class TooDeep(Refusal):
    """The ground is frozen."""


burrows = Module("burrows", tells=(Bury, Scatter, Eat))


@burrows.allows(Hide, during=(ToWork,))
def may_hide(g: Context, action: Hide, decision: ToWork) -> Refusal | None:
    return None


@burrows.allows(Bury, during=(ToWork,))
def may_bury(g: Context, action: Bury, decision: ToWork) -> Refusal | None:
    return TooDeep() if action.depth > 3 else None


@burrows.plays(Hide)
def hide(g: Context, action: Hide, decision: ToWork) -> None:
    g.then(Hiding(action.player, action))


@burrows.plays(Eat)
def eat(g: Context, action: Eat, decision: ToWork) -> None:
    g.emit(Hidden("inside"))


@burrows.does(Hiding)
def finish_hiding(g: Context, task: Hiding) -> None:
    match task.hidden:
        case Bury(where=where, depth=depth):
            g.emit(Hidden(f"{depth} under the {where}"))
        case Scatter(trees=trees):
            g.emit(Hidden(" ".join(trees)))


@burrows.offers(ToWork)
def offer_places(g: Context, decision: ToWork) -> Iterator[Offer]:
    yield Offer(Bury, {"nut": ("acorn",), "where": tiny.TREES, "depth": range(1, 4)})
    yield Offer(Scatter, {"nut": ("hazel",), "trees": (("ash", "elm"), ("fir", "oak"))})
    yield Offer(Eat, {"nut": ("crumb",)})


RULES = tiny.ruleset(burrows)
STORED: dict[str, Any] = {"kind": "hide", "decision": 3, "player": "red"}
WRITTEN = [
    (Bury(3, RED, "acorn", "elm", 2), {**STORED, "nut": "acorn", "where": "elm", "depth": 2, "among": []}),
    (Scatter(3, RED, "hazel", ("ash",)), {**STORED, "nut": "hazel", "where": "", "depth": 0, "among": ["ash"]}),
    (Scatter(3, RED, "hazel"), {**STORED, "nut": "hazel", "where": "", "depth": 0, "among": []}),
    (Eat(3, RED, "crumb"), {**STORED, "nut": "crumb", "where": "", "depth": 0, "among": []}),
]  # fmt: skip


@pytest.mark.parametrize(("action", "stored"), WRITTEN)
def test_all_are_written_alike_and_read_as_what_they_are(action: Hide, stored: dict[str, Any]) -> None:
    """Every field stands in JSON, in one order, with a blank where the class has none."""
    assert list(plain(action).items()) == list(stored.items())
    assert RULES.actions.read(stored) == shape_data(stored, Hide) == shape_data(stored, type(action)) == action
    assert list(values_by_column(action)) == list(stored)[1:]
    assert action.kind == "hide"


def test_the_kind_is_one_and_its_variants_are_told_apart() -> None:
    assert {each.kind for each in (Hide, Bury, Scatter, Eat)} == {"hide"}
    assert [each.variant for each in (Hide, Bury, Scatter, Eat)] == ["hide", "bury", "scatter", "eat"]
    assert RULES.actions.kinds["hide"] is Hide
    assert tiny.Grow.variant == tiny.Grow.kind == "grow"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"nut": "stone"}, r"^hide: no hide is known for the nut 'stone' - at `\$.nut`"),
        ({"nut": 5}, r"no hide is known for the nut '5' - at `\$.nut`"),
        ({"nut": None}, r"no hide is known for the nut 'None'"),
        ({"among": ["ash"]}, r"^hide: the nut 'acorn' takes no among - at `\$.among`"),
        ({"nut": "crumb"}, r"the nut 'crumb' takes no where - at `\$.where`"),
        ({"nut": "hazel", "where": ""}, r"the nut 'hazel' takes no depth"),
        ({"nut": "hazel", "where": "", "depth": False}, r"the nut 'hazel' takes no depth"),
        ({"where": 7}, r"Expected `str`, got `int` - at `\$.where`"),
        ({"trees": []}, r"unknown field `trees`"),
        ({"decision": "3"}, r"Expected `int`, got `str` - at `\$.decision`"),
    ],
)
def test_what_a_variant_cannot_hold_is_not_read(change: dict[str, Any], why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        RULES.actions.read({**WRITTEN[0][1], **change})


def test_a_field_of_its_own_has_to_be_there_and_blanks_need_not() -> None:
    stored = WRITTEN[0][1]
    with pytest.raises(Unreadable, match="missing required field `depth`"):
        RULES.actions.read({name: value for name, value in stored.items() if name != "depth"})
    with pytest.raises(Unreadable, match="no hide is known for the nut 'None'"):
        RULES.actions.read({name: value for name, value in stored.items() if name != "nut"})
    assert RULES.actions.read({name: value for name, value in stored.items() if name != "among"}) == WRITTEN[0][0]


def test_one_variant_is_not_read_as_another_nor_as_another_kind() -> None:
    with pytest.raises(Unreadable, match="no eat is known for the nut 'acorn'"):
        shape_data(WRITTEN[0][1], Eat)
    with pytest.raises(Unreadable, match=r"'bury' is no hide - at `\$.kind`"):
        shape_data({**WRITTEN[0][1], "kind": "bury"}, Hide)
    with pytest.raises(Unreadable, match="no action is written like this"):
        RULES.actions.read({**WRITTEN[0][1], "kind": "bury"})


def test_a_field_that_is_none_of_the_kinds_is_refused_when_it_is_first_written() -> None:
    class Sink(Hide):
        pond: str = ""

    with pytest.raises(TypeError, match="Sink: pond: no field of Anywhere"):
        plain(Sink(3, RED, "acorn"))


def test_a_class_of_the_same_kind_that_is_no_variant_is_refused() -> None:
    other = type("Hide", (Action,), {"__module__": __name__})
    with pytest.raises(TypeError, match="two kinds of Action named 'hide'"):
        Family(Action, [Hide, Bury, other])


# ---- one inside another value


@pytest.mark.parametrize(("action", "stored"), WRITTEN)
def test_a_field_holds_any_of_them(action: Hide, stored: dict[str, Any]) -> None:
    written = {"kind": "hiding", "by": "red", "hidden": stored}
    assert plain(Hiding(RED, action)) == written
    assert RULES.tasks.read(written) == Hiding(RED, action)
    assert well_typed(Hiding(RED, action))


def test_what_a_field_cannot_hold_is_not_read() -> None:
    for hidden, why in (
        ({**WRITTEN[0][1], "nut": "stone"}, "no hide is known for the nut 'stone'"),
        ({**WRITTEN[0][1], "among": ["ash"]}, "the nut 'acorn' takes no among"),
        ("acorn", "Expected `object`, got `str`"),
    ):
        with pytest.raises(Unreadable, match=why):
            RULES.tasks.read({"kind": "hiding", "by": "red", "hidden": hidden})
    with pytest.raises(Unreadable, match="missing required field `hidden`"):
        RULES.tasks.read({"kind": "hiding", "by": "red"})


def test_one_of_several_in_a_list_is_refused_when_it_is_first_written() -> None:
    """It would be stored without the fields of the others."""

    class Winter(Task):
        stores: tuple[Hide, ...] = ()

    with pytest.raises(TypeError, match=r"Winter\.stores: one of several variants stands in a field of its own"):
        plain(Winter())


# ---- rules and offers


def answer(action: type[Hide], *choices: Any) -> tuple[State, Hide]:
    state = tiny.fresh().state
    return state, action(tiny.the(state, RED), RED, *choices)


def test_what_is_said_of_the_kind_holds_for_each_and_what_is_said_of_one_besides() -> None:
    for action, choices, told in (
        (Bury, ("acorn", "elm", 2), "2 under the elm"),
        (Scatter, ("hazel", ("ash", "elm")), "ash elm"),
        (Eat, ("crumb",), "inside"),
    ):
        state, given = answer(action, *choices)
        step = apply(RULES, state, given, tiny.chance(0))
        assert Hidden(told) in step.events
    state, given = answer(Bury, "acorn", "elm", 4)
    assert refusal(RULES, state, given) == TooDeep()
    state, given = answer(Bury, "acorn", "elm", "4")
    assert refusal(RULES, state, given) == WrongType("hide", "depth")
    assert wrong_field(given) == "depth"


def test_variants_are_played_aside_as_their_kind_is_unless_one_has_its_own_rule() -> None:
    class Call(Action):
        variants: ClassVar[Variants | None] = Variants("tone", lambda tone: tones.get(tone), Anywhere)
        tone: str

    class Whistle(Call):
        where: str

    class Hum(Call):
        pass

    tones: dict[str, type[Call]] = {"high": Whistle, "low": Hum}
    calls = Module("calls", tells=(Call, Whistle, Hum))

    @calls.allows(Call, during=(ToWork,))
    def may_call(g: Context, action: Call, decision: ToWork) -> Refusal | None:
        return None

    @calls.plays(Call, aside=True)
    def call(g: Context, action: Call, decision: ToWork) -> None:
        g.emit(Hidden(action.kind))

    @calls.plays(Hum)
    def hum(g: Context, action: Hum, decision: ToWork) -> None:
        g.emit(Hidden("hummed"))

    rules = tiny.ruleset(burrows, calls)
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    after = {
        tone: apply(rules, state, action, tiny.chance(0))
        for tone, action in (("high", Whistle(number, RED, "high", "elm")), ("low", Hum(number, RED, "low")))
    }
    assert [Hidden("call") in after["high"].events, Hidden("hummed") in after["low"].events] == [True, True]
    assert (number in after["high"].state.pending, number in after["low"].state.pending) == (True, False)
    assert rules.asides & {Call, Whistle, Hum} == {Call, Whistle}


def test_a_saved_game_has_it_on_its_agenda() -> None:
    state = tiny.fresh().state
    state.agenda.append((Hiding(GREEN, Bury(0, GREEN, "acorn", "oak", 1)), (), ()))
    again = read_snapshot(RULES, write_snapshot(state))
    assert again.agenda == state.agenda
    assert fingerprint(again) == fingerprint(state)


def test_an_offer_of_one_shows_the_fields_of_the_kind() -> None:
    state = tiny.fresh().state
    bury, scatter, eat = (each for each in legal(RULES, state, tiny.the(state, RED)) if issubclass(each.action, Hide))
    assert bury.written == {"nut": ("acorn",), "where": tiny.TREES, "depth": range(1, 4), "among": ((),)}
    assert list(scatter.written) == ["nut", "where", "depth", "trees"]
    assert scatter.written["depth"] == (0,)
    assert eat.written == {"nut": ("crumb",), "where": ("",), "depth": (0,), "among": ((),)}
    (rest,) = (each for each in legal(RULES, state, tiny.the(state, RED)) if each.action is tiny.Rest)
    assert rest.written is rest.fields


def test_the_fields_of_the_kind_have_their_types() -> None:
    assert written_meanings(Eat) == {
        "decision": int, "player": Player, "nut": str, "where": str, "depth": int, "among": tuple[str, ...],
    }  # fmt: skip
    assert list(written_meanings(Scatter)) == ["decision", "player", "nut", "where", "depth", "trees"]
    assert columns(Scatter) == {
        "decision": "decision", "player": "player", "nut": "nut", "where": "", "depth": "", "among": "trees",
    }  # fmt: skip
    assert (blanks(Scatter), blanks(tiny.Grow)) == ({"where": "", "depth": 0}, {})


# ---- other families


class Weather(Event):
    variants: ClassVar[Variants | None] = Variants("sky", lambda sky: {"grey": Rain}.get(sky), Anywhere)
    sky: str


class Rain(Weather):
    depth: int


def test_rules_about_a_kind_of_event_hear_of_each_variant() -> None:
    told: list[Tagged] = []
    almanac = Module("almanac", tells=(Rain,))

    @almanac.reacts(Weather)
    def note(g: Context, event: Weather) -> None:
        told.append(event)

    @almanac.reacts(tiny.DayPassed)
    def rain(g: Context, event: tiny.DayPassed) -> None:
        g.emit(Rain("grey", 2))

    rules = tiny.ruleset(burrows, almanac)
    state = tiny.fresh().state
    step = apply(rules, state, tiny.Rest(tiny.the(state, RED), RED), tiny.chance(0))
    assert Rain("grey", 2) in told
    (event,) = (event for event in step.events if isinstance(event, Weather))
    assert rules.events.read(plain(event)) == event
