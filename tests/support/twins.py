"""Twin states: equal in all that a viewer may know, different in what is hidden from it."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from bot.engine.flow import Position
from bot.engine.model import Seat


def twin(
    position: Position, viewer: Seat | None, source: random.Random, *, answers: bool = True
) -> Position:
    """Return a position in which only facts hidden from the viewer were changed.

    With ``answers`` secret answers that wait for the last one are changed too.
    """
    copy = Position.decode(position.game, position.encode())
    if position.game.slug == "hoth":
        _twin_hoth(copy.state, viewer, source)
    elif position.game.slug == "lords":
        _twin_lords(copy.state, viewer, source)
    elif position.game.slug == "napoleonics":
        _twin_napoleonics(copy.state, viewer, source)
    elif position.game.slug == "fire_and_sword":
        _twin_fire_and_sword(copy.state, viewer, source, answers)
    elif position.game.slug == "jours":
        _twin_jours(copy.state, viewer, source, answers)
    elif position.game.slug == "twigs":
        _twin_twigs(copy.state, viewer, source)
    else:
        _twin_tiny(copy.state, viewer, source, answers)
    return copy


def _twin_tiny(state: Any, viewer: Seat | None, source: random.Random, answers: bool) -> None:
    relay = len(state.seats) == 4
    unseen = [
        seat
        for seat in state.seats
        if seat != viewer and not (relay and viewer and seat[0] == viewer[0])
    ]
    for seat in unseen:
        state.hands[seat] = sorted(source.sample(range(10, 20), len(state.hands[seat])))
        for frame in state.flow:
            if answers and seat in frame.bids:
                frame.bids[seat] = source.randrange(4)


def _twin_twigs(state: Any, viewer: Seat | None, source: random.Random) -> None:
    """Change the charms of other seats."""
    for seat in state.charms:
        if seat != viewer:
            state.charms[seat] = source.randrange(10, 20)


def _twin_napoleonics(state: Any, viewer: Seat | None, source: random.Random) -> None:
    """Shuffle the cards of the deck, of other sides' hands and tracks, and those looked at."""
    hidden = [player for side, player in state.players.items() if side != viewer]
    looked = state.flow[0].drawn if state.flow and state.turn.side != viewer else []
    pool = [*state.deck, *looked]
    for player in hidden:
        pool += [*player.hand, *(slot.card for slot in player.track.values())]
    source.shuffle(pool)
    state.deck[:] = [pool.pop() for _ in state.deck]
    looked[:] = [pool.pop() for _ in looked]
    for player in hidden:
        player.hand[:] = sorted(pool.pop() for _ in player.hand)
        for number, slot in player.track.items():
            player.track[number] = msgspec.structs.replace(slot, card=pool.pop())


ORDERS = ("advance", "defence", "manoeuvre", "reorganise")


def _twin_fire_and_sword(
    state: Any, viewer: Seat | None, source: random.Random, answers: bool
) -> None:
    """Change face-down orders, corrections of them, and secret answers that are not yet open."""
    side = state.seats.get(viewer)
    for element in state.elements:
        if element.side != side and element.hidden is not None:
            element.hidden = source.choice(ORDERS)
    for place, change in enumerate(state.changes):
        if change.is_secret and change.by != side:
            state.changes[place] = msgspec.structs.replace(change, before=source.choice(ORDERS))
    for seat, said in state.flow[0].sealed.items() if state.flow and answers else ():
        if seat != viewer:
            for key in said:
                said[key] = "0" if key == "bid" else source.choice(ORDERS)


def _twin_jours(state: Any, viewer: Seat | None, source: random.Random, answers: bool) -> None:
    """Change face-down orders, secret answers, and what may be in a cup that is not shown.

    A marker that is drawn turns orders up by itself, so they stay where events are compared.
    """
    if not answers:
        return
    field = state.field
    for side, secret in state.secrets.items():
        if side == viewer:
            continue
        down = [one.id for one in field.groups if one.side == side and one.order is None]
        known = [one for one in secret.ordered if one not in down]
        secret.ordered = (*known, *(one for one in down if source.random() < 0.5))
        if any(field.camps[side].uses.values()):
            secret.combined = source.choice(["", *secret.uses])
            state.cup = [one for one in state.cup if one.side != side or source.random() < 0.5]
    for seat, said in state.flow[0].sealed.items() if state.flow else ():
        if seat != viewer and "orders" in said:
            said["orders"] = "orders none"


def _twin_hoth(state: Any, viewer: Seat | None, source: random.Random) -> None:
    """Shuffle every deck, and hidden cards of other seats between hand, deck and cards taken."""
    if state.campaign is not None:
        _twin_support(state, viewer, source)
    frame = state.flow[0] if state.flow else None
    choosing = frame is not None and state.turn.phase == "draw" and bool(frame.drawn)
    for seat, player in state.players.items():
        taken = frame.drawn if choosing and seat == state.turn.seat else []
        seen = player.hand if seat == viewer or _shown_to_mate(state, seat, viewer) else []
        if seat == viewer:
            seen = [*seen, *taken]
        pool = [card for card in [*player.deck, *player.hand, *taken] if card not in seen]
        source.shuffle(pool)
        player.deck[:] = [pool.pop() for _ in player.deck]
        if not seen:
            player.hand[:] = _sorted_as(player.hand, [pool.pop() for _ in player.hand])
        if seat != viewer:
            taken[:] = pool


def _twin_support(state: Any, viewer: Seat | None, source: random.Random) -> None:
    """Shuffle support decks, and hidden support cards between hand and deck."""
    for side, held in state.campaign.support.items():
        if viewer in state.sides[side].seats:
            source.shuffle(held.deck)
            continue
        pool = [*held.deck, *held.hand]
        source.shuffle(pool)
        held.deck[:] = [pool.pop() for _ in held.deck]
        held.hand[:] = sorted(pool)


def _twin_lords(state: Any, viewer: Seat | None, source: random.Random) -> None:
    """Shuffle every deck, and the cards of hidden hands with their decks."""
    for side, force in state.forces.items():
        pool = force.deck if side == viewer else [*force.hand, *force.deck]
        source.shuffle(pool)
        if side != viewer:
            size = len(force.hand)
            force.hand[:], force.deck[:] = pool[:size], pool[size:]


def _shown_to_mate(state: Any, seat: Seat, viewer: Seat | None) -> bool:
    """Tell whether a viewer is the owner's teammate and the match lets him see the hand."""
    side = seat[:-2]
    mates = viewer in state.sides[side].seats and viewer != seat
    return mates and state.options.get("see_hands", "on") in ("on", side)


def _sorted_as(old: list[str], new: list[str]) -> list[str]:
    return sorted(new) if old == sorted(old) else new


def encoded(value: Any) -> bytes:
    """Encode a view or a list of actions for comparison."""
    return msgspec.json.encode(value, order="deterministic")
