"""Watch: games that can be followed in a browser; what the bot tells the process that serves their pages."""
