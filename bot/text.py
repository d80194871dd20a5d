"""The language catalogues: Mozilla Fluent messages, and the names that stand in the data.

A ``Text`` is said in the reader's language, its arguments first. What a language lacks is said in
English; a key that nobody knows is shown as it is, so that no player ever sees an error.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast

from bot.engine.model import Term, Text, worded
from bot.games import REGISTRY
from bot.library import data_folder, load_contents

LOG = logging.getLogger(__name__)
DEFAULT = "en"
PLAIN = "plain"
"""The key of literal text, which stands in the argument ``text``."""
ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""How a message or a term begins in a Fluent file."""

Speaker = Callable[[Text | Term], str]
"""A catalogue bound to one language."""


class Catalogue:
    """All messages of all languages.

    ``sources`` gives, by language, the texts of Fluent files; ``names`` plain words by key.
    Broken messages are left out and of double ones the first counts; ``faults`` finds them.
    A message is parsed when it is first said: all of them would take a second at every start.
    """

    def __init__(
        self,
        sources: Mapping[str, Iterable[str]],
        names: Mapping[str, Mapping[str, str]] | None = None,
    ):
        self._languages = {one: Language(one, files) for one, files in sources.items()}
        self._said: dict[tuple[str, str], str] = {}
        self._names = {locale: dict((names or {}).get(locale, {})) for locale in self._languages}

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages, the default one first."""
        return tuple(sorted(self._languages, key=lambda locale: (locale != DEFAULT, locale)))

    def has(self, key: str, locale: str = DEFAULT) -> bool:
        """Tell whether a language has the message itself, without falling back."""
        if locale not in self._languages:
            return False
        return key in self._names[locale] or self._languages[locale].has(key)

    def say(self, text: Text | Term, locale: str) -> str:
        """Return the message in a language such as ``cs`` or ``en-GB``; never raises."""
        if isinstance(text, Term):
            text = worded(text)
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
        if text.args:
            return self._formatted(text, locale)
        found = self._said.get((text.key, locale))
        if found is None:
            found = self._said[text.key, locale] = self._formatted(text, locale)
        return found

    def _formatted(self, text: Text, locale: str) -> str:
        args = {
            name: self.say(value, locale) if isinstance(value, Text) else value
            for name, value in text.args.items()
        }
        return self._languages[locale].say(text.key, args)


class Language:
    """The messages of one language; safe to ask from several threads."""

    def __init__(self, locale: str, files: Iterable[str]):
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._entries: dict[str, str] = {}
        for name, entry in chain.from_iterable(map(entries, files)):
            self._entries.setdefault(name, entry)
        self._parsed: set[str] = set()
        self._parsing = Lock()

    def has(self, key: str) -> bool:
        """Tell whether the language has a message that is not broken."""
        self._parse(key)
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """Return a message that the language has; one without a value is said as its key.

        What it lacks, such as an argument, is logged, and said by its name.
        """
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        said, faults = self._bundle.format_pattern(pattern, dict(args))
        for fault in faults:
            LOG.error("message %s: %s", key, fault)
        return str(said)

    def _parse(self, key: str) -> None:
        """Parse a message, and those it refers to, unless that was done."""
        if key in self._parsed or key not in self._entries:
            return
        with self._parsing:
            wanted = [key]
            while wanted:
                name = wanted.pop()
                if name in self._parsed or name not in self._entries:
                    continue
                resource = FluentResource(self._entries[name])
                self._bundle.add_resource(resource)
                self._parsed.add(name)
                wanted += _references(resource)


def load_catalogue(folder: Path | None = None) -> Catalogue:
    """Read ``locale/*/*.ftl`` of the data folder, and the names in every game's data.

    Raises ``bot.library.ContentError``.
    """
    return catalogue_of(load_contents(folder), folder)


def catalogue_of(contents: Mapping[str, Any], folder: Path | None = None) -> Catalogue:
    """Read ``locale/*/*.ftl`` of the data folder; the names stand in the games' contents."""
    names: dict[str, dict[str, str]] = {}
    for slug, content in contents.items():
        for locale, words in REGISTRY[slug].texts(content).items():
            names.setdefault(locale, {}).update(words)
    return Catalogue(read_sources(folder or data_folder()), names)


def read_sources(folder: Path) -> dict[str, list[str]]:
    """Return the texts of all Fluent files by language."""
    return {
        home.name: [file.read_text(encoding="utf-8") for file in sorted(home.glob("*.ftl"))]
        for home in sorted((folder / "locale").iterdir())
        if home.is_dir()
    }


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Split a Fluent file into its messages and terms: the name of each and its source.

    Each begins its first line with its name, as no other line does; a term's begins with ``-``.
    """
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], source[start.start() : end]


class Message(NamedTuple):
    """A message of a Fluent file: its key and the arguments that it uses."""

    key: str
    arguments: frozenset[str]


def messages(source: str) -> list[Message]:
    """List the messages of a Fluent file in order; a broken one has the key ``""``."""
    found: list[Message] = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, fluent_ast.Junk):
            found.append(Message("", frozenset({str(entry.content).split("\n")[0]})))
        elif isinstance(entry, fluent_ast.Message):
            found.append(Message(entry.id.name, frozenset(_arguments(entry))))
    return found


def faults(sources: Mapping[str, Iterable[str]]) -> list[str]:
    """Return what is wrong with the files, one line each.

    Broken and double messages, keys that a language lacks, and arguments that differ.
    """
    found: list[str] = []
    tables: dict[str, dict[str, frozenset[str]]] = {}
    for locale, files in sources.items():
        table = tables.setdefault(locale, {})
        for message in (one for source in files for one in messages(source)):
            if not message.key:
                found.append(f"{locale}: not Fluent: {', '.join(message.arguments)}")
            elif message.key in table:
                found.append(f"{locale}: {message.key} stands there twice")
            else:
                table[message.key] = message.arguments
    for key in sorted({key for table in tables.values() for key in table}):
        uses = {locale: table.get(key) for locale, table in tables.items()}
        found += [f"{locale}: {key} is missing" for locale, args in uses.items() if args is None]
        if len({args for args in uses.values() if args is not None}) > 1:
            found.append(f"{key}: the languages use different arguments")
    return found


def _arguments(node: fluent_ast.BaseNode) -> Iterator[str]:
    return (one.id.name for one in _nodes(node) if isinstance(one, fluent_ast.VariableReference))


def _references(node: fluent_ast.BaseNode) -> Iterator[str]:
    for one in _nodes(node):
        if isinstance(one, fluent_ast.MessageReference):
            yield one.id.name
        elif isinstance(one, fluent_ast.TermReference):
            yield f"-{one.id.name}"


def _nodes(node: Any) -> Iterator[Any]:
    """Yield all nodes of a tree of Fluent."""
    if isinstance(node, fluent_ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from _nodes(value)
