"""Orders tried on copies of a position before any of them is given."""
