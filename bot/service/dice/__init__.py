"""The dice helper."""
