"""What every handler has at hand, and what several features write alike."""
