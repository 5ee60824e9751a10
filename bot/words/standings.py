"""How a war without points stands: land, regiments, cards, capitals, prisoners and reserves, the largest first."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.seats import Naming
from rules import Board, Player, Ruleset, View
from rules.classic.capital import Capitals
from rules.classic.sets import SetsTraded, sets, worth
from rules.house.captives import Prisoners
from rules.house.equal_arms import equal_arms
from rules.house.mobilisation import mobilisation
from rules.house.reserve import Reserve
from rules.lotr.adventures import laid, tales
from rules.lotr.score import Score, score
from rules.lotr.sides import EVIL, GOOD, side
from rules.risk.armies import NEUTRAL
from rules.risk.cards import hand
from rules.risk.turns import Order


def land_standings(seen: View, rules: Ruleset, words: Words, naming: Naming) -> list[str]:
    """A paragraph a seat, who holds most land first, and what the next set is worth."""
    held = {seat: len(seen.land.of(seat)) for seat in seen.seats}
    lines = [_seat_by_land(seat, seen, rules, words, naming) for seat in sorted(held, key=lambda seat: -held[seat])]
    counts = rules.has(sets) and not rules.has(equal_arms, mobilisation) and seen.winners is None
    grows = counts and rules.options["set-values"] == "escalating"
    return [*lines, *([words.say("status-next-set", armies=worth(seen.part(SetsTraded).count))] if grows else ())]


def _seat_by_land(seat: Player, seen: View, rules: Ruleset, words: Words, naming: Naming) -> str:
    lands = seen.land.of(seat)
    if not lands and seen.part(Order).turns:
        return words.say("status-out", who=naming(seat))
    armies = sum(seen.land.armies(land) for land in lands)
    head = words.say("status-line", who=naming(seat), territories=len(lands), armies=armies)
    more = " · ".join(_more(seat, seen, rules, words))
    return f"{head}\n-# {more}" if more else head


def _more(seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
    held = set(seen.land.of(seat))
    whole = [name for name, region in rules.board.regions.items() if held.issuperset(region.territories)]
    if whole:
        yield words.say("status-regions", regions=words.all_of([words.say(f"region-{region}") for region in whole]))
    if not rules.has(mobilisation):
        yield words.say("status-cards", count=seen.cards(hand(seat)).count)
    if where := seen.part(Capitals).of.get(seat):
        yield words.say("status-capital", where=where, own="yes" if where in held else "no")
    yield from stocks(seat, seen, words)


def neutral_line(seen: View, words: Words) -> list[str]:
    """What the neutral army holds, if anything."""
    lands = len(seen.land.of(NEUTRAL))
    return [words.say("status-neutral", lands=lands)] if lands else []


def scores(seen: View, board: Board) -> dict[Player, Score]:
    """Every seat's points as they stand; played cards are open to all."""
    return {seat: score(board, seen.land, seat, seen.cards(laid(seat)).faces or ()) for seat in seen.seats}


def point_standings(seen: View, rules: Ruleset, words: Words, naming: Naming) -> list[str]:
    """The table's lines; each side's total too, where the game has sides that play together."""
    points = scores(seen, rules.board)
    best_first = sorted(points, key=lambda seat: -points[seat].total)
    head = words.say("status-head", places="yes" if rules.board.prizes else "no")
    lines = [f"*{head}*", *(_seat_by_points(seat, points[seat], seen, words, naming) for seat in best_first)]
    return [*lines, *(_sides(points, words) if rules.options.get("mode", "alone") != "alone" else ())]


def _seat_by_points(seat: Player, points: Score, seen: View, words: Words, naming: Naming) -> str:
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


def stocks(seat: Player, seen: View, words: Words) -> Iterator[str]:
    """Each in a few words; none where the table plays without."""
    if seat in (left := seen.part(Reserve).left):
        yield words.say("status-reserve", count=left[seat])
    for owner, count in seen.part(Prisoners).held.get(seat, {}).items():
        if count:
            yield words.say("status-prisoners", count=count, owner=words.say(f"seat-{owner}"))
