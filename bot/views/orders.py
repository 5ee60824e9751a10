"""Standing answers: for each kind of question what is answered when nobody asks; one tap changes it."""

from __future__ import annotations

from bot.sitting import Session
from bot.views.ask import Stale
from bot.views.clauses import conditional, order_of
from bot.views.keys import Key
from bot.views.press import on
from bot.views.saying import COLOURS
from bot.views.settling import TOPICS
from bot.views.sheet import MAIN, PLAIN, Sheet, button
from bot.views.visit import Visit
from bot.words import Words
from bot.words.decide import policy_name, topic_name
from bot.words.typeset import capital
from rules import ASK, Decision, Player, Standing
from rules.kernel.windows import ToReact


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


def orders_sheet(session: Session, seat: Player, words: Words, notice: str = "") -> Sheet:
    """All standing answers of a seat, the one that holds marked."""
    sheet = Sheet(COLOURS.get(seat)).text(notice)
    sheet.text(f"### {words.say('orders-title', who=words.say(f'seat-{seat}'))}\n{words.say('orders-intro')}")
    for topic, kind in topics(session).items():
        now, table = standing(session, seat, topic, kind), session.table.id
        clauses = len(order_of(session, seat, topic).clauses)
        more = [Key(table, "clauses", 0, (topic,))] if topic in conditional(session) else []
        sheet.text(f"**{topic_name(topic, words)}**")
        sheet.row(
            *(
                button(
                    Key(table, "order", 0, (topic, policy)),
                    capital(policy_name(topic, policy, words)),
                    MAIN if policy == now else PLAIN,
                )
                for policy in (*session.policies(kind), ASK)
            ),
            *(
                button(key, f"{words.say('button-clauses')} ({clauses})" if clauses else words.say("button-clauses"))
                for key in more
            ),
        )
    return sheet


@on("orders")
async def show_orders(visit: Visit) -> Sheet:
    session = await visit.game()
    return orders_sheet(session, session.seat_held_by(visit.person), visit.words)


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
    return orders_sheet(session, session.seat_held_by(visit.person), words, said)
