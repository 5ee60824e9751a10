"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI with pack_2 or the envelope open."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace
from support.legacy.battles import Battles, cities, war
from support.legacy.campaigns import table
from support.legacy.next_games import next_setting
from support.legacy.random_games import LANDS, late_setting
from support.sealed.legacy_packs import LEFT, late_table, open_packs

from rules import Action, Player, Ruleset, Seeded, State, advance, begin, legal, view
from rules.ai import choose
from rules.ai.legacy.advice import LEGACY_WORLD
from rules.author import Pass
from rules.kernel.snapshot import fingerprint, read_snapshot, write_snapshot
from rules.legacy import LEGACY
from rules.legacy.campaign.box import MAJOR
from rules.legacy.campaign.campaign import Campaign, City
from rules.legacy.campaign.chain import read_before
from rules.legacy.sealed import PACKS
from rules.legacy.sealed.envelope.cards import DestroyOmen
from rules.legacy.sealed.envelope.kept import Envelope
from rules.legacy.sealed.envelope.powers import BearCurse, Cursed, LiftCurse
from rules.legacy.sealed.pack_1.scar import BIOHAZARD
from rules.legacy.sealed.pack_1.start import FACTION as FACTION_CARD
from rules.legacy.sealed.pack_1.start import Draft, kind_of
from rules.legacy.sealed.pack_2.powers import RESOURCEFUL, STEALTHY, Comebacks
from rules.legacy.sealed.pack_2.uses import Gather
from rules.legacy.sealed.pocket_1.kept import FALLOUT, Pocket1
from rules.legacy.setup.factions import FACTIONS, factions_of
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard
from rules.legacy.turn.joining import JoinOrRecruit
from rules.legacy.turn.stars import Stars
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expand
from rules.risk.turn.reinforce import Deploy, Finish
from rules.risk.turn.turns import Order

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
FACTION = {RED: FACTIONS[-1], BLUE: FACTIONS[-2], YELLOW: FACTIONS[-3]}


def answer(game: Battles, by: str = "red") -> Action:
    """What the AI answers."""
    number = game.number(by)
    seen, offers = view(game.state, Player(by)), tuple(legal(game.rules, game.state, number))
    return choose(game.rules.at(game.state), seen, number, offers, Random(1).randrange)


def powerful(lands: dict[str, str], who: Player, power: str, **setup: Any) -> Battles:
    """A step of Red's turn, in which this player's faction has this comeback power."""
    lasting = {**open_packs("pack_2"), **setup.pop("lasting", {})}
    return war(lands, lasting=lasting, parts=(Comebacks({FACTION[who]: power}), *setup.pop("parts", ())), **setup)


class TestComebacks:
    LANDS: ClassVar[dict[str, str]] = {"red": "alaska:1", "blue": "siam:1 peru:9", "yellow": "egypt:9"}

    def test_recruits_gather_beside_weak_headquarters(self) -> None:
        """Far from all that it holds; whoever cannot gather unseen strengthens what he has."""
        setup: dict[str, Any] = {"headquarters": {"siam": "blue"}, "step": JoinOrRecruit}
        action = answer(powerful(self.LANDS, RED, STEALTHY, **setup))
        assert isinstance(action, Gather)
        assert action.count == 3
        assert isinstance(answer(powerful(self.LANDS, YELLOW, STEALTHY, **setup)), Deploy)

    def test_it_guards_headquarters_against_recruits_who_gather(self) -> None:
        """Nobody stands near; but Blue's recruits may appear beside them."""
        lands = {"red": "siam:1 peru:3", "blue": "argentina:1", "yellow": "egypt:1"}
        setup: dict[str, Any] = {"headquarters": {"siam": "red"}, "step": JoinOrRecruit}
        for power, where in ((STEALTHY, "siam"), (RESOURCEFUL, "peru")):
            action = answer(powerful(lands, BLUE, power, **setup))
            assert isinstance(action, Deploy)
            assert action.where == where

    @pytest.mark.parametrize(("power", "walks"), [(RESOURCEFUL, True), (STEALTHY, False)])
    def test_it_walks_into_a_city_for_a_card(self, power: str, walks: bool) -> None:
        """A city whose toll alone it is not worth."""
        lands = {"red": "greenland:6", "blue": "iceland:9 northwest_territory:9 ontario:9"}
        game = powerful(lands, RED, power, lasting={"cities": cities(major="quebec"), "fortified": {"quebec": 0}})
        action = answer(game)
        assert isinstance(action, Expand if walks else Finish)


