"""Draw a seat's cards in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

import renders
from bot.game.session import Session
from bot.logs import error_summary
from bot.services import Services
from bot.ui.interaction.labels import card_hint, picture_of, piles_with_titles
from bot.ui.interaction.layout import ALT, cut
from bot.ui.pictures.board import AttachedPicture, attach
from bot.words import Words
from bot.words.arguments import card_list, card_name, count_cards, land_name
from bot.words.cards import card_effect, card_worth
from bot.words.games import words_in
from bot.words.topics.cards import CardFace, CardWords
from rules import Card, Player, Ruleset, Territory, View
from rules.author import zone_of
from rules.risk import WILDS

log = logging.getLogger(__name__)
FILE, CARD_FILE, OPEN_FILE = "hand", "card", "cards-in-play"
Piles = Mapping[str, tuple[Card, ...]]
"""The cards of each pile: `{"hand": ("peru", "wild_1"), "goals": ("third.2",)}`."""


async def hand_picture(
    services: Services, session: Session, seat: Player, piles: Piles, words: Words, title: str = ""
) -> AttachedPicture | None:
    """The cards and their alt text; None if there are none, or they cannot be drawn. `title`: if not the hand's."""
    board = session.rules.board
    heading = title or words.say("hand-title", who=words.say(f"seat-{seat}"))
    try:
        held = [(pile, card) for pile in piles_to_draw(session.rules) for card in piles.get(pile, ())]
        cards = _faces(session, seat, held, words)
        if not cards:
            return None
        drawn = await services.workload.draw(lambda form: renders.draw_hand(cards, None, heading, board.name, form))
    except Exception as error:  # whatever fails in a picture, the hand is shown as text
        log.error("table %d: a hand cannot be drawn: %s", session.table.id, error_summary(error))
        return None
    return attach(drawn, FILE, hand_alt(seat, piles, session.view(seat), session.rules, words, heading))


async def card_picture(
    services: Services, session: Session, seat: Player, pile: str, card: Card, words: Words
) -> AttachedPicture | None:
    """One card of a pile ("hand", "tales", "mission"…) and its alt text; None if it cannot be drawn."""
    board = session.rules.board
    try:
        (face,) = _faces(session, seat, [(pile, card)], words)
        drawn = await services.workload.draw(lambda form: renders.draw_card(face, board.name, form))
    except Exception as error:  # whatever fails in a picture, the card is named as text
        log.error("table %d: a card cannot be drawn: %s", session.table.id, error_summary(error))
        return None
    return attach(drawn, CARD_FILE, card_alt(pile, card, session.view(seat), session.rules, words))


async def open_cards_picture(services: Services, session: Session, words: Words) -> AttachedPicture | None:
    """The cards of all players that lie open, a row each, and their alt text; None without any, or if drawing fails."""
    found, rules = open_cards(session.view(None), session.rules), session.rules
    if not found:
        return None
    try:
        rows = [(words.say(f"seat-{seat}"), _faces(session, seat, cards, words)) for seat, cards in found.items()]
        drawn = await services.workload.draw(lambda form: renders.draw_rows(rows, rules.board.name, form))
    except Exception as error:  # whatever fails in a picture, the cards are named as text
        log.error("table %d: the cards in play cannot be drawn: %s", session.table.id, error_summary(error))
        return None
    return attach(drawn, OPEN_FILE, cut(" ".join(open_cards_lines(session.view(None), rules, words)), ALT))


def open_cards(seen: View, rules: Ruleset) -> dict[Player, list[tuple[str, Card]]]:
    """Each player's cards that lie open for the rest of the game, with the pile of each."""
    piles = dict.fromkeys(pile for known in words_in(rules, CardWords) for pile in known.open_piles)
    found = {
        seat: [(pile, card) for pile in piles for card in seen.cards(zone_of(pile, seat)).faces or ()]
        for seat in seen.seats
    }
    return {seat: cards for seat, cards in found.items() if cards}


def open_cards_lines(seen: View, rules: Ruleset, words: Words) -> list[str]:
    """The cards that lie open in words, a sentence for each player."""
    return [
        words.say("cards-in-play", who=words.say(f"seat-{seat}"), cards=words.all_of(card_list(titles, words)))
        for seat, cards in open_cards(seen, rules).items()
        for titles in [[card for _, card in cards]]
    ]


