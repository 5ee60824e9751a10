"""What classic Risk adds to the bot's words: the next set, capitals, missions, its rules by topic."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.game_words import CardFace, GameWords
from rules import Board, Event, Player, Ruleset, View
from rules.classic import (
    Capitals,
    CapitalTaken,
    MissionAccomplished,
    SetNumbered,
    SetsTraded,
    choice_of,
    conquest_mission,
    mission_cards,
    sets,
    worth,
)
from rules.house import equal_arms, mobilisation
from rules.risk import hand

SCENES = {1: "conquest", 2: "garrisons"}
"""The art of missions that ask for a number of territories, by the regiments on each."""


class ClassicWords(GameWords):
    """Classic Risk on all its boards."""

    game = "classic"
    topics = (
        "classic-goal",
        "classic-setup",
        "classic-reinforcements",
        "classic-sets",
        "classic-combat",
        "classic-occupation",
        "classic-fortifying",
        "classic-missions",
        "classic-two-players",
        "classic-capitals",
        "classic-boards",
        "house",
        "options",
    )
    first_options = ("mode", "board")
    typed_options = ("setup", "seating")
    option_groups = {
        "setup": ("seating", "setup", "first-player", "missions", "two-players-place", "east-africa-middle-east"),
        "cards": (
            "set-values", "sets", "trade-at-five", "joker-sets", "wilds-in-a-set", "card-lands", "traded-cards",
            "card-drawn", "card-symbols", "trades-after-elimination",
        ),
        "battle": ("lone-die", "fortify"),
        "end": ("first-rounds", "target-killed-by-other", "length", "concede"),
    }  # fmt: skip
    has_general = True
    piles = ("mission", "hand")
    great_moments = (CapitalTaken, MissionAccomplished)

    def is_empty(self, event: Event) -> bool:
        """True for a set that does not change the value of the next one."""
        return isinstance(event, SetNumbered) and not event.next

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The seat's cards and capital; an empty hand counts only while the game runs."""
        cards = seen.cards(hand(seat)).count if rules.has(sets) and not rules.has(mobilisation) else None
        if cards or (cards is not None and seen.winners is None):
            yield words.say("status-cards", count=cards)
        if where := seen.parts[Capitals].of.get(seat):
            yield words.say("status-capital", where=where, own="yes" if seen.land.owner(where) == seat else "no")

    def below_standings(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The next set's value, if it rises."""
        counts = rules.has(sets) and not rules.has(equal_arms, mobilisation) and seen.winners is None
        if counts and rules.options["set-values"] == "escalating":
            yield words.say("status-next-set", armies=worth(seen.parts[SetsTraded].count))

    def marks(self, where: str, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The capital on a territory."""
        for seat, place in seen.parts[Capitals].of.items():
            if place == where:
                yield words.say("board-capital", of=words.say(f"seat-{seat}"))

    def alt_places(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
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

    def card_arguments(self, board: Board) -> Arguments:
        """The number of territories that replaces a mission's elimination."""
        played = choice_of(board)
        return {"lands": conquest_mission(played).lands if played else 0}

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
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
