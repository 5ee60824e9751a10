"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and the packs, once they are open."""
