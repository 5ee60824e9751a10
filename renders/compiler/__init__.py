"""The map compiler: from a small source a board's art. Playing never imports it (extra `art`)."""
