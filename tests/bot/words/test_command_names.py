"""The command tree's names and descriptions, as Discord takes them."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest
from discord import app_commands

import bot.words as words_of
from bot.words import Words
from bot.words.command_names import FluentTranslator, description

NAME = re.compile(r"^[-_'\w]{1,32}$")


def named(spoken: Words) -> dict[str, str]:
    return {key: spoken.say(key) for key in spoken if key.startswith(("command-", "parameter-"))}


def test_names_are_names_that_discord_takes(spoken: Words) -> None:
    assert [name for name in named(spoken).values() if not NAME.match(name) or name != name.lower()] == []


def test_descriptions_fit(spoken: Words) -> None:
    lengths = {key: len(spoken.attribute(key, "description")) for key in named(spoken)}
    assert {key for key, length in lengths.items() if not 1 <= length <= 100} == set()


def test_no_two_commands_of_a_level_share_a_name(spoken: Words) -> None:
    commands = [key for key in spoken if key.startswith("command-")]
    levels: dict[str, list[str]] = {}
    for key in commands:
        levels.setdefault(key.rpartition("-")[0], []).append(spoken.say(key))
    assert [level for level, names in levels.items() if len(set(names)) != len(names)] == []


def paths(spoken: Words) -> set[str]:
    """Every command as its reader types it: `/risk table vote`."""
    steps = [key.split("-")[1:] for key in spoken if key.startswith("command-")]
    return {f"/{' '.join(_step(spoken, path[: at + 1]) for at in range(len(path)))}" for path in steps}


def _step(spoken: Words, path: list[str]) -> str:
    return spoken.say(f"command-{'-'.join(path)}") if len(path) > 1 else path[0]


def test_every_command_that_is_named_anywhere_exists_under_that_name(spoken: Words) -> None:
    files = sorted(Path(words_of.__file__).parent.rglob(f"{spoken.language}/*.ftl"))
    lines = [command for file in files for command in re.findall(r"`(/risk[^`]*)`", file.read_text(encoding="utf-8"))]
    assert len(lines) > 20
    assert {command for command in lines if re.sub(r" [\w-]+:.*", "", command) not in paths(spoken)} == set()


async def test_a_french_reader_sees_a_french_tree() -> None:
    risk = app_commands.Group(name="risk", description=description("risk"))

    @risk.command(name="attack", description=description("risk attack"))
    @app_commands.describe(target=description("risk attack", "to"))
    @app_commands.rename(target="to")
    async def attack(interaction: discord.Interaction, target: str) -> None: ...

    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    tree.add_command(risk)
    await tree.set_translator(FluentTranslator())
    payload = await risk.get_translated_payload(tree, FluentTranslator())
    verb = payload["options"][0]
    assert verb["name_localizations"] == {"fr": "attaquer"}
    assert verb["description"].startswith("Attack a neighbouring territory")
    assert verb["description_localizations"]["fr"].startswith("Attaquer un territoire voisin")
    assert verb["options"][0]["name_localizations"] == {"fr": "vers"}
    assert verb["options"][0]["description_localizations"] == {"fr": "Le territoire attaqué"}


@pytest.mark.parametrize("path", ["risk", "risk new lotr", "risk table export", "risk me language"])
def test_commands_are_described_in_english(path: str) -> None:
    assert 10 < len(description(path)) <= 100
