"""Keeping the file safe: backups, their proof, a restore, and how the program is doing."""
