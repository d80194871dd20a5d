"""The rules by chapter: pure functions over the field and the ground."""
