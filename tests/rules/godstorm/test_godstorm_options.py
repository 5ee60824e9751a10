"""Options of Godstorm: the armies that are declared with an attack."""

from __future__ import annotations

from godstorm_position import Field, field

from rules import plain
from rules.godstorm.godswar import GodswarFought, RiskGod
from rules.kernel.values import Player
from rules.risk.invasion import AllFight, Attack
from rules.risk.reinforce import TooMany

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
        game.play(RiskGod, "war").play(RiskGod, "death", godswar=LOST)
        return game.told(GodswarFought)[-1].attack_armies

    def test_all_but_one_unless_he_says_less(self) -> None:
        assert self.added(self.front().play(Attack, "gaul", "liguria", 3, ("war",))) == 5

    def test_as_many_as_he_says(self) -> None:
        assert self.added(self.front().play(Attack, "gaul", "liguria", 3, ("war",), 2)) == 2

    def test_they_stay_declared_for_every_round(self) -> None:
        game = self.front().play(Attack, "gaul", "liguria", 3, ("war", "magic"), 2)
        self.added(game)
        game.play(RiskGod, "magic").play(RiskGod, "death", godswar=LOST)
        assert game.told(GodswarFought)[-1].attack_armies == 2

    def test_never_more_than_can_fight(self) -> None:
        assert self.front().refused(Attack, "gaul", "liguria", 3, ("war",), 6) == TooMany(6, 5, 1)

    def test_the_choice_is_offered_with_gods_alone(self) -> None:
        offered = {bool(offer.fields["leaders"][-1]): offer.fields["armies"] for offer in self.front().offers(Attack)}
        assert offered == {False: (0,), True: range(6)}

    def test_where_all_fight_no_number_is_asked(self) -> None:
        game = self.front(godswar_armies="all")
        assert all("armies" not in offer.fields for offer in game.offers(Attack))
        assert game.refused(Attack, "gaul", "liguria", 3, ("war",), 2) == AllFight()
        assert self.added(game.play(Attack, "gaul", "liguria", 3, ("war",))) == 5


def test_an_attack_of_all_is_written_as_it_always_was() -> None:
    assert plain(Attack(1, Player("blue"), "gaul", "liguria", 3)) == {
        "kind": "attack", "decision": 1, "player": "blue", "source": "gaul", "target": "liguria", "dice": 3,
        "led": False,
    }  # fmt: skip
