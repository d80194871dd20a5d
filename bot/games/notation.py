"""What the position notations of all games share: names that exist, things that are there once.

Whatever cannot be so ends in ``BadNotation``, whose message is one line: where, and what is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
"""A number of things, in a notation."""


class BadNotation(ValueError):
    """A position or fact that cannot be read: what is wrong with it, in one line."""


def known(name: str, names: Iterable[str], what: str, where: str = "") -> str:
    """Return a name that exists; else raise ``BadNotation`` with the nearest name."""
    every = list(names)
    if name in every:
        return name
    near = nearest(str(name), every)
    hint = f"; did you mean {near}?" if near else ""
    raise BadNotation(f"{f'{where}: ' if where else ''}no {what} {name}{hint}")


def nearest(said: str, names: Iterable[str]) -> str | None:
    """Return the name that is most like what was said; None where none is like it."""
    from difflib import get_close_matches  # a worker that thinks never needs it

    near = get_close_matches(said, list(names), n=1)
    return near[0] if near else None


def once(things: Iterable[str], where: str, what: str = "") -> None:
    """Raise ``BadNotation`` for the first thing that stands there more than once."""
    for thing, count in Counter(things).items():
        if count > 1:
            raise BadNotation(f"{where}: {f'{what} ' if what else ''}{thing} stands here twice")


def between(number: int, least: int, most: int, where: str) -> int:
    """Return a number of a closed range; else raise ``BadNotation``."""
    if not least <= number <= most:
        raise BadNotation(f"{where}: {number} is not from {least} to {most}")
    return number


def whole(word: str, where: str) -> int:
    """Read a whole number from 0 on; raises ``BadNotation``."""
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise BadNotation(f"{where}: {word!r} is no number")
    return int(word)


def converted(raw: Any, kind: type[T], where: str = "") -> T:
    """Read plain values as a type; unknown fields are faults at any depth.

    Raises ``BadNotation``.
    """
    try:
        value = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadNotation(f"{f'{where}: ' if where else ''}{error}") from error
    for fault in _unknown(raw, value, where):
        raise BadNotation(fault)
    return value


def _unknown(raw: Any, value: Any, where: str) -> Iterator[str]:
    """Find fields that reading left out, at any depth."""
    if isinstance(raw, dict):
        inside = _fields(value) if isinstance(value, msgspec.Struct) else value
        for key, below in raw.items():
            if key in inside:
                yield from _unknown(below, inside[key], f"{where}.{key}" if where else key)
            else:
                near = nearest(key, inside)
                hint = f"; did you mean {near}?" if near else ""
                yield f"{f'{where}: ' if where else ''}no field {key}{hint}"
    elif isinstance(raw, list):
        for place, (one, read) in enumerate(zip(raw, value, strict=False)):
            yield from _unknown(one, read, f"{where}[{place}]")


def _fields(value: msgspec.Struct) -> dict[str, Any]:
    fields = {one.encode_name: getattr(value, one.name) for one in fields_of(type(value))}
    tag = value.__struct_config__.tag_field
    return fields | ({tag: value.__struct_config__.tag} if tag else {})


@lru_cache(maxsize=256)
def fields_of(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a type; looked up once, for that takes longer than to read a value."""
    return msgspec.structs.fields(kind)
