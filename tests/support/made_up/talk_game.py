"""A minimal game: two seats talk. Each test defines the meaning of the game's one order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from support.made_up.tiny_game import BLUE, BOARD, RED

from rules import Action, Decision, Event, Offer, Refusal, Ruleset
from rules.author import Context, Details, Module, Task, windows


class Told(Event):
    word: str


class Say(Task):
    word: str


class Stop(Task):
    """The place after which other tasks can be inserted."""


class Order(Task):
    """Each test defines its meaning."""


class Ask(Task):
    """Ask two seats, then say `asked`."""


class Close(Task):
    """Close the chat, from inside."""


class ToTalk(Decision):
    """Any text."""


class Talk(Action):
    word: str


talk = Module("talk", needs=("windows",))


@talk.does(Say)
def say(g: Context, task: Say) -> None:
    g.emit(Told(task.word))


@talk.does(Stop)
def stop(g: Context, task: Stop) -> None:
    g.emit(Told("stop"))


@talk.does(Close)
def close(g: Context, task: Close) -> None:
    g.then(Say("inside, never"), "deeper")
    g.close("chat")


@talk.does(Ask)
def ask(g: Context, task: Ask) -> None:
    g.ask_all((ToTalk(BLUE), ToTalk(RED)), Say("asked"))


@talk.allows(Talk)
@talk.allows(Talk, during=(ToTalk,))
def may_talk(g: Context, action: Talk, decision: ToTalk | None) -> Refusal | None:
    return None


@talk.plays(Talk)
def talked(g: Context, action: Talk, decision: ToTalk | None) -> None:
    g.emit(Told(f"{action.player}: {action.word}"))
    if action.word == "stop it":
        g.close("chat")
    if action.word == "the end":
        g.end((action.player,), "talk")
        g.then(Say("too late"))


def mumbling(g: Context, number: int, decision: ToTalk, details: Details) -> Action:
    return Talk(number, decision.player, " ".join(details.names) or "hm")


@talk.offers(ToTalk, default="mumble", policies={"mumble": mumbling})
def offer_talk(g: Context, decision: ToTalk) -> Iterator[Offer]:
    yield Offer(Talk, {"word": ("yes", "no")})


def talking(order: Callable[[Context, Order], None], *more: Module) -> Ruleset:
    """A game that carries out `Order` as given, then stops."""
    meaning = Module("meaning")
    meaning.does(Order)(order)
    return Ruleset("talk", (windows, talk, meaning, *more), board=BOARD, seats=(RED, BLUE), start=(Order(), Stop()))


def words(events: tuple[Event, ...]) -> list[str]:
    """What players said, in order."""
    return [event.word for event in events if isinstance(event, Told)]
