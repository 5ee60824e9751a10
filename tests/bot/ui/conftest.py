"""User interface tests, in which any missing message is an error."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def strict(strict_words: None) -> None:
    """Raise an error for a missing message."""
