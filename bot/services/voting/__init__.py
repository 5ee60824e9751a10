"""Votes at tables and of campaigns: opened, cast, closed and carried out; as everybody may see them."""
