"""Draw the board as one reader sees it, with its alt text."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator, Mapping
from functools import cache

import discord

import renders
from bot.game.session import Session
from bot.logs import error_summary
from bot.services import Services
from bot.services.preferences import PALETTE
from bot.ui.interaction.labels import by_colour
from bot.ui.interaction.layout import cut
from bot.ui.pictures.scene import scene
from bot.words import Words, words
from bot.words.alt_text import MOST, alt_text
from rules import Event, Offer, Player, Territory
from rules.author import Part, written_meanings

log = logging.getLogger(__name__)

FILE = "board"
"""The picture's file name without the extension."""

AttachedPicture = tuple[discord.File, str]
"""A picture to attach, and its alt text."""


@cache
def look_of(language: str, palette: str = PALETTE, game: str = "", cards: tuple[str, ...] = ()) -> renders.Look:
    """The look for a language and a palette, with the words of a game and the titles of these `cards`."""
    spoken = words(language, game)

    def names_of(prefix: str) -> dict[str, str]:
        start = f"{prefix}-"
        return {key.removeprefix(start): spoken.say(key) for key in spoken if key.startswith(start)}

    own = {**_sign_words(spoken), "regions": spoken.say("picture-regions")}
    titles = {card: spoken.say(f"card-{card}") for card in cards}
    landmarks = {kind: names_of(sign) for kind, sign in renders.landmark_signs().items()}
    names = renders.Names(names_of("land"), names_of("region"), landmarks, own, cards=titles)
    return renders.Look(language=language, palette=palette, names=names)


def _sign_words(spoken: Words) -> dict[str, str]:
    """What pictures say beside their signs, by the signs' names; of a pile of one, where that is another word."""
    found = {}
    for key in spoken:
        if key.startswith("sign-"):
            name = key.removeprefix("sign-").replace("-", "_")
            found[name] = spoken.say(key)
            if f"{key}.one" in spoken:
                found[f"{name}.one"] = spoken.attribute(key, "one")
    return found


async def public_picture(services: Services, session: Session, spoken: Words) -> AttachedPicture | None:
    """The whole board as everyone sees it, with what happened since the last turn; None if it cannot be drawn."""
    events = await _recent_events(services, session, None)
    return await _draw(services, session, spoken, lambda: _scene(session, spoken, None, events), PALETTE)


async def private_picture(
    services: Services,
    session: Session,
    spoken: Words,
    person: int,
    focus: tuple[str, ...] = (),
    *,
    below: bool = False,
) -> AttachedPicture | None:
    """The board for one person: in their palette, with what happened since their last turn and where they may act now.

    `focus` zooms in on territories (those of a region); `below` shows the sheet below the main map alone. None if it
    cannot be drawn.
    """
    seat = session.seat_of(person)
    events, palette = await _recent_events(services, session, seat), await own_palette(services, person)

    def shown() -> renders.Scene:
        whole = _scene(session, spoken, seat, events)
        return whole.inset if below and whole.inset is not None else whole

    return await _draw(services, session, spoken, shown, palette, focus)


MOST_CHANGED, WIDEST_CHANGE = 12, 3
"""The most territories, and regions, that are shown enlarged because something has changed there."""


