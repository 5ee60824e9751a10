"""The words of classic Risk."""
