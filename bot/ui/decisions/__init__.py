"""The generic controls for any decision, built from its offers."""
