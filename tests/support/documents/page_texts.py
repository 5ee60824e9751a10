"""What the page of a game or of a campaign says, its data unpacked."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from typing import Any, NamedTuple

from bot.ui.replay.campaign import GAME


class UnpackedPage(NamedTuple):
    """What a page carries: its data as it stands in the file, as an object, and the bytes behind that."""

    packed: str
    data: dict[str, Any]
    blobs: bytes

    @property
    def record(self) -> str:
        return self.text_of("record")

    def text_of(self, name: str) -> str:
        at, size = self.data["blobs"][name]
        return self.blobs[at : at + size].decode()

    @property
    def games(self) -> list[str]:
        """The data and the records of a campaign's games, as they stand there."""
        return [self.text_of(name) for name in self.data["blobs"] if name.startswith(GAME)]


def unpack_page(html: str) -> UnpackedPage:
    block = re.search(r'id="data">([^<]+)<', html)
    assert block is not None
    raw = zlib.decompress(b64decode(block[1]))
    length = int.from_bytes(raw[:4], "big")
    return UnpackedPage(block[1], json.loads(raw[4 : 4 + length]), raw[4 + length :])


def texts_of(html: str) -> str:
    """All that a page says, its data unpacked, without the hashes of its policy, its fonts and its pictures."""
    page = unpack_page(html)
    shown = re.sub(r"sha256-[\w+/=]+", "", html.replace(page.packed, ""))
    games = page.games if "games" in page.data else [page.record]
    return "\n".join((shown, json.dumps(page.data, ensure_ascii=False), *games))
