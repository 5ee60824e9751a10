"""/risk odds: how an invasion ends, by the armies on both sides and by what helps each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Command, Group, Range

from bot.ui.commands.autocomplete import OWN_GAMES
from bot.ui.commands.context import game_named, run_anywhere
from bot.ui.commands.localized import description, localize
from bot.ui.commands.what_helps import (
    SIDES,
    help_option,
    helps_by_name,
    helps_text,
    list_helps,
    need_totals,
    read_helps,
    totals_text,
)
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from bot.words import Words
from bot.words.conquest_gains import decimal, percent
from bot.words.games import lobby_words
from rules import Game, Refused
from rules.risk import (
    Dice,
    Forecaster,
    Help,
    MixedDice,
    Odds,
    battle_dice,
    forecaster,
    invasion_odds,
    rethrows,
    totals_fought,
)

Interaction = discord.Interaction[Any]
MOST_ODDS = 500
HELPS = {side: help_option(side) for side in SIDES}
"""What helps each side."""
Ticked = Mapping[str, tuple[str, str]]
"""The options that games have for what helps in them (`LobbyWords.odds_options`)."""


def add_to(risk: Group, games: Iterable[Game]) -> None:
    """Add /risk odds, with an option for each help that one of these games lets people tick."""
    ticked = {name: helped for game in games for name, helped in lobby_words(game.name).odds_options.items()}
    risk.add_command(_command(ticked))


def _command(ticked: Ticked) -> Command[Any, ..., Any]:
    async def odds(
        interaction: Interaction,
        attackers: int,
        defenders: int,
        until: int = 0,
        table: str = "",
        attacking: str = "",
        defending: str = "",
        **helped: bool,
    ) -> None:
        given = {name: what for name, what in ticked.items() if helped.get(name)}
        typed = {"attacking": attacking, "defending": defending}

        async def body(request: Request) -> Layout:
            return await _answer(request, (attackers, defenders, until), table, given, typed)

        await run_anywhere(interaction, body)

    odds.__signature__ = _signature(ticked)  # type: ignore[attr-defined]
    lists = {side: option.complete for side, option in HELPS.items()}
    named: Any = localize("risk odds", attacking="with", defending="against")(odds)
    named = app_commands.autocomplete(table=OWN_GAMES.complete, **lists)(named)
    return Command(name="odds", description=description("risk odds"), callback=named)


def _signature(ticked: Iterable[str]) -> Signature:
    """The signature from which discord.py reads the command's parameters."""
    armies = Range[int, 1, MOST_ODDS]
    options = [
        *((name, armies, Parameter.empty) for name in ("attackers", "defenders")),
        *((name, bool, False) for name in ticked),
        ("until", Range[int, 0, MOST_ODDS], 0),
        *((name, str, "") for name in ("table", *SIDES)),
    ]
    named = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind) for name, kind, default in options
    ]
    return Signature([Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=Interaction), *named])


async def _answer(
    request: Request, armies: tuple[int, int, int], table: str, ticked: Ticked, typed: Mapping[str, str]
) -> Layout:
    """The odds for so many attackers and defenders, `until` so many attackers are left, with what was `ticked` and
    `typed` for either side."""
    words, (attackers, defenders, until) = request.words, armies
    if until >= attackers:
        raise Rejected(words.say("odds-refusal-until", until=until, attackers=attackers))
    known = await list_helps(request, table)
    ours, theirs = (
        read_helps(typed[side], side, words, known, _helps_of(side, ticked, request.services.games.games))
        for side in SIDES
    )
    need_totals(ours, theirs, known, words)
    try:
        helped = battle_dice(ours, theirs)
    except MixedDice:
        raise Rejected(words.say("odds-refusal-mixed")) from None
    dice, way = await _rules_of(request, table, helped)
    terms = [words.say(f"odds-term-{name.replace('_', '-')}") for name in ticked]
    for side, text in typed.items():
        terms += [words.say(f"odds-term-{side}", those=helps_text(text, side, words, known))] if text else []
    terms += [words.say("odds-term-until", until=until)] if until else []
    terms += [words.say("odds-term-rethrown")] if dice.rethrown else []
    terms += [words.say("odds-term-staked")] if way is not invasion_odds else []
    text = odds_text(attackers, defenders, way(attackers, defenders, dice, until), terms, words)
    if totals := totals_fought(ours, theirs):
        text += "\n" + totals_text(totals, attackers, ours, defenders, theirs, words)
    return Layout().text(text)


def _helps_of(side: str, ticked: Ticked, games: Mapping[str, Game]) -> list[Help]:
    """What was ticked for a side."""
    by_name = helps_by_name(games)
    return [by_name[name] for whose, name in ticked.values() if whose == side]


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
        "win": percent(chances.win),
        "attacker-loses": decimal(chances.attacker_loses, words),
        "defender-loses": decimal(chances.defender_loses, words),
    }
    lines = [words.say("odds-answer", **arguments)]
    return "\n".join([*lines, words.say("odds-terms", terms=words.all_of(terms))] if terms else lines)
