"""Territories grown from their seeds: each point of land goes to the seed with the cheapest path to it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw
from scipy import ndimage
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

from renders.compiler.noise import noise
from renders.compiler.source import Line, Point, Source, rough

Labels = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.bool_]

COARSE = 2
FINE = 2
WALL = 60.0


def mask_of(lines: Sequence[Line], size: tuple[int, int], scale: float, width: int = 0) -> Mask:
    """The filled rings (`width` 0) or the drawn strokes as a mask of `size` (width, height)."""
    image = Image.new("L", size, 0)
    draw = ImageDraw.Draw(image)
    for line in lines:
        points = [(x * scale, y * scale) for x, y in line]
        if width == 0:
            draw.polygon(points, fill=1)
        else:
            _stroke(draw, points, width)
    return np.asarray(image) > 0


def _stroke(draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], width: int) -> None:
    r = width / 2
    if len(points) > 1:
        draw.line(points, fill=1, width=width)
    for x, y in points:
        draw.ellipse((x - r, y - r, x + r, y + r), fill=1)


def shores(source: Source) -> tuple[list[Line], list[Line], list[Line]]:
    """Roughened outlines: the land, its lakes, and the islands outside the game."""

    def off(p: Point) -> bool:
        return not (0 <= p[0] <= source.width and 0 <= p[1] <= source.height)

    def ring(line: Line, amount: float, name: str) -> Line:
        pairs = enumerate(zip(line, (*line[1:], line[0]), strict=True))
        parts = ((a, b) if off(a) and off(b) else rough((a, b), amount, source.seed, name, k) for k, (a, b) in pairs)
        return tuple(p for part in parts for p in part)

    land = [ring(line, 0.13, f"land{k}") for k, line in enumerate(source.land)]
    lakes = [ring(line, 0.10, name) for name, line in source.lakes.items()]
    return land, lakes, [ring(line, 0.13, name) for name, line in source.islands.items()]


def isles(source: Source) -> dict[str, list[Line]]:
    """Roughened outlines of the smaller islands that belong to a territory."""
    return {
        t: [rough((*r, r[0]), 0.13, source.seed, t, k) for k, r in enumerate(many)] for t, many in source.isles.items()
    }


def waters(source: Source) -> dict[str, Line]:
    """Roughened lines of the rivers."""
    return {name: rough(line, 0.09, source.seed, name) for name, line in source.rivers.items()}


def ridges(source: Source) -> dict[str, Line]:
    """Roughened lines of the mountain ranges."""
    return {name: rough(line, 0.08, source.seed, name) for name, line in source.ranges.items()}


def list_flames(source: Source) -> list[Line]:
    """Roughened lines of the walls of flame."""
    return [rough(line, 0.06, source.seed, *ends) for ends, line in source.flames.items()]


def land_mask(source: Source, scale: int) -> Mask:
    """The land that territories can occupy, at `scale` pixels a sheet pixel."""
    land, lakes, _ = shores(source)
    size = (source.width * scale, source.height * scale)
    return mask_of(land, size, scale) & ~mask_of(lakes, size, scale)


def _graph(land: Mask, cost: npt.NDArray[np.float64]) -> tuple[csr_matrix, npt.NDArray[np.int64]]:
    """The land's pixels with their eight neighbours, weighted by the cost of crossing."""
    index = np.full(land.shape, -1, np.int64)
    index[land] = np.arange(int(land.sum()))
    rows, cols, costs = [], [], []
    h, w = land.shape
    for dy, dx, length in ((0, 1, 1.0), (1, 0, 1.0), (1, 1, 2**0.5), (1, -1, 2**0.5)):
        here = (slice(0, h - dy), slice(max(0, -dx), w - max(0, dx)))
        there = (slice(dy, h), slice(max(0, dx), w + min(0, dx)))
        both = (index[here] >= 0) & (index[there] >= 0)
        p, q = index[here][both], index[there][both]
        c = (cost[here] + cost[there])[both] / 2 * length
        rows += [p, q]
        cols += [q, p]
        costs += [c, c]
    size = int(land.sum())
    return csr_matrix((np.concatenate(costs), (np.concatenate(rows), np.concatenate(cols))), shape=(size, size)), index


