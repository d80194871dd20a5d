"""What is agreed before a match."""
