"""The order of play: what a table asks, and what follows from the answers."""
