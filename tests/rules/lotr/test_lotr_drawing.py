"""Steps 4 to 6: a Territory card for a conquest, an Adventure card for a site, a captain for who has none."""

from __future__ import annotations

import pytest
from support.lotr.position import FOUR, Position, position

from rules import Player
from rules.lotr.adventures import (
    AdventureCard,
    AdventureDrawn,
    AdventureKept,
    CardDiscarded,
    Discard,
    EventTurnedUp,
    SiteTaken,
    ToDiscard,
)
from rules.lotr.captains import CaptainThere, PlaceCaptain, ToPlaceCaptain
from rules.lotr.cards_fellowship import Meddle
from rules.risk.armies import ArmiesPlaced
from rules.risk.combat.occupy import MoveIn
from rules.risk.turn.cards import NotInHand, Reshuffled
from rules.risk.turn.reinforce import Finish, NotYourLand


def test_a_territory_card_for_a_conquest() -> None:
    """R61 · Étape 4: a turn with at least one conquest earns the top Territory card, seen by its player alone."""
    game = position(hold={"green": "khand:9"}, captains={"green": "khand"}, deck="umbar lorien")
    game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 5).play(Finish).play(Finish)
    assert game.hand("green") == ["umbar"]
    drawn = next(event for event in game.events if event.kind == "cards-moved")
    assert drawn.redact_for(Player("green")).cards == ("umbar",)
    assert drawn.redact_for(Player("red")).cards == drawn.redact_for(None).cards == ("",)


def test_one_card_however_many_conquests() -> None:
    """R61 · Étape 4: one territory or forty, it is one card."""
    game = position(hold={"green": "harad:9"}, captains={"green": "harad"}, deck="umbar lorien")
    game.battle("harad", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 3)
    game.battle("near_harad", "khand", attack=(6,), defence=(1,)).play(MoveIn, 0)
    game.battle("harad", "deep_harad", attack=(6,), defence=(1,)).play(MoveIn, 0)
    assert game.play(Finish).play(Finish).hand("green") == ["umbar"]


def test_no_card_without_a_conquest() -> None:
    """R62 · Étape 4: no conquest, no card."""
    game = position(hold={"green": "khand:9", "red": "near_harad:5"}, captains={"green": "khand"})
    game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(Finish).play(Finish)
    assert game.hand("green") == []


def test_an_empty_deck() -> None:
    """A22 · Étape 4: when the Territory deck has run out its discards are shuffled into a new one."""
    game = position(hold={"green": "khand:9"}, captains={"green": "khand"}, discard="*")
    game.battle("khand", "near_harad", attack=(6,), defence=(1,)).play(MoveIn, 0).play(Finish)
    game.play(Finish, shuffle="deck")
    assert game.told(Reshuffled) == [Reshuffled("deck")]
    assert len(game.hand("green")) == 1
    assert (len(game.zone("deck")), game.zone("discard")) == (65, [])


def at_a_site(pile: str, **setup: object) -> Position:
    """Green's captain leads into Khand, a Site of Power; then the pile's top cards are drawn."""
    named: dict[str, object] = {"hold": {"green": "near_harad:9"}, "captains": {"green": "near_harad"}, **setup}
    game = position(adventure_deck=pile, **named)  # type: ignore[arg-type]
    game.battle("near_harad", "khand", attack=(6,), defence=(1,), led=True).play(MoveIn, 0)
    return game.play(Finish)


def test_an_adventure_card_for_a_site() -> None:
    """R4, R63, A15 · Étape 5: a captain who took part in conquering a Site of Power earns the top Adventure card."""
    game = at_a_site("gollum").play(Finish)
    assert game.tales("green") == ["gollum"]
    assert game.told(AdventureKept) == [AdventureKept(Player("green"))]


def test_no_adventure_card_without_a_captain() -> None:
    """R63, A15 · Étape 5: no captain in the conquest, no card; nor for moving onto a site, nor for a land without
    one.
    """
    game = position(hold={"green": "near_harad:9"}, captains={"green": "near_harad"})
    game.battle("near_harad", "khand", attack=(6,), defence=(1,), led=False).play(MoveIn, 0).play(Finish).play(Finish)
    assert game.tales("green") == []
    game = position(hold={"green": "khand:9"}, captains={"green": "khand"})
    game.battle("khand", "near_harad", attack=(6,), defence=(1,), led=True).play(MoveIn, 0).play(Finish).play(Finish)
    assert game.tales("green") == []


