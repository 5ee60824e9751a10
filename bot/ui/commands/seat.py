"""/risk seat: a hint, standing orders, the written turn, a substitute, a vacation, conceding."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Group, Range

from bot.services.coach import require_coach
from bot.ui.commands.context import game_here, prompt_here, run
from bot.ui.commands.localized import description, localize
from bot.ui.decisions.setup import is_settling
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import BAD, Layout, button
from bot.ui.interaction.request import Rejected, Request
from bot.ui.play.coach import hint_panel
from bot.ui.play.plan_editor import read_turn, turn_layout
from bot.ui.play.standing_orders import orders_layout

Interaction = discord.Interaction[Any]
MOST_DAYS = 60


def add_to(risk: Group) -> None:
    group = Group(name="seat", description=description("risk seat"))
    group.add_command(hint)
    group.add_command(orders)
    group.add_command(turn)
    group.add_command(concede)
    group.add_command(substitute)
    group.add_command(vacation)
    risk.add_command(group)


@app_commands.command(name="hint", description=description("risk seat hint"))
async def hint(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        require_coach(await game_here(request))
        return await hint_panel(request, await prompt_here(request))

    await run(interaction, body)


@app_commands.command(name="orders", description=description("risk seat orders"))
async def orders(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        await game_here(request)
        session = await request.game()
        return orders_layout(session, session.seat_held_by(request.person), request.words)

    await run(interaction, body)


@app_commands.command(name="turn", description=description("risk seat turn"))
async def turn(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        await game_here(request)
        return turn_layout(await read_turn(request))

    await run(interaction, body)


@app_commands.command(name="concede", description=description("risk seat concede"))
async def concede(interaction: Interaction) -> None:
    async def body(request: Request) -> Layout:
        await game_here(request)
        session = await request.game()
        session.seat_held_by(request.person)
        sure = button(CustomId(session.table.id, "concede"), request.words.say("button-yes"), BAD)
        stay = button(CustomId(session.table.id, "play"), request.words.say("button-no"))
        option = dict(session.setting.options).get("concede", "ai")
        heir = "ai" if is_settling(session) else option  # Nobody turns neutral before the first turn.
        return Layout().text(request.words.say("confirm-concede", heir=heir)).row(sure, stay)

    await run(interaction, body)


@app_commands.command(name="substitute", description=description("risk seat substitute"))
@localize("risk seat substitute")
async def substitute(interaction: Interaction, person: discord.User | None = None, ai: bool = False) -> None:
    async def body(request: Request) -> Layout:
        if person is not None and (person.bot or ai):
            raise Rejected(request.words.say("table-refusal-no-bot" if person.bot else "table-refusal-one-of-them"))
        table = (await game_here(request)).table.id
        if ai:
            seat = await request.services.substitutes.leave_to_ai(table, request.person)
            back = button(CustomId(table, "return"), request.words.say("button-return"))
            return Layout().text(request.words.say("offer-ai", who=request.words.say(f"seat-{seat}"))).row(back)
        seat = await request.services.substitutes.offer(table, request.person, person.id if person else None)
        keep = button(CustomId(table, "keep-seat"), request.words.say("button-keep-seat"))
        return Layout().text(request.words.say("offer-made", who=request.words.say(f"seat-{seat}"))).row(keep)

    await run(interaction, body)


@app_commands.command(name="vacation", description=description("risk seat vacation"))
@localize("risk seat vacation", starts="in")
async def vacation(
    interaction: Interaction, days: Range[int, 0, MOST_DAYS], starts: Range[int, 0, MOST_DAYS] = 0
) -> None:
    async def body(request: Request) -> Layout:
        table = (await game_here(request)).table.id
        if not days:
            back = await request.services.vacations.come_back(table, request.person)
            return Layout().text(request.words.say("vacation-back" if back else "vacation-none"))
        start, until = await request.services.vacations.leave(table, request.person, days, starts)
        return Layout().text(request.words.say("vacation-noted", start=f"<t:{start}:f>", until=f"<t:{until}:f>"))

    await run(interaction, body)
