"""Secret missions: what a conquest does for the reader's own."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.topics.board import BoardWords, Gain, Weight
from rules import Ruleset, Territory, View
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
