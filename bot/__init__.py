"""Discord, SQLite, time and language around the rules. It contains no rule."""