async def changed_part(services: Services, session: Session, person: int) -> tuple[Territory, ...]:
    """The territories of the main map where something has changed since a person's last turn, if they are a part of it
    that is worth enlarging; else none."""
    arrows = renders.arrows_of(await _recent_events(services, session, session.seat_of(person)))
    board = session.rules.board
    touched = dict.fromkeys(Territory(end) for arrow in arrows for end in (arrow.source, arrow.target))
    lands = tuple(where for where in touched if where in board.region_of and where in board.territories)
    regions = {board.region_of[where] for where in lands}
    fits = len(lands) <= MOST_CHANGED and len(regions) <= min(WIDEST_CHANGE, len(board.regions) // 2)
    return lands if fits else ()


async def front_picture(
    services: Services, session: Session, spoken: Words, person: int, source: str, target: str
) -> AttachedPicture | None:
    """The part of the board for an attack that a person considers: both territories, with an arrow between them.

    None if it cannot be drawn.
    """

    def shown() -> renders.Scene:
        whole = scene(session.view(session.seat_of(person)), session.rules, spoken, ai=_ai(session))
        return whole.with_arrow(renders.Arrow("plan", source, target))

    return await _draw(services, session, spoken, shown, await own_palette(services, person), (source, target))


async def _recent_events(services: Services, session: Session, reader: Player | None) -> tuple[Event, ...]:
    """What happened since the reader's last turn, or since the last turn of anybody."""
    return (await services.games.recent_turns(session)).events(_ai(session), reader)


def _scene(session: Session, spoken: Words, reader: Player | None, events: tuple[Event, ...]) -> renders.Scene:
    lit = lands_to_act(session, reader) if reader else ()
    return scene(session.view(reader), session.rules, spoken, ai=_ai(session), events=events, highlights=lit)


async def own_look(services: Services, spoken: Words, person: int) -> renders.Look:
    """The look of a picture without titles of cards for one person: in their palette."""
    return look_of(spoken.language, await own_palette(services, person), spoken.game)


async def own_palette(services: Services, person: int) -> str:
    """The palette in which a person sees pictures."""
    return (await services.preferences.person(person)).palette or PALETTE


async def world_picture(
    services: Services,
    campaign: Part,
    headline: str,
    alt: str,
    spoken: Words,
    person: int,
    names: Mapping[str, str],
) -> AttachedPicture | None:
    """The board of a campaign between two of its games, for one person, with a line above the list of those who have
    signed, and the `names` of its members; None if it cannot be drawn, or its game has no such board."""
    if not renders.has_board_between(campaign):
        return None
    look = await own_look(services, spoken, person)
    try:
        shown = renders.scene_between(campaign, headline, names)
        drawn = await services.workload.draw(lambda form: renders.draw(shown, look, (), form))
    except Exception as error:  # whatever fails in a picture, the answer is sent as text
        log.error("the board of a campaign cannot be drawn: %s", error_summary(error))
        return None
    return attach(drawn, FILE, cut(alt, MOST))


async def _draw(
    services: Services,
    session: Session,
    spoken: Words,
    make_scene: Callable[[], renders.Scene],
    palette: str,
    focus: tuple[str, ...] = (),
) -> AttachedPicture | None:
    """The picture with its alt text; None where its scene, its look or the text fails, or it cannot be drawn."""
    try:
        shown = make_scene()
        look = look_of(spoken.language, palette, spoken.game, shown.titled_cards)
        drawn = await services.workload.draw(lambda form: renders.draw(shown, look, focus, form))
        told = alt_text(session.view(None), session.rules, spoken, by_colour(spoken))
    except Exception as error:  # whatever fails in a picture, the post is sent as text
        why = str(error) if isinstance(error, renders.CannotDraw) else error_summary(error)
        log.error("table %d: its board cannot be drawn: %s", session.table.id, why)
        return None
    return attach(drawn, FILE, told)


def attach(drawn: renders.Picture, name: str, alt: str) -> AttachedPicture:
    """A picture as a file, with its alt text."""
    return discord.File(io.BytesIO(drawn.data), f"{name}.{drawn.extension}", description=alt), alt


def lands_to_act(session: Session, seat: Player) -> tuple[Territory, ...]:
    """The territories where this seat may act now: place armies, attack from, or march from."""
    offers = (offer for number in session.decisions_of(seat) for offer in session.offers(number))
    return tuple(dict.fromkeys(land for offer in offers for land in _first_lands(offer)))


def _first_lands(offer: Offer) -> Iterator[Territory]:
    """The choices for the first field of its kind of answer that takes territories."""
    for name, choices in offer.written.items():
        if written_meanings(offer.action)[name] is Territory:
            yield from choices
            return


def _ai(session: Session) -> dict[Player, str]:
    """The seats that AIs play, each with the AI's own name, if it has one."""
    return {colour: session.ai_name(colour) for colour, seat in session.seats.items() if seat.ai}
