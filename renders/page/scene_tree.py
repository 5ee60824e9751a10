"""A scene as a plain tree, and what differs between two of them: the contract between Python and the page.

What is not there has no key, so that in a patch null means that a key goes.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from renders.board import overlays, paint, pieces
from renders.board.art import Art, art_of
from renders.board.counts import disc, letter_size, short, split_count
from renders.board.drawing import Sprite
from renders.board.layers import Mark
from renders.games.game_art import known_art
from renders.look import Look
from renders.page.figures import Figures
from renders.scene import Scene
from rules.author import Holding

Tree = dict[str, Any]
"""A tree of JSON whose lists are never changed in part."""
MOST_PIECES = 3
"""The pieces behind a count, as on a picture at twice the board's size."""


class SceneTrees:
    """The trees of a game's scenes, and the figures that they name."""

    def __init__(self, look: Look) -> None:
        self.figures = Figures(look)
        self.grounds: dict[str, list[Scene]] = {}
        """For each sheet the first scene on each of its grounds, which differ where a game has changed the board."""
        self._look = look
        self._sheets: dict[str, _Sheet] = {}
        self._numbers: dict[tuple[str, Hashable], int] = {}

    def tree(self, scene: Scene) -> Tree:
        """The tree of a scene: `sheet` is its main map, `inset` the sheet below it, `seats` what their list tells."""
        tree: Tree = {"sheet": self._sheet("sheet", scene), "seats": {line.seat: _seat(line) for line in scene.seats}}
        if scene.inset is not None:
            tree["inset"] = self._sheet("inset", scene.inset)
            for line in scene.inset.seats:
                tree["seats"][line.seat]["treasury"] = [[*count] for count in line.counts]
        if scene.winners:
            tree["winners"] = [*scene.winners]
        return tree

    def _ground(self, name: str, scene: Scene) -> int:
        """The number of the ground on which a scene stands, among those of its sheet."""
        key = (name, scene.change)
        if key not in self._numbers:
            known = self.grounds.setdefault(name, [])
            self._numbers[key] = len(known)
            known.append(scene)
        return self._numbers[key]

    def _sheet(self, name: str, scene: Scene) -> Tree:
        art = art_of(scene)
        dressed = tuple((line.pieces, line.letter) for line in scene.seats)
        sheet: Tree = {
            "ground": self._ground(name, scene),
            "lands": self._lands(art, scene, dressed),
            "arrows": [[one.kind, one.source, one.target, one.count, int(one.godswar)] for one in scene.arrows],
            "over": self._over(art, scene),
            "missing": ["|".join(sorted(pair)) for pair in scene.missing],
            "track": [*scene.track] if scene.track else [],
            "title": scene.title,
            "regions": dict(scene.regions),
            "pays": dict(scene.marks),
        }
        if scene.market is not None:
            sheet["market"] = {
                "slots": [[slot.land, slot.coins, slot.owner] for slot in scene.market.slots],
                "piles": [[*pile] for pile in scene.market.piles],
                "missions": [*scene.market.missions],
            }
        return {name: value for name, value in sheet.items() if value}

    def _over(self, art: Art, scene: Scene) -> list[list[float]]:
        """What lies over the pieces: the number of its figure, x, y."""

        def draw(look: Look) -> list[Mark]:
            return [mark for mark in overlays.above(art, look, scene, 1) if mark.sprite is not None]

        marks = draw(self._look)
        numbers = self.figures.numbers(_sprites(marks), lambda look: _sprites(draw(look)))
        return [[number, *_spot(mark)] for number, mark in zip(numbers, marks, strict=True)]

    def _lands(self, art: Art, scene: Scene, dressed: object) -> Tree:
        """What stands on each territory, made anew only where something else stands there; the same value as before
        where nothing has changed."""
        shown = [scene.pieces, scene.markers, scene.tags, scene.tokens, scene.covered]
        before = self._sheets.get(scene.board)
        if before is None or (before.dressed, before.change) != (dressed, scene.change):
            before, changed = None, art.territories
        elif before.shown == shown:
            now, then = scene.holdings, before.holdings
            changed = tuple(t for t in art.territories if now.get(t) is not then.get(t))
        else:
            now, then = scene.holdings, before.holdings
            pairs = [*zip(shown, before.shown, strict=True)]
            changed = tuple(
                t
                for t in art.territories
                if now.get(t) is not then.get(t) or any(new.get(t) != old.get(t) for new, old in pairs)
            )
        lands = before.lands if before else {}
        if changed:
            found = {t: _land(art, scene, self._look, t, self.figures) for t in changed}
            every = {t: found[t] if t in found else lands.get(t) for t in art.territories}
            lands = {t: land for t, land in every.items() if land}
        self._sheets[scene.board] = _Sheet(dressed, scene.change, shown, scene.holdings, lands)
        return lands


