"""A turn of a war: stars, recruits, resources, missions, events, and the victory that ends it."""
