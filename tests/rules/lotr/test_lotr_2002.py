"""The turn in the edition of 2002 and with its expansion, where it differs from the Trilogy's; the Fellowship's end."""

from __future__ import annotations

import pytest
from support.lotr.position import THREE, Position, position

from rules import Player
from rules.author import GameEnded
from rules.lotr.adventures import SiteTaken
from rules.lotr.captain_marches import SitePassed
from rules.lotr.captains import A_CAPTAIN, CaptainThere, PlaceCaptain, ToPlaceCaptain
from rules.lotr.cards_attack import Prepare
from rules.lotr.cards_own_turn import PlayCard
from rules.lotr.fellowship import FellowshipGone, FellowshipMoved, FellowshipRolled, FellowshipStep
from rules.lotr.missions import CompleteMission
from rules.lotr.score import Tallied
from rules.lotr.strongholds import GarrisonRaised
from rules.risk.armies import ArmiesGranted, ArmiesPlaced
from rules.risk.combat.battle import Defend
from rules.risk.combat.invasion import Attack, NoLeader
from rules.risk.combat.occupy import Eliminated, MoveIn
from rules.risk.turn.cards import ToTrade, Trade
from rules.risk.turn.fortify import Fortification, Fortify
from rules.risk.turn.reinforce import Finish, Reinforcement, TooMany
from rules.risk.turn.rounds import Rounds
from rules.risk.turn.truce import TooEarly

BASE, EXPANDED = {"edition": "base"}, {"edition": "base-and-expansion"}
GREEN, RED = Player("green"), Player("red")


def old(hold: str, captains: str = "", **setup: object) -> Position:
    """A position of 2002: green's lands and captains."""
    more = {"options": BASE, **setup}
    return position(hold={"green": hold}, captains={"green": captains}, **more)  # type: ignore[arg-type]


class TestReinforcing:
    @pytest.mark.parametrize("options", [BASE, EXPANDED], ids=["base", "expanded"])
    def test_what_one_receives(self, options: dict[str, str]) -> None:
        """E18 · Renforts: a third of the territories, at least three, and whole regions; strongholds raise nobody."""
        lands = "north_rhun withered_heath esgaroth south_rhun moria rhudaur fangorn"
        game = position(hold={"green": lands}, step=Reinforcement, options=options)
        assert [(e.count, e.why) for e in game.told(ArmiesGranted)] == [(3, "territories"), (2, "region")]
        assert game.told(GarrisonRaised) == []
        assert game.rules.turn[0] == Reinforcement()

    def test_two_for_a_land_on_a_traded_card(self) -> None:
        """E19 · Renforts: two regiments for a traded card whose territory is one's own; a set counts 4, 6, 8 or 10."""
        hand = "moria esgaroth gladden_fields"
        game = old("esgaroth north_rhun", step=Reinforcement, hands={"green": hand}).play(Trade, tuple(hand.split()))
        assert [(e.count, e.why) for e in game.told(ArmiesGranted)] == [(8, "set"), (2, "card-land")]
        assert [(e.where, e.count) for e in game.told(ArmiesPlaced)] == [("esgaroth", 2)]


class TestCombat:
    def test_a_lone_die(self) -> None:
        """E20 · Combats: one attacking regiment is met by one defending regiment."""
        game = old("esgaroth:9", rest="red", hands={}).play(Attack, "esgaroth", "withered_heath", 1)
        game.state.land.add("withered_heath", 5)
        assert game.choices(Defend, "dice") == [1]
        assert game.refused(Defend, 2) == TooMany(2, 1)

    def test_nobody_is_out_before_the_fourth_round(self) -> None:
        """E21 · Combats: nobody is eliminated before the fourth round of the table."""
        hold = {"green": "esgaroth:9", "red": "withered_heath"}
        for options in (BASE, EXPANDED):
            game = position(hold=hold, rest="neutral", options=options)
            assert game.refused(Attack, "esgaroth", "withered_heath", 3) == TooEarly("withered_heath", RED, 4)
            card = "way_under_mountains"
            game = position(hold=hold, rest="neutral", options=options, adventures={"green": card})
            assert game.refused(Prepare, card, "esgaroth", "withered_heath") == TooEarly("withered_heath", RED, 4)
            game = position(hold=hold, rest="neutral", options=options, parts=(Rounds(3),))
            game.battle("esgaroth", "withered_heath", attack=(6,), defence=(1,))
            assert game.told(Eliminated) == [Eliminated(RED, GREEN, "esgaroth", "withered_heath")]

    def test_a_hand_taken_over_is_traded_at_once(self) -> None:
        """E22 · Combats: an eliminated player's Territory cards are turned in at once, every set of them."""
        hold = {"green": "esgaroth:9", "red": "withered_heath", "black": "moria:5"}
        game = position(
            seats=THREE, hold=hold, rest="black", hands={"red": "moria carrock gladden_fields"}, parts=(Rounds(3),),
            captains={"green": "esgaroth"}, options=BASE,
        )  # fmt: skip
        game.battle("esgaroth", "withered_heath", attack=(6,), defence=(1,)).play(MoveIn, 0)
        assert isinstance(game.asked(), ToTrade)


