"""A campaign's history as one page of HTML that needs nothing else: no script, no picture, no typeface of its own."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from renders.history.history import Chapter, FactionRow, History, Plot, SignatureRow, StoryCard, War, colour_of, sign_of

STYLE = """
:root { color-scheme: light; --ink: #2e1e16; --red: #7a1e16; --muted: #6b4e33; --rule: #ccb68c; --paper: #f0e2c2;
  --card: #f9f0d9; --gilt: #be963f; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.5 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; overflow-wrap: anywhere; }
main { max-width: 75rem; margin: 0 auto; padding: 1.2rem 1.1rem 3rem; border-top: .7rem solid #602c20; }
h1 { color: var(--red); font-size: clamp(1.7rem, 5vw, 2.8rem); text-align: center; margin: .6rem 0 0;
  line-height: 1.2; }
header p { text-align: center; color: var(--muted); font-style: italic; margin: .3rem 0 1.6rem; }
h2 { color: var(--red); border-bottom: 1px solid var(--rule); margin: 2rem 0 .8rem; font-size: 1.35rem; }
h3 { margin: 0; font-size: 1.15rem; line-height: 1.3; }
ol, ul { list-style: none; margin: 0; padding: 0; }
svg { fill: currentColor; flex: none; }
.emblem { width: 2.7rem; height: 2.7rem; padding: .55rem; border-radius: 50%; color: #f9f0d9; }
.small { width: 1.5rem; height: 1.5rem; padding: .28rem; }
.war { display: flex; gap: .9rem; padding: .8rem 0; border-bottom: 1px solid var(--rule); }
.war > div { flex: 1; min-width: 0; }
.war h3 { display: flex; flex-wrap: wrap; gap: 0 .6rem; align-items: baseline; }
.war h3 span:first-child { color: var(--red); }
.faction, .length { color: var(--muted); font-style: italic; font-weight: normal; font-size: 1rem; }
.length { margin-left: auto; }
.war p { margin: .15rem 0; }
.deeds { display: flex; flex-wrap: wrap; gap: .1rem 1.2rem; margin-top: .3rem; }
.deeds li { display: flex; gap: .4rem; align-items: baseline; }
.deeds svg { width: .95rem; height: .95rem; color: var(--red); position: relative; top: .12rem; }
.sheet { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .15rem .1rem; text-align: center; font-weight: normal; }
thead th { color: var(--muted); font-size: .75rem; }
tbody th { text-align: left; padding-right: .6rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
  max-width: 11rem; }
tbody tr { border-top: 1px solid var(--rule); }
td.sum { color: var(--red); font-weight: bold; padding-left: .6rem; }
.wins { margin-top: 1rem; }
.wins li { display: grid; grid-template-columns: 1.5rem minmax(7rem, 12rem) 1fr 3rem; gap: .6rem; align-items: center;
  padding: .15rem 0; }
.bar { height: .9rem; border-radius: .2rem; overflow: hidden; }
.bar i { display: block; height: 100%; }
.wins b { text-align: right; color: var(--red); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: .9rem;
  align-items: start; }
.card { background: var(--card); border: 2px solid var(--gilt); border-radius: .5rem; padding: .8rem 1rem; }
.card header { display: flex; gap: .8rem; align-items: center; margin-bottom: .4rem; }
.card header p { margin: 0; text-align: left; }
.card li { padding: .1rem 0; font-size: .97rem; }
@media (max-width: 40rem) {
  th, td { padding: .15rem 0; }
  thead th { font-size: .6rem; }
  tbody th { max-width: 5rem; font-size: .9rem; padding-right: .2rem; }
  td.sum { padding-left: .3rem; }
  table .small { width: 1rem; height: 1rem; padding: .15rem; display: block; margin: auto; }
}
""".strip()
"""The page's looks: one column on a phone, cards beside one another on a desktop."""
SHUT = "default-src 'none'; style-src 'unsafe-inline'"
"""What the page may load or run: nothing but its own style."""


def history_page(history: History) -> str:
    """The history as the text of an HTML file, with everything that people named or are called escaped."""
    parts = [
        f"<header><h1>{_said(history.title)}</h1><p>{_said(history.summary)}</p></header>",
        *_plot(history.plot),
        f"<section><h2>{_said(history.heading)}</h2>",
        "<ol>" + "".join(map(_war, history.wars)) + "</ol>" if history.wars else f"<p>{_said(history.none)}</p>",
        "</section>",
        *(part for chapter in history.chapters for part in _chapter(chapter)),
    ]
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{escape(history.language)}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta http-equiv="Content-Security-Policy" content="{SHUT}">',
            f"<title>{escape(history.title)}</title>",
            f"<style>{STYLE}</style></head>",
            "<body><main>",
            *parts,
            "</main></body></html>",
            "",
        ]
    )


def _said(text: str) -> str:
    """A text with everything in it escaped; what is isolated, since it runs from right to left, is an element."""
    return escape(text).replace("\u2068", "<bdi>").replace("\u2069", "</bdi>")


def _svg(kind: str, css: str = "", fill: str = "") -> str:
    """A silhouette as polygons, which are one shape wherever they overlap."""
    shapes = "".join(
        f'<polygon points="{" ".join(f"{x * 100:.0f},{y * 100:.0f}" for x, y in outline)}"/>'
        for outline in sign_of(kind)
    )
    look = f' class="{css}"' if css else ""
    look += f' style="background:{fill}"' if fill else ""
    return f'<svg viewBox="-100 -100 200 200" aria-hidden="true"{look}>{shapes}</svg>'


def _emblem(kind: str, css: str = "emblem") -> str:
    return _svg(kind, css, "rgb({},{},{})".format(*colour_of(kind)))


def _war(war: War) -> str:
    named = "".join(
        f'<span class="{css}">{_said(line)}</span>' if css else f"<span>{_said(line)}</span>"
        for line, css in ((war.heading, ""), (war.winner, ""), (war.faction, "faction"), (war.length, "length"))
        if line
    )
    lines = "".join(f"<p>{_said(line)}</p>" for line in war.lines)
    deeds = "".join(f"<li>{_svg(deed.kind)}<span>{_said(deed.text)}</span></li>" for deed in war.deeds)
    left = f'<ul class="deeds">{deeds}</ul>' if deeds else ""
    return f'<li class="war">{_emblem(war.emblem)}<div><h3>{named}</h3>{lines}{left}</div></li>'


def _plot(plot: Plot) -> Iterator[str]:
    """Who signed when, as a table; how often each faction has won, as bars."""
    if not (plot.people or plot.factions):
        return
    yield f"<section><h2>{_said(plot.heading)}</h2>"
    if plot.people:
        numbers = "".join(f'<th scope="col">{war}</th>' for war in range(1, plot.wars + 1))
        rows = "".join(_signatures(row, plot.wars) for row in plot.people)
        head = f"<thead><tr><td></td>{numbers}<td></td></tr></thead>"
        yield f'<div class="sheet"><table>{head}<tbody>{rows}</tbody></table></div>'
    most = max((row.played for row in plot.factions), default=0)
    yield '<ul class="wins">' + "".join(_bar(row, most) for row in plot.factions) + "</ul></section>"


def _signatures(row: SignatureRow, wars: int) -> str:
    signed = dict(row.signed)
    cells = "".join(
        f"<td>{_emblem(signed[war], 'emblem small') if war in signed else ''}</td>" for war in range(1, wars + 1)
    )
    return f'<tr><th scope="row">{_said(row.name)}</th>{cells}<td class="sum">{len(signed)}</td></tr>'


def _bar(row: FactionRow, most: int) -> str:
    red, green, blue = colour_of(row.emblem)
    played, won = (100 * count // max(of, 1) for count, of in ((row.played, most), (row.wins, row.played)))
    return (
        f"<li>{_emblem(row.emblem, 'emblem small')}<span>{_said(row.name)}</span>"
        f'<span class="bar" style="width:{played}%;background:rgba({red},{green},{blue},.28)">'
        f'<i style="width:{won}%;background:rgb({red},{green},{blue})"></i></span>'
        f"<b>{row.wins}/{row.played}</b></li>"
    )


def _chapter(chapter: Chapter) -> Iterator[str]:
    if chapter.cards:
        yield f"<section><h2>{_said(chapter.heading)}</h2>"
        yield '<div class="cards">' + "".join(map(_card, chapter.cards)) + "</div></section>"


def _card(card: StoryCard) -> str:
    lines = "".join(f"<li>{_said(line)}</li>" for line in card.lines)
    return (
        f'<article class="card"><header>{_emblem(card.sign)}<div><h3>{_said(card.title)}</h3>'
        f'<p class="faction">{_said(card.about)}</p></div></header><ul>{lines}</ul></article>'
    )
