"""The lobby card: seats, the buttons to join and start; and the frozen list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from discord.utils import escape_markdown

from bot.game.lobby import Lobby
from bot.refusals import RewardsLapse
from bot.services.hosts import may_be_taken_over_from
from bot.store.models import Seat
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import ai_label, by_colour
from bot.ui.interaction.layout import BAD, GOOD, MAIN, PLAIN, Layout, button
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.posts.fair_dice import seat_list_file
from bot.ui.posts.lobby_options import CARD, coach_line, order_line
from bot.ui.screens.browse import help_here
from bot.words import LANGUAGES, Words
from bot.words.arguments import escape_typed
from bot.words.campaigns import campaign_name, owed_line
from bot.words.decisions import choice_name, option_name
from bot.words.games import find_course
from bot.words.marks import mark as mark_of
from bot.words.options import in_short
from bot.words.refusals import numbers_text, refusal_text
from bot.words.seat_titles import lobby_titles
from bot.words.seats import people_name
from bot.words.times import pace_line
from rules import Player, Refused
from rules.records import QUICKNET
from rules.risk import WrongNumber


def lobby_card(
    lobby: Lobby, words: Words, mark: str, called: Sequence[int] = (), votes: Sequence[str] = (), watch: str = ""
) -> Layout:
    """The card as everybody sees it; the seats and the buttons stand last, where a phone shows them.

    `votes` are lines about the open votes of its campaign, and `watch` is one about who may follow the game in a
    browser. Only people in `called` are mentioned: a seat is kept for each, or they are told of their campaign's next
    war.
    """
    layout = Layout(CARD, mentions=tuple(called))
    layout.text(f"## {_title(lobby, words)}\n{words.say('lobby-intro')}")
    layout.text(words.say("lobby-rematch") if lobby.table.rematch_of is not None else "")
    if lobby.campaign is not None:
        layout.text(_which_war(lobby, words))
        people = " ".join(f"<@{person}>" for person in called)
        layout.text(words.say("campaign-called", people=people) if called else "")
        layout.text(owed_line(lobby.owed, words))
        due = may_be_taken_over_from(lobby.table, lobby.seats.values())
        host = f"<@{lobby.table.host}>" if lobby.table.host else "none"
        layout.text(f"-# {words.say('lobby-host-away', host=host, due=f'<t:{due}:f>')}" if due is not None else "")
        layout.text("\n".join(votes))
    elif lobby.game.campaigns is not None:
        layout.text(words.say("campaign-new", name=escape_typed(lobby.table.label) or "none"))
    layout.text(in_short(lobby.game, lobby.options, words, "lobby-all-else"))
    layout.text(f"-# {pace_line(lobby.table.pace, words)}")
    layout.text(f"-# {coach}" if (coach := coach_line(lobby.table, words)) else "")
    layout.text(f"-# {watch}" if watch else "")
    layout.rule()
    if lobby.draws_seats:
        layout.text(
            "\n".join((words.say("lobby-wishes"), *(_player(lobby, seat, words) for seat in lobby.order.values())))
        )
    full = lobby.is_full
    for side, colours in sides(lobby.game.colours).items():
        heading = f"**{words.say(f'lobby-side-{side}')}**\n" if side else ""
        if not lobby.draws_seats:
            listed = [colour for colour in colours if not (full and lobby.seats[colour].free)]
            lines = (f"{mark_of(colour)} {_seat(lobby, lobby.seats[colour], words)}".lstrip() for colour in listed)
            layout.text(heading + "\n".join(lines))
        layout.row(*(_join(lobby, colour, words, mark) for colour in colours))
    layout.rule().text(f"{_readiness(lobby, words)}\n{order_line(lobby, words)}")
    return _ways(layout, lobby, words, mark)


def _title(lobby: Lobby, words: Words) -> str:
    """That a table is open, or a rematch, and of which game."""
    again = "no" if lobby.table.rematch_of is None else "yes"
    return words.say("lobby-title", game=words.say(f"game-{lobby.game.name}"), again=again)


def opened_line(lobby: Lobby, reader: int, channel: int, words: Words) -> str:
    """Where a rematch, or the lobby of a campaign's next war, is open for who reads it in this channel; its host."""
    where = "here" if lobby.table.channel == channel else f"<#{lobby.table.channel}>"
    if lobby.campaign is None:
        return words.say("rematch-opened", channel=where, others=len(lobby.kept))
    host = "you" if lobby.table.host == reader else f"<@{lobby.table.host}>"
    return words.say("next-war-opened", channel=where, war=lobby.table.war, host=host)


def starting_card(lobby: Lobby, words: Words, mark: str, *, may_skip: bool) -> Layout:
    """The card of a table that is starting: nothing changes; its host may start without a beacon that is late."""
    layout = Layout(CARD).text(f"## {_title(lobby, words)}\n{words.say('lobby-starting')}")
    if may_skip:
        layout.row(button(CustomId(lobby.table.id, "skip-beacon", 0, (), mark), words.say("button-skip-beacon")))
    return layout


