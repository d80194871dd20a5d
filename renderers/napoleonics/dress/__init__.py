"""What the troops and the leaders of Napoleonics wear and look like."""
