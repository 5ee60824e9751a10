"""Set-up: each player says once what to claim and where to put the rest; the game places it in the book's order."""

from __future__ import annotations

from discord import ui

from bot.ui.decisions.setup import HEADINGS, LISTED, NUMBERED, TOPICS, _written
from bot.ui.interaction.forms import MOST_WRITTEN, form, page
from bot.ui.interaction.layout import Sheet
from bot.ui.interaction.name_search import entries, meant, nearest, taken_apart
from bot.ui.interaction.request import Stale, Told, Visit
from bot.ui.interaction.routes import on
from bot.words import Words
from bot.words.arguments import land_name
from bot.words.decisions import topic_name
from rules import ASK, Standing


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
    from bot.ui.play.panel import panel

    return await panel(visit, visit.key.table, visit.words.say("setup-said"))
