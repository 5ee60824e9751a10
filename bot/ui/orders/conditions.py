"""The conditions of a standing order: list them, add or write them, try them on past attacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui
from msgspec.structs import replace

from bot.game.hands import hand_of
from bot.game.order_trial import DryRunAnswer
from bot.game.session import Session
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.forms import WHOLE_PAGE, form, page
from bot.ui.interaction.labels import COLOURS, by_colour
from bot.ui.interaction.layout import MAIN, OPTIONS, Layout, ListEntry, button
from bot.ui.interaction.name_search import fold
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.orders.condition_text import ConditionText
from bot.ui.orders.forced import answered_at_once
from bot.words import Words
from bot.words.arguments import card_title, land_name, leader_arguments
from bot.words.decisions import answer, order_name, plays_card, policy_name, topic_name
from bot.words.typography import capital
from rules import Player, Territory
from rules.author import Wants
from rules.orders import (
    ANY_LEADER,
    ASK,
    MOST_REGIMENTS,
    NO_LEADER,
    OUR_LEADER,
    THEIR_LEADER,
    Clause,
    Condition,
    StandingOrder,
    condition_topics,
)
from rules.risk import Leaders

ANY = "any"
THEIRS_LEAST = (3, 5, 10)
OURS_MOST = (1, 2, 4)
LED = {ANY_LEADER: "any", THEIR_LEADER: "theirs", OUR_LEADER: "ours", NO_LEADER: "none"}
"""Who leads, as a button says it."""


def conditional(session: Session) -> tuple[str, ...]:
    """The topics whose orders may have conditions."""
    return condition_topics(session.rules, session.state)


WINDOWS = "windows"
"""In place of a topic: the windows of all cards, without the other standing orders."""


def orders_key(session: Session, topic: str) -> CustomId:
    """The custom id that shows the standing orders, on the page with this topic; for `WINDOWS` those of cards alone."""
    return CustomId(session.table.id, "orders", 0, (topic,))


def order_of(session: Session, seat: Player, topic: str) -> StandingOrder:
    """The order in force for a topic: the player's, or the initial one."""
    order = session.orders[seat].standing.get(topic)
    return order or StandingOrder(session.rules.answering(session.kind_of(topic)).unasked or ASK)


def wants_of(session: Session, topic: str, policy: str) -> Wants:
    """The details of an order with a policy."""
    return session.rules.wants(session.kind_of(topic), topic, policy)


def policies_now(session: Session, seat: Player, topic: str, words: Words) -> tuple[str, ...]:
    """The policies of a topic to choose from: of those that play a card, the ones in hand and the one that is set."""
    hands = hand_of(session.state, seat).values()
    titles = {card_title(card) for cards in hands for card in cards} | {order_of(session, seat, topic).policy}
    named = session.policies(topic)
    return (*(name for name in named if name in titles or not plays_card(topic, name, words)), ASK)


def condition_text(session: Session, topic: str, words: Words) -> ConditionText:
    return ConditionText(session, topic, (*session.policies(topic), ASK), words)


def clauses_layout(session: Session, seat: Player, topic: str, words: Words, notice: str = "") -> Layout:
    """All conditions of one topic, with buttons to change them."""
    order, table = order_of(session, seat, topic), session.table.id
    written = condition_text(session, topic, words)
    title = words.say("clauses-title", topic=topic_name(topic, words))
    layout = Layout(COLOURS.get(seat)).text(notice).text(f"### {title}\n{words.say('clauses-intro')}")
    lines = [f"{at}. {written.text(clause)}" for at, clause in enumerate(order.clauses, 1)]
    usual = order_name(topic, order, wants_of(session, topic, order.policy), words)
    plain = words.say("clauses-else" if lines else "clauses-none", policy=usual)
    layout.text("\n".join([*lines, plain]))
    layout.row(
        button(CustomId(table, "clause", 0, (topic,)), words.say("button-clause-add"), MAIN),
        button(CustomId(table, "clause-text", 0, (topic,)), words.say("button-clause-write")),
        button(CustomId(table, "trial", 0, (topic,)), words.say("button-clause-try")),
    )
    clear = [button(CustomId(table, "clause-clear", 0, (topic,)), words.say("button-clause-clear"))] if lines else []
    return layout.row(*clear, button(orders_key(session, topic), words.say("button-back")))


async def _topic_of(request: Request) -> tuple[Session, Player, str]:
    """The game, seat and topic of a press; raises `StalePress` for a topic without conditions."""
    session = await request.game()
    topic = request.custom_id.args[0]
    if topic not in conditional(session):
        raise StalePress(topic)
    return session, session.seat_held_by(request.person), topic


