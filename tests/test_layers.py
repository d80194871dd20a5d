"""Imports point one way, and the pure layers stay pure."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted([*ROOT.glob("bot/**/*.py"), *ROOT.glob("renderers/**/*.py")])

MAP = (ROOT / "bot/README.md").read_text(encoding="utf-8")


ROWS = re.findall(r"^\| (\w+) \| (`.*`) \| ?(.*?) ?\|$", MAP, re.MULTILINE)


def layers():
    """Read the contributors' table: the packages of each layer, and what they may import."""
    places = {
        layer: {one.removesuffix(".py").replace("/", ".") for one in re.findall(r"`(.*?)`", where)}
        for layer, where, _ in ROWS
    }
    may = {layer: [layer, *filter(None, allowed.split(", "))] for layer, _, allowed in ROWS}
    return {
        package: set().union(*(places[one] for one in may[layer]))
        for layer, packages in places.items()
        for package in packages
    }


NARROWER = {
    "bot.dice": {"bot.dice", "bot.engine", "bot.games.fire_and_sword"},
    "renderers.kit": {"bot.engine", "renderers.kit", "renderers.painter", "renderers.picture"},
    "renderers.commands_colors": {"bot.engine", "renderers.commands_colors", "renderers.kit"},
}
"""Where less is allowed than the table says."""
ALLOWED = {**layers(), **NARROWER}
IMPURE = {"random", "time", "asyncio", "logging", "datetime", "os", "pathlib", "secrets", "socket"}
OWNERS = {
    "discord": ("bot/chat/", "bot/sandbox/hooks.py"),
    "PIL": ("renderers/",),
    "sqlalchemy": ("bot/store/",),
}


@cache
def imports(path: Path) -> frozenset[str]:
    """List the modules that a file imports, relative ones made absolute."""
    package = path.relative_to(ROOT).with_suffix("").parts
    if package[-1] == "__init__":
        package = (*package[:-1], "__init__")
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: -node.level]) + "." if node.level else ""
            module = f"{base}{node.module or ''}".rstrip(".")
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def within(target: str, packages: set[str]) -> bool:
    return any(target == one or target.startswith(one + ".") for one in packages)


def test_every_module_belongs_to_a_layer():
    besides = {"bot", "bot.__main__", "bot.cli", "bot.config"}
    homeless = [
        name(path)
        for path in SOURCES
        if not within(module(path).removesuffix(".__init__"), {*ALLOWED, *besides} - {"bot"})
        and module(path) != "bot.__init__"
    ]
    assert homeless == []


def test_the_table_is_in_the_order_of_the_layers():
    seen = set()
    for layer, _, allowed in ROWS:
        assert set(filter(None, allowed.split(", "))) <= seen, layer
        seen.add(layer)


@pytest.mark.parametrize("layer", sorted(ALLOWED))
def test_a_layer_imports_only_what_lies_below_it(layer):
    wrong = [
        f"{name(path)} imports {target}"
        for path in SOURCES
        if within(module(path), {layer})
        for target in imports(path)
        if target.startswith(("bot.", "renderers.")) and not within(target, ALLOWED[layer])
    ]
    assert not wrong


def test_the_pure_layers_import_no_chance_clock_or_input():
    wrong = [
        f"{name(path)} imports {target}"
        for path in SOURCES
        if within(module(path), {"bot.dice", "bot.engine", "bot.games"})
        for target in imports(path)
        if target.split(".")[0] in IMPURE
    ]
    assert not wrong


GAMES = {path.parent.name for path in (ROOT / "bot/games").glob("*/game.py")}
OTHERS = {path.parent.name for path in (ROOT / "bot/games").glob("*/__init__.py")} - GAMES


def foreign_imports(importers, foreign):
    """List what packages of the games import from other ones: (importing module, import)."""
    return [
        (name(path), target)
        for path in SOURCES
        for package in importers
        if path.is_relative_to(ROOT / "bot/games" / package)
        for target in imports(path)
        if within(target, {f"bot.games.{other}" for other in foreign - {package}})
    ]


def test_a_game_never_imports_another_game():
    assert foreign_imports(GAMES, GAMES) == []


def test_a_family_that_games_import_lies_below_all_games():
    used = {target.split(".")[2] for _, target in foreign_imports(GAMES, OTHERS)}

    assert "commands_colors" in used
    assert foreign_imports(used, GAMES | OTHERS) == []


