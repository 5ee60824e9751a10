"""The last card of a game: who has won, the final scores, the dice key; and its buttons, from Rematch (or Next war) to
the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.game.session import Session
from bot.services import Services
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS, by_player
from bot.ui.interaction.layout import GOOD, Layout, button
from bot.ui.interaction.request import Rejected, Request
from bot.ui.interaction.routes import route
from bot.ui.pictures.board import public_picture
from bot.ui.pictures.film import film_of
from bot.ui.posts.board import in_words
from bot.ui.posts.lobby import opened_line
from bot.ui.posts.record import record_of
from bot.ui.posts.replay import replay_layout
from bot.words import Words
from bot.words import words as words_of
from bot.words.campaigns import owed_line
from bot.words.marks import mark as mark_of
from bot.words.status import Fall, end_line, round_now, status
from rules import Player

LAST_TURNS = ("2", "1")
"""The turns, and the page of them, with which the log begins that the last card opens."""


async def last_post(
    services: Services,
    session: Session,
    words: Words,
    mark: str,
    luck: str,
    fallen: Mapping[Player, Fall],
    *,
    won: Sequence[str],
    code: str = "",
    owed: Sequence[int] = (),
) -> Layout:
    """The last card: the winner in words and on the map, final scores, luck, the dice key.

    `fallen` are the eliminated seats; `won` are the lines that say who has won and how; `code` is the SHA-256 of the
    record of a campaign's war, which the message that starts the next one shows too. `owed` are the people who may
    still take a reward of it.
    """
    again = "rematch" if session.table.campaign is None else "next-war"
    winners, naming, table = session.state.winners or (), by_player(session, words), session.table.id
    layout = Layout(COLOURS.get(winners[0]) if winners else None)
    if session.state.winners is None:
        layout.text(f"## {words.say('table-ended-by-host', who=f'<@{session.table.host}>')}")
    else:
        victory, *kept = "\n".join(won or [end_line(winners, words, naming)]).split("\n")
        layout.text("\n".join([f"## {mark_of('victory')} {victory.replace('**', '')}", *kept]))
    drawn = await public_picture(services, session, words)
    if drawn:
        layout.picture(*drawn)
    layout.text(status(session.view(None), session.rules, words, naming, fallen, session.views_at_end))
    layout.text(owed_line(owed, words))
    layout.text(luck)
    layout.text(f"-# {words.say('post-key', key=session.table.secret.hex())}")
    layout.text(f"-# {words.say('post-record-code', code=code)}" if code else "")
    layout.text("" if drawn else in_words(session, words))
    layout.row(
        button(CustomId(table, "rematch", 0, (), mark), words.say(f"button-{again}"), GOOD),
        *(
            button(CustomId(table, verb, 0, (), mark), words.say(f"button-{verb}"))
            for verb in ("replay", "film", "record")
        ),
    )
    layout.row(
        *(button(CustomId(table, verb, 0, (), mark), words.say(f"button-{verb}")) for verb in ("board", "status")),
        button(CustomId(table, "log", 0, LAST_TURNS, mark), words.say("button-log")),
        *([button(CustomId(table, "review", 0, (), mark), words.say("button-review"))] if session.table.coach else []),
    )
    return layout.link(link, words.say("button-watch")) if (link := services.watch.link(session.table)) else layout


@route("rematch")
async def rematch(request: Request) -> Layout:
    """Open a lobby with the same people and options, or that of a campaign's next war, hosted by the presser."""
    lobby = await request.services.lobbies.rematch(
        request.custom_id.table, request.person, request.interaction.id, request.interaction.guild_id
    )
    return Layout().text(opened_line(lobby, request.person, request.channel, request.words))


@route("film", slow=True)
async def show_film(request: Request) -> Layout:
    """The whole game as an animated picture, for the presser alone."""
    session = await _load_ended(request)
    film = await film_of(request.services, session, request.words)
    if film is None:
        raise Rejected(request.words.say("end-no-film"))
    share = button(CustomId(session.table.id, "share-film"), request.words.say("button-share"))
    return _with_title(film, session, request.words).row(share)


@route("share-film", slow=True)
async def share_film(request: Request) -> Layout:
    """Show the film to everybody in the channel."""
    session = await _load_ended(request)
    spoken = words_of(session.table.language, session.table.game)
    film = await film_of(request.services, session, spoken)
    if film is None:
        raise Rejected(request.words.say("end-no-film"))
    public = _with_title(film, session, spoken)
    await request.interaction.followup.send(view=public.view(), files=public.files)
    return Layout(leads_back=False).text(request.words.say("film-shared"))


def _with_title(film: discord.File, session: Session, words: Words) -> Layout:
    """A film below its title: which game it shows, and how long that was."""
    game, rounds = words.say(f"game-{session.table.game}"), round_now(session.view(None), session.rules)
    layout = Layout().text(words.say("film-title", game=game, number=str(session.table.id), rounds=rounds))
    return layout.picture(film, film.description or "")


@route("replay", slow=True)
async def show_replay(request: Request) -> Layout:
    """The whole game as a page, for the presser alone."""
    return await replay_layout(request, await _load_ended(request))


@route("record")
async def show_record(request: Request) -> Layout:
    """The whole record as a file, for the presser alone."""
    session = await _load_ended(request)
    record = await record_of(request.services, session.table.id)
    if record is None:
        raise Rejected(request.words.say("end-record-too-large"))
    told = "course-exported" if session.is_course else "table-exported"
    return Layout().text(request.words.say(told)).attach(record)


async def _load_ended(request: Request) -> Session:
    """The game of this press; raises `Rejected` while it still runs."""
    session = await request.services.games.load(request.custom_id.table)
    if not session.is_ended:
        raise Rejected(request.words.say("refusal-not-over"))
    return session
