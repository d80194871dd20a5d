"""What a seat of Jours de Gloire does not know: orders face down, combined markers, reactions.

What is supposed follows from the field alone. Of the other side's orders: each commander gave as
many as they could, to groups that they may have reached. Of its markers in the cup: what may be
there. Of the reactions that it has said beforehand: that it will be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import structs

from bot.engine.model import Seat, Side
from bot.engine.worlds.pools import Pool, Zone
from bot.games.jours.model.actions import FillSheet, GiveOrders, UseMarker
from bot.games.jours.model.field import Chief, Chit, Field, Group
from bot.games.jours.model.state import Game, JdgState, Secret
from bot.games.jours.notation.lines import write
from bot.games.jours.phases.turn.turns import MARKER, ORDERS
from bot.games.jours.rules import command
from bot.games.jours.rules.land.ground import Tables

NOTHING = Pool(())


def hidden(tables: Tables, state: JdgState, seat: Seat | None) -> Iterator[Pool]:
    """Yield what each side but the seat's own keeps face down.

    Rules: JDG-2.3.2-b, JDG-2.1.2-a, JDG-PBP-a, JDG-PBP-h.
    """
    for side in sorted(state.secrets):
        if Seat(side) != seat:
            yield _orders(state, side)
            yield _marker(tables, state, side)
            yield _reactions(state, side)


def _sealed(state: JdgState, side: Side) -> dict[str, str]:
    """Return what a side has said in phase A while the other one still thinks."""
    match state.flow:
        case [Game(sealed=sealed), *_]:
            return sealed.get(Seat(side), {})
        case _:
            return {}


# Orders ------------------------------------------------------------------------------------------


def _orders(state: JdgState, side: Side) -> Pool:
    """Return the groups of a side whose markers lie face down; the first have orders first.

    Rules: JDG-2.3.2-a, JDG-2.3.2-b, JDG-2.4-a.
    """
    field, secret, sealed = state.field, state.secrets[side], _sealed(state, side)
    if field.terms.learning or (field.phase == "orders" and ORDERS not in sealed):
        return NOTHING
    own = [one for one in field.groups if one.side == side]
    down = [one.id for one in own if one.order is None]

    def give(keys: list[str]) -> None:
        given = [one for one in own if one.order == "OR"]
        for group in map(field.group, keys):
            if command.is_dealt(field, side, [*given, group], _may_have_reached):
                given.append(group)
        ordered = tuple(one.id for one in own if one in given)
        if ORDERS in sealed:
            sealed[ORDERS] = write(GiveOrders(ordered))
        else:
            secret.ordered = ordered

    return Pool((Zone(down, give),))


def _may_have_reached(field: Field, chief: Chief, group: Group) -> bool:
    """Tell whether a commander may have reached a group in phase A, as far as can be seen now.

    Who was activated since has moved on.
    """
    if chief.moved or group.order is not None:
        return command.commands(chief, group.formation)
    return command.in_range(field, chief, group)


# Markers -----------------------------------------------------------------------------------------


def _marker(tables: Tables, state: JdgState, side: Side) -> Pool:
    """Return the combined marker that a side has put into the cup, or will.

    Rules: JDG-2.1.2-a, JDG-1-c.
    """
    field, content, sealed = state.field, tables.content, _sealed(state, side)
    secret, uses = state.secrets[side], field.camps[side].uses
    if MARKER in sealed:

        def seal(key: str) -> None:
            sealed[MARKER] = write(UseMarker(key))

        return _one_of(command.usable(field, content, side, uses), seal)
    if field.phase == "activations":
        singles = _singles(tables, state, side)

        def fill(key: str) -> None:
            _put(secret, key, uses)
            own = _with(tables, field, singles, key, side)
            cups = {one: [chit for chit in state.cup if chit.side == one] for one in field.camps}
            state.cup[:] = [chit for one in field.camps for chit in {**cups, side: own}[one]]

        return _one_of(list(_possible(tables, field, side, singles)), fill)
    if field.phase not in ("orders", "initiative") or not field.groups:
        return NOTHING

    def choose(key: str) -> None:
        _put(secret, key, uses)
        _ask_again(tables, state, side)

    return _one_of(command.usable(field, content, side, uses), choose)


def _one_of(keys: Sequence[str], put: Callable[[str], None]) -> Pool:
    """Return a pool that chooses one of some markers, or none."""

    def lay(chosen: list[str]) -> None:
        put(chosen[0])

    every = ["", *keys]
    return Pool((Zone(every[:1], lay), Zone(every[1:], lambda _: None)))


def _put(secret: Secret, key: str, uses: dict[str, int]) -> None:
    secret.combined = key
    secret.uses = {one: count - (one == key) for one, count in uses.items()}


def _ask_again(tables: Tables, state: JdgState, side: Side) -> None:
    """Let a side that may open the turn choose among the markers that it has.

    Rules: JDG-3-b, JDG-2.1.2-c.
    """
    question = state.asked.get(Seat(side))
    if question is not None and question.point == "DP-B2":
        found = command.openers(state.field, tables.content, side, state.secrets[side])
        orders = tuple(sorted(map(write, found)))
        state.asked[Seat(side)] = structs.replace(question, orders=orders)


def _lower(tables: Tables, field: Field, formation: str) -> list[Chit]:
    """Return the markers of a formation that a combined one stands for.  Rules: JDG-2.1.2-c."""
    one = field.formation(formation)
    values = command.carried(field, tables.content, one)[1:]
    return [Chit(formation, one.side, value) for value in values]


def _stood_for(tables: Tables, field: Field, key: str) -> list[Chit]:
    marker = command.combined(field, tables.content, key)
    formations = marker.formations if marker is not None else ()
    return [chit for one in formations for chit in _lower(tables, field, one)]


def _singles(tables: Tables, state: JdgState, side: Side) -> list[Chit]:
    """Return a side's markers in the cup as they were if no combined one stood for any of them."""
    field, key = state.field, state.secrets[side].combined
    left = [one for one in state.cup if one.side == side and one.id != key]
    return left + (_stood_for(tables, field, key) if key else [])


