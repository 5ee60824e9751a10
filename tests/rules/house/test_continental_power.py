"""Continental Power: the powers of regions held by majority at the end of a turn."""

from __future__ import annotations

from itertools import product

import pytest
from support.classic.position import BLUE, RED, YELLOW, Field, field

from rules.author import board
from rules.classic import CLASSIC
from rules.house.calculated_risks import RiskTaken
from rules.house.continental_power import (
    CARD,
    LEVY,
    POWERS,
    REROLL,
    WALLS,
    DieImproved,
    InForce,
    LastArmy,
    Powers,
    PowersWon,
    Strike,
    ToStrike,
    ToWinOver,
    WinOver,
)
from rules.house.reserve import Reserve
from rules.kernel.conditions import NoSuchLand
from rules.lotr import LOTR
from rules.risk import NotOnThisBoard
from rules.risk.combat.battle import BattleFought, Defend, compare
from rules.risk.combat.invasion import Attack, NotAdjacent, OwnLand
from rules.risk.odds.dice_odds import Dice, losses
from rules.risk.odds.forecast import forecast
from rules.risk.odds.invasion_odds import invasion_odds
from rules.risk.odds.luck import battles_of
from rules.risk.turn.fortify import Fortification, Fortify, ToFortify
from rules.risk.turn.reinforce import Finish, NotAmong, NotYourLand, TooMany
from rules.risk.turn.share_out import ShareOut, ToShareOut


