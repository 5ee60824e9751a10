"""A campaign's history as the front of its page: HTML that stands there as it is where no script runs.

Each text stands there in every language, in elements that say which one it is, all but those of one language hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from renders.board.shapes import Shape
from renders.history.history import Chapter, FactionRow, History, Plot, SignatureRow, StoryCard, War, colour_of, sign_of
from renders.page.figures import hexadecimal

PALE = "#f9f0d9"
"""The colour of an emblem on its disc."""
EMBLEM = 0.6
"""The size of an emblem, as a share of its disc."""


@dataclass(frozen=True, slots=True)
class FrontTexts:
    """What the front says in one language: the history, which board is shown, that board in words under a heading,
    notes below the title where no script runs, and what to say where one fails."""

    history: History
    board: str
    heading: str
    lines: tuple[str, ...]
    notes: tuple[str, ...]
    broken: str


def history_front(texts: Sequence[FrontTexts], board: str) -> str:
    """The front as HTML, in the first language. `board` is the board as it is now, as HTML; all else that people named
    or are called is escaped.

    A war's line has its number in `data-war`: a script opens the war there.
    """
    shown = texts[0].history.language
    signs = dict.fromkeys(sign for each in texts for sign in _signs(each.history))
    symbols = "".join(f'<symbol id="sign-{escape(kind)}" viewBox="-1 -1 2 2">{_path(kind)}</symbol>' for kind in signs)
    parts = [
        f"<svg hidden>{symbols}</svg>",
        "<header>",
        *(_in(each, shown, "h1", "", _said(each.history.title)) for each in texts),
        *(_in(each, shown, "p", "summary", _said(each.history.summary)) for each in texts),
        "</header>",
        *(_in(each, shown, "p", "note", _said(note)) for each in texts for note in each.notes),
        *(_in(each, shown, "p", "broken", _said(each.broken)) for each in texts),
        '<div class="told-beside"><figure class="world">',
        board,
        *(_in(each, shown, "figcaption", "", _said(each.board)) for each in texts),
        *(_in(each, shown, "details", "words", _world(each)) for each in texts if each.lines),
        "</figure>",
        *(_in(each, shown, "section", "wars", "".join(_wars(each.history))) for each in texts),
        "</div>",
        *(_in(each, shown, "div", "chapters", "".join(_chapters(each.history))) for each in texts),
    ]
    return "\n".join(parts)


def _in(text: FrontTexts, shown: str, tag: str, css: str, inner: str) -> str:
    """An element of one language."""
    language, kind = text.history.language, f' class="{css}"' if css else ""
    return f'<{tag} lang="{escape(language)}"{kind}{"" if language == shown else " hidden"}>{inner}</{tag}>'


def _said(text: str) -> str:
    """A text with everything in it escaped; what is isolated, since it runs from right to left, is an element."""
    return escape(text).replace("\u2068", "<bdi>").replace("\u2069", "</bdi>")


def _signs(history: History) -> Iterator[str]:
    """The signs that a history shows, one of them as often as it does."""
    for war in history.wars:
        yield war.emblem
        yield from (deed.kind for deed in war.deeds)
    yield from (emblem for row in history.plot.people for _, emblem in row.signed)
    yield from (row.emblem for row in history.plot.factions)
    yield from (card.sign for chapter in history.chapters for card in chapter.cards)


def _path(kind: str) -> str:
    """A silhouette as polygons, which are one shape wherever they overlap."""
    shape: Shape = sign_of(kind)
    return "".join(f'<polygon points="{" ".join(f"{x:.2f},{y:.2f}" for x, y in outline)}"/>' for outline in shape)


def _emblem(kind: str, css: str = "emblem") -> str:
    """A sign on a disc in its faction's colour."""
    disc = f'<circle r="1" fill="{hexadecimal(colour_of(kind))}"/>'
    return f'<svg viewBox="-1 -1 2 2" aria-hidden="true" class="{css}">{disc}{_use(kind, EMBLEM)}</svg>'


def _sign(kind: str) -> str:
    return f'<svg viewBox="-1 -1 2 2" aria-hidden="true">{_use(kind, 1)}</svg>'


