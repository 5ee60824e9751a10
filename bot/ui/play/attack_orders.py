"""The presses of a turn that are more than one answer: many battles, many territories, ending with a question."""

from __future__ import annotations

from discord import ui
from msgspec.structs import replace

from bot.ui.decisions.attack import battles, forgotten, invasion, leading, one_battle, sure_without
from bot.ui.decisions.prompt import Asked, asked_of
from bot.ui.decisions.reinforce import several
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.forms import form, line, page, whole_number
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import Sheet, button
from bot.ui.interaction.request import Told, Visit
from bot.ui.interaction.routes import on
from bot.ui.pictures.board import front_picture
from bot.ui.play.panel import act, asked_now, played
from bot.words.arguments import land_name
from rules.kernel.orders import PLAN
from rules.kernel.values import NOBODY
from rules.risk.plan import ASKED, InvadeLine, written


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
    source, target = visit.chosen.split("+")
    sheet = Sheet(COLOURS.get(asked.seat))
    invasion(sheet, asked, source, target)
    return sheet


@on("front")
async def front(visit: Visit) -> Sheet:
    """One invasion with a picture of its theatre above it."""
    asked = await asked_now(visit)
    source, target = visit.key.args
    leading(asked, source, target)
    sheet = Sheet(COLOURS.get(asked.seat))
    if drawn := await front_picture(visit.bot, asked.session, visit.words, visit.person, source, target):
        sheet.picture(*drawn)
    invasion(sheet, asked, source, target)
    return sheet


@on("bat")
async def battle(visit: Visit) -> Sheet:
    """One battle, or as many as were ordered."""
    source, target, led, until = visit.key.args
    asked = await asked_now(visit)
    leading(asked, source, target)
    if until == "once":
        return await fight_once(visit, asked, source, target, led == "yes")
    return await fight(visit, asked, InvadeLine(source, target, left=int(until), led=led == "yes", follow=ASKED))


async def stop_form(visit: Visit) -> ui.Modal:
    asked = await asked_now(visit)
    leading(asked, *visit.key.args[:2])
    words, most = visit.words, max(asked.session.state.land.armies(visit.key.args[0]) - 2, 0)
    return form(
        visit.key,
        words.attribute("parameter-stop", "description"),
        line("left", words.say("attack-left"), given=str(min(3, most)), longest=6),
        line("odds", words.say("attack-odds"), longest=6, needed=False),
        line("follow", words.say("attack-follow"), longest=6, needed=False),
    )


@on("stop", form=stop_form)
async def battle_until(visit: Visit) -> Sheet:
    """Battles until so many are left, while the odds hold; then so many move in."""
    asked = await asked_now(visit)
    source, target, led = visit.key.args
    leading(asked, source, target)
    armies = asked.session.state.land.armies(source)
    left = _number(visit, "left", max(armies - 2, 0), 0)
    odds, follow = _number(visit, "odds", 99, 0), _number(visit, "follow", 999, ASKED)
    return await fight(visit, asked, InvadeLine(source, target, NOBODY, left, odds, led == "yes", follow))


def _number(visit: Visit, name: str, most: int, unsaid: int) -> int:
    """A number of the form; raises `Told` for what is none, or too large."""
    said = visit.written.get(name, "").strip()
    number = whole_number(said) if said else unsaid
    if number is None or number > most:
        raise Told(visit.words.say("table-refusal-number", said=said, least=0, most=most))
    return number


async def fight_once(visit: Visit, asked: Asked, source: str, target: str, led: bool) -> Sheet:
    """One battle with all that may fight, and what came of it."""
    attack = one_battle(asked, source, target, led)
    if attack is None:
        raise Told(visit.words.say("table-refusal-late-press"))
    outcome = await visit.bot.sessions.submit(asked.table, visit.person, attack, visit.interaction.id)
    again = asked.key("bat", source, target, "yes" if led else "no", "once")
    return await played(visit, outcome, await _again(visit, asked, again))


async def fight(visit: Visit, asked: Asked, order: InvadeLine) -> Sheet:
    """Order an invasion, and show what has come of it so far; it goes on by itself."""
    order = replace(order, foe=asked.session.state.land.owner(order.target))
    campaigns = visit.bot.campaigns
    outcome = await campaigns.carry_out(asked.table, visit.person, written((order,)), visit.interaction.id)
    return await played(visit, outcome)


async def _again(visit: Visit, asked: Asked, key: Key) -> list[Key]:
    """The same attack once more, where it is still on offer and no order of the kind has stopped."""
    session = await visit.bot.sessions.load(asked.table)
    now = asked_of(session, asked.seat, visit.words)
    source, target, led, _ = key.args
    halted = PLAN in session.orders.get(asked.seat, {})
    return [key] if now and not halted and one_battle(now, source, target, led == "yes") else []


async def many_form(visit: Visit) -> ui.Modal:
    asked = await asked_now(visit)
    count = getattr(asked.decision, "count", 0)
    label = visit.words.say("panel-how-many", least=1, most=count)
    where = asked.of_kind("deploy")[0].fields["where"] if asked.of_kind("deploy") else ()
    some = [(land, n) for land, n in zip(where, (count - count // 2, count // 2), strict=False) if n]
    hint = ", ".join(f"{land_name(land, asked.words)} {n}" for land, n in some)
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
