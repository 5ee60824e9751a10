"""The recap: what changed since a person last looked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.game.history import drop_undone_steps
from bot.game.progress import load_state
from bot.game.seats import seat_note, takeover_step
from bot.game.session import LoggedStep, Session
from bot.store import Transaction
from bot.store.models import Handover
from bot.ui.decisions.prompt import prompt_for
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import by_colour, by_player, by_title
from bot.ui.interaction.layout import MAIN, Layout, button
from bot.ui.interaction.request import Request
from bot.ui.screens.open_votes import votes_seen_by
from bot.ui.screens.waiting import substitute_lines, who_is_waited_for
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.notes import note_text
from bot.words.seat_titles import seat_titles
from bot.words.status import end_line, overview, round_now, status
from bot.words.story.events import event_lines
from bot.words.story.turns import Turn, short_text
from renders import RecentTurn
from rules import Event, Land, Player, State, Territory, view


@dataclass(frozen=True, slots=True)
class BoardChange:
    """What happened to a reader's territories; nothing for a reader without a seat.

    `lost` and `won` are territories by the seat that has, or had, them; `armies` the reader's regiments before and now.
    """

    lost: Mapping[Player, tuple[str, ...]]
    won: Mapping[Player, tuple[str, ...]]
    armies: tuple[int, int]


def compare_boards(before: Land, now: Land, reader: Player | None) -> BoardChange:
    """Compare two boards."""
    if not reader:
        return BoardChange({}, {}, (0, 0))
    lost, won = _by_owner(before.of(reader), now), _by_owner(now.of(reader), before)
    lost.pop(reader, None)
    won.pop(reader, None)
    return BoardChange(lost, won, (_armies(before, reader), _armies(now, reader)))


def of_cards(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that showed cards by name; a number of cards, as in a final score, shows none."""
    return tuple(event for event in events if getattr(event, "card", "") or _names(getattr(event, "cards", ())))


def _names(cards: object) -> bool:
    return isinstance(cards, tuple) and any(cards)


def _by_owner(lands: Iterable[Territory], board: Land) -> dict[Player, tuple[str, ...]]:
    groups: dict[Player, tuple[str, ...]] = {}
    for land in lands:
        owner = board.owner(land)
        groups[owner] = (*groups.get(owner, ()), land)
    return groups


def _armies(board: Land, seat: Player) -> int:
    return sum(board.armies(land) for land in board.of(seat))


_NAME = re.compile(r"^\*\*.*?\*\*[\s:–]*")
"""The seat's name with which its line in the standings begins."""
MOST_CARDS = 8
"""The most lines about cards in a recap; the newest are kept."""


@dataclass(frozen=True, slots=True)
class Since:
    """What is new to a reader: the game as they last saw it and as it still stood when it went on from there, the steps
    since then that were not taken back, and the handovers of seats. `went_back`: what they saw last was taken back."""

    before: State
    steps: tuple[LoggedStep, ...] = ()
    handovers: tuple[Handover, ...] = ()
    went_back: bool = False


async def recap_layout(request: Request, session: Session) -> Layout:
    """What happened since the person's last answer or last recap; this recap then counts as seen."""
    table, now, services = session.table.id, session.table.seq, request.services
    since = await _since(request, session)
    await services.store.transact(lambda tx: tx.last_seen.note(table, request.person, now))
    votes = await votes_seen_by(services, request.person, request.words, session.table)
    happened = any(step.events for step in since.steps)
    recent = () if happened else (await services.games.recent_turns(session)).turns
    return recap_of(session, request.person, since, request.words, votes, recent)


async def _since(request: Request, session: Session) -> Since:
    store, games, table = request.services.store, request.services.games, session.table.id
    seat = session.seat_of(request.person)

    def read(tx: Transaction) -> tuple[int, tuple[Handover, ...]]:
        handovers = tx.handovers.of(table)
        return max(tx.last_seen.step(table, request.person), takeover_step(seat, handovers)), tuple(handovers)

    seen, handovers = await store.read(read)
    steps = await games.steps(table, seen + 1)
    back_to = min((step.undoes for step in steps if step.undoes is not None and step.undoes <= seen), default=seen + 1)
    if went_back := back_to <= seen:
        steps = await games.steps(table, back_to)
    snapshot = await store.read(lambda tx: tx.steps.snapshot(table, back_to - 1))
    before = load_state(session.rules, snapshot) if snapshot else session.state
    changed = tuple(each for each in handovers if each.seq > seen)
    return Since(before, drop_undone_steps(steps), changed, went_back)


