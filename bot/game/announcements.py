"""Announcements: the outbox messages that follow from a commit, such as a board post or a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import structs

from bot.game.hands import hand_messages, messages_of_missed_cards
from bot.game.progress import Progress, turns_begun
from bot.game.session import Session
from bot.messages import BoardPost, DirectNote, EndPost, Message, Note, SealPost, Story
from bot.store import Transaction
from bot.store.models import RUNNING, Seat, Table
from rules import NOBODY, Player, State
from rules.author import ToReact, TurnBegan
from rules.records import REWIND
from rules.risk import is_setting_up, next_up


def announcements_of(progress: Progress, actor: int | None) -> list[Message]:
    """The outbox rows that follow from a progress which `actor` (None: an AI, an order) set off, in sending order.

    What is said only once is noted in the progress: call it once.
    """
    rows: list[Message] = []
    if not _only_changes(progress):
        rows.extend(_story_posts(progress))
    rows.extend(hand_messages(progress))
    if progress.state.winners is not None:
        return [*rows, EndPost()]
    if _has_come_to_rest(progress):
        rows.append(Note("rests"))
    if board := _board_post(progress, actor):
        rows.append(board)
    rows.extend(messages_of_missed_cards(progress))
    return rows


def first_announcements(progress: Progress) -> list[Message]:
    """As `announcements_of`, for a game that has just begun: there is always a board post."""
    rows = announcements_of(progress, None)
    if any(isinstance(row, BoardPost | EndPost) for row in rows):
        return rows
    return [*rows, BoardPost((), _respondents(progress.state, progress.seats), fresh=True)]


def _only_changes(progress: Progress) -> bool:
    """Whether secret answers were changed and nothing else happened: an edited message would tell of it."""
    secret = progress.session.state.replies
    changed = (p.step.action is not None and p.step.action.decision in secret for p in progress.steps)
    return all(changed) and not any(played.step.events for played in progress.steps)


def _story_posts(progress: Progress) -> Iterator[Message]:
    """The story, and below the turn in which a seal was broken a post for each."""
    for chapter in _chapters(progress):
        yield chapter
        yield from (SealPost(label, chapter.last) for label in chapter.ends)


def _chapters(progress: Progress) -> list[Story]:
    """The messages of the story: one for each turn of a person, one for each run of turns that nobody plays by hand.

    A step that ends a turn and begins the next belongs to both. A rewind has a chapter of its own, and so has what
    happens between the set-up and the first turn or between turns, where it is nobody's. One in which a seal was broken
    `ends` with it; what else happened in that step is told `after` it, in the next one.
    """
    seq, turn = progress.session.table.seq, progress.session.table.turn
    state = progress.session.state
    seat, between = state.active, _is_between_turns(progress, state)
    chapters: list[Story] = []
    for played in progress.steps:
        seq, turn = seq + 1, turn - played.turns_back
        if played.undoes is not None:
            seat, between = played.step.state.active, _is_between_turns(progress, played.step.state)
        if played.step.by == REWIND:
            chapters.append(structs.replace(_chapter(progress, seq, turn, seat, between), rewind=True))
            continue
        chapter = _chapter(progress, seq, turn, seat, between)
        if not chapters or chapters[-1].ends or chapters[-1].rewind or not _is_same(chapters[-1], chapter):
            chapters.append(chapter)
        chapters[-1] = structs.replace(chapters[-1], last=seq)
        for event in played.step.events:
            told = chapters[-1]
            if isinstance(event, TurnBegan):
                turn, seat = turn + 1, event.player
                chapters.append(structs.replace(_chapter(progress, seq, turn, seat), begun=False))
            elif event.unsealed:
                chapters[-1] = structs.replace(told, ends=(*told.ends, event.unsealed))
            elif told.ends and not event.bookkeeping:
                further = _chapter(progress, seq, turn, seat, told.between)
                chapters.append(structs.replace(further, after=told.ends[-1]))
        seat, between = played.step.state.active, _is_between_turns(progress, played.step.state)
    return _join_chapters(chapters)


def _is_between_turns(progress: Progress, state: State) -> bool:
    """Whether it is nobody's turn, although the game has been set up."""
    return state.active == NOBODY and not is_setting_up(progress.rules, state)


