"""The movement segment: orders, marches, commanders who are displaced."""