def recap_of(
    session: Session,
    person: int,
    since: Since,
    words: Words,
    votes: Iterable[str] = (),
    recent: Sequence[RecentTurn] = (),
) -> Layout:
    """The recap. `votes` are lines about what the table votes on; `recent` the turns to tell where nothing is new.

    Secret answers and passes tell nothing yet, so of steps without events not even the time shows.
    """
    seat, before = session.seat_of(person), since.before
    events = [event for step in since.steps for event in step.events_for(seat)]
    first = next((f"<t:{step.at}:R>" for step in since.steps if step.events), "none")
    title = words.say("recap-title-over" if session.over else "recap-title")
    was, now = round_now(before, session.rules.at(before)), round_now(session.state, session.rules)
    span = _span(was, now) if events else "nothing"
    layout = Layout().text(f"### {title}\n{words.say('recap-since', span=span, was=was, now=now, since=first)}")
    layout.text(words.say("recap-went-back") if since.went_back else "")
    if told := [*_last_round(recent, session, words)]:
        layout.text("\n".join([f"**{words.say('recap-last-round')}**", *told]))
    change = compare_boards(before.land, session.state.land, seat)
    layout.text("\n".join(_lines(change, seat, words)))
    if not session.over:  # (else the final standings say all of it)
        layout.text("\n".join(_standing_lines(before, session, words)))
    layout.text("\n".join(_seat_lines(session, since.handovers, words)))
    if cards := event_lines(of_cards(events), session.rules, words, by_colour(words))[-MOST_CARDS:]:
        layout.text("\n".join([f"**{words.say('recap-cards')}**", *cards]))
    layout.text("\n".join(votes))
    return _now(layout, session, seat, words)


def _last_round(recent: Sequence[RecentTurn], session: Session, words: Words) -> Iterator[str]:
    """The last turn of every seat, in a few lines each."""
    last = {turn.player: turn for turn in recent}
    for turn in sorted(last.values(), key=lambda turn: turn.began):
        goes_on = turn is recent[-1] and turn.player == session.state.active and not session.over
        if told := short_text(Turn(1, turn.player, turn.events), None, session.rules, words, is_part=goes_on):
            yield told


def _standing_lines(before: State, session: Session, words: Words) -> Iterator[str]:
    """What the status holds now and did not hold before, and what each seat had and has no more."""
    was_seen, rules_then = view(before, None), session.rules.at(before)
    was = overview(was_seen, rules_then, words, seat_titles(was_seen, rules_then, words))
    now = overview(session.view(None), session.rules, words, by_title(session, words))
    for seat, standing in now.seats.items():
        earlier = was.seats.get(seat, standing)
        if earlier == standing:
            continue
        yield standing.line
        new = [each for each in standing.more if each not in earlier.more]
        gone = [each for each in earlier.more if each not in standing.more]
        other = [_NAME.sub("", earlier.line)] if earlier.line != standing.line else []
        past = words.say("recap-before", what=" · ".join([*other, *gone])) if other or gone else ""
        yield from (f"-# {each}" for each in (" · ".join(new), past) if each)
    yield from (line for line in now.below if line not in was.below)


def _seat_lines(session: Session, handovers: Iterable[Handover], words: Words) -> Iterator[str]:
    """The seats that have changed hands, and for whom somebody plays."""
    yield from (note_text(seat_note(each), words) for each in handovers)
    yield from substitute_lines(session, words, by_colour(words))


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


def _now(layout: Layout, session: Session, seat: Player | None, words: Words) -> Layout:
    table = session.table.id
    if session.over:
        naming, seen = by_player(session, words), session.view(None)
        layout.text(f"**{end_line(session.state.winners or (), words, naming, seat)}**")
        return layout.text(status(seen, session.rules, words, naming, ended=session.views_at_end))
    prompt = prompt_for(session, seat, words) if seat else None
    if prompt is not None:
        layout.text(f"**{words.say('recap-now')}** {prompt.text()}")
        return layout.row(button(CustomId(table, "open"), words.say("button-play"), MAIN))
    return layout.text(who_is_waited_for(session, words))
