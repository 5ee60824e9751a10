"""The words of house rules, each by its module: a file a rule, where its kinds do not say enough."""

from __future__ import annotations

from bot.words.games.house.calculated_risks import RiskLog
from bot.words.games.house.continental_power import PowerLog
from bot.words.games.house.general_mobilisation import MobilisationLog
from bot.words.games.house.prisoners_of_war import PrisonerQuestions, PrisonerStatus
from bot.words.games.house.reserve import ReserveStatus
from bot.words.games.house.risk_bounty import BountyQuestions
from bot.words.games.house.single_front import FrontQuestions
from bot.words.games.house.yalta import DealtCards
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.wording import Wording
from rules.house import (
    blind_yalta,
    calculated_risks,
    continental_power,
    general_mobilisation,
    hecatomb,
    prisoners_of_war,
    risk_bounty,
    single_front,
    yalta,
)

RESERVE, DEALT = ReserveStatus(), DealtCards()

HOUSE_WORDS = Wording(
    name="house",
    lobby=LobbyWords(
        explained={
            "to-bargain": "house-yalta",
            "to-trade-lots": "house-blind-yalta",
            "to-parley": "house-prisoners-of-war",
            "to-answer-ransom": "house-prisoners-of-war",
            "to-pick-card": "house-risk-bounty",
            "to-strike": "house-continental-power",
            "to-win-over": "house-continental-power",
            "to-share-out": "house-hecatomb",
        },
    ),
    by_module={
        yalta: (DEALT,),
        blind_yalta: (DEALT,),
        general_mobilisation: (MobilisationLog(),),
        calculated_risks: (RiskLog(),),
        continental_power: (PowerLog(),),
        hecatomb: (RESERVE,),
        prisoners_of_war: (RESERVE, PrisonerStatus(), PrisonerQuestions()),
        single_front: (FrontQuestions(),),
        risk_bounty: (BountyQuestions(),),
    },
)
