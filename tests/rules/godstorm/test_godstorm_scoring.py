"""Elimination, giving up, the score and its ties."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, OCHRE, Field, attacked, field, turn_of_cards
from support.godstorm.random_games import table

from rules import Refused
from rules.author import GameEnded, TurnBegan
from rules.godstorm.epochs import ToBid
from rules.godstorm.gods import GodBanished
from rules.godstorm.land import Ascended
from rules.godstorm.miracles import SPENT
from rules.godstorm.scoring import PointsCounted, score
from rules.kernel.values import NOBODY, Player
from rules.risk.armies import NEUTRAL
from rules.risk.combat.battle import Defend, ToDefend
from rules.risk.combat.invasion import Attack
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import ArmyTurnedNeutral, Concede, Conceded, NotBegun
from rules.risk.turn.fortify import Fortification
from rules.risk.turn.reinforce import Finish
from rules.risk.turn.rounds import RoundEnded, Rounds, this_round
from rules.risk.turn.turns import Order

LAST = (Order(BLUE, 3),)


class TestElimination:
    def test_the_last_army_on_earth(self) -> None:
        """R90, A16, D48 · Éliminer un joueur: hand, relics and faith are gone, and armies below and above."""
        game = field(
            hold={"blue": "gaul:5", "green": "liguria avalon:3 east-altar:2"}, faith={"green": "5"}, temples="liguria",
            miracles={"green": "fog_lifts"}, relics={"green": "mjolnir"}, gods={"green": "war@liguria"},
        ).fight("gaul", "liguria", attack=(6,), defence=(2,))  # fmt: skip
        assert game.told(Eliminated)[0].player == GREEN
        assert (game.faith("green"), game.below("green"), game.armies("avalon"), game.gods("green")) == (0, (), 0, {})
        assert {"fog_lifts", "mjolnir"} <= set(game.zone(SPENT))

    def test_by_a_card_of_ones_own(self) -> None:
        """A16, D48 · Éliminer un joueur: one's own card can do it; the turn that loses its player ends."""
        hold = {"blue": "gaul:2", "green": "roma:4"}
        game = turn_of_cards("storms_rage heroes_are_born", hold=hold).invoke("storms_rage", where="gaul", dice=(5,))
        assert game.told(Eliminated)[0].player == BLUE
        assert (game.state.active, len(game.told(TurnBegan))) == (GREEN, 1)

    def test_temples_stay_neutral(self) -> None:
        """R90, A16, A41 · Éliminer un joueur: temples on land without armies are nobody's, and wait."""
        hold = {"blue": "gaul:5", "green": "roma:2"}
        game = turn_of_cards("storms_rage", hold=hold, temples="roma").invoke("storms_rage", where="roma", dice=(2,))
        assert (game.temples(), game.owner("roma")) == (("roma",), NOBODY)
        assert game.told(Eliminated)[0].player == GREEN

    def test_the_last_one_on_earth_wins_at_once(self) -> None:
        """A33 · Éliminer un joueur: whoever is left alone has won, in the middle of a turn."""
        game = field(players=2, hold={"blue": "gaul:5", "green": "liguria avalon:4"}, rest="blue")
        game.fight("gaul", "liguria", attack=(6,), defence=(1,))
        assert (game.state.winners, game.told(GameEnded)[0].how) == ((BLUE,), "conquest")

    def test_beside_a_neutral_army(self) -> None:
        """A33, A27 · Éliminer un joueur: the neutral army is nobody: the last player wins beside it."""
        game = field(players=2, hold={"blue": "gaul:5", "green": "liguria"}, rest="neutral")
        assert game.fight("gaul", "liguria", attack=(6,), defence=(1,)).state.winners == (BLUE,)

    def test_all_at_once(self) -> None:
        """A33 · Éliminer un joueur: if one blow takes the last armies of all who were left, they share."""
        hold = {"blue": "gaul:1", "green": "iberia:1"}
        game = turn_of_cards("fire_rains", players=2, hold=hold, rest="neutral", temples="gaul")
        game.invoke("fire_rains", where="gaul")
        assert game.state.winners == (BLUE, GREEN)
        assert [event.player for event in game.told(Eliminated)] == [BLUE, GREEN]

    def test_who_falls_together_is_told_before_the_end(self) -> None:
        """A16, A33 · Éliminer un joueur: all who fall by a blow are out before the last one has won."""
        hold = {"blue": "gaul:5", "green": "iberia", "ochre": "anglia"}
        game = turn_of_cards("fire_rains", hold=hold, rest="neutral", temples="gaul")
        game.invoke("fire_rains", where="gaul")
        kinds = [type(event) for event in game.events if isinstance(event, Eliminated | GameEnded)]
        assert (kinds, game.state.winners) == ([Eliminated, Eliminated, GameEnded], (BLUE,))

    def test_the_next_bid_has_fewer_markers(self) -> None:
        """A32 · Éliminer un joueur: after an elimination as many markers are laid as players are in."""
        hold = {"blue": "gaul:5", "green": "roma:2"}
        game = turn_of_cards("storms_rage", hold=hold).invoke("storms_rage", where="roma", dice=(2,)).until(ToBid)
        assert [decision.player for decision in game.state.pending.values()] == [BLUE, OCHRE]


