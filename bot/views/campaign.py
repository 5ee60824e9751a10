"""The presses of a turn that are more than one answer: many battles, many territories, ending with a question."""

from __future__ import annotations

from discord import ui

from bot.views.asked import Asked
from bot.views.forms import form, line, page, whole_number
from bot.views.muster import several
from bot.views.panel import act, asked_now, played
from bot.views.picture import front_picture
from bot.views.press import on
from bot.views.saying import COLOURS
from bot.views.sheet import Sheet, button
from bot.views.visit import Told, Visit
from bot.views.war import battles, carried_on, forgotten, invasion, sure_without


@on("wars")
async def more_wars(visit: Visit) -> Sheet:
    """Another page of the list of invasions."""
    asked = await asked_now(visit)
    sheet = Sheet(COLOURS.get(asked.seat)).text(asked.prompt())
    battles(sheet, asked, int(visit.key.args[0]))
    return sheet.row(button(asked.key("play"), visit.words.say("button-back")))


@on("war")
async def one_war(visit: Visit) -> Sheet:
    """One invasion, closer."""
    asked = await asked_now(visit)
    source, target = visit.values[0].split("+") if visit.values else visit.key.args
    sheet = Sheet(COLOURS.get(asked.seat))
    invasion(sheet, asked, source, target)
    return sheet


@on("front")
async def front(visit: Visit) -> Sheet:
    """One invasion with a picture of its theatre above it."""
    asked = await asked_now(visit)
    source, target = visit.key.args
    sheet = Sheet(COLOURS.get(asked.seat))
    if drawn := await front_picture(visit.bot, asked.session, visit.words, visit.person, source, target):
        sheet.picture(*drawn)
    invasion(sheet, asked, source, target)
    return sheet


@on("bat")
async def battle(visit: Visit) -> Sheet:
    """One battle, or as many as were ordered."""
    source, target, led, until = visit.key.args
    return await fight(
        visit, await asked_now(visit), source, target, led == "yes", None if until == "once" else int(until)
    )


async def stop_form(visit: Visit) -> ui.Modal:
    asked = await asked_now(visit)
    most = asked.session.state.land.armies(visit.key.args[0]) - 2
    label = visit.words.say("panel-how-many", least=0, most=max(most, 0))
    title = visit.words.attribute("parameter-stop", "description")
    return form(visit.key, title, line("left", label, given=str(min(3, max(most, 0))), longest=6))


@on("stop", form=stop_form)
async def battle_until(visit: Visit) -> Sheet:
    """Battles until so many are left."""
    asked = await asked_now(visit)
    source, target, led = visit.key.args
    most = max(asked.session.state.land.armies(source) - 2, 0)
    said = visit.written.get("left", "")
    left = whole_number(said)
    if left is None or left > most:
        raise Told(visit.words.say("table-refusal-number", said=said, least=0, most=most))
    return await fight(visit, asked, source, target, led == "yes", left)


async def fight(visit: Visit, asked: Asked, source: str, target: str, led: bool, until: int | None) -> Sheet:
    """Attack as ordered and show what came of it."""
    orders = carried_on(asked.seat, source, target, led, until)
    if orders(asked.session) is None:
        raise Told(visit.words.say("table-refusal-late-press"))
    fresh = carried_on(asked.seat, source, target, led, until)
    outcome = await visit.bot.sessions.submit_while(asked.table, visit.person, fresh, visit.interaction.id)
    flag, how = "yes" if led else "no", "once" if until is None else str(until)
    again = [asked.key("bat", source, target, flag, how)]
    session = await visit.bot.sessions.load(asked.table)
    able = carried_on(asked.seat, source, target, led, until)(session) is not None
    return await played(visit, outcome, again if able else ())


async def many_form(visit: Visit) -> ui.Modal:
    asked = await asked_now(visit)
    count = getattr(asked.decision, "count", 0)
    label = visit.words.say("panel-how-many", least=1, most=count)
    where = asked.of_kind("deploy")[0].fields["where"] if asked.of_kind("deploy") else ()
    hint = ", ".join(f"{asked.words.say(f'land-{land}')} {n}" for land, n in zip(where, (3, 2), strict=False))
    return form(visit.key, visit.words.say("button-spread"), page("orders", label, hint=hint, needed=True))


@on("many", form=many_form)
async def place_many(visit: Visit) -> Sheet:
    """Several territories reinforced at once."""
    asked = await asked_now(visit)
    orders = several(asked, visit.written.get("orders", ""))
    if not orders:
        raise Told(visit.words.say("table-refusal-late-press"))
    outcome = await visit.bot.sessions.submit_many(asked.table, visit.person, orders, visit.interaction.id)
    return await played(visit, outcome)


@on("done")
async def finish(visit: Visit) -> Sheet:
    """Finish this step; asks once where something obvious is undone."""
    asked = await asked_now(visit)
    return await finished(visit, asked, sure=visit.key.args == ("sure",))


async def finished(visit: Visit, asked: Asked, *, sure: bool) -> Sheet:
    """Finish, or ask whether to go on without what was forgotten."""
    undone = forgotten(asked)
    if undone and not sure:
        return sure_without(asked, undone, asked.key("done", "sure"))
    offers = asked.of_kind("finish")
    if not offers:
        raise Told(visit.words.say("table-refusal-late-press"))
    return await act(visit, offers[0].answer(asked.number, asked.seat), asked.asking("finish"))