@pytest.mark.parametrize("library", sorted(OWNERS))
def test_a_library_is_imported_by_its_owner_only(library):
    wrong = [
        name(path)
        for path in SOURCES
        if any(target.split(".")[0] == library for target in imports(path))
        and not name(path).startswith(OWNERS[library])
    ]
    assert not wrong


def is_exact(path):
    """Tell whether a game's module computes in whole numbers: all but measuring on a table."""
    return path.parent.name != "geometry" or path.name == "fixed.py"


def test_exact_modules_hold_no_floats():
    exact = [ROOT / "bot/engine/geometry/hexes.py", ROOT / "bot/engine/geometry/sight.py"]
    exact += [path for path in (ROOT / "bot/games").glob("*/**/*.py") if is_exact(path)]
    wrong = [
        f"{name(path)}:{node.lineno}"
        for path in exact
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Constant) and isinstance(node.value, float))
        or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) and path in exact[:2])
    ]
    assert not wrong


def test_pictures_of_a_game_lie_in_its_room():
    assert {path.name for path in (ROOT / "renderers").glob("*.py")} == {
        "__init__.py",
        "painter.py",
        "picture.py",
    }
    painted = {path.parent.name for path in (ROOT / "renderers").glob("*/painter.py")}
    assert painted <= GAMES, "a game without a painter has the plain one"


ROOMS = {
    "game.py",
    "model",
    "content",
    "rules",
    "phases",
    "words",
    "notation",
    "insight",
    "computer",
}
MORE_ROOMS = {"fire_and_sword": {"geometry"}}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_the_same_rooms(game):
    entries = {path.name for path in (ROOT / "bot/games" / game).iterdir()}

    assert entries - {"__init__.py", "__pycache__"} == ROOMS | MORE_ROOMS.get(game, set())


def test_modules_stay_small():
    long = {
        name(path): count
        for path in SOURCES
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert not long


MOST_IN_A_CIRCLE = 8
"""So many modules may know one another at the most: what is read at one sitting."""


def modules_imported(path: Path, known: set[str]) -> set[str]:
    """List the modules among those known that a file imports, also those for types alone.

    Who imports a module of a package does not count as importing the package.
    """
    found = imports(path) & known
    return {one for one in found if not any(two.startswith(one + ".") for two in found)}


def circles(graph):
    """List the sets of modules each of which imports all the others, directly or by way of them."""
    found, path, numbers, lows = [], [], {}, {}

    def visit(node):
        numbers[node] = lows[node] = len(numbers)
        path.append(node)
        for other in graph[node]:
            if other not in numbers:
                visit(other)
            if other in path:
                lows[node] = min(lows[node], lows[other])
        if lows[node] == numbers[node]:
            start = path.index(node)
            found.append(path[start:])
            del path[start:]

    for node in graph:
        if node not in numbers:
            visit(node)
    return found


def test_circles_are_found():
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": set()}

    assert sorted(map(sorted, circles(graph))) == [["a", "b", "c"], ["d"], ["e"]]


def test_no_circle_of_imports_is_wide():
    known = {module(path).removesuffix(".__init__") for path in SOURCES}
    graph = {
        module(path).removesuffix(".__init__"): modules_imported(path, known) for path in SOURCES
    }
    assert graph["bot.chat.app.client"] > {"bot.chat.front.front", "bot.chat.posts.messenger"}
    assert [one for one in circles(graph) if len(one) > MOST_IN_A_CIRCLE] == []


INSIDE_CHAT = re.findall(
    r"^\d\. ((?:`[\w./]+`(?:, )?)+): ",
    MAP.partition("Inside `bot/chat`")[2].partition("\n## ")[0],
    re.MULTILINE,
)
"""The order inside chat, from below, as the contributors' map states it."""


def test_chat_is_built_in_the_order_of_the_map():
    ranks = {
        "bot.chat." + one.removesuffix(".py").replace("/", "."): rank
        for rank, named in enumerate(INSIDE_CHAT)
        for one in re.findall(r"`([\w./]+)`", named)
    }
    rank_of = {}
    for path in SOURCES:
        found = [rank for place, rank in ranks.items() if within(module(path), {place})]
        if name(path).startswith("bot/chat/") and path != ROOT / "bot/chat/__init__.py":
            assert len(found) == 1, name(path)
            rank_of[path] = found[0]
    assert len(set(rank_of.values())) == len(INSIDE_CHAT) > 5
    wrong = [
        f"{name(path)} imports {target}"
        for path, rank in rank_of.items()
        for target in imports(path)
        for place, other in ranks.items()
        if within(target, {place}) and other > rank
    ]
    assert wrong == []
