"""RISK Alliance and RISK Équipe: two sides, who wins, the order of seats and the hunt for the Ring."""

from __future__ import annotations

import pytest
from support.lotr.position import FOUR, Position, opening, position

from rules import NamedDraws, Player
from rules.author import GameEnded
from rules.kernel.context import Context
from rules.lotr.fellowship import FellowshipStep, RingDestroyed
from rules.lotr.ring_hunt import RingHunt, RingHunted
from rules.lotr.score import Tallied
from rules.lotr.strongholds import GarrisonStrongholds
from rules.lotr.team import SeatTeams, seat_teams
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.setup.claiming import Station, ToStation
from rules.risk.turn.concede import Concede
from rules.risk.turn.fortify import Fortification, Fortify
from rules.risk.turn.reinforce import Deploy, NotYourLand, ToReinforce
from rules.risk.turn.turns import FirstChosen

ALLIANCE, TEAM = {"mode": "alliance"}, {"mode": "team"}
GOOD, EVIL = (Player("green"), Player("yellow")), (Player("black"), Player("red"))


def ring_ends(*dice: int, options: dict[str, str], **setup: object) -> Position:
    return position(
        seats=FOUR,
        step=FellowshipStep,
        fellowship="mount_doom",
        dice=(6, *dice),
        rest="neutral",
        options=options,
        **setup,
    )  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", ["alliance", "team"])
def test_partners_share_nothing(mode: str) -> None:
    """R87 · Risk Alliance, Risk Équipe: partners do not reinforce each other's land, march through it, or share
    cards.
    """
    game = opening(FOUR, {"mode": mode}).until(ToStation)
    player = game.asked().player
    partner = {"green": "yellow", "yellow": "green", "black": "red", "red": "black"}[player]
    theirs = game.state.land.of(Player(partner))[0]
    assert game.refused(Station, theirs) == NotYourLand(theirs)
    game = position(
        seats=FOUR, step=Fortification, hold={"green": "harad:4 khand", "yellow": "near_harad"}, options={"mode": mode}
    )
    assert game.offers(Fortify) == []
    assert game.seen("green").cards("hand:yellow").faces is None
    assert game.seen("green").cards("tales:yellow").faces is None


def test_the_best_of_the_better_side_wins() -> None:
    """R88 · Risk Alliance: the side with the most points, and in it the player with the most: not always the best of
    all.
    """
    game = ring_ends(
        options=ALLIANCE,
        hold={
            "green": "angmar borderlands north_downs fornost", "yellow": "buckland old_forest south_downs",
            "black": "anfalas andrast lamedon lebennin belfalas", "red": "carrock",
        },
    )  # fmt: skip
    totals = {event.player: event.total for event in game.told(Tallied)}
    assert totals == {"green": 4, "yellow": 3, "black": 5, "red": 1}
    assert game.told(GameEnded) == [GameEnded((Player("green"),), "points")]


def test_equal_sides() -> None:
    """D47 · Risk Alliance: equal totals are decided by the best single score."""
    game = ring_ends(
        options=ALLIANCE,
        hold={
            "green": "angmar borderlands", "yellow": "buckland old_forest",
            "black": "anfalas andrast lamedon", "red": "carrock",
        },
    )  # fmt: skip
    assert game.told(GameEnded) == [GameEnded((Player("black"),), "points")]


def test_equal_sides_and_equal_players() -> None:
    """D47 · Risk Alliance: and where those are equal too, by the usual tie-break."""
    game = ring_ends(
        1, 1, 1, 6, 6, 6, 1, 2, 3, 2, 2, 2, options=ALLIANCE,
        hold={"green": "angmar", "yellow": "buckland", "black": "anfalas", "red": "carrock"},
    )  # fmt: skip
    assert game.state.winners == (Player("yellow"),)


def last_of_a_side(options: dict[str, str]) -> Position:
    """Green from Khand takes the last land of the last Evil player."""
    game = position(
        seats=FOUR, hold={"green": "khand:9", "red": "near_harad", "yellow": "harad"}, rest="yellow", options=options
    )
    return game.battle("khand", "near_harad", attack=(6,), defence=(1,))


def test_the_last_side_in_alliance() -> None:
    """D47 · Risk Alliance: when a side has no player left the game ends, and the other side's best scorer wins."""
    assert last_of_a_side(ALLIANCE).told(GameEnded) == [GameEnded((Player("yellow"),), "conquest")]


