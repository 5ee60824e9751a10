"""Conditions and written turns, shown and put together by taps."""
