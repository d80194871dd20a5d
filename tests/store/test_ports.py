"""What the service asks of the store is documented once: at the port."""

from __future__ import annotations

import inspect

import pytest

from bot.store.dice import DiceReader, DiceWriter, SqlDice
from bot.store.reading import Reader
from bot.store.store import SqlStore
from bot.store.writing import Writer

CLASSES = (Reader, Writer, SqlStore, DiceReader, DiceWriter, SqlDice)


def declared(cls, name):
    """Return the docstrings of a method in the ports that a class implements."""
    ports = [one for one in cls.__mro__ if one.__module__.startswith("bot.service.ports.")]
    return [inspect.cleandoc(one.__dict__[name].__doc__) for one in ports if name in one.__dict__]


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_each_method_is_documented_at_its_port_or_at_itself(cls):
    for name, method in vars(cls).items():
        if name.startswith("_") or not inspect.isfunction(method):
            continue
        own, ports = method.__doc__, declared(cls, name)
        assert own or ports, f"{name} has no docstring"
        assert own is None or inspect.cleandoc(own) not in ports, f"{name} is documented twice"


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_each_method_of_a_port_is_implemented(cls):
    """Calling one that is not would return None without a word."""
    missing = [
        name
        for name, _ in inspect.getmembers(cls, inspect.isfunction)
        if not name.startswith("_") and not getattr(cls, name).__module__.startswith("bot.store")
    ]
    assert missing == []
