"""What a seat does not know, and the worlds that may be so."""
