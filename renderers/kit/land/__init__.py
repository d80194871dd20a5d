"""Ground of hex fields: masses of terrain, hills, woods, water, houses, snow, and its lines."""
