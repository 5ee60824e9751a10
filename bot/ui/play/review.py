"""The review: the turning points of a person's own war, for them alone, once the game is over."""

from __future__ import annotations

from bot.game.session import Session
from bot.services.review import Review, TurningPoint
from bot.ui.decisions.hint import odds_of, reason_lines
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.labels import COLOURS, by_title
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Request
from bot.ui.interaction.routes import route
from bot.words import Words
from bot.words.conquest_gains import decimal, odds_text
from bot.words.status import round_now
from rules import Player
from rules.risk import Attack


@route("review", slow=True)
async def show_review(request: Request) -> Layout:
    return await review_layout(request, await request.services.games.load(request.custom_id.table))


async def review_layout(request: Request, session: Session) -> Layout:
    """The review of the person who asks; raises `Refused` as `CoachService.review`."""
    review = await request.services.coach.review(session, request.person)
    return _layout(session, review, request.words.of(session.table.game))


def _layout(session: Session, review: Review, words: Words) -> Layout:
    seat = review.seat
    layout = Layout(COLOURS.get(seat), leads_back=False)
    layout.text(f"### {words.say('review-title', who=by_title(session, words)(seat))}")
    if not review.is_measured:
        return layout.text(words.say("review-no-measure"))
    counts = {"points": len(review.points), "looked": review.looked_at, "answers": review.answers}
    layout.text(words.say("review-intro", **counts))
    for point in review.points:
        layout.text(point_text(point, seat, words))
    return layout


def point_text(point: TurningPoint, seat: Player, words: Words) -> str:
    """What was answered, what `hard` would have answered and why, and what the position was worth with either."""
    then, number, compared = point.then, point.number, point.comparison
    prompt = Prompt(then, seat, number, then.state.pending[number], words)
    told = words.say("review-point", round=round_now(then.state, then.rules), answer=prompt.plain(point.action))
    odds = f" ({odds_text(odds_of(prompt, point.action), words)})" if isinstance(point.action, Attack) else ""
    better = words.say("review-better", answer=prompt.plain(compared.hint.action))
    worth = {
        name: decimal(100 * value, words) for name, value in (("chosen", compared.chosen), ("best", compared.best))
    }
    small = [*reason_lines(prompt, compared.hint), words.say("review-worth", **worth)]
    return "\n".join([f"**{told}**{odds}", better, *(f"-# {line}" for line in small)])
