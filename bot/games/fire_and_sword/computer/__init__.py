"""Answers without a player: standing orders."""
