"""The words of classic Risk: the next set, capitals, missions, its rules by topic."""

from __future__ import annotations

from importlib.resources import files

from bot.words.games.classic.capitals import CapitalAltText, CapitalBoard, CapitalStatus, are_revealed, whose_capital
from bot.words.games.classic.cards import HandCards, MissionCards, MissionStatus
from bot.words.games.classic.missions import MissionBoard
from bot.words.games.classic.sets import SetLog, SetStatus
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.orders import OrderWords, Wish
from bot.words.topics.story import StoryWords
from bot.words.topics.wording import Wording
from rules.classic import CapitalTaken, MissionAccomplished, capital, missions, sets

LOBBY = LobbyWords(
    topics=(
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
    ),
    explained={
        "to-claim": "classic-setup",
        "to-station": "classic-setup",
        "to-choose-capital": "classic-capitals",
        "to-reinforce": "classic-reinforcements",
        "to-deploy": "classic-sets",
        "to-trade": "classic-sets",
        "to-fight": "classic-combat",
        "to-defend": "classic-combat",
        "to-occupy": "classic-occupation",
        "to-fortify": "classic-fortifying",
    },
    first_options=("mode", "board"),
    typed_options=("setup", "seating"),
    option_groups={
        "setup": ("seating", "setup", "first-player", "missions", "two-players-place", "east-africa-middle-east"),
        "cards": (
            "set-values", "joker-sets", "card-lands", "traded-cards",
            "card-drawn", "card-symbols", "trades-after-elimination",
        ),
        "battle": ("lone-die", "fortify"),
        "end": ("first-rounds", "target-killed-by-other", "length", "concede"),
    },
    has_general=True,
)  # fmt: skip


class CapitalStory(StoryWords):
    """A capital that falls."""

    great_moments = (CapitalTaken,)


class CapitalOrders(OrderWords):
    """Where one's capital lies."""

    wishes = {"to-choose-capital": Wish("quiet", "setup-capital", over=are_revealed, once=True)}


class MissionStory(StoryWords):
    """A mission that is accomplished."""

    great_moments = (MissionAccomplished,)


CLASSIC_WORDS = Wording(
    name="classic",
    course=files(__name__) / "course.json",
    lobby=LOBBY,
    by_module={
        missions: (MissionCards(), MissionBoard(), MissionStatus(), MissionStory()),
        sets: (HandCards(), SetLog(), SetStatus()),
        capital: (CapitalStatus(), CapitalBoard(), CapitalAltText(), CapitalStory(), CapitalOrders()),
    },
    by_kind={CapitalTaken: whose_capital},
)
