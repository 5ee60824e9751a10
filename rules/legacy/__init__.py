"""Risk Legacy: fifteen wars on one board that remembers."""
