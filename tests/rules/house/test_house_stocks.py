"""House rules of a limited stock: Hecatomb, Prisoners of War."""

from __future__ import annotations

import pytest
from support.classic.position import BLUE, RED, YELLOW, Field, field, opening

from rules import Player
from rules.classic.sets import SetsTraded
from rules.house.captives import Prisoners, PrisonersExchanged, PrisonersTaken
from rules.house.prisoners_of_war import (
    AcceptRansom,
    CardsStayOut,
    DeclineRansom,
    NoPartner,
    NoPrisoners,
    NothingExchanged,
    Parley,
    ProposeRansom,
    RansomDeclined,
    RansomProposed,
    ToAnswerRansom,
    ToParley,
)
from rules.house.reserve import Exhausted, LastFight, Reserve
from rules.risk.armies import NEUTRAL, ArmiesGranted
from rules.risk.combat.battle import Defend
from rules.risk.combat.invasion import Attack, ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.cards import NamedTwice, NotInHand, Trade
from rules.risk.turn.concede import Concede
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Deploy, Finish, Reinforcement, TooMany, ToReinforce
from rules.risk.turn.rounds import Rounds
from rules.risk.turn.turns import Order

BOTH = ["hecatomb", "prisoners_of_war"]


def reserve(**left: int) -> Reserve:
    return Reserve({Player(player): count for player, count in left.items()})


@pytest.mark.parametrize("rule", BOTH)
class TestTheStock:
    """Nb d'unités pour toute la partie: bataillons x 2."""

    def test_twice_the_starting_army(self, rule: str) -> None:
        """H-hecatomb, H-prisoners-of-war · Hécatombe, Prisonniers: twice the starting army for the whole game."""
        game = opening(3, mode="conquest", **{rule: "on"}).until(ToReinforce)
        assert game.state.parts[Reserve].left == {RED: 35, BLUE: 35, YELLOW: 35, game.state.active: 31}

    def test_what_is_left_and_no_more(self, rule: str) -> None:
        """H-hecatomb, H-prisoners-of-war · Hécatombe, Prisonniers: who would receive more than is left receives
        that."""
        hold = {"red": "venezuela peru brazil argentina"}
        game = field(step=Reinforcement, hold=hold, parts=(reserve(red=4, blue=9, yellow=9),), **{rule: "on"})
        assert [(e.why, e.count) for e in game.told(ArmiesGranted)] == [("territories", 3), ("region", 1)]
        assert game.state.parts[Reserve].left[RED] == 0

    def test_sets_too(self, rule: str) -> None:
        """H-hecatomb, H-prisoners-of-war · Hécatombe, Prisonniers: sets, and the two armies for a land, come out of
        it."""
        game = field(
            step=Reinforcement, hold={"red": "alaska siam"}, hands={"red": "alaska alberta argentina"},
            parts=(reserve(red=8, blue=9, yellow=9), SetsTraded(6)), **{rule: "on"},
        )  # fmt: skip
        game.play(Trade, ("alaska", "alberta", "argentina"))
        assert [(e.why, e.count) for e in game.told(ArmiesGranted)] == [("set", 5)]
        game.play(Deploy, "siam", 8)
        assert isinstance(game.asked(), ToFight)

    def test_nothing_left(self, rule: str) -> None:
        """H-hecatomb, H-prisoners-of-war · Hécatombe, Prisonniers: with nothing left the turn goes straight to
        combat."""
        game = field(
            step=Reinforcement, hold={"red": "alaska:3"}, parts=(reserve(red=0, blue=9, yellow=9),), **{rule: "on"}
        )
        assert isinstance(game.asked(), ToFight)

    def test_the_set_that_must_be_traded(self, rule: str) -> None:
        """H-hecatomb, H-prisoners-of-war, M26 · Renforts: with five cards a set is turned in, though nothing is left to
        place."""
        setup = {"hold": {"red": "alaska:3 siam"}, "hands": {"red": "peru congo china ural japan"}, rule: "on"}
        for answered in (True, False):
            game = field(step=Reinforcement, parts=(reserve(red=0, blue=9, yellow=9),), **setup)  # type: ignore[arg-type]
            assert game.asked() == ToReinforce(RED, 0)
            assert game.offers(Deploy) == []
            assert game.refused(Deploy, "alaska", 1) == TooMany(1, 0)
            game.play(Trade, ("peru", "congo", "china")) if answered else game.until(ToFight)
            assert (len(game.hand(RED)), type(game.asked())) == (2, ToFight)

    @pytest.mark.parametrize(("fought", "left", "over"), [(4, 0, True), (5, 0, False), (4, 1, False)])
    def test_exhaustion(self, rule: str, fought: int, left: int, over: bool) -> None:
        """H-hecatomb, H-prisoners-of-war · Hécatombe, Prisonniers: when nobody has any left and a whole round goes by
        without an attack, the most territories win."""
        parts = (reserve(red=left, blue=0, yellow=0), LastFight(fought), Rounds(4), Order(RED, 9))
        hold = {"red": "alaska:3", "blue": "alberta:3"}
        game = field(turn="yellow", step=Fortification, hold=hold, parts=parts, **{rule: "on"}).play(Finish)
        assert (game.state.winners == (YELLOW,)) is over
        assert (game.told(Exhausted) != []) is over


