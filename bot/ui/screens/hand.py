"""A seat's hand: its cards and what they do, for its player only."""

from __future__ import annotations

from bot.game.session import Session
from bot.services import Services
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS, choice_hint, choice_label, picture_of
from bot.ui.interaction.layout import Layout, button
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route
from bot.ui.pictures.hand import hand_picture, of_land
from bot.words import Words
from rules import Board, Player
from rules.risk import WILDS


def hidden_zones(session: Session, seat: Player) -> dict[str, tuple[str, ...]]:
    """The zones of a seat, hidden or open, with the cards that it sees."""
    seen = session.view(seat)
    mine = {name: cards.faces or () for name, cards in seen.zones.items() if name.endswith(f":{seat}")}
    return {name.partition(":")[0]: faces for name, faces in mine.items() if faces}


def hand_text(session: Session, seat: Player, words: Words) -> list[str]:
    """The hand in paragraphs, one per pile."""
    board = session.rules.board
    piles = [_pile(name, cards, board, words) for name, cards in hidden_zones(session, seat).items()]
    return piles or [words.say("hand-empty")]


def _pile(zone: str, cards: tuple[str, ...], board: Board, words: Words) -> str:
    lines = [f"**{words.say(f'hand-pile-{zone}', count=len(cards))}**"]
    for card in cards:
        shown = of_land(card, zone, board) or card in WILDS
        hint = picture_of(card, board, words) if shown else choice_hint(card, words, board) if zone != "laid" else ""
        name = choice_label(card, words)
        lines.append(f"- {name}" + (f"\n-# {hint}" if hint and hint != name else ""))
    return "\n".join(lines)


async def hand_layout(
    services: Services, session: Session, seat: Player, words: Words, *, private: bool = True
) -> Layout:
    """The hand as a message: a picture of the cards, and their effects as text."""
    layout = Layout(COLOURS.get(seat)).text(f"### {words.say('hand-title', who=words.say(f'seat-{seat}'))}")
    if drawn := await hand_picture(services, session, seat, hidden_zones(session, seat), words):
        layout.picture(*drawn)
    for paragraph in hand_text(session, seat, words):
        layout.text(paragraph)
    if private:
        layout.text(f"-# {words.say('hand-secret')}")
        layout.row(button(CustomId(session.table.id, "play"), words.say("button-play")))
    return layout


async def private_hand(request: Request, session: Session) -> Layout:
    """The hand of the person who asks. In the bot's direct messages the answer stays, and says so."""
    words = request.words
    layout = await hand_layout(request.services, session, session.seat_held_by(request.person), words)
    if request.interaction.context.dm_channel:
        layout.text(f"-# {words.say('hand-stays')}")
    return layout


@route("hand")
async def show_hand(request: Request) -> Layout:
    return await private_hand(request, await request.services.games.load(request.custom_id.table))
