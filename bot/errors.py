"""What all errors have in common that a person can do something about."""

from __future__ import annotations


class KnownError(Exception):
    """An error whose message is one sentence for whoever runs the bot: what, why, what now."""
