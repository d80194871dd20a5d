"""Printed signs: strengths, losses, targets, and what happened on the way."""
