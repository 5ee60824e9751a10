"""Seat assignment in a running game: who may take or assign which seat, and the handover that is recorded and told.

And who of a campaign holds which seat, or may still take a reward.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from bot.game.session import Session
from bot.messages import Note
from bot.refusals import (
    CampaignFull,
    CharacterAlready,
    NoAiThere,
    NoSuchSeat,
    NotHost,
    OneStrength,
    SatElsewhere,
    SeatedAlready,
    SeatIsOut,
)
from bot.store import Transaction
from bot.store.models import NOBODY_STANDS_IN, RUNNING, CampaignMember, Handover, Seat, Table
from bot.words.notes import NONE
from rules import Player, Refused
from rules.ai import USUAL, Character, characters_of
from rules.author import Campaigns, Part
from rules.risk import still_plays

AI_NAMES = (
    "Ada", "Otto", "Mira", "Hugo", "Selma", "Anton", "Iris", "Viktor", "Nora", "Emil", "Clara", "Oskar", "Lena",
    "Bruno", "Alma", "Felix", "Greta", "Ivo", "Stella", "Leon", "Vera", "Jonas", "Olga", "Max",
)  # fmt: skip
"""What the AIs of a campaign are called, in the order in which they come."""


THERE_FOR = 30 * 60
"""Seconds for which somebody who has answered is there."""
Heir = int | Literal["ai"] | None
"""Who gets a seat: a person, the AI, or nobody."""


def is_there(tx: Transaction, table: int, person: int | None, now: int) -> bool:
    """Whether a person has answered at a table lately enough to be asked before something is taken from them."""
    return person is not None and now - tx.steps.last_answer(table, person) < THERE_FOR


def heir_text(heir: Heir) -> str:
    """Who gets a seat, as text: an id, ai, or nobody."""
    return "nobody" if heir is None else str(heir)


def read_heir(text: str) -> Heir:
    """Who gets a seat, of what `heir_text` wrote."""
    return None if text == "nobody" else "ai" if text == "ai" else int(text)


def assign_seat(session: Session, seat: Player, to: Heir, past: Sequence[Handover]) -> dict[Player, Seat]:
    """The seats with one of them given to a person, an AI or (None) nobody. `past` are the table's handovers.

    Raises `Refused` (NoSuchSeat, SeatIsOut, SeatedAlready, SatElsewhere).
    """
    if seat not in session.seats:
        raise Refused(NoSuchSeat(seat))
    if to is not None and session.table.turn and not still_plays(session.state, seat):
        raise Refused(SeatIsOut(seat))
    person = to if isinstance(to, int) else None
    if person is not None and (held := session.seat_of(person)):
        raise Refused(SeatedAlready(held, person))
    if person is not None and (others := _sat_before(person, past) - {seat}):
        raise Refused(SatElsewhere(Player(min(others)), person))
    taken = replace(session.seats[seat], person=person, ai=to == "ai", conceded=False, missed=0)
    return {**session.seats, seat: stood_in_by(taken, NOBODY_STANDS_IN)}


def reclaim_seat(session: Session, person: int) -> tuple[dict[Player, Seat], tuple[Note, ...]]:
    """The seats after this person has acted: they have no stand-in and no missed turns any more.

    With them the note to post where somebody stood in. Raises `Refused(NotSeated)`.
    """
    colour = session.seat_held_by(person)
    seat = session.seats[colour]
    notes = (Note("back", colour),) if seat.away else ()
    return {**session.seats, colour: stood_in_by(replace(seat, missed=0), NOBODY_STANDS_IN)}, notes


def with_stand_in(session: Session, seat: Player, stand_in: str) -> dict[Player, Seat]:
    """The seats with a stand-in for one of them: turn, caretaker, ai, or "" for nobody (see `Seat.stand_in`)."""
    return {**session.seats, seat: stood_in_by(session.seats[seat], stand_in)}


def stood_in_by(seat: Seat, stand_in: str) -> Seat:
    """The seat with this stand-in. Where no AI plays it then, the next one that does will have the usual character."""
    changed = replace(seat, stand_in=stand_in)
    return changed if changed.is_ai else replace(changed, character=USUAL, next_character=None)


def with_character(session: Session, seat: Player, character: Character) -> dict[Player, Seat]:
    """The seats with an AI that has another character from its seat's next turn on.

    Raises `Refused` (NoSuchSeat, NoAiThere, SeatIsOut, CharacterAlready, and as `require_character`).
    """
    if seat not in session.seats:
        raise Refused(NoSuchSeat(seat))
    require_character(session.seats[seat], session.game.name)
    if session.table.turn and not still_plays(session.state, seat):
        raise Refused(SeatIsOut(seat))
    changed = session.seats[seat]
    if changed.latest_character == character:
        raise Refused(CharacterAlready(seat))
    coming = None if character == changed.character else character
    return {**session.seats, seat: replace(changed, next_character=coming)}


def require_character(seat: Seat, game: str) -> None:
    """Raises `Refused` where the AI of a seat cannot be chosen (OneStrength), or no AI plays the seat (NoAiThere)."""
    if len(characters_of(game)) == 1:
        raise Refused(OneStrength())
    if not seat.is_ai:
        raise Refused(NoAiThere(Player(seat.colour)))


def require_host(session: Session, person: int, moderator: bool) -> None:
    """Raises `Refused(NotHost)` unless the person is the table's host or a moderator."""
    if session.table.host != person and not moderator:
        raise Refused(NotHost(session.table.host))


