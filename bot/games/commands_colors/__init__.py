"""What the games of one family share: a field of sections, orders by card, dice rows, retreats.

A family is no game: it has no ``game.py``, and games import it, never one another. Pure look-ups
and calculations only; what a word of a rulebook means is decided in the games.
"""
