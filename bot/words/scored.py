"""The score table of a war that is won on points: The Lord of the Rings, best first."""

from __future__ import annotations

from bot.words.loader import Words
from bot.words.seats import Naming
from bot.words.stocks import stocks
from rules import Board, Player, Ruleset, View
from rules.lotr.adventures import laid, tales
from rules.lotr.score import Score, score
from rules.lotr.sides import EVIL, GOOD, side
from rules.risk.cards import hand
from rules.risk.turns import Order


def scores(seen: View, board: Board) -> dict[Player, Score]:
    """Every seat's points as they stand; played cards are open to all."""
    return {seat: score(board, seen.land, seat, seen.cards(laid(seat)).faces or ()) for seat in seen.seats}


def scored(seen: View, rules: Ruleset, words: Words, naming: Naming) -> list[str]:
    """The table's lines; each side's total too, where the game has sides that play together."""
    points = scores(seen, rules.board)
    best_first = sorted(points, key=lambda seat: -points[seat].total)
    head = words.say("status-head", places="yes" if rules.board.prizes else "no")
    lines = [f"*{head}*", *(_seat(seat, points[seat], seen, words, naming) for seat in best_first)]
    return [*lines, *(_sides(points, words) if rules.options.get("mode", "alone") != "alone" else ())]


def _seat(seat: Player, points: Score, seen: View, words: Words, naming: Naming) -> str:
    held = seen.land.of(seat)
    if not held and seen.part(Order).turns:
        return words.say("status-out", who=naming(seat))
    head = words.say(
        "status-seat",
        who=naming(seat),
        total=points.total,
        territories=points.territories,
        strongholds=points.strongholds,
        regions=points.regions,
        cards=points.cards,
        places=points.places,
    )
    counts = {
        "armies": sum(seen.land.armies(land) for land in held),
        "cards-held": seen.cards(hand(seat)).count,
        "tales-held": seen.cards(tales(seat)).count,
    }
    more = [words.attribute("status-seat", "more", **counts), *stocks(seat, seen, words)]
    return f"{head}\n-# {' · '.join(more)}"


def _sides(points: dict[Player, Score], words: Words) -> list[str]:
    totals = {which: sum(p.total for seat, p in points.items() if side(seat) == which) for which in (GOOD, EVIL)}
    return [words.say("status-side", side=words.say(f"side-{which}"), total=total) for which, total in totals.items()]
