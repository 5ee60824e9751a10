"""What is glued on the world of Risk Legacy, and where headquarters stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.words.fluent import Words, in_id
from bot.words.seats import Naming
from bot.words.topics.board import AltTextWords, BoardWords, Gain, Weight
from rules import Card, Ruleset, Territory, View
from rules.author import Board
from rules.legacy import MOST_BOXES, OPEN, STARS_TO_WIN, Campaign, Headquarters, Seated, stars_of


class LegacyBoard(BoardWords):
    """The world of a campaign in a war."""

    def stands_on(self, where: Territory, seen: View, words: Words) -> Iterator[str]:
        """Headquarters, a city with its walls, a scar."""
        now = seen.parts[Campaign]
        if faction := seen.parts[Headquarters].at.get(where):
            yield words.say("board-hq", faction=faction)
        yield from glued_on(where, now, words)

    def brings(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[Gain]:
        """The star of headquarters, which may be the last that is wanted, and the territory's card if it can be taken
        at the turn's end."""
        if where in seen.parts[Headquarters].at:
            wins = seen.viewer is not None and stars_of(seen, seen.viewer) + 1 >= STARS_TO_WIN
            yield Gain(words.say("brings-star", wins="yes" if wins else "no"), Weight.VICTORY)
        if Card(where) in (seen.cards(OPEN).faces or ()):
            yield Gain(words.say("brings-open-card"))

    def below_board(
        self, seen: View, rules: Ruleset, words: Words, naming: Naming, line: Callable[[Territory], str]
    ) -> Iterator[str]:
        """The names that continents have been given, and what these pay more or less; who has signed."""
        now, seats = seen.parts[Campaign], {str(member): seat for seat, member in seen.parts[Seated].members.items()}
        yield from continent_lines(now, rules.board, words)
        yield from signature_lines(now, words, lambda member: naming(seats[member]) if member in seats else "none")


class LegacyAltText(AltTextWords):
    """The world, headquarters, cities and scars."""

    def first(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The world's name."""
        if world := seen.parts[Campaign].world:
            yield words.say("alt-world", name=world)

    def places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Headquarters, cities and scars."""
        now = seen.parts[Campaign]
        quarters = [words.say("alt-hq", faction=its, where=at) for at, its in seen.parts[Headquarters].at.items()]
        if quarters:
            yield words.say("alt-hqs", list=", ".join(quarters))
        cities = [words.say("alt-city", name=city.name, where=at) for at, city in now.cities.items()]
        if cities:
            yield words.say("alt-cities", list=", ".join(cities))
        scars = [words.say("alt-scar", scar=scar, where=at) for at, scar in now.scars.items()]
        if scars:
            yield words.say("alt-scars", list=", ".join(scars))


def glued_on(where: Territory, now: Campaign, words: Words) -> Iterator[str]:
    """A city with its walls, a scar."""
    if city := now.cities.get(where):
        kind = words.say(f"city-{in_id(city.kind)}")
        yield words.say("board-city", kind=kind, name=city.name)
    if where in now.fortified:
        yield words.say("board-fortified", boxes=MOST_BOXES - now.fortified[where])
    if scar := now.scars.get(where):
        yield words.say(f"card-{scar}")


def continent_lines(now: Campaign, on: Board, words: Words) -> Iterator[str]:
    """The names that continents have been given, and what these pay more or less."""
    for continent in on.regions:
        name, mark = now.continents.get(continent), now.continent_marks.get(continent, 0)
        if name or mark:
            yield words.say(
                "board-continent",
                region=continent,
                name=name.name if name else "none",
                mark=f"{mark:+d}" if mark else "none",
            )


def signature_lines(now: Campaign, words: Words, named: Callable[[str], str]) -> Iterator[str]:
    """The signatures along the rim, in a line."""
    won = {(one.game, one.member): one.faction for one in now.entries}
    signed = [
        words.say(
            "board-signature",
            war=one.game,
            who=named(one.member),
            faction=won.get((one.game, one.member), "none"),
        )
        for one in now.signatures
    ]
    if signed:
        yield words.say("board-signatures", list=", ".join(signed))
