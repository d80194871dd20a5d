"""What players and files write: orders, armies, positions and cases."""
