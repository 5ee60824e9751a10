"""Cards for others' turns: the question what to do with them, what is set, and the buttons that set it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.game.hands import windows_set
from bot.game.session import Session
from bot.game.window_delays import holds_windows, longest_delay
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import MAIN, PLAIN, Layout, button
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.orders.conditions import WINDOWS, order_of, orders_key, wants_of
from bot.words import Words
from bot.words.arguments import card_list
from bot.words.decisions import moot_topics, order_name, topic_name, window_clause, window_moment
from bot.words.times import span
from bot.words.typography import capital
from rules import Card, Decision, Player
from rules.author import ToReact
from rules.orders import ASK, StandingOrder, windows_for


def ask_about_windows(
    layout: Layout, session: Session, seat: Player, words: Words, mark: str = "", *, titled: bool = True
) -> None:
    """Add the question what to do with cards for others' turns; nothing where it is answered, or does not arise."""
    windows = _windows(session, seat)
    if not windows or windows_set(session.rules, session.state, session.orders[seat]):
        return
    moments = words.any_of([window_clause(window, words) for window in windows])
    title = f"**{words.say('windows-title')}**\n" if titled else ""
    layout.text(f"{title}{words.say('windows-question', moments=moments)}")
    layout.text(f"-# {words.say('windows-why')}")
    layout.row(*_answers(session, seat, words, mark))


def _windows(session: Session, seat: Player) -> list[str]:
    """The windows in which a seat may still be asked."""
    moot = moot_topics(session.view(seat), session.rules)
    return [window for window in session.rules.opens if window not in moot]


def windows_of_cards(session: Session, cards: Iterable[Card]) -> dict[str, list[Card]]:
    """The windows in which some of these cards may be played, each with those cards."""
    found: dict[str, list[Card]] = {}
    for card in dict.fromkeys(cards):
        for window in windows_for(session.rules, session.state, card):
            if window in session.rules.opens:
                found.setdefault(window, []).append(card)
    return {window: found[window] for window in session.rules.opens if window in found}


def add_card_windows(layout: Layout, session: Session, seat: Player, cards: Iterable[Card], words: Words) -> bool:
    """Add when some of these cards may be played on others' turns, and what is set for it. False if none may."""
    found = windows_of_cards(session, cards)
    lines = [
        words.say(
            "windows-card",
            cards=words.all_of([f"*{name}*" for name in card_list(some, words)]),
            moment=window_clause(window, words),
            policy=_policy_text(session, seat, window, words),
        )
        for window, some in found.items()
    ]
    layout.text("\n".join([f"**{words.say('windows-title')}**", *lines]) if lines else "")
    return bool(lines)


def windows_button(session: Session, words: Words, mark: str = "") -> Press:
    """The button that shows what is set for cards on others' turns, to change it."""
    return button(CustomId(session.table.id, "windows", 0, (), mark), words.say("button-windows"))


def stop_asking(session: Session, seat: Player, decision: Decision, words: Words) -> list[Press]:
    """The button after which this window passes without a question, where the seat wishes to be asked about it."""
    if not isinstance(decision, ToReact) or decision.window not in session.rules.opens:
        return []
    if order_of(session, seat, decision.window).policy != ASK or _stays(session, seat, decision.window):
        return []
    return [button(CustomId(session.table.id, "windows-stop", 0, (decision.window,)), words.say("button-windows-stop"))]


def windows_layout(session: Session, seat: Player, words: Words, notice: str = "") -> Layout:
    """What is set for each window in which the seat may be asked, and the buttons that set all windows."""
    layout = Layout(COLOURS.get(seat)).text(notice)
    layout.text(f"### {words.say('windows-title')}")
    lines = [
        words.say(
            "windows-line",
            moment=capital(window_moment(window, words)),
            policy=_policy_text(session, seat, window, words),
        )
        for window in _windows(session, seat)
    ]
    layout.text("\n".join(lines)).text(f"-# {words.say('windows-why')}")
    back = button(CustomId(session.table.id, "play"), words.say("button-back"))
    hand = button(CustomId(session.table.id, "hand"), words.say("button-hand"))
    return layout.row(*_answers(session, seat, words), hand, back)


