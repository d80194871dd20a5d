"""Teams: two players on a side, with a half-deck each and turns in alternation.

Who decides what, who sees what, and what needs both members. A side of one player has no teammate,
so everything here leaves it to the standard rules.

Rules: HOTH-TEAM-01, HOTH-TEAM-02, HOTH-TEAM-03, HOTH-TEAM-15, HOTH-TEAM-18, HOTH-RUL-61.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.ending.parley import Party
from bot.engine.model import Seat, Side, Text
from bot.engine.refusal import Refused
from bot.games.commands_colors import decks
from bot.games.hoth.model.points import POINTS
from bot.games.hoth.model.scene import other_side
from bot.games.hoth.model.state import HothState, SideState
from bot.games.hoth.model.team import CardShown, Delegate, Delegated, ShowCard
from bot.games.hoth.phases import Flow, next_seat

SEES = "see_hands"
"""Option: ``on`` (without it), ``off``, or the one side whose members see each other's cards."""


def side_of(seat: Seat) -> Side:
    """Return the side that a seat belongs to."""
    return Side(seat.rpartition("-")[0])


def mate(seats: Sequence[Seat], seat: Seat) -> Seat | None:
    """Return the other taken seat of a team; None for a side of one or a seat not taken.

    Rules: HOTH-TEAM-01.
    """
    others = [one for one in seats if one != seat]
    return others[0] if others and seat in seats else None


def mate_of(state: HothState, seat: Seat) -> Seat | None:
    """Return a seat's teammate."""
    return mate(state.sides[side_of(seat)].seats, seat)


# Set-up ------------------------------------------------------------------------------------------


def in_turn_order(first: Side) -> list[tuple[Seat, Side]]:
    """List all seats with their sides in the order of the first turns, the first side first.

    Rules: HOTH-SET-06, HOTH-TEAM-02, HOTH-TEAM-08, HOTH-TEAM-09.
    """
    sides = (first, other_side(first))
    return [(Seat(f"{side}-{number}"), side) for number in (1, 2) for side in sides]


def is_required(seat: Seat) -> bool:
    """Tell whether a battle cannot start without a seat.  Rules: HOTH-TEAM-01."""
    return seat.endswith("-1")


def refuse_twins(commanders: Mapping[Seat, str | None]) -> None:
    """Raise ``Refused`` where teammates have the same commander.

    Rules: HOTH-TEAM-06, HOTH-RUL-39.
    """
    chosen = [name for name in commanders.values() if name is not None]
    for name in chosen:
        if chosen.count(name) > 1:
            reason = Text("hoth-refused-commander-twice", {"commander": name})
            raise Refused(reason, "HOTH-RUL-39")


def hand_size(hand: int, members: int) -> int:
    """Return how many cards a member draws at the set-up.  Rules: HOTH-TEAM-05."""
    return -(-hand // members)


def deal(
    t: Flow, seats: Sequence[Seat], standard: Sequence[str], own: Mapping[Seat, Sequence[str]]
) -> None:
    """Split the shuffled standard cards of a team, then shuffle each member's commander in.

    The first player gets the upper half. Cards of a commander (``own``) come after the split.

    Rules: HOTH-TEAM-04, HOTH-TEAM-06.
    """
    mixed = decks.shuffled(t, list(standard), "HOTH-TEAM-04")
    half = len(mixed) // 2
    for seat, part in zip(seats, (mixed[half:], mixed[:half]), strict=True):
        cards = sorted([*part, *own[seat]])
        if own[seat]:
            part = decks.shuffled(t, cards, "HOTH-TEAM-06")
        t.state.players[seat].deck = part


# Who sees and decides ----------------------------------------------------------------------------


def sees_hand(
    options: Mapping[str, str], seats: Sequence[Seat], owner: Seat, viewer: Seat | None
) -> bool:
    """Tell whether a viewer sees an owner's hand; ``seats`` are the owner's side's taken ones.

    An option value that means nothing shows nothing.

    Rules: HOTH-SET-08, HOTH-TEAM-14, HOTH-RUL-41.
    """
    if viewer == owner:
        return True
    if viewer is None or mate(seats, viewer) != owner:
        return False
    return options.get(SEES, "on") in ("on", side_of(owner))


def showable(
    options: Mapping[str, str], seats: Sequence[Seat], seat: Seat, hand: Sequence[str] | None
) -> list[ShowCard]:
    """List the cards that a member may show: all, unless the teammate sees them anyway.

    Rules: HOTH-TEAM-14, HOTH-RUL-41.
    """
    other = mate(seats, seat)
    if other is None or sees_hand(options, seats, seat, other):
        return []
    return [ShowCard(card) for card in dict.fromkeys(hand or ())]


def retreat_seat(state: HothState) -> Seat:
    """Return who decides a retreat: the member next on turn, or their teammate if they said so.

    Rules: HOTH-TEAM-19, HOTH-RUL-40.
    """
    seat = next_seat(state)
    return (mate_of(state, seat) or seat) if seat in state.delegating else seat


def upcoming(state: HothState) -> tuple[Seat, Seat, Seat]:
    """Return the seats that take the next three turns.

    Rules: HOTH-TEAM-08, HOTH-TEAM-09, HOTH-TEAM-10.
    """
    side = state.turn.side
    own, other = state.sides[side], state.sides[other_side(side)]
    return seat_after(other, 0), seat_after(own, 1), seat_after(other, 1)


def seat_after(side: SideState, turns: int) -> Seat:
    """Return the seat of a side that is next but so many of the side's turns."""
    return side.seats[(side.next_player + turns) % len(side.seats)]


# What is said outside the decisions --------------------------------------------------------------


def party(seats: Sequence[Seat], seat: Seat) -> Party:
    """Return who speaks from a seat; ``seats`` are its side's taken ones, who have to agree.

    Rules: HOTH-TEAM-15, HOTH-TEAM-20.
    """
    side, other = side_of(seat), mate(seats, seat)
    return Party(seat, side, other_side(side), () if other is None else (other,))


def apply_show(t: Flow, seat: Seat, action: ShowCard) -> None:
    """Show a card to the teammate alone; that cannot be taken back.  Rules: HOTH-TEAM-14."""
    other = mate_of(t.state, seat)
    assert other is not None
    t.tell(CardShown(seat=seat, card=action.card, audience=(other,)))
    t.reveal()


def apply_delegate(t: Flow, seat: Seat, action: Delegate) -> None:
    """Hand retreats to the teammate, or take them back; an open question moves along.

    Rules: HOTH-TEAM-19, HOTH-RUL-40.
    """
    state = t.state
    state.delegating = [one for one in state.delegating if one != seat]
    if action.on:
        state.delegating.append(seat)
        state.delegating.sort()
    t.tell(Delegated(seat=seat, on=action.on))
    asked = next((one for one in state.open if one.point == "DP-RETREAT"), None)
    if asked is not None and asked.seat != retreat_seat(state):
        state.open.remove(asked)
        POINTS.ask(t, "DP-RETREAT", retreat_seat(state))
