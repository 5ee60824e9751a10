"""/risk seat: what concerns one's own seat."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Group

from bot.commands import instead
from bot.commands.here import game_here, run
from bot.commands.wording import described
from bot.views.ahead import ahead, turn_sheet
from bot.views.keys import Key
from bot.views.orders import orders_sheet
from bot.views.sheet import BAD, Sheet, button
from bot.views.visit import Visit

Interaction = discord.Interaction[Any]


def plant(risk: Group) -> None:
    group = Group(name="seat", description=described("risk seat"))
    group.add_command(orders)
    group.add_command(turn)
    group.add_command(concede)
    instead.plant(group)
    risk.add_command(group)


@app_commands.command(name="orders", description=described("risk seat orders"))
async def orders(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        await game_here(visit)
        session = await visit.game()
        return orders_sheet(session, session.seat_held_by(visit.person), visit.words)

    await run(interaction, body)


@app_commands.command(name="turn", description=described("risk seat turn"))
async def turn(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        await game_here(visit)
        return turn_sheet(await ahead(visit))

    await run(interaction, body)


@app_commands.command(name="concede", description=described("risk seat concede"))
async def concede(interaction: Interaction) -> None:
    async def body(visit: Visit) -> Sheet:
        await game_here(visit)
        session = await visit.game()
        session.seat_held_by(visit.person)
        sure = button(Key(session.table.id, "concede"), visit.words.say("button-yes"), BAD)
        stay = button(Key(session.table.id, "play"), visit.words.say("button-no"))
        return Sheet().text(visit.words.say("confirm-concede")).row(sure, stay)

    await run(interaction, body)
