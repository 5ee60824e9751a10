"""Buttons that give more than one answer: several battles, several territories, the end of a step."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui
from msgspec.structs import replace

from bot.ui.decisions.advised import stop_at as odds_to_stop_at
from bot.ui.decisions.answer import leaders_of
from bot.ui.decisions.attack import (
    attacks_on_offer,
    battles,
    invasion,
    odds,
    one_battle,
    pick_leaders,
)
from bot.ui.decisions.passing import stop_at, sure_to_pass
from bot.ui.decisions.prompt import Prompt, first_field
from bot.ui.decisions.reinforce import read_list, refuse_too_many, share_out
from bot.ui.interaction.forms import MOST_NUMBER, form, line, page, whole_number
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import MOST_NAMED, Layout, button, cut_list
from bot.ui.interaction.name_search import fold
from bot.ui.interaction.request import Rejected, Request
from bot.ui.interaction.routes import route
from bot.ui.pictures.board import front_picture
from bot.ui.play.answers import act, ask_first, current_prompt, show_outcome
from bot.ui.play.guide import add_advice
from bot.words.arguments import land_name
from rules import NOBODY, Territory
from rules.risk import ASKED, Deploy, InvadeLine, Leaders, armies_to_place, fighters


@route("wars", args=r":\d{1,4}")
async def more_wars(request: Request) -> Layout:
    """Show another page of the invasions."""
    prompt = await current_prompt(request)
    layout = Layout(COLOURS.get(prompt.seat)).text(prompt.text())
    await add_advice(layout, request, prompt)
    battles(layout, prompt, int(request.custom_id.args[0]))
    return layout.row(button(prompt.key("play"), request.words.say("button-back")))


@route("war", args=r"(:[^:]+:[^:]+(:[a-z+-]+)?|=[^:+]+\+[^:+]+)")
async def one_war(request: Request) -> Layout:
    """Show one invasion, chosen in the list or by a button that leads back to it, with the leaders chosen there."""
    prompt = await current_prompt(request)
    source, target, *along = request.custom_id.args or request.chosen.split("+")
    layout = Layout(COLOURS.get(prompt.seat))
    await add_advice(layout, request, prompt, source, target)
    invasion(layout, prompt, Territory(source), Territory(target), _chosen_leaders(prompt, source, target, along))
    return layout


def _chosen_leaders(prompt: Prompt, source: str, target: str, along: Sequence[str]) -> Leaders | None:
    """The leaders that an invasion's key names; None where it names none. Raises `StalePress` if they may not go
    along."""
    if not along:
        return None
    return pick_leaders(prompt, Territory(source), Territory(target), leaders_of(along[0]))


@route("along", args=r":[^:]+:[^:]+(=[^=]+)*")
async def only_these(request: Request) -> Layout:
    """Show one invasion with these leaders only."""
    prompt = await current_prompt(request)
    source, target = map(Territory, request.custom_id.args)
    layout = Layout(COLOURS.get(prompt.seat))
    await add_advice(layout, request, prompt, source, target)
    invasion(layout, prompt, source, target, pick_leaders(prompt, source, target, request.values))
    return layout


@route("front", args=r":[^:]+:[^:]+(:[a-z+-]+)?")
async def front(request: Request) -> Layout:
    """Show one invasion with a picture of it."""
    prompt = await current_prompt(request)
    source, target = map(Territory, request.custom_id.args[:2])
    chosen = _chosen_leaders(prompt, source, target, request.custom_id.args[2:])
    attacks_on_offer(prompt, source, target)
    layout = Layout(COLOURS.get(prompt.seat))
    if drawn := await front_picture(request.services, prompt.session, request.words, request.person, source, target):
        layout.picture(*drawn)
    await add_advice(layout, request, prompt, source, target)
    invasion(layout, prompt, source, target, chosen, pictured=drawn is not None)
    return layout


@route("bat", args=r":[^:]+:[^:]+:[a-z+-]+:(once|all|odds|\d{1,4})")
async def battle(request: Request) -> Layout:
    """Fight one battle, or order several: until so many are left, until the target falls and `all` follow, or as long
    as the `odds` are good."""
    *ends, leaders_text, until = request.custom_id.args
    source, target = map(Territory, ends)
    leaders = leaders_of(leaders_text)
    prompt = await current_prompt(request)
    attacks_on_offer(prompt, source, target)
    if until == "once":
        return await fight_once(request, prompt, source, target, leaders)
    order = InvadeLine(source, target, leaders=leaders)
    if until == "odds":
        chances = odds(prompt.session, prompt.seat, source, target, leaders)
        order = replace(order, odds=odds_to_stop_at(chances), follow=ASKED)
    elif until != "all":
        order = replace(order, left=int(until), follow=ASKED)
    return await fight(request, prompt, order)


STOPS = {"left": "attack-left", "odds": "attack-odds", "follow": "attack-follow"}
"""The fields that say when an attack stops, and how many then move in: the message of each."""


async def stop_form(request: Request) -> ui.Modal:
    prompt = await current_prompt(request)
    attacks_on_offer(prompt, *map(Territory, request.custom_id.args[:2]))
    words = request.words
    return form(
        request.custom_id,
        words.say("stop-title"),
        *(
            line(name, words.say(key), longest=6, needed=False, about=words.attribute(key, "about"))
            for name, key in STOPS.items()
        ),
    )


@route("stop", args=r":[^:]+:[^:]+:[a-z+-]+", form=stop_form)
async def battle_until(request: Request) -> Layout:
    """Fight until this many are left, as long as the odds hold; then move this many in."""
    prompt = await current_prompt(request)
    *ends, leaders_text = request.custom_id.args
    source, target = map(Territory, ends)
    attacks_on_offer(prompt, source, target)
    left = _number(request, "left", _most_left(prompt, source), 0)
    least, follow = _number(request, "odds", 99, 0), _number(request, "follow", MOST_NUMBER, ASKED)
    return await fight(
        request, prompt, InvadeLine(source, target, NOBODY, left, least, leaders_of(leaders_text), follow)
    )


def _most_left(prompt: Prompt, source: Territory) -> int:
    """The most attackers at which an invasion from there can be told to stop."""
    return max(fighters(prompt.session.rules, prompt.session.state, source) - 1, 0)


def _number(request: Request, name: str, most: int, unsaid: int) -> int:
    """A number from the form; raises `Rejected` if it is none, or too large."""
    text = request.written.get(name, "").strip()
    number = whole_number(text) if text else unsaid
    if number is None or number > most:
        raise Rejected(request.words.say("table-refusal-number", typed=text, least=0, most=most))
    return number


async def fight_once(
    request: Request, prompt: Prompt, source: Territory, target: Territory, leaders: Leaders
) -> Layout:
    """Fight one battle with all that can fight, and show the result."""
    attack = one_battle(prompt, source, target, leaders)
    if attack is None:
        raise Rejected(request.words.say("table-refusal-late-press"))
    outcome = await request.services.games.submit(prompt.table, request.person, attack, request.interaction.id)
    return await show_outcome(request, outcome)


async def fight(request: Request, prompt: Prompt, order: InvadeLine) -> Layout:
    """Order an invasion, which continues by itself, and show its result so far."""
    order = replace(order, foe=prompt.session.state.land.owner(order.target))
    plans = request.services.plans
    outcome = await plans.start(prompt.table, request.person, (order,), request.interaction.id)
    return await show_outcome(request, outcome)


async def many_form(request: Request) -> ui.Modal:
    prompt = await current_prompt(request)
    count = armies_to_place(prompt.decision)
    label = request.words.say("panel-how-many-where", most=count)
    where = first_field(prompt.of_kind("deploy"), "where")
    hint = ", ".join(f"{land_name(land, prompt.words)} {some}" for land, some in share_out(count, where))
    box = page("orders", label, hint=hint, needed=True, about=request.words.say("panel-how-many-added"))
    above = cut_list(sorted((land_name(land, prompt.words) for land in where), key=fold), MOST_NAMED)
    return form(request.custom_id, request.words.say("button-spread"), box, above=above)


@route("puts", args=r"(:[^:.]+\.\d{1,4})+")
async def place_advised(request: Request) -> Layout:
    """Reinforce several territories at once, as it was advised."""
    prompt = await current_prompt(request)
    places = (each.split(".") for each in request.custom_id.args)
    orders = [Deploy(prompt.number, prompt.seat, Territory(where), int(count)) for where, count in places]
    outcome = await request.services.games.submit_many(prompt.table, request.person, orders, request.interaction.id)
    return await show_outcome(request, outcome)


@route("many", form=many_form)
async def place_many(request: Request) -> Layout:
    """Reinforce several territories at once."""
    prompt = await current_prompt(request)
    orders = read_list(prompt, request.written.get("orders", ""))
    if not orders:
        raise Rejected(request.words.say("table-refusal-late-press"))
    refuse_too_many(prompt, orders)
    games = request.services.games
    outcome = await games.submit_many(prompt.table, request.person, orders, request.interaction.id)
    return await show_outcome(request, outcome)


@route("pass", args=r":(fight|end)(:sure)?")
async def pass_steps(request: Request) -> Layout:
    """Finish several steps; first confirm, once, what can still be paid for in them."""
    prompt = await current_prompt(request)
    where, *sure = request.custom_id.args
    if not sure and (asked := ask_first(request, prompt, None, lambda now: sure_to_pass(now, where))):
        return asked
    games, stop = request.services.games, stop_at(prompt, where)
    outcome = await games.finish_steps(prompt.table, request.person, stop, request.interaction.id)
    return await show_outcome(request, outcome)


@route("done", args=r"(:sure)?")
async def finish(request: Request) -> Layout:
    """Finish this step. Nothing is asked again: what is left undone stands on the screen that was just seen."""
    return await finish_step(request, await current_prompt(request))


async def finish_step(request: Request, prompt: Prompt) -> Layout:
    """Finish the step that the player is asked about; raises `Rejected` where it cannot be finished."""
    offers = prompt.of_kind("finish")
    if not offers:
        raise Rejected(request.words.say("table-refusal-late-press"))
    return await act(request, offers[0].first_answer(prompt.number, prompt.seat), prompt.partial_answer("finish"))