def test_the_game_goes_on_while_both_sides_stand() -> None:
    """R90, D47 · Risk Équipe, victoire: one player of a side out is not the end."""
    for options in (ALLIANCE, TEAM):
        game = position(
            seats=FOUR, hold={"green": "khand:9", "red": "near_harad", "black": "harad"}, rest="yellow", options=options
        )
        game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0)
        assert isinstance(game.asked(), ToFight)


class TestTeam:
    def test_good_wins_by_conquest(self) -> None:
        """R90 · Risk Équipe, victoire: Good wins when both players of Evil are out; together, points or no points."""
        assert last_of_a_side(TEAM).told(GameEnded) == [GameEnded(GOOD, "conquest")]

    def test_good_wins_by_fire(self) -> None:
        """R90 · Risk Équipe, victoire: Good wins when the Ring goes into the fire."""
        game = ring_ends(options=TEAM, hold={"green": "angmar", "yellow": "fornost", "black": "umbar", "red": "moria"})
        assert game.told(RingDestroyed) == [RingDestroyed()]
        assert game.told(GameEnded) == [GameEnded(GOOD, "ring-destroyed")]
        assert game.told(Tallied) == []

    def test_evil_wins_by_conquest(self) -> None:
        """R91 · Risk Équipe, victoire: Evil wins when both players of Good are out."""
        game = position(
            seats=FOUR, turn="red", hold={"red": "khand:9", "green": "near_harad"}, rest="black", options=TEAM
        )
        game.battle("khand", "near_harad", attack=(6,), defence=(1,))
        assert game.told(GameEnded) == [GameEnded(EVIL, "conquest")]

    def test_evil_wins_by_the_ring(self) -> None:
        """R91, R94 · Risk Équipe, victoire: Evil wins at once when one of its players finds the Ring, on twelve or
        more.
        """
        game = hunt("red", "red", dice=(6, 6))
        assert game.told(RingHunted) == [RingHunted(Player("red"), "emyn_muil", (6, 6), 0, 0, True)]
        assert game.told(GameEnded) == [GameEnded(EVIL, "ring-found")]


def hunt(
    turn: str,
    holder: str,
    *,
    dice: tuple[int, ...] = (),
    more: str = "",
    captains: str = "",
    choice: str = "every-evil-turn",
) -> Position:
    """The Ring is in Emyn Muil, which `holder` holds; `turn` is at the hunt."""
    hold = dict(zip(FOUR.split(), ("angmar", "umbar", "fornost", "khand"), strict=True))
    hold[holder] += f" emyn_muil {more}"
    return position(
        seats=FOUR, turn=turn, step=RingHunt, fellowship="emyn_muil", hold=hold, rest="neutral", dice=dice,
        captains={holder: captains}, options={**TEAM, "ring-hunt": choice},
    )  # fmt: skip


REST_OF_RHOVANION = "moria gladden_fields lorien the_wold brown_lands rhun_hills dead_marshes"


