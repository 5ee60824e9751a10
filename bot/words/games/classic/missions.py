"""Secret missions: what a conquest does for the reader's own."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.topics.board import BoardWords, Gain, Weight
from rules import NOBODY, Ruleset, Territory, View
from rules.classic import choice_of, is_fulfilled_by_taking, mission, mission_for
from rules.risk import seats_in_play


class MissionBoard(BoardWords):
    """What stands on the board for a mission."""

    def brings(self, where: Territory, seen: View, rules: Ruleset, words: Words) -> Iterator[Gain]:
        """That a conquest fulfils the viewer's mission, which wins."""
        seat, played = seen.viewer, choice_of(rules.board)
        if seat is None or not played:
            return
        for card in seen.cards(mission(seat)).faces or ():
            if is_fulfilled_by_taking(seen, rules, seat, card, where):
                each = mission_for(played, card, seat, seats_in_play(seen)).each
                yield Gain(words.say("brings-own-mission", each=each), Weight.VICTORY)

    def is_wanted(self, where: Territory, seen: View, rules: Ruleset) -> bool:
        """Whether the viewer's mission names the region of a territory or the colour of who holds it. One that asks for
        a number of territories wants no one more than another."""
        seat, played = seen.viewer or NOBODY, choice_of(rules.board)
        if not played:
            return False
        region, owner = rules.board.region_of.get(where), seen.land.owner(where)
        asked = (mission_for(played, card, seat, seats_in_play(seen)) for card in seen.cards(mission(seat)).faces or ())
        return any(region in each.regions or (each.colour and owner == each.colour) for each in asked)
