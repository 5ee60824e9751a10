"""Since you last looked: what changed, what you lost, which cards were seen, and what you may do now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.handing import sat_down
from bot.progress import thawed
from bot.recap import Change, changed, of_cards
from bot.sitting import Logged, Session
from bot.standing import standing
from bot.store import Books
from bot.views.asked import asked_of
from bot.views.keys import Key
from bot.views.saying import by_colour
from bot.views.sheet import MAIN, Sheet, button
from bot.views.visit import Visit
from bot.views.waiting import is_over, who_is_waited_for
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.tell import tell
from rules import Land, Player
from rules.kernel.events import TurnBegan

MOST_CARDS = 8
"""Lines about cards that a recap shows, the newest."""


async def recap_sheet(visit: Visit, session: Session) -> Sheet:
    """What happened since the person's last answer or last look at this page; from now on it is known."""
    table, now = session.table.id, session.table.seq
    seat = session.seat_of(visit.person)
    seen, snapshot = await visit.bot.store.look(lambda books: _looked(books, table, visit.person, seat))
    steps = await visit.bot.sessions.steps(table, seen + 1)
    before = thawed(session.rules, snapshot).land if snapshot else session.state.land
    await visit.bot.store.transact(lambda books: books.looks.looked(table, visit.person, now))
    return told(session, visit.person, before, standing(steps), visit.words)


def _looked(books: Books, table: int, person: int, seat: Player | None) -> tuple[int, bytes | None]:
    seen = max(books.looks.last(table, person), sat_down(seat, books.handovers.of(table)))
    return seen, books.steps.snapshot(table, seen)


def told(session: Session, person: int, before: Land, steps: tuple[Logged, ...], words: Words) -> Sheet:
    """The page: `before` is the board as the person last knew it, `steps` what was played since."""
    seat = session.seat_of(person)
    events = [event for step in steps for event in step.seen_by(seat)]
    turns = sum(isinstance(event, TurnBegan) for event in events)
    since = f"<t:{steps[0].at}:R>" if steps else "none"
    sheet = Sheet().text(f"### {words.say('recap-title')}\n{words.say('recap-since', turns=turns, since=since)}")
    change = changed(before, session.state.land, seat, session.state.seats)
    sheet.text("\n".join(_lines(change, seat, words)))
    if cards := tell(of_cards(events), words, by_colour(words))[-MOST_CARDS:]:
        sheet.text("\n".join([f"**{words.say('recap-cards')}**", *cards]))
    return _now(sheet, session, seat, words)


def _lines(change: Change, seat: Player | None, words: Words) -> Iterator[str]:
    naming = by_colour(words)
    for key, groups in (("recap-lost", change.lost), ("recap-won", change.won)):
        for other, lands in groups.items():
            who = naming(other) if other else "none"
            yield words.say(key, who=who, lands=words.all_of([land_name(land, words) for land in lands]))
    if seat and change.armies[0] != change.armies[1]:
        yield words.say("recap-armies", before=change.armies[0], now=change.armies[1])
    for other, (was, has) in change.lands.items():
        yield words.say("recap-others", who=naming(other), before=was, now=has)


def _now(sheet: Sheet, session: Session, seat: Player | None, words: Words) -> Sheet:
    table = session.table.id
    if is_over(session):
        return sheet.text(words.say("refusal-game-is-over"))
    asked = asked_of(session, seat, words) if seat else None
    if asked is not None:
        sheet.text(f"**{words.say('recap-now')}** {asked.prompt()}")
        return sheet.row(button(Key(table, "play"), words.say("button-play"), MAIN))
    return sheet.text(who_is_waited_for(session, words))
