"""A turn ordered in advance: its lines, their check, and the trade of a set before it."""
