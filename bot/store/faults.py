"""A fault of the database told in one line for the owner of the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from bot.service.ports.store import Conflict, StoreError

ADVICE = (
    ("not a database", "the file is damaged or no database: restore a backup"),
    ("malformed", "the file is damaged: restore a backup"),
    ("disk is full", "the disk is full: make room and start again"),
    ("disk i/o", "the disk does not answer: check it and start again"),
    ("locked", "another program holds it: stop that program"),
    ("readonly", "it is read-only: check the owner and the rights of the file and its folder"),
    ("unable to open", "it cannot be opened: check the folder and its rights"),
    ("connect", "the server does not answer: check the address and that it runs"),
)


def told(error: BaseException) -> str:
    """Say in one line what is wrong and what to do."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    words = " ".join(str(cause).split()) or type(cause).__name__
    for sign, advice in ADVICE:
        if sign in words.lower():
            return f"database: {advice} ({words})"
    return f"database: {words}"


@contextmanager
def clear_faults() -> Iterator[None]:
    """Turn the driver's exceptions into ``StoreError``, a lost race into ``Conflict``."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(told(error)) from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreError(told(error)) from error
