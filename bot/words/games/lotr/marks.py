"""The marks of The Lord of the Rings in plain Unicode."""

from __future__ import annotations

MARKS = {
    "stronghold": "🏰",
    "ring": "💍",
}
