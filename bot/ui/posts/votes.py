"""Vote cards, ballots, questions to a few before a vote, and offers of seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.game.session import Session
from bot.game.vote_rules import MOTIONS, NO, REPLACEMENT, RESUME, REWIND, SEAT, YES
from bot.services import Services
from bot.services.voting.summaries import VoteSummary
from bot.services.voting.votes import note_of
from bot.store.models import SeatOffer, Vote
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.labels import COLOURS, by_colour, what_happened
from bot.ui.interaction.layout import BAD, GOOD, MAIN, PLAIN, Layout, button
from bot.ui.interaction.request import Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.screens.open_votes import campaign_subject, vote_title, wish_subject
from bot.words import Words
from bot.words.arguments import Arguments
from bot.words.notes import note_text
from bot.words.story.events import event_lines
from rules import Player

STYLES = {YES: GOOD, NO: BAD}
ERASED = "*"
"""In place of a mention of somebody whose data is deleted."""


async def vote_layout(
    services: Services, session: Session, summary: VoteSummary, words: Words, mark: str, called: Sequence[int]
) -> Layout:
    """A vote's card: the question, the majority needed, how many have voted; after it closes, the result."""
    vote, seat = summary.vote, Player(summary.vote.colour)
    layout = Layout(COLOURS.get(seat), mentions=tuple(called))
    who = words.say(f"seat-{seat}") if seat else ""
    holder = session.seats[seat].person if seat in session.seats else None
    about = await campaign_subject(services, session.table.campaign, summary, words) | wish_subject(vote, words)
    about |= {"won": "yes" if session.is_won else "no"}
    about |= {"person": f"<@{holder}>" if holder else ERASED} if vote.motion == SEAT else {}
    layout.text(f"### {await vote_title(services, session.table.campaign, summary, words)}")
    layout.text(await _rewind_line(services, session, summary, words))
    layout.text(await _rewind_limit(services, session, vote, words))
    if vote.closed is not None:
        return layout.text(note_text(note_of(vote, summary.voters, summary.to), words))
    by = f"<@{vote.by}>" if vote.by else "none"
    if vote.asked:
        return _question(layout, summary, session.table.id, words, mark, {"who": who, **about})
    layout.text("" if summary.later_turns is None else words.say("vote-undoes", turns=summary.later_turns))
    layout.text(words.say(f"vote-about-{vote.motion}", who=who, by=by, **about))
    layout.text(f"-# {words.say('vote-asked-by', by=by)}" if vote.by and vote.motion != REPLACEMENT else "")
    stays = "vote-stays-open" if vote.motion == SEAT else "vote-lapses"
    layout.text(words.say(stays, who=who) if summary.takes_its_time else "")
    others = " ".join(f"<@{person}>" for person in summary.voters if person != vote.by)
    layout.text(f"**{words.say('vote-yours', mention=others)}**" if others else "")
    layout.text(
        words.say("vote-count", voted=summary.voted, voters=len(summary.voters), until=f"<t:{summary.until}:R>")
    )
    names = {choice: _choice(choice, words) for choice in MOTIONS[vote.motion].choices}
    return layout.row(*_ballots(session.table.id, vote, names, mark))


def _question(layout: Layout, summary: VoteSummary, table: int, words: Words, mark: str, about: Arguments) -> Layout:
    """What a host wishes, asked of those who are there: a no opens a vote."""
    vote = summary.vote
    by, people = (words.all_of([f"<@{one}>" if one else ERASED for one in some]) for some in ((vote.by,), vote.asked))
    layout.text(words.say(f"vote-asks-{vote.motion}", mention=people, by=by, **about))
    layout.text(words.say("vote-asks-how", people=len(vote.asked), voted=summary.voted, until=f"<t:{summary.until}:t>"))
    names = {choice: words.say(f"button-{choice}") for choice in (YES, NO)}
    if vote.motion == SEAT:
        names = {NO: words.say("button-stay"), YES: words.say("button-give-seat")}
    return layout.row(*_ballots(table, vote, names, mark))


def _ballots(table: int, vote: Vote, names: Mapping[str, str], mark: str) -> Iterator[Press]:
    for choice, name in names.items():
        yield button(CustomId(table, "ballot", 0, (str(vote.id), choice), mark), name, STYLES.get(choice, PLAIN))


