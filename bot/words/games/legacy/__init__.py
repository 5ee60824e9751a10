"""The words of Legacy."""
