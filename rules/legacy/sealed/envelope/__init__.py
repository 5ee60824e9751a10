"""SEALED: what is in here spoils Risk Legacy for whoever plays it. It belongs behind the seal of envelope."""

from __future__ import annotations

from rules.legacy.seals import Pack

PACK = Pack("envelope", {})
