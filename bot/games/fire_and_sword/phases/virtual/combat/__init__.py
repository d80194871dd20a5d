"""Fire, charges, withdrawals and what follows a melee, measured on a virtual table."""
