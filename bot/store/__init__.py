"""The store: one SQLite file, and nothing outside knows SQL."""