@pytest.mark.parametrize(("burnt", "walks"), [("", True), ("siam", False)])
def test_a_raid_over_burnt_land_counts_those_who_die_there(burnt: str, walks: bool) -> None:
    """Half of those who walk in: four come through to headquarters with one guard, but two do not."""
    game = war(
        {"red": "india:5", "blue": "indonesia:1 china:9 middle_east:9 afghanistan:9"},
        headquarters={"indonesia": "blue"}, parts=(Pocket1(fallout=burnt), Conquests(("ural",))),
        lasting={**open_packs("pocket_1"), "scars": {"siam": FALLOUT} if burnt else {}},
    )  # fmt: skip
    action = answer(game)
    assert isinstance(action, Expand if walks else Finish)


def ai_answer(rules: Ruleset, state: State, rnd: Random) -> Action:
    """What the AI answers to the first open question."""
    number = state.unanswered[0]
    seen, offers = view(state, state.pending[number].player), tuple(legal(rules, state, number))
    return choose(rules, seen, number, offers, rnd.randrange)


def first_war(seed: int) -> str:
    """The end of a campaign's first war of AIs, or of its first answers if it is long."""
    rules, chance, rnd = table(4), Seeded(b"%d" % seed), Random(seed)
    state = begin(rules, chance).state
    for _ in range(200):
        if state.winners is not None or state.parts[Campaign].packs:
            break
        advance(rules, state, ai_answer(rules, state, rnd), chance, "ai")
    return fingerprint(state)


