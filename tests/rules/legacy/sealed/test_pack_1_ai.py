"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI with pack_1 open."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import after_the_war
from support.sealed.legacy_packs import late_table, open_packs

from rules import Action, Player, Seeded, State, advance, begin, legal, view
from rules.ai import choose
from rules.author import Pass
from rules.legacy.campaign.box import AMMO_SHORTAGE, BUNKER, MAJOR
from rules.legacy.campaign.campaign import City
from rules.legacy.campaign.rewards import CancelScar, FortifyCity
from rules.legacy.sealed.pack_1.cards import RallyInCities, RallyInCity
from rules.legacy.sealed.pack_1.scar import BIOHAZARD
from rules.legacy.sealed.pack_1.start import FACTION, Draft, Drafted, kind_of
from rules.legacy.sealed.scar_moments import PlaceScar
from rules.legacy.setup.factions import FACTIONS
from rules.legacy.setup.mustering import ToMuster
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard
from rules.legacy.turn.joining import JoinOrRecruit
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expand
from rules.risk.combat.invasion import Combat
from rules.risk.turn.reinforce import Deploy, Finish
from rules.risk.turn.turns import Order


def ai_answer(rules: Any, state: State, number: int, rnd: Random | None = None) -> Action:
    """What the AI answers to a question."""
    seen = view(state, state.pending[number].player)
    return choose(rules, seen, number, tuple(legal(rules, state, number)), (rnd or Random(1)).randrange)


def answer(game: Battles, by: str) -> Action:
    return ai_answer(game.rules, game.state, game.number(by))


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
        advance(rules, state, ai_answer(rules, state, state.unanswered[0]), chance, "ai")
    picked = state.parts[Drafted].of
    assert all(len({kind_of(card) for card in cards}) == 6 for cards in picked.values())
    assert {cards[0] for cards in picked.values()} & {"turn_1", "troops_10"}
    for _ in range(60):
        advance(rules, state, ai_answer(rules, state, state.unanswered[0]), chance, "ai")


def test_it_drafts_any_faction() -> None:
    """Three do not always pick the same three of five."""
    picked = Counter[str]()
    for seed in range(40):
        rules, chance = late_table(3, "pack_1"), Seeded(b"draft")
        state, rnd = begin(rules, chance).state, Random(seed)
        while isinstance(action := ai_answer(rules, state, state.unanswered[0], rnd), Draft):
            picked[action.card] += kind_of(action.card) == FACTION
            advance(rules, state, action, chance, "ai")
    assert {card for card, times in picked.items() if times} == set(FACTIONS)


@pytest.mark.parametrize(("founder", "covers"), [("ann", True), ("ben", False)])
def test_the_winner_covers_the_biohazard_of_a_city_of_its_own(founder: str, covers: bool) -> None:
    """It costs whoever starts there a troop each turn; on a city of somebody else it may stay."""
    lasting = {"cities": {"siam": City(MAJOR, "Nordhavn", founder)}, "scars": {"siam": BIOHAZARD}, "used": {MAJOR: 5}}
    rules = late_table(3, "pack_1")
    game = after_the_war(rules, {"red": "peru", "blue": "japan"}, **open_packs("pack_1"), **lasting)
    action = ai_answer(rules, game.state, game.number("red"))
    assert isinstance(action, CancelScar) == covers


LANDS = {"red": "peru:4", "blue": "kamchatka:5 siam:2", "yellow": "india:3"}


def test_a_biohazard_on_the_leaders_headquarters() -> None:
    """It goes where the leader must stand; without such a place the card is kept."""
    setup: dict[str, Any] = {"step": StartOfTurn, "lasting": open_packs("pack_1"), "scar_cards": "red: biohazard.1"}
    leading = war(LANDS, headquarters={"siam": "blue"}, stars={"blue": 1}, **setup)
    action = answer(leading, "red")
    assert isinstance(action, PlaceScar)
    assert action.where == "siam"
    assert isinstance(answer(war(LANDS, **setup), "red"), Pass)


BESIDE_A_CITY = {"blue": "iceland:9 great_britain:9 northern_europe:9"}
CONTAMINATED = {**open_packs("pack_1"), "scars": {"ukraine": BIOHAZARD}, "cities": cities(major="ukraine")}


@pytest.mark.parametrize(("troops", "stars", "walks"), [(4, 0, 0), (5, 0, 4), (4, 3, 3)])
def test_it_waits_until_somebody_is_left_at_the_end_of_the_turn(troops: int, stars: int, walks: int) -> None:
    """Foreign headquarters stand empty in a contaminated city: two die on the way in, one at the end of the turn. Three
    walk in only if the star wins at once."""
    game = war(
        {"red": f"scandinavia:{troops}", **BESIDE_A_CITY}, headquarters={"ukraine": "yellow"}, stars={"red": stars},
        lasting=CONTAMINATED,
    )  # fmt: skip
    action = answer(game, "red")
    assert action == (
        Expand(game.number("red"), Player("red"), "scandinavia", "ukraine", walks)
        if walks
        else Finish(game.number("red"), Player("red"))
    )


def test_recruits_keep_contaminated_headquarters() -> None:
    """Nobody threatens them; but the last troop would die there."""
    lands = {"red": "siam:1 peru:3", "blue": "brazil:2 iceland:2"}
    setup: dict[str, Any] = {"step": JoinOrRecruit, "headquarters": {"siam": "red"}}
    action = answer(war(lands, **setup, lasting={**open_packs("pack_1"), "scars": {"siam": BIOHAZARD}}), "red")
    assert isinstance(action, Deploy)
    assert (action.where, action.count) == ("siam", 1)
    action = answer(war(lands, **setup, lasting=open_packs("pack_1")), "red")
    assert isinstance(action, Deploy)
    assert action.where == "peru"


@pytest.mark.parametrize("dice", range(3))
def test_three_poor_players_do_not_walk_into_the_same_city_for_ever(dice: int) -> None:
    """Each recruits three, which a contaminated major city with headquarters eats every turn. Somebody must gather
    until he can hold it; the war ends within 25 rounds."""
    majors = "northern_europe siam southern_europe ukraine yakutsk"
    minors = "afghanistan china great_britain madagascar middle_east mongolia ontario scandinavia western_europe"
    game = war(
        {
            "red": "scandinavia:1",
            "blue": "india:1 indonesia:1 middle_east:1 north_africa:1 siam:1 southern_europe:1 ukraine:1",
            "yellow": "afghanistan:1 china:1 irkutsk:1 kamchatka:1 mongolia:1 siberia:1 ural:1",
        },
        step=Combat, turn="blue", headquarters={"indonesia": "blue", "ukraine": "red", "yakutsk": "yellow"},
        lasting={
            **open_packs("pack_1"), "cities": cities(minor=minors, major=majors), "game": 6,
            "scars": {"ukraine": BIOHAZARD, "yakutsk": BIOHAZARD, "brazil": BUNKER, "iceland": AMMO_SHORTAGE},
        },
    )  # fmt: skip
    chance = Seeded(b"contaminated %d" % dice)
    while game.state.winners is None and game.state.parts[Order].turns < 3 * 25:
        number = game.state.unanswered[0]
        advance(game.rules, game.state, ai_answer(game.rules.at(game.state), game.state, number), chance, "ai")
    assert game.state.winners is not None


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