def _use(kind: str, half: float) -> str:
    """A sign around the middle, with half its side."""
    fill = f' fill="{PALE}"' if half < 1 else ""
    box = f'x="{-half:g}" y="{-half:g}" width="{2 * half:g}" height="{2 * half:g}"'
    return f'<use href="#sign-{escape(kind)}" {box}{fill}/>'


def _world(text: FrontTexts) -> str:
    lines = "".join(f"<li>{_said(line)}</li>" for line in text.lines)
    return f"<summary>{_said(text.heading)}</summary><ul>{lines}</ul>"


def _wars(history: History) -> Iterator[str]:
    yield f"<h2>{_said(history.heading)}</h2>"
    yield "<ol>" + "".join(map(_war, history.wars)) + "</ol>" if history.wars else f"<p>{_said(history.none)}</p>"


def _war(war: War) -> str:
    named = "".join(
        f'<span class="{css}">{_said(line)}</span>' if css else f"<span>{_said(line)}</span>"
        for line, css in ((war.heading, ""), (war.winner, ""), (war.faction, "faction"), (war.length, "length"))
        if line
    )
    lines = "".join(f"<p>{_said(line)}</p>" for line in war.lines)
    deeds = "".join(f"<li>{_sign(deed.kind)}<span>{_said(deed.text)}</span></li>" for deed in war.deeds)
    left = f'<ul class="deeds">{deeds}</ul>' if deeds else ""
    number = f' data-war="{war.number}"' if war.number else ""
    return f'<li class="war"{number}>{_emblem(war.emblem)}<div><h3>{named}</h3>{lines}{left}</div></li>'


def _chapters(history: History) -> Iterator[str]:
    yield from _plot(history.plot)
    for chapter in history.chapters:
        yield from _chapter(chapter)


def _plot(plot: Plot) -> Iterator[str]:
    """Who signed when, as a table; how often each faction has won, as bars."""
    if not (plot.people or plot.factions):
        return
    yield f"<section><h2>{_said(plot.heading)}</h2>"
    if plot.people:
        numbers = "".join(f'<th scope="col">{war}</th>' for war in range(1, plot.wars + 1))
        rows = "".join(_signatures(row, plot.wars) for row in plot.people)
        head = f"<thead><tr><td></td>{numbers}<td></td></tr></thead>"
        yield f'<div class="signatures"><table>{head}<tbody>{rows}</tbody></table></div>'
    most = max((row.played for row in plot.factions), default=0)
    yield '<ul class="wins">' + "".join(_bar(row, most) for row in plot.factions) + "</ul></section>"


def _signatures(row: SignatureRow, wars: int) -> str:
    signed = dict(row.signed)
    cells = "".join(
        f"<td>{_emblem(signed[war], 'emblem small-emblem') if war in signed else ''}</td>" for war in range(1, wars + 1)
    )
    return f'<tr><th scope="row">{_said(row.name)}</th>{cells}<td class="sum">{len(signed)}</td></tr>'


def _bar(row: FactionRow, most: int) -> str:
    played, won = (100 * count / max(most, 1) for count in (row.played, row.wins))
    colour = hexadecimal(colour_of(row.emblem))
    parts = _part(played, colour, 0.3) + _part(won, colour, 1)
    return (
        f"<li>{_emblem(row.emblem, 'emblem small-emblem')}<span>{_said(row.name)}</span>"
        f'<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" class="bar">{parts}</svg>'
        f"<b>{row.wins}/{row.played}</b></li>"
    )


def _part(width: float, colour: str, strength: float) -> str:
    return f'<rect width="{width:.1f}" height="1" fill="{colour}" fill-opacity="{strength:g}"/>'


def _chapter(chapter: Chapter) -> Iterator[str]:
    if chapter.cards:
        yield f"<section><h2>{_said(chapter.heading)}</h2>"
        yield '<div class="story-cards">' + "".join(map(_card, chapter.cards)) + "</div></section>"


def _card(card: StoryCard) -> str:
    lines = "".join(f"<li>{_said(line)}</li>" for line in card.lines)
    return (
        f'<article class="story-card"><header>{_emblem(card.sign)}<div><h3>{_said(card.title)}</h3>'
        f'<p class="faction">{_said(card.about)}</p></div></header><ul>{lines}</ul></article>'
    )