class TestGivingUp:
    def table(self, **setup: Any) -> Field:
        return field(
            **{
                "hold": {"blue": "gaul:5", "green": "liguria:3 east-altar:2 avalon:4"}, "faith": {"green": "5"},
                "gods": {"green": "war@liguria"}, "miracles": {"green": "fog_lifts"}, "relics": {"green": "mjolnir"},
                "temples": "liguria", "options": {"concede": "neutral"}, **setup,
            }
        )  # fmt: skip

    def test_the_ai_plays_on(self) -> None:
        """D58, O-concede-ai · Concéder: by default everything stays, for an AI to play on."""
        game = self.table(options={"concede": "ai"})
        game.say(Concede, "green")
        assert game.told(Conceded) == [Conceded(GREEN)]
        assert (game.owner("liguria"), game.gods("green"), game.faith("green")) == ("green", {"war": "liguria"}, 5)

    def test_the_army_turns_neutral(self) -> None:
        """D58, O-concede-neutral, A71 · Concéder: gods, hand, relics, faith and the dead go; army and temple stay."""
        game = self.table()
        game.say(Concede, "green")
        assert game.told(ArmyTurnedNeutral) == [ArmyTurnedNeutral(GREEN)]
        assert (game.owner("liguria"), game.armies("liguria"), game.temples()) == (NEUTRAL, 3, ("liguria",))
        assert (game.gods("green"), game.faith("green"), game.below("green"), game.armies("avalon")) == ({}, 0, (), 0)
        assert {"fog_lifts", "mjolnir"} <= set(game.zone(SPENT))

    def test_its_defence(self) -> None:
        """A71, D58 · Concéder: the next in order of play throws for it; its temple still rerolls; its dead are gone."""
        game = self.table()
        game.say(Concede, "green")
        game.play(Attack, "gaul", "liguria", 1)
        assert game.asked() == ToDefend(OCHRE, "liguria", NEUTRAL)
        game.play(Defend, 1, attack=(6,), defence=(1, 5))
        assert (game.armies("liguria"), game.told(Ascended)) == (2, [])

    def test_in_ones_own_turn(self) -> None:
        """D58 · Concéder: giving up in one's own turn ends it."""
        game = self.table()
        game.say(Concede, "blue")
        assert game.state.active == GREEN

    def test_while_asked_to_defend(self) -> None:
        """D58 · Concéder: a battle goes on with the most dice, against what is a neutral army now."""
        game = self.table().play(Attack, "gaul", "liguria", 2)
        game.say(Concede, "green", dice=(6, 5, 1, 2, 3))
        assert (game.owner("liguria"), game.armies("liguria")) == (NEUTRAL, 1)

    def test_of_two(self) -> None:
        """D58, A33 · Concéder: when all others have turned neutral the last player has won."""
        game = field(players=2, hold={"blue": "gaul:5"}, rest="green", options={"concede": "neutral"})
        game.say(Concede, "green")
        assert game.state.winners == (BLUE,)

    def test_not_before_the_first_turn(self) -> None:
        """D58 · Concéder: not before the first turn has begun."""
        game = Field.opened(table(3, setup="quick", concede="neutral"), b"early")
        with pytest.raises(Refused) as refused:
            game.say(Concede, "green")
        assert refused.value.why == NotBegun()

    def test_no_labor_for_it(self) -> None:
        """D47, D58 · Concéder: a god who leaves with a player that gives up is nobody's Labor."""
        gods = {"blue": "sky@gaul", "green": "war@liguria"}
        game = self.table(gods=gods, options={"concede": "neutral", "sky-labor": "any"})
        game.say(Concede, "green")
        assert [event.by for event in game.told(GodBanished)] == [NOBODY]
        assert game.zone("sky:blue") == []