@pytest.mark.parametrize("seed", [1, 2])
def test_it_does_not_play_towards_what_is_shut(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without all that it knows of packs it plays a first war answer by answer as with it."""
    knowing = first_war(seed)
    monkeypatch.setattr("rules.ai.choosing.ADVICE", {"legacy": LEGACY_WORLD})
    assert first_war(seed) == knowing


@pytest.mark.parametrize("open_already", [(), ("pack_1",)])
def test_it_chooses_alike_after_a_restart(open_already: tuple[str, ...]) -> None:
    """Factions that packs have brought stand in another order once the game was saved."""
    rules = late_table(3, *open_already)
    state, rnd = begin(rules, Seeded(b"starts")).state, Random(1)
    while isinstance(action := ai_answer(rules, state, rnd), Draft) and kind_of(action.card) != FACTION_CARD:
        advance(rules, state, action, Seeded(b"starts"), "ai")
    now = state.parts[Campaign]
    state.parts[Campaign] = replace(now, packs={**now.packs, **open_packs("pocket_2", "pocket_1")["packs"]})
    saved = read_snapshot(rules, json.loads(json.dumps(write_snapshot(state), sort_keys=True)))
    assert factions_of(saved.parts[Campaign]) != factions_of(state.parts[Campaign])
    for seed in range(40):
        assert ai_answer(rules, saved, Random(seed)) == ai_answer(rules, state, Random(seed))


def cursed(curse: str, red: int) -> Battles:
    lands = {"red": f"alaska:{red} peru:1", "blue": "kamchatka:9", "yellow": "siam:3"}
    return war(lands, step=StartOfTurn, lasting=open_packs("envelope", drawn=4), parts=(Cursed({RED: curse}),))


@pytest.mark.parametrize(
    ("curse", "red", "lifts"), [("two_dice", 25, True), ("two_dice", 15, False), ("no_scars", 25, False)]
)
def test_it_lifts_a_curse_where_it_stays_the_strongest(curse: str, red: int, lifts: bool) -> None:
    """Only one that weakens every turn, and not with the troops that it needs."""
    assert isinstance(answer(cursed(curse, red)), LiftCurse if lifts else BearCurse)


@pytest.mark.parametrize(("troops", "destroys"), [(30, True), (18, False)])
def test_it_destroys_an_event_that_would_cost_it_more(troops: int, destroys: bool) -> None:
    """A virus in its own city: half of thirty die, or half of eighteen; the price is ten."""
    game = war(
        {"red": f"alaska:{troops} peru:3", "blue": "kamchatka:8", "yellow": "siam:3"}, step=EndOfTurn,
        lasting={**open_packs("envelope", drawn=2), "coins": {"argentina": 2}, "cities": cities(minor="alaska")},
        parts=(Conquests(("alaska",)),), open="egypt india congo ural", deck="argentina",
        event_deck="deadly_virus.1",
    )  # fmt: skip
    game.play(TakeCard, "coin.1", by="red")
    assert isinstance(answer(game), DestroyOmen if destroys else Pass)


def called_up(card: str, hand: str = "", stars: int = 0) -> Battles:
    """Red, with twenty troops and this hand, has turned up the Entity that this card names a member for."""
    game = war(
        {"red": "alaska:20 peru:3", "blue": "kamchatka:8", "yellow": "siam:3"}, step=EndOfTurn,
        lasting={**open_packs("envelope", drawn=1), "coins": {"argentina": 2}}, hands=f"red: {hand}" if hand else "",
        parts=(Envelope(("red", "blue", "yellow")), Conquests(("alaska",)), Stars({RED: stars})),
        headquarters={"alaska": "red"}, open="egypt india congo ural", deck="argentina", event_deck=card,
    )  # fmt: skip
    return game.play(TakeCard, "coin.1", by="red")


HAND = "brazil peru venezuela alaska"


@pytest.mark.parametrize(
    ("card", "hand", "stars", "destroys"),
    [
        ("entity_2.1", HAND, 0, True),
        ("entity_2.1", "brazil", 0, False),
        ("entity_1.1", HAND, 0, False),
        ("entity_2.1", "", 2, True),
        ("entity_1.1", "", 2, False),
    ],
)
def test_it_destroys_an_entity_that_would_take_its_cards_or_its_last_star(
    card: str, hand: str, stars: int, destroys: bool
) -> None:
    """Where it obeys somebody else, who would do so; five cards are more than a star, and with his headquarters Red
    lacks a single one."""
    assert isinstance(answer(called_up(card, hand, stars)), DestroyOmen if destroys else Pass)


def hostile_world(players: int, seed: int) -> Ruleset:
    """The rules of a game in a world worse than any campaign leaves: all packs open, thirty contaminated territories,
    and twenty-one cities, two thirds of them fortified."""
    campaign, members = read_before(late_setting(players, seed))
    lands = list(LANDS)
    Random(seed).shuffle(lands)
    unscarred = (where for where in lands if where not in campaign.scars)
    free = [where for where in lands if where not in campaign.cities][:12]
    founded = {where: City(MAJOR, f"Town {chr(ord('A') + at)}", "finn") for at, where in enumerate(free)}
    everywhere = {**campaign.cities, **founded}
    hostile = replace(
        campaign,
        cities=everywhere,
        fortified=dict.fromkeys(list(everywhere)[:14], 0),
        scars={**campaign.scars, **dict.fromkeys(islice(unscarred, 30), BIOHAZARD)},
        left=dict(LEFT),
        **open_packs(*PACKS, game=campaign.game - 1, drawn=1 + seed % 4),
    )
    return LEGACY.ruleset(next_setting(hostile, members))


@pytest.mark.parametrize("seed", [2, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(100, 160))])
def test_a_war_ends_in_any_world(seed: int) -> None:
    """Where nearly every territory eats troops, and most cost some to enter."""
    players = 3 + seed % 3
    rules, rnd, chance = hostile_world(players, seed), Random(seed), Seeded(b"hostile %d" % seed)
    state = begin(rules, chance).state
    while state.winners is None and state.parts[Order].turns < players * 60:
        number = state.unanswered[0]
        seen, offers = view(state, state.pending[number].player), tuple(legal(rules, state, number))
        advance(rules, state, choose(rules.at(state), seen, number, offers, rnd.randrange), chance, "ai")
    assert state.winners is not None
