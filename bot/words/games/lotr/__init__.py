"""The words of The Lord of the Rings: points, captains, the Fellowship, cards, strongholds."""

from __future__ import annotations

from importlib.resources import files

from bot.words.games.lotr.board import (
    CaptainAltText,
    CaptainBoard,
    EarnedCards,
    FellowshipAltText,
    FellowshipBoard,
    PlaceBoard,
    SpellBoard,
    StrongholdAltText,
)
from bot.words.games.lotr.cards import AdventureCards
from bot.words.games.lotr.log import AdventureLog, CaptainLog, StrongholdLog, mission_points
from bot.words.games.lotr.marks import MARKS
from bot.words.games.lotr.questions import AdventureQuestions, FellowshipQuestions
from bot.words.games.lotr.status import HuntStatus, PointsStatus, RingStatus
from bot.words.games.lotr.story import AdventureStory, CaptainStory, FellowshipStory, StrongholdStory
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.orders import OrderWords, Wish
from bot.words.topics.wording import Wording
from rules.lotr import MissionDone, adventures, captains, cards_lasting, fellowship, ring_hunt, strongholds

LOBBY = LobbyWords(
    topics=(
        "goal",
        "setup",
        "reinforcements",
        "combat",
        "captains",
        "strongholds",
        "occupation",
        "missions",
        "elimination",
        "fortifying",
        "cards",
        "fellowship",
        "scoring",
        "two-players",
        "alliance",
        "team",
        "hunt",
        "editions",
        "options",
    ),
    explained={
        "to-claim": "setup",
        "to-station": "setup",
        "to-place-captain": "captains",
        "to-replace-captain": "captains",
        "to-reinforce": "reinforcements",
        "to-deploy": "missions",
        "to-trade": "reinforcements",
        "to-fight": "combat",
        "to-defend": "combat",
        "to-occupy": "occupation",
        "to-fortify": "fortifying",
        "to-discard": "cards",
        "invasion": "cards",
        "sea-battle": "cards",
        "fellowship-leaves": "fellowship",
        "fellowship-rolled": "fellowship",
    },
    first_options=("mode", "edition"),
    typed_options=("setup", "seating"),
    option_groups={
        "setup": ("seating", "setup", "first-player", "sided-cards"),
        "cards": ("trade-at-five", "sets", "wilds-in-a-set", "card-lands", "trades-after-elimination"),
        "battle": ("lone-die", "partners", "neutral-strongholds", "neutral-events"),
        "captains": (
            "captain-moves-in", "captain-kept-back", "captains-march", "captain-after-mission", "missions-declared",
            "mission-card", "mount-doom-mission", "site-cards", "cards-after-drawing",
        ),
        "ring": ("mount-doom-roll", "mount-doom-cards", "second-hold", "ring-hunt"),
        "end": ("first-rounds", "conquest", "concede", "ties"),
    },
)  # fmt: skip


class CaptainOrders(OrderWords):
    """Where captains begin."""

    wishes = {"to-place-captain": Wish("strongest", "setup-captains", count=lambda rules: rules.numbers.captains)}


LOTR_WORDS = Wording(
    name="lotr",
    course=files(__name__) / "course.json",
    marks=MARKS,
    lobby=LOBBY,
    by_module={
        captains: (
            CaptainBoard(),
            CaptainAltText(),
            CaptainLog(),
            CaptainStory(),
            CaptainOrders(),
        ),
        fellowship: (
            FellowshipBoard(),
            FellowshipAltText(),
            PointsStatus(),
            RingStatus(),
            FellowshipStory(),
            FellowshipQuestions(),
        ),
        strongholds: (PlaceBoard(), StrongholdAltText(), StrongholdLog(), StrongholdStory()),
        cards_lasting: (SpellBoard(),),
        adventures: (EarnedCards(), AdventureCards(), AdventureLog(), AdventureStory(), AdventureQuestions()),
        ring_hunt: (HuntStatus(),),
    },
    by_kind={MissionDone: mission_points},
)
