"""Before the first game of a campaign: five of ten powers are kept, and twelve coins are put on cards."""

from __future__ import annotations

from collections import Counter

from support.legacy.campaigns import ANN, BEN, BLUE, CLEO, GREEN, RED, Evening, first_game
from support.random_games.game_in_progress import UnderWay

from rules.legacy.campaign.ballot import KeepPower, NotItsPower, ToKeepPower, ToVotePowers, VotePowers
from rules.legacy.campaign.box import FIRST_COIN
from rules.legacy.campaign.campaign import POWER, Campaign, CardUpgraded, Glued, PowerKept
from rules.legacy.campaign.first_coins import CoinsFull, PutCoin, ToPutCoin
from rules.legacy.setup.factions import FACTIONS, POWERS
from rules.legacy.setup.mustering import Muster

FIRST, SECOND = (tuple(powers[at] for powers in POWERS.values()) for at in (0, 1))
KEPT = dict(zip(FACTIONS, SECOND, strict=True))


def left(game: UnderWay) -> Campaign:
    return game.state.parts[Campaign]


def powers(game: UnderWay) -> tuple[str, ...]:
    """The powers that were kept, in the order of the factions."""
    kept = left(game).powers
    return tuple(kept[faction] for faction in FACTIONS)


class TestBallot:
    """Each faction keeps one of its two powers."""

    def test_everybody_votes_at_once_and_in_secret(self) -> None:
        """D16 · Powers: all people who play game 1 answer all five at once; nobody sees a vote before all are in."""
        game = first_game(3)
        assert [asked.player for asked in game.state.pending.values()] == [RED, BLUE, GREEN]
        assert {type(asked) for asked in game.state.pending.values()} == {ToVotePowers}
        before = game.seen("blue")
        game.play(VotePowers, *FIRST, by="red")
        assert game.events == ()
        assert (game.seen("blue").parts, game.seen("blue").mine) == (before.parts, before.mine)

    def test_most_voices_decide(self) -> None:
        """D16, O-powers-ballot · Powers: for each faction the power with most voices is kept, and the other one is
        destroyed."""
        game = first_game(3).play(VotePowers, *FIRST, by="red").play(VotePowers, *SECOND, by="blue")
        game.play(VotePowers, *FIRST[:2], *SECOND[2:], by="green")
        assert powers(game) == (*FIRST[:2], *SECOND[2:])
        assert game.told(PowerKept)[0] == PowerKept(FACTIONS[0], FIRST[0], (2, 1))
        assert left(game).glued[0] == Glued(1, POWER, FACTIONS[0], "", FIRST[0])

    def test_a_die_between_equal_ones(self) -> None:
        """D16 · Powers: between two powers with as many voices a die decides, for each faction another."""
        dice = set()
        for seed in range(3):
            game = first_game(3, seed=seed).play(VotePowers, *FIRST, by="red").play(VotePowers, *SECOND, by="blue")
            for kept in game.play(VotePowers, by="green").told(PowerKept):
                assert kept.voices == (1, 1)
                assert kept.power == POWERS[kept.faction][kept.die > 3]
                dice.add(kept.die)
        assert {1, 6} <= dice <= set(range(1, 7))

    def test_silence_has_no_voice(self) -> None:
        """D16 · Powers: whoever says nothing has no voice."""
        game = first_game(3).play(VotePowers, *SECOND, by="red").lapse("blue").lapse("green")
        assert powers(game) == SECOND
        assert {kept.voices for kept in game.told(PowerKept)} == {(0, 1)}

    def test_an_ai_is_not_asked(self) -> None:
        """D16 · Powers: AI seats have no voice."""
        game = first_game(3, ais=(BEN,))
        assert [asked.player for asked in game.state.pending.values()] == [RED, GREEN]
        game = first_game(3, ais=(ANN, BEN, CLEO))
        assert {kept.voices for kept in game.told(PowerKept)} == {(0, 0)}

    def test_a_power_of_another_faction_is_refused(self) -> None:
        why = first_game(3).refused(VotePowers, SECOND[1], *FIRST[1:], by="red")
        assert why == NotItsPower(FACTIONS[0], POWERS[FACTIONS[0]])

    def test_there_is_no_second_ballot(self) -> None:
        """Powers are kept for the whole campaign, even if its first game is called off and begun again."""
        game = first_game(3, powers=KEPT, used={FIRST_COIN: 12})
        assert powers(game) == SECOND
        assert not game.told(PowerKept)
        assert not left(game).coins

    def test_the_first_owner_chooses(self) -> None:
        """O-powers-first-owner · Options: whoever takes a faction first in the campaign keeps one of its powers."""
        game = first_game(3, options={"powers": "first-owner"})
        faction = FACTIONS[2]
        game.play(Muster, faction, "peru")
        assert isinstance(asked := game.asked(), ToKeepPower)
        assert asked.faction == faction
        assert isinstance(game.refused(KeepPower, FIRST[0]), NotItsPower)
        game.play(KeepPower, SECOND[2])
        assert left(game).powers == {faction: SECOND[2]}
        game = first_game(3, options={"powers": "first-owner"}, powers=KEPT).play(Muster, faction, "peru")
        assert not isinstance(game.asked(), ToKeepPower)


class TestFirstCoins:
    """Twelve coins are put on territory cards."""

    def test_twelve_random_cards(self) -> None:
        """D17, O-first-coins-random · First coins: one coin each on twelve random cards."""
        game = first_game(3, ais=(ANN, BEN, CLEO))
        assert Counter(left(game).coins.values()) == {2: 12}
        assert sum(one.what == FIRST_COIN for one in left(game).glued) == 12

    def test_each_player_in_turn(self) -> None:
        """O-first-coins-in-turn · Options: each player in turn puts one coin, until all twelve are on the cards."""
        game, order = in_turn(), []
        while isinstance(asked := game.asked(), ToPutCoin):
            order.append((asked.player, asked.left))
            game.play(PutCoin, "peru" if len(order) < 3 else game.choices(PutCoin, "card")[-1])
        assert order == [((RED, BLUE, GREEN)[at % 3], 12 - at) for at in range(12)]
        assert left(game).coins["peru"] == 3
        assert sum(left(game).coins.values()) - len(left(game).coins) == 12

    def test_no_card_above_three(self) -> None:
        """D17 · Before game 1: no card bears more than three coins at this point."""
        game = in_turn(peru=3)
        assert "peru" not in game.choices(PutCoin, "card")
        assert isinstance(game.refused(PutCoin, "peru"), CoinsFull)
        game.play(PutCoin, "brazil")
        assert game.told(CardUpgraded) == [CardUpgraded("brazil", 2, FIRST_COIN, RED)]
        assert left(game).glued[-1] == Glued(1, FIRST_COIN, "brazil", ANN)

    def test_the_clock_puts_a_coin_where_fewest_are(self) -> None:
        game = in_turn(alaska=2).lapse("red")
        assert left(game).coins == {"alaska": 2, "northwest_territory": 2}


def in_turn(**coins: int) -> Evening:
    return first_game(3, options={"first-coins": "in-turn"}, powers=KEPT, coins=coins)
