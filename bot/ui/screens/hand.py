"""A seat's hand for its player only: the screen, and the direct message that says what is new in it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from bot.game.hands import NewCard, hand_of, windows_set
from bot.game.session import Session
from bot.messages import HandMessage
from bot.services import Services
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS, by_title, card_hint
from bot.ui.interaction.layout import Layout, button
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route
from bot.ui.orders.card_windows import add_card_windows, ask_about_windows, windows_button
from bot.ui.pictures.board import AttachedPicture
from bot.ui.pictures.hand import card_picture, hand_picture, land_hint, of_land, open_cards_lines, open_cards_picture
from bot.words import Words
from bot.words.arguments import card_in_sentence, card_name, count_cards
from bot.words.decisions import window_clause
from bot.words.games import words_in
from bot.words.topics.cards import CardWords
from rules import NOBODY, Card, Player, Ruleset, View
from rules.author import ZoneName, owner_of, pile_of
from rules.risk import WILDS, Trade, set_gain


def zones_of_seat(session: Session, seat: Player) -> dict[str, tuple[Card, ...]]:
    """The zones of a seat, hidden or open, with the cards that it sees."""
    seen = session.view(seat)
    mine = ((name, cards.faces) for name, cards in seen.zones.items() if owner_of(name, (seat,)) == seat)
    found: dict[str, tuple[Card, ...]] = {}
    for name, faces in mine:
        if faces:
            pile = pile_of(name)
            found[pile] = (*found.get(pile, ()), *faces)
    return found


def hand_text(session: Session, seat: Player, words: Words) -> list[str]:
    """The hand in paragraphs, one per pile."""
    rules, seen = session.rules, session.view(seat)
    piles = [_pile(name, cards, seen, rules, words) for name, cards in zones_of_seat(session, seat).items()]
    topics = words_in(rules, CardWords)
    held = [paragraph for known in topics for paragraph in known.held(seen, words)]
    progress = [line for known in topics for line in known.progress(seen, rules, words)]
    return [*piles, *_sets(session, seat, words), *held, *progress] or [words.say("hand-empty")]


def _sets(session: Session, seat: Player, words: Words) -> list[str]:
    """The set of a hand that brings most, and how much now, or that it has none; nothing where no sets are traded."""
    cards = zones_of_seat(session, seat).get("hand", ())
    if not cards or session.over or Trade.kind not in session.rules.actions.kinds:
        return []
    worth = ((set_gain(session.rules, session.state, seat, trio).armies, trio) for trio in combinations(cards, 3))
    armies, best = max(worth, key=lambda each: each[0], default=(0, ()))
    if not armies:
        return [f"-# {words.say('hand-no-set')}"]
    named = words.all_of([card_name(card, words) for card in best])
    return [f"-# {words.say('hand-set', cards=named, armies=armies)}"]


def _pile(zone: str, cards: tuple[Card, ...], seen: View, rules: Ruleset, words: Words) -> str:
    by_effect = any(zone in known.named_by_effect for known in words_in(rules, CardWords))
    lines = [f"**{words.say(f'hand-pile-{zone}', count=len(cards))}**"]
    for name, card in count_cards(((card, card_name(card, words)) for card in cards), words).items():
        hint = card_hint(card, words, rules) if zone != "laid" else ""
        name = " · ".join((name, *_facts(card, seen, rules, words)))
        if of_land(card, zone, rules) or card in WILDS:
            hint = land_hint(card, seen, rules, words)
        name, hint = (hint or name, "") if by_effect else (name, hint)
        lines.append(f"- {name}" + (f"\n-# {hint}" if hint and hint != name else ""))
    return "\n".join(lines)


def _facts(card: Card, seen: View, rules: Ruleset, words: Words) -> list[str]:
    """What a card's picture says of its kind and of the points that it is worth."""
    return [fact for known in words_in(rules, CardWords) for fact in known.facts(card, seen.viewer or NOBODY, words)]


async def hand_layout(
    services: Services, session: Session, seat: Player, words: Words, *, from_panel: bool = False
) -> Layout:
    """The hand as a private screen: a picture of the cards, their effects, and what is set for others' turns; with the
    way to the panel, or back to it."""
    layout = Layout(COLOURS.get(seat))
    await _add_hand(layout, services, session, seat, words, words.say("hand-title", who=by_title(session, words)(seat)))
    windows = add_card_windows(layout, session, seat, _cards(session, seat), words)
    to_panel = CustomId(session.table.id, "play")
    if session.over:
        return layout.row(button(to_panel, words.say("button-back")))
    play = button(to_panel, words.say("button-back" if from_panel else "button-play"))
    return layout.row(play, *([windows_button(session, words)] if windows or session.rules.opens else []))