def _is_same(chapter: Story, further: Story) -> bool:
    return (chapter.to, chapter.seat, chapter.between) == (further.to, further.seat, further.between)


def _chapter(progress: Progress, seq: int, turn: int, seat: Player, between: bool = False) -> Story:
    by_hand = not turn or seat not in progress.seats or progress.seats[seat].respondent is not None
    return Story(seq, seq, turn, turn, seat, begun=True, by_hand=by_hand, between=between)


def _join_chapters(chapters: Sequence[Story]) -> list[Story]:
    """The chapters, with neighbouring turns that nobody plays by hand in one."""
    joined: list[Story] = []
    for chapter in chapters:
        if joined and joined[-1].goes_on_in(chapter):
            joined[-1] = joined[-1].with_next(chapter)
        else:
            joined.append(chapter)
    return joined


def _has_come_to_rest(progress: Progress) -> bool:
    """Whether the last person whom the table waited for is gone: the stand-ins do not play a game among themselves."""
    somebody_sits = any(seat.person is not None for seat in progress.seats.values())
    return somebody_sits and progress.session.is_attended and not progress.is_attended


def _board_post(progress: Progress, actor: int | None) -> BoardPost | None:
    """The board post, or None where it need not change.

    A new post if somebody is mentioned, a turn began or is over, or a seal was broken, whose post would stand below it;
    an edit of the old one if the table waits for other people or asks them something else, other seats have a stand-in,
    or a territory changed hands in a person's turn: its map is not older than the story. Who is called by windows alone
    finds the map of the turn a little higher.
    """
    mentioned, waiting = mentions(progress, actor), _respondents(progress.state, progress.seats)
    moved = turns_begun(progress.steps) or _turn_over(progress) or _seal_broken(progress)
    fresh = bool(mentioned) or bool(waiting and moved)
    before = progress.session
    same_people = _people_asked(progress.state, progress.seats) == _people_asked(before.state, before.seats)
    same_look = _away_seats(progress.seats) == _away_seats(before.seats) and not (waiting and _changes_hands(progress))
    if same_people and same_look and not fresh:
        return None
    with_map = not (fresh and _only_windows_open(progress))
    return BoardPost(tuple(mentioned), waiting, fresh, with_map, _waits_for_windows(progress))


def _waits_for_windows(progress: Progress | Session) -> bool:
    """Whether people are asked, all of them by windows."""
    decisions, seats = progress.state.pending, progress.seats
    asked = [decisions[n] for n, seat in _open_decisions(progress.state) if seat in seats and seats[seat].respondent]
    return bool(asked) and all(isinstance(decision, ToReact) for decision in asked)


def _turn_over(progress: Progress) -> bool:
    """Whether a turn is over and it is nobody's now: what begins then is told below the post."""
    return progress.session.state.active != NOBODY and _is_between_turns(progress, progress.state)


def _seal_broken(progress: Progress) -> bool:
    return any(event.unsealed for played in progress.steps for event in played.step.events)


def _only_windows_open(progress: Progress) -> bool:
    """Whether the turn goes on, and all who are newly asked are asked by windows."""
    asked = newly_asked(progress)
    windows = all(isinstance(progress.state.pending[number], ToReact) for number in asked)
    return bool(asked) and windows and not turns_begun(progress.steps)


def _changes_hands(progress: Progress) -> bool:
    """Whether a territory has another owner than before."""
    before, now = progress.session.state, progress.state
    return any(before.land.of(seat) != now.land.of(seat) for seat in now.seats)


