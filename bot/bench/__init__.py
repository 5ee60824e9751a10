"""Benchmarks: how fast the rules are, beside a yardstick and a small core that does no more than it must."""
