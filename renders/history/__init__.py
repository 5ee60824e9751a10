"""Pictures of what has been: a game as a film, a campaign's history as a picture or a page."""
