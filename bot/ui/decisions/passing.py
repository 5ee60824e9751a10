"""Steps of a turn in the panel: which one it is, and the buttons that pass several at once."""

from __future__ import annotations

from collections.abc import Callable

from bot.ui.decisions.answer import kinds
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.components import Press
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import BAD, Layout, button
from bot.words.decisions import topic_name, verb
from bot.words.games import words_in
from bot.words.topics.questions import QuestionWords, StepWords
from bot.words.typography import in_sentence
from rules import Decision, Offer
from rules.risk import Attack, ToFight, can_pass_back, list_passed_steps

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
        if len(_list_passed(prompt, where)) > 1
    ]


def _list_passed(prompt: Prompt, where: str) -> list[tuple[Decision, tuple[Offer, ...]]]:
    """Each step that would be passed, with what is on offer in it."""
    session = prompt.session
    return list(list_passed_steps(session.rules, session.state, prompt.seat, stop_at(prompt, where)))


def sure_to_pass(prompt: Prompt, where: str) -> Layout | None:
    """A confirmation before steps are passed in which something could be done that is lost with them; None if nothing
    is, and where all of it can be taken back. What this step's own screen offers is no surprise."""
    rules, state, words = prompt.session.rules, prompt.session.state, prompt.words
    if can_pass_back(rules, state, prompt.seat, stop_at(prompt, where)):
        return None
    own = {kind for known in words_in(rules, QuestionWords) for kind in known.forfeited}
    found = dict[str, None]()
    for decision, offers in _list_passed(prompt, where)[1:]:
        lost = (kind for kind in kinds(offers) if kind in own or kind == Attack.kind)
        realm = getattr(decision, "realm", "")
        found |= dict.fromkeys(in_sentence(verb(kind, words, decision.kind, realm)) for kind in lost)
    if not found:
        return None
    what = words.all_of(list(found))
    layout = Layout(COLOURS.get(prompt.seat)).text(words.say(f"confirm-pass-{where}", what=what))
    return layout.row(
        button(prompt.key("pass", where, "sure"), words.say("button-yes"), BAD),
        button(prompt.key("play", "back"), words.say("button-no")),
    )
