"""The map compiler: makes a board's art from its source. It needs the extra `art`; the game never imports it."""
