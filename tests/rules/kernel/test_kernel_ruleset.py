"""Composing modules: missing and doubled rules are errors when the game is composed, not when it is played."""

from __future__ import annotations

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.talk_game import Order, Say, Talk, ToTalk, talk
from support.made_up.tiny_game import BLUE, BOARD, RED

from rules import Refusal, Ruleset, apply, begin, legal, refusal
from rules.author import Clash, Module, Part, Task
from rules.kernel.context import Context
from rules.kernel.state import part_table
from rules.kernel.windows import windows
from rules.records import Scripted


def compose(*modules: Module) -> Ruleset:
    return Ruleset("talk", modules, board=BOARD, seats=(RED, BLUE), start=(Order(),))


def meaning() -> Module:
    module = Module("meaning")

    @module.does(Order)
    def order(g: Context, task: Order) -> None:
        g.ask(ToTalk(BLUE), then=Say("done"))

    return module


def test_a_task_without_a_rule_is_named() -> None:
    with pytest.raises(Clash, match="task Order has no rule"):
        compose(windows, talk)


@pytest.mark.parametrize(
    ("verb", "complaint"),
    [
        ("allows", "action Talk has no check"),
        ("plays", "action Talk has no effect"),
        ("offers", "decision ToTalk has no default"),
    ],
)
def test_an_answer_without_check_or_effect_and_a_question_without_default_are_named(verb: str, complaint: str) -> None:
    without = Module("talk", rules=[rule for rule in talk.rules if rule[0] != verb])
    with pytest.raises(Clash, match=complaint):
        compose(windows, without, meaning())


def test_a_module_that_needs_another_says_which() -> None:
    with pytest.raises(Clash, match="talk needs windows"):
        compose(talk, meaning())


def test_modules_that_do_not_go_together_say_so() -> None:
    with pytest.raises(Clash, match="silent cannot be played together with talk"):
        compose(windows, talk, meaning(), Module("silent", clashes=("talk", "song")))


def test_two_rules_for_one_task_clash_unless_one_says_instead() -> None:
    with pytest.raises(Clash, match="it has a rule already"):
        compose(windows, talk, meaning(), meaning())


def test_a_rule_said_instead_replaces_the_first() -> None:
    house = Module("house")

    @house.does(Order, instead=True)
    def order(g: Context, task: Order) -> None:
        g.then(Say("our way"))

    step = begin(compose(windows, talk, meaning(), house), Scripted(()))
    assert [event.word for event in step.events] == ["our way"]  # type: ignore[attr-defined]


def test_there_must_be_something_to_replace() -> None:
    house = Module("house")

    @house.does(Order, instead=True)
    def order(g: Context, task: Order) -> None:
        """Nothing."""

    with pytest.raises(Clash, match="nothing is there to replace"):
        compose(windows, talk, house)


def test_a_second_check_adds_its_refusals_and_takes_none_away() -> None:
    silence = Module("silence")

    @silence.allows(Talk, during=(ToTalk,))
    def not_now(g: Context, action: Talk, decision: ToTalk) -> Refusal | None:
        return tiny.NoSuchCard() if action.word == "shout" else None

    rules = compose(windows, talk, meaning(), silence)
    state = begin(rules, Scripted(())).state
    number = tiny.the(state, BLUE)
    assert refusal(rules, state, Talk(number, BLUE, "shout")) == tiny.NoSuchCard()
    assert refusal(rules, state, Talk(number, BLUE, "whisper")) is None
    assert refusal(rules, state, Talk(0, BLUE, "shout")) is None, "the second check is about answers only"


def test_a_check_that_throws_dice_is_a_mistake_that_shows() -> None:
    gambler = Module("gambler")

    @gambler.allows(Talk, during=(ToTalk,))
    def by_chance(g: Context, action: Talk, decision: ToTalk) -> Refusal | None:
        g.roll(1, "attack")
        return None

    rules = compose(windows, talk, meaning(), gambler)
    state = begin(rules, Scripted(())).state
    with pytest.raises(LookupError, match="may not draw chance"):
        refusal(rules, state, Talk(tiny.the(state, BLUE), BLUE, "hm"))


