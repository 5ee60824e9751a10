"""The set-up wishes in the panel: what to claim, where to station the rest, where captains begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.game.session import Session
from bot.ui.decisions.answer import PartialAnswer
from bot.ui.decisions.controls import question
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import GOOD, MAIN, PLAIN, Layout, button
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.decisions import policy_name
from bot.words.game_words import Wish
from bot.words.games import known_words
from bot.words.typography import capital
from rules import ASK, Player, StandingOrder
from rules.risk import Recruits, setting_up

CLAIM, STATION = "to-claim", "to-station"
SHARED = {CLAIM: Wish("regions", "setup-claims"), STATION: Wish("borders", "setup-places")}
"""The wishes for the set-up of every game of the family; `policy` reads a list and continues after its end."""
NUMBERED = STATION
"""The list whose names may be followed by a number."""
SHOWN = 12
"""How many entries of a list the panel shows."""


def wishes() -> dict[str, Wish]:
    """The wishes for the set-up in any game, in order."""
    return SHARED | {topic: wish for known in known_words() for topic, wish in known.wishes.items()}


def is_settling(session: Session) -> bool:
    """Whether the game is still being set up."""
    return not session.over and setting_up(session.rules, session.state)


def asks_below_wishes(prompt: Prompt, partial: PartialAnswer | None) -> bool:
    """Whether a set-up question is shown below the wishes: not while the player is choosing part of its answer."""
    return prompt.decision.kind in wishes() and (partial is None or (not partial.kind and partial.place == "-"))


def seats_without_wishes(session: Session) -> list[Player]:
    """The seats with a person who may still be asked and has no wishes, while the set-up waits for players."""
    if not any(waiting.decision.kind in wishes() for waiting in session.waiting()):
        return []
    said = session.orders
    silent = [s for s, seat in session.seats.items() if seat.person and not any(t in said.get(s, {}) for t in wishes())]
    return [seat for seat in silent if _ahead(session, seat)]


def add_wishes(
    layout: Layout, session: Session, seat: Player, words: Words, prompt: Prompt | None, undo: Sequence[Press]
) -> None:
    """Add this seat's wishes, each with a button to change it, and below them the pending question and *Undo*."""
    layout.text(f"### {words.say('setup-title')}")
    if ahead := _ahead(session, seat):
        layout.text(words.say("setup-intro"))
        layout.row(button(CustomId(session.table.id, "wish", 0, ("all",)), words.say("button-setup-auto"), GOOD))
    for topic in ahead:
        _wish(layout, session, seat, topic, words)
    if prompt is not None:
        layout.rule().text(f"### {words.say('panel-title', who=words.say(f'seat-{seat}'))}\n{prompt.text()}")
        for remark in prompt.remarks():
            layout.text(remark)
        question(layout, prompt.partial_answer(), prompt)
    layout.row(*undo)


def _ahead(session: Session, seat: Player) -> list[str]:
    """The wishes that still matter: none for claims once all territories are held, none for armies once all stand, none
    for what this seat was asked already."""
    known, placed = wishes(), bool(session.state.land.of(seat))
    over = {topic for topic, wish in known.items() if wish.once and placed}
    if all(t in session.state.land for t in session.rules.board.territories):
        over.add(CLAIM)
        if not any(session.state.part(Recruits).left.values()):
            over.add(STATION)
    return [t for t in known if t in session.rules.asked and t not in over]


def _wish(layout: Layout, session: Session, seat: Player, topic: str, words: Words) -> None:
    said = session.orders.get(seat, {}).get(topic)
    now = said.policy if said else ASK
    written = wish_entries(said, words) if said else []
    more = ["…"] if len(written) > SHOWN else []
    listed = f"\n-# {', '.join([*written[:SHOWN], *more])}" if written else ""
    layout.text(f"**{words.say(wishes()[topic].heading)}**{listed}")
    table = session.table.id
    buttons: list[Any] = [
        button(
            CustomId(table, "wish", 0, (topic, policy)),
            capital(policy_name(topic, policy, words)),
            MAIN if policy == now and not written else PLAIN,
        )
        for policy in (wishes()[topic].policy, ASK)
    ]
    style = MAIN if written else PLAIN
    layout.row(
        buttons[0], button(CustomId(table, "list", 0, (topic,)), words.say("button-setup-list"), style), buttons[1]
    )


def wish_entries(said: StandingOrder, words: Words) -> list[str]:
    """The entries of a list as people write them."""
    named = (entry.partition(":") for entry in said.wish)
    titles = {card for wish in wishes().values() for card in wish.cards}
    return [
        words.say(f"card-{name}") if name in titles else f"{land_name(name, words)} {count}".strip()
        for name, _, count in named
    ]
