"""The present as the database sees it, so that processes on several machines agree."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Float
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement


class Moment(FunctionElement[float]):
    """Seconds since 1970, at the moment at which a row is looked at."""

    type = Float()
    inherit_cache = True


@compiles(Moment, "postgresql")
def _on_server(*_: Any, **__: Any) -> str:
    return "extract(epoch FROM clock_timestamp())::float8"


@compiles(Moment, "sqlite")
def _in_file(*_: Any, **__: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"
