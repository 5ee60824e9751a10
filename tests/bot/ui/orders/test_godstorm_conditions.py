"""Standing orders of Godstorm as their player reads and types them: cards by title, gods, temples and altars."""

from __future__ import annotations

import pytest
from support.godstorm.moments import session_of, window
from support.godstorm.position import GREEN, Field
from support.tables.seat_orders import saying, standing

from bot.game.session import Session
from bot.ui.interaction.request import Rejected
from bot.ui.orders.condition_text import ConditionText
from bot.ui.orders.conditions import condition_text, policies_now, wants_of
from bot.words import words
from bot.words.decisions import order_name
from rules.orders import ASK, MOST_REGIMENTS, Clause, Condition, StandingOrder

SACRED = "ground_is_sacred"


def attacked(**orders: StandingOrder) -> Session:
    """Green, who holds This Ground Is Sacred, is attacked."""
    game: Field = window()
    return session_of(game, standing({GREEN: orders}))


def spoken(language: str, session: Session) -> ConditionText:
    return condition_text(session, "sky", words(language, "godstorm"))


def test_of_cards_those_in_hand_are_offered_and_the_one_that_is_set() -> None:
    en = words("en", "godstorm")
    assert policies_now(attacked(), GREEN, "sky", en) == ("pass", SACRED, ASK)
    both = policies_now(attacked(sky=StandingOrder("fog_lifts")), GREEN, "sky", en)
    assert both == ("pass", "fog_lifts", SACRED, ASK)


@pytest.mark.parametrize(
    ("language", "text", "clause"),
    [
        (
            "en",
            "This Ground Is Sacred: Gaul; against 5+; my temple",
            Clause(Condition(("gaul",), (5, MOST_REGIMENTS), leader="ours", kinds=("temple",)), SACRED),
        ),
        ("en", "ask me: East Altar", Clause(Condition(("east-altar",)), ASK)),
        ("en", "let it pass: their altar", Clause(Condition(leader="theirs", kinds=("altar",)), "pass")),
        ("en", "ask me: no temple", Clause(Condition(leader="none", kinds=("temple",)), ASK)),
        ("en", "ask me: their war god", Clause(Condition(leader="theirs", kinds=("war",)), ASK)),
        (
            "fr",
            "Cette terre est sacrée : Gaule ; contre 5+ ; mon temple",
            Clause(Condition(("gaul",), (5, MOST_REGIMENTS), leader="ours", kinds=("temple",)), SACRED),
        ),
        ("fr", "laisser passer : leur autel", Clause(Condition(leader="theirs", kinds=("altar",)), "pass")),
    ],
)
def test_conditions_are_read_as_they_are_written(language: str, text: str, clause: Clause) -> None:
    written = spoken(language, attacked())
    assert written.read(text) == (clause,)
    assert written.text(clause).replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_example_is_a_condition_that_can_be_read(language: str) -> None:
    written = spoken(language, attacked())
    [clause] = written.read(written.example())
    assert clause.when.kinds == ("war",)


def test_a_temple_of_theirs_is_nothing_to_say() -> None:
    with pytest.raises(Rejected):
        spoken("en", attacked()).read("ask me: their temple")


@pytest.mark.parametrize(
    ("topic", "order", "english", "french"),
    [
        (
            "to-bid",
            StandingOrder("first", saying(bid=3, keep=2)),
            "bid 3 for the first places, keep 2",
            "miser 3 pour les premières places, en garder 2",
        ),
        (
            "to-bid",
            StandingOrder("last", saying(bid=1, keep=0)),
            "bid 1 for the last places",
            "miser 1 pour les dernières places",
        ),
        (
            "to-pledge",
            StandingOrder("keep", saying(keep=4)),
            "save all I can pay for, keep 4 faith",
            "toutes celles que je peux payer, en gardant 4 jetons Foi",
        ),
        (
            "miracle",
            StandingOrder("cancel", saying("war", "death")),
            "cancel the others' cards: war and death",
            "annuler les cartes des autres\N{NO-BREAK SPACE}: guerre et mort",
        ),
        ("sky", StandingOrder(SACRED), "This Ground Is Sacred", "Cette terre est sacrée"),
    ],
)
def test_an_order_is_named_with_what_it_says(topic: str, order: StandingOrder, english: str, french: str) -> None:
    session = attacked()
    wants = wants_of(session, topic, order.policy)
    named = [order_name(topic, order, wants, words(language, "godstorm")) for language in ("en", "fr")]
    assert named == [english, french]
