"""The rules by chapter: pure functions over the mat."""
