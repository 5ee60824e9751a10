"""Before the first turn: plague, the roll, land, armies by threes, War gods, temples and faith; two players."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.godstorm.position import BLUE, GREEN, Field, field
from support.godstorm.random_games import SEATS, table

from rules.atlas import board
from rules.godstorm import ARMIES, GODSTORM
from rules.godstorm.epochs import EpochBegan, Epochs, ToBid
from rules.godstorm.faith import FaithRaised
from rules.godstorm.founding import Found, ToFound
from rules.godstorm.gods import GodSummoned
from rules.godstorm.pantheons import GODS, HEAVENS
from rules.godstorm.plague import Plague, Plagued, PlagueLaid
from rules.godstorm.temples import TempleBuilt
from rules.godstorm.titles import ALL
from rules.kernel.values import Player
from rules.risk.armies import NEUTRAL
from rules.risk.setup.claiming import Claim, Claimed, NotEmpty, Station, StationsFor, ToClaim, ToStation, WrongNumber
from rules.risk.turn.reinforce import NotYourLand
from rules.risk.turn.turns import FirstChosen, Order

BONUS = {"europa": 7, "germania": 5, "africa": 5, "asia_minor": 3, "atlantis": 3, "hyrkania": 2}


def opened(players: int = 4, key: bytes = b"godstorm", **options: str) -> Field:
    """A new game up to its first decision."""
    return Field.opened(table(players, **options), key)


def plagued_founder(**options: str) -> tuple[Field, str]:
    """A game in which a player with a plagued territory places his War god, and that territory."""
    game = Field.opened(table(4, **options), b"godstorm").until(ToFound)
    while isinstance(asked := game.asked(), ToFound):
        for where in game.state.parts[Plague].at:
            if game.owner(where) == asked.player:
                return game, where
        mine = game.state.land.of(asked.player)[0]
        game.play(Found, mine, mine)
    raise AssertionError("nobody holds plagued land")


def all_armies(game: Field, player: str) -> int:
    return sum(game.armies(where) for where in game.state.land.of(Player(player)))


class TestTheBoards:
    def test_the_ancient_earth(self) -> None:
        """R7, R30 · Les plateaux de jeu: 42 territories in six continents, each with its bonus."""
        earth = board("ancient_earth")
        assert len(earth.territories) == 42
        assert {name: region.bonus for name, region in earth.regions.items()} == BONUS

    def test_atlantis(self) -> None:
        """R5 · L'Atlantide: four territories like Hyrkania, and a bonus of 3 instead of 2."""
        regions = board("ancient_earth").regions
        assert len(regions["atlantis"].territories) == len(regions["hyrkania"].territories)
        assert regions["atlantis"].bonus > regions["hyrkania"].bonus

    def test_the_underworld(self) -> None:
        """R7 · Les plateaux de jeu: thirteen spaces, three gates, four crypts, two altars; and five Heavens."""
        kinds = list(board("ancient_earth").realms["underworld"].spaces.values())
        assert [kinds.count(kind) for kind in ("gate", "crypt", "altar", "plain")] == [3, 4, 2, 4]
        assert len(board("ancient_earth").realms["heavens"].spaces) == 5

    def test_five_pantheons(self) -> None:
        """R8 · Les dieux et les fidèles: five pantheons, each with four gods and a Heaven of its own."""
        assert len(HEAVENS) == len(set(HEAVENS.values())) == 5
        assert GODS == ("war", "magic", "sky", "death")

    def test_sixty_six_cards(self) -> None:
        """R43 · Artefacts du passé: 66 miracle cards: 17 of War, Sky and Death each, 15 of Magic."""
        game = opened(setup="quick")
        piles = {deck: len(game.zone(f"miracles:{deck}")) for deck in GODS}
        assert (piles, len(ALL)) == ({"war": 17, "sky": 17, "death": 17, "magic": 15}, 66)
        assert all(game.seen(None).cards(f"miracles:{deck}").faces is None for deck in GODS)


class TestPlague:
    def test_four_territories(self) -> None:
        """R11 · Déterminez les territoires pestiférés: four different territories, drawn before land is dealt."""
        game = opened()
        drawn = [event.where for event in game.told(PlagueLaid)]
        assert len(set(drawn)) == 4
        assert game.state.parts[Plague].at == tuple(drawn)
        kinds = [type(event) for event in game.events]
        assert kinds.index(PlagueLaid) < kinds.index(FirstChosen) < kinds.index(Claimed)

    def test_the_cards_go_back(self) -> None:
        """R11, R16 · Déterminez les territoires pestiférés: plagued territories are dealt like all others."""
        game = opened()
        held = {where for seat in SEATS[:4] for where in game.state.land.of(seat)}
        assert held == set(game.rules.board.territories)


