"""How the AI plays Legacy."""
