"""Discord's protocol: answers, pages, forms, identifiers, limits. It knows no match."""
