"""Pictures of rolls and odds of the dice helper."""
