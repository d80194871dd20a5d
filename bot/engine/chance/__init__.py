"""Chance, and sums that say where they come from."""