class TestDealtLand:
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_starting_armies(self, players: int) -> None:
        """R15 · Placez les armées: 30, 35, 30 or 25 armies each, all on the board before the first epoch."""
        game = opened(players).until(ToBid)
        assert {all_armies(game, seat) for seat in SEATS[:players]} == {ARMIES[players]}
        assert ARMIES == {2: 30, 3: 35, 4: 30, 5: 25}

    @pytest.mark.parametrize("key", [b"one", b"two", b"three", b"four", b"five"])
    def test_from_the_highest_roll_on(self, key: bytes) -> None:
        """R14, R16, D44 · Choisissez les Panthéons: the roll, ties again, says from whom land is dealt, in turn."""
        game = opened(key=key)
        (roll,) = game.told(FirstChosen)
        best = max(die for _, die in roll.rolls[:4])
        assert (roll.first, best) in roll.rolls[:4], "among the highest of the first throw"
        at = SEATS.index(roll.first)
        counts = {seat: len(game.state.land.of(seat)) for seat in SEATS[:4]}
        order = [*SEATS[at:4], *SEATS[:at]]
        assert [counts[seat] for seat in order] == [11, 11, 10, 10]
        asked = game.asked()
        assert isinstance(asked, ToStation)
        assert asked.player == roll.first

    def test_one_army_on_each(self) -> None:
        """R16, O-setup-dealt, D55 · Placez les armées: dealt by default, one army each, on plagued land too."""
        game = opened()
        assert {event.dealt for event in game.told(Claimed)} == {True}
        assert len(game.told(Claimed)) == 42

    def test_three_at_a_time(self) -> None:
        """R17 · Placez les armées: each in turn places three on territories of his, on one or several."""
        game = opened(5)
        placed: list[str] = []
        while isinstance(asked := game.asked(), ToStation):
            mine = game.state.land.of(asked.player)
            placed.append(str(asked.player))
            game.play(Station, mine[len(placed) % 2])
        first = game.state.parts[Order].first
        at = SEATS.index(first)
        assert placed[:9] == [str(seat) for seat in [first] * 3 + [SEATS[(at + 1) % 5]] * 3 + [SEATS[(at + 2) % 5]] * 3]

    def test_on_ones_own_land(self) -> None:
        """R17 · Placez les armées: only on territories that one controls."""
        game = opened()
        asked = game.asked()
        assert isinstance(asked, ToStation)
        theirs = next(t for t in game.rules.board.territories if game.owner(t) != asked.player)
        assert game.refused(Station, theirs) == NotYourLand(theirs)


class TestGodsAndTemples:
    def test_each_in_turn(self) -> None:
        """R18 · Placez les dieux et les temples: each in turn a War god and a temple on land of his, not the same."""
        game = opened().until(ToFound)
        asked = game.asked()
        assert isinstance(asked, ToFound)
        mine = game.state.land.of(asked.player)
        theirs = next(t for t in game.rules.board.territories if t not in mine)
        assert game.refused(Found, theirs, mine[0]) == NotYourLand(theirs)
        assert game.refused(Found, mine[0], theirs) == NotYourLand(theirs)
        game.play(Found, mine[0], mine[1])
        assert game.told(GodSummoned) == [GodSummoned(asked.player, "war", mine[0])]
        assert game.told(TempleBuilt) == [TempleBuilt(asked.player, mine[1])]
        game.until(ToBid)
        assert [game.gods(seat).keys() for seat in SEATS[:4]] == [{"war"}] * 4
        assert len(game.temples()) == 4

    def test_on_plague(self) -> None:
        """O-gods-on-plague-allowed, A9, D45 · Placez les dieux: by default the War god may be put on plague."""
        game, plagued = plagued_founder()
        owner = game.owner(plagued)
        assert game.play(Found, plagued, plagued).gods(owner) == {"war": plagued}

    def test_not_on_plague(self) -> None:
        """O-gods-on-plague-refused, D45 · Placez les dieux: as an option he may not."""
        game, plagued = plagued_founder(gods_on_plague="refused")
        assert game.refused(Found, plagued, plagued) == Plagued(plagued)
        assert plagued not in game.choices(Found, "god_at")

    def test_three_faith(self) -> None:
        """R20 · Accumulez les jetons Foi: everybody begins with 3."""
        game = opened(setup="quick")
        assert {(event.count, event.why) for event in game.told(FaithRaised)} == {(3, "start")}
        assert [game.faith(seat) for seat in SEATS[:4]] == [3] * 4

    def test_the_first_epoch(self) -> None:
        """R9 · Mise en place: the game begins in the first epoch."""
        game = opened(setup="quick")
        assert (game.told(EpochBegan), game.state.parts[Epochs].now) == ([EpochBegan(1)], 1)

    def test_nobody_is_below(self) -> None:
        """A14 · Mise en place: all spaces of the Underworld and all Heavens are empty at the start."""
        game = opened(setup="quick")
        assert [game.below(seat) for seat in SEATS[:4]] == [()] * 4
        assert [game.heaven(seat) for seat in SEATS[:4]] == [0] * 4


