"""The exact geometry of boards: hexes and sight lines."""
