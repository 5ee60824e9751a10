"""The cards of classic Risk: missions, and the hand of territories."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.topics.cards import CardFace, CardWords
from bot.words.topics.status import StatusWords
from rules import NOBODY, Card, Player, Ruleset, View
from rules.author import Board, RegionName
from rules.classic import choice_of, conquest_mission, mission, mission_cards, mission_for
from rules.risk import still_plays

SCENES = {1: "conquest", 2: "garrisons"}
"""The art of missions that ask for a number of territories, by the regiments on each."""


class MissionCards(CardWords):
    """Secret missions."""

    piles = ("mission",)
    named_by_effect = ("mission",)

    def progress(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How many of its territories the viewer holds, or how many its target has left."""
        for _, progress in _missions(seen, rules, words):
            yield words.say("hand-progress", progress=progress)

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


class MissionStatus(StatusWords):
    """Secret missions, once the game is over."""

    def told_at_end(self, own: View, public: View, rules: Ruleset, words: Words, naming: Naming) -> Iterator[str]:
        """The viewer's mission, and how near it was; one that was shown has been accomplished."""
        seat = own.viewer or NOBODY
        done = "yes" if public.cards(mission(seat)).faces else "no"
        for card, progress in _missions(own, rules, words):
            yield words.say("mission-told", who=naming(seat), card=card, done=done, progress=progress)


def _missions(seen: View, rules: Ruleset, words: Words) -> Iterator[tuple[Card, str]]:
    """The viewer's mission, if there are missions, and how far it is: `14 of 24 territories`."""
    seat, played, land = seen.viewer, choice_of(rules.board), seen.land
    if seat is None or not played:
        return
    alive = [each for each in seen.seats if still_plays(seen, each)]
    for card in seen.cards(mission(seat)).faces or ():
        asked = mission_for(played, card, seat, alive)
        if asked.lands:
            held = sum(land.armies(where) >= asked.each for where in land.of(seat))
            yield card, words.say("mission-lands", held=held, lands=asked.lands, each=asked.each)
        elif asked.regions:
            regions = [_held(region, seat, seen, rules, words) for region in asked.regions]
            others = sorted(rules.board.regions.keys() - {*asked.regions}, key=lambda name: _lacking(name, seen, rules))
            regions += [
                words.say("mission-any-region", held=_held(region, seat, seen, rules, words))
                for region in others[: asked.more]
            ]
            yield card, words.say("mission-regions", regions=words.all_of(regions))
        else:
            target = words.say(f"seat-{asked.colour}")
            yield card, words.say("mission-target", who=target, lands=len(land.of(asked.colour)))


def _lacking(region: RegionName, seen: View, rules: Ruleset) -> tuple[int, RegionName]:
    """How many territories of a region its viewer lacks, for an order in which the one nearest to being whole is
    first."""
    return sum(seen.land.owner(where) != seen.viewer for where in rules.board.regions[region].territories), region


def _held(region: RegionName, seat: Player, seen: View, rules: Ruleset, words: Words) -> str:
    """A region with how many of its territories a seat holds: `Asia 7/12`."""
    lands = rules.board.regions[region].territories
    held = sum(seen.land.owner(where) == seat for where in lands)
    return f"{words.say(f'region-{region}')} {held}/{len(lands)}"


class HandCards(CardWords):
    """The hand of Territory cards."""

    piles = ("hand",)
