"""/risk seat: what concerns one's own seat."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Group, Range

from bot.ui.commands.context import game_here, run
from bot.ui.commands.localized import described, worded
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.layout import BAD, Sheet, button
from bot.ui.interaction.request import Told, Visit
from bot.ui.play.plan_editor import ahead, turn_sheet
from bot.ui.play.standing_orders import orders_sheet

Interaction = discord.Interaction[Any]
MOST_DAYS = 60


def plant(risk: Group) -> None:
    group = Group(name="seat", description=described("risk seat"))
    group.add_command(orders)
    group.add_command(turn)
    group.add_command(concede)
    group.add_command(substitute)
    group.add_command(vacation)
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


@app_commands.command(name="substitute", description=described("risk seat substitute"))
@worded("risk seat substitute")
async def substitute(interaction: Interaction, person: discord.User | None = None, ai: bool = False) -> None:
    async def body(visit: Visit) -> Sheet:
        if person is not None and (person.bot or ai):
            raise Told(visit.words.say("table-refusal-no-bot" if person.bot else "table-refusal-one-of-them"))
        table = (await game_here(visit)).table.id
        if ai:
            seat = await visit.bot.substitutes.leave_to_ai(table, visit.person)
            back = button(Key(table, "return"), visit.words.say("button-return"))
            return Sheet().text(visit.words.say("offer-ai", who=visit.words.say(f"seat-{seat}"))).row(back)
        seat = await visit.bot.substitutes.offer(table, visit.person, person.id if person else None)
        keep = button(Key(table, "keep-seat"), visit.words.say("button-keep-seat"))
        return Sheet().text(visit.words.say("offer-made", who=visit.words.say(f"seat-{seat}"))).row(keep)

    await run(interaction, body)


@app_commands.command(name="vacation", description=described("risk seat vacation"))
@worded("risk seat vacation", starts="in")
async def vacation(
    interaction: Interaction, days: Range[int, 0, MOST_DAYS], starts: Range[int, 0, MOST_DAYS] = 0
) -> None:
    async def body(visit: Visit) -> Sheet:
        table = (await game_here(visit)).table.id
        if not days:
            back = await visit.bot.absences.come_back(table, visit.person)
            return Sheet().text(visit.words.say("vacation-back" if back else "vacation-none"))
        start, until = await visit.bot.absences.leave(table, visit.person, days, starts)
        return Sheet().text(visit.words.say("vacation-noted", start=f"<t:{start}:f>", until=f"<t:{until}:f>"))

    await run(interaction, body)
