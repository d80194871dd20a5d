"""A match that is played: its board, panels, orders and standing orders."""
