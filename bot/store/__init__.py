"""The database behind the service: SQLite for one process, PostgreSQL for several."""

from .store import SqlStore, open_store

__all__ = ["SqlStore", "open_store"]
