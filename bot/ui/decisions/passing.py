"""Steps of a turn in the panel: which one it is, and the buttons that pass several at once."""

from __future__ import annotations

from collections.abc import Callable

from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.components import Press
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import BAD, Layout, button
from bot.words.decisions import topic_name, verb
from bot.words.games import words_in
from bot.words.topics.questions import QuestionWords, StepWords
from bot.words.typography import in_sentence
from rules import Decision
from rules.risk import ToFight, ToFortify, list_passed_steps

FIGHT, END = "fight", "end"
"""How far steps can be passed: up to combat, or to the end of the turn."""


def _step_words(prompt: Prompt) -> StepWords:
    """The steps of a turn; none in a game that does not count them."""
    return next(iter(words_in(prompt.session.rules, StepWords)), StepWords())


def step_line(prompt: Prompt) -> str:
    """Which step of the turn it is, in a game that counts them; else ""."""
    known, game = _step_words(prompt), prompt.session.table.game
    step = known.step(prompt.decision)
    if not step:
        return ""
    own = f"step-{game}-{step}"
    name = prompt.words.say(own) if own in prompt.words else topic_name(prompt.decision.kind, prompt.words)
    return prompt.words.say("panel-step", step=step, steps=known.steps, name=name)


def stop_at(prompt: Prompt, where: str) -> Callable[[Decision], bool]:
    """Whether a decision is where the passing of steps stops."""
    known = _step_words(prompt)
    fight = known.step(ToFight(prompt.seat))
    return lambda decision: where == FIGHT and known.step(decision) >= fight


def passing_buttons(prompt: Prompt) -> list[Press]:
    """A button for each way to pass more than one step, in a game that counts them."""
    if not _step_words(prompt).step(prompt.decision):
        return []
    return [
        button(prompt.key("pass", where), prompt.words.say(f"button-pass-{where}"))
        for where in (FIGHT, END)
        if len(_kinds_by_step(prompt, where)) > 1
    ]


def sure_to_pass(prompt: Prompt, where: str) -> Layout | None:
    """A confirmation before steps are passed in which something can still be paid for; None if there is none."""
    own = {
        kind
        for known in words_in(prompt.session.rules, QuestionWords)
        for kind in known.forfeited.get(ToFortify.kind, ())
    }
    found = dict.fromkeys(kind for offered in _kinds_by_step(prompt, where) for kind in offered if kind in own)
    if not found:
        return None
    words = prompt.words
    what = words.all_of([in_sentence(verb(kind, words)) for kind in found])
    layout = Layout(COLOURS.get(prompt.seat)).text(words.say(f"confirm-pass-{where}", what=what))
    return layout.row(
        button(prompt.key("pass", where, "sure"), words.say("button-yes"), BAD),
        button(prompt.key("play", "back"), words.say("button-no")),
    )


def _kinds_by_step(prompt: Prompt, where: str) -> list[tuple[str, ...]]:
    """The kinds of answer on offer in each step that would be passed."""
    session = prompt.session
    return [
        tuple(dict.fromkeys(offer.action.kind for offer in offers))
        for _, offers in list_passed_steps(session.rules, session.state, prompt.seat, stop_at(prompt, where))
    ]
