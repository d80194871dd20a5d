"""Army lists of one's own: ``/game army``."""
