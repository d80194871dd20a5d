"""What the pictures of Lords of War are made of."""
