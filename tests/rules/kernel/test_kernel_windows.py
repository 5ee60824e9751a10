"""Windows: who is asked, what is secret, in which order answers are played, and when a window closes."""

from __future__ import annotations

from dataclasses import fields

from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import BLUE, GAME, GREEN, RED, Play, hand
from support.tables.seat_orders import for_all

from rules import Action, State, Step, apply, fingerprint, legal, plain, refusal, view
from rules.author import CardsMoved, NotAsked, NotYours, Pass, Zone
from rules.kernel import snapshot
from rules.orders import Orders, PassTogether, settle
from rules.records import Line, line_of


def with_hands(**cards: tuple[str, ...]) -> State:
    """Red's turn, with the named cards in hands and the rest in the deck."""
    state = tiny.fresh().state.fork()
    dealt = [card for held in cards.values() for card in held]
    for player in tiny.SEATS:
        state.zones[hand(player)] = Zone(cards.get(player, ()), player)
    state.zones["deck"] = Zone(tuple(card for card in tiny.CARDS if card not in dealt))
    return state


def say(state: State, *actions: Action) -> Step:
    for action in actions:
        step = apply(GAME, state, action, tiny.chance(1))
        state = step.state
    return step


def raided(**cards: tuple[str, ...]) -> State:
    """Red has declared a raid from ash on elm; the others may respond."""
    state = with_hands(**cards)
    return say(state, tiny.Raid(tiny.the(state, RED), RED, "ash", "elm")).state


def played(step: Step) -> list[str]:
    return [card for e in step.events if isinstance(e, CardsMoved) and e.target == "pile" for card in e.cards]


def test_a_window_asks_only_whom_the_public_facts_name() -> None:
    state = raided(red=("nut-1",), blue=("nut-2",))
    assert [d.player for d in state.pending.values()] == [BLUE], "green holds nothing, and it is red's own raid"


def test_a_window_with_nobody_to_ask_does_not_hold_the_game_up() -> None:
    state = with_hands(red=("nut-1",))
    step = say(state, tiny.Raid(tiny.the(state, RED), RED, "ash", "elm"))
    assert any(isinstance(event, tiny.Fought) for event in step.events)


def test_a_sealed_answer_waits_unseen_until_all_have_answered() -> None:
    state = raided(blue=("spear-1",), green=("spear-2",))
    blue = tiny.the(state, BLUE)
    step = say(state, Play(blue, BLUE, "spear-1"))
    assert step.events == ()
    for viewer in (None, RED, GREEN):
        seen = view(step.state, viewer)
        assert "spear-1" not in repr([getattr(seen, each.name) for each in fields(seen)])
    assert view(step.state, None).waiting == ((GREEN, "raid"),)


def test_a_sealed_answer_may_be_replaced_until_the_window_closes() -> None:
    state = raided(blue=("spear-1", "spear-2"), green=("nut-1",))
    blue, green = tiny.the(state, BLUE), tiny.the(state, GREEN)
    step = say(state, Play(blue, BLUE, "spear-1"), Play(blue, BLUE, "spear-2"), Pass(green, GREEN))
    assert played(step) == ["spear-2"]
    assert refusal(GAME, step.state, Play(blue, BLUE, "spear-1")) == NotAsked(blue)


def test_who_clicks_first_wins_nothing_in_a_sealed_window() -> None:
    state = raided(blue=("spear-1",), green=("spear-2",))
    blue, green = tiny.the(state, BLUE), tiny.the(state, GREEN)
    first = say(state, Play(blue, BLUE, "spear-1"), Play(green, GREEN, "spear-2"))
    second = say(state, Play(green, GREEN, "spear-2"), Play(blue, BLUE, "spear-1"))
    assert played(first) == played(second) == ["spear-1", "spear-2"]
    assert snapshot.snapshot_text(first.state) == snapshot.snapshot_text(second.state)


def test_a_sealed_window_asks_again_after_a_round_in_which_somebody_acted() -> None:
    state = raided(blue=("spear-1", "shield-1"), green=("nut-1",))
    step = say(state, Play(tiny.the(state, BLUE), BLUE, "spear-1"), Pass(tiny.the(state, GREEN), GREEN))
    assert sorted(d.player for d in step.state.pending.values()) == [BLUE, GREEN]
    assert not any(isinstance(event, tiny.Fought) for event in step.events)
    closing = say(step.state, *(Pass(n, d.player) for n, d in step.state.pending.items()))
    (fought,) = [event for event in closing.events if isinstance(event, tiny.Fought)]
    assert len(fought.attack) == 2, "the spear counts"


def test_an_answer_that_closes_the_raid_leaves_the_later_ones_unplayed() -> None:
    """A window belongs to the raid; after the raid is called off there is nothing to respond to."""
    state = raided(blue=("shield-1",), green=("spear-2",))
    step = say(state, Play(tiny.the(state, BLUE), BLUE, "shield-1"), Play(tiny.the(state, GREEN), GREEN, "spear-2"))
    assert played(step) == ["shield-1"]
    assert step.state.zone(hand(GREEN)).cards == ("spear-2",)
    assert not any(isinstance(event, tiny.Fought) for event in step.events)
    assert [d.kind for d in step.state.pending.values()] == ["to-work"]


def test_an_answer_that_ends_the_game_leaves_the_later_ones_unplayed() -> None:
    state = with_hands(blue=("storm",), green=("spear-2",))
    state.parts[tiny.Calendar] = tiny.Calendar(turns=8)
    state = say(state, tiny.Raid(tiny.the(state, RED), RED, "ash", "elm")).state
    step = say(state, Play(tiny.the(state, GREEN), GREEN, "spear-2"), Play(tiny.the(state, BLUE), BLUE, "storm"))
    assert (played(step), step.state.winners) == (["storm"], (BLUE,))
    assert not step.state.agenda


