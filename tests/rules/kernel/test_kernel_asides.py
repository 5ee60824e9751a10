"""An answer played aside takes effect at once and leaves its decision open. Modules that clash cannot be composed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules import Action, Decision, Event, Offer, Player, Refusal, Ruleset, State, advance, begin
from rules.author import Clash, Module, Part, Task, board
from rules.kernel.context import Context
from rules.kernel.windows import windows
from rules.records import Scripted, line_of

A, B = Player("a"), Player("b")
talk = Module("talk")


class ToTalk(Decision):
    """Say something, as often as you like, or be done."""


class Say(Action):
    """A word, aside."""

    word: str


class Done(Action):
    """Nothing more to say."""


class Talk(Task):
    """Everybody talks until all are done."""


class Over(Task):
    """All are done."""


class Said(Part):
    """Every word."""

    words: tuple[str, ...] = ()


class WordSaid(Event):
    """A word was said."""

    word: str

    def apply(self, state: State) -> None:
        state.parts[Said] = Said((*state.parts[Said].words, self.word))


@talk.does(Talk)
def all_talk(g: Context, task: Talk) -> None:
    g.ask_all((ToTalk(A), ToTalk(B)), Over())


@talk.does(Over)
def over(g: Context, task: Over) -> None:
    g.end((A, B), "talk")


@talk.allows(Say, during=(ToTalk,))
@talk.allows(Done, during=(ToTalk,))
def anything(g: Context, action: Action, decision: ToTalk) -> Refusal | None:
    return None


@talk.plays(Say, aside=True)
def say(g: Context, action: Say, decision: ToTalk) -> None:
    assert decision.player == action.player
    g.emit(WordSaid(action.word))


@talk.plays(Done)
def done(g: Context, action: Done, decision: ToTalk) -> None:
    g.emit(WordSaid(f"{action.player} was done"))


@talk.offers(ToTalk, default="done", policies={"done": lambda g, n, decision, details: Done(n, decision.player)})
def offer(g: Context, decision: ToTalk) -> Iterator[Offer]:
    yield Offer(Say, {"word": ("yes", "no")})
    yield Offer(Done, {})


def rules() -> Ruleset:
    return Ruleset("talk", (windows, talk), board=board("world"), seats=(A, B), start=(Talk(),))


def words(state: State) -> tuple[str, ...]:
    return state.parts[Said].words


def test_it_works_at_once_and_the_question_stays() -> None:
    chance = Scripted(())
    state = begin(rules(), chance).state
    for at, action in enumerate((Say(1, A, "yes"), Say(2, B, "no"), Say(1, A, "yes")), 1):
        step = advance(rules(), state, action, chance)
        assert len(words(state)) == at
        assert state.unanswered == (1, 2)
        assert line_of(at, step)


def test_who_is_done_may_still_speak() -> None:
    chance = Scripted(())
    state = begin(rules(), chance).state
    advance(rules(), state, Done(1, A), chance)
    advance(rules(), state, Say(1, A, "no"), chance)
    assert (words(state), state.unanswered) == (("no",), (2,))
    advance(rules(), state, Done(2, B), chance)
    assert words(state) == ("no", "a was done", "b was done")
    assert state.winners == (A, B)


def test_clashing_modules() -> None:
    loud, quiet = Module("loud"), Module("quiet", clashes=("loud",))
    made = rules()
    for modules in ((loud, quiet), (quiet, loud)):
        with pytest.raises(Clash, match="quiet cannot be played together with loud"):
            Ruleset("talk", (*made.modules, *modules), board=made.board, seats=made.seats, start=made.start)
