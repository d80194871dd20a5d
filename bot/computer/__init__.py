"""Computer players that think ahead, for any game that says what is hidden from a seat."""
