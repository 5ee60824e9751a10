"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI with pack_1 open."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from legacy_battles import Battles, cities, war
from legacy_packs import late_table, open_packs

from rules import Action, Pass, Seeded, State, advance, begin, legal, view
from rules.ai import choose
from rules.legacy.buying_stars import StartOfTurn
from rules.legacy.campaign import MAJOR, City
from rules.legacy.end_of_turn import EndOfTurn, TakeCard
from rules.legacy.rewards import FortifyCity
from rules.legacy.scar_moments import PlaceScar
from rules.legacy.sealed.pack_1.cards import RallyInCities, RallyInCity
from rules.legacy.sealed.pack_1.start import Drafted, kind_of
from rules.legacy.setup import ToMuster
from rules.risk.battle import Conquests


def said(rules: Any, state: State, number: int) -> Action:
    """What the AI answers to a question."""
    seen = view(state, state.pending[number].player)
    return choose(rules, seen, number, tuple(legal(rules, state, number)), Random(1).randrange)


def answer(game: Battles, by: str) -> Action:
    return said(game.rules, game.state, game.number(by))


def event(kind: str, lands: dict[str, str], **lasting: Any) -> Battles:
    """This event is turned up at the end of Red's turn."""
    game = war(
        lands, step=EndOfTurn, lasting={**open_packs("pack_1"), "coins": {"ural": 2}, **lasting},
        parts=(Conquests(("peru",)),), open="egypt congo japan brazil", deck="ural", event_deck=f"{kind}.1",
    )  # fmt: skip
    return game.play(TakeCard, "coin.1")


@pytest.mark.parametrize("players", [3, 5])
def test_it_drafts_and_plays_on(players: int) -> None:
    """All AIs draft: each kind once, the first pick a card of which there is one best; and then they play."""
    rules, chance = late_table(players, "pack_1", promo_cards="on"), Seeded(b"draft")
    state = begin(rules, chance).state
    while not any(isinstance(asked, ToMuster) for asked in state.pending.values()):
        advance(rules, state, said(rules, state, state.unanswered[0]), chance, "ai")
    picked = state.part(Drafted).of
    assert all(len({kind_of(card) for card in cards}) == 6 for cards in picked.values())
    assert {cards[0] for cards in picked.values()} & {"turn_1", "troops_10"}
    for _ in range(60):
        advance(rules, state, said(rules, state, state.unanswered[0]), chance, "ai")


LANDS = {"red": "peru:4", "blue": "kamchatka:5 siam:2", "yellow": "india:3"}


def test_a_biohazard_on_the_leaders_headquarters() -> None:
    """It goes where the leader must stand; without such a place the card is kept."""
    said_of = {"step": StartOfTurn, "lasting": open_packs("pack_1"), "scar_cards": "red: biohazard.1"}
    leading = war(LANDS, headquarters={"siam": "blue"}, stars={"blue": 1}, **said_of)
    action = answer(leading, "red")
    assert isinstance(action, PlaceScar)
    assert action.where == "siam"
    assert isinstance(answer(war(LANDS, **said_of), "red"), Pass)


def test_troops_for_the_larger_city() -> None:
    game = event("control_the_people", LANDS, cities=cities(minor="kamchatka", major="siam"))
    action = answer(game, "blue")
    assert isinstance(action, RallyInCity)
    assert action.where == "siam"


def test_walls_for_a_city_of_its_own() -> None:
    """Walls last: it builds them for a city that it has founded itself; else it takes the troops."""
    own = {"siam": City(MAJOR, "Siamville", "blue"), "kamchatka": City(MAJOR, "Nord", "red")}
    action = answer(event("fortify", LANDS, cities=own), "blue")
    assert isinstance(action, FortifyCity)
    assert action.where == "siam"
    foreign = {where: City(MAJOR, city.name, "red") for where, city in own.items()}
    assert isinstance(answer(event("fortify", LANDS, cities=foreign), "blue"), RallyInCities)