async def _rewind_line(services: Services, session: Session, summary: VoteSummary, words: Words) -> str:
    """For a rewind to before an answer: that answer, as everyone saw it."""
    vote = summary.vote
    if vote.motion != REWIND or vote.turn:
        return ""
    steps = await services.games.steps(session.table.id, vote.first, vote.first)
    text = what_happened(steps, None, session.rules, words)
    return words.say("vote-before", what=text[0]) if text else ""


async def _rewind_limit(services: Services, session: Session, vote: Vote, words: Words) -> str:
    """For an open vote on a rewind: what was done for ever last, as everyone saw it; the game goes back no further."""
    last = session.table.final
    if vote.motion != REWIND or vote.closed is not None or not last:
        return ""
    (step,) = await services.games.steps(session.table.id, last, last)
    final = [event for event in step.events_for(None) if event.final]
    lines = event_lines(final, session.rules, words, by_colour(words))
    return words.say("vote-keeps", what=" ".join(lines)) if lines else ""


def offer_layout(
    session: Session, seat: Player, offered: SeatOffer | None, words: Words, mark: str, called: Sequence[int]
) -> Layout:
    """The offer of a seat with a button to take it; or a note that it is closed."""
    layout, who = Layout(COLOURS.get(seat), mentions=tuple(called)), words.say(f"seat-{seat}")
    if offered is None:
        return layout.text(words.say("offer-over", who=who))
    kind = "offer-one" if offered.person else "offer-any"
    mention = f"<@{offered.person}>" if offered.person else ""
    by = f"<@{offered.by}>" if offered.by else "none"
    table = session.table.id
    layout.text(f"### {words.say('offer-title', who=who)}").text(words.say(kind, who=who, mention=mention, by=by))
    keep = button(CustomId(table, "keep-seat", 0, (), mark), words.say("button-keep-seat"))
    take = button(CustomId(table, "take-seat", 0, (seat,), mark), words.say("button-take-seat"), MAIN)
    return layout.row(take, *([keep] if offered.by else []))


@route("ballot", args=r":\d{1,9}:[a-z]+")
async def ballot(request: Request) -> Layout:
    """Cast or change a ballot; only this person sees what it says."""
    number, choice = request.custom_id.args
    summary = await request.services.vote_summaries.of(int(number))
    if (
        summary is None
        or summary.vote.table != request.custom_id.table
        or choice not in MOTIONS[summary.vote.motion].choices
    ):
        raise StalePress(request.custom_id.verb)
    cast = await request.services.votes.cast(summary.vote.id, request.person, choice)
    if summary.vote.asked:
        answer = "opens" if cast.opens else "done" if cast.closed else "agrees"
        return Layout().text(request.words.say("vote-asks-said", answer=answer, seat=summary.vote.colour or "none"))
    key = "vote-said-last" if cast.closed else "vote-said"
    named = _choice(choice, request.words)
    return Layout().text(request.words.say(key, choice=named, voted=cast.voted, voters=cast.voters))


@route("resume")
async def ask_to_go_on(request: Request) -> Layout:
    """Start a vote on ending a table's pause."""
    if (await request.game()).table.paused is None:
        raise StalePress(request.custom_id.verb)
    await request.services.votes.open(request.custom_id.table, request.person, RESUME)
    return Layout().text(request.words.say("vote-opened"))


@route("take-seat", args=r":[a-z]+")
async def take_seat(request: Request) -> Layout:
    """Take an offered seat; the person gets its hand."""
    seat = Player(request.custom_id.args[0])
    await request.services.substitutes.take(request.custom_id.table, request.person, seat)
    who = request.words.say(f"seat-{seat}")
    hand = button(CustomId(request.custom_id.table, "hand"), request.words.say("button-hand"), MAIN)
    play = button(CustomId(request.custom_id.table, "play"), request.words.say("button-play"))
    return Layout(COLOURS.get(seat)).text(request.words.say("offer-taken", who=who)).row(hand, play)


@route("keep-seat")
async def keep_seat(request: Request) -> Layout:
    """Withdraw the offer of one's seat."""
    seat = await request.services.substitutes.withdraw(request.custom_id.table, request.person)
    return Layout().text(request.words.say("offer-kept", who=request.words.say(f"seat-{seat}")))


def _choice(choice: str, words: Words) -> str:
    return words.say(f"button-{choice}" if choice in STYLES else f"button-vote-{choice}")
