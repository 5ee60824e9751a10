"""Conditions of standing orders and written turns: shown, and edited by buttons."""
