"""How a game of The Lord of the Rings stands: points with what they are for, both hands, the Fellowship's way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.topics.status import Countdown, Standings, StatusWords
from rules import Player, Ruleset, State, View
from rules.author import Board
from rules.lotr import EVIL, GOOD, MODE, PATH, Journey, Score, ring_hunt, score, score_zone, side, tales
from rules.risk import hand


class PointsStatus(StatusWords):
    """Points, and the Fellowship."""

    def standings(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, out: Mapping[Player, str]
    ) -> Standings | None:
        """Points, with what they are for; with sides, each side's total too. None where points do not decide."""
        if rules.has(ring_hunt):
            return None
        points = scores(seen, rules.board)
        return Standings(
            {seat: out.get(seat) or _seat(seat, points[seat], words, naming) for seat in points},
            {seat: points[seat].rank for seat in points},
            _sides(points, words) if MODE.get(rules.options) not in (None, "alone") else (),
            {seat: (_forces(seat, seen, words),) for seat in points},
        )

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Where the Fellowship is, by the step of its way."""
        path, steps = PATH.of(rules.board), seen.parts[Journey].steps
        if path and seen.winners is None:
            yield words.say("status-ring", where=path[steps][0], step=steps + 1, steps=len(path))

    def what_counts(self, rules: Ruleset, words: Words) -> Iterator[str]:
        """What brings points, where they decide."""
        if not rules.has(ring_hunt):
            yield words.say("status-worth")


class RingStatus(StatusWords):
    """The Ring, whose way is the game's length."""

    def countdowns(self, of: State | View, rules: Ruleset, words: Words) -> Iterator[Countdown]:
        """The step at which the Ring is; from the last but one on the turn may end the game."""
        path, steps = PATH.of(rules.board), of.parts[Journey].steps
        if path:
            left = max(len(path) - 1 - steps, 1)
            decides = "" if rules.has(ring_hunt) else words.say("clock-ring-decides")
            yield Countdown(words.say("clock-ring", step=steps + 1, steps=len(path)), left == 1, left, decides)


class HuntStatus(StatusWords):
    """The standings of a game in which points do not decide."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Both hands."""
        return _hands(seat, seen, words)


def scores(seen: View, board: Board) -> dict[Player, Score]:
    """Every seat's current points; played cards are public."""
    return {seat: score(board, seen.land, seat, seen.cards(score_zone(seat)).faces or ()) for seat in seen.seats}


def _seat(seat: Player, points: Score, words: Words, naming: Naming) -> str:
    return words.say(
        "status-seat",
        who=naming(seat),
        total=points.total,
        territories=points.territories,
        strongholds=points.strongholds,
        regions=points.regions,
        cards=points.cards,
        places=points.places,
    )


def _forces(seat: Player, seen: View, words: Words) -> str:
    """All regiments of a seat, and its cards."""
    armies = sum(seen.land.armies(land) for land in seen.land.of(seat))
    return ", ".join([words.attribute("status-seat", "more", armies=armies), *_hands(seat, seen, words)])


def _hands(seat: Player, seen: View, words: Words) -> Iterator[str]:
    """How many cards of either kind a seat holds; an empty hand counts only while the game runs."""
    for zone, key in ((hand(seat), "status-cards"), (tales(seat), "status-tales")):
        count = seen.cards(zone).count
        if count or seen.winners is None:
            yield words.say(key, count=count)


def _sides(points: dict[Player, Score], words: Words) -> list[str]:
    totals = {which: sum(p.total for seat, p in points.items() if side(seat) == which) for which in (GOOD, EVIL)}
    return [words.say("status-side", side=words.say(f"side-{which}"), total=total) for which, total in totals.items()]
