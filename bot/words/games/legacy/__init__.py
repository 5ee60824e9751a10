"""The words of Risk Legacy: factions, stars, what is glued on the board, cards, its rules by topic."""

from __future__ import annotations

from importlib.resources import files

from bot.words.games.legacy.board import LegacyAltText, LegacyBoard
from bot.words.games.legacy.campaign import LegacyCampaign
from bot.words.games.legacy.cards import LegacyCards
from bot.words.games.legacy.log import LegacyLog, LegacyStory, powers_voted
from bot.words.games.legacy.questions import LegacyOrders, LegacyQuestions
from bot.words.games.legacy.status import LegacyStatus
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.wording import Wording
from rules.legacy import Campaign, VotePowers, campaign, mustering, resources, stars

LOBBY = LobbyWords(
    topics=(
        "legacy-goal",
        "legacy-campaign",
        "legacy-setup",
        "legacy-start",
        "legacy-recruits",
        "legacy-expansion",
        "legacy-combat",
        "legacy-end",
        "legacy-factions",
        "legacy-scars",
        "legacy-cities",
        "legacy-missions",
        "legacy-rewards",
        "legacy-options",
    ),
    explained={
        "to-vote-powers": "legacy-setup",
        "to-keep-power": "legacy-setup",
        "to-put-coin": "legacy-setup",
        "to-muster": "legacy-setup",
        "to-buy-stars": "legacy-start",
        "to-join": "legacy-start",
        "to-reinforce": "legacy-recruits",
        "to-deploy": "legacy-recruits",
        "to-fight": "legacy-combat",
        "to-defend": "legacy-combat",
        "to-occupy": "legacy-combat",
        "to-fortify": "legacy-end",
        "to-take-card": "legacy-end",
        "to-take-reward": "legacy-rewards",
        "to-name-world": "legacy-rewards",
        "before-roll": "legacy-scars",
        "thrown": "legacy-combat",
    },
    option_groups={
        "setup": ("powers", "first-coins", "marks", "hq-distance"),
        "campaign": ("missions", "held-on-coins", "promo-cards"),
        "war": ("declaring", "scar-cards", "joining"),
        "resources": ("trade-table", "card-draw", "coin-discard"),
        "end": ("concede",),
    },
)

LEGACY_WORDS = Wording(
    name="legacy",
    course=files(__name__) / "course.json",
    lobby=LOBBY,
    by_module={
        stars: (LegacyStatus(),),
        campaign: (LegacyBoard(), LegacyAltText(), LegacyLog(), LegacyStory(), LegacyQuestions()),
        resources: (LegacyCards(),),
        mustering: (LegacyOrders(),),
    },
    by_kind={VotePowers: powers_voted},
    campaigns={Campaign: LegacyCampaign()},
)
