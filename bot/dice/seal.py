"""Sealing rolls: a digest over everything rolled in a session so far, telling nothing by itself.

The digest of roll n is HMAC-SHA-256 of the digest before it and of the roll, under a key made from
the session's secret seed and n. So it can be posted at once, also after a secret roll: who lacks
the seed cannot try out what was asked or what fell. The first roll follows the seed's hash. What
stays hidden even from those who know the seed (words, and what a secret roll asked) enters by its
mark, which needs a salt of its own to be tried out.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence

import msgspec

from bot.engine.model import Draw

from .requests import AnyRequest

SALT_BYTES = 16
EVERY = 10
"""The digest is posted with every so many rolls, and with the end of the session."""


def mark(salt: bytes, label: str, hidden: AnyRequest | None) -> str:
    """Return the mark, in hexadecimal, of a roll's words and of what a secret roll asked."""
    return hmac.digest(salt, msgspec.json.encode([label, hidden]), "sha256").hex()


def digest(
    seed: bytes,
    session: str,
    before: str,
    number: int,
    asked: AnyRequest | None,
    draws: Sequence[Draw],
    marked: str,
) -> str:
    """Return the digest, in hexadecimal, of a roll and all before it; ``asked``: None in secret."""
    key = hmac.digest(seed, f"seal|{session}|{number}".encode(), "sha256")
    content = msgspec.json.encode([before, number, asked, draws, marked])
    return hmac.digest(key, content, "sha256").hex()