class TestTheHunt:
    def test_its_place_in_the_turn(self) -> None:
        """R92 · Trouver l'Anneau: between the captain's replacement and the Fellowship's move, in Team games only."""
        names = [type(task).__name__ for task in position(seats=FOUR, options=TEAM).rules.turn]
        assert names[-3:] == ["NewCaptain", "RingHunt", "FellowshipStep"]
        assert RingHunt not in map(type, position(seats=FOUR, options=ALLIANCE).rules.turn)

    def test_below_twelve(self) -> None:
        """R94 · Trouver l'Anneau: eleven is not enough, and the Fellowship moves on."""
        game = hunt("red", "red", dice=(6, 5))
        assert game.told(RingHunted) == [RingHunted(Player("red"), "emyn_muil", (6, 5), 0, 0, False)]
        assert (game.state.winners, game.ring) == (None, "dead_marshes")

    def test_the_whole_region(self) -> None:
        """R93, D43 · Trouver l'Anneau: one more for a hunter who holds the whole region, and nothing for Mordor."""
        assert hunt("red", "red", dice=(6, 5), more=REST_OF_RHOVANION).state.winners == EVIL
        assert (
            hunt(
                "red", "red", dice=(6, 5), more="udun_vale mount_doom barad_dur minas_morgul gorgoroth nurn"
            ).state.winners
            is None
        )

    def test_the_captain(self) -> None:
        """R93 · Trouver l'Anneau: one more for a hunter whose captain stands there."""
        assert hunt("red", "red", dice=(5, 6), captains="emyn_muil").state.winners == EVIL
        assert hunt("red", "red", dice=(5, 6), captains="khand").state.winners is None

    def test_both(self) -> None:
        """R93 · Trouver l'Anneau: two more for both: ten on the dice will do, nine will not."""
        assert hunt("red", "red", dice=(4, 6), more=REST_OF_RHOVANION, captains="emyn_muil").state.winners == EVIL
        assert hunt("red", "red", dice=(4, 5), more=REST_OF_RHOVANION, captains="emyn_muil").state.winners is None

    def test_not_where_good_stands(self) -> None:
        """R92 · Trouver l'Anneau: only where Evil holds the Ring's territory."""
        assert hunt("red", "green").told(RingHunted) == []
        assert hunt("red", "yellow").told(RingHunted) == []

    def test_not_in_goods_turn(self) -> None:
        """R92, A35 · Trouver l'Anneau: the step exists in the turns of Evil's players only."""
        assert hunt("green", "red").told(RingHunted) == []

    def test_in_every_evil_turn(self) -> None:
        """D43, A35 · Trouver l'Anneau: in every Evil player's turn the Evil holder of the territory hunts; as an option
        only in the holder's own.
        """
        (hunted,) = hunt("black", "red", dice=(1, 1)).told(RingHunted)
        assert hunted.player == "red"
        assert hunt("black", "red", choice="own-turn").told(RingHunted) == []
        assert len(hunt("red", "red", dice=(1, 1), choice="own-turn").told(RingHunted)) == 1


class TestOrder:
    @pytest.mark.parametrize("key", range(8))
    def test_who_begins(self, key: int) -> None:
        """R89 · Risk Équipe, préparation: the Evil player with more strongholds in Mordor places and plays last; the
        player to his left places and plays first.
        """
        game = opening(FOUR, {**TEAM, "setup": "dealt"}, bytes([key]))
        (chosen,) = game.told(FirstChosen)
        seats = game.rules.seats
        last = seats[seats.index(chosen.first) - 1]
        other = next(seat for seat in EVIL if seat != last)
        assert last in EVIL
        mordor = {"udun_vale", "barad_dur", "minas_morgul"}
        held = {
            seat: sum(c.where in mordor for c in game.events if c.kind == "claimed" and c.player == seat)
            for seat in EVIL
        }
        assert held[last] > held[other]
        assert chosen.rolls == (), "three strongholds never tie"
        assert game.until(ToReinforce).state.active == chosen.first

    def test_first_in_every_round_of_the_set_up(self) -> None:
        """R89 · Risk Équipe, préparation: in placing as in playing."""
        game = opening(FOUR, TEAM)
        (chosen,) = game.told(FirstChosen)
        assert game.asked().player == chosen.first
        assert game.until(ToStation).asked().player == chosen.first

    def test_a_tie_is_broken_by_a_die(self) -> None:
        """A36 · Risk Équipe, préparation: equal in Mordor, the dice say who of Evil is last."""
        game = position(seats=FOUR, hold={"black": "barad_dur", "red": "minas_morgul"}, rest="green", options=TEAM)
        state = game.state.fork()
        table = Context.of(game.rules, state, NamedDraws(first=(4, 4, 1, 6)))
        seat_teams(table, SeatTeams())
        (chosen,) = table.events
        assert chosen == FirstChosen("team", (("black", 4), ("red", 4), ("black", 1), ("red", 6)), Player("green"))


def test_an_army_that_turns_neutral_can_end_it() -> None:
    """R90, D47 · Risk Équipe, victoire: a side whose players have all gone, conceding as neutral, has lost."""
    for options, winners in ((ALLIANCE, (Player("green"),)), (TEAM, GOOD)):
        game = position(
            seats=FOUR, hold={"green": "khand:9", "red": "near_harad", "yellow": "harad"}, rest="green",
            options={**options, "concede": "neutral"},
        )  # fmt: skip
        assert game.say(Concede, "red").told(GameEnded) == [GameEnded(winners, "conquest")]


def test_reinforcing_a_partner_is_refused() -> None:
    """R87 · Risk Alliance, Risk Équipe: regiments go to one's own land only."""
    game = position(seats=FOUR, step=GarrisonStrongholds, hold={"green": "harad", "yellow": "khand"}, options=ALLIANCE)
    assert game.refused(Deploy, "khand", 1) == NotYourLand("khand")
