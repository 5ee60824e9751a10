"""Options and house rules of Godstorm: armies declared with an attack, and which house rules make sense here."""

from __future__ import annotations

import pytest
from support.godstorm.position import BLUE, BROWN, GREEN, OCHRE, Field, field
from support.godstorm.random_games import table

from rules import Refused, house_rules_of, plain
from rules.author import NoSuchOption
from rules.godstorm import GODSTORM
from rules.godstorm.godswar import GodswarFought, RiskGod, ToRiskGod
from rules.godstorm.underworld import Embarkation
from rules.house import HOUSE, OneFront
from rules.house.yalta import AcceptSwap, ProposeSwap, Ready
from rules.kernel.values import Player
from rules.records import Scripted, complete_wishes, draw_seats
from rules.risk import HouseRuleWants
from rules.risk.armies import NEUTRAL
from rules.risk.combat.calling_off import CallOff
from rules.risk.combat.invasion import AllFight, Attack
from rules.risk.turn.reinforce import TooMany

LOST = (2, 2, 2, 6, 6, 6)
"""Three dice a side: the attacker's god falls."""


class TestArmiesInGodswar:
    """Decision 49: the attacker declares how many armies take part; they count beside his gods."""

    def front(self, **options: str) -> Field:
        return field(
            hold={"blue": "gaul:6", "green": "liguria:3"},
            gods={"blue": "war@gaul magic@gaul", "green": "death@liguria"},
            options=options,
        )

    def added(self, game: Field) -> int:
        if isinstance(game.asked(), ToRiskGod):
            game.play(RiskGod, "war")
        game.play(RiskGod, "death", godswar=LOST)
        return game.told(GodswarFought)[-1].attack_armies

    def test_all_but_one_unless_he_says_less(self) -> None:
        """D49, A1, O-godswar-armies-declared · Conflit divin: all but one count, unless the attacker says less."""
        assert self.added(self.front().play(Attack, "gaul", "liguria", 3, ("war",))) == 5

    def test_as_many_as_he_says(self) -> None:
        """D49, A1, O-godswar-armies-declared · Conflit divin: as many as he declares."""
        assert self.added(self.front().play(Attack, "gaul", "liguria", 3, ("war",), 2)) == 2

    def test_they_stay_declared_for_every_round(self) -> None:
        """D49 · Conflit divin: they stay declared for every round."""
        game = self.front().play(Attack, "gaul", "liguria", 3, ("war", "magic"), 2)
        self.added(game)
        game.play(RiskGod, "magic").play(RiskGod, "death", godswar=LOST)
        assert game.told(GodswarFought)[-1].attack_armies == 2

    def test_never_more_than_can_fight(self) -> None:
        """A1 · Conflit divin: never more than stand there beside the one who stays behind."""
        assert self.front().refused(Attack, "gaul", "liguria", 3, ("war",), 6) == TooMany(6, 5, 1)

    def test_the_choice_is_offered_with_gods_alone(self) -> None:
        offered = {bool(offer.fields["leaders"][-1]): offer.fields["armies"] for offer in self.front().offers(Attack)}
        assert offered == {False: (0,), True: range(6)}

    def test_where_all_fight_no_number_is_asked(self) -> None:
        """O-godswar-armies-all, D49 · Conflit divin: as an option all count, and no number is asked."""
        game = self.front(godswar_armies="all")
        assert all("armies" not in offer.fields for offer in game.offers(Attack))
        assert game.refused(Attack, "gaul", "liguria", 3, ("war",), 2) == AllFight()
        assert self.added(game.play(Attack, "gaul", "liguria", 3, ("war",))) == 5


class TestPantheons:
    """Decision 44: a pantheon is a seat, taken on joining; as an option dice give it by everybody's wishes."""

    def test_they_are_taken_on_joining(self) -> None:
        """O-pantheons-lobby, D44 · Choisissez les Panthéons: a seat is a pantheon, and nothing is drawn for it."""
        assert not GODSTORM.draws_seats(GODSTORM.defaults)
        assert table(3).seats == (BLUE, GREEN, OCHRE)

    def test_dice_give_them_by_wishes(self) -> None:
        """O-pantheons-by-dice, D44 · Choisissez les Panthéons: the highest die gets the first of its wishes."""
        assert GODSTORM.draws_seats(GODSTORM.fill_options({"pantheons": "by-dice"}))
        wishes = tuple(complete_wishes(wish, GODSTORM.colours) for wish in ((BROWN, GREEN), (BROWN,), (BROWN, BLUE)))
        seats, _ = draw_seats(wishes, Scripted((1, 5, 0)))
        assert seats == (GREEN, BROWN, BLUE)
        assert table(3, pantheons="by-dice").seats == (BLUE, GREEN, OCHRE), "who has drawn them plays as always"


