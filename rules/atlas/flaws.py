"""What is wrong with a board as the rules see it: places that it does not have, and kinds that there are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import get_args

from rules.atlas.board import BarrierKind, Board, LinkKind


def find_board_flaws(board: Board) -> Iterator[str]:
    """What is wrong with a board, a line each. A link of an unknown territory keeps it from being made at all."""
    counted = Counter(board.territories)
    yield from (f"{where} lies in two regions" for where, times in counted.items() if times > 1)
    for name, links, barriers in (
        ("", board.links, board.barriers),
        *((f"{name}: ", realm.links, realm.barriers) for name, realm in board.realms.items()),
    ):
        yield from _unknown(board, f"{name}the barrier", (barrier[:2] for barrier in barriers))
        yield from _strange(f"{name}the link", links, get_args(LinkKind))
        yield from _strange(f"{name}the barrier", barriers, get_args(BarrierKind))
        pairs = Counter(frozenset(link[:2]) for link in links)
        yield from (
            f"{name}{' and '.join(sorted(pair))} are linked twice" for pair, times in pairs.items() if times > 1
        )
    named = {
        "the ports": board.ports,
        **{f"the range {name}": touched for name, touched in (board.ranges or {}).items()},
        **{f"the landmarks {kind}": at for kind, at in board.landmarks.items()},
        **{f"the part {name}": kept for name, kept in (board.parts or {}).items()},
    }
    for what, places in named.items():
        yield from _unknown(board, what, [tuple(places)])
    alone = [where for where in board.realm_of if not board.links_of[where] and len(board.realm_of) > 1]
    yield from (f"{where} has no link" for where in alone)


def _unknown(board: Board, what: str, places: Iterable[Iterable[str]]) -> Iterator[str]:
    strange = dict.fromkeys(where for where in chain.from_iterable(places) if where not in board.realm_of)
    yield from (f"{what}: no territory is called {where!r}" for where in strange)


def _strange(what: str, pairs: Iterable[tuple[str, str, str]], kinds: tuple[str, ...]) -> Iterator[str]:
    for a, b, kind in pairs:
        if kind not in kinds:
            yield f"{what} of {a} and {b} is of the kind {kind!r}: it is one of {', '.join(kinds)}"
