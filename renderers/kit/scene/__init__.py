"""Compositions: what part of a board is seen, what lies where in which layer, and its encoding."""