class TestMarching:
    def test_a_captain_alone(self) -> None:
        """E23 · Manœuvres: along a chain of one's own lands a captain may go alone, or along with regiments."""
        game = old("esgaroth withered_heath north_rhun:4", "esgaroth", step=Fortification)
        assert game.choices(Fortify, "source") == ["esgaroth", "north_rhun"]
        assert game.refused(Fortify, "esgaroth", "north_rhun", 0).kind == "too-few-armies"
        assert game.refused(Fortify, "north_rhun", "esgaroth", 0) == TooMany(0, 3)
        game.play(Fortify, "esgaroth", "north_rhun", 0, A_CAPTAIN)
        assert (game.captains("green"), game.armies("esgaroth"), game.armies("north_rhun")) == (["north_rhun"], 1, 4)

    def test_never_alone_in_the_trilogy(self) -> None:
        """E23, D50 · Manœuvres: the Trilogy's captain takes a regiment along; as an option he need not."""
        lands, setup = "esgaroth:3 withered_heath", {"step": Fortification, "captains": {"green": "esgaroth"}}
        game = position(hold={"green": lands}, **setup)  # type: ignore[arg-type]
        assert game.refused(Fortify, "esgaroth", "withered_heath", 0, A_CAPTAIN) == TooMany(0, 2)
        game = position(hold={"green": lands}, options={"captains-march": "alone"}, **setup)  # type: ignore[arg-type]
        assert game.choices(Fortify, "count") == [0, 1, 2]

    def test_a_captain_with_a_mission_done_stays(self) -> None:
        """E24 · Manœuvres: a captain who has accomplished a mission this turn neither fights nor marches any more."""
        game = old("esgaroth:4 north_rhun", "esgaroth", adventures={"green": "erebor"})
        game.play(CompleteMission, "erebor")
        assert game.refused(Attack, "esgaroth", "withered_heath", 3, A_CAPTAIN) == NoLeader("esgaroth")
        game.battle("esgaroth", "withered_heath", attack=(6,), defence=(1,)).play(MoveIn, 0).play(Finish)
        assert game.refused(Fortify, "esgaroth", "north_rhun", 1, A_CAPTAIN) == NoLeader("esgaroth")
        assert game.captains("green") == ["esgaroth"]

    def test_not_even_with_the_conquest_he_fought_for(self) -> None:
        """E24 · Manœuvres: nor does he move in, though he fought in that invasion before."""
        game = old("esgaroth:9", "esgaroth", adventures={"green": "erebor"}, rest="red")
        game.state.land.add("withered_heath", 1)
        game.battle("esgaroth", "withered_heath", attack=(6,), defence=(1,), led=True).play(CompleteMission, "erebor")
        game.battle("esgaroth", "withered_heath", attack=(6,), defence=(1,)).play(MoveIn, 0)
        assert (game.owner("withered_heath"), game.captains("green")) == ("green", ["esgaroth"])

    def test_in_the_trilogy_he_goes_on(self) -> None:
        """E24 · Manœuvres: in the Trilogy, or as an option, he goes on."""
        for options in ({}, BASE | {"captain-after-mission": "goes-on"}):
            game = old("esgaroth:9", "esgaroth", adventures={"green": "erebor"}, options=options)
            game.play(CompleteMission, "erebor")
            game.battle("esgaroth", "withered_heath", attack=(6,), defence=(1,), led=True).play(MoveIn, 0)
            assert game.captains("green") == ["withered_heath"]


