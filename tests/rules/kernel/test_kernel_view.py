"""What a reader may know: views and events never show another's hand, the deck, or a secret answer."""

from __future__ import annotations

from dataclasses import fields

from hypothesis import given, settings
from hypothesis import strategies as st
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import BLUE, GREEN, RED, SEATS, hand

from rules import NOBODY, Player, State, Step, View, view
from rules.author import EVERYONE, CardsMoved, Zone, ZoneLaid
from rules.kernel.view import Cards


def contents(seen: View) -> str:
    """Everything that a view holds, printed."""
    return repr([getattr(seen, each.name) for each in fields(View)])


def hidden_from(state: State, viewer: Player | None) -> set[str]:
    """The cards whose faces are hidden from this reader now."""
    open_to = {EVERYONE, viewer} - {None}
    return {card for zone in state.zones.values() if zone.seen_by not in open_to for card in zone.cards}


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_no_view_holds_a_card_that_its_reader_may_not_see(seed: int) -> None:
    for step in tiny.random_game(seed):
        for viewer in (None, *SEATS, NOBODY):
            shown = contents(view(step.state, viewer))
            assert [card for card in hidden_from(step.state, viewer) if repr(card) in shown] == []


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_no_event_tells_a_card_that_its_reader_has_not_seen(seed: int) -> None:
    """A reader knows what was visible to him before or after the step; events may show him no more."""
    before: Step | None = None
    for step in tiny.random_game(seed):
        for viewer in (None, *SEATS):
            known = set(tiny.CARDS) - hidden_from(step.state, viewer)
            if before is not None:
                known |= set(tiny.CARDS) - hidden_from(before.state, viewer)
            for event in step.events:
                told = repr(event.redact_for(viewer))
                leaked = [card for card in tiny.CARDS if repr(card) in told and card not in known]
                assert leaked == [], event
        before = step


def test_a_view_counts_what_it_hides_and_shows_what_is_the_readers_own() -> None:
    state = tiny.fresh().state
    mine, theirs = view(state, BLUE).cards(hand(BLUE)), view(state, BLUE).cards(hand(GREEN))
    assert mine == Cards(2, state.zone(hand(BLUE)).cards)
    assert theirs == Cards(2, None)
    assert view(state, None).cards("deck") == Cards(4, None)
    assert view(state, None).cards("pile") == Cards(0, ())
    assert view(state, None).cards("no such zone") == Cards(0, None)


def test_a_view_says_whom_the_game_waits_for_and_gives_each_his_own_question() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    assert view(state, None).waiting == ((RED, "to-work"),)
    assert view(state, RED).mine == {number: state.pending[number]}
    assert view(state, BLUE).mine == view(state, None).mine == {}


def test_a_card_moved_in_secret_is_a_face_down_card_to_the_others() -> None:
    drawn = CardsMoved(("nut-1", "nut-2"), "deck", hand(RED), (RED,), True)
    assert drawn.redact_for(RED) == drawn
    assert drawn.redact_for(BLUE).cards == drawn.redact_for(None).cards == ("", "")
    thrown = CardsMoved(("nut-1",), hand(RED), "pile", (RED, EVERYONE), True)
    assert thrown.redact_for(BLUE) == thrown.redact_for(None) == thrown


def test_a_deck_laid_out_face_down_tells_only_its_size() -> None:
    laid = ZoneLaid("deck", ("nut-1", "storm"), NOBODY)
    assert laid.redact_for(RED).cards == laid.redact_for(None).cards == laid.redact_for(NOBODY).cards == ("", "")
    assert ZoneLaid(hand(RED), ("nut-1",), RED).redact_for(RED).cards == ("nut-1",)


def test_nobody_is_no_reader() -> None:
    assert not Zone(("storm",), NOBODY).shown_to(NOBODY)
    assert not Zone(("storm",), NOBODY).shown_to(None)
    assert Zone(("storm",), EVERYONE).shown_to(None)


def test_a_view_holds_the_parts_that_were_kept_and_reads_any_other_as_the_default() -> None:
    """Of a chapter that has not begun it does not even hold the name."""
    state = State(SEATS)
    state.parts[tiny.Calendar] = tiny.Calendar(3)
    seen = view(state, None)
    assert list(seen.parts.values()) == [tiny.Calendar(3)]
    assert seen.parts[tiny.OnTheWay] == tiny.OnTheWay()
    assert list(seen.parts.values()) == [tiny.Calendar(3)]
