"""The rules by chapter: pure functions over the elements of a table."""
