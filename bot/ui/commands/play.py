"""The verbs of a turn, typed: deploy, attack, fortify, card, trade, end, and `do` for any answer of any game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.ui.commands.autocomplete import every_answer, places
from bot.ui.commands.context import asked_here, game_here, named_land, run
from bot.ui.commands.localized import choice, described, worded
from bot.ui.commands.typed_answer import Fits, everything, read
from bot.ui.decisions.attack import last_chance
from bot.ui.decisions.bargains import gone
from bot.ui.decisions.prompt import Asked
from bot.ui.interaction.layout import Sheet
from bot.ui.interaction.request import Told, Visit
from bot.ui.play.attack_orders import fight, finished
from bot.ui.play.panel import go_on, panel, played
from rules import Action, Offer
from rules.kernel.values import NOBODY
from rules.risk.fortify import Fortify
from rules.risk.invasion import Attack
from rules.risk.invasion_odds import charge
from rules.risk.plan import ASKED, InvadeLine
from rules.risk.reinforce import Deploy, ToReinforce, Trade

Interaction = discord.Interaction[Any]
UNTIL = ("once", "win", "three", "half")
THREE = 2
"""With two left that may fight, fewer than three can attack."""


def of_card(offer: Offer) -> bool:
    """Whether an offer plays a card out of the hand."""
    return "card" in offer.fields and offer.action.kind != "discard"


def is_trade(offer: Offer) -> bool:
    return offer.action is Trade


def plant(risk: Group) -> None:
    """Put the verbs under /risk."""
    commands: list[app_commands.Command[Any, ..., Any]] = [deploy, attack, fortify, card, trade, end, do, undo]
    for command in commands:
        risk.add_command(command)


async def submit(visit: Visit, asked: Asked, action: Action) -> Sheet:
    outcome = await visit.bot.sessions.submit(asked.table, visit.person, action, visit.interaction.id)
    return await played(visit, outcome)


@app_commands.command(name="deploy", description=described("risk deploy"))
@worded("risk deploy")
@app_commands.autocomplete(where=places("deploy", "where"))
async def deploy(interaction: Interaction, where: str, count: Range[int, 1, 999] | None = None) -> None:
    async def body(visit: Visit) -> Sheet:
        asked = await asked_here(visit)
        number = count if count is not None else int(getattr(asked.decision, "count", 1))
        return await submit(visit, asked, Deploy(asked.number, asked.seat, named_land(asked, where), number))

    await run(interaction, body)


@app_commands.command(name="attack", description=described("risk attack"))
@worded("risk attack", source="from", target="to")
@app_commands.autocomplete(
    source=places("attack", "source"), target=places("attack", "target", given="from", given_field="source")
)
@app_commands.choices(until=[choice(way, f"choice-until-{way}") for way in UNTIL])
async def attack(
    interaction: Interaction,
    source: str,
    target: str,
    until: Choice[str] | None = None,
    dice: Range[int, 1, 999] | None = None,
    captain: bool = False,
    left: Range[int, 0, 999] = 0,
    odds: Range[int, 0, 99] = 0,
    follow: Range[int, 0, 999] | None = None,
) -> None:
    async def body(visit: Visit) -> Sheet:
        asked = await asked_here(visit)
        start, goal = named_land(asked, source), named_land(asked, target)
        armies = asked.session.state.land.armies(start)
        further = bool(left or odds) or follow is not None
        way = until.value if until else ("win" if further and not dice else "once")
        if dice or way == "once" or not _on_offer(asked, start, goal, captain):
            most = charge(asked.session.rules, asked.session.state, max(armies - 1, 1), 0)
            return await submit(visit, asked, Attack(asked.number, asked.seat, start, goal, dice or most, captain))
        stop = max(left, {"win": 0, "three": THREE, "half": (armies - 1) // 2}[way])
        more = ASKED if follow is None else follow
        return await fight(visit, asked, InvadeLine(start, goal, NOBODY, stop, odds, captain, more))

    await run(interaction, body)


def _on_offer(asked: Asked, source: str, target: str, led: bool) -> bool:
    """Whether the rules would take it; where not, submitting it says why."""
    return any(
        source in offer.fields["source"] and target in offer.fields["target"] and led in offer.fields["led"]
        for offer in asked.of_kind(Attack.kind)
    )


@app_commands.command(name="fortify", description=described("risk fortify"))
@worded("risk fortify", source="from", target="to")
@app_commands.autocomplete(
    source=places("fortify", "source"), target=places("fortify", "target", given="from", given_field="source")
)
async def fortify(
    interaction: Interaction, source: str, target: str, count: Range[int, 0, 999], captain: bool = False
) -> None:
    async def body(visit: Visit) -> Sheet:
        asked = await asked_here(visit)
        start, goal = named_land(asked, source), named_land(asked, target)
        march = Fortify(asked.number, asked.seat, start, goal, count, captain)
        return last_chance(asked, march) or await submit(visit, asked, march)

    await run(interaction, body)


async def _answered(visit: Visit, said: str, fits: Fits = everything) -> Sheet:
    """An answer by its line or its code; one whose choices are open still is asked for them."""
    asked = await asked_here(visit)
    if not any(map(fits, asked.offers)):
        no_set = fits is is_trade and isinstance(asked.decision, ToReinforce)
        raise Told(visit.words.say("refusal-no-set" if no_set else "refusal-not-now", asked=asked.prompt()))
    asking = read(asked, said, fits)
    if number := gone(asked, (asking.kind, *asking.tokens)):
        raise Told(visit.words.say("panel-thing-gone", number=number))
    return await go_on(visit, asking)


@app_commands.command(name="card", description=described("risk card"))
@worded("risk card")
@app_commands.autocomplete(card=every_answer(of_card))
async def card(interaction: Interaction, card: str) -> None:
    await run(interaction, lambda visit: _answered(visit, card, of_card))


@app_commands.command(name="trade", description=described("risk trade"))
@worded("risk trade")
@app_commands.autocomplete(cards=every_answer(is_trade))
async def trade(interaction: Interaction, cards: str) -> None:
    await run(interaction, lambda visit: _answered(visit, cards, is_trade))


@app_commands.command(name="do", description=described("risk do"))
@worded("risk do")
@app_commands.autocomplete(answer=every_answer())
async def do(interaction: Interaction, answer: str) -> None:
    await run(interaction, lambda visit: _answered(visit, answer))


@app_commands.command(name="end", description=described("risk end"))
async def end(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        asked = await asked_here(visit)
        if not asked.of_kind("finish"):
            raise Told(visit.words.say("refusal-not-now", asked=asked.prompt()))
        return await finished(visit, asked, sure=False)

    await run(interaction, body)


@app_commands.command(name="undo", description=described("risk undo"))
async def undo(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        table = (await game_here(visit)).table.id
        outcome = await visit.bot.sessions.undo(table, visit.person, interaction.id)
        who = visit.words.say(f"seat-{outcome.seat}")
        return await panel(visit, table, visit.words.say("table-undone", who=who))

    await run(interaction, body)
