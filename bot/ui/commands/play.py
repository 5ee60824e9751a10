"""Commands of a turn: deploy, attack, fortify, card, trade, end, undo, and `do` for any answer in any game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.ui.commands.autocomplete import ListedOption, answer_option, place_option
from bot.ui.commands.context import game_here, prompt_here, run
from bot.ui.commands.localized import choice, description, localize
from bot.ui.commands.typed_answer import Fits, takes_everything
from bot.ui.commands.who_goes import leaders_option, who_attacks, who_expands, who_marches
from bot.ui.decisions.answer import PartialAnswer
from bot.ui.decisions.attack import last_chance
from bot.ui.decisions.bargains import find_missing_thing
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from bot.ui.play.answers import ask_first, go_on, show_outcome
from bot.ui.play.panel import panel
from bot.ui.play.repeated_answers import fight, finish_step
from rules import NOBODY, Action, Offer, Territory
from rules.risk import (
    ASKED,
    Attack,
    Deploy,
    Expand,
    Fortify,
    InvadeLine,
    Leaders,
    ToReinforce,
    Trade,
    armies_to_place,
    charge,
    fighters,
)

Interaction = discord.Interaction[Any]
UNTIL = ("once", "win", "three", "half")
TO_TARGET = (Attack.kind, Expand.kind)
"""The answers that `/risk attack` gives: an empty territory is entered without a battle."""
THREE = 2
"""The attackers left at which an invasion "down to three dice" stops, as fewer than three could attack."""


def of_card(offer: Offer) -> bool:
    """Whether an offer plays a card from the hand."""
    return "card" in offer.fields and offer.action.kind != "discard"


def is_trade(offer: Offer) -> bool:
    return offer.action is Trade


DEPLOYED = place_option((Deploy.kind,), "where")
ATTACKS_FROM = place_option(TO_TARGET, "source")
ATTACKED = place_option(TO_TARGET, "target", given="from", given_field="source")
ATTACK_LEADERS = leaders_option(TO_TARGET)
MARCHES_FROM = place_option((Fortify.kind,), "source")
MARCHES_TO = place_option((Fortify.kind,), "target", given="from", given_field="source")
MARCH_LEADERS = leaders_option((Fortify.kind,))
CARDS = answer_option(of_card)
SETS = answer_option(is_trade)
ANSWERS = answer_option()


def add_to(risk: Group) -> None:
    """Add these commands to /risk."""
    commands: list[app_commands.Command[Any, ..., Any]] = [deploy, attack, fortify, card, trade, end, do, undo]
    for command in commands:
        risk.add_command(command)


async def submit(request: Request, prompt: Prompt, action: Action) -> Layout:
    outcome = await request.services.games.submit(prompt.table, request.person, action, request.interaction.id)
    return await show_outcome(request, outcome)


@app_commands.command(name="deploy", description=description("risk deploy"))
@localize("risk deploy")
@app_commands.autocomplete(where=DEPLOYED.complete)
async def deploy(interaction: Interaction, where: str, count: Range[int, 1] | None = None) -> None:
    async def body(request: Request) -> Layout:
        prompt = await prompt_here(request)
        number = count if count is not None else armies_to_place(prompt.decision)
        placed = Deploy(prompt.number, prompt.seat, DEPLOYED.read(prompt, where), number)
        return await submit(request, prompt, placed)

    await run(interaction, body)


@app_commands.command(name="attack", description=description("risk attack"))
@localize("risk attack", source="from", target="to", along="with")
@app_commands.autocomplete(source=ATTACKS_FROM.complete, target=ATTACKED.complete, along=ATTACK_LEADERS.complete)
@app_commands.choices(until=[choice(way, f"choice-until-{way}") for way in UNTIL])
async def attack(
    interaction: Interaction,
    source: str,
    target: str,
    until: Choice[str] | None = None,
    dice: Range[int, 1] | None = None,
    captain: bool = False,
    left: Range[int, 0] = 0,
    odds: Range[int, 0, 99] = 0,
    follow: Range[int, 0] | None = None,
    along: str | None = None,
    armies: Range[int, 0] = 0,
) -> None:
    async def body(request: Request) -> Layout:
        prompt = await prompt_here(request)
        start, goal = ATTACKS_FROM.read(prompt, source), ATTACKED.read(prompt, target)
        rules, state = prompt.session.rules, prompt.session.state
        if Expand.kind in rules.actions.kinds and state.land.owner(goal) == NOBODY:
            leaders = who_expands(prompt, start, goal, along, captain=captain)
            number = dice or armies or (fighters(rules, state, start) if leaders else 0)
            return await _walk_in(request, prompt, start, goal, number, leaders)
        further = bool(left or odds) or follow is not None
        way = until.value if until else ("win" if further and not dice else "once")
        leaders = who_attacks(prompt, start, goal, along, captain=captain)
        if dice or armies or way == "once" or not _on_offer(prompt, start, goal, leaders):
            most = dice or charge(rules, state, start, 0)
            battle = Attack(prompt.number, prompt.seat, start, goal, most, leaders, armies)
            return await submit(request, prompt, battle)
        stop = max(left, {"win": 0, "three": THREE, "half": fighters(rules, state, start) // 2}[way])
        more = ASKED if follow is None else follow
        return await fight(request, prompt, InvadeLine(start, goal, NOBODY, stop, odds, leaders, more))

    await run(interaction, body)


async def _walk_in(
    request: Request, prompt: Prompt, source: Territory, target: Territory, number: int, leaders: Leaders
) -> Layout:
    """Enter a territory that nobody holds; 0: ask how many do."""
    ways = [way.fields for way in prompt.of_kind(Expand.kind)]
    if not number and any(source in way["source"] and target in way["target"] for way in ways):
        return await go_on(request, prompt.partial_answer(Expand.kind, (source, target)))
    return await submit(request, prompt, Expand(prompt.number, prompt.seat, source, target, number or 1, leaders))


def _on_offer(prompt: Prompt, source: Territory, target: Territory, leaders: Leaders) -> bool:
    """Whether the rules would accept it; if not, submitting it gives the reason."""
    return any(
        source in offer.fields["source"] and target in offer.fields["target"] and leaders in offer.fields["leaders"]
        for offer in prompt.of_kind(Attack.kind)
    )


@app_commands.command(name="fortify", description=description("risk fortify"))
@localize("risk fortify", source="from", target="to", along="with")
@app_commands.autocomplete(source=MARCHES_FROM.complete, target=MARCHES_TO.complete, along=MARCH_LEADERS.complete)
async def fortify(
    interaction: Interaction,
    source: str,
    target: str,
    count: Range[int, 0],
    captain: bool = False,
    along: str | None = None,
) -> None:
    async def body(request: Request) -> Layout:
        prompt = await prompt_here(request)
        start, goal = MARCHES_FROM.read(prompt, source), MARCHES_TO.read(prompt, target)
        leaders = who_marches(prompt, start, goal, along, captain=captain)
        march = Fortify(prompt.number, prompt.seat, start, goal, count, leaders)
        asked = ask_first(request, prompt, None, lambda now: last_chance(now, march))
        return asked or await submit(request, prompt, march)

    await run(interaction, body)


async def _answer(request: Request, text: str, option: ListedOption[Prompt, PartialAnswer], fits: Fits) -> Layout:
    """Give an answer by its line or its code; ask for choices that are still open."""
    prompt = await prompt_here(request)
    if not any(map(fits, prompt.offers)):
        no_set = fits is is_trade and isinstance(prompt.decision, ToReinforce)
        raise Rejected(request.words.say("refusal-no-set" if no_set else "refusal-not-now", asked=prompt.text()))
    partial = option.read(prompt, text)
    if number := find_missing_thing(prompt, (partial.kind, *partial.tokens)):
        raise Rejected(request.words.say("panel-thing-gone", number=number))
    return await go_on(request, partial)


@app_commands.command(name="card", description=description("risk card"))
@localize("risk card")
@app_commands.autocomplete(card=CARDS.complete)
async def card(interaction: Interaction, card: str) -> None:
    await run(interaction, lambda request: _answer(request, card, CARDS, of_card))


@app_commands.command(name="trade", description=description("risk trade"))
@localize("risk trade")
@app_commands.autocomplete(cards=SETS.complete)
async def trade(interaction: Interaction, cards: str) -> None:
    await run(interaction, lambda request: _answer(request, cards, SETS, is_trade))


@app_commands.command(name="do", description=description("risk do"))
@localize("risk do")
@app_commands.autocomplete(answer=ANSWERS.complete)
async def do(interaction: Interaction, answer: str) -> None:
    await run(interaction, lambda request: _answer(request, answer, ANSWERS, takes_everything))


@app_commands.command(name="end", description=description("risk end"))
async def end(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        prompt = await prompt_here(request)
        if not prompt.of_kind("finish"):
            raise Rejected(request.words.say("refusal-not-now", asked=prompt.text()))
        return await finish_step(request, prompt)

    await run(interaction, body)


@app_commands.command(name="undo", description=description("risk undo"))
async def undo(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        table = (await game_here(request)).table.id
        await request.services.games.undo(table, request.person, interaction.id)
        return await panel(request, table, request.words.say("told-undone"))

    await run(interaction, body)
