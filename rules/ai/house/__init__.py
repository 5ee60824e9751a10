"""How the AI plays with house rules."""
