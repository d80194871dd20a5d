"""Before a match begins: seats and what is agreed on."""
