"""Set standing orders: for each kind of decision, the answer to give without asking; and the wishes of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from bot.game.session import Session
from bot.ui.decisions.setup import wishes
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.forms import MOST_NUMBER, form, line, whole_number
from bot.ui.interaction.labels import COLOURS, by_title
from bot.ui.interaction.layout import MAIN, PARTS_LIMIT, PLAIN, ROW, Layout, button
from bot.ui.interaction.name_search import entries, find_key
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.orders.card_windows import window_answers, windows_ahead
from bot.ui.orders.condition_text import land_meant
from bot.ui.orders.conditions import WINDOWS, conditional, order_of, orders_key, policies_now, wants_of
from bot.ui.orders.forced import answered_at_once
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.decisions import kind_name, moot_topics, order_name, remote_topics, topic_name
from bot.words.typography import capital
from rules import Decision, Player
from rules.author import ToReact, Wants
from rules.orders import ASK, NO_DETAILS, Details, Listed, StandingOrder
from rules.risk import ToDefend, ToOccupy

PREFERENCES = {"forced": "play", "nudge": "send"}
"""The preferences of a seat, each with the word by which its button says yes."""
FIRST = (ToDefend.kind, ToOccupy.kind)
"""The topics of every war, which stand before those of one game."""
MOST_LISTED = 400
"""The longest list of a form."""
ROOM = PARTS_LIMIT - 7
"""How many components the topics may take; the rest is for a notice, a heading and the row of pages."""


def topics(session: Session) -> dict[str, type[Decision]]:
    """The topics for standing orders once the game has begun: windows first, then decisions with a choice."""
    rules, known = session.rules, wishes(session.rules)
    found: dict[str, type[Decision]] = dict.fromkeys(rules.opens, ToReact)
    for name, kind in rules.asked.items():
        if kind is not ToReact and name not in known and issubclass(kind, Decision):
            answering = rules.answering(kind)
            if answering.unasked or len(answering.policies) > 1:
                found[name] = kind
    return found


def orders_layout(session: Session, seat: Player, words: Words, notice: str = "", about: str = "") -> Layout:
    """All standing orders of a seat, the ones in force marked; if there are many, the page with the topic `about`.

    Windows stand there together, as one question; for `WINDOWS`, or a window, each of them alone, and a button for all.
    """
    cards = about == WINDOWS or about in session.rules.opens
    title = words.say("windows-title") if cards else words.say("orders-title", who=by_title(session, words)(seat))
    layout = Layout(COLOURS.get(seat)).text(notice).text(f"### {title}\n{words.say('orders-intro')}")
    buttons = {topic: _buttons(session, seat, topic, words) for topic in _shown(session, seat, cards=cards)}
    if not cards:
        together = {WINDOWS: window_answers(session, seat, words)} if windows_ahead(session, seat) else {}
        preferred = {topic: _preference_buttons(session, seat, topic, words) for topic in PREFERENCES}
        buttons = together | buttons | preferred
    pages = _pages(buttons)
    at = next((at for at, page in enumerate(pages) if about in page), 0)
    for topic in pages[at]:
        layout.text(f"**{_heading(topic, words)}**{_about(topic, words)}").row(*buttons[topic])
    if cards:
        layout.row(button(CustomId(session.table.id, "orders"), words.say("button-orders")))
    if len(pages) > 1:
        before, after = pages[max(at - 1, 0)], pages[min(at + 1, len(pages) - 1)]
        layout.row(
            button(orders_key(session, before[-1]), words.say("button-previous"), disabled=before is pages[at]),
            button(orders_key(session, after[-1]), words.say("button-next"), disabled=after is pages[at]),
        )
        layout.text(words.say("panel-page", page=at + 1, pages=len(pages)))
    return layout


def _shown(session: Session, seat: Player, *, cards: bool) -> list[str]:
    """The topics to set one by one, windows (`cards`) or all others: first what every attack asks, last what cannot
    come up as things stand."""
    seen, rules = session.view(seat), session.rules
    moot, remote = moot_topics(seen, rules), remote_topics(seen, rules)
    ahead = [topic for topic in topics(session) if (topic in rules.opens) is cards and topic not in moot]
    return sorted(ahead, key=lambda topic: (topic in remote, topic not in FIRST))


def _buttons(session: Session, seat: Player, topic: str, words: Words) -> list[Press]:
    """The policies to choose from for one topic, and its conditions."""
    order, table = order_of(session, seat, topic), session.table.id
    found = []
    for policy in policies_now(session, seat, topic, words):
        wants = wants_of(session, topic, policy)
        now = order if policy == order.policy else StandingOrder(policy)
        key = CustomId(table, "order" if wants == Wants() else "order-with", 0, (topic, policy))
        found.append(button(key, capital(order_name(topic, now, wants, words)), MAIN if now is order else PLAIN))
    if topic in conditional(session):
        clauses, more = len(order.clauses), words.say("button-clauses")
        found.append(button(CustomId(table, "clauses", 0, (topic,)), f"{more} ({clauses})" if clauses else more))
    return found


def _preference_buttons(session: Session, seat: Player, topic: str, words: Words) -> list[Press]:
    """Yes and no for a preference of the seat."""
    wished: bool = getattr(session.orders[seat].preferences, topic)
    return [
        button(
            CustomId(session.table.id, "order", 0, (topic, policy)),
            words.say("button-yes" if is_on else "button-no"),
            MAIN if wished == is_on else PLAIN,
        )
        for policy, is_on in ((PREFERENCES[topic], True), (ASK, False))
    ]


def _heading(topic: str, words: Words) -> str:
    """A topic's name, that of all windows together, or what a preference is about."""
    if topic == WINDOWS:
        return words.say("windows-title")
    return words.say(f"wish-{topic}") if topic in PREFERENCES else topic_name(topic, words)