def test_a_captain_used_earlier_earns_it_too() -> None:
    """A10, A15, D45 · Étape 5: a captain who must move in has taken part in the conquest, and counts for the site."""
    game = position(
        hold={"green": "near_harad:9", "red": "khand:2"}, captains={"green": "near_harad"}, adventure_deck="gollum"
    )
    game.battle("near_harad", "khand", attack=(6,), defence=(1,), led=True)
    game.battle("near_harad", "khand", attack=(6,), defence=(1,), led=False).play(MoveIn, 0).play(Finish).play(Finish)
    assert game.tales("green") == ["gollum"]


def test_one_adventure_card_a_turn() -> None:
    """R66, A15 · Étape 5: several sites conquered, one card."""
    game = position(
        hold={"green": "near_harad:9 lamedon:9"},
        captains={"green": "near_harad lamedon"},
        adventure_deck="gollum ambush",
    )
    game.battle("near_harad", "khand", attack=(6,), defence=(1,), led=True).play(MoveIn, 0)
    game.battle("lamedon", "belfalas", attack=(6,), defence=(1,), led=True).play(MoveIn, 0)
    assert game.state.parts[SiteTaken].where == ("khand", "belfalas")
    assert game.play(Finish).play(Finish).tales("green") == ["gollum"]


def test_a_chain_of_events() -> None:
    """R64, A19 · Étape 5: an event happens at once, and another card is drawn, until a mission or power comes."""
    game = at_a_site("black_gates_open cave_troll gollum").play(Finish)
    assert [e.card for e in game.told(EventTurnedUp)] == ["black_gates_open", "cave_troll"]
    assert [(e.where, e.count) for e in game.told(ArmiesPlaced)] == [("udun_vale", 10), ("moria", 2)]
    assert game.tales("green") == ["gollum"]
    assert game.zone("adventures-spent") == ["black_gates_open", "cave_troll"]


def test_four_adventure_cards_at_most() -> None:
    """R65, A20 · Étape 5: with more than four in hand one of one's own choice is discarded, the new one perhaps."""
    four = "ambush balrog boromir bree"
    game = at_a_site("gollum", adventures={"green": four}).play(Finish)
    assert isinstance(game.asked(), ToDiscard)
    assert game.choices(Discard, "card") == ["ambush", "balrog", "boromir", "bree", "gollum"]
    assert game.refused(Discard, "faramir") == NotInHand("faramir")
    game.play(Discard, "balrog")
    assert game.told(CardDiscarded) == [CardDiscarded(Player("green"), "balrog")]
    assert game.tales("green") == ["ambush", "boromir", "bree", "gollum"]


def test_no_discard_with_four() -> None:
    """R65, A20 · Étape 5: four cards may be kept."""
    game = at_a_site("gollum", adventures={"green": "ambush balrog bree"}).play(Finish)
    assert len(game.tales("green")) == 4
    assert not isinstance(game.asked(), ToDiscard)


def test_nothing_more_is_played_after_the_draw() -> None:
    """R67, A18 · Étape 5: who has drawn a mission or power plays no more cards in that turn: not even on the
    Fellowship.
    """
    game = at_a_site("gollum", adventures={"green": "boromir", "red": "ambush"}).play(Finish)
    assert game.state.parts[AdventureDrawn].drawn
    assert {asked.player for asked in game.state.pending.values()} == {"red"}


def test_who_drew_nothing_may_still_play() -> None:
    """A18 · Étape 7: who drew nothing may play a card on the Fellowship in his own step 7."""
    game = position(hold={"green": "khand"}, captains={"green": "khand"}, adventures={"green": "boromir"})
    game.play(Finish).play(Finish)
    assert game.asked().player == "green"


def test_cards_on_the_fellowship_after_the_draw() -> None:
    """A18 · Étape 7: as an option even who has drawn may still play a card on the Fellowship."""
    game = at_a_site("gollum", adventures={"green": "boromir"}, options={"cards-after-drawing": "fellowship"}).play(
        Finish
    )
    assert game.asked().player == "green"
    game.play(Meddle, "gollum", 0, dice=[6])
    game.play(Meddle, "boromir", 0)
    assert game.ring == "the_shire"


def test_nobody_plays_after_the_draw() -> None:
    """A18 · Pioche de cartes: as an option (the play aid, read so) nobody plays a card once one has been drawn."""
    setup = {"adventures": {"green": "boromir", "red": "ambush"}, "options": {"cards-after-drawing": "nobody"}}
    game = at_a_site("gollum", **setup).play(Finish)
    assert game.state.parts[AdventureDrawn].drawn is False, "the next turn has begun"
    assert (game.state.active, game.ring) == ("red", "buckland")
    game = position(hold={"green": "khand"}, captains={"green": "khand"}, **setup)
    game.play(Finish).play(Finish)
    assert {asked.player for asked in game.state.pending.values()} == {"green", "red"}, "nothing was drawn"


