"""Reaction cards: the question what to do with them, what is set, and the buttons that set it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.game.hands import hand_of, windows_set
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
from bot.words.decisions import moot_topics, order_name, topic_name, window_clause
from bot.words.times import span
from rules import Card, Decision, Player
from rules.author import ToReact
from rules.orders import ASK, StandingOrder, windows_for


def ask_about_windows(
    layout: Layout, session: Session, seat: Player, words: Words, verb: str = "windows", mark: str = ""
) -> None:
    """Add the question what to do with reaction cards; nothing where it is answered, or does not arise.

    It names the cards in hand that can be played so, and their moments; with none of them, every moment. `verb` is that
    of its answers.
    """
    windows = windows_ahead(session, seat)
    if not windows or windows_set(session.rules, session.state, session.orders[seat]):
        return
    held = hand_of(session.state, seat).values()
    found = windows_of_cards(session, (card for cards in held for card in cards))
    named = dict.fromkeys(name for cards in found.values() for name in card_list(cards, words))
    question = words.say(
        "windows-question",
        cards=words.all_of([f"*{name}*" for name in named]) or "none",
        moments=words.any_of([window_clause(window, words) for window in found or windows]),
    )
    why = f"{words.say('windows-why')} {words.say('windows-why-asked', alone=_is_alone(session))}"
    asked = f"**{words.say('windows-title')}**\n{question}\n-# {why}"
    layout.together(asked, window_answers(session, seat, words, verb, mark))


def ask_once(layout: Layout, session: Session, seat: Player, words: Words) -> None:
    """Add the same question to the seat's own panel, from its first card on until it is answered.

    Any card brings it up, so that who is asked from then on does not tell what came into a hand.
    """
    if any(hand_of(session.state, seat).values()):
        ask_about_windows(layout, session, seat, words, "windows-here")


def windows_ahead(session: Session, seat: Player) -> list[str]:
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
    """Add when some of these cards may be played as a reaction, and what is set for it. False if none may."""
    found = windows_of_cards(session, cards)
    named = {
        window: words.say(
            "windows-card",
            cards=words.all_of([f"*{name}*" for name in card_list(some, words)]),
            moment=window_clause(window, words),
        )
        for window, some in found.items()
    }
    title = f"**{words.say('windows-title')}**"
    layout.text("\n".join([title, *_lines_with_policies(session, seat, named, words)]) if named else "")
    return bool(named)


def _lines_with_policies(session: Session, seat: Player, named: Mapping[str, str], words: Words) -> list[str]:
    """A line for each window, with what is set for it; that stands once below, where it is the same for all."""
    policies = {window: _policy_text(session, seat, window, words) for window in named}
    if len({*policies.values()}) == 1:
        policy = next(iter(policies.values()))
        return [*(f"- {name}" for name in named.values()), words.say("windows-now", policy=policy)]
    return [words.say("windows-line", what=name, policy=policies[window]) for window, name in named.items()]


def windows_button(session: Session, words: Words, mark: str = "") -> Press:
    """The button that shows what is set for reaction cards, to change it."""
    return button(CustomId(session.table.id, "windows", 0, (), mark), words.say("button-windows"))


def stop_asking(session: Session, seat: Player, decision: Decision, words: Words) -> list[Press]:
    """The buttons after which this window, or every one, passes without a question, where the seat wishes to be asked
    about it, or about others too."""
    if not isinstance(decision, ToReact) or decision.window not in session.rules.opens:
        return []
    if order_of(session, seat, decision.window).policy != ASK or _stays(session, seat, decision.window):
        return []
    asked = [name for name in windows_ahead(session, seat) if order_of(session, seat, name).policy == ASK]
    ways = {"button-windows-stop": (decision.window,), "button-windows-stop-all": ()}
    some = list(ways.items())[: 2 if len(asked) > 1 else 1]
    return [button(CustomId(session.table.id, "windows-stop", 0, names), words.say(key)) for key, names in some]


def _is_alone(session: Session) -> str:
    """Whether one person plays against AIs alone, as texts are told: `yes`, `no`."""
    return "no" if holds_windows(session.seats.values()) else "yes"


def windows_layout(session: Session, seat: Player, words: Words, notice: str = "") -> Layout:
    """What is set for each window in which the seat may be asked, and the buttons that set all windows."""
    layout = Layout(COLOURS.get(seat)).text(notice)
    named = {window: topic_name(window, words) for window in windows_ahead(session, seat)}
    layout.text(f"### {words.say('windows-title')}\n{words.say('windows-all')}")
    layout.text("\n".join(_lines_with_policies(session, seat, named, words)))
    layout.text(f"-# {words.say('windows-why-asked', alone=_is_alone(session))}")
    back = button(CustomId(session.table.id, "play"), words.say("button-back"))
    hand = button(CustomId(session.table.id, "hand"), words.say("button-hand"))
    return layout.row(*window_answers(session, seat, words), hand, back)


def window_answers(session: Session, seat: Player, words: Words, verb: str = "windows", mark: str = "") -> list[Press]:
    """Ask me, let it pass, case by case; what is set is marked."""
    table, windows = session.table.id, tuple(session.rules.opens)
    now = {_plain_policy(session, seat, window) for window in windows if not _stays(session, seat, window)}
    current = windows_set(session.rules, session.state, session.orders[seat])
    ways = {"ask": ASK, "pass": _pass_policy(session)}
    apart = current and now not in ({policy} for policy in ways.values())
    return [
        *(
            button(
                CustomId(table, verb, 0, (way,), mark),
                words.say(f"button-windows-{way}"),
                MAIN if current and now == {policy} else PLAIN,
            )
            for way, policy in ways.items()
        ),
        button(orders_key(session, WINDOWS), words.say("button-windows-when"), MAIN if apart else PLAIN),
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
    """Show what is set for reaction cards, or set it for all windows in which cards of a hand are played."""
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
    await request.services.games.set_orders(session.table.id, request.person, orders)
    session = await request.game()
    held = holds_windows(session.seats.values())
    wait = span(longest_delay(session.table.pace), request.words) if held else "none"
    return session, request.words.say("windows-set", way=way, wait=wait)
