"""What the bot tells before the dice: exact odds, and what surely follows."""