async def _keep(request: Request, topic: str, order: StandingOrder, text: str) -> Layout:
    outcome = await request.services.games.set_order(request.custom_id.table, request.person, topic, order)
    note = "\n".join(filter(None, (request.words.say(text), answered_at_once(outcome, request.words))))
    return clauses_layout(await request.game(), outcome.seat, topic, request.words, note)


@route("clauses", args=r":[a-z-]+")
async def show_clauses(request: Request) -> Layout:
    return clauses_layout(*await _topic_of(request), request.words)


@route(
    "clause",
    args=r":[a-z-]+(:[a-z_-]+([:=][^:=@]+(:(any|\d{1,3})(:(any|\d{1,3})(:[a-z+-]+)?)?)?)?)?(:@-?\d{1,3})?",
)
async def add_clause(request: Request) -> Layout:
    """Add a condition step by step: the answer, where, against how many, with how many, any leaders."""
    session, seat, topic = await _topic_of(request)
    _, *chosen = (*request.custom_id.args, *request.values)
    shown = int(chosen.pop()[1:]) if chosen and chosen[-1].startswith("@") else 1
    written = condition_text(session, topic, request.words)
    if len(chosen) == len(STEPS) - 1 and not written.knows_leaders:
        chosen.append(ANY)
    if len(chosen) == len(STEPS):
        return await _add(request, session, seat, topic, chosen)
    now = CustomId(session.table.id, "clause", 0, (topic, *chosen))
    about = leader_arguments(tuple(written.kinds))
    path = [topic_name(topic, request.words), *_list_chosen(topic, chosen, request.words)]
    layout = Layout(COLOURS.get(seat)).text(f"{STEP.join(path)}\n**{request.words.say(STEPS[len(chosen)], **about)}**")
    if len(chosen) == 1:
        _places(layout, session, seat, now, request.words, shown)
    else:
        layout.row(*_choices(session, seat, topic, len(chosen), now, request.words))
    return layout.row(button(CustomId(session.table.id, "clauses", 0, (topic,)), request.words.say("button-back")))


STEP = " › "
"""What stands between the choices made so far."""
STEPS = ("clause-what", "clause-where", "clause-who", "clause-own", "clause-led")


def _list_chosen(topic: str, chosen: Sequence[str], words: Words) -> Iterator[str]:
    """What a condition says so far: the answer, where, against how many, with how many."""
    for step, value in enumerate(chosen):
        if step == 0:
            yield policy_name(topic, value, words)
        elif step == 1:
            yield words.say("clause-where-any") if value == ANY else land_name(value, words)
        elif step == 2:
            yield words.say("clause-who-any") if value == ANY else words.say("clause-who-least", count=int(value))
        else:
            yield words.say("clause-own-any") if value == ANY else words.say("clause-own-most", count=int(value))


def _choices(session: Session, seat: Player, topic: str, step: int, now: CustomId, words: Words) -> list[Press]:
    if step == 0:
        named = {
            policy: capital(policy_name(topic, policy, words)) for policy in policies_now(session, seat, topic, words)
        }
    elif step == 2:
        least = {str(count): words.say("clause-who-least", count=count) for count in THEIRS_LEAST}
        named = {ANY: words.say("clause-who-any"), **least}
    elif step == 3:
        most = {str(count): words.say("clause-own-most", count=count) for count in OURS_MOST}
        named = {ANY: words.say("clause-own-any"), **most}
    else:
        named = _leader_choices(condition_text(session, topic, words))
    return [button(now.plus(value), label) for value, label in named.items()]


def _leader_choices(written: ConditionText) -> dict[str, str]:
    """What can be said of leaders, each in words; of several kinds of leader each by name."""
    words, about = written.words, leader_arguments(tuple(written.kinds))
    if len(written.kinds) == 1:
        return {led: words.say(f"clause-led-{led}", **about) for led in LED.values()}
    about_each = written.about_leaders().items()
    named = {_leader_token(*who): capital(words.say(f"typed-{word}")) for who, word in about_each}
    return {ANY: words.say("clause-led-any"), **named}


def _leader_token(leader: str, kinds: Leaders) -> str:
    return "+".join((LED[leader], *kinds))


