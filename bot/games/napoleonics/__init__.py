"""Commands & Colors: Napoleonics: two armies on 13 by 9 hexes."""
