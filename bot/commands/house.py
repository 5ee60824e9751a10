"""House rules typed for a new table: several in one line, each completed while it is typed."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from bot.commands.here import one_of
from bot.commands.listing import LONGEST, Listing
from bot.views.entries import entries
from bot.views.finding import matching, meant
from bot.views.visit import Visit
from bot.words import Words
from bot.words.decide import option_name
from rules import GAMES
from rules.house import ON, offered


def names(game: str, words: Words) -> dict[str, str]:
    """The house rules that a game offers, by name."""
    return {rule: option_name(rule, words) for rule in offered(GAMES[game].options)}


def played(game: str, said: str, words: Words) -> dict[str, str]:
    """The options that switch the rules of a line such as `Yalta, Hecatomb` on; raises `Told` for an unknown one."""
    return {one_of(names(game, words), entry, words): ON for entry in entries(said)}


def house_rules(game: str) -> Listing:
    """Completes the last of the rules in the line; those before it stay."""

    async def complete(interaction: discord.Interaction, said: str) -> list[Choice[str]]:
        visit = Visit(interaction)
        await visit.listen()
        return lines(names(game, visit.words), said)

    return complete


def lines(known: dict[str, str], said: str) -> list[Choice[str]]:
    """Whole lines, as far as Discord takes them."""
    *before, last = said.split(",")
    kept = [known[rule] for entry in before if (rule := meant(entry.strip(), known))]
    left = {rule: name for rule, name in known.items() if name not in kept}
    whole = [", ".join([*kept, left[rule]]) for rule in matching(last, left)]
    return [Choice(name=line, value=line) for line in whole if len(line) <= LONGEST]
