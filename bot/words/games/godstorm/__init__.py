"""The words of Risk Godstorm: epochs, faith, gods, temples, miracle cards, plague, the Underworld, points."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib.resources import files
from typing import ClassVar

from bot.words.arguments import card_title
from bot.words.games.godstorm.board import GodstormAltText, GodstormBoard
from bot.words.games.godstorm.cards import MiracleCards
from bot.words.games.godstorm.log import GodstormLog, bids_rethrown, godswar_totals
from bot.words.games.godstorm.marks import MARKS
from bot.words.games.godstorm.questions import GodstormQuestions, GodstormSteps
from bot.words.games.godstorm.status import GodstormStatus
from bot.words.games.godstorm.story import GodstormStory
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.orders import OrderWords, Wish
from bot.words.topics.wording import Wording
from rules import Ruleset, View
from rules.godstorm import BidsRevealed, GodswarFought, gods, scoring, temples, underworld

LOBBY = LobbyWords(
    topics=(
        "godstorm-goal",
        "godstorm-setup",
        "godstorm-bids",
        "godstorm-faith",
        "godstorm-gods",
        "godstorm-temples",
        "godstorm-invasions",
        "godstorm-godswar",
        "godstorm-cards",
        "godstorm-war-cards",
        "godstorm-death-cards",
        "godstorm-sky-cards",
        "godstorm-relics",
        "godstorm-plague",
        "godstorm-underworld",
        "godstorm-elimination",
        "godstorm-scoring",
        "godstorm-two-players",
        "godstorm-options",
        "godstorm-house",
    ),
    explained={
        "to-claim": "godstorm-setup",
        "to-station": "godstorm-setup",
        "to-found": "godstorm-setup",
        "to-bid": "godstorm-bids",
        "to-take-marker": "godstorm-bids",
        "to-reinforce": "godstorm-faith",
        "to-deploy": "godstorm-cards",
        "to-share-out": "godstorm-faith",
        "to-summon": "godstorm-gods",
        "to-buy": "godstorm-cards",
        "to-play-miracle": "godstorm-cards",
        "to-keep-card": "godstorm-war-cards",
        "to-fight": "godstorm-invasions",
        "to-defend": "godstorm-invasions",
        "to-occupy": "godstorm-invasions",
        "to-fortify": "godstorm-invasions",
        "to-risk-god": "godstorm-godswar",
        "to-meet-god": "godstorm-godswar",
        "to-trade-armies": "godstorm-relics",
        "to-open-box": "godstorm-relics",
        "to-pledge": "godstorm-relics",
        "miracle": "godstorm-relics",
        "to-return": "godstorm-underworld",
        "to-leave-heaven": "godstorm-underworld",
        "sky": "godstorm-sky-cards",
    },
    first_options=("setup", "pantheons"),
    option_groups={
        "setup": ("seating", "setup", "pantheons"),
        "gods": (
            "gods-on-plague", "declared-gods", "godswar-armies", "sky-cards", "sky-labor", "magic-labor",
        ),
        "end": ("concede",),
    },
)  # fmt: skip


class RelicOrders(OrderWords):
    """What only a relic or a miracle card asks."""

    needs: ClassVar[Mapping[str, str]] = {
        "to-open-box": "pandoras_box",
        "to-trade-armies": "book_of_dead",
        "to-pledge": "tree_of_life",
        "to-keep-card": "visions_become_real",
        "miracle": "aegis",
    }
    """The card without which each is never asked."""

    def remote(self, seen: View, rules: Ruleset) -> Collection[str]:
        """What the viewer holds no card for."""
        own = (zone.faces for name, zone in seen.zones.items() if name.endswith(f":{seen.viewer}"))
        held = {card_title(card) for faces in own for card in faces or ()}
        return [topic for topic, card in self.needs.items() if card not in held]


class TempleOrders(OrderWords):
    """Where the first temples stand."""

    wishes = {"to-found": Wish("strongest", "setup-founding", once=True)}


GODSTORM_WORDS = Wording(
    name="godstorm",
    course=files(__name__) / "course.json",
    marks=MARKS,
    lobby=LOBBY,
    by_module={
        scoring: (GodstormStatus(),),
        underworld: (GodstormBoard(), GodstormAltText()),
        gods: (MiracleCards(), GodstormLog(), GodstormStory(), GodstormSteps(), GodstormQuestions(), RelicOrders()),
        temples: (TempleOrders(),),
    },
    by_kind={BidsRevealed: bids_rethrown, GodswarFought: godswar_totals},
)
