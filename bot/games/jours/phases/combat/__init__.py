"""Fire and combat, from the declaration to pursuit and counter-attack."""
