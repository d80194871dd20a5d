"""What the data of all games share: provenance, words in every language, the rules version."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Literal, TypeAlias

import msgspec

Confidence: TypeAlias = Literal["seed", "public", "derived", "authored"]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all content; unknown fields are errors."""


class Sourced(Fact, frozen=True, kw_only=True):
    """Content with its provenance."""

    source: str
    confidence: Confidence


class Localised(Fact, frozen=True, kw_only=True):
    """One text in every language of the product."""

    en: str
    cs: str
    pl: str


def by_language(texts: Iterable[tuple[str, Localised]]) -> dict[str, dict[str, str]]:
    """Return texts with their message keys by language and key."""
    found: dict[str, dict[str, str]] = {}
    for key, text in texts:
        for language in text.__struct_fields__:
            found.setdefault(language, {})[key] = getattr(text, language)
    return found


def unfold_one(field: str, key: str, entry: Any) -> Iterator[tuple[str, Any]]:
    """Yield the one entry that an entry of a data file stands for, with its id."""
    yield key, {"id": key, **entry} if isinstance(entry, dict) else entry


def digest(content: msgspec.Struct) -> str:
    """Return the SHA-256 in hexadecimal of all that has an effect in play.

    Words and provenance are left out: better words make no new rules version.
    """
    data = msgspec.json.encode(_effect(content), order="deterministic")
    return hashlib.sha256(data).hexdigest()


def _effect(value: Any) -> Any:
    if isinstance(value, Localised):
        return None
    if isinstance(value, msgspec.Struct):
        fields = set(value.__struct_fields__) - set(Sourced.__struct_fields__)
        kind = str(value.__struct_config__.tag)
        return {"": kind, **{field: _effect(getattr(value, field)) for field in fields}}
    if isinstance(value, dict):
        return {key: _effect(one) for key, one in value.items()}
    return [_effect(one) for one in value] if isinstance(value, list | tuple) else value
