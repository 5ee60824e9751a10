"""The words of Godstorm."""
