"""The course of a turn: set-up, phases, activations, rally, the end."""