class _Sheet(NamedTuple):
    """What the last tree of a sheet was made of, and what stood on its territories."""

    dressed: object
    change: object
    shown: list[Mapping[str, Any]]
    holdings: Mapping[str, Holding]
    lands: Tree


def patch(before: Tree, after: Tree) -> Tree:
    """What turns one tree into another: changed keys with their new values, null for those that go."""
    found: Tree = {}
    keys = after if before.keys() == after.keys() else before.keys() | after.keys()
    for key in keys:
        old, new = before.get(key), after.get(key)
        if old is new:
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            if inner := patch(old, new):
                found[key] = inner
        elif old != new:
            found[key] = new
    return dict(sorted(found.items()))


def _seat(line: Any) -> Tree:
    fields = {
        "counts": [[*count] for count in line.counts],
        "letter": line.letter,
        "active": line.active,
        "out": line.out,
    }
    return {name: value for name, value in fields.items() if value}


def _sprites(marks: Iterable[Mark]) -> list[Sprite]:
    return [mark.sprite for mark in marks if mark.sprite is not None]


def _spot(mark: Mark) -> tuple[float, float]:
    return round(mark.spot[0], 1), round(mark.spot[1], 1)


def _land(art: Art, scene: Scene, look: Look, territory: str, figures: Figures) -> Tree:
    """What stands on a territory: in words by id, and where each figure is drawn (number, x, y, share of its size)."""
    holding = scene.holdings.get(territory)
    land: Tree = {
        "cover": scene.covered.get(territory, ""),
        "pieces": [[one.kind, one.owner, one.sign] for one in scene.pieces.get(territory, ())],
        "markers": [*scene.markers.get(territory, ())],
        "tag": scene.tags.get(territory, ""),
        "token": scene.tokens.get(territory, ""),
        "figures": [*_figures(art, scene, look, territory, figures)],
        "ties": _ties(art, scene, territory),
    }
    land = {name: value for name, value in land.items() if value}
    if holding is not None:
        land |= {"owner": holding.owner, "armies": holding.armies}
        if holding.owner:
            land["disc"] = _disc(scene, territory, figures)
    return land


def _disc(scene: Scene, territory: str, figures: Figures) -> list[Any]:
    """The count: its figure, its number as it is written, and the height of its letters."""
    holding = scene.holdings[territory]
    kind = {line.seat: line.pieces for line in scene.seats}.get(holding.owner, "")
    made_of = split_count(kind, holding.armies, MOST_PIECES)
    text = short(holding.armies)
    owner = holding.owner
    number = figures.number_of((owner, kind, made_of), lambda look: disc(look.colour(owner), kind, made_of, 1))
    return [number, text, letter_size(text)]


def _figures(art: Art, scene: Scene, look: Look, territory: str, figures: Figures) -> Iterator[list[Any]]:
    if kind := scene.tokens.get(territory):
        token = [known_art().tokens[kind](1)]
        yield [*figures.numbers(token, lambda look: token), *paint.token_spot(art, territory), 1]
    at = art.spot(territory, "count")
    if territory not in scene.holdings or at is None:
        return
    tag, sizes = art.spot(territory, "tag") or at, art.sizes(territory)

    def draw(look: Look) -> list[pieces.Figure]:
        return [*pieces.figures(look, scene, territory, at, art.beside(territory), tag, 1, sizes)]

    standing = draw(look)
    numbers = figures.numbers([one.sprite for one in standing], lambda look: [one.sprite for one in draw(look)])
    for number, one in zip(numbers, standing, strict=True):
        yield [number, round(one.x, 1), round(one.y, 1), one.size]


def _ties(art: Art, scene: Scene, territory: str) -> list[list[float]]:
    """The ends of the lines from a territory's count to what could be taken for another's."""
    tied = pieces.find_tied(art, scene, territory)
    if not tied:
        return []
    spots = [*art.beside(territory), art.spot(territory, "tag") or (0.0, 0.0)]
    return [[*spots[k]] for k in sorted(tied)]
