"""The rules packages, and the registry from slug to game."""