def _possible(tables: Tables, field: Field, side: Side, singles: Sequence[Chit]) -> Iterator[str]:
    """Yield the combined markers of a side that may be in the cup, by what was drawn from it.

    Rules: JDG-2.1.2-a, JDG-2.1.2-c, JDG-OPT-12.
    """
    uses, drawn = field.camps[side].uses, [one for one in field.drawn if one.side == side]
    own = {one.id for one in field.formations}
    if any(one.id not in own for one in drawn):
        return
    for key in sorted(one for one, count in uses.items() if count):
        lower = _stood_for(tables, field, key)
        every = [one.id for one in (*drawn, *singles)]
        if all(one in singles and every.count(one.id) > 1 for one in lower):
            yield key


def _with(
    tables: Tables, field: Field, singles: Sequence[Chit], key: str, side: Side
) -> list[Chit]:
    """Return a side's part of the cup with a combined marker, in the order of its formations."""
    own = list(singles)
    for one in _stood_for(tables, field, key) if key else ():
        own.remove(one)
    places = {one.id: place for place, one in enumerate(field.formations)}
    own.sort(key=lambda one: (places[one.id], -one.initiative))
    marker = command.combined(field, tables.content, key)
    if key:
        own.append(Chit(key, side, marker.initiative if marker is not None else 0))
    return own


# Reactions ---------------------------------------------------------------------------------------


def _reactions(state: JdgState, side: Side) -> Pool:
    """Return what a side has said of its reactions; which of them it was asked for, all know.

    Rules: JDG-PBP-h.
    """
    secret, active = state.secrets[side], state.field.active

    def forget(_: list[str]) -> None:
        secret.sheet = tuple(structs.replace(one, line="") for one in secret.sheet)
        for frame in state.flow:
            if "sheet" in frame.answers and active is not None and active.side != side:
                frame.answers["sheet"] = write(FillSheet())

    return Pool((Zone((), forget),))