def _places(layout: Layout, session: Session, seat: Player, now: CustomId, words: Words, shown: int) -> None:
    """Add "anywhere" and the seat's own territories to choose from, 25 on a page."""
    mine = sorted(session.state.land.of(seat), key=lambda land: fold(land_name(land, words)))
    lines = [ListEntry(land, land_name(land, words)) for land in mine]
    pages = max(-(-len(lines) // OPTIONS), 1)
    shown = min(max(shown, 1), pages)
    layout.row(button(now.plus(ANY), words.say("clause-where-any")))
    layout.choose(now, lines[(shown - 1) * OPTIONS : shown * OPTIONS], words.say("clause-where"))
    if pages > 1:
        layout.row(
            button(now.plus(f"@{shown - 1}"), words.say("button-previous"), disabled=shown == 1),
            button(now.plus(f"@{shown + 1}"), words.say("button-next"), disabled=shown == pages),
        )


async def _add(request: Request, session: Session, seat: Player, topic: str, chosen: list[str]) -> Layout:
    """Insert the new condition before the first one that would make it unreachable."""
    policy, where, theirs, ours, led = chosen
    about_leaders = condition_text(session, topic, request.words).about_leaders()
    leading = {_leader_token(leader, kinds): (leader, kinds) for leader, kinds in ((ANY_LEADER, ()), *about_leaders)}
    if led not in leading:
        raise StalePress(led)
    when = Condition(
        () if where == ANY else (Territory(where),),
        (0, MOST_REGIMENTS) if theirs == ANY else (int(theirs), MOST_REGIMENTS),
        (0, MOST_REGIMENTS) if ours == ANY else (0, int(ours)),
        *leading[led],
    )
    order = order_of(session, seat, topic)
    at = next((at for at, clause in enumerate(order.clauses) if clause.when.covers(when)), len(order.clauses))
    clauses = (*order.clauses[:at], Clause(when, policy), *order.clauses[at:])
    return await _keep(request, topic, replace(order, clauses=clauses), "clauses-set")


async def clauses_form(request: Request) -> ui.Modal:
    session, seat, topic = await _topic_of(request)
    written = condition_text(session, topic, request.words)
    text = "\n".join(written.text(clause) for clause in order_of(session, seat, topic).clauses)
    leader = request.words.say(f"typed-leader-{next(iter(written.kinds))}")
    parts = request.words.say("clauses-form", leader=leader)
    field = page(
        "clauses",
        parts if written.knows_leaders else request.words.attribute("clauses-form", "no-leaders"),
        hint=written.example(),
        given=text[:WHOLE_PAGE],
        longest=WHOLE_PAGE,
    )
    return form(request.custom_id, topic_name(topic, request.words), field)


@route("clause-text", args=r":[a-z-]+", form=clauses_form)
async def write_clauses(request: Request) -> Layout:
    """Replace all conditions by a text with one a line; the first one that holds wins."""
    session, seat, topic = await _topic_of(request)
    clauses = condition_text(session, topic, request.words).read(request.written.get("clauses", ""))
    order = order_of(session, seat, topic)
    return await _keep(request, topic, replace(order, clauses=clauses), "clauses-set")


@route("clause-clear", args=r":[a-z-]+")
async def clear_clauses(request: Request) -> Layout:
    session, seat, topic = await _topic_of(request)
    order = order_of(session, seat, topic)
    return await _keep(request, topic, replace(order, clauses=()), "clauses-cleared")


@route("trial", args=r":[a-z-]+")
async def try_clauses(request: Request) -> Layout:
    """Show what the current orders would have answered in recent attacks."""
    session, seat, topic = await _topic_of(request)
    words = request.words
    found = await request.services.plans.dry_run(request.custom_id.table, request.person)
    layout = Layout(COLOURS.get(seat)).text(f"### {words.say('trial-title')}\n-# {words.say('trial-honest')}")
    before = None
    for tried in found:
        if tried.attack != before:
            layout.text(_attack(tried, words))
        before = tried.attack
        layout.text(_dry_run_lines(session, tried, words))
    layout.text("" if found else words.say("trial-none"))
    return layout.row(button(CustomId(session.table.id, "clauses", 0, (topic,)), words.say("button-back")))


def _attack(tried: DryRunAnswer, words: Words) -> str:
    now = tried.now
    who = by_colour(words)(tried.attacker)
    return words.say(
        "trial-attack", target=now.where, who=who, source=tried.source, theirs=now.theirs, ours=now.ours
    )  # fmt: skip


def _dry_run_lines(session: Session, tried: DryRunAnswer, words: Words) -> str:
    """One past decision: what the order would have answered, and what happened."""
    did = answer(tried.did, words, by_colour(words))
    if tried.would is None:
        return words.say("trial-asked", answer=did)
    would = words.say("trial-would", clause=tried.clause, answer=answer(tried.would, words, by_colour(words)))
    if tried.same:
        return f"{would}. {words.say('trial-same')}"
    more = words.say("trial-unthrown") if tried.unthrown else _with_dice(tried, words)
    return f"{would}. {words.say('trial-other', answer=did)} {more}".strip()


def _with_dice(tried: DryRunAnswer, words: Words) -> str:
    if tried.lost is None or tried.was is None:
        return ""
    return words.say(
        "trial-dice", mine=tried.lost[0], theirs=tried.lost[1], was=tried.was[0], did=tried.was[1]
    )  # fmt: skip
