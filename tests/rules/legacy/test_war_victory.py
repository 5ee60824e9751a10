"""The end of a war: four stars, the last one, giving up, an agreed draw."""

from __future__ import annotations

import pytest
from support.legacy.position import position

from rules import Player, Refused
from rules.author import GameEnded, TurnBegan
from rules.legacy.campaign.campaign import OUT, WON, Campaign, Signed
from rules.legacy.campaign.chain import campaign_after
from rules.legacy.campaign.rewards import PutOff, ToTakeReward
from rules.legacy.combat.missiles import Missiles
from rules.legacy.turn.buying_stars import BuyStar, StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, TakeCard
from rules.legacy.turn.resources import COIN_CARDS, COINS
from rules.legacy.turn.victory import WarWon
from rules.risk.armies import NEUTRAL
from rules.risk.combat.battle import Conquests, Defend, ToDefend
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import PlayerKnockedOut
from rules.risk.turn.agreed_draw import AGREED, MakePeace
from rules.risk.turn.concede import ArmyTurnedNeutral, Concede, Conceded
from rules.risk.turn.reinforce import Finish
from rules.risk.turn.turns import is_out

RED, BLUE, YELLOW, GREEN = map(Player, ("red", "blue", "yellow", "green"))
HOLD = {"red": "peru:5", "blue": "brazil:1 japan:2", "yellow": "egypt:2"}
NEUTRAL_OPTION = {"concede": "neutral"}


class TestFourStars:
    def test_a_bought_star_wins_at_once(self) -> None:
        """R12, R14 · Victory: the fourth star wins at that very moment, a bought one before the turn goes on."""
        cards = "siam india china ural"
        war = position(HOLD, step=StartOfTurn, stars={"red": 2}, headquarters="red: peru", hands=f"red: {cards}")
        war.play(BuyStar, tuple(cards.split()))
        assert war.told(WarWon) == [WarWon(RED, "stars")]
        assert not war.told(GameEnded)
        assert war.asked() == ToTakeReward(RED, True)

    def test_three_are_not_enough(self) -> None:
        """R12 · Victory: headquarters count as long as one controls them, three stars do not win."""
        war = position(HOLD, headquarters="blue: brazil; red: peru", stars={"red": 1})
        war.battle("peru", "brazil", (6,), (1,))
        assert war.stars("red") == 3
        assert not war.told(WarWon)

    def test_who_falls_with_the_last_star_is_not_out(self) -> None:
        """R12 · Victory: headquarters that win the war by the loser's last territory leave him knocked out only."""
        hold = {"red": "peru:5", "blue": "brazil:1", "yellow": "egypt:2"}
        war = position(hold, headquarters="blue: brazil; red: peru", stars={"red": 2})
        war.battle("peru", "brazil", (6,), (1,))
        assert war.told(WarWon) == [WarWon(RED, "stars")]
        assert war.told(PlayerKnockedOut) == [PlayerKnockedOut(BLUE, RED)]
        assert not is_out(war.state, BLUE)

    @pytest.mark.parametrize(("turn", "winner"), [("red", "blue"), ("yellow", "yellow"), ("blue", "blue")])
    def test_the_active_player_wins_of_two(self, turn: str, winner: str) -> None:
        """A12 · Victory: where several have four stars at once the active player wins, else the next one clockwise."""
        hold = {"red": "peru:3", "blue": "brazil:3 japan:1", "yellow": "egypt:3"}
        hands = f"red: {' '.join(COIN_CARDS[1:])}" if turn != "red" else f"blue: {' '.join(COIN_CARDS[1:])}"
        war = position(
            hold, turn=turn, step=EndOfTurn, open="siam", hands=hands, parts=(Conquests(("egypt",)),),
            stars={"blue": 4, "yellow": 4},
        )  # fmt: skip
        war.play(TakeCard, "coin.1")
        assert [won.player for won in war.told(WarWon)] == [winner]


class TestGivingUp:
    def test_the_troops_stay_and_only_defend(self) -> None:
        """D20, O-concede-neutral · Giving up: with `neutral` the troops stay and only defend; headquarters count for
        nobody until they are taken; cards are discarded, stars and missiles leave the game."""
        war = position(
            HOLD, options=NEUTRAL_OPTION, headquarters="blue: brazil", stars={"blue": 1}, missiles={"blue": 2},
            hands="blue: siam coin.3",
        ).say(Concede, "blue")  # fmt: skip
        assert war.told(ArmyTurnedNeutral) == [ArmyTurnedNeutral(BLUE)]
        assert (war.owner("brazil"), war.armies("japan")) == (NEUTRAL, 2)
        assert (war.stars("blue"), war.hand("blue"), war.zone("discard")) == (0, [], ["siam"])
        assert "coin.3" in war.zone(COINS)
        assert not war.state.parts[Missiles].left.get(BLUE)
        war.play(Attack, "peru", "brazil", 1)
        assert war.asked() == ToDefend(YELLOW, "brazil", NEUTRAL)
        war.play(Defend, 1, attack=(6,), defence=(1,)).pass_all()
        assert war.stars("red") == 1

    def test_an_ai_plays_on_by_default(self) -> None:
        """D20, O-concede-ai · Giving up: by default another player or an AI plays on; nothing changes hands."""
        war = position(HOLD, stars={"blue": 1}).say(Concede, "blue")
        assert war.told(Conceded) == [Conceded(BLUE)]
        assert (war.owner("brazil"), war.stars("blue")) == ("blue", 1)

    def test_in_one_s_own_turn_it_ends(self) -> None:
        """D20 · Giving up: whoever gives up in the own turn ends it."""
        war = position(HOLD, options=NEUTRAL_OPTION).say(Concede, "red")
        assert war.told(TurnBegan) == [TurnBegan(BLUE)]

    def test_a_knocked_out_player_may_too(self) -> None:
        """D20 · Giving up: without a troop on the board as well; then one does not join the war any more."""
        hold = {"red": "peru:5", "yellow": "egypt:2"}
        war = position(hold, knocked_out="blue", options=NEUTRAL_OPTION, hands="blue: siam").say(Concede, "blue")
        assert war.zone("discard") == ["siam"]
        assert war.play(Finish).play(Finish).told(TurnBegan) == [TurnBegan(YELLOW)]

    def test_the_last_one_wins(self) -> None:
        """R13, D20 · Victory: when all others have given up the last one wins at once; they are noted as eliminated and
        get no reward."""
        war = position(HOLD, options=NEUTRAL_OPTION).say(Concede, "red").say(Concede, "yellow")
        assert war.told(WarWon) == [WarWon(BLUE, "conquest")]
        assert war.asked() == ToTakeReward(BLUE, True)
        war.play(PutOff)
        assert war.state.winners == (BLUE,)
        results = {entry.member: entry.result for entry in war.state.parts[Campaign].entries if entry.member}
        assert results == {"red": OUT, "blue": WON, "yellow": OUT}


class TestAgreedDraw:
    def test_nobody_signs(self) -> None:
        """A16 · A game called off: nobody signs and it is not counted; all who still play must agree, knocked out or
        not."""
        war = position({"red": "peru:5", "yellow": "egypt:2"}, knocked_out="blue")
        with pytest.raises(Refused):
            war.say(MakePeace, "red", (RED, YELLOW))
        war.say(MakePeace, "red", (RED, BLUE, YELLOW))
        assert war.told(GameEnded) == [GameEnded((RED, BLUE, YELLOW), AGREED)]
        assert not war.told(Signed)
        left = campaign_after(war.state)
        assert (left.game, left.signatures) == (1, ())
