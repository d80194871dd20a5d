"""What the pictures of the Commands & Colors family share: cards, sections, the turn strip."""
