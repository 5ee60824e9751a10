"""Set the set-up wishes: each player decides once what to claim and where to station the rest."""

from __future__ import annotations

from discord import ui

from bot.game.session import Session
from bot.ui.decisions.reinforce import share_out
from bot.ui.decisions.setup import NUMBERED, to_station, wish_entries, wishes_ahead
from bot.ui.interaction.forms import ABOUT, MOST_WRITTEN, form, page
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.name_search import entries, find_key, no_such, split_entry, without_units
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.play.panel import panel
from bot.ui.play.redraw import events_since
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.decisions import topic_name
from bot.words.topics.orders import Wish
from rules import Player, Ruleset
from rules.orders import ASK, NO_DETAILS, Details, Listed, StandingOrder
from rules.risk import Recruits


def _list_text(wish: StandingOrder | None, rules: Ruleset, words: Words) -> str:
    """The list for its form: as many whole entries as fit."""
    kept = ""
    for entry in wish_entries(wish, rules, words) if wish else ():
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
    order = session.orders[seat].standing.get(topic)
    words, own = request.words, session.state.land.of(seat)
    left = session.state.parts[Recruits].left.get(seat, 0) if topic == NUMBERED else 0
    some = share_out(left, own) if left else [(land, 0) for land in own[:2]]
    hints = [f"{land_name(land, words)} {count or ''}".strip() for land, count in some]
    if not hints:  # Nobody holds land yet: the list begins with a card, or with any territory.
        first = [request.words.say(f"card-{card}") for card in wish.cards[:1]]
        hints = [*first, *(land_name(land, request.words) for land in session.rules.board.territories[:2])]
    about = to_station(session, seat, words, ABOUT) if left else ""
    given, heading = _list_text(order, session.rules, words), words.say(wish.heading)
    box = page("lands", heading, hint=", ".join(hints), given=given, about=about)
    return form(request.custom_id, topic_name(topic, words), box)


@route("list", args=r":[^:]+", form=list_form)
async def say_list(request: Request) -> Layout:
    """Set a list of territories or cards, favourites first; after its end the policy decides."""
    session = await request.game()
    topic, listed = _find_list(request, session, session.seat_held_by(request.person))
    names: dict[str, str] = {land: land_name(land, request.words) for land in session.rules.board.territories}
    names |= {card: request.words.say(f"card-{card}") for card in listed.cards}
    named: dict[str, Listed] = {}
    for entry in entries(request.written.get("lands", "")):
        name, count = _entry(request, names, entry, topic, listed)
        named.setdefault(name, Listed(name, count))
    order = StandingOrder(listed.policy, Details(listed=tuple(named.values())))
    await request.services.games.set_order(request.custom_id.table, request.person, topic, order)
    return await _back(request, session.table.seq)


def _entry(request: Request, names: dict[str, str], text: str, topic: str, listed: Wish) -> tuple[str, int]:
    """The territory of an entry and its number (0: none), or the card, whose title may begin with one.

    Raises `Rejected` if it is not valid.
    """
    card = find_key(text, names)
    if card is not None and card in listed.cards:
        return card, 0
    name, count = split_entry(without_units(text, request.words))
    land = find_key(name, names)
    if land is None:
        raise Rejected(no_such(text, names, request.words))
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
