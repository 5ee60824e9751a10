"""What lies on the boards of The Lord of the Rings: captains, the Ring, strongholds, sites, what cards bring."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.arguments import card_name, lands_in
from bot.words.fluent import Words
from bot.words.topics.board import AltTextWords, BoardWords, Gain, Weight
from rules import Card, Player, Ruleset, Territory, View
from rules.lotr import (
    BRIDGE,
    PATH,
    STORM,
    Captains,
    Journey,
    SiteTaken,
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

    def brings(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[Gain]:
        """The viewer's missions there and the card of a site, both for a captain who goes along; of the cards of sites
        only the first of a turn is drawn."""
        missions = self._missions(where, seen, words)
        draws = where in card_places(rules) and not seen.parts[SiteTaken].where
        earned = [*missions, *([words.say("brings-adventure")] if draws else [])]
        if earned:
            text = words.say("brings-with-captain", list=", ".join(earned))
            yield Gain(text, Weight.VICTORY if missions else Weight.CARD, led=True)

    def is_wanted(self, where: Territory, seen: View, rules: Ruleset) -> bool:
        """Whether a mission in the viewer's hand has its site on a territory."""
        held = (seen.cards(tales(seen.viewer)).faces or ()) if seen.viewer else ()
        return any(_is_mission_of(card, where) for card in held)

    def awaits_leader(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The viewer's missions whose site this is."""
        if missions := self._missions(where, seen, words):
            yield words.say("brings-with-captain", list=", ".join(missions))

    def _missions(self, where: Territory, seen: View, words: Words) -> list[str]:
        """The missions in the viewer's hand whose site is here."""
        held = (seen.cards(tales(seen.viewer)).faces or ()) if seen.viewer else ()
        here = (card for card in held if _is_mission_of(card, where))
        return [words.say("brings-mission", card=card_name(card, words)) for card in here]


def _is_mission_of(card: Card, where: Territory) -> bool:
    """Whether a card is a mission whose site is on a territory."""
    return card_data(card).type == "mission" and card_data(card).territory == where


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
