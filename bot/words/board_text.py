"""The board in words, region by region, in pages that fit a message."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seats import Naming
from bot.words.topics.board import BoardWords
from rules import NOBODY, Ruleset, Territory, View

PAGE = 1900


def board_lines(seen: View, rules: Ruleset, words: Words, naming: Naming) -> list[str]:
    """Every territory with its holder, regiments and pieces, in pages of at most 1,900 characters."""
    pages = [""]

    def line(where: Territory) -> str:
        return _land(where, seen, rules, words, naming)

    own = words_in(rules, BoardWords)
    further = (block for known in own for block in known.below_board(seen, rules, words, naming, line))
    for block in chain(_regions(seen, rules, words, naming), further):
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


def _land(where: Territory, seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    own = words_in(rules, BoardWords)
    stands = [mark for known in own for mark in known.marks(where, seen, rules, words)]
    marks = ", ".join(stands) or "none"
    owner = seen.land.owner(where)
    if any(where in known.lands_gone(seen, rules.board) for known in own):
        return words.say("board-land-gone", where=where, marks=marks)
    if owner == NOBODY:
        return words.say("board-land-empty", where=where, marks=marks)
    return words.say("board-land", where=where, who=naming(owner), armies=seen.land.armies(where), marks=marks)