def grow(source: Source, territories: Sequence[str]) -> Labels:
    """The territory image at `FINE` pixels a sheet pixel: 0 for water, n for the nth territory (from 1)."""
    size = (source.width // COARSE, source.height // COARSE)
    land = mask_of(shores(source)[0], size, 1 / COARSE) & ~mask_of(shores(source)[1], size, 1 / COARSE)
    barriers = [*waters(source).values(), *ridges(source).values(), *list_flames(source)]
    wall = mask_of(barriers, size, 1 / COARSE, 3)
    pace = np.exp(2.2 * (noise(*size, 42, source.seed + 1) - 0.5) * 2).astype(np.float64)
    cost = np.where(wall, WALL, 1.0) / pace
    graph, index = _graph(land, cost)
    starts, owners = _starts(source, territories, size, land & ~wall, index)
    _, _, reached = dijkstra(graph, indices=starts, min_only=True, return_predecessors=True)
    lookup = np.zeros(int(land.sum()) + 1, np.uint8)
    lookup[starts] = owners
    labels = np.zeros(land.shape, np.uint8)
    labels[land] = np.where(reached >= 0, lookup[reached], 0)
    return with_isles(source, refine(source, labels, len(territories)), territories)


def _starts(
    source: Source, territories: Sequence[str], size: tuple[int, int], free: Mask, index: npt.NDArray[np.int64]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.uint8]]:
    """Every pixel of every seed, and its territory; raises an error if a seed stands in water or on a wall."""
    starts, owners = [], []
    for number, name in enumerate(territories, 1):
        found = index[mask_of(source.seeds[name], size, 1 / COARSE, 6) & free]
        if not len(found):
            raise ValueError(f"{source.board}: the seed of {name} stands on no land")
        starts.append(found)
        owners.append(np.full(len(found), number, np.uint8))
    return np.concatenate(starts), np.concatenate(owners)


def refine(source: Source, coarse: Labels, count: int) -> Labels:
    """Smooth borders at twice the sheet's size: each pixel goes to the territory with the highest blurred value."""
    best = np.zeros((source.height * FINE, source.width * FINE), np.float32)
    labels = np.zeros((source.height * FINE, source.width * FINE), np.uint8)
    for number in range(1, count + 1):
        where, weight = _presence(coarse, number)
        view, won = best[where], labels[where]
        weight = weight[: view.shape[0], : view.shape[1]]
        stronger = weight > view
        view[stronger] = weight[stronger]
        won[stronger] = number
    land = settle_land(land_mask(source, FINE), labels)
    labels[~land] = 0
    return single(fill(labels, land), count)


def with_isles(source: Source, labels: Labels, territories: Sequence[str]) -> Labels:
    """The territories with their isles in the surrounding water."""
    out = labels.copy()
    for territory, rings in isles(source).items():
        ring = mask_of(rings, (source.width * FINE, source.height * FINE), FINE)
        out[ring & (labels == 0)] = territories.index(territory) + 1
    return out


def settle_land(land: Mask, labels: Labels) -> Mask:
    """The parts of the land, thin threads removed, where some territory has its largest area; cut-off tips are out."""
    parts, _ = ndimage.label(ndimage.binary_opening(np.pad(land, 4, mode="edge"), iterations=2)[4:-4, 4:-4])
    homes = {int(np.bincount(parts[labels == n], minlength=2)[1:].argmax()) + 1 for n in np.unique(labels) if n}
    return np.isin(parts, sorted(homes))


def _presence(coarse: Labels, number: int) -> tuple[tuple[slice, slice], npt.NDArray[np.float32]]:
    """A territory's blurred strength around its own box, at the fine size."""
    ys, xs = np.nonzero(coarse == number)
    y0, y1 = max(0, ys.min() - 6), min(coarse.shape[0], ys.max() + 7)
    x0, x1 = max(0, xs.min() - 6), min(coarse.shape[1], xs.max() + 7)
    soft = ndimage.gaussian_filter((coarse[y0:y1, x0:x1] == number).astype(np.float32), 1.7, mode="nearest")
    k = COARSE * FINE
    fine = ndimage.zoom(soft, k, order=1, grid_mode=True, mode="nearest")
    return (slice(y0 * k, y1 * k), slice(x0 * k, x1 * k)), fine.astype(np.float32)


def fill(labels: Labels, land: Mask) -> Labels:
    """Give unassigned land to the nearest territory."""
    ys, xs = ndimage.distance_transform_edt(labels == 0, return_distances=False, return_indices=True)
    return np.where(land, labels[ys, xs], 0).astype(np.uint8)


def single(labels: Labels, count: int) -> Labels:
    """Make every territory one area: fragments cut off by a river or a cape go to the surrounding neighbour."""
    out = labels.copy()
    for number, box in enumerate(ndimage.find_objects(labels, count), 1):
        if box is None:
            continue
        parts, many = ndimage.label(labels[box] == number)
        if many > 1:
            largest = 1 + int(np.bincount(parts.ravel())[1:].argmax())
            out[box][(parts > 0) & (parts != largest)] = 0
    return fill(out, labels > 0)
