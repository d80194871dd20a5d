"""The language catalogues: Mozilla Fluent messages, and the names that stand in the data.

A ``Text`` is said in the reader's language, its arguments first. What a language lacks is said in
English; a key that nobody knows is shown as it is, so that no player ever sees an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast

from bot.engine.model import Text
from bot.games import REGISTRY
from bot.library import data_folder, load_content

DEFAULT = "en"
PLAIN = "plain"
"""The key of literal text, which stands in the argument ``text``."""

Speaker = Callable[[Text], str]
"""A catalogue bound to one language."""


class CatalogueError(Exception):
    """A catalogue file that cannot be read, or a key that stands in it twice."""


class Catalogue:
    """All messages of all languages.

    ``sources`` gives, by language, the texts of Fluent files; ``names`` plain words by key.
    Raises ``CatalogueError`` for broken or double messages.
    """

    def __init__(
        self,
        sources: Mapping[str, Iterable[str]],
        names: Mapping[str, Mapping[str, str]] | None = None,
    ):
        self._bundles = {locale: _bundle(locale, files) for locale, files in sources.items()}
        self._names = {locale: dict((names or {}).get(locale, {})) for locale in self._bundles}

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages, the default one first."""
        return tuple(sorted(self._bundles, key=lambda locale: (locale != DEFAULT, locale)))

    def has(self, key: str, locale: str = DEFAULT) -> bool:
        """Tell whether a language has the message itself, without falling back."""
        if locale not in self._bundles:
            return False
        return key in self._names[locale] or self._bundles[locale].has_message(key)

    def say(self, text: Text, locale: str) -> str:
        """Return the message in a language such as ``cs`` or ``en-GB``; never raises."""
        if text.key == PLAIN:
            return str(text.args.get("text", ""))
        for known in (locale, locale.split("-", maxsplit=1)[0], DEFAULT):
            if self.has(text.key, known):
                return self._say(text, known)
        return text.key

    def speaker(self, locale: str) -> Speaker:
        """Bind the catalogue to a language."""
        return lambda text: self.say(text, locale)

    def _say(self, text: Text, locale: str) -> str:
        if text.key in self._names[locale]:
            return self._names[locale][text.key]
        bundle = self._bundles[locale]
        pattern = bundle.get_message(text.key).value
        if pattern is None:
            return text.key
        args = {
            name: self.say(value, locale) if isinstance(value, Text) else value
            for name, value in text.args.items()
        }
        said, _ = bundle.format_pattern(pattern, args)
        return str(said)


def load_catalogue(folder: Path | None = None) -> Catalogue:
    """Read ``locale/*/*.ftl`` of the data folder, and the names in every game's data.

    Raises ``CatalogueError`` and ``bot.library.ContentError``.
    """
    data = folder or data_folder()
    names: dict[str, dict[str, str]] = {}
    for slug, system in REGISTRY.items():
        for locale, words in system.texts(load_content(slug, data)).items():
            names.setdefault(locale, {}).update(words)
    return Catalogue(read_sources(data), names)


def read_sources(folder: Path) -> dict[str, list[str]]:
    """Return the texts of all Fluent files by language."""
    return {
        home.name: [file.read_text(encoding="utf-8") for file in sorted(home.glob("*.ftl"))]
        for home in sorted((folder / "locale").iterdir())
        if home.is_dir()
    }


def messages(source: str) -> dict[str, frozenset[str]]:
    """Return the keys of a Fluent file with the arguments that each message uses.

    Raises ``CatalogueError`` where the file is broken or a key stands in it twice.
    """
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, fluent_ast.Junk):
            raise CatalogueError(f"not Fluent: {str(entry.content)[:80]!r}")
        if isinstance(entry, fluent_ast.Message):
            if entry.id.name in found:
                raise CatalogueError(f"{entry.id.name} stands here twice")
            found[entry.id.name] = frozenset(_arguments(entry))
    return found


def _arguments(node: Any) -> Iterable[str]:
    if isinstance(node, fluent_ast.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent_ast.BaseNode):
        for value in vars(node).values():
            yield from _arguments(value)
    elif isinstance(node, list):
        for value in node:
            yield from _arguments(value)


def _bundle(locale: str, files: Iterable[str]) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    seen: set[str] = set()
    for source in files:
        keys = set(messages(source))
        for key in sorted(keys & seen):
            raise CatalogueError(f"{locale}: {key} stands in two files")
        seen |= keys
        bundle.add_resource(FluentResource(source))
    return bundle
