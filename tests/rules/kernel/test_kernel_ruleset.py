"""Composing modules: missing and doubled rules are errors when the game is composed, not when it is played."""

from __future__ import annotations

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.talk_game import Order, Say, Talk, ToTalk, talk
from support.made_up.tiny_game import BLUE, BOARD, RED

from rules import Refusal, Ruleset, apply, begin, legal, refusal
from rules.author import Clash, Module, Task
from rules.kernel.context import Context
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
