"""Copies of states: what the rules may change is made anew, values that nobody changes are shared.

Structs, lists and dicts are copied at every depth, but a frozen struct is a value with all that is
in it. How a type is copied is found once, from its annotations, and written out as a function of
its own: every order and every try copies a whole state, and most of that would be calls.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T", bound=msgspec.Struct)
Copier: TypeAlias = Callable[[Any], Any]
"""Copies a value of one type; types differ at every depth, so it knows no more of it."""


def copied(value: T) -> T:
    """Return a copy of a struct that can be changed without touching the original."""
    result: T = _copier_of(type(value))(value)
    return result


@cache  # one entry for each type of state
def _copier_of(kind: type[msgspec.Struct]) -> Copier:
    return _Written().copier(inspect.type_info(kind)) or _shared


def _shared(value: Any) -> Any:
    return value


class _Written:
    """Functions that copy the values of some types, and what their sources name."""

    def __init__(self) -> None:
        self._names: dict[str, Any] = {"UNSET": msgspec.UNSET, "shared": _shared}
        self._structs: dict[type, Copier | None] = {}

    def copier(self, info: inspect.Type) -> Copier | None:
        """Return what copies values of a type; None: they are shared.

        Raises ``TypeError`` for a type that no state may have, such as a set or a tuple of lists.
        """
        if isinstance(info, inspect.StructType):
            if info.cls not in self._structs:
                self._structs[info.cls] = self._struct(info)
            return self._structs[info.cls]
        copy = self._copy(info, "value")
        return self._define(f"return {copy}") if copy else None

    def _struct(self, info: inspect.StructType) -> Copier | None:
        if info.cls.__struct_config__.frozen:
            return None
        lines = [f"result = {self._name(msgspec.structs.replace)}(value)"]
        for field in info.fields:
            part = f"value.{field.name}"
            copy = self._copy(field.type, part)
            if copy:  # a field may not be there
                lines.append(f"result.{field.name} = UNSET if {part} is UNSET else {copy}")
        if len(lines) == 1:
            return msgspec.structs.replace
        return self._define(*lines, "return result")

    def _copy(self, info: inspect.Type, value: str) -> str | None:
        """Write an expression that copies a value; None: it is shared."""
        match info:
            case inspect.StructType():
                copier = self.copier(info)
                return copier and f"{self._name(copier)}({value})"
            case inspect.ListType():
                item = self.copier(info.item_type)
                return f"list(map({self._name(item)}, {value}))" if item else f"list({value})"
            case inspect.DictType():
                item = self.copier(info.value_type)
                each = item and f"{{key: {self._name(item)}(one) for key, one in {value}.items()}}"
                return each or f"dict({value})"
            case inspect.UnionType():
                every = {_class_of(one): self.copier(one) for one in info.types}
                table = {kind: copier for kind, copier in every.items() if copier is not None}
                return f"{self._name(table)}.get(type({value}), shared)({value})" if table else None
            case inspect.VarTupleType() if self.copier(info.item_type) is None:
                return None
            case inspect.NamedTupleType() if not any(self.copier(one.type) for one in info.fields):
                return None
            case inspect.StrType() | inspect.IntType() | inspect.BoolType() | inspect.NoneType():
                return None
            case inspect.LiteralType():
                return None
            case _:
                raise TypeError(f"no state may have a part like {info}")

    def _name(self, value: object) -> str:
        """Return a name under which sources find a value."""
        name = f"v{len(self._names)}"
        self._names[name] = value
        return name

    def _define(self, *lines: str) -> Copier:
        """Make a function of a ``value`` from its lines."""
        body = "".join(f"\n    {one}" for one in lines)
        exec(f"def copy(value):{body}", self._names)
        copier: Copier = self._names.pop("copy")
        return copier


def _class_of(info: inspect.Type) -> type:
    match info:
        case inspect.StructType():
            return info.cls
        case inspect.ListType():
            return list
        case inspect.DictType():
            return dict
        case _:
            return object
