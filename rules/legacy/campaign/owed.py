"""Rewards that were put off: between two games of a campaign their owners may still take them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from rules.kernel.chance import NamedDraws
from rules.kernel.context import AWAIT, GAME
from rules.kernel.game import Setting
from rules.kernel.play import apply, legal
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import Land, State
from rules.kernel.values import Action, Holding, NotAsked, NotNow, Player, Refused
from rules.legacy.campaign.box import CANCEL, FORTIFICATION, HELD_ON_COIN, MAJOR, MINOR, MINUS_ONE, PLUS_ONE
from rules.legacy.campaign.campaign import CONTINENT_NAME, DESTROYED, Campaign, CampaignOpened, Glued, OwedReward
from rules.legacy.campaign.rewards import (
    CancelScar,
    DestroyCard,
    FortifyCity,
    FoundCity,
    MarkContinent,
    NameContinent,
    ToTakeReward,
    UpgradeCard,
)
from rules.legacy.campaign.seals import outcome_of_packs

Compose = Callable[[Setting], Ruleset]
"""Composes the rules of one game."""
SEATS = (Player("red"), Player("blue"), Player("yellow"))
OWNER = SEATS[0]
"""The seat in which the owner of a reward is asked; the others are empty."""
QUESTION = 1
"""The number of the only question that is asked."""


def reward_asked(compose: Compose, campaign: Campaign, member: str) -> tuple[Ruleset, State] | None:
    """The question which reward a member takes, open to `OWNER`; None where none is kept for him, or nothing is left
    that he could take."""
    owed = next((owed for owed in campaign.owed if owed.member == member), None)
    if owed is None:
        return None
    rules = compose(Setting("legacy", SEATS, tuple(campaign.options.items())))
    state = _ask_owner(rules, campaign, owed)
    able = any(offer.fields for offer in legal(rules.at(state), state, QUESTION))
    return (rules.at(state), state) if able else None


def with_reward(compose: Compose, campaign: Campaign, member: str, action: Action) -> Campaign:
    """The campaign once a member has answered which reward he takes; raises `Refused`.

    Once he puts it off again it is still his.
    """
    asked = reward_asked(compose, campaign, member)
    if asked is None:
        raise Refused(NotAsked(action.decision))
    state = apply(*asked, action, NamedDraws()).state
    return replace(
        state.parts[Campaign],
        game=campaign.game,
        seals=campaign.seals,
        packs=campaign.packs,
        left=outcome_of_packs(state),
    )


def _ask_owner(rules: Ruleset, campaign: Campaign, owed: OwedReward) -> State:
    """The game that is over, as far as a reward depends on it, with its owner asked: what he glues belongs to it.

    What is sealed stays so: nothing is opened between two games.
    """
    lands = {where: Holding(OWNER, 1) for where in owed.lands}
    state = State(SEATS, OWNER, Land(lands, rules.board.realm_of))
    others = tuple(one for one in campaign.owed if one is not owed)
    opened = {label: seal for label, seal in campaign.seals.items() if label in campaign.packs}
    now = replace(campaign, game=campaign.game - 1, owed=others, seals=opened)
    CampaignOpened(now, {OWNER: owed.member}).apply(state)
    state.pending[QUESTION] = ToTakeReward(OWNER, owed.won)
    state.decisions_asked = QUESTION
    state.agenda.append((AWAIT, GAME, (QUESTION,)))
    return state


GLUED_BY: Mapping[str, type[Action]] = {
    MAJOR: FoundCity,
    MINOR: FoundCity,
    CONTINENT_NAME: NameContinent,
    CANCEL: CancelScar,
    PLUS_ONE: MarkContinent,
    MINUS_ONE: MarkContinent,
    FORTIFICATION: FortifyCity,
    DESTROYED: DestroyCard,
    HELD_ON_COIN: UpgradeCard,
}
"""The reward by which each kind of sticker is glued."""


def with_glued(compose: Compose, campaign: Campaign, glued: Glued) -> Campaign:
    """The campaign once the reward was taken that glued this between two games; raises `Refused`."""
    reward = GLUED_BY.get(glued.what)
    if reward is None:
        raise Refused(NotNow(glued.what, ""))
    values = {"where": glued.where, "name": glued.name, "mark": 1 if glued.what == PLUS_ONE else -1}
    fields = {name: value for name, value in values.items() if name in reward.__struct_fields__}
    return with_reward(compose, campaign, glued.by, reward(QUESTION, OWNER, **fields))
