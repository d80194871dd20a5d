"""A match before it begins: seats, options, choices."""
