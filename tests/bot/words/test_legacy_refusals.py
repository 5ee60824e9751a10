"""Legacy's bad input: each item gets one message that says what would be right, in both languages, and nothing changes.

What a record, a seal or a broken chain says is in `tests/rules/legacy/test_campaign_proof.py` and `test_seals.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.legacy.battles import cities, war
from support.legacy.campaigns import after_the_war, table
from support.random_games.game_in_progress import UnderWay

from bot.refusals import CampaignFull, NoCampaign, SeatedAlready, SeatTaken, UndoNotFree, WarUnderWay
from bot.words import words
from bot.words.refusals import refusal_text
from bot.words.seats import naming
from rules import Action, Player, Refusal
from rules.kernel.names import BadName
from rules.legacy.campaign.campaign import City, MemberTwice
from rules.legacy.campaign.chain import CampaignTooNew, NotTheNamer, OptionsFixed
from rules.legacy.campaign.rewards import FoundCity, NameContinent
from rules.legacy.combat.missiles import FireMissile
from rules.legacy.combat.scar_cards import PlayScar, Scarred
from rules.legacy.setup.mustering import FactionTaken
from rules.legacy.setup.starts import BesideHeadquarters, MarkedStart
from rules.legacy.turn.buying_stars import BuyStar, StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard
from rules.legacy.turn.trading import TradeResources
from rules.records import snapshot_text
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expand
from rules.risk.combat.open_dice import NoSuchDie
from rules.risk.turn.reinforce import Reinforcement

LANDS = {"red": "alaska:9 peru:1", "blue": "kamchatka:5", "yellow": "siam"}
BLUE = Player("blue")


def refusal(why: Refusal, language: str, game: UnderWay) -> str:
    """The refusal as Red reads it."""
    spoken = words(language, "legacy")
    text = refusal_text(why, spoken, naming(spoken), game.seen("red"), game.rules)
    return "".join(" " if sign in "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}" else sign for sign in text)


def at_war() -> UnderWay:
    return war(LANDS)


def buying() -> UnderWay:
    return war(LANDS, step=StartOfTurn, hands="red: egypt brazil ural japan")


def trading() -> UnderWay:
    return war(LANDS, step=Reinforcement, hands="red: egypt brazil")


def beside_a_city() -> UnderWay:
    return war(LANDS, lasting={"cities": cities(major="northwest_territory")})


def hit() -> UnderWay:
    """A missile of Yellow's has hit Red's highest die; Red has one, too."""
    game = war(LANDS, missiles={"red": 1, "yellow": 1}).battle("alaska", "kamchatka", attack=(5, 4, 3), defence=(3, 2))
    return game.play(FireMissile, "attack", 1, by="yellow")


def compared() -> UnderWay:
    return war(LANDS, missiles={"red": 1})


def taking() -> UnderWay:
    return war(LANDS, step=EndOfTurn, parts=(Conquests(("alaska",)),), open="alaska egypt congo india")


def taking_a_coin() -> UnderWay:
    return war(LANDS, step=EndOfTurn, parts=(Conquests(("alaska",)),), open="brazil egypt congo india")


def rewarded() -> UnderWay:
    """Red has won and takes a reward; Iceland has a city by another's hand, and no major city is left."""
    five = {where: City("major", name, "ben") for where, name in zip(PLACES, NAMES, strict=True)}
    return after_the_war(table(3), {"red": "alaska"}, cities=five, used={"major": 5})


