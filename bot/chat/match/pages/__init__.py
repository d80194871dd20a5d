"""What a match shows: composed from views, for one reader or for all."""
