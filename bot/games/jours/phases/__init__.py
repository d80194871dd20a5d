"""The order of play: turns, activations, segments, and what follows from an answer."""
