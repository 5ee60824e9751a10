"""A benchmark of pictures: whole and changed frames, bytes, memory and event loop lag, next to plain Pillow."""

from __future__ import annotations

import asyncio
import io
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TypedDict

from PIL import Image, ImageDraw

from renders.board.art import art
from renders.board.cache import Studio
from renders.cards.hands import Card, draw_hand
from renders.encode import encode
from renders.games.game_art import known_art
from renders.games.godstorm import bench_scene as godstorm
from renders.games.legacy import bench_scene as legacy
from renders.games.lotr import bench_scene as lotr
from renders.look import Look
from renders.scene import Scene
from renders.typefaces import font

LAG_SECONDS = 2.0
TARGETS = {
    "frame_ms": 25, "frame_four_changed_ms": 84, "hand_to_bytes_ms": 1.6, "late_frame_ms": 25,
    "late_four_changed_ms": 84,
}  # fmt: skip
"""How many times as fast as plain Pillow, measured in the same run, a frame or a hand is to be drawn."""
HAND = 9
"""How many cards a hand of the benchmark has: as many of each kind."""


class Speed(TypedDict):
    """How many times as fast as plain Pillow something is drawn: a frame without its encoding, a hand with it."""

    what: str
    times_as_fast: float
    target: float
    met: bool


def bench_render() -> dict[str, float | int | list[Speed]]:
    """Every figure by name. Times in milliseconds of one processor, best of several runs; sizes in KB; memory in MB."""
    found: dict[str, float | int] = {"yardstick_ms": _best(lambda k: _yardstick(), 3), "first_picture_ms": _cold()}
    studio, look = Studio(), Look()
    studio.draw(lotr.scene(0), look)
    found["board_pixels"] = art(lotr.BOARD).size[0] * art(lotr.BOARD).size[1]
    found["frame_ms"] = _best(lambda k: Studio().image(lotr.scene(k), look), 25)
    found["frame_four_changed_ms"] = _four_changed(studio, look, 30)
    found |= _with_inset(look)
    found |= _with_stickers(look)
    found |= _encoders(studio, look)
    found["hand_to_bytes_ms"] = _best(lambda k: draw_hand(_new_cards(k)), 7)
    sheet = art(lotr.BOARD).numbers.whole()
    found["naive_redraw_ms"] = _best(lambda k: _naive(lotr.scene(k), sheet), 5)
    found |= _memory(look)
    found["loop_lag_p99_ms"] = asyncio.run(_lag(look))
    plain = found["naive_redraw_ms"]
    speeds = [_speed(name, plain / found[name], target) for name, target in TARGETS.items()]
    return {**{name: round(value, 2) for name, value in found.items()}, "speeds": speeds}


def _speed(what: str, times: float, target: float) -> Speed:
    return {
        "what": what.removesuffix("_ms"),
        "times_as_fast": round(times, 1),
        "target": target,
        "met": times >= target,
    }


def _with_inset(look: Look) -> dict[str, float | int]:
    """The same for a board with an inset: a whole frame, four lands changed, and the bytes of a picture."""
    studio = Studio()
    took = []
    for k in range(30):
        studio.image(godstorm.scene(0), look)
        took.append(_best(lambda _, k=k: studio.image(godstorm.scene_moved(k), look), 1))  # type: ignore[misc]
    return {
        "inset_frame_ms": _best(lambda k: Studio().image(godstorm.scene(k), look), 15),
        "inset_four_changed_ms": min(took),
        "inset_webp_kb": len(studio.draw(godstorm.scene(0), look).data) / 1024,
    }


def _with_stickers(look: Look) -> dict[str, float | int]:
    """The same for a board on which everything lies that a campaign can leave, in the middle of a battle."""
    studio, took = Studio(), []
    for k in range(30):
        studio.image(legacy.late_board(), look)
        took.append(_best(lambda _, k=k: studio.image(legacy.late_board_moved(k), look), 1))  # type: ignore[misc]
    return {
        "late_frame_ms": _best(lambda k: Studio().image(legacy.late_board(k), look), 15),
        "late_four_changed_ms": min(took),
        "late_webp_kb": len(studio.draw(legacy.late_board(), look).data) / 1024,
    }


def _four_changed(studio: Studio, look: Look, times: int) -> float:
    """The fastest of several frames that differ in four territories from the one before."""
    took = []
    for k in range(times):
        studio.image(lotr.scene(0), look)
        took.append(_best(lambda _, k=k: studio.image(lotr.scene_moved(k), look), 1))  # type: ignore[misc]
    return min(took)