PLACES, NAMES = ("iceland", "japan", "india", "congo", "ural"), ("Rive", "Grande", "Petite", "Haute", "Basse")
PLAYED: dict[str, tuple[Callable[[], UnderWay], type[Action], tuple[object, ...], str, str]] = {
    "four cards that are three": (
        buying, BuyStar, (("egypt", "brazil", "ural"),), "exactly 4 resource cards; you named 3", "exactement 4 cartes",
    ),
    "1 resource": (trading, TradeResources, (("egypt",),), "at least 2", "au moins 2"),
    "an expansion that nobody survives": (
        beside_a_city, Expand, ("alaska", "northwest_territory", 2), "must arrive. Send more", "Envoyez-en",
    ),
    "a second missile on one die": (
        hit, FireMissile, ("attack", 1), "Choose another", "Choisissez-en un autre",
    ),
    "a missile after the comparison": (
        compared, FireMissile, ("attack", 1), "First:", "D’abord",
    ),
    "a scar at another moment": (compared, PlayScar, ("bunker.1",), "First:", "D’abord"),
    "a card that is not open": (taking, TakeCard, ("brazil",), "You may take: Alaska", "Vous pouvez prendre : Alaska"),
    "a card that is not due": (
        taking_a_coin, TakeCard, ("brazil",), "You may take: a coin card.", "Vous pouvez prendre : une carte pièce.",
    ),
    "a reward that is used up": (
        rewarded, FoundCity, ("egypt", "Nova"), "Choose another", "Choisissez-en une autre",
    ),
    "a name that will not do": (
        rewarded, NameContinent, ("asia", "<@1>"), "Use letters, spaces, hyphens and apostrophes", "lettres",
    ),
    "a name that stands already": (
        rewarded, NameContinent, ("asia", "rivé"), "“Rive” is taken. Choose another one", "« Rive »",
    ),
}  # fmt: skip


@pytest.mark.parametrize("item", PLAYED)
def test_one_message_says_what_would_be_right_and_nothing_changes(item: str) -> None:
    begin, action, chosen, english, french = PLAYED[item]
    game = begin()
    before = snapshot_text(game.state)
    why = game.refused(action, *chosen, by="red")
    assert snapshot_text(game.state) == before
    for language, part in (("en", english), ("fr", french)):
        assert part in refusal(why, language, game)


@pytest.mark.parametrize(
    ("why", "english", "french"),
    [
        (
            FactionTaken("khan_industries", ("die_mechaniker",)),
            "Khan Industries isn't free in this war. Free: Die Mechaniker", "Libres : Die Mechaniker",
        ),
        (NoSuchDie("both", 1, 0), "Choose a die of the attack or of the defence", "un dé de l’attaque ou"),
        (NoSuchDie("defence", 3, 2), "Choose 1 to 2", "Choisissez de 1 à 2"),
        (NoSuchDie("defence", 2, 1), "One lies there", "Il y en a un"),
        (MarkedStart("peru"), "Start on unmarked land", "Partez d’un territoire sans marque"),
        (BesideHeadquarters("peru", "brazil"), "Start farther away", "Partez de plus loin"),
        (Scarred("peru"), "Keep your card for another", "Gardez votre carte pour un autre"),
        (BadName("long"), "24 characters at most", "24 caractères"),
        (BadName("land", name="Peru"), "is a place on the board. Choose another one", "Choisissez-en un autre"),
        (MemberTwice("ann"), "only one seat", "qu’une place"),
        (SeatedAlready(5, BLUE), "One seat each", "Une place chacun"),
        (SeatTaken(BLUE), "Pick a free seat", "place libre"),
        (CampaignFull(24), "Only they can take a seat", "24 membres"),
        (OptionsFixed(), "fixed for the whole campaign", "pour toute la campagne"),
        (NoCampaign(), "when its first war starts: `/risk new legacy`", "`/risk"),
        (WarUnderWay(7), "Finish it first", "Terminez-la d’abord"),
        (NotTheNamer("ann"), "Only the player who has signed most often", "Seul"),
        (UndoNotFree("late"), "the time for that answer is over", "le temps de cette réponse est écoulé"),
        (UndoNotFree("final"), "for ever. No vote goes back past it either", "définitif"),
        (CampaignTooNew(2, 1), "My host has to update me first", "mettre à jour"),
    ],
    ids=lambda value: value.kind if isinstance(value, Refusal) else "",
)  # fmt: skip
def test_what_would_be_right(why: Refusal, english: str, french: str) -> None:
    game = at_war()
    assert english in refusal(why, "en", game)
    assert french in refusal(why, "fr", game)
