"""One painter per game."""
