"""What the bot tells before the dice: exact chances, and what can be looked up."""
