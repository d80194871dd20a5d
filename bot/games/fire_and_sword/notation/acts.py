"""Actions on a virtual table as they are written: ``move 30 6.5``, ``turn FL left``.

Numbers are inches and degrees with a point; an action keeps them in fixed point, so that a written
action read again is the same. The element that acts stands before its action, or is known.

>>> write(read("double 0 12.50"))
'double 0 12.5'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.games.fire_and_sword.geometry.approaches import WHOLE
from bot.games.fire_and_sword.geometry.fixed import DEGREE, FULL, INCH, QUARTER, Spot
from bot.games.fire_and_sword.geometry.turning import CORNERS, Corner, Wheel
from bot.games.fire_and_sword.model.acts import (
    Act,
    Aim,
    Base,
    Go,
    Leave,
    Plain,
    Retire,
    Shoot,
    Slide,
    Turn,
    Wander,
    Way,
)
from bot.games.notation import BadNotation

WAYS: dict[str, Way] = {
    "move": "move", "double": "double_move", "march": "march", "withdraw": "withdraw",
    "disengage": "disengage",
}  # fmt: skip
"""Movements along a line by the word that is written."""
WORDS = {way: word for word, way in WAYS.items()}
STRAIGHT = ("march", "withdraw")
"""Movements whose angle may be left out: straight."""
FREE = "free"
"""The word before a free action."""
MOST_WORDS = 20
STANDARD = "standard_fire"
AIMED = ("at", "from", "left", "right")
DIGITS = frozenset("-0123456789")
DECIMALS = {INCH: 3, DEGREE: 2, WHOLE: 4}


# Numbers -----------------------------------------------------------------------------------------


def fixed(word: str, scale: int) -> int:
    """Return a decimal number in whole parts of ``scale``; raises ``BadNotation``.

    Finer numbers than the notation has are rounded before legality is checked.

    Rules: FAS-GEO-21, FAS-NOT-02.

    >>> fixed("-6.5", 1000)
    -6500
    """
    sign = -1 if word.startswith("-") else 1
    whole, _, part = word.removeprefix("-").removeprefix("+").partition(".")
    digits = whole + part
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        raise BadNotation(f"{word[:20]} is no number")
    parts: int = 10 ** len(part)
    return sign * ((int(digits) * scale * 2 + parts) // (2 * parts))


def decimal(value: int, scale: int) -> str:
    """Write a number in fixed point without trailing zeros.

    >>> decimal(-6500, 1000), decimal(12000, 1000)
    ('-6.5', '12')
    """
    sign, (whole, part) = "-" if value < 0 else "", divmod(abs(value), scale)
    tail = str(part).rjust(DECIMALS[scale], "0").rstrip("0")
    return f"{sign}{whole}.{tail}" if tail else f"{sign}{whole}"


def degrees(word: str) -> int:
    """Read an angle: a number, or so many degrees left or right (``L10``, ``R30``)."""
    if word[:1] in ("l", "r") and word[1:]:
        return fixed(word[1:], DEGREE) * (-1 if word[0] == "l" else 1)
    return fixed(word, DEGREE)


def inches(word: str) -> int:
    """Read a distance or coordinate."""
    return fixed(word, INCH)


# Reading -----------------------------------------------------------------------------------------


def read(text: str) -> Act:
    """Read an action; raises ``BadNotation``.  Rules: FAS-NOT-03."""
    words = text.lower().split()
    if not words or len(words) > MOST_WORDS:
        raise BadNotation("an action begins with a verb")
    is_free = words[0] == FREE
    return Act(_base(words[is_free:] or [FREE]), is_free)


def _base(words: Sequence[str]) -> Base:
    verb, rest = words[0], words[1:]
    if verb == "half" and rest[:1] == ["path"]:
        return _path(rest[1:])._replace(is_half=True)
    reader = READERS.get(verb)
    return Plain(verb, tuple(rest)) if reader is None else reader(verb, rest)


def _go(verb: str, rest: Sequence[str]) -> Go:
    way = WAYS[verb]
    if way == "disengage":
        if len(rest) != 3 or rest[0] not in ("1", "2", "3", "4"):
            raise BadNotation("disengage: a REF from 1 to 4, an angle, a distance")
        return Go(way, int(rest[0]), degrees(rest[1]), inches(rest[2]))
    if len(rest) == 1 and verb in STRAIGHT:
        rest = ("0", *rest)
    if len(rest) != 2:
        raise BadNotation(f"{verb}: an angle and a distance")
    return Go(way, 3 if way == "withdraw" else 1, degrees(rest[0]), inches(rest[1]))


def _slide(verb: str, rest: Sequence[str]) -> Slide:
    if len(rest) != 2:
        raise BadNotation(f"{verb}: a direction and a distance")
    return Slide(fixed(rest[0], DEGREE) % FULL, inches(rest[1]))


def _turn(verb: str, rest: Sequence[str]) -> Turn:
    if list(rest) == ["about"]:
        return Turn(Wheel(2 * QUARTER))
    if len(rest) == 1:
        return Turn(Wheel(degrees(rest[0])))
    corner = _corner(rest[0]) if len(rest) == 2 else None
    if corner is None or rest[1] not in ("left", "right"):
        raise BadNotation(f"{verb}: an angle, a corner with left or right, or about")
    return Turn(Wheel(QUARTER if rest[1] == "right" else -QUARTER, corner))


def _corner(word: str) -> Corner | None:
    return next((one for one in CORNERS if one.lower() == word), None)


def _wander(verb: str, rest: Sequence[str]) -> Wander:
    return _path(rest)


def _retire(verb: str, rest: Sequence[str]) -> Retire:
    if len(rest) != 1:
        raise BadNotation("retire: a distance")
    return Retire(inches(rest[0]))


def _leave(verb: str, rest: Sequence[str]) -> Leave:
    if len(rest) != 4 or rest[2] not in ("1", "3"):
        raise BadNotation(f"{verb}: a point of the rim, REF 1 or 3, a heading")
    spot = Spot(inches(rest[0]), inches(rest[1]))
    return Leave(spot, int(rest[2]), fixed(rest[3], DEGREE) % FULL)


def _occupy(verb: str, rest: Sequence[str]) -> Plain:
    return Plain(verb, tuple(one.upper() for one in rest))


def _path(rest: Sequence[str]) -> Wander:
    turn = 0
    if len(rest) > 2 and rest[-2] == "turn":
        turn, rest = degrees(rest[-1]), rest[:-2]
    if not rest or len(rest) % 2:
        raise BadNotation("path: points, each an x and a y")
    numbers = [inches(one) for one in rest]
    return Wander(tuple(map(Spot, numbers[::2], numbers[1::2])), turn)


def _shoot(verb: str, rest: Sequence[str]) -> Shoot:
    """Read a shot: at one target, split, or with the movement of a special fire."""
    words = list(rest)
    if words[:1] == ["split"]:
        return Shoot("split_fire", tuple(_split(words[1:])))
    if words[:1] == ["caracole"] and len(words) in (3, 4):
        return Shoot(words[0], tuple(map(Aim, words[3:])), degrees(words[1]), inches(words[2]))
    if words[:1] == ["countermarch"]:
        if len(words) != 4 or words[2] not in ("before", "after"):
            raise BadNotation("countermarch: a Unit, before or after, a distance")
        return Shoot(words[0], (Aim(words[1]),), 0, inches(words[3]), words[2] == "before")
    if words[:1] == ["structure"]:
        words = [words[1].upper(), *words[2:]] if len(words) > 1 else []
    if not words:
        raise BadNotation("shoot: at what?")
    target, fire = words.pop(0), STANDARD
    if words and words[0] not in AIMED:
        fire = words.pop(0)
    return Shoot(fire, (_aim(target, words),))


def _split(words: list[str]) -> Iterator[Aim]:
    while words:
        target = words.pop(0)
        numbers = []
        while words and words[0][:1] in DIGITS:
            numbers.append(words.pop(0))
        if len(numbers) == 1 and numbers[0] in ("1", "2", "3", "4"):
            yield Aim(target, ref=int(numbers[0]))
        elif len(numbers) == 2:
            yield Aim(target, origin=Spot(*map(inches, numbers)))
        else:
            raise BadNotation("split: for each Unit a REF, or a point of the rim")


def _aim(target: str, words: list[str]) -> Aim:
    """Read what is said of a line: ``at`` a point, the side of the corridor, ``from`` a point."""
    aim = Aim(target)
    while words:
        word = words.pop(0)
        if word in ("left", "right"):
            aim = aim._replace(side=word)
        elif word in ("at", "from") and len(words) > 1:
            spot = Spot(inches(words.pop(0)), inches(words.pop(0)))
            aim = aim._replace(spot=spot) if word == "at" else aim._replace(origin=spot)
        else:
            raise BadNotation("shoot: at x y, left or right, from x y")
    return aim


READERS: dict[str, Callable[[str, Sequence[str]], Base]] = {
    **dict.fromkeys(WAYS, _go),
    "reposition": _slide,
    "turn": _turn,
    "leave": _leave,
    "occupy": _occupy,
    "path": _wander,
    "retire": _retire,
    "shoot": _shoot,
}
"""What reads the words after a verb; any other verb takes words as they are."""


# Writing -----------------------------------------------------------------------------------------


def write(act: Act) -> str:
    """Write an action as ``read`` takes it; equal actions are written alike.  Rules: FAS-NOT-03."""
    return f"{FREE} {_written(act.base)}" if act.is_free else _written(act.base)


def _written(act: Base) -> str:
    match act:
        case Go():
            phi, far = decimal(act.phi, DEGREE), decimal(act.far, INCH)
            start = f"{act.ref} " if act.way == "disengage" else ""
            return f"{WORDS[act.way]} {start}{phi} {far}"
        case Slide():
            return f"reposition {decimal(act.direction, DEGREE)} {decimal(act.far, INCH)}"
        case Turn():
            return f"turn {_wheel(act.wheel)}"
        case Wander():
            points = " ".join(f"{decimal(x, INCH)} {decimal(y, INCH)}" for x, y in act.points)
            turn = f" turn {decimal(act.turn, DEGREE)}" if act.turn else ""
            return f"{'half ' if act.is_half else ''}path {points}{turn}"
        case Shoot():
            return f"shoot {_shot(act)}"
        case Retire():
            return f"retire {decimal(act.far, INCH)}"
        case Leave():
            return f"leave {_point(act.spot)} {act.ref} {decimal(act.heading, DEGREE)}"
        case Plain():
            return " ".join((act.verb, *act.words))


def _shot(act: Shoot) -> str:
    far = decimal(act.far, INCH)
    if act.fire == "caracole":
        at_ = "".join(f" {one.target}" for one in act.aims)
        return f"caracole {decimal(act.phi, DEGREE)} {far}{at_}"
    if act.fire == "countermarch":
        return f"countermarch {act.aims[0].target} {'before' if act.before else 'after'} {far}"
    if act.fire == "split_fire":
        return " ".join(["split", *(f"{one.target} {_from(one)}" for one in act.aims)])
    (aim,) = act.aims
    words = ["structure", aim.target] if aim.target[0].isupper() else [aim.target]
    if act.fire != STANDARD:
        words.append(act.fire)
    if aim.spot is not None:
        words += ["at", _point(aim.spot)]
    if aim.side:
        words.append(aim.side)
    if aim.origin is not None:
        words += ["from", _point(aim.origin)]
    return " ".join(words)


def _from(aim: Aim) -> str:
    return str(aim.ref) if aim.origin is None else _point(aim.origin)


def _point(spot: Spot) -> str:
    return f"{decimal(spot.x, INCH)} {decimal(spot.y, INCH)}"


def _wheel(wheel: Wheel) -> str:
    if wheel.corner is not None:
        return f"{wheel.corner.lower()} {'right' if wheel.by > 0 else 'left'}"
    return "about" if abs(wheel.by) == 2 * QUARTER else decimal(wheel.by, DEGREE)
