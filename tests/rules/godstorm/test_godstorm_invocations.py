"""The shapes of choice of miracle cards: each title has one, its offers fill it, and all are stored in one form."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, turn_of_cards
from support.godstorm.random_games import plenty, table

from rules import Card, State, Territory, Unreadable, plain, refusal
from rules.author import meanings, shape_data
from rules.godstorm.force import Force
from rules.godstorm.gods import Gods
from rules.godstorm.invocations import (
    MIRACLES,
    SHAPES,
    EveryChoice,
    Invoke,
    InvokeAgainst,
    InvokeAlone,
    InvokeAt,
    InvokeDeck,
    InvokeExchange,
    InvokeFlight,
    InvokeRelic,
    legal,
    shape_of,
)
from rules.godstorm.miracles import NotATarget, NotInHand, Work
from rules.godstorm.pantheons import MAGIC
from rules.godstorm.titles import titles
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.kernel.typed import well_typed
from rules.risk.combat.invasion import Invasion

RULES = table(3)
STORED: dict[str, Any] = {
    "kind": "invoke", "decision": 7, "player": "blue", "card": "", "where": "", "to": "", "count": 0, "gods": [],
    "of": "", "lands": [], "what": "",
}  # fmt: skip


def test_every_title_that_is_played_has_its_shape() -> None:
    assert MIRACLES.keys() == {name for name, known in titles().items() if known.deck != MAGIC}
    assert {each.shape for each in MIRACLES.values()} == {*SHAPES} - {Invoke}
    assert shape_of("storms_rage") is InvokeAt
    assert shape_of("crops_wither.2") is InvokeAgainst
    assert shape_of("aegis") is shape_of("nonsense") is shape_of("") is None


def test_a_field_means_the_same_in_each_shape() -> None:
    """And what has one name in JSON has one type there; a relic and a deck are told apart by their own."""
    every = meanings(EveryChoice)
    for shape in SHAPES:
        own = {name: held for name, held in meanings(shape).items() if name not in Invoke.__struct_fields__}
        assert {name: every[name] for name in own if name in every} == {
            name: held for name, held in own.items() if name in every
        }
        assert {name for name in own if name not in every} <= {"relic", "deck"}


@pytest.mark.parametrize(
    ("action", "stored"),
    [
        (InvokeAlone(7, BLUE, "ragnarok"), {"card": "ragnarok"}),
        (InvokeAt(7, BLUE, "storms_rage", "roma"), {"card": "storms_rage", "where": "roma"}),
        (
            InvokeFlight(7, BLUE, "eagles_take_wing", "gaul", "roma", 2, ("war",)),
            {"card": "eagles_take_wing", "where": "gaul", "to": "roma", "count": 2, "gods": ["war"]},
        ),
        (
            InvokeExchange(7, BLUE, "siren_calls", GREEN, ("roma", "apulia")),
            {"card": "siren_calls", "of": "green", "lands": ["roma", "apulia"]},
        ),
        (InvokeRelic(7, BLUE, "only_ash_remains", "aegis"), {"card": "only_ash_remains", "what": "aegis"}),
        (InvokeDeck(7, BLUE, "faith_shall_deliver", "sky"), {"card": "faith_shall_deliver", "what": "sky"}),
    ],
)
def test_it_is_stored_as_before_there_were_shapes(action: Invoke, stored: dict[str, Any]) -> None:
    """All eight fields, in the same order; so it is on the agenda while the card waits to work."""
    written = {**STORED, **stored}
    assert list(plain(action).items()) == list(written.items())
    assert RULES.actions.read(written) == action
    assert plain(Work(action)) == {"kind": "work", "invoked": written}
    assert RULES.tasks.read({"kind": "work", "invoked": written}) == Work(action)


@pytest.mark.parametrize(
    ("stored", "why"),
    [
        ({"card": "nonsense"}, "invoke: no invoke is known for the card 'nonsense'"),
        ({"card": "aegis"}, "invoke: no invoke is known for the card 'aegis'"),
        ({"card": "ragnarok", "where": "roma"}, "invoke: the card 'ragnarok' takes no where"),
        ({"card": "storms_rage", "where": "roma", "to": "gaul"}, "invoke: the card 'storms_rage' takes no to"),
        ({"card": "storms_rage", "where": "roma", "count": 3}, "the card 'storms_rage' takes no count"),
        ({"card": "storms_rage", "where": "roma", "what": "sky"}, "the card 'storms_rage' takes no what"),
        ({"card": "faith_shall_deliver", "what": 3}, r"Expected `str`, got `int` - at `\$.what`"),
    ],
)
def test_what_a_card_does_not_take_is_not_read(stored: dict[str, Any], why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        RULES.actions.read({**STORED, **stored})


def test_a_card_is_not_played_with_the_choices_of_another() -> None:
    game = turn_of_cards("heroes_are_born ragnarok")
    number = game.number()
    for action, why in (
        (InvokeAlone(number, BLUE, "heroes_are_born"), NotATarget("heroes_are_born", ())),
        (InvokeAgainst(number, BLUE, "heroes_are_born", GREEN), NotATarget("heroes_are_born", ("green",))),
        (InvokeAt(number, BLUE, "ragnarok", "gaul"), NotATarget("ragnarok", ("gaul",))),
        (InvokeFlight(number, BLUE, "heroes_are_born", "gaul", "roma", 3), NotATarget("heroes_are_born", ("roma",))),
        (Invoke(number, BLUE, "heroes_are_born"), NotATarget("heroes_are_born", ())),
        (Invoke(number, BLUE, "nonsense"), NotInHand("nonsense")),
    ):
        assert refusal(game.rules, game.state, action) == why


@pytest.mark.parametrize(
    ("choice", "stored"), [((), ""), (("roma",), "roma"), (("war", "sky"), "war sky"), (3, "3"), (0, "0")]
)
def test_a_refused_choice_is_stored_as_text(choice: Any, stored: str) -> None:
    written = {"kind": "not-a-target", "card": "fog_lifts", "choice": stored}
    assert plain(NotATarget("fog_lifts", choice)) == written
    assert shape_data(written, NotATarget) == NotATarget("fog_lifts", choice)
    assert well_typed(NotATarget("fog_lifts", choice))


def test_an_offer_fills_the_fields_of_its_shape() -> None:
    """In their order, whoever holds what; Sky cards are asked in an invasion."""
    asked = set()
    for seed in range(4):
        state = plenty(RULES, seed)
        state.parts[Invasion] = now = Invasion(state.seats[0], *invasion(state))
        state.parts[Force] = Force(gods=state.parts[Gods].kinds_at(now.attacker, now.source))
        g = Context.of(RULES, state, NoChance())
        for seat, name in product(state.seats, MIRACLES):
            for offer in legal(g, seat, Card(name)):
                asked.add(name)
                assert offer.action is MIRACLES[name].shape
                assert tuple(offer.fields) == offer.action.__struct_fields__[2:], name
                assert all(map(well_typed, islice(offer.each(1, seat), 20))), name
    assert MIRACLES.keys() - asked == set()


def invasion(state: State) -> tuple[Territory, Territory]:
    """A territory of the first player's with a god of his on it, and one of the second's."""
    first, second = state.seats[:2]
    return next(iter(state.parts[Gods].of(first).values())), state.land.of(second)[0]
