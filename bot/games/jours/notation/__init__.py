"""What players and files write: orders, positions and cases."""
