"""The coach in words."""
