"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The rules of pack_1."""

from __future__ import annotations

from typing import Any

from legacy_battles import Battles, war
from legacy_packs import open_packs

from rules import Pass, Player
from rules.kernel.values import NotNow
from rules.kernel.windows import played_in
from rules.legacy.buying_stars import StartOfTurn, ToBuyStars
from rules.legacy.end_of_turn import EndOfTurn, ToTakeCard
from rules.legacy.scar_cards import Scarred, scars_held
from rules.legacy.scar_moments import AT_END, AT_START, PlaceScar
from rules.risk.battle import Conquests
from rules.risk.occupy import PlayerKnockedOut
from rules.risk.reinforce import Finish, ToReinforce

LANDS = {"red": "alaska:4 peru:1", "blue": "kamchatka:5", "yellow": "siam:3"}


def pack_1(step: Any, lands: dict[str, str] | None = None, **said: Any) -> Battles:
    """A step of Red's turn with the pack open."""
    lasting = {**open_packs("pack_1"), **said.pop("lasting", {})}
    return war(lands or LANDS, step=step, lasting=lasting, **said)


def asked(game: Battles) -> list[tuple[str, str]]:
    """Who is asked in which window."""
    return [(decision.player, decision.topic) for decision in game.state.pending.values()]


class TestTheMomentsOfScarCards:
    HELD = "red: bunker.1; blue: biohazard.1; yellow: biohazard.2"

    def test_at_the_start_of_a_turn_by_anybody(self) -> None:
        """S-biohazard, D2 · It is played at the start of any turn, by anybody, on any territory without a scar."""
        game = pack_1(StartOfTurn, scar_cards=self.HELD)
        assert asked(game) == [("red", AT_START), ("blue", AT_START), ("yellow", AT_START)]
        game.play(Pass, by="red").play(PlaceScar, "biohazard.1", "peru", by="blue").play(Pass, by="yellow")
        assert game.lasting.scars == {"peru": "biohazard"}
        assert game.lasting.used == {"biohazard": 1}

    def test_after_the_stars(self) -> None:
        """Start of the turn: red stars first, then scar cards."""
        game = pack_1(StartOfTurn, scar_cards=self.HELD, hands="red: egypt brazil ural japan")
        assert isinstance(game.asked(), ToBuyStars)
        game.play(Finish)
        assert [window for _, window in asked(game)] == [AT_START] * 3

    def test_whoever_holds_any_card_is_asked(self) -> None:
        """D9 · The window opens for all who hold a scar card, whichever it is, and tells nothing of it."""
        game = pack_1(StartOfTurn, scar_cards="blue: bunker.1")
        assert asked(game) == [("blue", AT_START)]
        assert isinstance(game.refused(PlaceScar, "bunker.1", "siam", by="blue"), NotNow)

    def test_one_scar_a_territory(self) -> None:
        """Scars: one at most on a territory. Of two on the same one the active player's comes first, then clockwise;
        the other card stays in the hand."""
        game = pack_1(StartOfTurn, scar_cards=self.HELD, lasting={"scars": {"siam": "bunker"}})
        assert game.refused(PlaceScar, "biohazard.1", "siam", by="blue") == Scarred("siam")
        game.play(PlaceScar, "biohazard.2", "peru", by="yellow").play(PlaceScar, "biohazard.1", "peru", by="blue")
        game.play(Pass, by="red")
        assert game.lasting.scars["peru"] == "biohazard"
        assert game.zone(scars_held(Player("blue"))) == []
        assert game.zone(scars_held(Player("yellow"))) == ["biohazard.2"]

    def test_at_the_end_of_the_own_turn(self) -> None:
        """D2, D10 · The active player may play it at the end of his own turn too; it acts in that very end."""
        game = pack_1(EndOfTurn, scar_cards="red: biohazard.1; blue: biohazard.2")
        assert asked(game) == [("red", AT_END)]
        game.play(PlaceScar, "biohazard.1", "alaska", by="red")
        assert game.armies("alaska") == 3

    def test_not_at_the_end_by_option(self) -> None:
        """D2 · With `scar-cards` start: at the start of a turn alone."""
        game = pack_1(EndOfTurn, scar_cards="red: biohazard.1", options={"scar-cards": "start"})
        assert ("red", AT_END) not in asked(game)
        assert played_in(game.rules, game.state, "biohazard.1") == (AT_START,)

    def test_no_such_moment_without_the_pack(self) -> None:
        """Without such a card in the campaign nobody is asked."""
        game = war(LANDS, step=StartOfTurn, scar_cards="red: bunker.1; blue: bunker.2")
        assert isinstance(game.asked(), ToReinforce)
        assert AT_START not in game.rules.at(game.state).opens


class TestBiohazard:
    def test_a_troop_at_the_end_of_the_holders_turn(self) -> None:
        """S-biohazard · The holder loses a troop there at the end of his own turn, before the card is taken."""
        scars = {"alaska": "biohazard", "siam": "biohazard"}
        game = pack_1(EndOfTurn, lasting={"scars": scars}, parts=(Conquests(("alaska",)),), open="peru siam")
        assert isinstance(game.asked(), ToTakeCard)
        assert (game.armies("alaska"), game.armies("siam")) == (3, 3)

    def test_it_may_empty_a_territory(self) -> None:
        """S-biohazard · The last troop dies, too: the territory is nobody's."""
        game = pack_1(EndOfTurn, lasting={"scars": {"peru": "biohazard"}})
        assert game.owner("peru") == ""

    def test_the_last_of_a_player(self) -> None:
        """A9 · Who loses his last troop to a scar is knocked out by nobody, and keeps his cards."""
        lands = {**LANDS, "red": "peru:1"}
        game = pack_1(EndOfTurn, lands, lasting={"scars": {"peru": "biohazard"}}, hands="red: egypt")
        assert game.told(PlayerKnockedOut) == [PlayerKnockedOut(Player("red"))]
        assert game.hand("red") == ["egypt"]
