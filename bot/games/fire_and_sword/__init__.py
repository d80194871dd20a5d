"""By Fire and Sword: the live helper (part A) and its content."""
