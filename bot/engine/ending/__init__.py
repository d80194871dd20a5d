"""How a match ends: by its rules, by giving up, by an agreed draw."""
