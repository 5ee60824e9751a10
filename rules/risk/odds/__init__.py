"""Exact odds: of one throw, of an invasion, of two sums; and who was lucky."""