def test_an_empty_adventure_pile() -> None:
    """A22 · Étape 5: when the Adventure pile has run out its discards are shuffled into a new one."""
    game = at_a_site("", adventure_discard="*").play(Finish, shuffle="adventures")
    assert game.told(Reshuffled) == [Reshuffled("adventures")]
    assert len(game.tales("green")) == 1


def test_nothing_left_to_draw() -> None:
    """A22 · Étape 5: where only events are left, they happen, and the draw ends without a card."""
    stories = {
        "green": "ambush", "red": " ".join(
            card for card in position().zone("adventures") if card not in ("ambush", "entmoot", "cave_troll")
        ),
    }  # fmt: skip
    game = at_a_site("entmoot cave_troll", adventures=stories).play(Finish)
    assert [e.card for e in game.told(EventTurnedUp)] == ["entmoot", "cave_troll"]
    assert game.tales("green") == ["ambush"]


def test_a_captain_is_replaced() -> None:
    """R68, A12 · Étape 6: who has no captain on the board puts one on any territory of his; one, not two."""
    game = position(hold={"green": "khand umbar"}).play(Finish).play(Finish)
    assert isinstance(game.asked(), ToPlaceCaptain)
    assert game.refused(PlaceCaptain, "harad") == NotYourLand("harad")
    game.play(PlaceCaptain, "umbar")
    assert game.captains("green") == ["umbar"]
    assert game.state.active == "red"


def test_one_captain_left_is_enough() -> None:
    """R68, A12 · Étape 6: who has one captain left gets no other."""
    game = position(hold={"green": "khand umbar"}, captains={"green": "khand"}).play(Finish).play(Finish)
    assert game.captains("green") == ["khand"]
    assert game.state.active == "red"


def test_step_six_comes_after_the_draw() -> None:
    """A12, R27 · Étape 6: the captain is replaced after the Adventure card, which may have brought one back."""
    game = position(
        step=AdventureCard, hold={"green": "khand umbar"}, parts=(SiteTaken(("khand",)),),
        adventure_deck="appoint_second_leader gollum",
    )  # fmt: skip
    assert isinstance(game.asked(), ToPlaceCaptain)
    game.play(PlaceCaptain, "umbar")
    assert game.captains("green") == ["umbar"]
    assert game.tales("green") == ["gollum"]
    assert game.state.active == "red", "having one again, green is not asked in step 6"


class TestAppointASecondLeader:
    def draw(self, captains: str, lands: str = "khand umbar") -> Position:
        return position(
            step=AdventureCard, hold={"green": lands}, captains={"green": captains}, parts=(SiteTaken(("khand",)),),
            adventure_deck="appoint_second_leader gollum",
        )  # fmt: skip

    def test_brings_the_second_back(self) -> None:
        """C-appoint_second_leader, A12 · Cartes Aventure, évènements: the missing captain comes back, on a territory of
        one's own.
        """
        game = self.draw("khand")
        assert isinstance(game.asked(), ToPlaceCaptain)
        assert game.refused(PlaceCaptain, "khand") == CaptainThere("khand")
        game.play(PlaceCaptain, "umbar")
        assert game.captains("green") == ["khand", "umbar"]
        assert game.tales("green") == ["gollum"]

    def test_does_nothing_with_two(self) -> None:
        """C-appoint_second_leader · Cartes Aventure, évènements: with both captains in play it is discarded without
        effect.
        """
        game = self.draw("khand umbar")
        assert game.captains("green") == ["khand", "umbar"]
        assert game.zone("adventures-spent") == ["appoint_second_leader"]
        assert game.state.active == "red"

    def test_needs_room(self) -> None:
        """C-appoint_second_leader, A13 · Cartes Aventure, évènements: where both would stand on one territory he stays
        away.
        """
        assert self.draw("khand", "khand").captains("green") == ["khand"]


@pytest.mark.parametrize("seat", FOUR.split())
def test_only_the_drawer_sees_his_adventure(seat: str) -> None:
    """R63 · Étape 5: the others see that a card was kept, not which."""
    game = at_a_site("gollum", seats=FOUR).play(Finish)
    faces = game.seen(seat).cards("tales:green").faces
    assert faces == (("gollum",) if seat == "green" else None)
