"""What a transaction on a match does: sessions, steps, posts."""