def judged(attack: tuple[int, ...], again: int, defence: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Both sides' dice as compared, after the attack's lowest was thrown again."""
    lowest, *others = sorted(attack)
    return tuple(sorted((max(lowest, again), *others), reverse=True)), tuple(sorted(defence, reverse=True))


MOST = {
    "asia": "ural siberia yakutsk kamchatka irkutsk mongolia japan",
    "north_america": "alaska alberta ontario quebec greenland",
    "africa": "congo egypt madagascar south_africa",
    "south_america": "venezuela peru brazil",
    "europe": "iceland great_britain scandinavia ukraine",
    "oceania": "indonesia new_guinea western_australia",
}


def turn_ends(lands: str, **setup: object) -> Field:
    """Red's turn ends with these lands."""
    setup.setdefault("hold", {"red": lands})
    return field(step=Powers, continental_power="on", **setup)  # type: ignore[arg-type]


@pytest.mark.parametrize(("region", "lands"), MOST.items())
def test_more_than_half(region: str, lands: str) -> None:
    """H-continental-power · Pouvoir continental: strictly more than half: 5 of 9, 3 of 4, 4 of 7, 4 of 6, 7 of 12."""
    power = POWERS["world"][region]
    assert turn_ends(lands).told(PowersWon) == [PowersWon(RED, ((region, power),))]
    assert turn_ends(lands.rsplit(" ", 1)[0]).told(PowersWon) == [PowersWon(RED, ())]


@pytest.mark.parametrize(("name", "powers"), POWERS.items())
def test_every_region_of_every_board(name: str, powers: dict[str, str]) -> None:
    """H-continental-power · Pouvoir continental: each region of the boards has a power of its own (two of Middle-earth
    have none that matters)."""
    regions = set(board(name).regions)
    assert set(powers) <= regions
    assert regions - set(powers) <= {"rohan", "haradwaith"}
    assert len(set(powers.values())) == len(powers)


def test_asia() -> None:
    """H-continental-power · Pouvoir continental: Asia: one army more on each of one's Asian territories."""
    game = turn_ends(MOST["asia"] + " peru")
    assert {game.armies(t) for t in MOST["asia"].split()} == {2}
    assert game.armies("peru") == 1


def test_a_short_stock_is_shared_out() -> None:
    """H-continental-power, H-hecatomb · Pouvoir continental: where too few are left for all, the player chooses."""
    lands = tuple(MOST["asia"].split())
    left = (Reserve({RED: 2, BLUE: 9, YELLOW: 9}),)
    game = turn_ends(MOST["asia"], hecatomb="on", parts=left)
    asked = game.asked()
    assert asked == ToShareOut(RED, 2, tuple(t for t in board("world").regions["asia"].territories if t in lands), 1)
    assert game.refused(ShareOut, "peru", 1) == NotAmong("peru", asked.among)
    assert game.refused(ShareOut, "japan", 2) == TooMany(2, 1)
    game.play(ShareOut, "japan", 1)
    assert game.refused(ShareOut, "japan", 1) == NotAmong("japan", game.asked().among)
    game.play(ShareOut, "ural", 1)
    assert [t for t in lands if game.armies(t) == 2] == ["ural", "japan"]
    assert game.state.active == YELLOW
    enough = turn_ends(MOST["asia"], hecatomb="on", parts=(Reserve({RED: 7, BLUE: 9, YELLOW: 9}),))
    assert {enough.armies(t) for t in lands} == {2}
    none = turn_ends(MOST["asia"], hecatomb="on", parts=(Reserve({RED: 0, BLUE: 9, YELLOW: 9}),))
    assert (none.state.active, {none.armies(t) for t in lands}) == (YELLOW, {1})


def test_the_table_says_which_region_has_which_power() -> None:
    """H-continental-power · Pouvoir continental: the sheet's table is the default; tables may edit it."""
    moved = {"levy_region": "oceania", "card_region": "oceania", "marches_region": "nowhere"}
    game = turn_ends(MOST["oceania"], **moved)
    assert game.told(PowersWon) == [PowersWon(RED, (("oceania", LEVY), ("oceania", CARD)))]
    assert {game.armies(t) for t in MOST["oceania"].split()} == {2}
    assert turn_ends(MOST["asia"], **moved).told(PowersWon) == [PowersWon(RED, ())]
    marching = {"hold": {"red": f"{MOST['europe']} siam:3"}, "step": Fortification, "continental_power": "on"}
    assert field(**marching, marches_region="europe").asked().moves > 1
    assert field(**marching).asked().moves == 1


def test_a_region_of_another_board_has_no_power() -> None:
    """H-continental-power · Pouvoir continental: only a region of the board that is played on; else it is refused."""
    setup = {"continental-power": "on", "levy-region": "mordor"}
    assert CLASSIC.options_refusal(CLASSIC.defaults | setup) == NotOnThisBoard("levy-region", "mordor")
    assert CLASSIC.options_refusal(CLASSIC.defaults | setup | {"board": "middle-earth"}) is None
    assert CLASSIC.options_refusal(CLASSIC.defaults | setup | {"continental-power": "off"}) is None
    assert LOTR.options_refusal(LOTR.defaults | setup | {"edition": "base"}) == NotOnThisBoard("levy-region", "mordor")
    assert LOTR.options_refusal(LOTR.defaults | setup) is None


def test_north_america() -> None:
    """H-continental-power · Pouvoir continental: North America: a card even without a conquest, besides the normal
    one."""
    game = turn_ends(MOST["north_america"], deck="siam")
    assert game.hand(RED) == ["siam"]


def test_a_full_hand() -> None:
    """H-continental-power · Pioche: five cards at most in hand: a player who holds five draws none."""
    full = "alaska brazil china congo egypt"
    game = turn_ends(MOST["north_america"], hands={"red": full}, deck="siam")
    assert game.hand(RED) == full.split()


class TestAfrica:
    """Retirer 3 unités sur n'importe quels territoires ennemis."""

    def game(self) -> Field:
        return turn_ends("", hold={"red": MOST["africa"], "blue": "alaska:3", "yellow": "siam:3"})

    def test_three_in_all(self) -> None:
        """H-continental-power · Pouvoir continental: Africa: three armies in all off any enemy territories."""
        game = self.game()
        assert game.asked() == ToStrike(RED, 3)
        game.play(Strike, "alaska", 2)
        assert game.asked() == ToStrike(RED, 1)
        game.play(Strike, "siam", 1)
        assert (game.armies("alaska"), game.armies("siam"), game.state.active) == (1, 2, BLUE)

    def test_never_the_last(self) -> None:
        """H-continental-power · Pouvoir continental: Africa: never the last army of a territory, nor one's own."""
        game = self.game()
        assert game.refused(Strike, "peru", 1) == LastArmy("peru")
        assert game.refused(Strike, "congo", 1) == OwnLand("congo")
        assert game.refused(Strike, "narnia", 1) == NoSuchLand("narnia")
        assert game.refused(Strike, "alaska", 3) == TooMany(3, 2)

    def test_it_may_be_left(self) -> None:
        """H-continental-power · Pouvoir continental: Africa: one need not."""
        assert self.game().play(Finish).state.active == BLUE

    def test_nobody_to_strike(self) -> None:
        """H-continental-power · Pouvoir continental: Africa: where all stand alone, none is asked."""
        assert turn_ends(MOST["africa"]).state.active != RED


class TestSouthAmerica:
    """Une unité ennemie devient une alliée."""

    def game(self, **armies: int) -> Field:
        theirs = {"central_america": 3, "siam": 3} | armies
        return turn_ends("", hold={
            "red": MOST["south_america"], "yellow": " ".join(f"{t}:{n}" for t, n in theirs.items())
        })  # fmt: skip

    def test_one_changes_sides(self) -> None:
        """H-continental-power · Pouvoir continental: South America: one enemy army next to one's own joins it."""
        game = self.game()
        assert isinstance(game.asked(), ToWinOver)
        game.play(WinOver, "central_america", "venezuela")
        assert (game.armies("central_america"), game.armies("venezuela")) == (2, 2)
        assert game.state.active == YELLOW or game.state.active == BLUE

    def test_next_to_ones_own(self) -> None:
        """H-continental-power · Pouvoir continental: South America: a neighbour's, into a neighbour, never the last."""
        game = self.game(argentina=1)
        assert game.refused(WinOver, "siam", "venezuela") == NotAdjacent("siam", "venezuela")
        assert game.refused(WinOver, "argentina", "peru") == LastArmy("argentina")
        assert game.refused(WinOver, "central_america", "siam") == NotYourLand("siam")
        assert game.refused(WinOver, "peru", "venezuela") == OwnLand("peru")
        assert game.refused(WinOver, "narnia", "venezuela") == NoSuchLand("narnia")

    def test_nobody_near(self) -> None:
        """H-continental-power · Pouvoir continental: South America: where no neighbour has two, none is asked."""
        assert self.game(central_america=1).state.active != RED


class TestEurope:
    """Relancer un dé d'attaque à chaque attaque, le meilleur résultat gardé."""

    FORCE = InForce({RED: (REROLL,)})

    def test_until_the_end_of_the_next_turn(self) -> None:
        """H-continental-power · Pouvoir continental: Europe: won at a turn's end, it holds until the end of the
        next."""
        game = turn_ends(MOST["europe"])
        assert game.state.parts[InForce].of[RED] == (REROLL,)
        assert turn_ends("peru", parts=(self.FORCE,)).state.parts[InForce].of[RED] == ()

    def test_the_lowest_die_again(self) -> None:
        """H-continental-power · Pouvoir continental: Europe: one attack die is thrown again, the better is kept."""
        hold = {"red": "alaska:9", "yellow": "alberta:9"}
        game = field(hold=hold, parts=(self.FORCE,), continental_power="on").play(Attack, "alaska", "alberta", 2)
        game.play(Defend, 2, dice=(6, 1, 5, 5, 4))
        assert game.told(DieImproved) == [DieImproved(RED, 1, 5)]
        assert game.told(BattleFought)[0].attack == (6, 5)
        assert (game.armies("alaska"), game.armies("alberta")) == (9, 7)

    def test_it_never_harms(self) -> None:
        """H-continental-power · Pouvoir continental: Europe: a worse throw is not kept."""
        hold = {"red": "alaska:9", "yellow": "alberta:9"}
        game = field(hold=hold, parts=(self.FORCE,), continental_power="on").play(Attack, "alaska", "alberta", 1)
        game.play(Defend, 1, dice=(4, 2, 3))
        assert game.told(BattleFought)[0].attack == (4,)

    def test_with_calculated_risks(self) -> None:
        """H-continental-power, H-calculated-risks · Together: Europe throws one of the two dice again."""
        hold = {"red": "alaska:9", "yellow": "alberta:9"}
        game = field(hold=hold, parts=(self.FORCE,), continental_power="on", calculated_risks="on")
        game.play(Attack, "alaska", "alberta", 4).play(Defend, 4, dice=(2, 1, 6, 3, 4))
        assert (game.told(RiskTaken)[0].attack, game.told(RiskTaken)[0].attack_score) == ((2, 6), 12)

    @pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (1, 2), (2, 1), (3, 2)])
    def test_the_odds_count_it(self, attackers: int, defenders: int) -> None:
        """H-continental-power · Pouvoir continental: Europe: odds and luck are those of every fall of all the dice."""
        falls = product(range(1, 7), repeat=attackers + 1 + defenders)
        pairs = min(attackers, defenders)
        won = [compare(*judged(fall[:attackers], fall[attackers], fall[attackers + 1 :]), 0, 0) for fall in falls]
        chances = losses(Dice(rethrown=True), attackers, defenders)
        assert chances == pytest.approx([won.count(pairs - lost) / len(won) for lost in range(pairs + 1)])

    def test_forecast_and_luck_of_whoever_has_it(self) -> None:
        """H-continental-power · Pouvoir continental: Europe: a forecast counts it for its holder, and luck too."""
        hold = {"red": "alaska:9", "yellow": "alberta:9"}
        game = field(hold=hold, parts=(self.FORCE,), continental_power="on")
        found = forecast(game.rules, game.state, RED, "alaska", "alberta")
        assert found == invasion_odds(8, 9, Dice(rethrown=True))
        assert found.win > invasion_odds(8, 9).win
        assert forecast(game.rules, game.state, YELLOW, "alberta", "alaska") == invasion_odds(8, 9)
        game.play(Attack, "alaska", "alberta", 2).play(Defend, 2, dice=(6, 1, 5, 5, 4))
        (clash,) = battles_of(game.events)
        assert clash.chances == losses(Dice(0, 0, 2, 2, rethrown=True), 2, 2)

    def test_staked_odds_count_it_too(self) -> None:
        """H-continental-power, H-calculated-risks · Together: the odds of one throw with the lower die again."""
        hold = {"red": "alaska:5", "yellow": "alberta:4"}
        game = field(hold=hold, parts=(self.FORCE,), continental_power="on", calculated_risks="on")
        falls = list(product(range(1, 7), repeat=5))
        wins = sum(max(a, b) + max(min(a, b), again) > c + d for a, b, again, c, d in falls)
        found = forecast(game.rules, game.state, RED, "alaska", "alberta")
        assert found.win == pytest.approx(wins / len(falls))

    def test_not_for_the_others(self) -> None:
        """H-continental-power · Pouvoir continental: Europe: a player without the power throws once."""
        hold = {"blue": "alaska:9", "yellow": "alberta:9"}
        game = field(turn="blue", hold=hold, parts=(self.FORCE,), continental_power="on")
        game.battle("alaska", "alberta", attack=(1,), defence=(6,))
        assert game.told(DieImproved) == []


def test_oceania() -> None:
    """H-continental-power · Pouvoir continental: Oceania: any number of marches at the end of the turn."""
    game = field(
        step=Fortification, hold={"red": MOST["oceania"].replace("indonesia", "indonesia:9")}, continental_power="on"
    )
    for target in ("new_guinea", "western_australia", "new_guinea"):
        game.play(Fortify, "indonesia", target, 1)
    assert isinstance(game.asked(), ToFortify)
    game.play(Finish)
    assert game.state.active != RED


@pytest.mark.parametrize(("target", "bonus"), [("minas_tirith", 1), ("belfalas", 1), ("lamedon", 0)])
def test_gondor(target: str, bonus: int) -> None:
    """H-continental-power · Pouvoir continental: on Middle-earth Gondor's: +1 for the defence of strongholds and
    sites."""
    near = next(iter(board("middle_earth").links_of[target]))
    game = field(
        board="middle-earth", hold={"red": f"{near}:9", "yellow": f"{target}:5"}, continental_power="on",
        parts=(InForce({YELLOW: (WALLS,)}),),
    )  # fmt: skip
    game.battle(near, target, attack=(5,), defence=(5,))
    assert game.told(BattleFought)[0].defence_bonus == bonus