def new_board_post(session: Session) -> BoardPost:
    """A new board post that mentions nobody: it shows the deadlines and who stands in for whom."""
    return BoardPost((), _respondents(session.state, session.seats), fresh=True)


def edited_board_post(session: Session) -> BoardPost:
    """The board post as it is now, edited: something else on it has changed, such as the link of a watched game."""
    return BoardPost((), _respondents(session.state, session.seats), fresh=False, windows=_waits_for_windows(session))


def wait_starts(progress: Progress, now: int) -> dict[int, int]:
    """The time from which each unanswered decision waits, by its number; `now` where its seat has a new respondent.

    Decisions that a standing order will answer are left out.
    """
    before = progress.session.table.waiting_since
    return {
        number: now if _has_new_respondent(progress, player) else before.get(number, now)
        for number, player in _open_decisions(progress.state)
        if not progress.orders_will_answer(number)
    }


def newly_asked(progress: Progress) -> dict[int, Player]:
    """The unanswered decisions that are new, or new to the respondent of their seat: number and seat."""
    before = progress.session.table.waiting_since
    return {
        number: player
        for number, player in _open_decisions(progress.state)
        if (number not in before or _has_new_respondent(progress, player)) and not progress.orders_will_answer(number)
    }


def mentions(progress: Progress, actor: int | None) -> list[int]:
    """The people to mention: respondents of newly asked decisions and addressees of events, but not the actor."""
    new = {progress.seats[player].respondent for player in (*newly_asked(progress).values(), *_addressees(progress))}
    return sorted(person for person in new if person is not None and person != actor)


def _addressees(progress: Progress) -> Iterator[Player]:
    """The seats to which an event of these steps is addressed, such as a proposal."""
    for played in progress.steps:
        yield from (event.addressee for event in played.step.events if event.addressee in progress.seats)


def _has_new_respondent(progress: Progress, colour: Player) -> bool:
    """Whether another person (or none) answers for this seat now."""
    before = progress.session.seats.get(colour)
    return before is None or before.respondent != progress.seats[colour].respondent


def _open_decisions(state: State) -> Iterator[tuple[int, Player]]:
    for number, decision in state.pending.items():
        if number not in state.replies:
            yield number, decision.player


def _away_seats(seats: Mapping[Player, Seat]) -> list[str]:
    """The seats that have a stand-in."""
    return [colour for colour, seat in seats.items() if seat.away]


def _respondents(state: State, seats: Mapping[Player, Seat]) -> tuple[int, ...]:
    """The people for whom the table waits, by id."""
    people = {seats[player].respondent for _, player in _open_decisions(state) if player in seats}
    return tuple(sorted(person for person in people if person is not None))


def _people_asked(state: State, seats: Mapping[Player, Seat]) -> list[tuple[int, str]]:
    """The people for whom the table waits, by id, with the topic asked, as their post says it: "" in their own turn."""
    asked = [state.pending[number] for number, player in _open_decisions(state) if player in seats]
    people = ((seats[each.player].respondent, "" if each.player == state.active else each.topic) for each in asked)
    return sorted((person, topic) for person, topic in people if person is not None)


def announce_next_up(tx: Transaction, progress: Progress, table: Table, now: int) -> None:
    """When a turn has begun, tell the person whose turn is next, if they want to be told."""
    if table.state != RUNNING or turns_begun(progress.steps) <= 0:
        return
    seat = progress.seats.get(next_up(progress.rules, progress.state))
    person = seat.respondent if seat is not None else None
    if person is not None and _is_others_turn(progress, person) and tx.people.get(person).next_up:
        values = {"channel": f"<#{table.channel}>"}
        tx.outbox.add(table.id, DirectNote("next-up", progress.state.active, values=values, person=person), now)


def _is_others_turn(progress: Progress, person: int) -> bool:
    """Whether it is the turn of anybody but this person."""
    return progress.seats[progress.state.active].respondent != person
