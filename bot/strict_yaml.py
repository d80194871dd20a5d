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


class Fault(NamedTuple):
    """One problem: the path inside the file (``units.empire[0]``), the line, and what is wrong."""

    path: str
    line: int
    message: str


def parse(text: str) -> tuple[Any, list[Fault]]:
    """Read one document; the value is useless for what the faults name. Never raises."""
    try:
        fault = _forbidden(yaml.parse(text, Loader=_LOADER))
        if fault is not None:
            return None, [fault]
        root = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        return None, [Fault("", _line(error.problem_mark), error.problem or "no YAML")]
    except yaml.YAMLError as error:
        return None, [Fault("", 1, " ".join(str(error).split()))]
    reader = _Reader()
    return reader.value(root, "") if root else None, reader.faults


def _forbidden(events: Iterator[Any]) -> Fault | None:
    """Find what is not read at all, before anything is built from it."""
    depth = 0
    for event in events:
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        message = None
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            message = "write the value out; anchors and aliases are not read"
        elif getattr(event, "tag", None):
            message = f"the tag {event.tag} is not read"
        elif depth > DEEPEST:
            message = f"nested more than {DEEPEST} deep"
        if message:
            return Fault("", _line(event.start_mark), message)
    return None


def _line(mark: Any) -> int:
    return 1 if mark is None else mark.line + 1


class _Reader:
    """Turns nodes into plain values and collects the faults."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

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
                self._fault(key_node, path, "a key must be a word")
                continue
            key = key_node.value
            below = f"{path}.{key}" if path else key
            if not isinstance(self._scalar(key_node, below), str):
                self._fault(key_node, below, f"put the key {key!r} in quotation marks")
            if key in result:
                self._fault(key_node, below, "the key stands here twice")
            result[key] = self.value(value_node, below)
        return result

    def _scalar(self, node: yaml.ScalarNode, path: str) -> Any:
        if node.style:
            return node.value
        word: str = node.value
        if _TRAP.match(word):
            self._fault(node, path, f'put {word} in quotation marks: "{word}"')
            return word
        if word.lower() in _WORDS:
            return _WORDS[word.lower()]
        if _INTEGER.match(word) and len(word) > LONGEST_NUMBER:
            self._fault(node, path, "the number is too long")
            return 0
        if _INTEGER.match(word):
            return int(word)
        return float(word) if _FRACTION.match(word) else word

    def _fault(self, node: yaml.Node, path: str, message: str) -> None:
        fault = Fault(path, _line(node.start_mark), message)
        if fault not in self.faults:
            self.faults.append(fault)
