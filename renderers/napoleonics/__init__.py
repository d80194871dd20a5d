"""The pictures of Commands & Colors: Napoleonics, in parts."""
