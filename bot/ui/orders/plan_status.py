"""A seat's plan in the panel: running, halted, or written and not yet started."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.session import Session
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import GOOD, MAIN, PLAIN, Layout, button
from bot.ui.orders.plan_text import PlanText
from bot.words import Words
from bot.words.decisions import answer
from bot.words.refusals import refusal_text
from rules import Player, Refusal
from rules.author import Lines, PlanLine
from rules.orders import goes_on
from rules.risk import EndLine, InvadeLine, drop_stop


def ready(session: Session, seat: Player) -> bool:
    """Whether it is this seat's turn, and its written turn has not been started."""
    orders = session.orders[seat]
    return bool(orders.next_turn) and orders.plan is None and session.state.active == seat


def add_plan_status(layout: Layout, session: Session, seat: Player, words: Words) -> None:
    """Add the running or halted plan; without one, in the seat's own turn, the written turn."""
    orders = session.orders[seat]
    if orders.plan is not None and orders.plan.halted is not None:
        _add_halted(layout, session, seat, orders.plan.lines, orders.plan.halted, words)
    elif orders.plan is not None:
        _add_running(layout, session, seat, orders.plan.lines, words)
    elif ready(session, seat):
        listed = number_lines(PlanText(session, seat, words), orders.next_turn)
        layout.text(f"{words.say('plan-ready')}\n{listed}")
        layout.row(
            button(CustomId(session.table.id, "plan", 0, ("play",)), words.say("button-plan-play"), GOOD),
            button(CustomId(session.table.id, "turn"), words.say("button-turn")),
        )


def _add_running(layout: Layout, session: Session, seat: Player, lines: Lines, words: Words) -> None:
    if all(isinstance(line, EndLine) for line in lines):
        return  # the rest of the plan only ends the turn
    going = words.say("plan-attack-going" if is_attack(lines) else "plan-going")
    layout.text(f"{going}\n{number_lines(PlanText(session, seat, words), lines)}")
    layout.row(button(CustomId(session.table.id, "plan", 0, ("drop",)), words.say("button-plan-stop")))


def _add_halted(layout: Layout, session: Session, seat: Player, lines: Lines, why: Refusal, words: Words) -> None:
    reason = refusal_text(why, words, by_colour(words), session.view(seat), session.rules)
    on, skip = drop_stop(lines, why), lines[1:]
    may_go_on, at_its_stop = _goes_on(session, seat, on), on != lines
    ways = [("on", "button-attack-on" if at_its_stop else "button-plan-on", MAIN)] if may_go_on else []
    layout.text(words.say("plan-attack-stopped" if is_attack(lines) else "plan-halted", why=reason))
    if lines and not (is_attack(lines) and (at_its_stop or not may_go_on)):
        # (An attack that did what was ordered, or cannot go on, leaves nothing to list.)
        layout.text(f"{words.say('plan-left')}\n{number_lines(PlanText(session, seat, words), lines)}")
    if is_attack(lines):
        ways += [("drop", "button-attack-enough", PLAIN)] if may_go_on else []
    else:
        ways += [("skip", "button-plan-skip", PLAIN)] if _goes_on(session, seat, skip) else []
        ways += [("drop", "button-plan-drop", PLAIN)]
    if ways:
        layout.row(
            *(button(CustomId(session.table.id, "plan", 0, (way,)), words.say(key), style) for way, key, style in ways)
        )


def is_attack(lines: Lines) -> bool:
    """Whether these lines are one attack: one that was pressed, or the rest of a written turn."""
    return len(lines) == 1 and isinstance(lines[0], InvadeLine)


def _goes_on(session: Session, seat: Player, lines: Lines) -> bool:
    """Whether there are lines left, and the first of them would not halt at once."""
    return bool(lines) and goes_on(session.rules, session.state, seat, lines)


def number_lines(lines: PlanText, some: Iterable[PlanLine]) -> str:
    return "\n".join(f"{at}. {lines.text(line)}" for at, line in enumerate(some, 1))


def add_kept_answer(layout: Layout, session: Session, seat: Player, number: int, words: Words) -> None:
    """Add how long a window's answers are held back, and the seat's own answer."""
    until = session.effect_time(number)
    if until is None:
        return
    text = session.orders[seat].answers.get(number)
    when = f"<t:{until}:R>"
    if text is not None:
        layout.text(words.say("panel-secret-answer", answer=answer(text, words, by_colour(words)), when=when))
    else:
        layout.text(f"-# {words.say('panel-delayed', when=when)}")
