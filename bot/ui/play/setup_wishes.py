"""Set the set-up wishes: each player decides once what to claim and where to station the rest."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.game.session import Session
from bot.ui.decisions.reinforce import share_out
from bot.ui.decisions.setup import (
    NUMBERED,
    armies_to_station,
    can_station,
    left_over,
    placed_to_standing,
    to_station,
    wish_entries,
    wishes_ahead,
)
from bot.ui.interaction.forms import MOST_WRITTEN, form, page
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.name_search import entries, find_key, no_such, numbered_entries, split_entry
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.play.panel import panel
from bot.ui.play.redraw import events_since
from bot.words.arguments import land_name
from bot.words.decisions import topic_name
from bot.words.refusals import refusal_text
from bot.words.topics.orders import Wish
from rules import Player, Territory
from rules.orders import ASK, NO_DETAILS, Details, Listed, StandingOrder
from rules.risk import NotYourLand


def _list_text(entries_now: Sequence[str]) -> str:
    """The list for its form: as many whole entries as fit."""
    kept = ""
    for entry in entries_now:
        longer = f"{kept}, {entry}" if kept else entry
        if len(longer) > MOST_WRITTEN:
            break
        kept = longer
    return kept


@route("wish", args=r":[a-z-]+(:[a-z-]+)?")
async def say_wish(request: Request) -> Layout:
    """Set a policy for one part of the set-up, or for all of it."""
    topic, *policy = request.custom_id.args
    session = await request.game()
    seat = session.seat_held_by(request.person)
    known = wishes_ahead(session, seat)
    if topic != "all" and (topic not in known or policy not in ([known[topic].policy], [ASK])):
        raise StalePress(topic)
    own_orders = session.orders[seat].standing
    orders = (
        {each: known[each].unasked or known[each].policy for each in reversed(known)}
        if topic == "all"
        else {topic: policy[0]}
    )
    for each, name in orders.items():
        details = own_orders[each].details if each in own_orders and name != ASK else NO_DETAILS
        order = StandingOrder(name, details)
        await request.services.games.set_order(request.custom_id.table, request.person, each, order)
    return await _back(request, session.table.seq, "setup-asks" if {*orders.values()} == {ASK} else "setup-said")


async def list_form(request: Request) -> ui.Modal:
    session = await request.game()
    seat = session.seat_held_by(request.person)
    topic, wish = _find_list(request, session, seat)
    words, own = request.words, session.state.land.of(seat)
    left = armies_to_station(session, seat) if topic == NUMBERED else 0
    some = share_out(left, own) if left else [(land, 0) for land in own[:2]]
    hints = [f"{land_name(land, words)} {count or ''}".strip() for land, count in some]
    if not hints:  # Nobody holds land yet: the list begins with a card, or with any territory.
        first = [request.words.say(f"card-{card}") for card in wish.cards[:1]]
        hints = [*first, *(land_name(land, request.words) for land in session.rules.board.territories[:2])]
    above = to_station(session, seat, words) if left else ""
    listed = f"{wish.heading}.listed" in words
    about = words.attribute(wish.heading, "listed") if listed else words.say("setup-list-names")
    heading = words.say(wish.heading, count=wish.count(session.rules))
    given = _list_text(wish_entries(session, seat, topic, words))
    box = page("lands", heading, hint=", ".join(hints), given=given, about=about)
    return form(request.custom_id, topic_name(topic, words), box, above=above)


@route("list", args=r":[^:]+", form=list_form)
async def say_list(request: Request) -> Layout:
    """Set a list of territories or cards, favourites first; after its end the policy decides."""
    session = await request.game()
    seat = session.seat_held_by(request.person)
    topic, listed = _find_list(request, session, seat)
    names: dict[str, str] = {land: land_name(land, request.words) for land in session.rules.board.territories}
    names |= {card: request.words.say(f"card-{card}") for card in listed.cards}
    named: dict[str, Listed] = {}
    text = request.written.get("lands", "")
    for entry in numbered_entries(text, request.words) if topic == NUMBERED else entries(text):
        name, count = _entry(request, names, entry, topic, listed)
        named[name] = Listed(name, count + (named[name].count if name in named else 0))
    chosen = tuple(named.values())
    if topic == NUMBERED:
        chosen = placed_to_standing(session, chosen)
        _check_numbers(request, session, seat, chosen)
    order = StandingOrder(listed.policy, Details(listed=chosen))
    await request.services.games.set_order(request.custom_id.table, request.person, topic, order)
    return await _back(request, session.table.seq)


def _check_numbers(request: Request, session: Session, seat: Player, listed: Sequence[Listed]) -> None:
    """Raise `Rejected` for a territory where the seat cannot place armies, and for more armies than it has."""
    words = request.words
    for where in (Territory(each.name) for each in listed):
        if not can_station(session, seat, where):
            raise Rejected(refusal_text(NotYourLand(where), words, by_colour(words), session.view(seat), session.rules))
    if (over := -left_over(session, seat, listed)) > 0:
        left = armies_to_station(session, seat)
        raise Rejected(words.say("list-refusal-too-many", named=left + over, left=left))


def _entry(request: Request, names: dict[str, str], text: str, topic: str, listed: Wish) -> tuple[str, int]:
    """The territory of an entry and its number (0: none), or the card, whose title may begin with one.

    Raises `Rejected` if it is not valid.
    """
    card = find_key(text, names)
    if card is not None and card in listed.cards:
        return card, 0
    name, count = split_entry(text)
    land = find_key(name, names)
    if land is None:
        comma = request.words.say("setup-refusal-comma") if " " in name else ""
        raise Rejected(" ".join(filter(None, (no_such(text, names, request.words), comma))))
    if count is not None and topic != NUMBERED:
        raise Rejected(request.words.say("setup-refusal-number", typed=text))
    if count == 0:
        raise Rejected(request.words.say("setup-refusal-none", typed=text))
    return land, count or 0


def _find_list(request: Request, session: Session, seat: Player) -> tuple[str, Wish]:
    """The part of the set-up that a list is for; raises `StalePress`."""
    topic, known = request.custom_id.args[0], wishes_ahead(session, seat)
    if topic not in known:
        raise StalePress(topic)
    return topic, known[topic]


async def _back(request: Request, seq: int, noted: str = "setup-said") -> Layout:
    """The panel with what the wish has set off since that step, else that it is `noted`, by that message."""
    table = request.custom_id.table
    lines = await events_since(request, table, seq)
    return await panel(request, table, lines or request.words.say(noted), since=seq)
