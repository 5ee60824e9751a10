"""The command tree within Discord's limits: names, counts and sizes in the longest language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import pytest_asyncio
from support.tables.tables import Table

from rules import GAMES, house_rules_of

NAME = re.compile(r"^[-_'\w]{1,32}$")
"""Discord's pattern for names, without upper case."""
PLACES = "fr"
ROOM, ENTRIES = 6850, 22
"""What the tree may use of Discord's 8,000 characters and of its 25 entries a level: the rest is for what comes."""


@pytest_asyncio.fixture
async def tree(table: Table) -> dict[str, Any]:
    """The payload that was sent to Discord."""
    bot = table.bot
    (risk,) = bot.tree.get_commands()
    payload: dict[str, Any] = await risk.get_translated_payload(bot.tree, bot.tree.translator)  # type: ignore[arg-type]
    return payload


def every(node: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    here = f"{path} {node['name']}".strip()
    yield here, node
    for inner in node.get("options", ()):
        yield from every(inner, here)


async def test_the_tree_has_the_commands_that_the_house_promises(tree: dict[str, Any]) -> None:
    paths = {path for path, node in every(tree) if node.get("type", 1) in (1, 2)}
    verbs = "deploy attack fortify card trade end do hand board status wait odds log undo rules help"
    assert {f"risk {verb}" for verb in verbs.split()} <= paths
    assert {"risk new lotr", "risk seat orders", "risk seat concede", "risk me language", "risk me recap"} <= paths
    assert {f"risk campaign {verb}" for verb in ("next", "board", "history", "name")} <= paths
    table = "export verify remove replace end doctor options vote pause"
    assert {f"risk table {verb}" for verb in table.split()} <= paths


async def test_house_rules_can_be_typed_where_a_game_has_some(tree: dict[str, Any]) -> None:
    paths = {path for path, _ in every(tree)}
    typed = {game.name for game in GAMES.values() if f"risk new {game.name} house" in paths}
    assert (
        typed
        == {game.name for game in GAMES.values() if house_rules_of(game.options)}
        == {"lotr", "classic", "godstorm"}
    )


async def test_every_name_fits_discords_pattern_in_both_languages(tree: dict[str, Any]) -> None:
    for path, node in every(tree):
        for name in (node["name"], *node.get("name_localizations", {}).values()):
            assert NAME.fullmatch(name), path
            assert name == name.lower(), path
        for text in (node["description"], *node.get("description_localizations", {}).values()):
            assert 1 <= len(text) <= 100, path


async def test_everything_is_said_in_french_too(tree: dict[str, Any]) -> None:
    for path, node in every(tree):
        assert PLACES in node.get("name_localizations", {}), path
        assert PLACES in node.get("description_localizations", {}), path
        for choice in node.get("choices", ()):
            assert PLACES in choice.get("name_localizations", {}), (path, choice)


async def test_nothing_is_too_many_or_too_long(tree: dict[str, Any]) -> None:
    for path, node in every(tree):
        assert len(node.get("options", ())) <= ENTRIES, path
        assert len(node.get("choices", ())) <= 25, path
        for choice in node.get("choices", ()):
            assert all(len(name) <= 100 for name in (choice["name"], *choice["name_localizations"].values()))
    assert max(size(tree, language) for language in ("", "fr")) < ROOM


def size(node: dict[str, Any], language: str) -> int:
    """The characters that Discord counts: names, descriptions and choices' names and values in one language."""
    names = [node.get(f"{part}_localizations", {}).get(language, node[part]) for part in ("name", "description")]
    choices = [
        c.get("name_localizations", {}).get(language, c["name"]) + str(c["value"]) for c in node.get("choices", ())
    ]
    return sum(map(len, [*names, *choices])) + sum(size(inner, language) for inner in node.get("options", ()))


@pytest.mark.parametrize("path", ["risk attack", "risk fortify"])
async def test_from_and_to_are_called_so(tree: dict[str, Any], path: str) -> None:
    node = dict(every(tree))[path]
    assert [option["name"] for option in node["options"][:2]] == ["from", "to"]