def ended(hold: dict[str, str], **setup: Any) -> Field:
    """The last turn of the fifth epoch is over."""
    game = field(hold=hold, turn="ochre", epoch=5, parts=LAST, step=Fortification, **setup)
    return game.play(Finish) if game.state.winners is None else game


class TestTheScore:
    def test_points(self) -> None:
        """R102, R59, A42 · Gagner: territories, continents, crypts and altars, relics with their territory."""
        blue = "anglia rus scythia cimmeria sarmatia east-altar:2 southwest-crypt south-vale"
        game = field(hold={"blue": blue, "green": "roma"}, relics={"blue": "stonehenge mjolnir"})
        found = score(game.rules, game.seen(None), BLUE)
        assert (found.territories, found.continents, found.spaces, found.relics) == (5, 2, 2, 1)
        assert found.total == 10

    def test_emptied_land_is_worth_nothing(self) -> None:
        """A41, R102 · Gagner: land without an army counts for nobody."""
        hold = {"blue": "gaul:5", "green": "rus scythia cimmeria sarmatia:2"}
        game = turn_of_cards("storms_rage", hold=hold).invoke("storms_rage", where="rus", dice=(1,))
        found = score(game.rules, game.seen(None), GREEN)
        assert (found.territories, found.continents) == (3, 0)

    def test_the_highest_wins(self) -> None:
        """R22, R102 · Gagner: whoever has most points rules."""
        game = ended({"blue": "gaul iberia", "green": "roma"})
        assert (game.state.winners, game.told(GameEnded)[0].how) == ((OCHRE,), "points")
        assert {event.player: event.territories for event in game.told(PointsCounted)} == {BLUE: 2, GREEN: 1, OCHRE: 39}

    def test_the_game_ends_in_its_fifth_epoch(self) -> None:
        """R22, R102 · Gagner: the points are read before a sixth epoch is counted, in the standings too."""
        hold, parts = {"blue": "gaul", "ochre": "carthage:2"}, (*LAST, Rounds(4))
        game = field(hold=hold, turn="ochre", epoch=5, parts=parts, step=Fortification).play(Finish)
        assert (this_round(game.seen(None)), game.told(RoundEnded)) == (5, [])


HALF = ("gaul iberia thule anglia galicia", "roma liguria dacia apulia sicilia")
"""Five territories each, no continent."""


class TestTies:
    def level(self, more: dict[str, Any], blue: str = HALF[0], green: str = HALF[1]) -> tuple[Player, ...] | None:
        """Blue and Green have as many points; Ochre holds nothing but one land, the rest is neutral."""
        hold = {"blue": blue, "green": green, "ochre": "sheba"}
        return ended(hold, rest="neutral", **more).state.winners

    @pytest.mark.parametrize(
        "more",
        [
            {"faith": {"blue": "3", "green": "4"}, "temples": "gaul iberia"},
            {"faith": {"blue": "4", "green": "4"}, "temples": "gaul roma dacia", "gods": {"blue": "war@gaul"}},
            {"temples": "gaul roma", "gods": {"blue": "war@gaul", "green": "war@roma sky@roma"}},
        ],
        ids=["faith", "temples", "gods"],
    )
    def test_what_decides(self, more: dict[str, Any]) -> None:
        """R103 · En cas d'égalité: most faith, then most temples, then most gods in play."""
        assert self.level(more) == (GREEN,)

    def test_armies_on_earth(self) -> None:
        """R103 · En cas d'égalité: then most armies on Earth; those below do not count."""
        assert self.level({}, blue=HALF[0] + " south-vale:9", green=HALF[1].replace("roma", "roma:2")) == (GREEN,)

    def test_shared(self) -> None:
        """R103 · En cas d'égalité: with all that equal they share."""
        assert self.level({}) == (BLUE, GREEN)

    def test_shared_by_all(self) -> None:
        """R103 · En cas d'égalité: by as many as are level."""
        hold = {"blue": "gaul", "green": "roma", "ochre": "sheba"}
        assert ended(hold, rest="neutral").state.winners == (BLUE, GREEN, OCHRE)


def test_a_score_is_public() -> None:
    """R102, R2 · Gagner: the points of the moment follow from what everybody sees."""
    game = attacked("fog_lifts")
    found = score(game.rules, game.seen(None), GREEN)
    assert found == score(game.rules, game.seen("blue"), GREEN)
    assert found.territories == 2
