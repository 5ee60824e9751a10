"""The cards of classic Risk: missions, and the hand of territories."""

from __future__ import annotations

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.topics.cards import CardFace, CardWords
from rules import Card, Player
from rules.author import Board
from rules.classic import choice_of, conquest_mission, mission_cards

SCENES = {1: "conquest", 2: "garrisons"}
"""The art of missions that ask for a number of territories, by the regiments on each."""


class MissionCards(CardWords):
    """Secret missions."""

    piles = ("mission",)

    def effect_arguments(self, board: Board) -> Arguments:
        """The number of territories that replaces a mission's elimination."""
        played = choice_of(board)
        return {"lands": conquest_mission(played).lands if played else 0}

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of a mission."""
        played = choice_of(board)
        mission = mission_cards(played).get(card) if played else None
        if mission is None:
            return None
        scene = "eliminate" if mission.colour else "" if mission.regions else SCENES[min(mission.each, 2)]
        realms = tuple(land for region in mission.regions for land in board.regions[region].territories)
        return CardFace(
            "mission", words.say("kind-order").capitalize(), scene=scene, colour=mission.colour, realms=realms
        )


class HandCards(CardWords):
    """The hand of Territory cards."""

    piles = ("hand",)
