"""Overrun: a Unit that rode or marched over enemy Groups (9.3)."""
