"""What exists on a virtual table alone: where elements go, and who may do what (4, 5, 9)."""
