"""Seats of a running match in other hands."""