class TestAdventureCards:
    @pytest.mark.parametrize(
        ("source", "target", "passed"),
        [
            ("withered_heath", "esgaroth", ["esgaroth"]),
            ("esgaroth", "withered_heath", []),
            ("withered_heath", "north_mirkwood", ["north_mirkwood", "esgaroth"]),
            ("carrock", "esgaroth", ["north_mirkwood", "esgaroth"]),
            ("north_rhun", "withered_heath", []),
        ],
    )
    def test_a_site_on_the_march(self, source: str, target: str, passed: list[str]) -> None:
        """E25 · Carte Aventure: coming to a Site of Power on the march, or past one, earns a card too; leaving one does
        not. He takes the shortest way.
        """
        lands = "north_rhun withered_heath esgaroth north_mirkwood carrock"
        game = old(lands, source, step=Fortification).play(Fortify, source, target, 0, A_CAPTAIN)
        assert sorted(event.where for event in game.told(SitePassed)) == sorted(passed)
        assert sorted(game.state.parts[SiteTaken].where) == sorted(passed)

    def test_the_card_is_drawn(self) -> None:
        """E25 · Carte Aventure: one card, at the end of the turn."""
        game = old("withered_heath esgaroth", "withered_heath", step=Fortification, adventure_deck="gollum ambush")
        game.play(Fortify, "withered_heath", "esgaroth", 0, A_CAPTAIN).play(Finish)
        assert game.tales("green") == ["gollum"]

    def test_by_conquest_only_in_the_trilogy(self) -> None:
        """E25, A15 · Carte Aventure: in the Trilogy, or as an option, only a conquest earns one."""
        for options in ({}, BASE | {"site-cards": "conquest"}):
            game = old("withered_heath:3 esgaroth", "withered_heath", step=Fortification, options=options)
            assert game.play(Fortify, "withered_heath", "esgaroth", 1, A_CAPTAIN).told(SitePassed) == []

    def test_a_stronghold_as_an_option(self) -> None:
        """E25 · Carte Aventure: as the play aid reads it, a card is earned at a stronghold instead, conquered or
        passed."""
        options = BASE | {"site-cards": "stronghold"}
        game = old("angmar rhudaur weather_hills", "weather_hills", step=Fortification, options=options)
        assert game.play(Fortify, "weather_hills", "rhudaur", 0, A_CAPTAIN).told(SitePassed) == [
            SitePassed(GREEN, "rhudaur")
        ]
        game = old("withered_heath esgaroth", "withered_heath", step=Fortification, options=options)
        assert game.play(Fortify, "withered_heath", "esgaroth", 0, A_CAPTAIN).told(SitePassed) == []
        for target, stronghold in (("moria", True), ("eregion", False)):
            source = "gladden_fields" if stronghold else "moria"
            game = old(f"{source}:9", source, options=options)
            game.battle(source, target, attack=(6,), defence=(1,), led=True)
            assert game.state.parts[SiteTaken].where == (("moria",) if stronghold else ())

    @pytest.mark.parametrize(("options", "limit"), [(BASE, 3), (EXPANDED, 4)], ids=["base", "expanded"])
    def test_the_hands_limit(self, options: dict[str, str], limit: int) -> None:
        """E26 · Carte Aventure: three in hand, four with the expansion; one over, one is discarded."""
        held = " ".join(["gollum", "ambush", "boromir", "smeagol"][:limit])
        game = old(
            "withered_heath esgaroth", "withered_heath", step=Fortification,
            adventures={"green": held}, adventure_deck="balrog", options=options,
        )  # fmt: skip
        game.play(Fortify, "withered_heath", "esgaroth", 0, A_CAPTAIN).play(Finish)
        assert game.asked().kind == "to-discard"  # type: ignore[union-attr]
        assert len(game.tales("green")) == limit + 1

    def test_a_lost_captain_comes_back_before_the_cards(self) -> None:
        """E27 · Remplacer un Héros: who has none places one before the cards are drawn."""
        names = [type(task).__name__ for task in old("moria").rules.turn]
        assert names[names.index("Fortification") :] == [
            "Fortification", "NewCaptain", "TerritoryCard", "MissionCards", "AdventureCard", "FellowshipStep",
        ]  # fmt: skip
        game = old("esgaroth:9", deck="moria")
        game.battle("esgaroth", "withered_heath", attack=(6,), defence=(1,)).play(MoveIn, 0).play(Finish).play(Finish)
        assert isinstance(game.asked(), ToPlaceCaptain)
        assert game.hand("green") == []
        assert game.play(PlaceCaptain, "esgaroth").hand("green") == ["moria"]

    def test_a_second_captain_by_a_card(self) -> None:
        """E28 · Cartes (2002): one card of the box brings a second captain, never to where the first stands."""
        game = old(
            "withered_heath esgaroth",
            "withered_heath",
            step=Fortification,
            adventure_deck="appoint_second_leader gollum",
        )
        game.play(Fortify, "withered_heath", "esgaroth", 0, A_CAPTAIN).play(Finish)
        assert game.refused(PlaceCaptain, "esgaroth") == CaptainThere("esgaroth")
        assert game.play(PlaceCaptain, "withered_heath").captains("green") == ["esgaroth", "withered_heath"]