def _answers(session: Session, seat: Player, words: Words, mark: str = "") -> list[Press]:
    """Ask me, let it pass, only when…; what is set for all windows alike is marked."""
    table, windows = session.table.id, tuple(session.rules.opens)
    now = {_plain_policy(session, seat, window) for window in windows if not _stays(session, seat, window)}
    current = windows_set(session.rules, session.state, session.orders[seat])
    ways = {"ask": ASK, "pass": _pass_policy(session)}
    return [
        *(
            button(
                CustomId(table, "windows", 0, (way,), mark),
                words.say(f"button-windows-{way}"),
                MAIN if current and now == {policy} else PLAIN,
            )
            for way, policy in ways.items()
        ),
        button(orders_key(session, WINDOWS), words.say("button-windows-when")),
    ]


def _pass_policy(session: Session) -> str:
    """The policy that lets a window pass."""
    return session.rules.answering(ToReact).default


def _plain_policy(session: Session, seat: Player, window: str) -> str:
    """The policy of a window without conditions; "" where conditions decide."""
    order = order_of(session, seat, window)
    return "" if order.clauses else order.policy


def _policy_text(session: Session, seat: Player, window: str, words: Words) -> str:
    """What is set for a window: a policy, how many conditions come before it, or that nothing is set yet."""
    orders = session.orders[seat]
    order = order_of(session, seat, window)
    policy = order_name(window, order, wants_of(session, window, order.policy), words)
    return words.say(
        "windows-policy",
        policy=policy,
        clauses=len(order.clauses),
        set="yes" if windows_set(session.rules, session.state, orders) else "no",
    )


def _stays(session: Session, seat: Player, window: str) -> bool:
    """Whether the answers for all windows leave this one alone.

    They are about cards in hand: an order for what lies open, which does more than ask or pass, was meant for it alone.
    """
    if order_of(session, seat, window).policy in (ASK, _pass_policy(session)):
        return False
    cards = (card for zone in session.state.zones.values() for card in zone.cards)
    return window not in windows_of_cards(session, cards)


def _same_everywhere(session: Session, seat: Player, policy: str) -> Mapping[str, StandingOrder | None]:
    return {window: StandingOrder(policy) for window in session.rules.opens if not _stays(session, seat, window)}


@route("windows", args=r"(:(ask|pass))?")
async def show_windows(request: Request) -> Layout:
    """Show what is set for cards on others' turns, or set it for all windows in which cards of a hand are played."""
    session = await request.game()
    seat = session.seat_held_by(request.person)
    if not session.rules.opens:
        raise StalePress("windows")
    if not request.custom_id.args:
        return windows_layout(session, seat, request.words)
    session, confirmation = await set_windows(request, session, request.custom_id.args[0])
    return windows_layout(session, seat, request.words, confirmation)


async def stop_window(request: Request, session: Session, window: str) -> str:
    """Let one window pass for the presser without a question from now on; returns what is said."""
    order = {window: StandingOrder(_pass_policy(session))}
    await request.services.games.set_orders(session.table.id, request.person, order)
    return request.words.say("windows-stopped", topic=topic_name(window, request.words))


async def set_windows(request: Request, session: Session, way: str) -> tuple[Session, str]:
    """Set whether the presser is asked in windows (`ask`) or not (`pass`); returns the game then, and what is said."""
    seat = session.seat_held_by(request.person)
    orders = _same_everywhere(session, seat, ASK if way == "ask" else _pass_policy(session))
    session = await request.services.games.set_orders(session.table.id, request.person, orders)
    held = holds_windows(session.seats.values())
    wait = span(longest_delay(session.table.pace), request.words) if held else "none"
    return session, request.words.say("windows-set", way=way, wait=wait)
