"""Put a page together: one file of HTML with its one script, its one style sheet and its data, which loads nothing."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Mapping
from html import escape
from typing import Any

from renders.page.joiner import page_script, page_style

LEVEL = 6
"""How hard what is not compressed yet is compressed: JSON and records."""
COMPRESSED = (b"RIFF", b"wOF2")
"""How files begin that get no smaller: WebP and WOFF2. Trying that took a tenth of a page's time."""
MAGIC = 4
"""The bytes of the number before the JSON: how many bytes of it there are, the highest first."""


def pack(data: Mapping[str, Any], blobs: Mapping[str, bytes]) -> str:
    """Data and blobs as one compressed block in base64: a number, that many bytes of JSON, then the blobs.

    In the JSON, `blobs` says where each begins after it, and how long it is.
    """
    soft = {name: blob for name, blob in blobs.items() if not blob.startswith(COMPRESSED)}
    places, at = {}, 0
    for name, blob in {**soft, **blobs}.items():
        places[name] = [at, len(blob)]
        at += len(blob)
    text = json.dumps({**data, "blobs": places}, separators=(",", ":"), ensure_ascii=False).encode()
    hard = (blob for name, blob in blobs.items() if name not in soft)
    block = compress(b"".join((len(text).to_bytes(MAGIC, "big"), text, *soft.values())), b"".join(hard))
    return base64.b64encode(block).decode()


def compress(soft: bytes, hard: bytes) -> bytes:
    """Bytes as one zlib stream (RFC 1950), of which the second part is stored as it is."""
    packing, storing = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS), zlib.compressobj(0, wbits=-zlib.MAX_WBITS)
    packed = packing.compress(soft) + packing.flush(zlib.Z_SYNC_FLUSH)
    stored = storing.compress(hard) + storing.flush()
    check = zlib.adler32(hard, zlib.adler32(soft))
    return b"\x78\x9c" + packed + stored + check.to_bytes(4, "big")


def page(
    title: str,
    language: str,
    still: str,
    data: Mapping[str, Any],
    blobs: Mapping[str, bytes],
    *,
    front: bool = False,
    live: bool = False,
) -> str:
    """The page as HTML. `still` is what stands there where no script runs, as HTML; a `front` stands there where one
    runs, too. One that is `live` may connect to where it came from, and to nothing else.
    """
    script, style = page_script(), page_style()
    policy = page_policy(live=live)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n'
        '<meta name="referrer" content="no-referrer">\n<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n"
        f'<main id="still"{" class=front" if front else ""}>\n{still}\n</main>\n'
        f'<script type="application/octet-stream" id="data">{pack(data, blobs)}</script>\n'
        f"<script>{script}</script>\n</body>\n</html>\n"
    )


def page_policy(*, live: bool) -> str:
    """The Content-Security-Policy of a page: its own script and style, and for one that is `live` its own server."""
    connects = "connect-src 'self'; " if live else ""
    return (
        f"default-src 'none'; script-src '{_hash(page_script())}'; style-src '{_hash(page_style())}'; {connects}"
        "require-trusted-types-for 'script'; base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"
