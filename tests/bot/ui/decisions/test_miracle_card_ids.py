"""Custom ids of miracle cards: one kind with eight tokens after it, whichever choices a card has, as ever."""

from __future__ import annotations

from typing import Any

import pytest
from support.godstorm.position import BLUE, turn_of_cards
from support.tables.controls import asking, drawn, speech

from bot.ui.decisions.answer import choices_so_far, one_back, settle, tokens_of, whole_action
from bot.ui.interaction.request import StalePress
from rules import Offer
from rules.author import Some
from rules.godstorm.invocations import (
    Invoke,
    InvokeAgainst,
    InvokeAlone,
    InvokeAt,
    InvokeBetween,
    InvokeDeck,
    InvokeExchange,
    InvokeFlight,
    InvokeFrom,
    InvokeGod,
    InvokeLands,
    InvokeMarch,
    InvokeRelic,
    InvokeReturn,
)

LANDS = ("gaul", "iberia", "roma")
OFFERS = {
    "blood_coats:.:.:0:no:.:none:.": Offer(InvokeAlone, {"card": ("blood_coats",)}),
    "storms_rage:roma:.:0:no:.:none:.": Offer(InvokeAt, {"card": ("storms_rage",), "where": LANDS}),
    "fog_lifts:roma:.:2:no:.:none:.": Offer(InvokeFrom, {"card": ("fog_lifts",), "where": LANDS, "count": range(1, 4)}),
    "temple_falls:gaul:roma:0:no:.:none:.": Offer(
        InvokeBetween, {"card": ("temple_falls",), "where": LANDS, "to": LANDS}
    ),
    "dead_walk.2:north-gate:roma:1:no:.:none:.": Offer(
        InvokeMarch, {"card": ("dead_walk.2",), "where": ("north-gate",), "to": LANDS, "count": range(1, 7)}
    ),
    "eagles_take_wing:gaul:roma:1:*0.e3b0c4:.:none:.": Offer(
        InvokeFlight,
        {
            "card": ("eagles_take_wing",),
            "where": LANDS,
            "to": LANDS,
            "count": range(1, 3),
            "gods": Some(("war",), 0, 1),
        },
    ),
    "mighty_turn_meek.2:.:roma:0:war:.:none:.": Offer(
        InvokeReturn, {"card": ("mighty_turn_meek.2",), "to": LANDS, "gods": (("war",), ("sky",))}
    ),
    "idol_is_false:.:.:0:sky:.:none:.": Offer(InvokeGod, {"card": ("idol_is_false",), "gods": (("war",), ("sky",))}),
    "visions_become_real:.:.:0:no:green:none:.": Offer(
        InvokeAgainst, {"card": ("visions_become_real",), "of": ("green", "ochre")}
    ),
    "siren_calls:.:.:0:no:green:*3.8f2aa1:.": Offer(
        InvokeExchange, {"card": ("siren_calls",), "of": ("green",), "lands": Some(LANDS, 2, 2)}
    ),
    "mighty_fallen:.:.:0:no:.:none:.": Offer(InvokeLands, {"card": ("mighty_fallen",), "lands": ((),)}),
    "waters_boil:.:.:0:no:.:gaul+iberia:.": Offer(
        InvokeLands, {"card": ("waters_boil",), "lands": (("gaul", "iberia"), ("gaul", "roma"))}
    ),
    "only_ash_remains:.:.:0:no:.:none:aegis": Offer(
        InvokeRelic, {"card": ("only_ash_remains",), "relic": ("excalibur", "aegis")}
    ),
    "faith_shall_deliver:.:.:0:no:.:none:sky": Offer(
        InvokeDeck, {"card": ("faith_shall_deliver",), "deck": ("war", "sky")}
    ),
}
"""What stands in a custom id after `invoke`, with an offer of such a card."""


def parts(custom_id: str) -> tuple[str, ...]:
    return tuple(custom_id.split(":"))


@pytest.mark.parametrize("written", OFFERS)
def test_a_card_has_the_tokens_that_it_had_before_there_were_shapes(written: str) -> None:
    """And a button that was posted then gives the same answer, among all other cards on offer."""
    offer = OFFERS[written]
    action = whole_action(asking(*OFFERS.values(), kind="invoke", tokens=parts(written)))
    assert isinstance(action, offer.action)
    assert tokens_of(offer, action) == parts(written)
    assert str(asking(offer, kind="invoke", tokens=parts(written)).key("ans")) == f"r:7:3:ans:invoke:{written}"


def test_each_shape_is_among_them() -> None:
    assert {offer.action for offer in OFFERS.values()} == set(Invoke.__subclasses__())


def test_one_picks_a_card_of_all_and_then_what_it_asks() -> None:
    everything = tuple(OFFERS.values())
    first = shown_values(drawn(asking(*everything, kind="invoke"), speech()))
    assert len(first) == len(OFFERS)
    for tokens, field in (
        (("storms_rage",), "where"),
        (("siren_calls",), "lands"),
        (("mighty_turn_meek.2",), "to"),
        (("mighty_turn_meek.2", ".", "roma"), "gods"),
        (("only_ash_remains",), "relic"),
        (("faith_shall_deliver",), "deck"),
        (("blood_coats",), ""),
        (("mighty_fallen",), ""),
    ):
        assert settle(asking(*everything, kind="invoke", tokens=tokens))[2] == field


def shown_values(drawn_parts: list[dict[str, Any]]) -> list[str]:
    return [option["value"] for part in drawn_parts for option in part.get("options", ())]


def test_what_was_chosen_is_said_and_what_a_card_lacks_is_not() -> None:
    now = asking(*OFFERS.values(), kind="invoke", tokens=("mighty_turn_meek.2", ".", "roma", "0", "war"))
    assert choices_so_far(now) == [("card", "mighty_turn_meek.2"), ("to", "roma"), ("gods", ("war",))]
    before = one_back(now)
    assert before is not None
    assert before.tokens == ("mighty_turn_meek.2", ".", "roma", "0")


@pytest.mark.parametrize(
    "tokens",
    ["storms_rage:narnia", "blood_coats:roma", "storms_rage:roma:gaul", "only_ash_remains:.:.:0:no:.:none:sky"],
)
def test_what_a_card_does_not_take_is_stale(tokens: str) -> None:
    with pytest.raises(StalePress):
        settle(asking(*OFFERS.values(), kind="invoke", tokens=parts(tokens)))


def test_the_same_in_a_game() -> None:
    game = turn_of_cards("storms_rage only_ash_remains faith_shall_deliver", relics={"green": "mjolnir"})
    named = {each.action: each for each in game.offers(Invoke)}
    written = {
        InvokeAt: ("storms_rage", "roma", ".", "0", "no", ".", "none", "."),
        InvokeRelic: ("only_ash_remains", ".", ".", "0", "no", ".", "none", "mjolnir"),
        InvokeDeck: ("faith_shall_deliver", ".", ".", "0", "no", ".", "none", "sky"),
    }
    assert named.keys() == written.keys()
    for shape, tokens in written.items():
        action = whole_action(asking(*named.values(), kind="invoke", tokens=tokens))
        assert isinstance(action, shape)
        assert tokens_of(named[shape], action) == tokens
    assert game.state.pending[game.number()].player == BLUE
