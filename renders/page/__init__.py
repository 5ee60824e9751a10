"""A board as a page that needs no server: its art, its scenes as plain data, and the scripts that show them."""
