"""The conditions of a standing answer: listed, added tap by tap, written out in a form, tried on the last attacks."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ui

from bot.game.order_trial import Tried
from bot.game.session import Session
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.forms import WHOLE_PAGE, form, page
from bot.ui.interaction.labels import COLOURS, by_colour
from bot.ui.interaction.layout import MAIN, OPTIONS, Line, Sheet, button
from bot.ui.interaction.name_search import fold
from bot.ui.interaction.request import Stale, Visit
from bot.ui.interaction.routes import on
from bot.ui.orders.condition_text import Clauses
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.decisions import answer, topic_name
from bot.words.typography import capital
from rules import ASK, Decision, Player, Standing
from rules.kernel.conditions import MOST, NONE, OURS, THEIRS, WHOEVER, Condition
from rules.kernel.conditions import topics as attack_topics
from rules.kernel.orders import Clause
from rules.kernel.windows import ToReact

ANY = "any"
THEIRS_LEAST = (3, 5, 10)
OURS_MOST = (1, 2, 4)
LEADERS = {"any": WHOEVER, "theirs": THEIRS, "ours": OURS, "none": NONE}


def conditional(session: Session) -> tuple[str, ...]:
    """The topics whose answers may have conditions."""
    return attack_topics(session.rules, session.state)


def orders_key(session: Session, topic: str) -> Key:
    """The key that shows the standing answers, this one among them."""
    return Key(session.table.id, "orders", 0, (topic,))


def order_of(session: Session, seat: Player, topic: str) -> Standing:
    """The order that holds for a topic, said or not."""
    said = session.orders.get(seat, {}).get(topic)
    return said or Standing(session.rules.answering(_kind(session, topic)).unasked or ASK)


def _kind(session: Session, topic: str) -> type[Decision]:
    kinds: Mapping[str, type[Decision]] = session.rules.decisions.kinds  # type: ignore[assignment]
    return kinds.get(topic, ToReact)


def written_of(session: Session, topic: str, words: Words) -> Clauses:
    return Clauses(session, topic, (*session.policies(_kind(session, topic)), ASK), words)


def clauses_sheet(session: Session, seat: Player, topic: str, words: Words, notice: str = "") -> Sheet:
    """All conditions of one topic, and what may be done with them."""
    order, table = order_of(session, seat, topic), session.table.id
    written = written_of(session, topic, words)
    title = words.say("clauses-title", topic=topic_name(topic, words))
    sheet = Sheet(COLOURS.get(seat)).text(notice).text(f"### {title}\n{words.say('clauses-intro')}")
    lines = [f"{at}. {written.text(clause)}" for at, clause in enumerate(order.clauses, 1)]
    plain = words.say("clauses-else" if lines else "clauses-none", policy=written.policy(order.policy))
    sheet.text("\n".join([*lines, plain]))
    sheet.row(
        button(Key(table, "clause", 0, (topic,)), words.say("button-clause-add"), MAIN),
        button(Key(table, "clause-text", 0, (topic,)), words.say("button-clause-write")),
        button(Key(table, "trial", 0, (topic,)), words.say("button-clause-try")),
    )
    clear = [button(Key(table, "clause-clear", 0, (topic,)), words.say("button-clause-clear"))] if lines else []
    return sheet.row(*clear, button(orders_key(session, topic), words.say("button-back")))


async def _asked(visit: Visit) -> tuple[Session, Player, str]:
    """The game, the seat and the topic that a press is about; raises `Stale` for a topic without conditions."""
    session = await visit.game()
    topic = visit.key.args[0]
    if topic not in conditional(session):
        raise Stale(topic)
    return session, session.seat_held_by(visit.person), topic


async def _kept(visit: Visit, topic: str, order: Standing, said: str) -> Sheet:
    session = await visit.bot.sessions.set_order(visit.key.table, visit.person, topic, order)
    return clauses_sheet(session, session.seat_held_by(visit.person), topic, visit.words, visit.words.say(said))


@on("clauses")
async def show_clauses(visit: Visit) -> Sheet:
    return clauses_sheet(*await _asked(visit), visit.words)


@on("clause")
async def add_clause(visit: Visit) -> Sheet:
    """One more condition, tap by tap: the answer, where, against how many, with how many, the captains."""
    session, seat, topic = await _asked(visit)
    _, *chosen = (*visit.key.args, *visit.values)
    shown = int(chosen.pop()[1:]) if chosen and chosen[-1].startswith("@") else 1
    if len(chosen) == len(STEPS):
        return await _put(visit, session, seat, topic, chosen)
    now = Key(session.table.id, "clause", 0, (topic, *chosen))
    sheet = Sheet(COLOURS.get(seat)).text(f"**{visit.words.say(STEPS[len(chosen)])}**")
    if len(chosen) == 1:
        _places(sheet, session, seat, now, visit.words, shown)
    else:
        sheet.row(*_choices(session, topic, len(chosen), now, visit.words))
    return sheet.row(button(Key(session.table.id, "clauses", 0, (topic,)), visit.words.say("button-back")))


STEPS = ("clause-what", "clause-where", "clause-who", "clause-own", "clause-led")


def _choices(session: Session, topic: str, step: int, now: Key, words: Words) -> list[Press]:
    if step == 0:
        written = written_of(session, topic, words)
        named = {policy: capital(written.policy(policy)) for policy in written.policies}
    elif step == 2:
        least = {str(count): words.say("clause-who-least", count=count) for count in THEIRS_LEAST}
        named = {ANY: words.say("clause-who-any"), **least}
    elif step == 3:
        most = {str(count): words.say("clause-own-most", count=count) for count in OURS_MOST}
        named = {ANY: words.say("clause-own-any"), **most}
    else:
        named = {leader: words.say(f"clause-led-{leader}") for leader in LEADERS}
    return [button(now.plus(value), label) for value, label in named.items()]


def _places(sheet: Sheet, session: Session, seat: Player, now: Key, words: Words, shown: int) -> None:
    """Anywhere, or one of the seat's own lands; 25 on a page."""
    mine = sorted(session.state.land.of(seat), key=lambda land: fold(land_name(land, words)))
    lines = [Line(land, land_name(land, words)) for land in mine]
    pages = max(-(-len(lines) // OPTIONS), 1)
    shown = min(max(shown, 1), pages)
    sheet.row(button(now.plus(ANY), words.say("clause-where-any")))
    sheet.choose(now, lines[(shown - 1) * OPTIONS : shown * OPTIONS], words.say("clause-where"))
    if pages > 1:
        sheet.row(
            button(now.plus(f"@{shown - 1}"), words.say("button-previous"), disabled=shown == 1),
            button(now.plus(f"@{shown + 1}"), words.say("button-next"), disabled=shown == pages),
        )


async def _put(visit: Visit, session: Session, seat: Player, topic: str, chosen: list[str]) -> Sheet:
    """Put the new condition before the first that would keep it from ever being reached."""
    policy, where, theirs, ours, led = chosen
    when = Condition(
        () if where == ANY else (where,),
        (0, MOST) if theirs == ANY else (int(theirs), MOST),
        (0, MOST) if ours == ANY else (0, int(ours)),
        LEADERS[led],
    )
    order = order_of(session, seat, topic)
    at = next((at for at, clause in enumerate(order.clauses) if clause.when.covers(when)), len(order.clauses))
    clauses = (*order.clauses[:at], Clause(when, policy), *order.clauses[at:])
    return await _kept(visit, topic, Standing(order.policy, order.wish, clauses), "clauses-set")


async def clauses_form(visit: Visit) -> ui.Modal:
    session, seat, topic = await _asked(visit)
    written = written_of(session, topic, visit.words)
    given = "\n".join(written.text(clause) for clause in order_of(session, seat, topic).clauses)
    field = page(
        "clauses", visit.words.say("clauses-form"), hint=written.example(), given=given[:WHOLE_PAGE], longest=WHOLE_PAGE
    )
    return form(visit.key, topic_name(topic, visit.words), field)


@on("clause-text", form=clauses_form)
async def write_clauses(visit: Visit) -> Sheet:
    """All conditions in words, one a line, the first that holds coming first."""
    session, seat, topic = await _asked(visit)
    clauses = written_of(session, topic, visit.words).read(visit.written.get("clauses", ""))
    order = order_of(session, seat, topic)
    return await _kept(visit, topic, Standing(order.policy, order.wish, clauses), "clauses-set")


@on("clause-clear")
async def clear_clauses(visit: Visit) -> Sheet:
    session, seat, topic = await _asked(visit)
    order = order_of(session, seat, topic)
    return await _kept(visit, topic, Standing(order.policy, order.wish), "clauses-cleared")


@on("trial")
async def try_clauses(visit: Visit) -> Sheet:
    """What the answers as they stand would have done in the last attacks."""
    session, seat, topic = await _asked(visit)
    words = visit.words
    found = await visit.bot.campaigns.trial(visit.key.table, visit.person)
    sheet = Sheet(COLOURS.get(seat)).text(f"### {words.say('trial-title')}\n-# {words.say('trial-honest')}")
    before = None
    for tried in found:
        if tried.attack != before:
            sheet.text(_attack(tried, words))
        before = tried.attack
        sheet.text(_tried(session, tried, words))
    sheet.text("" if found else words.say("trial-none"))
    return sheet.row(button(Key(session.table.id, "clauses", 0, (topic,)), words.say("button-back")))


def _attack(tried: Tried, words: Words) -> str:
    now = tried.now
    who = by_colour(words)(tried.attacker)
    return words.say(
        "trial-attack", target=now.where, who=who, source=tried.source, theirs=now.theirs, ours=now.ours
    )  # fmt: skip


def _tried(session: Session, tried: Tried, words: Words) -> str:
    """One question: what would have been answered, and what came of it instead."""
    did = answer(tried.did, words, by_colour(words))
    if tried.would is None:
        return words.say("trial-asked", answer=did)
    would = words.say("trial-would", clause=tried.clause, answer=answer(tried.would, words, by_colour(words)))
    if tried.same:
        return f"{would}. {words.say('trial-same')}"
    more = words.say("trial-unthrown") if tried.unthrown else _with_dice(tried, words)
    return f"{would}. {words.say('trial-other', answer=did)} {more}".strip()


def _with_dice(tried: Tried, words: Words) -> str:
    if tried.lost is None or tried.was is None:
        return ""
    return words.say(
        "trial-dice", mine=tried.lost[0], theirs=tried.lost[1], was=tried.was[0], did=tried.was[1]
    )  # fmt: skip