def _encoders(studio: Studio, look: Look) -> dict[str, float | int]:
    """The encoders alone, a changed scene from view to bytes, and the same scene again."""
    image = studio.image(lotr.scene(0), look)
    picture = encode(image)
    return {
        "webp_alone_ms": _best(lambda k: encode(image), 5),
        "jpeg_alone_ms": _best(lambda k: encode(image, "jpeg"), 5),
        "png_alone_ms": _best(lambda k: encode(image, "png"), 3),
        "changed_to_bytes_ms": _best(lambda k: studio.draw(lotr.scene_moved(k + 100), look), 7),
        "front_to_bytes_ms": _best(lambda k: studio.draw(lotr.scene_moved(k + 200), look, lotr.FRONT), 7),
        "same_again_ms": _best(lambda k: studio.draw(lotr.scene_moved(100), look), 5),
        "webp_kb": len(picture.data) / 1024,
        "jpeg_kb": len(encode(image, "jpeg").data) / 1024,
    }


def _best(job: Callable[[int], object], times: int) -> float:
    """The least processor time of several runs, in milliseconds; `job` gets the number of each run."""
    took = []
    for k in range(times):
        start = time.process_time()
        job(k)
        took.append(time.process_time() - start)
    return min(took[1:] or took) * 1000


def _yardstick() -> int:
    """The time of a fixed loop, to compare machines: 372 ms on the reference machine."""
    total = 0
    for i in range(10**7):
        total += i & 7
    return total


def _new_cards(k: int) -> tuple[Card, ...]:
    """A hand of cards that are not drawn yet, other ones for each number."""
    lands, scenes = art(lotr.BOARD).territories, sorted({*known_art().card_scenes} - {*known_art().card_symbols})
    text = "Choose a territory beside one of yours, add two regiments there, and draw one more card."
    cards = []
    for n in range(k * HAND, (k + 1) * HAND, 3):
        land, symbol = lands[n % len(lands)], ("eagle", "elven_archer", "dark_rider")[n // 3 % 3]
        cards.append(Card(f"Territory {n}", "territory", symbol, "Its region", land=land))
        cards.append(Card(f"Event {n}", "event", caption="At any time", text=text, scene=scenes[n % len(scenes)]))
        scene, place = scenes[(n + 1) % len(scenes)], lands[(n + 1) % len(lands)]
        cards.append(Card(f"Mission {n}", "mission", caption="Mission", text=text, land=place, points=2, scene=scene))
    return tuple(cards)


def _naive(scene: Scene, sheet: Image.Image) -> bytes:
    """The same board drawn with plain Pillow every time: filled shapes and outlined text, then WebP.

    `sheet` is the image of the territories, read before.
    """
    drawn, look = art(lotr.BOARD), Look()
    image = Image.new("RGB", drawn.size, (134, 168, 176))
    draw = ImageDraw.Draw(image)
    numbers = sheet.resize(drawn.size, Image.Resampling.NEAREST)
    for territory, holding in scene.holdings.items():
        number, box = drawn.number[territory] + 1, drawn.box(territory)
        shape = numbers.crop(box).point([255 * (n == number) for n in range(256)])
        image.paste(look.colour(holding.owner), box[:2], shape)
    for territory, holding in scene.holdings.items():
        at = drawn.spot(territory, "count") or (0.0, 0.0)
        text = f"{territory} {holding.armies}"
        draw.text(at, text, (255, 255, 255), font("name", 17), "mm", stroke_width=2, stroke_fill=(0, 0, 0))
    out = io.BytesIO()
    image.save(out, "WEBP", quality=72, method=2)
    return out.getvalue()


def _memory(look: Look) -> dict[str, float | int]:
    """The growth of the process over 200 different pictures in a row."""
    studio = Studio()
    for k in range(40):
        studio.draw(lotr.scene(k), look, form="jpeg")
    before = _resident()
    for k in range(200):
        studio.draw(lotr.scene_moved(300 + k), look, form="jpeg")
    return {"grown_over_200_mb": _resident() - before, "peak_mb": _peak()}


def _resident() -> float:
    """Memory in use now, in MB; the peak on systems that do not report it."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize() / 2**20
    except OSError:
        return _peak()


def _peak() -> float:
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


async def _lag(look: Look) -> float:
    """The 99th percentile of a one-millisecond timer's delay while a thread draws boards."""
    studio, late, stop = Studio(), [], asyncio.Event()

    async def tick() -> None:
        while not stop.is_set():
            start = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - start - 0.001)

    ticker = asyncio.create_task(tick())
    began, k = time.perf_counter(), 0
    while time.perf_counter() - began < LAG_SECONDS:
        await asyncio.to_thread(studio.draw, lotr.scene_moved(700 + k), look)
        k += 1
    stop.set()
    await ticker
    return statistics.quantiles(late, n=100)[98] * 1000


def _cold() -> float:
    """The time from nothing to the first picture's bytes in a fresh interpreter, without imports."""
    script = (
        "import time, renders, renders.bench as b\n"
        "start = time.perf_counter(); renders.draw(b.lotr.scene(0)); print((time.perf_counter() - start) * 1000)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return float(done.stdout)
