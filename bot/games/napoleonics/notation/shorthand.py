"""Orders as players in a hurry type them: other signs, words left out, names cut short.

Nothing is guessed that costs something: what is left out must leave exactly one legal order, and
hexes alone never stand for an attack or a move that was not named by both ends.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.engine.refusal import ambiguous
from bot.games.commands_colors.actions import KeepCard, MoveUnit, NameSection, PlayCard
from bot.games.napoleonics.model.actions import Attack, MoveLeader, NapAction

HEX = r"[a-i]\d{1,2}"
SIGNS = (
    (re.compile(r"[\u2013\u2014\u2192]|-+>|>+"), ">"),
    (re.compile(rf"(?<=[0-9]) ?(?:[\u00d7*]|attacks?|against|vs\.?) ?(?={HEX})"), "x"),
    (re.compile(rf"(?<=[0-9]) to (?={HEX})"), ">"),
)
"""Other signs for those of the notation."""
JOINED = re.compile(rf"(?<=[0-9]) ?(?:[+&]|with|and) ?(?={HEX})")
"""What stands before each artillery that joins an attack."""
BETWEEN = re.compile(rf"(?:(move|leader|fire|melee|attack) )?({HEX}(?:[ ,>x-]+{HEX})+)")
"""Hexes one after the other, with or without a word that says what for."""
SHORTEST, MOST = 3, 6
"""Letters of a name cut short, and how many orders are listed where more than one fits."""
NAMED_BY_HEXES = (Attack, MoveLeader, MoveUnit)
"""Orders that are never guessed."""
CUT_SHORT = (PlayCard, KeepCard, NameSection)
"""Orders of which the name may be cut short."""
Write = Callable[[NapAction], str]


def usual_signs(text: str, options: Sequence[NapAction]) -> str:
    """Return a text in small letters with the signs of the notation.

    >>> usual_signs("H6 -> G6", ()), usual_signs("move h6, g6", ())
    ('h6 > g6', 'h6>g6')
    >>> usual_signs("G6 attacks F6 + H6 and H7", ())
    'g6xf6 with h6 h7'
    """
    plain = " ".join(text.lower().replace("center", "centre").split())
    for pattern, sign in SIGNS:
        plain = pattern.sub(sign, plain)
    first, *guns = JOINED.split(plain)
    first = _between(first, options)
    return f"{first} with {' '.join(guns)}" if guns else first


def _between(plain: str, options: Sequence[NapAction]) -> str:
    """Write the sign of the notation between hexes that follow one another."""
    found = BETWEEN.fullmatch(plain)
    if found is None or (found[1] is None and re.search("[>x-]", plain)):
        return plain
    path = re.findall(HEX, found[2])
    if found[1] == "leader":
        return f"leader {'>'.join(path)}"
    fights = found[1] in ("fire", "melee", "attack")
    fights = fights or (found[1] is None and any(isinstance(one, Attack) for one in options))
    return ("x" if fights else ">").join(path)


def meant(options: Sequence[NapAction], plain: str, write: Write) -> NapAction | None:
    """Return the one legal order that a text names without its first word, or cut short.

    Raises ``Ambiguous`` where it may be one of several.
    """
    said = spaced(plain)
    known = {one: spaced(write(one)) for one in options if not isinstance(one, NAMED_BY_HEXES)}
    fitting = [one for one, words in known.items() if said in (words, rest(words))]
    if not fitting and len(said) >= SHORTEST:
        fitting = [
            one
            for one, words in known.items()
            if isinstance(one, CUT_SHORT)
            and (words.startswith(said) or rest(words).startswith(said))
            and said != words.partition(" ")[0]
        ]
    if len(fitting) > 1:
        raise ambiguous(write(one) for one in fitting[:MOST])
    return fitting[0] if fitting else None


def spaced(words: str) -> str:
    """Write words with single spaces between them and no other signs.

    >>> spaced("card Attack - Centre"), spaced("card attack_centre")
    ('card attack centre', 'card attack centre')
    """
    return " ".join(re.findall("[a-z0-9]+", words.lower()))


def rest(words: str) -> str:
    """Return words without the first one."""
    return words.partition(" ")[2]
