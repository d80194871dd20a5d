"""The pure core: positions, decisions, actions, chance and views of a turn-based game.

Nothing here does input or output, reads a clock, or knows a particular game.
"""
