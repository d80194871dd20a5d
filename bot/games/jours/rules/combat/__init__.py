"""Fire, shock and charge: who may attack whom, with what modifiers."""
