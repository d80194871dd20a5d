"""What the pictures of the Commands & Colors family share: cards, and the sections they order."""
