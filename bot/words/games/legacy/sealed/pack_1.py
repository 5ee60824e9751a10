"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pack_1."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.fluent import Words
from bot.words.topics.cards import CardFace, CardWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.orders import OrderWords, Wish, holds_land
from bot.words.topics.questions import QuestionWords
from bot.words.topics.status import StatusWords
from bot.words.topics.wording import Wording
from rules import NOBODY, Card, Decision, Player, Ruleset, View
from rules.author import Board
from rules.legacy import FACTIONS, PROMO_CARDS, Faction, Factions
from rules.legacy.sealed.pack_1 import BIOHAZARD, CARDS, PROMOS, Drafted, drafting, has_drafted
from rules.legacy.sealed.pack_1.promo import SABOTEUR, ToDemolish
from rules.legacy.sealed.pack_1.start import PROMO, draft_of, kind_of
from rules.legacy.sealed.scar_moments import moments_over

PICKS = (
    *FACTIONS,
    *dict.fromkeys(f"{kind}_{number}" for kind, cards in CARDS.items() for number, _ in cards),
    *(card for card, _ in PROMOS),
)
"""What can be picked in a draft, beside the factions that other packs bring."""


class Pack1Status(StatusWords):
    """The standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What a player has picked, until all stand on the board; then the promotional card, as long as the war
        lasts."""
        begun = len(seen.parts[Factions].of) == len(seen.seats)
        for card in seen.parts[Drafted].of.get(seat, ()):
            if kind_of(card) == PROMO if begun else Faction(card) not in seen.parts[Factions].of.values():
                yield words.say(f"card-{card}")


class Pack1Questions(QuestionWords):
    """Questions and their answers."""

    declining = ("leave-standing",)

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """What each player has picked, while they pick and place."""
        picked = seen.parts[Drafted].of
        if picked and decision.kind in ("to-draft", "to-muster"):
            titles = {
                seat: words.all_of([words.say(f"card-{card}") for card in cards]) for seat, cards in picked.items()
            }
            lines = [
                words.say("draft-seat", who=words.say(f"seat-{seat}"), cards=cards) for seat, cards in titles.items()
            ]
            yield words.say("draft-so-far", list="\n".join(lines))


class Pack1Orders(OrderWords):
    """Answers given in advance."""

    wishes = {
        "to-draft": Wish("list", "setup-drafting", PICKS, "usual", has_drafted),
        "to-muster": Wish("list", "setup-starting", (), "quiet", holds_land),
    }

    def moot(self, seen: View, rules: Ruleset) -> Collection[str]:
        """The saboteur's question, for all who are none and cannot become one; the moments of scar cards."""
        seat = seen.viewer or NOBODY
        can_become_one = PROMO_CARDS.get(rules.options) == "on" and not draft_of(seen, seat, PROMO)
        asked = can_become_one or draft_of(seen, seat, PROMO) == SABOTEUR
        return (*moments_over(seen), *(() if asked else (ToDemolish.kind,)))


class Pack1Cards(CardWords):
    """The cards."""

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of the scar card."""
        title = card.partition(".")[0]
        return CardFace("power", words.attribute(f"card-{title}", "when"), scene=title) if title == BIOHAZARD else None


PACK_1_WORDS = Wording(
    name="pack_1",
    lobby=LobbyWords(
        topics=("draft", "events", "biohazard"),
        explained={
            "to-control-people": "events",
            "to-fortify-people": "events",
            "to-draft": "draft",
            "to-demolish": "draft",
            "turn-start": "biohazard",
            "turn-end": "biohazard",
        },
    ),
    by_module={
        drafting: (
            Pack1Status(),
            Pack1Questions(),
            Pack1Orders(),
            Pack1Cards(),
        ),
    },
)
