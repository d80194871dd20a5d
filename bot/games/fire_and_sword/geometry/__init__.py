"""The virtual table as pure functions: places in fixed point, and what is legal on them."""
