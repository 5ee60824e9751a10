"""Encode finished pictures for Discord."""

from __future__ import annotations

import io
from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import Literal

from PIL import Image

Form = Literal["webp", "jpeg", "png"]
MIME: dict[Form, str] = {"webp": "image/webp", "jpeg": "image/jpeg", "png": "image/png"}


@dataclass(frozen=True)
class Picture:
    """An encoded picture, its type and its size in pixels."""

    data: bytes
    mime: str
    size: tuple[int, int]

    @property
    def extension(self) -> str:
        return {"image/webp": "webp", "image/jpeg": "jpg", "image/png": "png"}[self.mime]


def encode(image: Image.Image, form: Form = "webp", quality: int = 72) -> Picture:
    """The encoded picture: WebP by default (of that quality), JPEG when time is short, PNG on demand."""
    out = io.BytesIO()
    if form == "webp":
        image.save(out, "WEBP", quality=quality, method=2)
    elif form == "jpeg":
        with TemporaryFile() as file:  # while it writes to a file, other threads run; into memory they wait
            image.save(file, "JPEG", quality=86, subsampling=0)
            file.seek(0)
            out.write(file.read())
    else:
        image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG", compress_level=6)
    return Picture(out.getvalue(), MIME[form], image.size)
