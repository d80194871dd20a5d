"""The order of play: set-up, Initial, Initiative, Action and End Phase (chapter 2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

import msgspec

from bot.engine.model import Seat, Side, term
from bot.engine.script import Paused, one_of
from bot.games.fire_and_sword.content import ORDERS, Order
from bot.games.fire_and_sword.model.events import Contested, Told
from bot.games.fire_and_sword.model.points import Point
from bot.games.fire_and_sword.model.state import (
    SIDES,
    UNKNOWN,
    Element,
    FasState,
    Game,
    GameStep,
    Question,
    Turn,
)
from bot.games.fire_and_sword.phases.actions import orders
from bot.games.fire_and_sword.phases.morale import losses
from bot.games.fire_and_sword.phases.questions import number, picks
from bot.games.fire_and_sword.phases.script import Flow, Script, other, owner, roll, seat_of
from bot.games.fire_and_sword.phases.virtual.start import advantages, battles
from bot.games.fire_and_sword.rules.checks import Contest, dice, opposed, second_chance
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.fire_and_sword.words import names

from . import scouting, succession, turns
from .ending import advance_end

BID = "bid"
"""Where the secret bids are kept."""
KEEP: Literal["keep"] = "keep"
LAID: tuple[Order | Literal["keep"], ...] = (*ORDERS, KEEP)
"""What a Unit is told in secret: a token, or to keep its own."""


def advance(s: Script, frame: Game, tables: Tables) -> None:
    """Play the game phase by phase.  Rules: FAS-2-a."""
    match frame.step:
        case "scouting":
            advance_scouting(s, frame, tables)
        case "orders" | "swaps" | "bids":
            advance_sealed(s, frame, tables)
        case "initial":
            advance_initial(s, frame, tables)
        case "initiative":
            advance_initiative(s, frame)
        case "turns":
            advance_turns(s, frame, tables)
        case "end":
            advance_end(s, frame, tables)


def go_on(frame: Game, step: GameStep) -> None:
    """Go to the next step; what was answered and done in this one is forgotten."""
    frame.step = step
    frame.forget()
    frame.sealed.clear()


# Set-up ------------------------------------------------------------------------------------------


def advance_scouting(s: Script, frame: Game, tables: Tables) -> None:
    """Scout, take Advantages, and set up on a virtual table.

    Rules: FAS-SET-03, FAS-SET-04.
    """
    scouting.prepare(s, tables)
    go_on(frame, "orders")


# Secret answers of both sides --------------------------------------------------------------------


def advance_sealed(s: Script, frame: Game, tables: Tables) -> None:
    """Ask both sides in secret; when all is in, turn it up.

    Rules: FAS-SET-07, FAS-2.1-b, FAS-LIVE-03, FAS-12.1-IND, FAS-12.1-PAR-b.
    """
    if s.state.tokens_lie_on_table and frame.step != "bids":
        lie_on_table(s, frame, tables)
        return
    for seat in s.state.seats:
        ask_next(s, frame, tables, seat)
    if s.state.open:
        raise Paused
    step, told = frame.step, {seat: dict(said) for seat, said in frame.sealed.items()}
    if step == "bids":
        start_initiative(s, frame, tables, told)
        return
    for element in s.state.elements:
        said = told[owner(s.state, element.id)].get(element.id, KEEP)
        order = one_of(LAID, said)
        if order != KEEP:
            lay(s.t, element, order, first=step == "orders")
    if step == "orders":
        s.tell(Told(line=term("fas-told-orders"), rule="FAS-SET-07"))
    go_on(frame, "initial" if step == "orders" else "bids")


def lie_on_table(s: Script, frame: Game, tables: Tables) -> None:
    """Note that tokens lie on the players' own table, where they were laid or swapped.

    Rules: FAS-OPT-06, FAS-SET-07, FAS-12.1-IND, FAS-12.1-PAR-b.
    """
    first = frame.step == "orders"
    for side in SIDES:
        for element in secret_units(s.state, tables, side, frame.step):
            element.hidden = UNKNOWN
    if first:
        s.tell(Told(line=term("fas-told-orders"), rule="FAS-SET-07"))
    go_on(frame, "initial" if first else "bids")


def lay(t: Flow, element: Element, order: Order, *, first: bool) -> None:
    """Put a token down; the first ones are told all at once."""
    if first:
        element.hidden = order
    else:
        orders.give(t, element, order)


def ask_next(s: Script, frame: Game, tables: Tables, seat: Seat) -> None:
    """Ask a seat its next secret question, if it has one left.

    Which Units are asked about is public; so it tells nothing. Of a team each member is asked about
    their own Units, and who leads the commander-in-chief bids (FAS-OPT-08).
    """
    if seat in s.state.asked:
        return
    side, said = s.state.seats[seat], frame.sealed.setdefault(seat, {})
    if frame.step == "bids":
        if BID not in said and seat == seat_of(s.state, side):
            s.put(seat, BID, bid_question(s.state, tables, side))
        return
    for element in secret_units(s.state, tables, side, frame.step):
        if element.id not in said and owner(s.state, element.id) == seat:
            keep = frame.step == "swaps"
            prompt = term(f"fas-ask-{frame.step}", unit=names.element(element))
            point: Point = "D-01" if keep else "D-S5"
            s.put(seat, element.id, orders.question(tables, element, point, prompt, keep=keep))
            return


def secret_units(state: FasState, tables: Tables, side: Side, step: str) -> Sequence[Element]:
    """Return the Units whose tokens a side chooses: all, or those that may swap theirs.

    Rules: FAS-SET-07, FAS-12.1-IND, FAS-12.1-PAR-b.
    """
    own = tables.units(state, side)
    if step == "orders":
        return own
    free = ("independence", "partisans")
    return [one for one in own if any(tables.has(one, rule) for rule in free)]


def answer_sealed(s: Script, frame: Game, tables: Tables, seat: Seat, value: str) -> None:
    """Keep a secret answer and ask the same seat on; the other side learns nothing."""
    frame.sealed.setdefault(seat, {})[s.questions.pop(seat).key] = value
    ask_next(s, frame, tables, seat)


# Initial Phase -----------------------------------------------------------------------------------


def advance_initial(s: Script, frame: Game, tables: Tables) -> None:
    """Prepare a Round in the order of the rule: successor, CP, tokens, markers.

    Rules: FAS-2.1-a, FAS-2.1-b, FAS-10.1-a.
    """
    state, lies = s.state, s.state.tokens_lie_on_table
    s.do("opened", partial(open_round, s))
    for side in SIDES:
        succession.succeed(s, tables, side)
    for element in state.elements:
        element.cp = 0 if element.gone else element.full_cp
        element.activated = element.tested = element.resupplied = False
        if element.hidden is None:
            element.hidden = UNKNOWN if lies and element.revealed else element.revealed
        element.revealed = None
    first = battles.first_initiative(tables.content, state) if state.round == 1 else None
    if first is not None:
        take_initiative(s, frame, first, "FAS-SET-01")
    else:
        go_on(frame, "bids" if state.round == 1 else "swaps")


def open_round(s: Script) -> None:
    """Count the Round and say which it is."""
    state = s.state
    state.round += 1
    state.phase, state.turn, state.active, state.initiative = "initial", 0, None, None
    s.tell(Told(line=term("fas-told-round", number=state.round), rule="FAS-2-a"))
    for own in state.sides.values():
        own.done = False


# Initiative --------------------------------------------------------------------------------------


def chief_of(state: FasState, tables: Tables, side: Side) -> Element | None:
    """Return the commander-in-chief of a side, if on the table.  Rules: FAS-10.4-a."""
    return next(filter(tables.is_chief, state.on_table(side)), None)


def bid_question(state: FasState, tables: Tables, side: Side) -> Question:
    """Ask for the CP of the commander-in-chief that go into the test, in secret.

    Rules: FAS-2.2-a, FAS-10.4-a, FAS-LIVE-03.
    """
    chief = chief_of(state, tables, side)
    most = chief.cp if chief is not None else 0
    question = number("D-03", term("fas-ask-bid", count=most), 0, most)
    return msgspec.structs.replace(question, sealed=True)


def start_initiative(
    s: Script, frame: Game, tables: Tables, told: dict[Seat, dict[str, str]]
) -> None:
    """Turn both bids up, pay them, and roll the opposed test.

    Rules: FAS-2.2-a, FAS-10.3-a, FAS-LIVE-03.
    """
    state = s.state
    state.phase = "initiative"
    s.t.reveal()
    pools = []
    for side in SIDES:
        bid = int(told[seat_of(state, side)][BID])
        pool = dice(tables.content.dice.initiative, term("fas-why-base"), "FAS-2.2-a")
        pools.append(pool.plus(bid, term("fas-why-bid"), "FAS-2.2-a"))
        chief = chief_of(state, tables, side)
        line = term("fas-told-bid", side=names.side(side), count=bid)
        s.tell(Told(line=line, rule="FAS-LIVE-03"))
        if chief is not None:
            losses.spend(s.t, chief.id, "cp", bid, term("fas-why-bid"), "FAS-2.2-a")
    contest = opposed(roll(s.t, "FAS-2.2-a"), pools[0], pools[1])
    s.tell(Contested(what="initiative", contest=contest))
    contest = guided(s, tables, contest)
    go_on(frame, "initiative")
    frame.winner = other(loser(contest))


def guided(s: Script, tables: Tables, contest: Contest) -> Contest:
    """Let a side that lost the test roll a die again by its Local guides, once per game.

    They are used the first time the test is lost (FAS-1.5.3-d).

    Rules: FAS-OPT-04, FAS-1.5.3-d, FAS-RUL-106.
    """
    while s.state.field and advantages.spend(s, tables, loser(contest), "guides"):
        contest = second_chance(roll(s.t, "FAS-OPT-04"), contest)
        s.tell(Contested(what="initiative", contest=contest))
    return contest


def loser(contest: Contest) -> Side:
    """Return the side that lost an opposed test of Blue (a) and Red (b)."""
    return SIDES[1 if contest.winner == "a" else 0]


def advance_initiative(s: Script, frame: Game) -> None:
    """Let the winner name the side that has the Initiative.  Rules: FAS-2.2-b, FAS-LIVE-03."""
    winner = frame.winner
    assert winner is not None
    said = s.ask(
        seat_of(s.state, winner),
        lambda: Question(
            point="D-04",
            prompt=term("fas-ask-initiative"),
            picks=picks(("enemy", "self"), "fas-pick"),
            default="self",
        ),
        "who",
    )
    take_initiative(s, frame, winner if said == "self" else other(winner), "FAS-2.2-b")


def take_initiative(s: Script, frame: Game, side: Side, rule: str) -> None:
    """Give a side the Initiative of this Round."""
    s.state.initiative, s.state.phase = side, "action"
    line = term("fas-told-initiative", side=names.side(side))
    s.tell(Told(line=line, rule=rule))
    go_on(frame, "turns")


# Action Phase ------------------------------------------------------------------------------------


def advance_turns(s: Script, frame: Game, tables: Tables) -> None:
    """Let the sides take Turns, the one with the Initiative first, until neither can.

    A side that cannot declare an activation is skipped. An offer of a draw that a side left
    unanswered in its Turn lapses.

    Rules: FAS-2.3-a, FAS-2.3.1-b.
    """
    state = s.state
    first = state.initiative
    assert first is not None
    side = first
    if state.active is not None:
        state.parley = state.parley.after_turn(state.active)
        side = other(state.active)
    able = [one for one in (side, other(side)) if turns.can_declare(state, tables, one)]
    if not able:
        state.active = None
        go_on(frame, "end")
        return
    state.active = able[0]
    state.turn += 1
    s.t.push(Turn(side=able[0], key="turn"))
