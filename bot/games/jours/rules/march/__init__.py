"""Movement: what a side meets, what a path costs, which orders are legal."""
