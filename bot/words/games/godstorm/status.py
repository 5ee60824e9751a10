"""How a game of Risk Godstorm stands: points, faith, gods, temples and cards; the epoch, the sea."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.words.arguments import card_name
from bot.words.fluent import Words
from bot.words.games.godstorm.spaces import gods_named
from bot.words.seats import Naming
from bot.words.topics.status import Countdown, Standings, StatusWords
from rules import NOBODY, Player, Ruleset, State, View
from rules.godstorm import (
    GODS,
    HEAVENS,
    LAST_EPOCH,
    EpochBegan,
    Gods,
    Markers,
    Score,
    Waters,
    hand,
    relics,
    score,
    this_epoch,
    tie_breakers,
)


class GodstormStatus(StatusWords):
    """Points and epochs."""

    def standings(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, out: Mapping[Player, str]
    ) -> Standings:
        """Points as they are now, with what they are for; ties are decided by faith, temples, gods and armies."""
        points = {seat: score(rules, seen, seat) for seat in seen.seats}
        return Standings(
            {seat: out.get(seat) or _seat(seat, points[seat], words, naming) for seat in points},
            {seat: (own.total, *tie_breakers(seen, seat)) for seat, own in points.items()},
            details={seat: tuple(_details(seat, seen, words)) for seat in points},
        )

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The epoch's order of play and how many follow (the title has its number), and what has become of the sea."""
        if (epoch := this_epoch(seen)) and seen.winners is None:
            yield words.say("status-order", order=_order(seen, words) or "none", left=LAST_EPOCH - epoch)
        yield from _sea(seen, words)

    def what_counts(self, rules: Ruleset, words: Words) -> Iterator[str]:
        """What brings points."""
        yield words.say("status-worth")

    moves_count = (EpochBegan,)

    def countdowns(self, of: State | View, rules: Ruleset, words: Words) -> Iterator[Countdown]:
        """The epoch; in the last one the last in the order of play ends the game."""
        now, order = this_epoch(of), of.parts[Markers].of
        if now:
            last = max(order, key=lambda seat: int(order[seat]), default=NOBODY)
            text, ending = words.say("clock-epoch", epoch=now, epochs=LAST_EPOCH), now == LAST_EPOCH
            decides = words.say("clock-epoch-decides")
            yield Countdown(text, ending and last == of.active != NOBODY, int(ending), decides)

    def first_round_begun(self, of: State | View) -> bool:
        """True from the first epoch's bids on."""
        return this_epoch(of) > 0


def epoch_lines(seen: View, words: Words) -> Iterator[str]:
    """The epoch and its order of play, and what has become of the sea."""
    if (epoch := this_epoch(seen)) and seen.winners is None:
        yield words.say("status-epoch", epoch=epoch, epochs=LAST_EPOCH, order=_order(seen, words) or "none")
    yield from _sea(seen, words)


def _order(seen: View, words: Words) -> str:
    """The seats in the order in which they play this epoch; "" before it is settled, and once the game is over."""
    of = seen.parts[Markers].of if seen.winners is None else {}
    return words.all_of([words.say(f"seat-{seat}") for seat in sorted(of, key=lambda seat: int(of[seat]))])


def _seat(seat: Player, points: Score, words: Words, naming: Naming) -> str:
    return words.say(
        "status-points",
        who=naming(seat),
        total=points.total,
        territories=points.territories,
        continents=points.continents,
        spaces=points.spaces,
        relics=points.relics,
    )


def _details(seat: Player, seen: View, words: Words) -> Iterator[str]:
    """What a seat has besides points: armies, the dead, faith, gods, temples, cards by kind, relics."""
    faith, temples, _, armies = tie_breakers(seen, seat)
    dead = seen.land.armies(HEAVENS[seat])
    yield words.say("status-forces", armies=armies, dead=dead, faith=faith)
    if gods := seen.parts[Gods].of(seat):
        yield gods_named(seat, gods, words)
    if temples:
        yield words.say("status-temples", count=temples)
    held = {deck: seen.cards(hand(seat, deck)).count for deck in GODS}
    if any(held.values()):
        cards = [words.say(f"count-{deck}", count=count) for deck, count in held.items() if count]
        yield words.say("status-miracles", cards=", ".join(cards))
    yield from (card_name(relic, words) for relic in seen.cards(relics(seat)).faces or ())


def _sea(seen: View, words: Words) -> Iterator[str]:
    """That Atlantis has sunk, and where the maelstrom lies."""
    now = seen.parts[Waters]
    if now.sunk:
        yield words.say("status-sunk")
    for one, other in now.boiling:
        yield words.say("status-maelstrom", one=one, other=other)
