"""How the AI plays classic Risk."""
