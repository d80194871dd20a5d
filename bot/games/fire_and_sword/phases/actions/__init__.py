"""What an activated element does: Orders, Commands, moves, short procedures (2.3, 3, 4, 5, 10)."""
