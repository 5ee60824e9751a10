"""Answers that were played for a seat by what it has said beforehand, told to its player."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.session import LoggedStep, Outcome, Session
from bot.ui.interaction.labels import by_colour, what_happened
from bot.words import Words
from bot.words.decisions import answer
from rules import Player
from rules.author import Pass
from rules.orders import PassTogether
from rules.risk import Attack


def list_forced_answers(session: Session, steps: Iterable[LoggedStep], seat: Player, words: Words) -> list[str]:
    """A line with the answers that were played for a seat and changed nothing on the board, as the end of a phase.

    Whatever else was played stands in the other lines, as an attack that was ordered does. None for seats that do not
    wish it, or while a plan plays, and none in a course, whose learner has not wished for it.
    """
    seat_orders = session.orders[seat]
    if session.is_course or not seat_orders.preferences.forced or seat_orders.plan is not None:
        return []
    played = [
        answer(step.action, words, by_colour(words))
        for step in steps
        if step.by == "order"
        and step.action
        and step.action.player == seat
        and not isinstance(step.action, Attack | Pass | PassTogether)
        if not what_happened([step], seat, session.rules, words)
    ]
    return [words.say("orders-forced-played", answers=words.all_of(list(dict.fromkeys(played))))] if played else []


def answered_at_once(outcome: Outcome, words: Words) -> str:
    """What a standing order has answered as it was set, since a question was open; "" where none was."""
    played = [
        answer(step.action, words, by_colour(words))
        for step in outcome.steps
        if step.by == "order" and step.action and step.action.player == outcome.seat
    ]
    return words.say("orders-answered", answers=words.all_of(list(dict.fromkeys(played)))) if played else ""
