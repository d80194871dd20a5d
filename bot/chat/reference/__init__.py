"""What can be looked up without a match: scenarios, rules, cards."""
