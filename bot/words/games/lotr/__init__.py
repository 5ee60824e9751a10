"""The words of The Lord of the Rings."""
