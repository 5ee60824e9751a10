"""A hint for a pending decision: what `hard` would answer, and the reasons it has, for its player alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.ui.decisions.prompt import Prompt
from bot.words.coach.hints import counter_text, gains_text, plan_text
from bot.words.conquest_gains import odds_line, percent
from bot.words.typography import capital
from rules import Action, Territory
from rules.ai import Hint, TurnPlan
from rules.author import Pass
from rules.risk import (
    NO_LEADERS,
    Attack,
    Claim,
    Finish,
    Invasion,
    Odds,
    Station,
    ToDefend,
    ToFight,
    ToFortify,
    Trade,
    forecast,
    forecast_of,
)


def hint_text(prompt: Prompt, hint: Hint) -> str:
    """The answer that a hint names, and below it a line for each reason."""
    answer = prompt.words.say("hint", answer=prompt.plain(hint.action))
    return "\n".join([answer, *(f"-# {capital(line)}" for line in _reasons(prompt, hint) if line)])


def _reasons(prompt: Prompt, hint: Hint) -> Iterator[str]:
    words, action = prompt.words, hint.action
    if hint.only:
        yield words.say("hint-only")
        return
    yield from _about_answer(prompt, action)
    if hint.keeps_set:
        yield words.say("hint-keeps-set")
    if hint.plan is not None and not isinstance(prompt.decision, ToFortify):
        yield plan_text(_with_exact_odds(prompt, hint.plan, action), words)
        yield gains_text(hint.plan, prompt.seen, prompt.session.rules, words)
        if hint.plan.wins:
            return
    elif isinstance(action, Attack):
        yield from _about_attack(prompt, action)
    elif isinstance(action, Finish) and isinstance(prompt.decision, ToFight):
        yield words.say("hint-no-attack")
    if hint.counter is not None or (hint.plan is not None and hint.plan.conquests):
        yield counter_text(hint.counter, words)


def _about_answer(prompt: Prompt, action: Any) -> Iterator[str]:
    """What an answer does by itself: the effect of its card or set, what lies around a territory, how it holds."""
    card = getattr(action, "card", "")
    if isinstance(action, Trade):
        yield prompt.hint(action.kind, "cards", action.cards)
    elif card:
        yield prompt.hint(action.kind, "card", card)
        yield _about_invasion(prompt, action)
    elif isinstance(action, Claim | Station):
        yield prompt.note(action.kind, "where", action.where)
    elif isinstance(action, Pass):
        yield prompt.words.say("hint-pass")
    if isinstance(prompt.decision, ToDefend):
        yield _about_defence(prompt)


def _about_attack(prompt: Prompt, action: Attack) -> Iterator[str]:
    """The odds of an attack that is no part of a plan, and what it brings."""
    yield odds_line(_odds(prompt, action), prompt.seat, action.leaders, prompt.words)
    gains = [gain.text for gain in prompt.places.gains(action.target, led=bool(action.leaders))]
    yield prompt.words.say("hint-gains", list=" · ".join(gains)) if gains else ""


def _about_invasion(prompt: Prompt, action: Action) -> str:
    """The odds of the invasion that a card declares; "" for any other card."""
    if not isinstance(prompt.decision, ToFight):
        return ""
    odds = forecast_of(prompt.session.rules, prompt.session.state, action)
    return "" if odds is None else odds_line(odds, prompt.seat, NO_LEADERS, prompt.words)


def _about_defence(prompt: Prompt) -> str:
    """How likely a territory holds out if the invasion goes on to its end."""
    now, session = prompt.seen.parts[Invasion], prompt.session
    odds = forecast(session.rules, session.state, now.attacker, now.source, now.target)
    who = prompt.words.say(f"seat-{now.attacker}")
    return prompt.words.say("hint-holds", where=now.target, who=who, holds=percent(1.0 - odds.win))


def _with_exact_odds(prompt: Prompt, plan: TurnPlan, action: Action) -> TurnPlan:
    """The plan with the odds that the list of attacks shows, where it is one attack."""
    if not isinstance(action, Attack) or len(plan.conquests) > 1:
        return plan
    odds = _odds(prompt, action)
    return replace(plan, chance=odds.win, lost=odds.attacker_loses)


def _odds(prompt: Prompt, action: Attack) -> Odds:
    session, source, target = prompt.session, Territory(action.source), Territory(action.target)
    return forecast(session.rules, session.state, prompt.seat, source, target, action.leaders)
