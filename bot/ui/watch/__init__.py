"""Games that are watched in a browser while they run, served by a process of its own."""
