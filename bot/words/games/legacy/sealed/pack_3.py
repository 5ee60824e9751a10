"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pack_3."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.fluent import Words
from bot.words.game_words import CardFace, GameWords
from rules import NOBODY, Board, Decision, Player, Ruleset, View
from rules.legacy import OPEN, Campaign, Factions, TakeCard, ToTakeCard, board_between
from rules.legacy.sealed.pack_3 import EXPLORE, READY, CapitalPlaced, LaneDrawn, homeland_of, homelands


class Pack3Words(GameWords):
    """The words of pack_3."""

    label = "pack_3"
    topics = ("two-stars", "homelands")
    board_cards = (EXPLORE, READY)
    about_marks = ("draw-lane",)
    great_moments = (CapitalPlaced, LaneDrawn)

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The homeland of the faction, as long as the war lasts."""
        if not rules.has(homelands) or seen.winners is not None:
            return
        if seat in seen.parts[Factions].of and (region := homeland_of(seen, rules.board, seat)):
            yield words.say("status-homeland", region=region)

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """Whose open cards may be taken without their territories, where such a card lies open."""
        now, seat = seen.parts[Campaign], seen.viewer or NOBODY
        if now.packs.get("pack_3") is None or not isinstance(decision, ToTakeCard) or TakeCard.kind not in offered:
            return
        world = board_between(now)
        region = homeland_of(seen, world, seat)
        lands = world.regions[region].territories if region else ()
        if any(card in lands and seen.land.owner(card) != seat for card in seen.cards(OPEN).faces or ()):
            yield f"-# {words.say('homeland-cards', region=region)}"

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of the missions."""
        return CardFace("mission", words.attribute(f"card-{card}", "effect")) if card in (EXPLORE, READY) else None
