"""/risk odds: how an invasion ends, by the armies on both sides and by what helps each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Group, Range

from bot.ui.commands.autocomplete import OWN_GAMES
from bot.ui.commands.context import game_named, run_anywhere
from bot.ui.commands.localized import description, localize
from bot.ui.commands.what_helps import (
    SIDES,
    help_option,
    helps_text,
    list_helps,
    need_totals,
    read_helps,
    totals_text,
)
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from bot.words import Words
from bot.words.conquest_gains import decimal
from rules import Refused
from rules.risk import (
    Dice,
    Forecaster,
    MixedDice,
    Odds,
    battle_dice,
    forecaster,
    in_percent,
    invasion_odds,
    rethrows,
    totals_fought,
)

Interaction = discord.Interaction[Any]
MOST_ODDS = 500
HELPS = {side: help_option(side) for side in SIDES}
"""What helps each side."""


def add_to(risk: Group) -> None:
    """Add /risk odds."""
    risk.add_command(odds)


@app_commands.command(name="odds", description=description("risk odds"))
@localize("risk odds", attacking="with", defending="against")
@app_commands.autocomplete(table=OWN_GAMES.complete, **{side: option.complete for side, option in HELPS.items()})
async def odds(
    interaction: Interaction,
    attackers: Range[int, 1, MOST_ODDS],
    defenders: Range[int, 1, MOST_ODDS],
    until: Range[int, 0, MOST_ODDS] = 0,
    table: str = "",
    attacking: str = "",
    defending: str = "",
) -> None:
    typed = {"attacking": attacking, "defending": defending}

    async def body(request: Request) -> Layout:
        return await _answer(request, (attackers, defenders, until), table, typed)

    await run_anywhere(interaction, body)


async def _answer(request: Request, armies: tuple[int, int, int], table: str, typed: Mapping[str, str]) -> Layout:
    """The odds for so many attackers and defenders, until so many attackers are left, with what was typed for either
    side."""
    words, (attackers, defenders, until) = request.words, armies
    if until >= attackers:
        raise Rejected(words.say("odds-refusal-until", until=until, attackers=attackers))
    known = await list_helps(request, table)
    ours, theirs = (read_helps(typed[side], side, words, known) for side in SIDES)
    need_totals(ours, theirs, known, words)
    try:
        helped = battle_dice(ours, theirs)
    except MixedDice:
        raise Rejected(words.say("odds-refusal-mixed")) from None
    dice, way = await _rules_of(request, table, helped)
    terms = [
        words.say(f"odds-term-{side}", those=helps_text(text, side, words, known))
        for side, text in typed.items()
        if text
    ]
    terms += [words.say("odds-term-until", until=until)] if until else []
    terms += [words.say("odds-term-rethrown")] if dice.rethrown else []
    terms += [words.say("odds-term-staked")] if way is not invasion_odds else []
    text = odds_text(attackers, defenders, way(attackers, defenders, dice, until), terms, words)
    if totals := totals_fought(ours, theirs):
        text += "\n" + totals_text(totals, attackers, ours, defenders, theirs, words)
    return Layout().text(text)


async def _rules_of(request: Request, table: str, dice: Dice) -> tuple[Dice, Forecaster]:
    """The reader's dice in the game that is named or played here, and the function that computes its odds."""
    try:
        session = await (game_named(request, table) if table else request.services.games.here(request.channel))
    except Refused:
        return dice, invasion_odds
    seat = session.seat_of(request.person)
    again = seat is not None and rethrows(session.rules, session.state, seat)
    return replace(dice, rethrown=again), forecaster(session.rules, session.state)


def odds_text(attackers: int, defenders: int, chances: Odds, terms: list[str], words: Words) -> str:
    """The odds in a sentence, with the terms they are based on."""
    arguments = {
        "attackers": attackers,
        "defenders": defenders,
        "win": in_percent(chances.win),
        "attacker-loses": decimal(chances.attacker_loses, words),
        "defender-loses": decimal(chances.defender_loses, words),
    }
    lines = [words.say("odds-answer", **arguments)]
    return "\n".join([*lines, words.say("odds-terms", terms=words.all_of(terms))] if terms else lines)
