"""The attachments of the loopback Discord, stored as files and not in memory."""

import os
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.local_discord.simcord_private import CDN_BASE, CdnStore

_URL = re.compile(re.escape(CDN_BASE) + r"/attachments/(\d+)/(\d+)/")
_PICTURES = {"image/png", "image/jpeg", "image/webp", "image/gif"}


class Attachments(CdnStore):
    """Attachments and emoji by their id, one file each, in one folder that is created on demand."""

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
        if stored["content_type"] in _PICTURES:
            stored |= _size_of(path)
        return stored

    def store_emoji(self, emoji_id: int, data: bytes) -> None:
        """Keep the picture of an emoji, beside the attachments and under its own id."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.path(emoji_id).write_bytes(data)

    def path(self, attachment_id: int) -> Path:
        """The path of an attachment: its id alone, so that no file name can point outside the folder."""
        return self.folder / f"{attachment_id:d}.bin"

    def get(self, url: str) -> bytes | None:
        match = _URL.match(url)
        path = self.path(int(match[2])) if match else None
        return path.read_bytes() if path and path.is_file() else None

    def keep_only(self, wanted: Collection[int]) -> int:
        """Delete every file whose attachment is not among `wanted`. Returns how many were deleted."""
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
    """The width and height of a picture in pixels; nothing if it cannot be read."""
    try:
        with Image.open(path) as picture:
            return {"width": picture.width, "height": picture.height}
    except (UnidentifiedImageError, OSError):
        return {}
