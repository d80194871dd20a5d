"""Threads of games and rooms of teams."""
