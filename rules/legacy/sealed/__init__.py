"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Each folder belongs behind the seal of its name."""

from __future__ import annotations

from collections.abc import Mapping

from rules.legacy.sealed import envelope, pack_1, pack_2, pack_3, pack_4, pocket_1, pocket_2
from rules.legacy.seals import Pack

PACKS: Mapping[str, Pack] = {
    pack.label: pack
    for pack in (
        pack_1.PACK, pack_2.PACK, pack_3.PACK, pack_4.PACK, pocket_1.PACK, pocket_2.PACK, envelope.PACK,
    )
}  # fmt: skip
"""Every pack, by its label."""
