"""Answers without a player: standing orders and the computer player."""
