"""Tests that look at the pictures themselves."""

from __future__ import annotations

import pytest


@pytest.fixture
def small_pictures() -> None:
    """Send pictures as large as they are painted."""
