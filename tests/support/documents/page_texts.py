"""What the page of a game says, its data unpacked."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode


def texts_of(html: str) -> str:
    """All that a page says, its data unpacked, without the hashes of its policy, its fonts and its pictures."""
    block = re.search(r'id="data">([^<]+)<', html)
    assert block is not None
    raw = zlib.decompress(b64decode(block[1]))
    length = int.from_bytes(raw[:4], "big")
    data, blobs = json.loads(raw[4 : 4 + length]), raw[4 + length :]
    at, size = data["blobs"]["record"]
    record = blobs[at : at + size].decode()
    return "\n".join(
        (re.sub(r"sha256-[\w+/=]+", "", html.replace(block[1], "")), json.dumps(data, ensure_ascii=False), record)
    )
