"""Who the game waits for: for what, since when, until when, and what happens then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.game.session import Session, Waiting
from bot.store.models import THIS_TURN
from bot.ui.interaction.labels import by_person
from bot.words import Words
from bot.words.decisions import policy_name
from bot.words.seats import Naming, character_in
from bot.words.status import wait_line
from bot.words.times import moment, pace_line
from rules import Player


def who_is_waited_for(session: Session, words: Words) -> str:
    """The players whom the game waits for, one line per decision; '' when the game is over."""
    if session.over:
        return ""
    return "\n".join(
        [*(_line(session, waiting, words) for waiting in session.list_waiting()), *_hold_lines(session, words)]
    )


def _hold_lines(session: Session, words: Words) -> Iterator[str]:
    """When the answers to windows that are held back take effect."""
    for until in sorted(set(session.held.values())):
        yield f"-# {words.say('panel-delayed', when=f'<t:{until}:R>')}"


def empty_seats(session: Session, words: Words) -> str:
    """One line for each seat without a person that the game waits for."""
    empty = dict.fromkeys(w.seat.colour for w in session.list_waiting() if w.seat.free)
    return "\n".join(words.say("wait-empty-seat", who=words.say(f"seat-{colour}")) for colour in empty)


def _line(session: Session, waiting: Waiting, words: Words) -> str:
    if waiting.seat.free:
        return words.say("wait-empty-seat", who=words.say(f"seat-{waiting.seat.colour}"))
    since = f"<t:{waiting.since}:R>" if waiting.since else ""
    decision = waiting.decision
    return wait_line(decision.player, decision.topic, words, by_person(session, words), since=since)


def answers_line(session: Session, words: Words, answered: Mapping[int, int]) -> str:
    """Who has answered what others are still asked, and when first (Unix times by the number of the decision)."""
    naming = by_person(session, words)
    secret = session.secret_answers().items()
    answers = sorted((answered[number], naming(asked.player)) for number, asked in secret if number in answered)
    named = [words.say("wait-answered-one", who=who, when=f"<t:{at}:t>") for at, who in answers]
    return words.say("wait-answered", those=words.all_of(named)) if named else ""


def whole_wait(
    session: Session,
    words: Words,
    deadlines: Mapping[int, int],
    answered: Mapping[int, int] | None = None,
    reader: int = 0,
) -> str:
    """Who the game waits for, with deadlines, what happens then, who has answered, substitutes, the pace or the pause.

    `deadlines`, and when questions were first `answered`, are Unix times by the number of the decision; `reader` is
    the person who alone reads it (0: everybody may).
    """
    if session.over:
        return words.say("wait-nobody")
    if session.table.paused is not None:
        return f"**{pace_note(session, words)}**\n{who_is_waited_for(session, words)}"
    waited = [*_waiting_lines(session, words, deadlines, reader), *_hold_lines(session, words)]
    done = answers_line(session, words, answered or {})
    lines = [*waited, *([done] if done else []), *substitute_lines(session, words, by_person(session, words))]
    tail = pace_note(session, words)
    if session.is_attended and session.table.pace.decision is not None:
        tail += ". " + words.say("wait-pace")
    return "\n".join([*lines, f"-# {tail}"])


def _waiting_lines(session: Session, words: Words, deadlines: Mapping[int, int], reader: int = 0) -> Iterator[str]:
    naming = by_person(session, words)
    for waiting in session.list_waiting():
        if waiting.person is None:
            yield _line(session, waiting, words)
            continue
        decision, since = waiting.decision, f"<t:{waiting.since}:R>" if waiting.since else ""
        until = moment(deadlines[waiting.number], session.table.pace) if waiting.number in deadlines else ""
        policy = session.rules.answering(type(decision)).default if until else ""
        own = waiting.person == reader
        yield wait_line(
            decision.player, decision.topic, words, naming, since=since, until=until, policy=policy, own=own
        )


def substitute_lines(session: Session, words: Words, naming: Naming) -> list[str]:
    """One line for each seat that someone plays for an absent person."""
    return [
        words.say("wait-turn-kept", who=naming(colour))
        if seat.stand_in == THIS_TURN
        else words.say(
            "wait-stands-in",
            who=naming(colour),
            how=seat.stand_in,
            strength=character_in(session.game.name, seat.character, words) or "none",
        )
        for colour, seat in session.seats.items()
        if seat.away
    ]


def deadline_lines(session: Session, words: Words, deadlines: Mapping[int, int], naming: Naming) -> list[str]:
    """Each person's deadline, and the answer given for them then."""
    clocks = [waiting for waiting in session.list_waiting() if waiting.number in deadlines]
    alone = len({waiting.seat.colour for waiting in clocks}) == 1
    lines: dict[str, str] = {}
    for waiting in clocks:
        topic, kind = waiting.decision.topic, type(waiting.decision)
        policy = policy_name(topic, session.rules.answering(kind).default, words)
        until, who = moment(deadlines[waiting.number], session.table.pace), naming(waiting.decision.player)
        key = "post-deadline" if alone else "post-deadline-of"
        lines.setdefault(waiting.seat.colour, words.say(key, who=who, until=until, policy=policy))
    return list(lines.values())


def own_deadline(session: Session, words: Words, deadlines: Mapping[int, int], seat: Player) -> str:
    """This seat's deadline, and the answer given for it then; "" if it has none."""
    mine = {number: deadlines[number] for number in session.decisions_of(seat) if number in deadlines}
    return "\n".join(deadline_lines(session, words, mine, by_person(session, words))) if mine else ""


def pace_note(session: Session, words: Words) -> str:
    """The table's pace; or that it is paused, or that no deadlines run as everyone has left."""
    table = session.table
    if table.paused is not None:
        return words.say("wait-paused", since=f"<t:{table.paused}:R>")
    if table.pace.decision is not None and not session.is_attended:
        return words.say("wait-rests")
    return pace_line(table.pace, words)