def test_the_dead_stay_dead() -> None:
    """H-hecatomb · Hécatombe: every army killed is gone for good."""
    game = field(
        hold={"red": "alaska:9", "yellow": "alberta:9"}, parts=(reserve(red=5, blue=5, yellow=5),), hecatomb="on"
    )
    game.battle("alaska", "alberta", attack=(6, 1), defence=(5, 4))
    assert game.state.parts[Reserve].left == {RED: 5, BLUE: 5, YELLOW: 5}
    assert game.told(PrisonersTaken) == []


def held(**captors: dict[str, int]) -> Prisoners:
    """How many prisoners each player holds, by owner."""
    return Prisoners({Player(by): {Player(of): n for of, n in whose.items()} for by, whose in captors.items()})


class TestPrisoners:
    """Prisonniers de guerre."""

    def at_war(self, **setup: object) -> Field:
        hold = {"red": "alaska:9", "yellow": "alberta:9"}
        parts = (reserve(red=5, blue=5, yellow=5),)
        return field(**({"hold": hold, "parts": parts, "prisoners_of_war": "on"} | setup))  # type: ignore[arg-type]

    def test_the_dead_are_prisoners(self) -> None:
        """H-prisoners-of-war · Prisonniers: armies removed in battle are the other side's prisoners."""
        game = self.at_war().battle("alaska", "alberta", attack=(6, 1), defence=(5, 4))
        assert game.told(PrisonersTaken) == [PrisonersTaken(RED, YELLOW, 1), PrisonersTaken(YELLOW, RED, 1)]
        assert game.state.parts[Prisoners].of(RED, YELLOW) == 1

    def test_under_calculated_risks_too(self) -> None:
        """H-prisoners-of-war, H-calculated-risks · Together: a stake that is lost is taken prisoner."""
        game = self.at_war(calculated_risks="on").play(Attack, "alaska", "alberta", 5)
        game.play(Defend, 4, dice=(6, 6, 1, 1))
        assert game.told(PrisonersTaken) == [PrisonersTaken(RED, YELLOW, 4)]

    def test_the_neutral_army_takes_none(self) -> None:
        """H-prisoners-of-war · Prisonniers: armies that a neutral army beats go home."""
        game = field(
            players=2, mode="two-players", hold={"red": "alaska:9", NEUTRAL: "alberta:9"}, rest="blue",
            parts=(reserve(red=5, blue=5),), prisoners_of_war="on",
        )  # fmt: skip
        game.battle("alaska", "alberta", attack=(1,), defence=(6,))
        assert (game.told(PrisonersTaken), game.state.parts[Reserve].left[RED]) == ([], 6)

    def parley(self, prisoners: Prisoners, **setup: object) -> Field:
        setup.setdefault("hold", {"red": "alaska:9", "blue": "alberta:9"})
        parts = (reserve(red=0, blue=0, yellow=0), prisoners)
        return field(step=Parley, parts=parts, prisoners_of_war="on", **setup)  # type: ignore[arg-type]

    def test_at_the_start_of_a_turn(self) -> None:
        """H-prisoners-of-war, D6 · Prisonniers: before his turn its player exchanges freely, any number for any
        number."""
        game = self.parley(held(red={"blue": 3}, blue={"red": 2}))
        assert isinstance(game.asked(), ToParley)
        game.play(ProposeRansom, BLUE, 1, 2, ())
        assert game.told(RansomProposed) == [RansomProposed(RED, BLUE, 1, 2, ())]
        assert game.asked() == ToAnswerRansom(BLUE, RED, 1, 2, ())
        game.play(AcceptRansom)
        assert game.told(PrisonersExchanged) == [PrisonersExchanged(RED, BLUE, 1, 2)]
        assert (game.state.parts[Reserve].left[RED], game.state.parts[Reserve].left[BLUE]) == (2, 1)
        assert isinstance(game.asked(), ToParley)
        game.play(Finish)
        assert game.asked() == ToReinforce(RED, 2)

    def test_nothing_to_exchange(self) -> None:
        """H-prisoners-of-war · Prisonniers: if no player holds armies of his, and he holds none, no exchange is
        asked."""
        assert isinstance(self.parley(held(blue={"yellow": 3})).asked(), ToFight)

    def test_declined(self) -> None:
        """H-prisoners-of-war · Prisonniers: declined, nothing changes, and the player may propose something else."""
        game = self.parley(held(red={"blue": 3}, blue={"red": 2})).play(ProposeRansom, BLUE, 0, 2, ())
        game.play(DeclineRansom)
        assert game.told(RansomDeclined) == [RansomDeclined(RED, BLUE)]
        assert game.state.parts[Prisoners].of(BLUE, RED) == 2
        assert isinstance(game.asked(), ToParley)

    def test_what_cannot_be_proposed(self) -> None:
        """H-prisoners-of-war · Prisonniers: more than are held, nothing, to nobody, cards where prisoners alone
        count."""
        game = self.parley(held(red={"blue": 3}, blue={"red": 2}), hands={"red": "peru"})
        assert game.refused(ProposeRansom, BLUE, 4, 0, ()) == TooMany(4, 3, 0)
        assert game.refused(ProposeRansom, BLUE, 0, 3, ()) == TooMany(3, 2, 0)
        assert game.refused(ProposeRansom, BLUE, 0, 0, ()) == NothingExchanged()
        assert game.refused(ProposeRansom, BLUE, -1, 0, ()) == TooMany(-1, 3, 0)
        assert game.refused(ProposeRansom, YELLOW, 1, 0, ()) == NoPrisoners(RED, YELLOW)
        assert game.refused(ProposeRansom, YELLOW, 0, 1, ()) == NoPrisoners(YELLOW, RED)
        assert game.refused(ProposeRansom, RED, 1, 0, ()) == NoPartner(RED)
        assert game.refused(ProposeRansom, BLUE, 1, 0, ("peru",)) == CardsStayOut()

    def test_cards_too(self) -> None:
        """D6 · Prisonniers: as an option Territory cards may go with a proposal; only the two see which."""
        game = self.parley(held(blue={"red": 2}), hands={"red": "peru"}, ransom="cards-too")
        assert game.refused(ProposeRansom, BLUE, 0, 2, ("siam",)) == NotInHand("siam")
        assert game.refused(ProposeRansom, BLUE, 0, 2, ("peru", "peru")) == NamedTwice("peru")
        game.play(ProposeRansom, BLUE, 0, 2, ("peru",))
        (proposed,) = game.told(RansomProposed)
        assert (proposed.redact_for(BLUE).cards, proposed.redact_for(YELLOW).cards) == (("peru",), ("",))
        game.play(AcceptRansom)
        assert (game.hand(RED), game.hand(BLUE)) == ([], ["peru"])

    def test_a_victor_takes_them_over(self) -> None:
        """H-prisoners-of-war · Prisonniers: the victor takes a fallen player's prisoners; his own come home; the fallen
        player's own leave the game."""
        prisoners = held(blue={"yellow": 2, "red": 3}, red={"blue": 4}, yellow={"blue": 1})
        game = self.at_war(
            hold={"red": "alaska:9", "blue": "alberta"}, parts=(reserve(red=5, blue=5, yellow=5), prisoners)
        )
        game.battle("alaska", "alberta", attack=(6,), defence=(1,)).play(MoveIn, 0)
        now = game.state.parts[Prisoners]
        assert (now.of(RED, YELLOW), now.of(RED, BLUE), now.of(YELLOW, BLUE)) == (2, 0, 0)
        assert game.state.parts[Reserve].left[RED] == 5 + 3

    def test_who_gives_up_frees_them(self) -> None:
        """H-prisoners-of-war · Prisonniers: those whom a player holds who gave up go home."""
        prisoners = held(blue={"yellow": 2, "red": 3})
        hold = {"red": "alaska:9", "blue": "alberta"}
        game = self.at_war(hold=hold, parts=(reserve(red=5, blue=5, yellow=5), prisoners), concede="neutral")
        game.say(Concede, BLUE)
        left = game.state.parts[Reserve].left
        assert (left[RED], left[YELLOW]) == (8, 7)
        assert game.state.parts[Prisoners].of(BLUE, RED) == 0
