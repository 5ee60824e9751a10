"""How the AI plays Godstorm."""
