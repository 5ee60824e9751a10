"""What has changed on a board between two moments, as one reader may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.game.handovers import sat_down
from bot.game.history import standing
from bot.game.progress import thawed
from bot.game.session import Logged, Session
from bot.store import Books
from bot.ui.decisions.prompt import asked_of
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import MAIN, Sheet, button
from bot.ui.interaction.request import Visit
from bot.ui.screens.waiting import is_over, who_is_waited_for
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.events import tell
from rules import NOBODY, Event, Land, Player
from rules.kernel.events import TurnBegan


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a reader's land (all of it, for a reader without a seat: ""), and of everybody's.

    `lost` and `won` are territories by the seat that has, or had, them; `armies` the reader's regiments before and now;
    `lands` every seat's territories before and now, where the number is another.
    """

    lost: Mapping[Player, tuple[str, ...]]
    won: Mapping[Player, tuple[str, ...]]
    armies: tuple[int, int]
    lands: Mapping[Player, tuple[int, int]]


def changed(before: Land, now: Land, reader: Player | None, seats: Iterable[Player]) -> Change:
    """Compare two boards."""
    mine = reader or NOBODY
    lost, won = _grouped(before.of(mine), now), _grouped(now.of(mine), before)
    lost.pop(mine, None)
    won.pop(mine, None)
    counts = ((seat, len(before.of(seat)), len(now.of(seat))) for seat in seats if seat != mine)
    lands = {seat: (was, has) for seat, was, has in counts if was != has}
    return Change(lost, won, (_armies(before, mine), _armies(now, mine)), lands)


def of_cards(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that showed cards by name."""
    return tuple(event for event in events if getattr(event, "card", "") or getattr(event, "cards", ()))


def _grouped(lands: Iterable[str], board: Land) -> dict[Player, tuple[str, ...]]:
    groups: dict[Player, tuple[str, ...]] = {}
    for land in lands:
        owner = board.owner(land)
        groups[owner] = (*groups.get(owner, ()), land)
    return groups


def _armies(board: Land, seat: Player) -> int:
    return sum(board.armies(land) for land in board.of(seat))


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
