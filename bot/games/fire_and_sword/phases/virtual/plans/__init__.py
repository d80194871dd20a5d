"""Where elements may end on a virtual table, judged and sampled before an order."""
