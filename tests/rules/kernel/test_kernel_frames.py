"""Frames, reactions and the order of tasks: what is dropped, what is withdrawn, and what runs first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.talk_game import Ask, Close, Order, Say, Talk, Told, ToTalk, talking, words
from support.made_up.tiny_game import BLUE, GAME, GREEN, RED

from rules import Offer, Ruleset, State, advance, apply, begin, refusal
from rules.author import Holding, Module, NotAsked, Pass, Zone
from rules.kernel import context
from rules.kernel.context import TURN, Context
from rules.kernel.values import FinalDecision, Task
from rules.records import Scripted


def heard(order: Callable[[Context, Order], None], *more: Module) -> list[str]:
    return words(begin(talking(order, *more), Scripted(())).events)


# ---- order


def test_tasks_come_in_reading_order_before_what_was_waiting() -> None:
    assert heard(lambda g, task: g.then_all((Say("a"), Say("b")))) == ["a", "b", "stop"]


def test_a_reactions_tasks_come_before_those_of_the_rule_that_emitted() -> None:
    echo = Module("echo")

    @echo.reacts(Told)
    def answer(g: Context, event: Told) -> None:
        if event.word == "call":
            g.then(Say("echo"))

    def order(g: Context, task: Order) -> None:
        g.then(Say("own"))
        g.emit(Told("call"))

    assert heard(order, echo) == ["call", "echo", "own", "stop"]


# ---- frames


def test_closing_a_frame_drops_what_is_left_of_it_and_of_all_inside() -> None:
    def order(g: Context, task: Order) -> None:
        g.then(Say("before"))
        g.then_all((Say("chat"), Close(), Say("never")), "chat")
        g.then(Say("after"))

    assert heard(order) == ["before", "chat", "after", "stop"]


def chatting() -> tuple[Ruleset, State]:
    rules = talking(lambda g, task: g.then(Ask(), "chat"))
    return rules, begin(rules, Scripted(())).state


def test_questions_asked_together_are_played_in_the_order_asked() -> None:
    rules, state = chatting()
    red, blue = tiny.the(state, RED), tiny.the(state, BLUE)
    state = apply(rules, state, Talk(red, RED, "one"), Scripted(())).state
    step = apply(rules, state, Talk(blue, BLUE, "two"), Scripted(()))
    assert words(step.events) == ["blue: two", "red: one", "asked", "stop"]


def test_questions_that_nothing_follows_just_let_the_game_go_on() -> None:
    rules = talking(lambda g, task: g.ask(ToTalk(BLUE)))
    state = begin(rules, Scripted(())).state
    step = apply(rules, state, Talk(tiny.the(state, BLUE), BLUE, "one"), Scripted(()))
    assert words(step.events) == ["blue: one", "stop"]


def test_what_is_remembered_of_a_turn_is_forgotten_with_it() -> None:
    state = tiny.fresh().state
    for tree in tiny.TREES:
        state.land.put(tree, Holding(state.land.owner(tree), 3))
    for player in tiny.SEATS:
        state.zones[tiny.hand(player)] = Zone((), player)
    raided = apply(GAME, state, tiny.Raid(tiny.the(state, RED), RED, "ash", "elm"), tiny.chance(0)).state
    assert raided.parts[tiny.OnTheWay].target == "elm"
    rested = apply(GAME, raided, tiny.Rest(tiny.the(raided, RED), RED), tiny.chance(0)).state
    assert rested.active == BLUE
    assert rested.parts[tiny.OnTheWay] == tiny.OnTheWay()
    assert rested.parts[tiny.Calendar].turns == 2


def test_closing_a_frame_withdraws_its_questions_and_the_answers_already_given() -> None:
    rules, state = chatting()
    red, blue = tiny.the(state, RED), tiny.the(state, BLUE)
    advance(rules, state, Talk(red, RED, "one"), Scripted(()))
    step = advance(rules, state, Talk(0, BLUE, "stop it"), Scripted(()))
    assert words(step.events) == ["blue: stop it", "stop"]
    assert (state.pending, state.replies) == ({}, {})
    assert refusal(rules, state, Talk(blue, BLUE, "two")) == NotAsked(blue)


class ToSwear(ToTalk, FinalDecision):
    """Any text, for ever."""


def test_what_outlasts_a_turn_is_done_and_answered_although_the_turn_is_closed() -> None:
    """A task of such a kind, with all that it pushes; a question that is for ever, with what follows it."""
    hushing = Module("hushing")

    class Chime(Task):
        outlasts_turn: ClassVar[bool] = True

    @hushing.reacts(Told)
    def hush(g: Context, event: Told) -> None:
        if event.word == "red: hush":
            g.close(TURN)

    def order(g: Context, task: Order) -> None:
        g.then(Ask(), TURN)

    @hushing.does(Ask, instead=True)
    def ask_for_ever(g: Context, task: Ask) -> None:
        g.ask(ToTalk(RED))
        g.ask_all((ToTalk(RED), ToSwear(BLUE)), Say("sworn"))
        g.then_all((Chime(), Say("never")))

    @hushing.does(Chime)
    def chime(g: Context, task: Chime) -> None:
        g.then_all((Say("chime"), Say("again")), "tower")

    @hushing.allows(Talk, during=(ToSwear,))
    def may_swear(g: Context, action: Talk, decision: ToSwear) -> None:
        return None

    @hushing.offers(ToSwear, default="swear", policies={"swear": lambda g, n, d, wish: Talk(n, d.player, "yes")})
    def offer_oath(g: Context, decision: ToSwear) -> Iterator[Offer]:
        yield Offer(Talk, {"word": ("yes",)})

    rules = talking(order, hushing)
    state = begin(rules, Scripted(())).state
    single, together, sworn = state.pending
    state = apply(rules, state, Talk(0, RED, "hush"), Scripted(())).state
    assert state.pending == {together: ToTalk(RED), sworn: ToSwear(BLUE)}
    assert refusal(rules, state, Talk(single, RED, "no")) == NotAsked(single)
    state = apply(rules, state, Talk(together, RED, "no"), Scripted(())).state
    step = apply(rules, state, Talk(sworn, BLUE, "yes"), Scripted(()))
    assert words(step.events) == ["red: no", "blue: yes", "sworn", "chime", "again", "stop"]


def test_an_answer_that_closes_its_own_frame_leaves_the_later_answers_unplayed() -> None:
    rules, state = chatting()
    red, blue = tiny.the(state, RED), tiny.the(state, BLUE)
    advance(rules, state, Talk(red, RED, "one"), Scripted(()))
    step = advance(rules, state, Talk(blue, BLUE, "stop it"), Scripted(()))
    assert words(step.events) == ["blue: stop it", "stop"]


@pytest.mark.parametrize("answering", [True, False])
def test_the_end_drops_everything_even_what_its_own_rule_still_wanted(answering: bool) -> None:
    rules, state = chatting()
    red, blue = tiny.the(state, RED), tiny.the(state, BLUE)
    advance(rules, state, Talk(red, RED, "one"), Scripted(()))
    step = advance(rules, state, Talk(blue if answering else 0, BLUE, "the end"), Scripted(()))
    assert words(step.events) == ["blue: the end"]
    assert (state.winners, state.agenda, state.pending, state.replies) == ((BLUE,), [], {}, {})


def test_a_victory_found_by_a_reaction_stops_the_rule_that_caused_it_from_going_on() -> None:
    victory = Module("victory")

    @victory.reacts(Told)
    def win(g: Context, event: Told) -> None:
        if event.word == "call":
            g.end((RED,), "call")

    def order(g: Context, task: Order) -> None:
        g.emit(Told("call"))
        g.then(Say("too late"))
        g.ask(ToTalk(BLUE), then=Say("too late"))

    step = begin(talking(order, victory), Scripted(()))
    assert words(step.events) == ["call"]
    assert (step.state.winners, step.state.agenda, step.state.pending) == ((RED,), [], {})


def test_the_game_ends_only_once() -> None:
    def order(g: Context, task: Order) -> None:
        g.end((RED,), "first")
        g.end((BLUE,), "second")

    assert begin(talking(order), Scripted(())).state.winners == (RED,)


def test_a_raid_called_off_by_its_owners_leaving_goes_on_with_the_next_turn() -> None:
    state = tiny.fresh().state
    step = apply(GAME, state, tiny.Raid(tiny.the(state, RED), RED, "ash", "elm"), tiny.chance(0))
    assert tiny.waiting(step.state)
    left = apply(GAME, step.state, tiny.Leave(0, RED), tiny.chance(0))
    assert left.state.active == BLUE
    assert [(d.kind, d.player) for d in left.state.pending.values()] == [("to-work", BLUE)]
    assert left.state.land.at("ash") == Holding(tiny.NOBODY, 2)
    assert all(refusal(GAME, left.state, Pass(n, d.player)) == NotAsked(n) for n, d in step.state.pending.items())


def test_an_elimination_puts_the_cards_away_before_the_turn_goes_on() -> None:
    state = tiny.fresh().state.fork()
    for tree in tiny.TREES:
        state.land.put(tree, Holding(GREEN, 2))
    state.land.put("ash", Holding(RED, 9))
    state.land.put("elm", Holding(BLUE, 1))
    for player in (GREEN, BLUE):
        cards = state.zone(tiny.hand(player)).cards
        state.zones[tiny.hand(player)] = Zone((), player)
        state.zones["pile"] = Zone((*state.zones["pile"].cards, *cards), "*")
    state.zones[tiny.hand(BLUE)] = Zone(("nut-9",), BLUE)
    step = apply(GAME, state, tiny.Raid(tiny.the(state, RED), RED, "ash", "elm"), Scripted((5, 0), 1 + state.draws))
    step = apply(GAME, step.state, Pass(tiny.the(step.state, BLUE), BLUE), Scripted((5, 0), 1 + state.draws))
    assert [type(event).__name__ for event in step.events] == ["Fought", "Taken", "CardsMoved"]
    assert step.state.zone(tiny.hand(BLUE)).cards == ()
    assert [d.player for d in step.state.pending.values()] == [RED]


# ---- the loop


def test_a_game_that_never_waits_is_stopped_and_the_game_given_is_unharmed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "MOST_TASKS", range(200))
    forever = Module("forever")

    @forever.reacts(Told)
    def again(g: Context, event: Told) -> None:
        if event.word == "asked":
            g.then(Say("asked"))

    rules = talking(lambda g, task: g.then(Ask()), forever)
    state = begin(rules, Scripted(())).state
    state = apply(rules, state, Talk(tiny.the(state, RED), RED, "one"), Scripted(())).state
    kept = state.fork()
    with pytest.raises(RuntimeError, match="never waits"):
        apply(rules, state, Talk(tiny.the(state, BLUE), BLUE, "two"), Scripted(()))
    assert state == kept
