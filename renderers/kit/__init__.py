"""What pictures of any game are drawn with: pens, lettering, hexes, palettes; it knows no game."""