def piles_to_draw(rules: Ruleset) -> tuple[str, ...]:
    """The piles that are drawn, in this order; played cards are only listed as text."""
    return tuple(dict.fromkeys(pile for known in words_in(rules, CardWords) for pile in known.piles))


def _faces(session: Session, seat: Player, cards: Iterable[tuple[str, Card]], words: Words) -> list[renders.Card]:
    """Cards, each with its pile, as the owner of a seat sees them on the board of this game."""
    rules, seen = session.rules, session.view(seat)
    faces = [_with_worth(card_of(card, seat, rules, words, pile), card, seen, rules, words) for pile, card in cards]
    change = renders.change_in(session.view(None), rules)
    return [replace(face, change=change) if face.land else face for face in faces]


def _with_worth(face: renders.Card, card: Card, seen: View, rules: Ruleset, words: Words) -> renders.Card:
    """A resource card with its coins, in words as well; any other card as it is."""
    coins, board = card_worth(card, seen, rules, words), rules.board
    if not coins:
        return face
    region = [words.say(f"region-{board.region_of[Territory(card)]}")] if Territory(card) in board.region_of else []
    return replace(face, coins=coins, caption=" · ".join((*region, words.say("cards-worth", count=coins))))


def land_hint(card: Card, seen: View, rules: Ruleset, words: Words) -> str:
    """What a territory's card shows, or is worth as a resource."""
    coins = card_worth(card, seen, rules, words)
    return words.say("cards-worth", count=coins) if coins else picture_of(card, rules.board, words)


def of_land(card: Card, pile: str, rules: Ruleset) -> bool:
    """Whether a card of this pile belongs to a territory."""
    return card in rules.board.cards and pile not in piles_with_titles(rules)


def card_of(card: Card, seat: Player, rules: Ruleset, words: Words, pile: str = "hand") -> renders.Card:
    """One card as its reader sees it; `seat` determines its points. Raises `CannotDraw` for an unknown card."""
    board = rules.board
    if of_land(card, pile, rules):
        region = [words.say(f"region-{board.region_of[Territory(card)]}")] if Territory(card) in board.region_of else []
        caption = " · ".join((*region, picture_of(card, board, words)))
        return renders.Card(land_name(card, words), "territory", board.cards[card][1], caption, land=card)
    if card in WILDS:
        symbols = dict.fromkeys(symbol for _, symbol in board.cards.values())
        return renders.Card(words.say("card-wild"), "wild", "+".join(symbols))
    if not (text := card_effect(card, words, rules)):
        raise renders.CannotDraw(f"no card named {card!r}")
    faces = (known.face(card, seat, board, words) for known in words_in(rules, CardWords))
    face = next((face for face in faces if face is not None), CardFace("mission"))
    return renders.Card(card_name(card, words), text=text, **face._asdict())


def hand_alt(seat: Player, piles: Piles, seen: View, rules: Ruleset, words: Words, title: str = "") -> str:
    """The cards in sentences: all names first, then effects, as far as there is space."""
    drawn = [(pile, piles[pile]) for pile in piles_to_draw(rules) if piles.get(pile)]
    heads = [title or words.say("hand-title", who=words.say(f"seat-{seat}"))]
    for pile, cards in drawn:
        names = words.all_of(
            [*count_cards(((card, _card_title(card, pile, seen, rules, words)) for card in cards), words)]
        )
        heads.append(f"{words.say(f'hand-pile-{pile}', count=len(cards))} – {names}")
    return cut(". ".join([*heads, *dict.fromkeys(_effects(piles, rules, words))]) + ".", ALT)


def card_alt(pile: str, card: Card, seen: View, rules: Ruleset, words: Words) -> str:
    """One card in a sentence: its name and what it does."""
    title = _card_title(card, pile, seen, rules, words)
    hint = "" if of_land(card, pile, rules) else card_hint(card, words, rules)
    return cut(f"{title} – {hint}" if hint else title, ALT)


def _card_title(card: Card, pile: str, seen: View, rules: Ruleset, words: Words) -> str:
    if of_land(card, pile, rules):
        return f"{land_name(card, words)} ({land_hint(card, seen, rules, words)})"
    return card_name(card, words)


def _effects(piles: Piles, rules: Ruleset, words: Words) -> Iterator[str]:
    for pile in piles_to_draw(rules):
        for card in piles.get(pile, ()):
            if not of_land(card, pile, rules) and (hint := card_hint(card, words, rules)):
                yield f"{card_name(card, words)} – {hint.rstrip('.')}"
