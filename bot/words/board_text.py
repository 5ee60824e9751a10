"""The board in words, region by region, in pages that fit a message."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bot.words.arguments import land_name
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seats import Naming
from bot.words.topics.board import BoardWords
from rules import NOBODY, Ruleset, Territory, View

PAGE = 1900
MOST_FOES = 2
"""The armies named that stand beside a territory: the largest ones."""
LONGEST_FRONT = 70
"""The most characters of a text that names more than one of them: a row of a list has other things to say."""


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


def find_cut_off(where: Territory, seen: View, rules: Ruleset) -> frozenset[str]:
    """The neighbours of a territory to which no way leads any more."""
    return frozenset(
        gone for known in words_in(rules, BoardWords) for gone in known.neighbours_cut_off(where, seen, rules.board)
    )


def front_text(where: Territory, seen: View, rules: Ruleset, words: Words) -> str:
    """The largest armies of others beside a territory, and how many more: `beside Ural (Red 12), Peru (Blue 3), 4
    more`; that there are none."""
    gone, land = find_cut_off(where, seen, rules), seen.land
    others = [near for near in rules.board.links_of[where] if land.owner(near) not in (seen.viewer, NOBODY)]
    largest = sorted((near for near in others if near not in gone), key=lambda near: -land.armies(near))
    foes = [
        f"{land_name(near, words)} ({words.say(f'seat-{land.owner(near)}')} {land.armies(near)})" for near in largest
    ]
    for named in range(MOST_FOES, 0, -1):
        text = words.say("beside-foes", foes=", ".join(foes[:named]) or "none", more=max(len(foes) - named, 0))
        if len(text) <= LONGEST_FRONT:
            break
    return text


def region_text(where: Territory, seen: View, rules: Ruleset, words: Words) -> str:
    """A territory's region with how much of it its viewer holds, and the only territory that is missing: `Asia 7/12`,
    `Asia 11/12 without Ural`; "" where it lies in none."""
    name = rules.board.region_of.get(where)
    if not name:
        return ""
    lands = rules.board.regions[name].territories
    missing = [land for land in lands if seen.land.owner(land) != seen.viewer]
    share = f"{words.say(f'region-{name}')} {len(lands) - len(missing)}/{len(lands)}"
    return words.say("share-without", region=share, land=missing[0]) if len(missing) == 1 else share