def test_menus_of_several_modules_add_up_and_an_answered_question_has_none() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    kinds = {offer.action for offer in legal(tiny.GAME, state, number)}
    assert kinds == {tiny.Grow, tiny.Fair, tiny.CallVote, tiny.Rest, tiny.Raid}
    after = apply(tiny.GAME, state, tiny.Rest(number, RED), tiny.chance(0)).state
    assert list(legal(tiny.GAME, after, number)) == []


def test_an_offer_spans_every_combination_of_its_choices() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    (grow,) = [offer for offer in legal(tiny.GAME, state, number) if offer.action is tiny.Grow]
    assert grow.fields == {"where": ("ash", "oak"), "count": range(1, 4)}
    spanned = list(grow.each(number, RED))
    assert len(grow) == len(spanned) == len(set(spanned)) == 6
    assert all(action in grow for action in spanned)
    assert tiny.Grow(number, RED, "ash", 4) not in grow
    assert tiny.Rest(number, RED) not in grow
    assert grow.first_answer(number, RED, count=2) == tiny.Grow(number, RED, "ash", 2)


def test_two_kinds_of_one_name_cannot_share_a_family() -> None:
    from rules.author import Family

    twin = type("Say", (Task,), {})
    with pytest.raises(TypeError, match="two kinds of Task named 'say'"):
        Family(Task, (Say, twin))


@pytest.mark.parametrize(
    ("needs", "told"),
    [
        (("squirels",), "x needs squirels, and no module is called so; squirrels is one$"),
        (("zzz",), "x needs zzz, and no module is called so$"),
        (("yalta",), "x needs yalta, which is not composed here$"),
    ],
)
def test_a_module_that_is_missing_is_told_with_what_is_nearly_called_so(needs: tuple[str, ...], told: str) -> None:
    with pytest.raises(Clash, match=told):
        tiny.ruleset(Module("x", needs=needs))


def test_a_clash_with_what_no_module_is_called_is_told() -> None:
    with pytest.raises(Clash, match="x clashes with hecatom, and no module is called so; hecatomb is one"):
        tiny.ruleset(Module("x", clashes=("hecatom",)))


@pytest.mark.parametrize("what", ["needs", "clashes"])
def test_names_are_a_tuple_and_not_one_text(what: str) -> None:
    with pytest.raises(Clash, match=rf"x: {what}='wood' is a text: write {what}=\('wood',\), with the comma"):
        Module("x", **{what: "wood"})


def test_a_rule_takes_what_its_verb_hands_it() -> None:
    """Said where the rule is written, before any game."""
    module = Module("x")

    def lacking(g: Context) -> None:
        """Take the context alone."""

    for verb, about, handed in (
        ("does", tiny.Day, "g, task"),
        ("reacts", tiny.Grown, "g, event"),
        ("plays", tiny.Grow, "g, action, decision"),
        ("allows", tiny.Grow, "g, action, decision"),
        ("offers", tiny.ToWork, "g, decision"),
    ):
        told = rf"x: lacking {verb} {about.__name__}, but takes \(g\): it has to take \({handed}\)"
        with pytest.raises(Clash, match=told):
            getattr(module, verb)(about)(lacking)
    with pytest.raises(Clash, match=r"x: lacking opens raid, but takes \(g\): it has to take \(g, window\)"):
        module.opens("raid")(lacking)


def test_a_part_without_defaults_is_named_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Part, "kinds", [*Part.kinds])
    part_table()

    class Debts(Part):
        """What is owed, without a default."""

        owed: int

    with pytest.raises(TypeError, match=r"test_kernel_ruleset\.Debts: each field of a part needs a default"):
        part_table()
