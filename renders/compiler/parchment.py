"""Paper, water and land: the painted ground below all ink."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image
from scipy import ndimage

from renders.compiler.geography import Geography
from renders.compiler.growth import FINE, Mask, isles, land_mask, mask_of, shores
from renders.compiler.noise import Field, noise
from renders.compiler.strokes import SHEET, lay
from rules.author import RegionName

Colour = tuple[int, int, int]


def enlarge(field: Field) -> Field:
    """The field, enlarged from board size to sheet size."""
    image = Image.fromarray(field).resize((field.shape[1] * SHEET, field.shape[0] * SHEET), Image.Resampling.BILINEAR)
    return np.asarray(image, np.float32)


def paper(geo: Geography) -> Field:
    """Old paper with broad stains and fine fibres."""
    w, h, seed = geo.source.width, geo.source.height, geo.source.seed
    stains = enlarge(noise(w, h, 420, seed + 11, 5))[..., None]
    fibre = enlarge(noise(w, h, 9, seed + 12, 2))[..., None]
    dark, light = (np.array(geo.source.paint[f"paper_{tone}"], np.float32) for tone in ("dark", "light"))
    return np.asarray(dark + (light - dark) * np.clip(0.12 + 0.82 * stains + 0.06 * (fibre - 0.5), 0, 1), np.float32)


def sea(geo: Geography, sheet: Field, dry: Mask) -> Field:
    """Water: the paper washed blue, deeper away from the coast, with engraved lines along it."""
    w, h, seed = geo.source.width, geo.source.height, geo.source.seed
    paint = geo.source.paint
    far: Field = (ndimage.distance_transform_edt(~dry) / SHEET).astype(np.float32)
    wobble = enlarge(noise(w, h, 60, seed + 21, 4))
    water: Field = (sheet * (np.array(paint["water"]) / 232)).astype(np.float32)
    deep: Field = (np.clip(far / 230, 0, 1) ** 0.8).astype(np.float32)
    lay(water, paint["deep"], deep, 0.42)
    lay(water, paint["foam"], np.exp(-far / 9.0), 0.45)
    for k, (at, width, strength) in enumerate(
        ((6, 1.0, 0.55), (13, 0.95, 0.42), (22, 0.9, 0.32), (33, 0.85, 0.22), (46, 0.8, 0.14))
    ):
        ring = np.exp(-(((far + 3.5 * (wobble - 0.5) * (1 + 0.8 * k) - at) / width) ** 2))
        lay(water, paint["ripple"], ring, strength)
    return water


def land(geo: Geography, sheet: Field, colours: dict[str, Colour]) -> Field:
    """Land: the paper with each region's wash, a little stronger in low places."""
    w, h, seed = geo.source.width, geo.source.height, geo.source.seed
    soil = sheet.copy()
    mottle = enlarge(noise(w, h, 130, seed + 31, 5))
    for region, colour in colours.items():
        inside = region_mask(geo, region)
        lay(soil, colour, inside * (geo.source.washes.get(region, 0.10) + 0.16 * mottle))
    return soil


def region_mask(geo: Geography, region: str) -> Field:
    """The area of a region on the sheet, 0 or 1."""
    numbers = [geo.board.territories.index(t) + 1 for t in geo.board.regions[RegionName(region)].territories]
    return np.isin(geo.fine, numbers).astype(np.float32)


def dry(geo: Geography) -> Mask:
    """All land of the sheet, islands outside the game included."""
    islands = [*shores(geo.source)[2], *(ring for many in isles(geo.source).values() for ring in many)]
    size = (geo.source.width * SHEET, geo.source.height * SHEET)
    return land_mask(geo.source, FINE) | mask_of(islands, size, SHEET)


def inner_band(mask: Field, width: float) -> Field:
    """A soft band along the inside of a mask, `width` board pixels wide."""
    depth = ndimage.distance_transform_edt(np.pad(mask > 0, 1, mode="edge"))[1:-1, 1:-1] / SHEET
    return np.asarray(np.clip(width - depth + 0.5, 0, 1) * (mask > 0), np.float32)


def age_sheet(geo: Geography, picture: Field) -> None:
    """Darken the picture towards the sheet's edges, in place."""
    h, w = picture.shape[:2]
    y, x = np.ogrid[0:h, 0:w]
    edge = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)).astype(np.float32) / SHEET
    stain = enlarge(noise(geo.source.width, geo.source.height, 160, geo.source.seed + 41, 4))
    lay(picture, geo.source.paint["edge"], np.clip((100 - edge + 50 * (stain - 0.5)) / 100, 0, 1) ** 1.8, 0.42)


def soft(field: npt.NDArray[np.float32], radius: float) -> Field:
    """The field, blurred by `radius` board pixels."""
    return np.asarray(ndimage.gaussian_filter(field, radius * SHEET), np.float32)
