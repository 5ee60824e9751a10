"""Who is waited for, for what, since when, and what happens then."""

from __future__ import annotations

from bot.sitting import Session, Waiting
from bot.store.rows import ENDED
from bot.views.saying import by_person
from bot.words import Words
from bot.words.status import wait_line


def is_over(session: Session) -> bool:
    """Whether the game was played to its end, or ended by its host."""
    return session.state.winners is not None or session.table.state == ENDED


def who_is_waited_for(session: Session, words: Words) -> str:
    """One line a decision; '' when the game is over."""
    if is_over(session):
        return ""
    return "\n".join(_line(session, waiting, words) for waiting in session.waiting())


def empty_seats(session: Session, words: Words) -> str:
    """One line for each seat that is waited for and in which nobody sits."""
    empty = dict.fromkeys(w.seat.colour for w in session.waiting() if w.seat.free)
    return "\n".join(words.say("wait-empty-seat", who=words.say(f"seat-{colour}")) for colour in empty)


def _line(session: Session, waiting: Waiting, words: Words) -> str:
    if waiting.seat.free:
        return words.say("wait-empty-seat", who=words.say(f"seat-{waiting.seat.colour}"))
    since = f"<t:{waiting.since}:R>" if waiting.since else ""
    decision = waiting.decision
    return wait_line(decision.player, decision.topic, words, by_person(session, words), since=since)


def whole_wait(session: Session, words: Words) -> str:
    """The same with what an absent player's answer would be, and that no clock runs."""
    lines = []
    for waiting in () if is_over(session) else session.waiting():
        if waiting.seat.free:
            lines.append(_line(session, waiting, words))
            continue
        decision = waiting.decision
        policy = session.rules.answering(type(decision)).default
        since = f"<t:{waiting.since}:R>" if waiting.since else ""
        naming = by_person(session, words)
        lines.append(wait_line(decision.player, decision.topic, words, naming, since=since, policy=policy))
    tail = words.say("wait-no-limit") if lines else words.say("wait-nobody")
    return "\n".join([*lines, tail])
