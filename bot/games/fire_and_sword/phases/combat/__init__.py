"""Fire, charges and melee: from the declaration to the results of the tests."""
