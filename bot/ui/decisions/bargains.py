"""Bargains in the panel: each open item in words, with the buttons that answer it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.ui.decisions.answer import kinds, settle
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.components import Press
from bot.ui.interaction.layout import GOOD, PLAIN, Layout, button
from bot.ui.interaction.name_search import fold
from bot.words.arguments import card_name, count_cards
from bot.words.cards import card_worth
from bot.words.decisions import thing_on_table, things_on_table
from rules import NOBODY, Card
from rules.author import Some, owner_of, pile_of

MOST = 5
"""Up to this many open items get buttons of their own; with more, the player picks one from a list."""


def on_table(layout: Layout, prompt: Prompt) -> Sequence[str]:
    """Add the open items that this player may answer; return the kinds of answer that their buttons cover."""
    taken_up = {kind: field for kind in kinds(prompt.offers) if (field := _first_field(prompt, kind))}
    known = {field for field, _ in things_on_table(prompt.seen)}
    mine = {kind: field for kind, field in taken_up.items() if field in known}
    numbers = dict.fromkeys((field, n) for kind, field in mine.items() for n in _numbers(prompt, kind, field))
    for field, number in numbers:
        layout.text(thing_on_table(field, number, prompt.seen, prompt.words))
        if len(numbers) <= MOST:
            layout.row(*(_button(prompt, kind, number) for kind in mine if number in _numbers(prompt, kind, field)))
    return tuple(mine) if len(numbers) <= MOST else ()


def find_missing_thing(prompt: Prompt, chosen: Sequence[str]) -> str:
    """The number of the item that an answer (its kind, then its choices) refers to, if no longer open, else ''."""
    kind, number = (*chosen, "", "")[:2]
    action = prompt.session.rules.actions.kinds.get(kind)
    field = action.__struct_fields__[2:3] if action else ()
    numbered = {part.taken_up_as for part in prompt.session.rules.parts.kinds.values()}  # type: ignore[attr-defined]
    about = field[0] if field and field[0] in numbered else ""
    return number if about and number.isdecimal() and (about, int(number)) not in things_on_table(prompt.seen) else ""


def open_piles(prompt: Prompt) -> Iterator[str]:
    """The cards that the reader sees, if some of them are choices: a paragraph for each player, by region."""
    among = {
        thing for offer in prompt.offers for shape in offer.fields.values() for thing in _piles_to_choose_from(shape)
    }
    for zone, cards in prompt.seen.zones.items():
        pile, owner = pile_of(zone), owner_of(zone, prompt.seen.seats)
        if owner != NOBODY and cards.faces and among.intersection(cards.faces):
            mine = prompt.words.say(f"hand-pile-{pile}", count=len(cards.faces)) if owner == prompt.seat else ""
            yield f"-# {mine or prompt.words.say(f'seat-{owner}')}\n{_by_region(cards.faces, prompt)}"


def _piles_to_choose_from(shape: Sequence[Any]) -> Sequence[str]:
    return shape.among if isinstance(shape, Some) else ()


def _by_region(cards: Sequence[Card], prompt: Prompt) -> str:
    regions = dict[str, list[tuple[Card, str]]]()
    for card in cards:
        regions.setdefault(prompt.region_of(card), []).append((card, _with_coins(card, prompt)))
    counted = {name: sorted(count_cards(some, prompt.words), key=fold) for name, some in regions.items()}
    named = [(prompt.region_name(name) if name else "", some) for name, some in counted.items()]
    return " · ".join(
        prompt.words.say("panel-of-region", region=name, those=", ".join(some)) if name else ", ".join(some)
        for name, some in sorted(named)
    )


def _with_coins(card: Card, prompt: Prompt) -> str:
    """A card by its name, and what a territory's is worth where cards bear coins: `Peru (2)`."""
    rules = prompt.session.rules
    coins = card_worth(card, prompt.seen, rules, prompt.words) if card in rules.board.cards else 0
    return f"{card_name(card, prompt.words)} ({coins})" if coins else card_name(card, prompt.words)


def _first_field(prompt: Prompt, kind: str) -> str:
    return next((field for offer in prompt.of_kind(kind) for field in offer.fields), "")


def _numbers(prompt: Prompt, kind: str, field: str) -> list[Any]:
    return [number for offer in prompt.of_kind(kind) for number in offer.fields[field]]


def _button(prompt: Prompt, kind: str, number: int) -> Press:
    """A button that answers the item at once, or asks for what is still open."""
    now, _, field = settle(prompt.partial_answer(kind, (str(number),)))
    label = prompt.verb(kind)
    return button(now.look("-"), label, PLAIN) if field else button(now.key("ans"), label, GOOD)
