"""How the AI plays The Lord of the Rings."""
