"""What lies on the board of Risk Godstorm: gods, temples, plague, relic points, the Underworld, sunken land."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from bot.words.arguments import card_title, land_name
from bot.words.fluent import Words
from bot.words.games.godstorm.spaces import gods_named
from bot.words.games.godstorm.status import epoch_lines
from bot.words.seats import Naming
from bot.words.topics.board import AltTextWords, BoardWords, Gain, Peril
from rules import NOBODY, Player, Ruleset, Territory, View
from rules.author import Board
from rules.godstorm import (
    ALTAR,
    CRYPT,
    DECLARED_GODS,
    GODS,
    HEAVENS,
    RELIC_POINTS,
    UNDERWORLD,
    Gods,
    Plague,
    Temples,
    Waters,
    faith_of,
    miracle_data,
    relics,
)


class GodstormBoard(BoardWords):
    """The Ancient Earth and the Underworld."""

    def stands_on(self, where: Territory, seen: View, words: Words) -> Iterator[str]:
        """Gods, a temple, plague."""
        owner = seen.land.owner(where)
        if gods := seen.parts[Gods].kinds_at(owner, where):
            yield gods_named(owner, gods, words)
        if where in seen.parts[Temples].at:
            yield words.say("board-temple")
        if where in seen.parts[Plague].at:
            yield words.say("board-plague")

    def marks(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Gods, a temple, plague, a relic point; whether the territory has sunk."""
        yield from self.stands_on(where, seen, words)
        if where in RELIC_POINTS.of(rules.board):
            yield words.say("board-relic")
        if where in self.lands_gone(seen, rules.board):
            yield words.say("board-sunk")

    def brings(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[Gain]:
        """The point of a relic of the viewer's; what a crypt or an altar is worth."""
        for relic in seen.cards(relics(seen.viewer)).faces or () if seen.viewer else ():
            if miracle_data(relic).point == where:
                yield Gain(words.say("brings-relic-point", relic=card_title(relic)))
        if (kind := rules.board.realms[UNDERWORLD].spaces.get(where, "")) in (CRYPT, ALTAR):
            yield Gain(words.say("brings-space", kind=kind))

    def comes_first(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """A godswar, where gods stand on the other side too; which gods go into the conquest."""
        owner = seen.land.owner(where)
        if where in rules.board.territories and (gods := seen.parts[Gods].kinds_at(owner, where)):
            yield words.say("attack-godswar", gods=gods_named(owner, gods, words))
        if where not in seen.parts[Plague].at:  # (There all go in, and the peril says what comes of it.)
            yield words.say("attack-gods-go", all=DECLARED_GODS.of(rules.options))

    def perils(self, where: Territory, seen: View, words: Words) -> Iterator[Peril]:
        """Plague, for armies and gods."""
        if where in seen.parts[Plague].at:
            yield Peril(words.say("peril-gods"), led=True)
            yield Peril(words.say("peril-armies"))

    def below_board(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, line: Callable[[Territory], str]
    ) -> Iterator[str]:
        """The Underworld, space by space, and the dead in each Heaven."""
        land, spaces = seen.land, rules.board.realms[UNDERWORLD].spaces
        held = [line(where) for where in spaces if land.owner(where) != NOBODY]
        free = [land_name(where, words) for where in spaces if land.owner(where) == NOBODY]
        head = f"**{words.say(f'region-{UNDERWORLD}')}**"
        yield "\n".join([head, *held, *([words.say("board-spaces-empty", spaces=", ".join(free))] if free else [])])
        if heavens := [line(where) for where in HEAVENS.values() if land.armies(where)]:
            yield "\n".join([f"**{words.say('region-heavens')}**", *heavens])

    def lands_gone(self, seen: View, board: Board) -> Collection[str]:
        """What has sunk."""
        return seen.parts[Waters].lands(board)

    def neighbours_cut_off(self, where: Territory, seen: View, board: Board) -> Collection[str]:
        """What has sunk, and the other end of a sea line on which the maelstrom lies."""
        now = seen.parts[Waters]
        return {*now.lands(board), *(end for line in now.boiling if where in line for end in line)}


class GodstormAltText(AltTextWords):
    """Epoch, gods, temples and the Underworld."""

    def first(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The epoch and the order of play; sunken land and the maelstrom."""
        return epoch_lines(seen, words)

    def seat(self, seat: Player, seen: View, words: Words) -> Iterator[str]:
        """A seat's faith, and where its gods stand."""
        at = seen.parts[Gods].of(seat)
        gods = [
            f"{words.say(f'leader-{seat}-{god}')} {words.attribute(f'land-{at[god]}', 'in')}"
            for god in GODS
            if god in at
        ]
        if faith := faith_of(seen, seat):
            yield words.say("alt-seat-faith", faith=faith)
        if gods:
            yield words.say("alt-seat-gods", gods=words.all_of(gods))

    def places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Temples, plague, and who holds what in the Underworld."""
        land = seen.land
        for key, at in (("alt-temples", seen.parts[Temples].at), ("alt-plague", seen.parts[Plague].at)):
            if at:
                yield words.say(key, list=", ".join(land_name(where, words) for where in at))
        below = [
            words.say("alt-army", where=where, who=words.say(f"seat-{land.owner(where)}"), armies=land.armies(where))
            for where in rules.board.realms[UNDERWORLD].spaces
            if land.owner(where) != NOBODY
        ]
        if below:
            yield words.say("alt-underworld", list=", ".join(below))
