"""What people see: no word may be missing in any of these tests."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def strict(strict_words: None) -> None:
    """A word that is missing fails the test."""