def seat_list(lobby: Lobby, words: Words, mark: str, *, again: bool) -> Layout:
    """The frozen list before anything is drawn; its file has everything from which the key of the dice is made."""
    game, table = words.say(f"game-{lobby.game.name}"), lobby.table
    layout = Layout(CARD).text(f"## {words.say('list-title', game=game)}\n{words.say('list-intro')}")
    layout.text(_which_war(lobby, words)).text(words.say("list-again") if again else "")
    layout.text("\n".join(_seat_lines(lobby, words)))
    order = order_line(lobby, words, listed=True)
    layout.text(f"-# {order}" if order else "")
    layout.text(in_short(lobby.game, lobby.options, words, rest=""))
    if table.beacon is not None:
        due = f"<t:{QUICKNET.time_of(table.beacon.number)}:F>"
        layout.text(words.say("list-beacon", round=str(table.beacon.number), due=due))
    layout.attach(seat_list_file(lobby, words))
    return layout.row(button(CustomId(table.id, "first-minute", 0, (), mark), words.say("button-help")))


def _which_war(lobby: Lobby, words: Words) -> str:
    """Which war of which campaign it is; "" for a game without."""
    if lobby.campaign is None:
        return ""
    name = campaign_name(lobby.campaign.number, lobby.campaign_title, words)
    return f"**{words.say('campaign-lobby', war=lobby.table.war, name=name)}**"


def _seat_lines(lobby: Lobby, words: Words) -> Iterator[str]:
    for place, seat in enumerate(lobby.order.values(), 1):
        yield f"{place}. {_player(lobby, seat, words) if lobby.draws_seats else _seat(lobby, seat, words)}"
    if lobby.draws_seats:
        yield words.say("list-wishes", seats=words.all_of([*map(lobby_titles(lobby.game, words), lobby.seats)]))


def sides(colours: Mapping[Player, str]) -> dict[str, list[Player]]:
    """The seats of each side, in table order."""
    found: dict[str, list[Player]] = {}
    for colour, side in colours.items():
        found.setdefault(side, []).append(colour)
    return found


def _seat(lobby: Lobby, seat: Seat, words: Words) -> str:
    colour = lobby_titles(lobby.game, words)(seat.colour)
    if seat.kept:
        join = _join_label(lobby, Player(seat.colour), words)
        return words.say("lobby-seat-kept", colour=colour, person=f"<@{seat.person}>", join=join)
    if seat.person is not None:
        return words.say("lobby-seat-taken", colour=colour, person=f"<@{seat.person}>", word=_word(seat, words))
    if seat.contribution:
        return words.say("lobby-seat-left", colour=colour, ai=_ai(lobby, seat, words), word=_word(seat, words))
    if not seat.ai:
        return words.say("lobby-seat-free", colour=colour)
    return words.say("lobby-seat-ai", colour=colour, ai=_ai(lobby, seat, words))


def _ai(lobby: Lobby, seat: Seat, words: Words) -> str:
    return ai_label(seat, lobby.ai_names.get(Player(seat.colour), ""), lobby.game.name, words)


def _player(lobby: Lobby, seat: Seat, words: Words) -> str:
    """A player whose seat dice will give, with the wishes."""
    if seat.kept:
        return words.say("lobby-player-kept", person=f"<@{seat.person}>")
    wishes = words.say("lobby-wishes-none")
    if seat.wishes:
        wishes = ", ".join(map(lobby_titles(lobby.game, words), seat.wishes))
    person = _ai(lobby, seat, words) if seat.person is None else f"<@{seat.person}>"
    return words.say("lobby-player", person=person, wishes=wishes, word=_word(seat, words))


def _word(seat: Seat, words: Words) -> str:
    """The word that a seat adds to the dice; "" where it adds the number of a press or nothing."""
    if not seat.contribution or seat.contribution.isdecimal():
        return ""
    return " " + words.say("lobby-word", word=escape_markdown(seat.contribution))


def _join(lobby: Lobby, colour: Player, words: Words, mark: str) -> Press:
    """The button of a seat. It stands out while nobody sits, or while the seat is kept for somebody who is to press it.

    Where dice give the seats, everybody presses several.
    """
    seat = lobby.seats[colour]
    taken = seat.person is not None and not seat.kept and not lobby.draws_seats
    first = all(each.person is None for each in lobby.seats.values()) and not seat.ai
    key = CustomId(lobby.table.id, "join", 0, (colour,), mark)
    style = MAIN if first or seat.kept or lobby.draws_seats else PLAIN
    return button(key, _join_label(lobby, colour, words), style, disabled=taken)


