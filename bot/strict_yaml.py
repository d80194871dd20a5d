"""YAML without surprises: what a club player writes is what is read, or it is a problem.

Only maps, lists, text, whole numbers, ``true``/``false`` and ``null``. Spellings that other
readers take for something else (``no``, ``12:30``, ``010``, dates) need quotation marks; double
keys, anchors, aliases and tags are problems.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import yaml

from bot.engine.model import Text

_TRAP = re.compile(
    r"""(?ix) ^(
        yes | no | on | off | y | n          # booleans of YAML 1.1
      | \d+(:\d+)+(\.\d*)?                   # base-sixty numbers
      | [-+]?0\d+ | 0[xob][0-9a-f]+          # octal, hexadecimal, binary
      | [-+]?\d[\d_]*_\d*                    # digits in groups
      | \d{4}-\d{1,2}-\d{1,2}.*              # dates
      | [-+]?\.(inf|nan)
    )$"""
)
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"^[-+]?(0|[1-9]\d*)$")
_FRACTION = re.compile(r"^[-+]?\d*\.\d+([eE][-+]?\d+)?$|^[-+]?\d+[eE][-+]?\d+$")
DEEPEST = 50
LONGEST_NUMBER = 18
"""Digits; beyond that it is no number of a game."""
_WORDS: dict[str, Any] = {"true": True, "false": False, "null": None, "~": None, "": None}


ENGLISH = {
    "anchor": "write the value out; anchors and aliases are not read",
    "tag": "the tag {word} is not read",
    "deep": f"nested more than {DEEPEST} deep",
    "key": "a key must be a word",
    "quote-key": "put the key {word} in quotation marks",
    "twice": "the key {word} stands here twice",
    "quote": 'put {word} in quotation marks: "{word}"',
    "long-number": "the number is too long",
    "syntax": "{word}",
}
"""What is wrong, by kind, for who keeps files on a server: in English alone."""


class YamlFault(NamedTuple):
    """One problem: the path inside the file (``units.empire[0]``), the line, and what is wrong.

    Players read ``reason`` in their language, which names no detail of a broken syntax.
    """

    path: str
    line: int
    kind: str
    word: str = ""

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return ENGLISH[self.kind].format(word=self.word)

    @property
    def reason(self) -> Text:
        """What is wrong, for the catalogues."""
        return Text(f"yaml-{self.kind}", {"word": self.word, "deepest": DEEPEST})


def wants_quotes(word: str) -> bool:
    """Tell whether a word is text in quotation marks alone.

    >>> wants_quotes("0509"), wants_quotes("N"), wants_quotes("E4xG7")
    (True, True, False)
    """
    return _TRAP.match(word) is not None


def parse(text: str) -> tuple[Any, list[YamlFault]]:
    """Read one document; the value is useless for what the faults name. Never raises."""
    try:
        fault = _forbidden(yaml.parse(text, Loader=_LOADER))
        if fault is not None:
            return None, [fault]
        root = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        return None, [
            YamlFault("", _line(error.problem_mark), "syntax", error.problem or "no YAML")
        ]
    except yaml.YAMLError as error:
        return None, [YamlFault("", 1, "syntax", " ".join(str(error).split()))]
    reader = _Reader()
    return reader.value(root, "") if root else None, reader.faults


def _forbidden(events: Iterator[Any]) -> YamlFault | None:
    """Find what is not read at all, before anything is built from it."""
    depth = 0
    for event in events:
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        line = _line(event.start_mark)
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            return YamlFault("", line, "anchor")
        if getattr(event, "tag", None):
            return YamlFault("", line, "tag", event.tag)
        if depth > DEEPEST:
            return YamlFault("", line, "deep")
    return None


def _line(mark: Any) -> int:
    return 1 if mark is None else mark.line + 1


class _Reader:
    """Turns nodes into plain values and collects the faults."""

    def __init__(self) -> None:
        self.faults: list[YamlFault] = []

    def value(self, node: yaml.Node, path: str) -> Any:
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self.value(item, f"{path}[{i}]") for i, item in enumerate(node.value)]
        assert isinstance(node, yaml.ScalarNode)
        return self._scalar(node, path)

    def _mapping(self, node: yaml.MappingNode, path: str) -> dict[str, Any]:
        result: dict[str, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                self._fault(key_node, path, "key")
                continue
            key = key_node.value
            below = f"{path}.{key}" if path else key
            if not isinstance(self._scalar(key_node, below), str):
                self._fault(key_node, below, "quote-key", key)
            if key in result:
                self._fault(key_node, below, "twice", key)
            result[key] = self.value(value_node, below)
        return result

    def _scalar(self, node: yaml.ScalarNode, path: str) -> Any:
        if node.style:
            return node.value
        word: str = node.value
        if _TRAP.match(word):
            self._fault(node, path, "quote", word)
            return word
        if word.lower() in _WORDS:
            return _WORDS[word.lower()]
        if _INTEGER.match(word) and len(word) > LONGEST_NUMBER:
            self._fault(node, path, "long-number")
            return 0
        if _INTEGER.match(word):
            return int(word)
        return float(word) if _FRACTION.match(word) else word

    def _fault(self, node: yaml.Node, path: str, kind: str, word: str = "") -> None:
        fault = YamlFault(path, _line(node.start_mark), kind, word)
        if fault not in self.faults:
            self.faults.append(fault)