class TestTheFellowship:
    def test_it_leaves_the_board_behind_dead_marshes(self) -> None:
        """E29, A34 · Fin de tour: the path ends at Dead Marshes; with 4, 5 or 6 the Fellowship leaves the board, and
        the best score wins.
        """
        game = old("moria rhudaur", fellowship="dead_marshes", step=FellowshipStep, dice=(4,))
        assert game.told(FellowshipRolled) == [FellowshipRolled(GREEN, "dead_marshes", 4)]
        assert game.told(FellowshipGone) == [FellowshipGone("dead_marshes")]
        assert game.told(GameEnded) == [GameEnded((RED,), "points")]

    def test_it_stays_on_three(self) -> None:
        """E29 · Fin de tour: on 1, 2 or 3 it stays in Dead Marshes, and the next player's turn tries again."""
        game = old("moria", fellowship="dead_marshes", step=FellowshipStep, dice=(3,))
        assert (game.ring, game.state.winners) == ("dead_marshes", None)

    def test_no_roll_on_arrival(self) -> None:
        """E29 · Fin de tour: Dead Marshes is no Mount Doom: the first roll comes at the end of the next turn."""
        game = old("moria", fellowship="emyn_muil", step=FellowshipStep)
        assert game.told(FellowshipMoved) == [FellowshipMoved("emyn_muil", "dead_marshes")]
        assert game.told(FellowshipRolled) == []

    def test_driven_off_the_board(self) -> None:
        """E30 · Fin de tour: Hunt for the Ringbearer drives it off the board from Dead Marshes."""
        game = old("moria", fellowship="dead_marshes", step=Reinforcement, adventures={"green": "hunt_ringbearer"})
        assert game.play(PlayCard, "hunt_ringbearer").told(FellowshipGone) == [FellowshipGone("dead_marshes")]
        assert game.state.winners

    def test_with_the_expansion_it_walks_on(self) -> None:
        """E31 · Fin de partie: with the expansion the path is the Trilogy's, to the fire of Mount Doom."""
        game = old("moria", fellowship="dead_marshes", step=FellowshipStep, dice=(4,), options=EXPANDED)
        assert game.told(FellowshipMoved) == [FellowshipMoved("dead_marshes", "ithilien")]
        game = old("moria", fellowship="mount_doom", step=FellowshipStep, dice=(4,), options=EXPANDED)
        assert game.told(GameEnded) == [GameEnded((RED,), "points")]


class TestFamousPlaces:
    @pytest.mark.parametrize(
        ("holder", "where", "points"),
        [
            ("green", "mount_doom", 4),
            ("green", "minas_tirith", 4),
            ("green", "barad_dur", 0),
            ("red", "barad_dur", 4),
            ("red", "mount_doom", 0),
            ("red", "minas_tirith", 0),
        ],
    )
    def test_four_points(self, holder: str, where: str, points: int) -> None:
        """E32, A32 · Fin de partie: four points for Barad-dûr to Evil, for Minas Tirith and for Mount Doom to Good."""
        game = position(
            step=FellowshipStep,
            fellowship="mount_doom",
            dice=(6,),
            hold={holder: where},
            rest="neutral",
            options=EXPANDED,
        )
        (tallied,) = (event for event in game.told(Tallied) if event.player == holder)
        stronghold = 2 * (where != "mount_doom")
        assert (tallied.places, tallied.total) == (points, 1 + stronghold + points)

    def test_none_in_the_other_editions(self) -> None:
        """E32, A32 · Fin de partie: only with the expansion."""
        game = position(
            step=FellowshipStep, fellowship="mount_doom", dice=(6,), hold={"green": "mount_doom"}, rest="neutral"
        )
        assert game.told(Tallied)[0].places == 0


class TestAlliance:
    def test_the_sides_totals_decide(self) -> None:
        """E33 · Alliance du Bien contre le Mal: scores as usual, then added up by side; the best of the better side
        wins, whatever the number of players.
        """
        game = position(
            seats=THREE, step=FellowshipStep, fellowship="dead_marshes", dice=(6,), options=BASE | {"mode": "alliance"},
            hold={
                "green": "forlindon harlindon dunland mithlond", "black": "angmar carrock eregion",
                "red": "enedwaith borderlands",
            },
            rest="neutral",
        )  # fmt: skip
        assert {event.player: event.total for event in game.told(Tallied)} == {"green": 4, "black": 3, "red": 2}
        assert game.told(GameEnded) == [GameEnded((Player("black"),), "points")]
