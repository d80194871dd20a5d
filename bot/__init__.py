"""Fieldpost: board wargames by post on Discord."""