async def hand_message(
    services: Services, session: Session, seat: Player, news: HandMessage, words: Words, mark: str
) -> Layout | None:
    """A direct message about a hand: the new cards, or the whole hand where it is new; None if there is nothing to say.

    `mark` is the marker of the outbox's row.
    """
    held = hand_of(session.state, seat)
    given = [(ZoneName(zone), Card(card), holder) for zone, card, holder in news.new]
    new = [(zone, card, holder) for zone, card, holder in given if card in held.get(zone, ())]
    whole = news.whole or (bool(new) and not news.fresh)
    asks = (news.asks or whole) and not windows_set(session.rules, session.state, session.orders[seat])
    if not (whole or new or news.missed or asks):
        return None
    layout, cards = Layout(COLOURS.get(seat)), [card for _, card, _ in new]
    if whole:
        title = words.say("hand-dm", who=by_title(session, words)(seat), table=_where(session))
        await _add_hand(layout, services, session, seat, words, title)
        cards = _cards(session, seat)
    else:
        await _add_new_cards(layout, services, session, seat, new, words)
    for window, card in news.missed:
        moment = window_clause(window, words)
        layout.text(words.say("hand-missed", card=card_name(card, words), moment=moment, table=_where(session)))
    hand = button(CustomId(session.table.id, "hand", 0, (), mark), words.say("button-hand"))
    if asks:
        ask_about_windows(layout, session, seat, words, mark=mark)
        return layout.row(hand)
    windows = add_card_windows(layout, session, seat, cards, words) or news.missed
    return layout.row(hand, *([windows_button(session, words, mark)] if windows else []))


def _where(session: Session) -> str:
    return f"<#{session.table.channel}>"


def _cards(session: Session, seat: Player) -> list[Card]:
    """Every card of a seat's hand, without those it has played."""
    return [card for cards in hand_of(session.state, seat).values() for card in cards]


async def _add_hand(
    layout: Layout, services: Services, session: Session, seat: Player, words: Words, title: str
) -> None:
    """Add the picture of a hand and its piles in words."""
    layout.text(f"### {title}")
    if drawn := await hand_picture(services, session, seat, zones_of_seat(session, seat), words):
        layout.picture(*drawn)
    for paragraph in hand_text(session, seat, words):
        layout.text(paragraph)


async def _add_new_cards(
    layout: Layout, services: Services, session: Session, seat: Player, new: Sequence[NewCard], words: Words
) -> None:
    """Add the new cards: who drew or got them, and their picture, or what they do where none can be drawn."""
    for holder in dict.fromkeys(holder for _, _, holder in new):
        named = ((card, card_in_sentence(card, words)) for _, card, before in new if before == holder)
        names = [f"**{name}**" for name in count_cards(named, words)]
        who = words.say(f"seat-{holder}") if holder else "none"
        layout.text(words.say("hand-new", cards=words.all_of(names), who=who, table=_where(session)))
    if drawn := await _picture(services, session, seat, new, words):
        layout.picture(*drawn)
        return
    rules = session.rules
    hints = [card_hint(card, words, rules) for zone, card, _ in new if not of_land(card, pile_of(zone), rules)]
    layout.text("\n".join(f"-# {hint}" for hint in hints if hint))


async def _picture(
    services: Services, session: Session, seat: Player, new: Sequence[NewCard], words: Words
) -> AttachedPicture | None:
    """The picture of one new card, or of all of them."""
    if not new:
        return None
    if len(new) == 1:
        return await card_picture(services, session, seat, pile_of(new[0][0]), new[0][1], words)
    piles: dict[str, tuple[Card, ...]] = {}
    for zone, card, _ in new:
        piles[pile_of(zone)] = (*piles.get(pile_of(zone), ()), card)
    return await hand_picture(services, session, seat, piles, words, words.say("hand-new-title"))


async def private_hand(request: Request, session: Session) -> Layout:
    """The hand of the person who asks. In the bot's direct messages the answer stays, and says so."""
    words = request.words
    seat = session.seat_held_by(request.person)
    layout = await hand_layout(request.services, session, seat, words, from_panel=request.from_panel)
    if request.interaction.context.dm_channel:
        layout.text(f"-# {words.say('hand-stays')}")
    return layout


@route("in-play")
async def show_cards_in_play(request: Request) -> Layout:
    """The cards of all players that lie open, as a picture and in words."""
    session, words = await request.services.games.load(request.custom_id.table), request.words
    layout = Layout().text(f"### {words.say('button-cards-in-play')}")
    if drawn := await open_cards_picture(request.services, session, words):
        layout.picture(*drawn)
    lines = open_cards_lines(session.view(None), session.rules, words) or [words.say("cards-in-play-none")]
    return layout.text("\n".join(lines)).row(button(CustomId(session.table.id, "board"), words.say("button-board")))


@route("hand")
async def show_hand(request: Request) -> Layout:
    return await private_hand(request, await request.services.games.load(request.custom_id.table))
