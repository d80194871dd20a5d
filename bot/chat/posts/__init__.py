"""Delivers the outbox: one message per post."""
