"""The board in words, region by region, in pages that fit a message."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.seats import Naming
from rules import Board, Ruleset, View
from rules.classic.capital import Capitals
from rules.house.continental_power import continental_power
from rules.lotr.captains import Captains
from rules.lotr.cards_lasting import BRIDGE, STORM, Spells
from rules.lotr.fellowship import Journey, fellowship
from rules.lotr.strongholds import strongholds

PAGE = 1900


def board_lines(seen: View, rules: Ruleset, words: Words, naming: Naming) -> list[str]:
    """Every territory with its holder, regiments and what stands on it; pages of at most 1,900 characters."""
    pages = [""]
    for block in _regions(seen, rules, words, naming):
        if pages[-1] and len(pages[-1]) + len(block) + 2 > PAGE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n\n{block}".strip()
    return pages


def _regions(seen: View, rules: Ruleset, words: Words, naming: Naming) -> Iterator[str]:
    for name, region in rules.board.regions.items():
        owners = {seen.land.owner(where) for where in region.territories}
        whole = naming(next(iter(owners))) if len(owners) == 1 and "" not in owners else "none"
        lines = [words.say("board-region", region=name, bonus=region.bonus, holder=whole)]
        lines.extend(_land(where, seen, rules, words, naming) for where in region.territories)
        yield "\n".join(lines)


def _land(where: str, seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    marks = ", ".join(_marks(where, seen, rules, words)) or "none"
    if where not in seen.land:
        return words.say("board-land-empty", where=where, marks=marks)
    holding = seen.land[where]
    return words.say("board-land", where=where, who=naming(holding.owner), armies=holding.armies, marks=marks)


def _marks(where: str, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    """What stands on a territory, and what lies upon it."""
    board = rules.board
    if any(where in stand for stand in seen.part(Captains).of.values()):
        yield words.say("board-captain")
    if board.path and rules.has(fellowship) and board.path[seen.part(Journey).steps][0] == where:
        yield words.say("board-ring")
    if rules.has(strongholds, continental_power):
        yield from _places(where, board, words)
    yield from (
        words.say("board-capital", of=words.say(f"seat-{seat}"))
        for seat, place in seen.part(Capitals).of.items()
        if place == where
    )
    if where in board.ports:
        yield words.say("board-port")
    for what, key in ((STORM, "board-storm"), (BRIDGE, "board-closed")):
        if where in seen.part(Spells).lands(what):
            yield words.say(key)


def _places(where: str, board: Board, words: Words) -> Iterator[str]:
    """What is built there, where that counts for anything."""
    if place := (board.strongholds or {}).get(where):
        yield words.say("board-stronghold", place=place)
    if place := (board.sites or {}).get(where):
        yield words.say("board-site", place=place)
