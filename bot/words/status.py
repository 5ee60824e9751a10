"""How the game stands: the score table, and who is waited for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.decide import awaited, policy_name
from bot.words.loader import Words
from bot.words.seats import Naming
from bot.words.typeset import capital
from rules import Board, Player, View
from rules.lotr.adventures import laid, tales
from rules.lotr.score import Score, score
from rules.lotr.sides import EVIL, GOOD, side
from rules.risk.cards import hand
from rules.risk.pieces import NEUTRAL
from rules.risk.turns import Order


def scores(seen: View, board: Board) -> dict[Player, Score]:
    """Every seat's points as they stand; played cards are open to all."""
    return {seat: score(board, seen.land, seat, seen.cards(laid(seat)).faces or ()) for seat in seen.seats}


def status(seen: View, board: Board, words: Words, naming: Naming, sides: bool = False) -> str:
    """The score table, best first; with `sides` each side's total too (Alliance)."""
    points = scores(seen, board)
    lines = [words.say("status-title", turn=seen.part(Order).turns)]
    if seen.winners is None and seen.active:
        lines.append(words.say("status-turn", who=naming(seen.active)))
    lines.append(f"*{words.say('status-head')}*")
    best_first = sorted(points, key=lambda seat: -points[seat].total)
    lines.extend(_seat(seat, points[seat], seen, words, naming) for seat in best_first)
    lines.extend(_sides(points, words) if sides else ())
    if lands := len(seen.land.of(NEUTRAL)):
        lines.append(words.say("status-neutral", lands=lands))
    return "\n".join(lines)


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
    )
    counts = {
        "armies": sum(seen.land.armies(land) for land in held),
        "cards-held": seen.cards(hand(seat)).count,
        "tales-held": seen.cards(tales(seat)).count,
    }
    return f"{head}\n-# {words.attribute('status-seat', 'more', **counts)}"


def _sides(points: dict[Player, Score], words: Words) -> list[str]:
    totals = {which: sum(p.total for seat, p in points.items() if side(seat) == which) for which in (GOOD, EVIL)}
    return [words.say("status-side", side=words.say(f"side-{which}"), total=total) for which, total in totals.items()]


def wait_line(
    seat: Player, topic: str, words: Words, naming: Naming, *, since: str = "", until: str = "", policy: str = ""
) -> str:
    """Who is waited for, for what, since and until when (Discord dates), and what an absent player's answer is."""
    line = words.say(
        "wait-line", who=naming(seat), what=awaited(topic, words), since=since or "none", until=until or "none"
    )
    if not policy:
        return line
    return f"{line} {words.say('wait-then', who=naming(seat), policy=policy_name(topic, policy, words))}"


def awaited_line(
    waiting: Sequence[tuple[Player, str]], words: Words, naming: Naming, active: Player | None = None
) -> str:
    """Everybody who is waited for in one sentence, for the board post.

    Only whose turn it is, where nobody but the `active` seat is: the post outlasts the steps of a turn.
    """
    if not waiting:
        return words.say("wait-nobody")
    seats = list(dict.fromkeys(seat for seat, _ in waiting))
    if seats == [active]:
        return capital(words.say("post-at-play", who=naming(seats[0])))
    topics = list(dict.fromkeys(awaited(topic, words) for _, topic in waiting))
    who = words.all_of([naming(seat) for seat in seats])
    return capital(words.say("post-waiting", who=who, what=words.all_of(topics)))
