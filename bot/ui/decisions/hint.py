"""A hint for a pending decision: what `hard` would answer, and the reasons it has, for its player alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.ui.decisions.advised import PAYS
from bot.ui.decisions.attack import leaders_in, odds
from bot.ui.decisions.prompt import Prompt
from bot.words.coach.hints import aim_text, counter_text, gains_text, guards_text, last_turn_text, plan_text
from bot.words.conquest_gains import odds_line
from bot.words.typography import capital
from rules import Action
from rules.ai import Hint, TurnPlan
from rules.author import NO_TERRITORY, Pass, meanings
from rules.risk import (
    Attack,
    Deploy,
    Finish,
    Invasion,
    Odds,
    ToDefend,
    ToFight,
    ToFortify,
    forecast_of,
    in_percent,
    is_setting_up,
)


def hint_text(prompt: Prompt, hint: Hint) -> str:
    """The answer that a hint names, and below it a line for each reason."""
    answer = prompt.words.say("hint", answer=prompt.plain(hint.action))
    return "\n".join([answer, *(f"-# {line}" for line in reason_lines(prompt, hint))])


def reason_lines(prompt: Prompt, hint: Hint) -> list[str]:
    """The reasons for the answer that a hint names, a line each."""
    return [capital(line) for line in _reasons(prompt, hint) if line]


def reason_line(prompt: Prompt, hint: Hint, advice: Sequence[Action]) -> str:
    """Why a guide advises an answer, in a line: what a card does, what the turn is to take, what an attack
    brings and why it comes from there, and of several placements which are for defence; "" for what no plan is
    about."""
    if getattr(hint.action, "cards", ()):
        return ""  # what a set brings stands with its button, and no plan is about it
    if getattr(hint.action, "card", ""):
        return " ".join(filter(None, _about_answer(prompt, hint.action)))
    return " ".join(filter(None, (_why_planned(prompt, hint, advice), _why_from_there(prompt, hint.action))))


def _why_planned(prompt: Prompt, hint: Hint, advice: Sequence[Action]) -> str:
    plan, uneven = hint.plan, _why_below_even(prompt, hint)
    if uneven:
        return uneven
    starts = {source for source, _ in plan.conquests} if plan is not None else set()
    guards = [each.where for each in advice if isinstance(each, Deploy) and each.where not in starts]
    if len(advice) > 1 and guards:
        aim = aim_text(plan, prompt.words) if plan is not None and plan.conquests else ""
        return " ".join(filter(None, (aim, guards_text(guards, prompt.words))))
    if plan is None or not plan.conquests or isinstance(prompt.decision, ToFortify):
        return last_turn_text(hint.last, prompt.words) if hint.last and isinstance(hint.action, Attack) else ""
    if isinstance(hint.action, Attack) and len(plan.conquests) == 1:
        return capital(gains_text(plan, prompt.seen, prompt.session.rules, prompt.words))
    return aim_text(plan, prompt.words)


def _why_from_there(prompt: Prompt, action: Action) -> str:
    """Why an attack comes from another territory than the strongest beside its target: that one keeps all it has; ""
    for any other, and for one that goes on."""
    if not isinstance(action, Attack) or prompt.seen.parts[Invasion].battles:
        return ""
    near = prompt.session.rules.board.links_of[action.target]
    strongest = max(
        (land for land in near if prompt.seen.land.owner(land) == prompt.seat),
        key=prompt.seen.land.armies,
        default=NO_TERRITORY,
    )
    if not strongest or prompt.seen.land.armies(strongest) <= prompt.seen.land.armies(action.source):
        return ""
    return capital(prompt.words.say("hint-from", where=strongest))


def _reasons(prompt: Prompt, hint: Hint) -> Iterator[str]:
    words, action = prompt.words, hint.action
    if hint.only:
        yield words.say("hint-only")
        return
    yield from _about_answer(prompt, action)
    yield _why_below_even(prompt, hint)
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
    if hint.last and isinstance(prompt.decision, ToFight):
        yield last_turn_text(hint.last, words)
    if hint.counter is not None or (hint.plan is not None and hint.plan.conquests and hint.last < 1.0):
        yield counter_text(hint.counter, words)


def _about_answer(prompt: Prompt, action: Action) -> Iterator[str]:
    """What an answer does by itself: what the panel says of each thing that it names, the odds of an invasion or a
    defence."""
    settling = is_setting_up(prompt.session.rules, prompt.session.state)
    for field in [name for name in meanings(type(action)) if name not in meanings(Action)]:
        value = getattr(action, field)
        yield prompt.hint(action.kind, field, value) or (prompt.note(action.kind, field, value) if settling else "")
    if getattr(action, "card", ""):
        yield _about_invasion(prompt, action)
    if isinstance(action, Pass):
        yield prompt.words.say("hint-pass")
    if isinstance(prompt.decision, ToDefend):
        yield _about_defence(prompt)


def _why_below_even(prompt: Prompt, hint: Hint) -> str:
    """Why an attack is advised whose odds are below even, where a button that was advised before has stopped; "" for
    any other, and where the game may end with this turn, which says why by itself."""
    action = hint.action
    if not isinstance(action, Attack) or hint.last or in_percent(odds_of(prompt, action).win) >= PAYS:
        return ""
    return prompt.words.say("hint-uneven", armies=prompt.seen.land.armies(action.source) - 1)


def _about_attack(prompt: Prompt, action: Attack) -> Iterator[str]:
    """The odds of an attack that is no part of a plan, and what it brings."""
    yield odds_line(odds_of(prompt, action), prompt.seat, action.leaders, prompt.words)
    gains = [gain.text for gain in prompt.places.gains(action.target, led=bool(action.leaders))]
    yield prompt.words.say("hint-gains", list=" · ".join(gains)) if gains else ""


def _about_invasion(prompt: Prompt, action: Action) -> str:
    """The odds of the invasion that a card declares, with all leaders who can go along; "" for any other card."""
    source = getattr(action, "source", NO_TERRITORY)
    if not (source and isinstance(prompt.decision, ToFight)):
        return ""
    leaders = max(leaders_in(prompt, source), key=len)
    chances = forecast_of(prompt.session.rules, prompt.session.state, action, leaders)
    return "" if chances is None else odds_line(chances, prompt.seat, leaders, prompt.words)


def _about_defence(prompt: Prompt) -> str:
    """How likely a territory holds out if the invasion goes on to its end."""
    now, session = prompt.seen.parts[Invasion], prompt.session
    taken = odds(session, now.attacker, now.source, now.target).win
    who = prompt.words.say(f"seat-{now.attacker}")
    return prompt.words.say("hint-holds", where=now.target, who=who, holds=in_percent(1.0 - taken))


def _with_exact_odds(prompt: Prompt, plan: TurnPlan, action: Action) -> TurnPlan:
    """The plan with the odds that the list of attacks shows, where it is one attack."""
    if not isinstance(action, Attack) or len(plan.conquests) > 1:
        return plan
    chances = odds_of(prompt, action)
    return replace(plan, chance=chances.win, lost=chances.attacker_loses)


def odds_of(prompt: Prompt, action: Attack) -> Odds:
    """The odds that the list of attacks shows for this one, with those who go along."""
    return odds(prompt.session, prompt.seat, action.source, action.target, action.leaders)
