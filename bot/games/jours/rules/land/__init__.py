"""What the ground of a map does: terrain, costs, lines of sight."""