def fair(**cards: tuple[str, ...]) -> State:
    """Red has opened a fair; an open window for all who hold a card."""
    state = with_hands(**cards)
    return say(state, tiny.Fair(tiny.the(state, RED), RED)).state


def test_in_an_open_window_each_answer_acts_at_once_and_the_others_are_asked_again() -> None:
    state = fair(red=("nut-1",), blue=("nut-2", "nut-3"), green=("nut-4",))
    green_before = tiny.the(state, GREEN)
    step = say(state, Play(tiny.the(state, BLUE), BLUE, "nut-2"))
    assert played(step) == ["nut-2"]
    assert [d.player for d in step.state.pending.values()] == [RED, BLUE, GREEN]
    assert refusal(GAME, step.state, Pass(green_before, GREEN)) == NotAsked(green_before)


def test_an_open_window_closes_when_all_pass_one_after_another() -> None:
    state = fair(red=("nut-1",), blue=("nut-2",))
    step = say(state, Pass(tiny.the(state, RED), RED))
    assert [d.player for n, d in step.state.pending.items() if n not in step.state.replies] == [BLUE]
    step = say(step.state, Pass(tiny.the(state, BLUE), BLUE))
    assert [d.kind for d in step.state.pending.values()] == ["to-work"]


def test_a_card_played_in_an_open_window_undoes_the_passes_before_it() -> None:
    state = fair(red=("nut-1",), blue=("nut-2", "nut-3"))
    step = say(state, Pass(tiny.the(state, RED), RED), Play(tiny.the(state, BLUE), BLUE, "nut-2"))
    assert tiny.waiting(step.state) == [tiny.the(step.state, RED), tiny.the(step.state, BLUE)]


def test_the_menu_of_a_window_shows_the_cards_of_use_and_passing() -> None:
    state = raided(blue=("nut-1", "spear-1", "shield-2"))
    menu = {offer.action: offer.fields for offer in legal(GAME, state, tiny.the(state, BLUE))}
    assert menu == {Pass: {}, Play: {"card": ("spear-1", "shield-2")}}


def test_a_window_half_answered_is_saved_and_read_again() -> None:
    state = raided(blue=("spear-1",), green=("spear-2",))
    blue, green = tiny.the(state, BLUE), tiny.the(state, GREEN)
    half = say(state, Play(green, GREEN, "spear-2")).state
    again = snapshot.read_snapshot(GAME, snapshot.write_snapshot(half))
    assert again.replies == {green: Play(green, GREEN, "spear-2")}
    assert played(say(again, Play(blue, BLUE, "spear-1"))) == ["spear-1", "spear-2"]


PASSING = for_all("pass")


def test_seats_whose_orders_pass_do_so_in_one_step() -> None:
    """And what comes of it is what comes of passes one by one."""
    state = raided(blue=("spear-1",), green=("spear-2",))
    blue, green = tiny.the(state, BLUE), tiny.the(state, GREEN)
    (step, *_) = settle(GAME, state, {BLUE: PASSING, GREEN: PASSING}, tiny.chance(1)).steps
    assert step.action == PassTogether(blue, BLUE, (Pass(green, GREEN),))
    one_by_one = say(state, Pass(blue, BLUE), Pass(green, GREEN))
    assert fingerprint(step.state) == fingerprint(one_by_one.state)
    assert (step.events, step.draws) == (one_by_one.events, one_by_one.draws)


def test_whoever_is_asked_is_still_waited_for() -> None:
    state = raided(blue=("spear-1",), green=("spear-2",), red=("nut-1",))
    asked = Orders({BLUE: PASSING, GREEN: for_all("ask")})
    settled = settle(GAME, state, asked, tiny.chance(1)).steps
    assert [step.action for step in settled] == [Pass(tiny.the(state, BLUE), BLUE)]
    assert [d.player for n, d in settled[-1].state.pending.items() if n not in settled[-1].state.replies] == [GREEN]


def test_passing_together_is_recorded_as_any_answer() -> None:
    state = raided(blue=("spear-1",), green=("spear-2",))
    action = PassTogether(tiny.the(state, BLUE), BLUE, (Pass(tiny.the(state, GREEN), GREEN),))
    line: Line = line_of(1, say(state, action))
    assert GAME.actions.read({**line.fields, "kind": line.kind, "player": line.player}) == action
    assert GAME.actions.read(plain(action)) == action


def test_nobody_passes_for_whom_the_round_does_not_ask() -> None:
    state = raided(blue=("spear-1",), green=("spear-2",))
    blue, green = tiny.the(state, BLUE), tiny.the(state, GREEN)

    def why(*others: Pass) -> object:
        return refusal(GAME, state, PassTogether(blue, BLUE, others))

    assert why(Pass(green, GREEN)) is None
    assert why(Pass(green, RED)) == NotYours(GREEN)
    assert why(Pass(blue, BLUE)) == NotAsked(blue)
    assert why(Pass(green, GREEN), Pass(green, GREEN)) == NotAsked(green)
    assert why(Pass(green + 1, GREEN)) == NotAsked(green + 1)
    answered = say(state, Pass(green, GREEN)).state
    assert refusal(GAME, answered, PassTogether(blue, BLUE, (Pass(green, GREEN),))) == NotAsked(green)
