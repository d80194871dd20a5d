"""Battle of Hoth: a card-driven battle of two sides on 67 hexes."""
