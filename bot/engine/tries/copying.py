"""Copies of states: what the rules may change is made anew, values that nobody changes are shared.

Structs, lists and dicts are copied at every depth, but a frozen struct is a value with all that is
in it. How a type is copied is found once, from its annotations.
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
    return _plan(inspect.type_info(kind)) or _shared


def _shared(value: Any) -> Any:
    return value


def _plan(info: inspect.Type) -> Copier | None:
    """Return how values of a type are copied; None: they are shared.

    Raises ``TypeError`` for a type that no state may have, such as a set or a tuple of lists.
    """
    match info:
        case inspect.StructType() if info.cls.__struct_config__.frozen:
            return None
        case inspect.StructType():
            return _struct(info)
        case inspect.ListType():
            return _list(_plan(info.item_type))
        case inspect.DictType():
            return _dict(_plan(info.value_type))
        case inspect.UnionType():
            return _union(info)
        case inspect.VarTupleType() if _plan(info.item_type) is None:
            return None
        case inspect.NamedTupleType() if all(_plan(one.type) is None for one in info.fields):
            return None
        case inspect.StrType() | inspect.IntType() | inspect.BoolType() | inspect.NoneType():
            return None
        case inspect.LiteralType():
            return None
        case _:
            raise TypeError(f"no state may have a part like {info}")


def _struct(info: inspect.StructType) -> Copier:
    plans = [(field.name, _plan(field.type)) for field in info.fields]
    deep = [(name, plan) for name, plan in plans if plan is not None]
    if not deep:
        return msgspec.structs.replace

    def copy(value: Any) -> Any:
        result = msgspec.structs.replace(value)
        for name, plan in deep:
            part = getattr(value, name)
            if part is not msgspec.UNSET:  # a field that is not there
                setattr(result, name, plan(part))
        return result

    return copy


def _list(item: Copier | None) -> Copier:
    return list if item is None else lambda value: [item(one) for one in value]


def _dict(item: Copier | None) -> Copier:
    return dict if item is None else lambda value: {key: item(one) for key, one in value.items()}


def _union(info: inspect.UnionType) -> Copier | None:
    """Choose by the class of the value; what is not in the table is shared."""
    plans = [(_class_of(one), _plan(one)) for one in info.types]
    table = {kind: plan for kind, plan in plans if plan is not None}
    return (lambda value: table.get(type(value), _shared)(value)) if table else None


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
