"""Partners: suggestions, cards shown, what both must agree to."""
