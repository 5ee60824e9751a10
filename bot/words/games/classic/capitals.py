"""Capitals: whose lie where, and who holds them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.topics.board import AltTextWords, BoardWords, Gain, Weight
from bot.words.topics.status import Countdown, StatusWords, race_text
from rules import Player, Ruleset, State, Territory, View
from rules.classic import Capitals, CapitalTaken, count_headquarters, count_needed


def whose_capital(event: CapitalTaken, words: Words) -> Arguments:
    """Whether a player has taken his own capital back."""
    return {"back": "yes" if event.of == event.player else "no"}


def are_revealed(state: State, rules: Ruleset, seat: Player) -> bool:
    """Whether all have chosen their capitals, so that a seat is asked for its own no more."""
    return seat in state.parts[Capitals].of


class CapitalStatus(StatusWords):
    """The seats' capitals."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The seat's capital."""
        if where := seen.parts[Capitals].of.get(seat):
            yield words.say("status-capital", where=where, own="yes" if seen.land.owner(where) == seat else "no")

    def countdowns(self, of: State | View, rules: Ruleset, words: Words) -> Iterator[Countdown]:
        """Who is one capital short of winning, his own included."""
        needed = count_needed(of, rules.options) + 1
        for seat in of.parts[Capitals].of:
            own, others = count_headquarters(of, seat)
            if (held := own + others) == needed - 1:
                who = words.say(f"seat-{seat}")
                yield Countdown(words.say("clock-capitals", who=who, held=held, needed=needed), seat == of.active)

    def race(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Everybody's capitals, once all are revealed."""
        if whose := seen.parts[Capitals].of:
            has = {seat: sum(count_headquarters(seen, seat)) for seat in whose}
            needed = count_needed(seen, rules.options) + 1
            yield words.say("race-capitals", has=race_text(seen, has, words), needed=needed)


class CapitalBoard(BoardWords):
    """Capitals on the board as text."""

    def marks(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The capital on a territory."""
        for seat, place in seen.parts[Capitals].of.items():
            if place == where:
                own = "yes" if seat == seen.viewer else "no"
                yield words.say("board-capital", of=words.say(f"seat-{seat}"), own=own)

    def brings(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[Gain]:
        """How many capitals the viewer then has of those that win, his own included."""
        if seen.viewer is None or where not in seen.parts[Capitals].of.values():
            return
        own, others = count_headquarters(seen, seen.viewer)
        held, needed = own + others + 1, count_needed(seen, rules.options) + 1
        has_own = own or seen.parts[Capitals].of.get(seen.viewer) == where
        wins = "yes" if has_own and held >= needed else "no"
        yield Gain(words.say("brings-capital", held=held, needed=needed, wins=wins), Weight.VICTORY)


class CapitalAltText(AltTextWords):
    """Capitals in the alt text."""

    def places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The holders of all capitals."""
        capitals = [
            words.say(
                "alt-capital",
                where=where,
                of=words.say(f"seat-{seat}"),
                who=words.say(f"seat-{seen.land.owner(where)}"),
            )
            for seat, where in seen.parts[Capitals].of.items()
        ]
        if capitals:
            yield words.say("alt-capitals", list=", ".join(capitals))
