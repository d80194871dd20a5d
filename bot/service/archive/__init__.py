"""Matches as files."""
