"""Set-up: each player says once what to claim and where to put the rest; the game places it in the book's order."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.sitting import Session
from bot.views.ask import Asking, Stale
from bot.views.asked import Asked
from bot.views.entries import entries, taken_apart
from bot.views.finding import meant, nearest
from bot.views.forms import MOST_WRITTEN, form, page
from bot.views.keys import Key
from bot.views.press import on
from bot.views.question import question
from bot.views.sheet import GOOD, MAIN, PLAIN, Sheet, button
from bot.views.visit import Told, Visit
from bot.views.waiting import is_over
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.decide import policy_name, topic_name
from bot.words.typeset import capital
from rules import ASK, Player, Standing
from rules.risk.turns import Order

TOPICS = ("to-claim", "to-station", "to-place-captain")
"""What the set-up asks, in its order."""
LISTED = {"to-claim": "regions", "to-station": "borders", "to-place-captain": "strongest"}
"""The policy that follows a list, and what it does when the list is used up."""
HEADINGS = {"to-claim": "setup-claims", "to-station": "setup-places", "to-place-captain": "setup-captains"}
NUMBERED = "to-station"
"""The list in which a number may follow a name."""
SHOWN = 12
"""Entries of a list that the panel shows."""


def is_settling(session: Session) -> bool:
    """Whether the first turn has still to begin."""
    return not is_over(session) and not session.state.part(Order).turns


def listed(asked: Asked, asking: Asking | None) -> bool:
    """Whether a question of the set-up is shown below the wishes: not while a part of it is being chosen."""
    return asked.decision.kind in TOPICS and (asking is None or (not asking.kind and asking.place == "-"))


def unsaid(session: Session) -> list[Player]:
    """The seats whose people have said nothing for the set-up yet, while it asks."""
    if not any(waiting.decision.kind in TOPICS for waiting in session.waiting()):
        return []
    said = session.orders
    return [s for s, seat in session.seats.items() if seat.person and not any(t in said.get(s, {}) for t in TOPICS)]


def wishes(sheet: Sheet, session: Session, seat: Player, words: Words, asked: Asked | None) -> None:
    """What this seat has said for the set-up, every part of it changed in one tap; below it what is asked now."""
    sheet.text(f"### {words.say('setup-title')}\n{words.say('setup-intro')}")
    table = session.table.id
    sheet.row(button(Key(table, "wish", 0, ("all",)), words.say("button-setup-auto"), GOOD))
    for topic in _ahead(session):
        _wish(sheet, session, seat, topic, words)
    if asked is not None:
        sheet.rule().text(f"**{words.say('panel-title', who=words.say(f'seat-{seat}'))}** {asked.prompt()}")
        question(sheet, asked.asking(), asked.speech())


def _ahead(session: Session) -> list[str]:
    """What this set-up may still ask: nobody claims land where all of it is held, or was dealt."""
    land_is_free = any(t not in session.state.land for t in session.rules.board.territories)
    return [t for t in TOPICS if t in session.rules.decisions.kinds and (land_is_free or t != TOPICS[0])]


def _wish(sheet: Sheet, session: Session, seat: Player, topic: str, words: Words) -> None:
    said = session.orders.get(seat, {}).get(topic)
    now = said.policy if said else ASK
    written = _written(said, words) if said else []
    more = ["…"] if len(written) > SHOWN else []
    listed = f"\n-# {', '.join([*written[:SHOWN], *more])}" if written else ""
    sheet.text(f"**{words.say(HEADINGS[topic])}**{listed}")
    table = session.table.id
    buttons: list[Any] = [
        button(
            Key(table, "wish", 0, (topic, policy)),
            capital(policy_name(topic, policy, words)),
            MAIN if policy == now and not written else PLAIN,
        )
        for policy in (LISTED[topic], ASK)
    ]
    style = MAIN if written else PLAIN
    sheet.row(buttons[0], button(Key(table, "list", 0, (topic,)), words.say("button-setup-list"), style), buttons[1])


def _written(said: Standing, words: Words) -> list[str]:
    """The entries of a list as people write them."""
    named = (entry.partition(":") for entry in said.wish)
    return [f"{land_name(name, words)} {count}".strip() for name, _, count in named]


def _given(said: Standing | None, words: Words) -> str:
    """The list as its form shows it: as many whole entries as the form takes."""
    kept = ""
    for entry in _written(said, words) if said else ():
        longer = f"{kept}, {entry}" if kept else entry
        if len(longer) > MOST_WRITTEN:
            break
        kept = longer
    return kept


@on("wish")
async def say_wish(visit: Visit) -> Sheet:
    """One tap: a policy for one part of the set-up, or for all of it."""
    topic, *policy = visit.key.args
    session = await visit.game()
    seat = session.seat_held_by(visit.person)
    if topic != "all" and (topic not in TOPICS or policy not in ([LISTED[topic]], [ASK])):
        raise Stale(topic)
    said = session.orders.get(seat, {})
    orders = {each: LISTED[each] for each in reversed(TOPICS)} if topic == "all" else {topic: policy[0]}
    for each, name in orders.items():
        if each in session.rules.decisions.kinds:
            wish = said[each].wish if each in said and name != ASK else ()
            await visit.bot.sessions.set_order(visit.key.table, visit.person, each, Standing(name, wish))
    return await _back(visit)


async def list_form(visit: Visit) -> ui.Modal:
    session = await visit.game()
    seat = session.seat_held_by(visit.person)
    topic = _listed_topic(visit)
    said = session.orders.get(seat, {}).get(topic)
    some = session.state.land.of(seat)[:2]
    hint = ", ".join(f"{land_name(land, visit.words)}{' 5' if topic == NUMBERED else ''}" for land in some)
    return form(
        visit.key,
        topic_name(topic, visit.words),
        page("lands", visit.words.say(HEADINGS[topic]), hint=hint, given=_given(said, visit.words)),
    )


@on("list", form=list_form)
async def say_list(visit: Visit) -> Sheet:
    """A list of territories, the dearest first; it goes on near what one holds when it is used up."""
    topic = _listed_topic(visit)
    session = await visit.game()
    names = {land: land_name(land, visit.words) for land in session.rules.board.territories}
    wish: dict[str, str] = {}
    for entry in entries(visit.written.get("lands", "")):
        land, count = _entry(visit, names, entry, topic)
        wish.setdefault(land, f"{land}:{count}" if count else land)
    await visit.bot.sessions.set_order(
        visit.key.table, visit.person, topic, Standing(LISTED[topic], tuple(wish.values()))
    )
    return await _back(visit)


def _entry(visit: Visit, names: dict[str, str], said: str, topic: str) -> tuple[str, int | None]:
    """The territory of an entry and its number; raises `Told` for what cannot be followed."""
    name, count = taken_apart(said)
    land = meant(name, names)
    if land is None:
        near = visit.words.any_of(nearest(said, names))
        key = "table-refusal-no-such" if near else "table-refusal-no-such-plain"
        raise Told(visit.words.say(key, said=said, near=near))
    if count is not None and topic != NUMBERED:
        raise Told(visit.words.say("setup-refusal-number", said=said))
    if count == 0:
        raise Told(visit.words.say("setup-refusal-none", said=said))
    return land, count


def _listed_topic(visit: Visit) -> str:
    """The part of the set-up that a list is for; raises `Stale`."""
    topic = visit.key.args[0]
    if topic not in TOPICS:
        raise Stale(topic)
    return topic


async def _back(visit: Visit) -> Sheet:
    from bot.views.panel import panel

    return await panel(visit, visit.key.table, visit.words.say("setup-said"))
