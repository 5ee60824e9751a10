"""The words of house rules."""
