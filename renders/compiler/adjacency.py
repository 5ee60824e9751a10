"""Where territories touch in the territory image, and the border lines between them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components, dijkstra
from scipy.spatial import cKDTree

from renders.compiler.growth import Labels
from renders.compiler.source import Line, Pair, pair

Points = npt.NDArray[np.float64]


def contacts(labels: Labels, territories: Sequence[str]) -> dict[Pair, Points]:
    """For every two adjacent territories, the midpoints (x, y) of the pixel edges they share."""
    found: dict[Pair, list[Points]] = defaultdict(list)
    for dy, dx in ((0, 1), (1, 0)):
        here, there = labels[: labels.shape[0] - dy, : labels.shape[1] - dx], labels[dy:, dx:]
        ys, xs = np.nonzero((here != there) & (here > 0) & (there > 0))
        codes = np.sort(np.stack([here[ys, xs], there[ys, xs]], 1), 1).astype(np.int64)
        spots = np.stack([xs + dx / 2 + 0.5 * (dx == 0), ys + dy / 2 + 0.5 * (dy == 0)], 1).astype(np.float64)
        keys = codes[:, 0] * 256 + codes[:, 1]
        for key in np.unique(keys):
            a, b = territories[key // 256 - 1], territories[key % 256 - 1]
            found[pair(a, b)].append(spots[keys == key])
    return {p: np.concatenate(parts) for p, parts in sorted(found.items())}


def trace(points: Points, reach: float = 3.2) -> list[Line]:
    """One smooth line through each connected run of the points, in order."""
    if len(points) < 2:
        return []
    links = cKDTree(points).query_pairs(reach, output_type="ndarray")
    lengths = np.linalg.norm(points[links[:, 0]] - points[links[:, 1]], axis=1) ** 1.5 + 1e-6
    graph = coo_matrix((lengths, (links[:, 0], links[:, 1])), shape=(len(points), len(points))).tocsr()
    count, part = connected_components(graph, directed=False)
    runs = [np.nonzero(part == k)[0] for k in range(count)]
    return [smooth(points[_spine(graph, run)]) for run in runs if len(run) > 2]


def _spine(graph: object, run: npt.NDArray[np.int64]) -> list[int]:
    """The path from one end of a run to the other (the two points farthest apart)."""
    far = dijkstra(graph, directed=False, indices=int(run[0]))
    start = int(run[np.argmax(far[run])])
    dist, before = dijkstra(graph, directed=False, indices=start, return_predecessors=True)
    at, way = int(run[np.argmax(dist[run])]), []
    while at >= 0:
        way.append(at)
        at = int(before[at])
    return way


def smooth(points: Points, window: int = 9) -> Line:
    """A running mean that keeps both end points."""
    if len(points) <= window:
        return tuple((float(x), float(y)) for x, y in points)
    half = window // 2
    padded = np.concatenate([np.repeat(points[:1], half, 0), points, np.repeat(points[-1:], half, 0)])
    kernel = np.ones(window) / window
    mean = np.stack([np.convolve(padded[:, k], kernel, "valid") for k in (0, 1)], 1)
    mean[0], mean[-1] = points[0], points[-1]
    return tuple((float(x), float(y)) for x, y in (*mean[::2], mean[-1]))
