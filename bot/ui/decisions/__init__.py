"""The one control for any decision, by the shape of its offers."""
