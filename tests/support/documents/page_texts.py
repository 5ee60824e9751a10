"""What the page of a game says, its data unpacked."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from typing import Any, NamedTuple


class UnpackedPage(NamedTuple):
    """What a page carries: its data as it stands in the file, as an object, and the bytes behind that."""

    packed: str
    data: dict[str, Any]
    blobs: bytes

    @property
    def record(self) -> str:
        at, size = self.data["blobs"]["record"]
        return self.blobs[at : at + size].decode()


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
    return "\n".join((shown, json.dumps(page.data, ensure_ascii=False), page.record))