def test_an_attack_of_all_is_written_as_it_always_was() -> None:
    assert plain(Attack(1, Player("blue"), "gaul", "liguria", 3)) == {
        "kind": "attack", "decision": 1, "player": "blue", "source": "gaul", "target": "liguria", "dice": 3,
        "led": False,
    }  # fmt: skip


def opened(players: int, **options: str) -> Field:
    """A new game up to its first question."""
    return Field.opened(table(players, **options), b"odin")


class TestHouseRules:
    @pytest.mark.parametrize("rule", ["yalta", "blind-yalta"])
    @pytest.mark.parametrize("setup", ["claimed", "quick"])
    def test_only_dealt_cards_are_bargained_for(self, rule: str, setup: str) -> None:
        """A74 · Yalta: needs land that is dealt; with quick or claimed set-up it is refused."""
        with pytest.raises(Refused) as refused:
            table(3, **{rule: "on", "setup": setup})
        assert refused.value.why == HouseRuleWants(rule, "setup", "dealt")

    def test_dealt_cards_are_swapped_before_armies_stand_on_them(self) -> None:
        """H-yalta · Yalta: cards are swapped before armies stand on their territories."""
        game = opened(3, yalta="on")
        mine, theirs = game.zone("dealt:blue")[0], game.zone("dealt:green")[0]
        game.play(ProposeSwap, "green", (mine,), (theirs,), by="blue").play(AcceptSwap, 1, by="green")
        for seat in ("blue", "green", "ochre"):
            game.play(Ready, by=seat)
        assert (game.owner(mine), game.owner(theirs)) == ("green", "blue")

    @pytest.mark.parametrize("rule", ["yalta", "blind_yalta"])
    def test_the_neutral_pile_stays_out_of_the_market(self, rule: str) -> None:
        """H-yalta, H-blind-yalta · Yalta: with two, the neutral pile stays out of the market, and holds no joker."""
        game = opened(2, **{rule: "on"})
        neutral = game.state.land.of(NEUTRAL)
        assert [game.armies(where) for where in neutral] == [3] * 14
        dealt = [card for seat in ("blue", "green") for card in game.zone(f"dealt:{seat}")]
        assert len(dealt) == len(set(dealt)) == (30 if rule == "blind_yalta" else 28)
        assert not {*dealt} & {*neutral}

    def test_a_lot_of_jokers_gives_no_land(self) -> None:
        """Two players keep an equal share of the land whichever of them was dealt the jokers."""
        game = opened(2, blind_yalta="on")
        held = {seat: set(game.zone(f"dealt:{seat}")) - {"wild_1", "wild_2"} for seat in ("blue", "green")}
        for seat in held:
            game.play(Ready, by=seat)
        assert {seat: set(game.state.land.of(Player(seat))) for seat in held} == held

    def test_one_front_on_earth(self) -> None:
        """H-single-front · Single Front: one front a turn on Earth."""
        game = field(hold={"blue": "gaul:6 iberia:6", "green": "liguria:6"}, options={"single-front": "on"})
        game.fight("gaul", "liguria", attack=(4, 3), defence=(6, 6))
        assert game.refused(Attack, "iberia", "atlas", 3) == OneFront("gaul", "liguria")

    def test_as_many_as_one_likes_below(self) -> None:
        """H-single-front · Single Front: as many as one likes below."""
        game = field(
            hold={"blue": "gaul middle-waste:4 south-vale:3", "green": "roma east-waste:3 southwest-crypt:3"},
            step=Embarkation,
            options={"single-front": "on"},
        )
        game.fight("middle-waste", "east-waste", attack=(1, 1), defence=(6, 6)).play(CallOff)
        game.fight("south-vale", "southwest-crypt", attack=(6, 6), defence=(1, 1))
        assert game.armies("southwest-crypt") == 1

    @pytest.mark.parametrize("rule", sorted(set(HOUSE) - set(house_rules_of(GODSTORM.options))))
    def test_the_others_are_not_offered(self, rule: str) -> None:
        with pytest.raises(Refused) as refused:
            table(3, **{rule: "on"})
        assert refused.value.why == NoSuchOption(rule, "on")
