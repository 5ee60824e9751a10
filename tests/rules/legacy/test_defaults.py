"""What the clock answers to each question of a campaign: something sensible that lasts as little as possible."""

from __future__ import annotations

from support.legacy.campaigns import RED, after_the_war, first_game, table

from rules import default
from rules.kernel.values import FinalDecision
from rules.legacy.campaign.campaign import GAMES
from rules.legacy.campaign.rewards import PutOff

DEFAULTS = {
    "to-vote-powers": "no-voice",  # silence is no voice
    "to-keep-power": "first",  # one power stays in any case
    "to-put-coin": "fewest",  # the coin goes on a card in any case
    "to-muster": "quiet",
    "to-buy-stars": "to-win",  # cards are kept unless they win the war
    "to-join": "quiet",
    "to-reinforce": "front",
    "to-deploy": "front",
    "to-fight": "finish",
    "to-defend": "most",
    "to-occupy": "all",
    "to-fortify": "finish",
    "to-take-card": "best",
    "to-react": "pass",  # missiles and scar cards stay with their owners
    "to-take-reward": "later",  # kept until the next game starts
    "to-name-world": "later",  # kept until its namer gives it
}
"""Each question by its kind, with the policy that the clock follows."""
FOR_EVER = {"to-vote-powers", "to-keep-power", "to-put-coin", "to-take-reward", "to-name-world"}
"""Those that have three times the pace's time."""
RULES = table(3)


def test_each_question_has_a_named_default() -> None:
    assert {kind: RULES.answering(of).default for kind, of in RULES.asked.items()} == DEFAULTS


def test_what_is_for_ever_is_known_as_such() -> None:
    found = {kind for kind, of in RULES.asked.items() if issubclass(of, FinalDecision)}
    assert found == FOR_EVER


def test_nothing_is_glued_for_who_says_nothing() -> None:
    """Ballots, rewards and the world's name: of all that the clock answers to them nothing is for ever."""
    ballot = first_game(3)
    assert not default(ballot.rules, ballot.state, ballot.number("red")).for_ever
    won = after_the_war(RULES, {"red": "alaska"}, game=GAMES)
    assert default(won.rules, won.state, won.number()) == PutOff(won.number(), RED)
    won.lapse("red")
    assert default(won.rules, won.state, won.number()) == PutOff(won.number(), RED)
