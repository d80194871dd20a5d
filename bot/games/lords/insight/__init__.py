"""What the bot tells before a step: what surely follows."""
