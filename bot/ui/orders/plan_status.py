"""A seat's plan in the panel: running, halted, or written and not yet started."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.session import Session
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour, land_label
from bot.ui.interaction.layout import GOOD, MAIN, PLAIN, Layout, button
from bot.ui.orders.plan_text import PlanText
from bot.words import Words
from bot.words.conquest_gains import odds_line
from bot.words.decisions import answer
from bot.words.refusals import refusal_text
from rules import Player, Refusal
from rules.author import Lines, PlanLine
from rules.orders import plan_refusal
from rules.risk import EndLine, InvadeLine, drop_passed, drop_stop, forecast


def ready(session: Session, seat: Player) -> bool:
    """Whether it is the turn for which this seat has written lines, and any of them can still be played in it."""
    return bool(lines_now(session, seat))


def lines_now(session: Session, seat: Player) -> Lines:
    """The lines that a seat has written for the running turn, without those whose step has passed; before it is
    started, and in that turn alone."""
    orders = session.orders[seat]
    if orders.plan is not None or orders.waits or session.state.active != seat:
        return ()
    return drop_passed(session.rules, session.state, seat, orders.next_turn)


def waiting(session: Session, seat: Player) -> bool:
    """Whether it is this seat's turn, and what it has written is for the one after it."""
    orders = session.orders[seat]
    return bool(orders.next_turn) and orders.plan is None and orders.waits and session.state.active == seat


def add_plan_status(layout: Layout, session: Session, seat: Player, words: Words) -> None:
    """Add the running or halted plan; without one, in the seat's own turn, the written turn."""
    orders = session.orders[seat]
    if orders.plan is not None and orders.plan.halted is not None:
        _add_halted(layout, session, seat, orders.plan.lines, orders.plan.halted, words)
    elif orders.plan is not None:
        _add_running(layout, session, seat, orders.plan.lines, words)
    elif lines := lines_now(session, seat):
        listed = number_lines(PlanText(session, seat, words), lines)
        layout.text(f"{words.say('plan-ready')}\n{listed}")
        layout.row(
            button(CustomId(session.table.id, "plan", 0, ("play",)), words.say("button-plan-play"), GOOD),
            button(CustomId(session.table.id, "turn"), words.say("button-turn-change")),
        )


def waiting_line(session: Session, seat: Player, words: Words) -> str:
    """In a seat's own turn, that what it has written waits for the next one; "" where nothing does."""
    count = len(session.orders[seat].next_turn)
    return f"-# {words.say('plan-waits', count=count)}" if waiting(session, seat) else ""


def _add_running(layout: Layout, session: Session, seat: Player, lines: Lines, words: Words) -> None:
    if all(isinstance(line, EndLine) for line in lines):
        return  # the rest of the plan only ends the turn
    going = "plan-going" if single_attack(lines) is None else "plan-attack-going"
    layout.text(f"{words.say(going)}\n{number_lines(PlanText(session, seat, words), lines)}")
    layout.row(button(CustomId(session.table.id, "plan", 0, ("drop",)), words.say("button-plan-stop")))


def _add_halted(layout: Layout, session: Session, seat: Player, lines: Lines, why: Refusal, words: Words) -> None:
    reason = refusal_text(why, words, by_colour(words), session.view(seat), session.rules)
    on = drop_stop(lines, why)
    attack, may_go_on, at_its_stop = single_attack(lines), _goes_on(session, seat, on), on != lines
    ways = [("on", "button-plan-on" if attack is None else "button-attack-on", MAIN)] if may_go_on else []
    layout.text(words.say("plan-halted" if attack is None else "plan-attack-stopped", why=reason))
    if lines and (attack is None or (may_go_on and not at_its_stop)):
        # (An attack that did what was ordered, or cannot go on, leaves nothing to list.)
        layout.text(f"{words.say('plan-left')}\n{number_lines(PlanText(session, seat, words), lines)}")
    if attack is not None:
        # It is over with whatever its player does next: there is nothing to cancel.
        if may_go_on:
            here = forecast(session.rules, session.state, seat, attack.source, attack.target, attack.leaders)
            sides = [land_label(land, words, session.view(seat)) for land in (attack.source, attack.target)]
            layout.text(f"{' → '.join(sides)}\n{odds_line(here, seat, attack.leaders, words)}")
    else:
        ways += [("skip", "button-plan-skip", PLAIN)] if lines[1:] else []
        ways += [("drop", "button-plan-drop", PLAIN)]
    if ways:
        layout.row(
            *(button(CustomId(session.table.id, "plan", 0, (way,)), words.say(key), style) for way, key, style in ways)
        )


def single_attack(lines: Lines) -> InvadeLine | None:
    """The attack that is all that a plan is about, as its button orders it; None for a written turn."""
    return lines[0] if len(lines) == 1 and isinstance(lines[0], InvadeLine) else None


def _goes_on(session: Session, seat: Player, lines: Lines) -> bool:
    """Whether there are lines left, and the first of them would not halt at once."""
    return bool(lines) and plan_refusal(session.rules, session.state, seat, lines) is None


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
