"""Faces of the cards of Lords of War, built of parts by people, arm and rank."""
