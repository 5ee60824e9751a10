"""Smooth noise over the sheet, which makes paper, water and borders look hand-made."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy import ndimage

Field = npt.NDArray[np.float32]


def noise(width: int, height: int, cell: float, seed: int, octaves: int = 4, gain: float = 0.55) -> Field:
    """Fractal value noise in 0..1, height x width; `cell` is the coarsest wavelength in pixels."""
    rng = np.random.default_rng(seed)
    out = np.zeros((height, width), np.float32)
    weight = 1.0
    for _ in range(octaves):
        out += weight * _layer(width, height, cell, rng)
        weight, cell = weight * gain, max(1.5, cell / 2)
    low, high = float(out.min()), float(out.max())
    return ((out - low) / (high - low)).astype(np.float32)


def _layer(width: int, height: int, cell: float, rng: np.random.Generator) -> Field:
    rows, cols = int(height / cell) + 4, int(width / cell) + 4
    grid = rng.random((rows, cols)).astype(np.float32)
    y = np.linspace(1, 1 + height / cell, height, dtype=np.float32)
    x = np.linspace(1, 1 + width / cell, width, dtype=np.float32)
    coarse = ndimage.spline_filter(grid, order=2).astype(np.float32)
    mesh = np.meshgrid(y, x, indexing="ij")
    return np.asarray(ndimage.map_coordinates(coarse, mesh, order=2, prefilter=False), np.float32)
