"""The rules by chapter: pure functions over what stands where."""
