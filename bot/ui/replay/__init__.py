"""A finished game as one page that opens anywhere: its steps baked, its story told, its record inside."""
