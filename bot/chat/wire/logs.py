"""The log: one line for each thing that happens, with its match and interaction, without secrets.

A fault is one line, too: what it was, and where it came from. The statements and parameters of the
database are never in it, since they hold hidden cards.
"""

from __future__ import annotations

import contextvars
import json
import logging
import re
import traceback
from datetime import UTC, datetime

MATCH: contextvars.ContextVar[str] = contextvars.ContextVar("match", default="")
"""The match that the present task is about."""
INTERACTION: contextvars.ContextVar[int] = contextvars.ContextVar("interaction", default=0)
"""The interaction that the present task answers."""
FRAMES = 6
"""How many places of a fault are told, the innermost ones."""
SECRETS = (
    (re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}"), "(token)"),
    (re.compile(r"((?:webhooks|interactions)/\d+/)[\w.-]+"), r"\1(token)"),
    (re.compile(r"(\w+://[^:/@\s]+:)[^@\s]+@"), r"\1(password)@"),
)
"""A bot's token, the tokens by which interactions are answered, the password of a database."""


def told(record: logging.LogRecord) -> dict[str, str]:
    """Return what is told of a record, by name; what is empty is left out."""
    words = record.getMessage()
    if record.exc_info and record.exc_info[1] is not None:
        words = f"{words} | {_fault(record.exc_info[1])}"
    interaction = INTERACTION.get()
    found = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname,
        "from": record.name,
        "match": MATCH.get(),
        "interaction": str(interaction) if interaction else "",
        "message": without_secrets(" ".join(words.split())),
    }
    return {name: value for name, value in found.items() if value}


def without_secrets(words: str) -> str:
    """Put a word in place of whatever looks like a token or a password."""
    for pattern, instead in SECRETS:
        words = pattern.sub(instead, words)
    return words


def _fault(error: BaseException) -> str:
    places = [
        f"{one.filename.rsplit('/', 1)[-1]}:{one.lineno} {one.name}"
        for one in traceback.extract_tb(error.__traceback__)[-FRAMES:]
    ]
    cause = error.__cause__ or error.__context__
    behind = f" <- {type(cause).__name__}: {cause}" if cause is not None else ""
    return f"{type(error).__name__}: {error}{behind} [{' > '.join(places)}]"


class OneLine(logging.Formatter):
    """Writes each record in one line, as words or as JSON."""

    def __init__(self, *, as_json: bool):
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        found = told(record)
        if self._as_json:
            return json.dumps(found, ensure_ascii=False)
        about = [f"{one}={found[one]}" for one in ("match", "interaction") if one in found]
        head = f"{found['time']} {found['level']} {found['from']}"
        return " ".join([head, *about]) + f": {found.get('message', '')}"
