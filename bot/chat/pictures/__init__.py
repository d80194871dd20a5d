"""Pictures painted by other processes, and each of them once."""
