"""How long a board takes to draw and to encode: the first, a whole one, one that differs a little, the same again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import TypedDict

from bot.bench import yardstick
from bot.selfplay import ai, dice, played, seated, taste
from renders import Form, Look, Scene, Studio, scene_of
from renders.encode import encode
from rules import ruleset, view

SEED, STEPS = 4, 60
FORMS: tuple[Form, ...] = ("webp", "jpeg", "png")


class Drawing(TypedDict):
    """One way to a picture: milliseconds (the median), and how many bytes came out (0: not encoded)."""

    way: str
    milliseconds: float
    bytes: int


class PicturesBench(TypedDict):
    """What `risk bench render` prints."""

    yardstick_seconds: float
    reference_yardstick_seconds: float
    pictures: list[Drawing]


def bench_pictures() -> PicturesBench:
    """The board of an AI game, drawn along its last steps."""
    scenes, look = boards(STEPS), Look()
    fresh, kept = Studio(), Studio()
    ways = [
        _drawing("the first, art not read yet", [partial(fresh.image, scenes[0], look)]),
        _drawing("a whole board", [partial(Studio().image, scene, look) for scene in scenes[:10]]),
        _drawing("a step later", [partial(kept.image, scene, look) for scene in scenes]),
        _drawing("the same, encoded", [partial(kept.draw, scenes[0], look)] * 10),
    ]
    image = kept.image(scenes[-1], look)
    for form in FORMS:
        encoded = _drawing(f"encoding as {form}", [partial(encode, image, form)] * 5)
        ways.append({**encoded, "bytes": len(encode(image, form).data)})
    return {
        "yardstick_seconds": round(yardstick.seconds(), 3),
        "reference_yardstick_seconds": yardstick.REFERENCE_SECONDS,
        "pictures": ways,
    }


def boards(steps: int) -> list[Scene]:
    """The last so many steps of an AI game that changed the board."""
    table = seated("lotr", 4, {"setup": "dealt"})
    names = {str(seat): str(seat) for seat in table.seats}
    board = ruleset(table).board
    game = played(table, dice(table, SEED, 1), ai(taste(SEED, 1)))
    shown = (scene_of(view(step.state, None), board, names) for step in game)
    return list({scene.key(): scene for scene in shown}.values())[-steps:]


def _drawing(way: str, jobs: list[Callable[[], object]]) -> Drawing:
    return {"way": way, "milliseconds": round(median(_milliseconds(job) for job in jobs), 2), "bytes": 0}


def _milliseconds(job: Callable[[], object]) -> float:
    start = perf_counter()
    job()
    return (perf_counter() - start) * 1000
