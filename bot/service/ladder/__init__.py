"""How strong people are who play on a server, computed from the matches that they finished."""
