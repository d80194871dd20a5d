"""A connection to the database that is opened when something is asked first."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeAlias, TypeVar, overload

from sqlalchemy import CursorResult, Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.selectable import TypedReturnsRows

T = TypeVar("T", bound=tuple[Any, ...])
Values: TypeAlias = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None


class Connected:
    """One transaction; nothing is opened for who asks nothing."""

    def __init__(
        self, engine: AsyncEngine, stack: AsyncExitStack, connection: AsyncConnection | None = None
    ):
        self.dialect = engine.dialect.name
        """What the database speaks: ``sqlite`` or ``postgresql``."""
        self._engine = engine
        self._stack = stack
        self._connection = connection

    @overload
    async def execute(
        self, statement: TypedReturnsRows[T], values: Values = None
    ) -> CursorResult[T]: ...

    @overload
    async def execute(self, statement: Executable, values: Values = None) -> CursorResult[Any]: ...

    async def execute(self, statement: Executable, values: Values = None) -> CursorResult[Any]:
        """Execute a statement with one or several sets of values."""
        if self._connection is None:
            self._connection = await self._stack.enter_async_context(self._engine.begin())
        return await self._connection.execute(statement, values)


@asynccontextmanager
async def asked(engine: AsyncEngine) -> AsyncIterator[Connected]:
    """Open a transaction when something is asked first."""
    async with AsyncExitStack() as stack:
        yield Connected(engine, stack)