def _about(topic: str, words: Words) -> str:
    """What is asked under a topic whose name does not say it, in small print below the name; "" for any other."""
    if topic == WINDOWS:
        return f"\n-# {words.say('windows-all')}"
    known = next((key for key in (f"window-{topic}", f"decision-{topic}") if f"{key}.about" in words), "")
    return f"\n-# {words.attribute(known, 'about')}" if known else ""


def _pages(buttons: Mapping[str, Sequence[Press]]) -> list[list[str]]:
    """The topics in pages, as many on each as one message has room for."""
    pages: list[list[str]] = [[]]
    room = ROOM
    for topic, some in buttons.items():
        parts = 1 + len(some) + -(-len(some) // ROW)
        if pages[-1] and parts > room:
            pages.append([])
            room = ROOM
        pages[-1].append(topic)
        room -= parts
    return pages


@route("orders", args=r"(:[a-z-]+)?")
async def show_orders(request: Request) -> Layout:
    session = await request.game()
    return orders_layout(
        session, session.seat_held_by(request.person), request.words, "", "".join(request.custom_id.args)
    )


@route("order", args=r":[a-z-]+:[a-z_-]+")
async def change_order(request: Request) -> Layout:
    """Set the standing order of a topic."""
    topic, policy = request.custom_id.args
    if topic in PREFERENCES:
        return await _change_preference(request, topic, policy)
    session, order = await _order_pressed(request)
    return await _set(request, session, StandingOrder(policy, clauses=order.clauses))


async def order_form(request: Request) -> ui.Modal:
    """Ask what an order says besides its policy: its numbers, and which kinds it is about."""
    session, order = await _order_pressed(request)
    (topic, policy), words = request.custom_id.args, request.words
    wants = wants_of(session, topic, policy)
    details = order.details if order.policy == policy else NO_DETAILS
    fields = [
        line(name, words.say(f"wanted-{topic}-{name}"), given=str(details.number(name)), longest=6, needed=False)
        for name in wants.numbers
    ]
    if wants.among:
        text = ", ".join(kind_name(one, words) for one in details.kinds_among(wants.among))
        fields.append(line("some", words.say(f"wanted-{topic}-some"), given=text, longest=MOST_LISTED, needed=False))
    if wants.places:
        text = ", ".join(land_name(where, words) for where in details.names)
        fields.append(
            line("places", words.say(f"wanted-{topic}-places"), given=text, longest=MOST_LISTED, needed=False)
        )
    return form(request.custom_id, topic_name(topic, words), *fields)


@route("order-with", args=r":[a-z-]+:[a-z_-]+", form=order_form)
async def change_order_with(request: Request) -> Layout:
    """Set the standing order of a topic with what its form says."""
    session, order = await _order_pressed(request)
    topic, policy = request.custom_id.args
    wants = wants_of(session, topic, policy)
    numbers = {name: _number(request, name) for name in wants.numbers}
    some = [_one_of(request, entry, wants) for entry in entries(request.written.get("some", ""))]
    places = [land_meant(session, entry, request.words) for entry in entries(request.written.get("places", ""))]
    details = Details(numbers, tuple(dict.fromkeys(some)), tuple(map(Listed, dict.fromkeys(places))))
    return await _set(request, session, StandingOrder(policy, details, order.clauses))


def _number(request: Request, name: str) -> int:
    """A number of the form, 0 where nothing is written; raises `Rejected`."""
    text = request.written.get(name, "").strip()
    number = whole_number(text) if text else 0
    if number is None:
        raise Rejected(request.words.say("table-refusal-number", typed=text, least=0, most=MOST_NUMBER))
    return number


def _one_of(request: Request, text: str, wants: Wants) -> str:
    """A kind that the form names; raises `Rejected`."""
    names = {one: kind_name(one, request.words) for one in wants.among}
    one = find_key(text, names)
    if one is None:
        known = request.words.all_of([request.words.say("quoted", text=name) for name in names.values()])
        raise Rejected(request.words.say("clause-refusal-answer", typed=text, answers=known))
    return one


async def _order_pressed(request: Request) -> tuple[Session, StandingOrder]:
    """The game, and the order in force for the topic of a press; raises `StalePress` for a policy that it lacks."""
    topic, policy = request.custom_id.args
    session = await request.game()
    if topic not in topics(session) or policy not in (*session.policies(topic), ASK):
        raise StalePress(topic)
    return session, order_of(session, session.seat_held_by(request.person), topic)


async def _set(request: Request, session: Session, order: StandingOrder) -> Layout:
    """Save the order of the topic that was pressed, and show all of them again."""
    topic, words = request.custom_id.args[0], request.words
    outcome = await request.services.games.set_order(request.custom_id.table, request.person, topic, order)
    named = order_name(topic, order, wants_of(session, topic, order.policy), words)
    confirmation = words.say("orders-set", topic=topic_name(topic, words), policy=named)
    note = "\n".join(filter(None, (confirmation, answered_at_once(outcome, words))))
    return orders_layout(await request.game(), outcome.seat, words, note, topic)


async def _change_preference(request: Request, topic: str, policy: str) -> Layout:
    """Turn a preference of the seat on or off."""
    if policy not in (PREFERENCES[topic], ASK):
        raise StalePress(topic)
    games, wished = request.services.games, policy != ASK
    outcome = await games.set_preference(request.custom_id.table, request.person, topic, wished)
    set_now = request.words.say(f"wish-{topic}-{'on' if wished else 'off'}")
    note = "\n".join(filter(None, (set_now, answered_at_once(outcome, request.words))))
    return orders_layout(await request.game(), outcome.seat, request.words, note, topic)