def handover_of(session: Session, seat: Seat, by: int | None) -> Handover:
    """The handover to record for `seat`, as assigned; `by` is the person who assigned it."""
    how = "ai" if seat.ai else "nobody" if seat.free else "person"
    before = session.seats[Player(seat.colour)].person
    return Handover(session.table.seq, seat.colour, how, before, seat.person, by)


def seats_of_person(tx: Transaction, table: Table, person: int) -> list[str]:
    """The colours of a person's seats at a table whose game is running."""
    seats = tx.tables.seats(table.id) if table.state == RUNNING else {}
    return [colour for colour, seat in seats.items() if seat.person == person]


def _sat_before(person: int, handovers: Iterable[Handover]) -> set[str]:
    """The seats that a person has held and left."""
    return {handover.colour for handover in handovers if handover.before == person}


def record_handover(tx: Transaction, table: int, handover: Handover | None) -> list[Note]:
    """Write a handover and delete the seat's orders. Returns the note to post; nothing where `handover` is None."""
    if handover is None:
        return []
    tx.handovers.add(table, handover)
    tx.tables.forget_orders(table, handover.colour)
    return [seat_note(handover)]


def takeover_step(seat: str | None, handovers: Iterable[Handover]) -> int:
    """The step after which the seat's holder took it (0: at the start): what the seat saw before is not theirs."""
    taken = (handover for handover in handovers if handover.colour == seat and handover.after is not None)
    return max((handover.seq for handover in taken), default=0)


def seat_note(handover: Handover) -> Note:
    """The note that tells the table about a handover."""
    values = {"person": _mention(handover.after), "by": _mention(handover.by)}
    return Note(f"seat-{handover.how}", handover.colour, values=values)


def _mention(person: int | None) -> str:
    return NONE if person is None else f"<@{person}>"


def seat_holders(
    seats: Mapping[Player, Seat], held: Mapping[Player, str], members: Mapping[str, CampaignMember], most: int
) -> dict[Player, CampaignMember]:
    """The members of a campaign that hold seats by now which others `held`, or nobody.

    A person holds a seat as the member that they are. Where an AI plays for good it is the seat's member if that is an
    AI, else the first one that holds no seat. Whoever is no member yet becomes one, up to `most`. A seat that nobody
    has keeps its member, as does one for whose player there is no room.
    """
    known, holding = dict(members), dict(held)
    people = {one.person: one for one in members.values() if one.person is not None}

    def newcomer(person: int | None = None) -> CampaignMember | None:
        if len(known) >= most:
            return None
        taken = {one.ai for one in known.values()}
        name = "" if person is not None else next(name for name in AI_NAMES if name not in taken)
        came = CampaignMember(new_member_id(known), person, name)
        known[came.member] = came
        return came

    found = {}
    for colour, seat in sorted(seats.items(), key=lambda item: item[1].person is None):
        now = known.get(holding.get(colour, ""))
        if seat.person is not None:
            holder = people.get(seat.person) or newcomer(seat.person)
        elif seat.ai and not (now and now.ai):
            idle = (one for one in known.values() if one.ai and one.member not in holding.values())
            holder = next(idle, None) or newcomer()
        else:
            holder = now
        if holder is not None and holder != now:
            found[colour] = holder
            holding[colour] = holder.member
    return found


def people_owed(campaigns: Campaigns[Part], kept: Part, members: Mapping[str, CampaignMember]) -> tuple[int, ...]:
    """The people who may still take a reward of a campaign's last game."""
    return tuple(
        one.person
        for one in members.values()
        if one.person is not None and campaigns.open_question(kept, one.member) is not None
    )


def new_member_id(members: Iterable[str]) -> str:
    """The id of a campaign's next member."""
    return f"m{max((int(member[1:]) for member in members), default=0) + 1}"


def require_room(tx: Transaction, session: Session, person: int | None) -> None:
    """Raises `Refused(CampaignFull)` where a person is not in the campaign of a game and cannot join it any more."""
    campaigns, campaign = session.game.campaigns, session.table.campaign
    if campaigns is None or campaign is None or person is None:
        return
    members = tx.campaigns.members(campaign)
    if len(members) >= campaigns.most and all(one.person != person for one in members.values()):
        raise Refused(CampaignFull(campaigns.most))
