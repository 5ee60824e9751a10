"""The marks of Risk Godstorm in plain Unicode."""

from __future__ import annotations

MARKS = {
    "war": "🗡️",
    "magic": "🔮",
    "sky": "🌩️",
    "death": "☠️",
    "godswar": "💥",
    "temple": "🛕",
    "faith": "🪙",
    "plague": "☣️",
    "relic": "🏺",
    "underworld": "🔥",
}