def _join_label(lobby: Lobby, colour: Player, words: Words) -> str:
    people = people_name(words, lobby.game.name, colour, "the")
    named = "button-replace-ai" if lobby.seats[colour].ai else "button-join-colour"
    named = "button-wish-colour" if lobby.draws_seats else named
    return words.say(named, colour=people or words.say(f"seat-{colour}"))


def _readiness(lobby: Lobby, words: Words) -> str:
    taken = [colour for colour, seat in lobby.seats.items() if not seat.free]
    why = lobby.why_not_ready()
    if isinstance(why, WrongNumber):
        takes = words.say("lobby-takes", allowed=numbers_text(why.allowed, words), seated=len(taken))
        return f"{takes} {_fitting_option(lobby, len(taken), words)}".strip()
    if why is None and lobby.kept:
        kept = [f"<@{lobby.seats[colour].person}>" for colour in lobby.kept]
        return words.say("lobby-waits-for", who=words.all_of(kept))
    if why is None:
        return f"**{words.say('lobby-ready', seated=len(taken), full='yes' if lobby.is_full else 'no')}**"
    return words.say("lobby-not-ready", why=refusal_text(why, words, by_colour(words)))


def _fitting_option(lobby: Lobby, seated: int, words: Words) -> str:
    """What the host can choose so that the seated can play; "" where no single choice helps."""
    option, choices = lobby.find_fitting_option()
    named = words.any_of([f"**{choice_name(option, choice, words)}**" for choice in choices])
    chosen = words.say("lobby-option-choices", option=option_name(option, words), choices=named) if choices else ""
    return words.say("lobby-fits", seated=seated, option=chosen) if choices else ""


def _ways(layout: Layout, lobby: Lobby, words: Words, mark: str) -> Layout:
    """What else can be done, in buttons; those that would be refused to everybody are off."""
    off = {
        "fill": lobby.why_not_filled() is not None,
        "ai": lobby.why_no_ai() is not None,
        "start": not lobby.can_start,
        "leave": all(seat.person is None for seat in lobby.seats.values()),
    }

    def way(label: str, verb: str, *args: str) -> Press:
        key = CustomId(lobby.table.id, verb, 0, args, mark)
        return button(key, label, GOOD if verb == "start" else PLAIN, disabled=off.get(verb, False))

    ways = {"start": "start", "fill": "fill-ai", "ai": "add-ai", "leave": "leave", "options": "options"}
    presses = [way(words.say(f"button-{label}"), verb) for verb, label in ways.items()]
    presses.append(way(words.say("button-fair-dice"), "fair-dice"))
    others = [language for language in LANGUAGES if language != lobby.table.language]
    presses += [way(words.say(f"choice-language-{other}"), "speak", other) for other in others]
    taught = [way(words.say("button-learn"), "learn")] if find_course(lobby.game.name) is not None else []
    return layout.row(*presses, *taught, way(words.say("button-help"), "first-minute"))


@route("join", args=r":[^:]+", quiet=True)
async def join(request: Request) -> None:
    await request.services.lobbies.join(
        request.custom_id.table, request.person, Player(request.custom_id.args[0]), request.interaction.id
    )


@route("leave", quiet=True)
async def leave(request: Request) -> None:
    await request.services.lobbies.leave(request.custom_id.table, request.person)


@route("ai", quiet=True)
async def seat_ai(request: Request) -> None:
    await request.services.lobbies.seat_ai(request.custom_id.table, request.person, None)


@route("fill", quiet=True)
async def fill_with_ais(request: Request) -> None:
    await request.services.lobbies.fill_with_ais(request.custom_id.table, request.person)


@route("speak", args=r":[a-z]+", quiet=True)
async def speak(request: Request) -> None:
    """Let the host choose the language of what everybody reads."""
    (language,) = request.custom_id.args
    if language not in LANGUAGES:
        raise StalePress(language)
    await request.services.lobbies.set_language(request.custom_id.table, request.person, language)


@route("start", quiet=True)
async def start(request: Request) -> Layout | None:
    """Start the game; ask once more where that ends rewards that may still be taken."""
    try:
        await request.services.starts.start(request.custom_id.table, request.person)
    except Refused as refused:
        if not isinstance(refused.why, RewardsLapse):
            raise
        text = refusal_text(refused.why, request.words, by_colour(request.words))
        again = button(CustomId(request.custom_id.table, "start-anyway"), request.words.say("button-start-anyway"), BAD)
        return Layout().text(text).row(again)
    return None


@route("start-anyway")
async def start_anyway(request: Request) -> Layout:
    """Start the game although rewards lapse that the person has just been told of."""
    await request.services.starts.start(request.custom_id.table, request.person, rewards_lapse=True)
    return Layout(leads_back=False).text(request.words.say("lobby-starting"))


@route("skip-beacon", quiet=True)
async def skip_beacon(request: Request) -> None:
    await request.services.starts.start_without_beacon(request.custom_id.table, request.person)


@route("first-minute")
async def first_minute(request: Request) -> Layout:
    return await help_here(request, request.words.game)
