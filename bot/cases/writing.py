"""Writing cases: a position, or the way to a moment of a match where no position can say all."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import msgspec
import yaml

from bot.engine.chance.draws import ScriptedDraws, ScriptMismatch
from bot.engine.flow import Position, Transition
from bot.engine.game import AnyGame
from bot.engine.journal import Record, Timeline
from bot.engine.model import Seat, Setup
from bot.games import REGISTRY
from bot.games.notation import BadNotation
from bot.library import load_content
from bot.strict_yaml import wants_quotes

from .format import Case
from .run import BAD, failures


def position_case(position: Position, case_id: str, title: str, **more: Any) -> str:
    """Write a position as a case without steps, ready to be completed; ``more`` are other fields.

    Of its options those are written that the rules know.
    """
    head = {**_head(position.game, case_id, title), **more}
    expect = {"decision": _decision(position)}
    return _dumped({**head, "position": _written(position), "expect": expect})


def moment_case(line: Timeline, case_id: str, title: str, **more: Any) -> str:
    """Write the present moment of a whole journal as a case that can be run.

    That is a position if it reads as what it was, else the whole way there from the set-up. The
    order in which cards were shuffled is part of it. ``more`` are other fields.
    """
    entries, setup = line.entries, line.setup
    last = entries[-1][1]
    if _reads_back(last):
        return position_case(last, case_id, title, **more)
    game = last.game
    required = [info.seat for info in game.seats(setup.scenario) if info.required]
    steps = [
        {"seat": record.seat, "do": _order(before, record), "draws": _draws(record)}
        for (_, before), (record, _) in pairwise(entries)
        if record.kind == "act"
    ]
    return _dumped(
        {
            **_head(game, case_id, title),
            **more,
            "scenario": setup.scenario,
            "seats": [seat for seat in setup.seats if seat not in required],
            "options": rules_options(game, setup.scenario, setup.options),
            "draws": _draws(entries[0][0]),
            **_ending(steps, {"decision": _decision(last)}),
        }
    )


def with_step(case: str, step: dict[str, Any]) -> str:
    """Return a written case with one more step, if that holds; else as it is."""
    value = yaml.safe_load(case)
    longer = {**value, "steps": [*value.get("steps", ()), step]}
    try:
        holds = not failures(msgspec.convert(longer, Case))
    except BAD:
        holds = False
    return _dumped(longer) if holds else case


def rules_options(game: AnyGame, scenario: str, options: Mapping[str, str]) -> dict[str, str]:
    """Return those options of a match that its rules know; others are how it is played by post."""
    seats = tuple(info.seat for info in game.seats(scenario))
    setup = Setup(scenario=scenario, seats=seats, options=dict(options))
    known = {one.key for one in game.preparation.match_options(scenario)}
    known |= {one.key for seat in seats for one in game.preparation.seat_options(setup, seat)}
    return {key: value for key, value in options.items() if key in known}


def _ending(steps: list[dict[str, Any]], expect: dict[str, Any]) -> dict[str, Any]:
    """Return the steps, or the beginning alone, with what is expected at last."""
    if not steps:
        return {"expect": expect}
    return {"steps": [*steps[:-1], {**steps[-1], "expect": expect}]}


def _written(position: Position) -> dict[str, Any] | str:
    """Write a position without options that its rules do not know."""
    game, state = position.game, position.state
    written: dict[str, Any] | str = _notation(game.slug).write(state)
    if isinstance(written, dict) and "options" in written:
        known = rules_options(game, state.scenario, written["options"])
        written = {**written, "options": known}
    return written


def _notation(slug: str) -> Any:
    return REGISTRY[slug].positions(load_content(slug))


def _head(game: AnyGame, case_id: str, title: str) -> dict[str, Any]:
    return {"id": case_id, "title": title, "system": game.slug}


def _reads_back(position: Position) -> bool:
    """Tell whether the notation of positions can say all that is asked now."""
    notation = _notation(position.game.slug)
    try:
        t: Transition[Any] = Transition(notation.read(_written(position)), ScriptedDraws(()))
        while t.state.flow and not t.state.open and position.game.outcome(t.state) is None:
            position.game.advance(t)
    except (BadNotation, ScriptMismatch):
        return False
    return _asked(Position(position.game, t.state)) == _asked(position)


def _asked(position: Position) -> list[tuple[str, Seat, list[str]]]:
    """Return who is asked what, and all that they may order."""
    write = position.game.write
    return [
        (one.point, one.seat, sorted(map(write, position.options(one)))) for one in position.open
    ]


def _order(before: Position, record: Record) -> str:
    return before.game.write(before.game.codec.action(record.action))


def _draws(record: Record) -> list[dict[str, Any]]:
    """Write what was drawn by its bare numbers."""
    return [
        {"order": list(draw.result)}
        if draw.kind == "order"
        else {"roll": list(draw.result), "faces": draw.bound}
        for draw in record.draws
    ]


def _dumped(value: dict[str, Any]) -> str:
    return yaml.dump(value, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100)


class _Dumper(yaml.SafeDumper):
    """Writes text of several lines as a block, and what looks like a number in quotation marks."""


def _text(dumper: yaml.SafeDumper, value: str) -> yaml.ScalarNode:
    style = "|" if "\n" in value else "'" if wants_quotes(value) else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", value, style=style)


_Dumper.add_representer(str, _text)


def _decision(position: Position) -> str:
    return f"{position.open[0].point} {position.open[0].seat}" if position.open else "none"
