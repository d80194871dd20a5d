"""The course of a battle: set-up, Rounds and their phases, turns, the end (2, 10.4, 11)."""
