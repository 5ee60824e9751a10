"""Standing answers: for each kind of question what is answered when nobody asks; one tap changes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.game.session import Session
from bot.ui.decisions.setup import TOPICS
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import MAIN, PARTS_LIMIT, PLAIN, ROW, Sheet, button
from bot.ui.interaction.request import Stale, Visit
from bot.ui.interaction.routes import on
from bot.ui.orders.conditions import conditional, order_of, orders_key
from bot.words import Words
from bot.words.decisions import policy_name, topic_name
from bot.words.typography import capital
from rules import ASK, Decision, Player, Standing
from rules.kernel.windows import ToReact

ROOM = PARTS_LIMIT - 7
"""Parts of a message that the topics have: it holds a notice, a heading and the pages' own row as well."""


def topics(session: Session) -> dict[str, type[Decision]]:
    """What may be left to a standing answer once the game has begun: windows first, then decisions with a choice."""
    rules = session.rules
    found: dict[str, type[Decision]] = dict.fromkeys(rules.opens, ToReact)
    for name, kind in rules.decisions.kinds.items():
        if kind is not ToReact and name not in TOPICS and issubclass(kind, Decision):
            answering = rules.answering(kind)
            if answering.unasked or len(answering.policies) > 1:
                found[name] = kind
    return found


def standing(session: Session, seat: Player, topic: str, kind: type[Decision]) -> str:
    """The policy that holds for a topic now."""
    said = session.orders.get(seat, {}).get(topic)
    return said.policy if said else session.rules.answering(kind).unasked or ASK


def orders_sheet(session: Session, seat: Player, words: Words, notice: str = "", about: str = "") -> Sheet:
    """All standing answers of a seat, the one that holds marked; of many the page with the topic `about`."""
    sheet = Sheet(COLOURS.get(seat)).text(notice)
    sheet.text(f"### {words.say('orders-title', who=words.say(f'seat-{seat}'))}\n{words.say('orders-intro')}")
    buttons = {topic: _buttons(session, seat, topic, kind, words) for topic, kind in topics(session).items()}
    pages = _pages(buttons)
    at = next((at for at, page in enumerate(pages) if about in page), 0)
    for topic in pages[at]:
        sheet.text(f"**{topic_name(topic, words)}**").row(*buttons[topic])
    if len(pages) > 1:
        before, after = pages[max(at - 1, 0)], pages[min(at + 1, len(pages) - 1)]
        sheet.row(
            button(orders_key(session, before[0]), words.say("button-previous"), disabled=before is pages[at]),
            button(orders_key(session, after[0]), words.say("button-next"), disabled=after is pages[at]),
        )
        sheet.text(words.say("panel-page", page=at + 1, pages=len(pages)))
    return sheet


def _buttons(session: Session, seat: Player, topic: str, kind: type[Decision], words: Words) -> list[Press]:
    """The answers to choose from for one topic, and its conditions."""
    now, table = standing(session, seat, topic, kind), session.table.id
    found = [
        button(
            Key(table, "order", 0, (topic, policy)),
            capital(policy_name(topic, policy, words)),
            MAIN if policy == now else PLAIN,
        )
        for policy in (*session.policies(kind), ASK)
    ]
    if topic in conditional(session):
        clauses, more = len(order_of(session, seat, topic).clauses), words.say("button-clauses")
        found.append(button(Key(table, "clauses", 0, (topic,)), f"{more} ({clauses})" if clauses else more))
    return found


def _pages(buttons: Mapping[str, Sequence[Press]]) -> list[list[str]]:
    """The topics, as many on a page as one message has room for."""
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


@on("orders")
async def show_orders(visit: Visit) -> Sheet:
    session = await visit.game()
    return orders_sheet(session, session.seat_held_by(visit.person), visit.words, "", "".join(visit.key.args))


@on("order")
async def change_order(visit: Visit) -> Sheet:
    """From now on this answer."""
    topic, policy = visit.key.args
    kind = topics(session := await visit.game()).get(topic)
    if kind is None or policy not in (*session.policies(kind), ASK):
        raise Stale(topic)
    clauses = order_of(session, session.seat_held_by(visit.person), topic).clauses
    order = Standing(policy, (), clauses)
    session = await visit.bot.sessions.set_order(visit.key.table, visit.person, topic, order)
    words = visit.words
    said = words.say("orders-set", topic=topic_name(topic, words), policy=policy_name(topic, policy, words))
    return orders_sheet(session, session.seat_held_by(visit.person), words, said, topic)
