"""What lies on the boards of The Lord of the Rings: captains, the Ring, strongholds, sites, what cards bring."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.arguments import card_name, lands_in
from bot.words.fluent import Words
from bot.words.topics.board import AltTextWords, BoardWords
from rules import Card, Player, Ruleset, Territory, View
from rules.lotr import (
    BRIDGE,
    PATH,
    STORM,
    Captains,
    Journey,
    Spells,
    card_data,
    card_places,
    sites_on,
    strongholds_on,
    tales,
)


class CaptainBoard(BoardWords):
    """Captains on the board as text."""

    def marks(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """A captain on a territory."""
        if any(where in stand for stand in seen.parts[Captains].of.values()):
            yield words.say("board-captain")


class FellowshipBoard(BoardWords):
    """The Ring on the board as text."""

    def marks(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The Ring."""
        path = PATH.of(rules.board)
        if path and path[seen.parts[Journey].steps][0] == where:
            yield words.say("board-ring")


class PlaceBoard(BoardWords):
    """Strongholds, sites and harbours on the board as text."""

    def marks(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """A stronghold, a site, a harbour."""
        board = rules.board
        if place := strongholds_on(board).get(where):
            yield words.say("board-stronghold", place=place)
        if place := sites_on(board).get(where):
            yield words.say("board-site", place=place)
        if where in board.ports:
            yield words.say("board-port")


class EarnedCards(BoardWords):
    """What a captain earns on a territory: an Adventure card, or a mission of the viewer's own hand."""

    def brings(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The card of a site, and the viewer's missions there."""
        if where in card_places(rules):
            yield words.say("brings-adventure")
        for card in self._missions(where, seen):
            yield words.say("brings-mission", card=card_name(card, words))

    def pays_to_lead(self, where: Territory, seen: View, rules: Ruleset) -> bool:
        """True where a captain earns a card or stands on the site of a mission."""
        return where in card_places(rules) or bool(self._missions(where, seen))

    def _missions(self, where: Territory, seen: View) -> list[Card]:
        """The missions in the viewer's hand whose site is here."""
        held = (seen.cards(tales(seen.viewer)).faces or ()) if seen.viewer else ()
        return [card for card in held if card_data(card).type == "mission" and card_data(card).territory == where]


class SpellBoard(BoardWords):
    """What cards have laid on the board."""

    def marks(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Storms and closed bridges."""
        for what, key in ((STORM, "board-storm"), (BRIDGE, "board-closed")):
            if where in seen.parts[Spells].lands(what):
                yield words.say(key)


class CaptainAltText(AltTextWords):
    """Captains in the alt text."""

    def seat(self, seat: Player, seen: View, words: Words) -> Iterator[str]:
        """Where a seat's captains are."""
        if captains := seen.parts[Captains].at(seat):
            yield words.say("alt-seat-captains", captains=lands_in("in", captains, words), count=len(captains))


class FellowshipAltText(AltTextWords):
    """The Fellowship in the alt text."""

    def first(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Where the Ring is."""
        if path := PATH.of(rules.board):
            steps = seen.parts[Journey].steps
            yield words.say("alt-ring", where=path[steps][0], step=steps + 1, steps=len(path))


class StrongholdAltText(AltTextWords):
    """Strongholds in the alt text."""

    def places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The holders of the strongholds."""
        land = seen.land
        walls = [
            words.say(
                "alt-stronghold", place=place, who=words.say(f"seat-{land.owner(where)}"), armies=land.armies(where)
            )
            for where, place in strongholds_on(rules.board).items()
            if where in land
        ]
        if walls:
            yield words.say("alt-strongholds", list=", ".join(walls))