class TestClaimedLand:
    def test_the_highest_roll_claims_first(self) -> None:
        """R19, O-setup-claimed, D55 · Mise en place: an empty territory each, in turn, till none is left."""
        game = opened(3, setup="claimed")
        asked = game.asked()
        assert isinstance(asked, ToClaim)
        assert asked.player == game.told(FirstChosen)[0].first
        game.play(Claim, "thule")
        assert game.refused(Claim, "thule") == NotEmpty("thule")
        assert game.refused(Claim, "north-gate").kind == "no-such-land"
        game.until(ToStation)
        assert {len(game.state.land.of(seat)) for seat in SEATS[:3]} == {14}

    def test_then_as_usual(self) -> None:
        """R19 · Mise en place non aléatoire: then three at a time, gods and temples as usual."""
        game = opened(3, setup="claimed").until(ToBid)
        assert {all_armies(game, seat) for seat in SEATS[:3]} == {35}
        assert len(game.temples()) == 3


class TestQuickSetup:
    def test_nobody_is_asked(self) -> None:
        """O-setup-quick, D55 · Mise en place: dealt, the rest along borders, god and temple where most stand."""
        game = opened(setup="quick")
        assert isinstance(game.asked(), ToBid)
        assert {all_armies(game, seat) for seat in SEATS[:4]} == {30}
        for seat in SEATS[:4]:
            most = max(game.armies(where) for where in game.state.land.of(seat))
            assert game.armies(game.gods(seat)["war"]) == most


class TestTwoPlayers:
    @pytest.mark.parametrize("how", ["dealt", "claimed", "quick"])
    def test_three_piles(self, how: str) -> None:
        """R21, A73, D55 · Mise en place pour 2 joueurs: three piles always, the neutral one with 3 armies a land."""
        game = opened(2, setup=how)
        piles = [len(game.state.land.of(side)) for side in (BLUE, GREEN, NEUTRAL)]
        assert piles == [14, 14, 14]
        assert {game.armies(where) for where in game.state.land.of(NEUTRAL)} == {3}

    def test_only_ones_own_armies_are_placed(self) -> None:
        """R21, A27 · Mise en place pour 2 joueurs: each places his own 30; neutral has no god and no temple."""
        game = opened(2)
        asked = game.asked()
        assert isinstance(asked, ToStation)
        neutral = game.state.land.of(NEUTRAL)[0]
        assert game.refused(Station, neutral) in (NotYourLand(neutral), StationsFor(neutral, BLUE))
        game.until(ToBid)
        assert (all_armies(game, "blue"), all_armies(game, "green")) == (30, 30)
        assert len(game.temples()) == 2

    def test_the_neutral_army_bids_nothing(self) -> None:
        """A27 · Mise en place pour 2 joueurs: it does not bid, and no marker is laid for it."""
        game = opened(2, setup="quick")
        assert [decision.player for decision in game.state.pending.values()] == [BLUE, GREEN]


@pytest.mark.parametrize("players", [1, 6])
def test_too_many_and_too_few(players: int) -> None:
    """R15 · Mise en place: two to five can play."""
    seats = (*SEATS, Player("red"))[:players]
    assert GODSTORM.seats_refusal(seats, GODSTORM.defaults) == WrongNumber(players, (2, 3, 4, 5))


def test_wild_cards_stay_in_the_box() -> None:
    """R9 · Mise en place: nobody holds territory cards; the wild ones are not used."""
    game = field(hold={"blue": "gaul"})
    assert not any("wild" in card for zone in game.state.zones.values() for card in zone.cards)


def test_the_gods_have_the_texts_names() -> None:
    """D57, R8 · Les dieux et leurs pouvoirs: in French the booklet's names, in English the designer's."""
    words = Path(__file__).parents[3] / "bot" / "words" / "games" / "godstorm"
    french, english = ((words / tongue / "gods.ftl").read_text(encoding="utf-8") for tongue in ("fr", "en"))
    for name in ("Mardok", "Lug", "Brigit", "Hécate", "Ra", "Arès", "Hadès"):
        assert f"= {name}\n" in french
    for name in ("Marduk", "Lugh", "Brigid", "Hekate", "Ra", "Ares", "Hades"):
        assert f"= {name}\n" in english
