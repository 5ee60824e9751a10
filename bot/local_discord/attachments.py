"""The files of the loopback Discord, kept as files and not in memory."""

import os
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.local_discord.simcord_private import CDN_BASE, CdnStore

_PLACE = re.compile(re.escape(CDN_BASE) + r"/attachments/(\d+)/(\d+)/")
_MEASURED = {"image/png", "image/jpeg", "image/webp", "image/gif"}


class Shelf(CdnStore):
    """Attachments by their id, one file each, in one folder that is made on demand."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        stored = super().store_attachment(attachment_id, channel_id, filename, data, description)
        self._blobs.clear()
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.path(attachment_id)
        path.write_bytes(data)
        if stored["content_type"] in _MEASURED:
            stored |= _size_of(path)
        return stored

    def path(self, attachment_id: int) -> Path:
        """Where an attachment lies: its number alone, so that no file name can lead astray."""
        return self.folder / f"{attachment_id:d}.bin"

    def get(self, url: str) -> bytes | None:
        place = _PLACE.match(url)
        path = self.path(int(place[2])) if place else None
        return path.read_bytes() if path and path.is_file() else None

    def keep_only(self, wanted: Collection[int]) -> int:
        """Throw away every file whose attachment is not among `wanted`; how many went."""
        if not self.folder.is_dir():
            return 0
        old = [entry.path for entry in os.scandir(self.folder) if not _is_among(entry.name, wanted)]
        for path in old:
            os.unlink(path)
        return len(old)


def _is_among(name: str, wanted: Collection[int]) -> bool:
    stem, _, ending = name.partition(".")
    return not (ending == "bin" and stem.isdecimal()) or int(stem) in wanted


def _size_of(path: Path) -> dict[str, int]:
    try:
        with Image.open(path) as picture:
            return {"width": picture.width, "height": picture.height}
    except (UnidentifiedImageError, OSError):
        return {}
