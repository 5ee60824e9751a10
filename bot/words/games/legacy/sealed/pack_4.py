"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pack_4."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.game_words import CardFace
from bot.words.games.legacy.sealed.own_missions import OwnMissionWords
from rules import Board, Player, Ruleset, View
from rules.legacy.sealed.pack_4 import (
    OWN,
    MissionKept,
    PrivateMissionFulfilled,
    goals,
    is_done,
    lead_player,
    private_mission_of,
)


class Pack4Words(OwnMissionWords):
    """The words of pack_4."""

    label = "pack_4"
    topics = ("capital", "own-missions")
    great_moments = (MissionKept, PrivateMissionFulfilled)

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Whether the faction leads, as long as the war lasts, and the mission on its card."""
        if not rules.has(goals):
            return
        if seen.winners is None and lead_player(seen) == seat:
            yield words.say("status-lead-faction")
        if mission := private_mission_of(seen, seat):
            yield words.say("status-private-mission", mission=mission)
            if seen.winners is None and is_done(seen, seat):
                yield words.say("status-own-mission-done")

    def own_mission(self, seat: Player, seen: View, words: Words) -> str:
        """The mission on the card of the player's faction."""
        if not (mission := private_mission_of(seen, seat)):
            return ""
        name, effect = words.say(f"card-{mission}"), words.attribute(f"card-{mission}", "effect")
        return words.say("panel-explained", name=name, about=effect)

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of the missions."""
        return CardFace("mission", words.attribute(f"card-{card}", "effect")) if card in OWN else None
