"""The recap: what changed since a person last looked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.game.history import drop_undone_steps
from bot.game.progress import load_state
from bot.game.seats import takeover_step
from bot.game.session import LoggedStep, Session
from bot.store import Transaction
from bot.ui.decisions.prompt import prompt_for
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import MAIN, Layout, button
from bot.ui.interaction.request import Request
from bot.ui.screens.waiting import who_is_waited_for
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.status import end_line, round_now, status
from bot.words.story.events import event_lines
from rules import Event, Land, Player, State, Territory


@dataclass(frozen=True, slots=True)
class BoardChange:
    """What happened to a reader's territories (to all, for a reader without a seat: ""), and to everyone's numbers.

    `lost` and `won` are territories by the seat that has, or had, them; `armies` the reader's regiments before and now;
    `lands` the number of territories before and now of each seat where it changed.
    """

    lost: Mapping[Player, tuple[str, ...]]
    won: Mapping[Player, tuple[str, ...]]
    armies: tuple[int, int]
    lands: Mapping[Player, tuple[int, int]]


def compare_boards(before: Land, now: Land, reader: Player | None, seats: Iterable[Player]) -> BoardChange:
    """Compare two boards."""
    counts = ((seat, len(before.of(seat)), len(now.of(seat))) for seat in seats if seat != reader)
    lands = {seat: (was, has) for seat, was, has in counts if was != has}
    if not reader:
        return BoardChange({}, {}, (0, 0), lands)
    lost, won = _by_owner(before.of(reader), now), _by_owner(now.of(reader), before)
    lost.pop(reader, None)
    won.pop(reader, None)
    return BoardChange(lost, won, (_armies(before, reader), _armies(now, reader)), lands)


def of_cards(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that showed cards by name; a number of cards, as in a final score, shows none."""
    return tuple(event for event in events if getattr(event, "card", "") or _names(getattr(event, "cards", ())))


def _names(cards: object) -> bool:
    return isinstance(cards, tuple) and bool(cards)


def _by_owner(lands: Iterable[Territory], board: Land) -> dict[Player, tuple[str, ...]]:
    groups: dict[Player, tuple[str, ...]] = {}
    for land in lands:
        owner = board.owner(land)
        groups[owner] = (*groups.get(owner, ()), land)
    return groups


def _armies(board: Land, seat: Player) -> int:
    return sum(board.armies(land) for land in board.of(seat))


MOST_CARDS = 8
"""The most lines about cards in a recap; the newest are kept."""


async def recap_layout(request: Request, session: Session) -> Layout:
    """What happened since the person's last answer or last recap; this recap then counts as seen."""
    table, now = session.table.id, session.table.seq
    seat = session.seat_of(request.person)
    seen, snapshot = await request.services.store.read(lambda tx: _last_seen(tx, table, request.person, seat))
    steps = await request.services.games.steps(table, seen + 1)
    before = load_state(session.rules, snapshot) if snapshot else session.state
    await request.services.store.transact(lambda tx: tx.last_seen.note(table, request.person, now))
    return recap_of(session, request.person, before, drop_undone_steps(steps), request.words)


def _last_seen(tx: Transaction, table: int, person: int, seat: Player | None) -> tuple[int, bytes | None]:
    seen = max(tx.last_seen.step(table, person), takeover_step(seat, tx.handovers.of(table)))
    return seen, tx.steps.snapshot(table, seen)


def recap_of(session: Session, person: int, before: State, steps: tuple[LoggedStep, ...], words: Words) -> Layout:
    """The recap: `before` is the game as the person last saw it, `steps` were played since.

    Secret answers and passes tell nothing yet, so of steps without events not even the time shows.
    """
    seat = session.seat_of(person)
    events = [event for step in steps for event in step.events_for(seat)]
    since = next((f"<t:{step.at}:R>" for step in steps if step.events), "none")
    title = words.say("recap-title-over" if session.over else "recap-title")
    was, now = round_now(before, session.rules), round_now(session.state, session.rules)
    span = _span(was, now) if events else "nothing"
    layout = Layout().text(f"### {title}\n{words.say('recap-since', span=span, was=was, now=now, since=since)}")
    change = compare_boards(before.land, session.state.land, seat, session.state.seats)
    layout.text("\n".join(_lines(change, seat, words)))
    if cards := event_lines(of_cards(events), session.rules, words, by_colour(words))[-MOST_CARDS:]:
        layout.text("\n".join([f"**{words.say('recap-cards')}**", *cards]))
    return _now(layout, session, seat, words)


def _span(was: int, now: int) -> str:
    """What lies between two rounds (0: the set-up): the set-up, the first rounds, the same round, some rounds."""
    if not was:
        return "begun" if now else "set-up"
    return "same" if was == now else "rounds"


def _lines(change: BoardChange, seat: Player | None, words: Words) -> Iterator[str]:
    naming = by_colour(words)
    for key, groups in (("recap-lost", change.lost), ("recap-won", change.won)):
        for other, lands in groups.items():
            who = naming(other) if other else "none"
            yield words.say(key, who=who, lands=words.all_of([land_name(land, words) for land in lands]))
    if seat and change.armies[0] != change.armies[1]:
        yield words.say("recap-armies", before=change.armies[0], now=change.armies[1])
    for other, (was, has) in change.lands.items():
        yield words.say("recap-others", who=naming(other), before=was, now=has)


def _now(layout: Layout, session: Session, seat: Player | None, words: Words) -> Layout:
    table = session.table.id
    if session.over:
        return layout.text(f"**{end_line(session.state.winners or (), words, by_colour(words))}**").text(
            status(session.view(None), session.rules, words, by_colour(words))
        )
    prompt = prompt_for(session, seat, words) if seat else None
    if prompt is not None:
        layout.text(f"**{words.say('recap-now')}** {prompt.text()}")
        return layout.row(button(CustomId(table, "play"), words.say("button-play"), MAIN))
    return layout.text(who_is_waited_for(session, words))
