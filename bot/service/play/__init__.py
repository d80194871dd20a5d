"""Matches that are being played, and what their clocks do."""
