"""Set standing orders: for each kind of decision, the answer to give without asking; and the wishes of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.game.orders import WISHES
from bot.game.session import Session
from bot.ui.decisions.setup import wishes
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import MAIN, PARTS_LIMIT, PLAIN, ROW, Layout, button
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.orders.conditions import conditional, order_of, orders_key
from bot.words import Words
from bot.words.decisions import policy_name, topic_name
from bot.words.typography import capital
from rules import ASK, Decision, Player, StandingOrder, ToReact

ROOM = PARTS_LIMIT - 7
"""How many components the topics may take; the rest is for a notice, a heading and the row of pages."""


def topics(session: Session) -> dict[str, type[Decision]]:
    """The topics for standing orders once the game has begun: windows first, then decisions with a choice."""
    rules = session.rules
    found: dict[str, type[Decision]] = dict.fromkeys(rules.opens, ToReact)
    for name, kind in rules.decisions.kinds.items():
        if kind is not ToReact and name not in wishes() and issubclass(kind, Decision):
            answering = rules.answering(kind)
            if answering.unasked or len(answering.policies) > 1:
                found[name] = kind
    return found


def order_text(session: Session, seat: Player, topic: str, kind: type[Decision]) -> str:
    """The policy in force for a topic."""
    said = session.orders.get(seat, {}).get(topic)
    return said.policy if said else session.rules.answering(kind).unasked or ASK


def orders_layout(session: Session, seat: Player, words: Words, notice: str = "", about: str = "") -> Layout:
    """All standing orders of a seat, the ones in force marked; if there are many, the page with the topic `about`."""
    layout = Layout(COLOURS.get(seat)).text(notice)
    layout.text(f"### {words.say('orders-title', who=words.say(f'seat-{seat}'))}\n{words.say('orders-intro')}")
    buttons = {topic: _buttons(session, seat, topic, kind, words) for topic, kind in topics(session).items()}
    buttons |= {topic: _wish_buttons(session, seat, topic, words) for topic in WISHES}
    pages = _pages(buttons)
    at = next((at for at, page in enumerate(pages) if about in page), 0)
    for topic in pages[at]:
        layout.text(f"**{_heading(topic, words)}**").row(*buttons[topic])
    if len(pages) > 1:
        before, after = pages[max(at - 1, 0)], pages[min(at + 1, len(pages) - 1)]
        layout.row(
            button(orders_key(session, before[0]), words.say("button-previous"), disabled=before is pages[at]),
            button(orders_key(session, after[0]), words.say("button-next"), disabled=after is pages[at]),
        )
        layout.text(words.say("panel-page", page=at + 1, pages=len(pages)))
    return layout


def _buttons(session: Session, seat: Player, topic: str, kind: type[Decision], words: Words) -> list[Press]:
    """The policies to choose from for one topic, and its conditions."""
    now, table = order_text(session, seat, topic, kind), session.table.id
    found = [
        button(
            CustomId(table, "order", 0, (topic, policy)),
            capital(policy_name(topic, policy, words)),
            MAIN if policy == now else PLAIN,
        )
        for policy in (*session.policies(kind), ASK)
    ]
    if topic in conditional(session):
        clauses, more = len(order_of(session, seat, topic).clauses), words.say("button-clauses")
        found.append(button(CustomId(table, "clauses", 0, (topic,)), f"{more} ({clauses})" if clauses else more))
    return found


def _wish_buttons(session: Session, seat: Player, topic: str, words: Words) -> list[Press]:
    """Yes and no for a wish of the seat."""
    wished = topic in session.orders.get(seat, {})
    return [
        button(
            CustomId(session.table.id, "order", 0, (topic, policy)),
            words.say("button-yes" if is_on else "button-no"),
            MAIN if wished == is_on else PLAIN,
        )
        for policy, is_on in ((WISHES[topic], True), (ASK, False))
    ]


def _heading(topic: str, words: Words) -> str:
    """A topic's name, or what a wish asks for."""
    return words.say(f"wish-{topic}") if topic in WISHES else topic_name(topic, words)


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


@route("order", args=r":[a-z-]+:[a-z-]+")
async def change_order(request: Request) -> Layout:
    """Set the standing order of a topic."""
    topic, policy = request.custom_id.args
    if topic in WISHES:
        return await _change_wish(request, topic, policy)
    kind = topics(session := await request.game()).get(topic)
    if kind is None or policy not in (*session.policies(kind), ASK):
        raise StalePress(topic)
    clauses = order_of(session, session.seat_held_by(request.person), topic).clauses
    order = StandingOrder(policy, (), clauses)
    session = await request.services.games.set_order(request.custom_id.table, request.person, topic, order)
    words = request.words
    said = words.say("orders-set", topic=topic_name(topic, words), policy=policy_name(topic, policy, words))
    return orders_layout(session, session.seat_held_by(request.person), words, said, topic)


async def _change_wish(request: Request, topic: str, policy: str) -> Layout:
    """Turn a wish of the seat on or off."""
    if policy not in (WISHES[topic], ASK):
        raise StalePress(topic)
    order = None if policy == ASK else StandingOrder(policy)
    session = await request.services.games.set_order(request.custom_id.table, request.person, topic, order)
    said = request.words.say(f"wish-{topic}-{'off' if order is None else 'on'}")
    return orders_layout(session, session.seat_held_by(request.person), request.words, said, topic)
