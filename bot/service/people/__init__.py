"""What is kept of people: languages, army lists, all about them."""
