"""Army lists as text: what players write, and the canonical form that is stored.

A list names an army and then either all its cards or only what is exchanged, one line each::

    army: orcs
    name: Long Reach
    2 Orc Ravager ↖ -> Orc Catapult

    army: orcs
    1 orc_gonke_longtooth
    Goblin Bow Pest x4

Cards and armies are known by their ids and by their names in every language; capitals, accents
and marks of punctuation do not matter. Whether the cards make an army is decided in ``armies``.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from bot.engine.model import Text, chain, text
from bot.engine.refusal import Fault
from bot.games.lords.content import MARKS, Card, Localised, LordsContent
from bot.games.notation import nearest

LONGEST = 8000
"""Characters that a list may have."""
TITLE = 40
"""Characters of the name that a player gives to a list."""
QUOTED = 40
"""Characters of a line that a refusal repeats."""
HINTS = 12
"""Unknown names for which the nearest card is looked up; a text with more is no list."""

_BULLET = re.compile(r"^[-*•]\s+")
_RULE = re.compile(r"[-=_*]+")
_HEAD = re.compile(r"(\d{1,3})\s*[x\xd7]?\s+(.+)")
_TAIL = re.compile(r"(.+?)\s*(?::|\s[x\xd7])\s*(\d{1,3})")
_HEADER = re.compile(r"([^:]+):\s*(.*)")
_EXCHANGE = re.compile(r"\s*[-=]?>\s*")
_TITLES = frozenset({"name", "jmeno", "nazwa"})
_ARMIES = frozenset({"army", "armada", "armia"})
_IDLE = frozenset({"cards", "karty"})
_OTHERS = re.compile(rf"[^a-z0-9{''.join(MARKS.values())}]+")


class Exchange(msgspec.Struct, frozen=True):
    """So many copies of a card give way to as many of another."""

    line: int
    copies: int
    old: str
    new: str


class Draft(msgspec.Struct):
    """What a text says; whether it makes an army is still open."""

    title: str = ""
    army: str | None = None
    cards: dict[str, int] = {}
    exchanges: list[Exchange] = []
    faults: list[Fault] = []


def fold(said: str) -> str:
    """Reduce a name to what counts: small letters, digits and mark signs.

    >>> fold("Orčí  Ničitel ↗"), fold("goblin_bow_pest"), fold("Łucznik")
    ('orci nicitel ↗', 'goblin bow pest', 'lucznik')
    """
    plain = unicodedata.normalize("NFKD", said.lower().replace("ł", "l"))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return _OTHERS.sub(" ", letters).strip()


class ListReader:
    """Reads lists; knows every name of every card and army."""

    def __init__(self, content: LordsContent):
        self._armies: dict[str, str] = {}
        for race in content.races.values():
            if race.army is not None:
                for name in (race.army, race.id, *_all(race.name)):
                    self._armies[fold(name)] = race.army
        for army in content.armies.values():
            self._armies.update({fold(name): army.id for name in (army.id, *_all(army.name))})
        self._names: dict[str, str] = {}
        self._namesakes: dict[str, list[str]] = defaultdict(list)
        for card in content.cards.values():
            self._names.update({fold(name): card.id for name in _exact(card)})
            for name in {fold(name) for name in _all(card.name)}:
                self._namesakes[name].append(card.id)

    def read(self, said: str) -> Draft:
        """Read a text; what is wrong with its lines stands among the faults."""
        draft = Draft()
        if len(said) > LONGEST:
            draft.faults.append(_fault(text("lords-list-too-long", most=LONGEST)))
            return draft
        for number, line in enumerate(said.splitlines(), 1):
            plain = _BULLET.sub("", line.partition("#")[0].strip())
            if plain and not _RULE.fullmatch(plain):
                self._line(draft, number, plain)
        return draft

    def names_army(self, said: str) -> bool:
        """Tell whether a text is the name of a base army in any language."""
        return fold(said) in self._armies

    def _line(self, draft: Draft, number: int, line: str) -> None:
        header = _HEADER.fullmatch(line)
        key = fold(header[1]) if header else ""
        if key in _IDLE and header and not header[2]:
            return
        if key in _TITLES and header:
            draft.title = " ".join(header[2].split())[:TITLE].strip()
        elif key in _ARMIES and header:
            self._army(draft, number, header[2])
        elif fold(line) in self._armies:
            self._army(draft, number, line)
        elif len(parts := _EXCHANGE.split(line)) > 1:
            self._exchange(draft, number, parts)
        else:
            copies, card = self._counted(draft, number, line)
            if card is not None:
                draft.cards[card] = draft.cards.get(card, 0) + (1 if copies is None else copies)

    def _army(self, draft: Draft, number: int, said: str) -> None:
        found = self._armies.get(fold(said))
        if found is None:
            known = chain("lords-list-and", map(_army_name, sorted(set(self._armies.values()))))
            what = text("lords-list-no-army", line=number, said=said[:QUOTED], known=known)
            draft.faults.append(_fault(what))
        elif draft.army not in (None, found):
            draft.faults.append(_fault(text("lords-list-two-armies", line=number)))
        else:
            draft.army = found

    def _exchange(self, draft: Draft, number: int, parts: list[str]) -> None:
        """Read a line that exchanges cards, as many for as many.  Rules: LOW-OPC-01."""
        if len(parts) != 2:
            draft.faults.append(_fault(text("lords-list-no-exchange", line=number)))
            return
        given, old = self._counted(draft, number, parts[0])
        taken, new = self._counted(draft, number, parts[1])
        if given is not None and taken is not None and given != taken:
            what = text("lords-list-uneven", line=number, given=given, taken=taken)
            draft.faults.append(Fault(what, "LOW-OPC-01"))
        elif old is not None and new is not None:
            copies = next((one for one in (given, taken) if one is not None), 1)
            if copies:
                draft.exchanges.append(Exchange(number, copies, old, new))
            else:
                draft.faults.append(Fault(text("lords-list-no-cards", line=number), "LOW-OPC-01"))

    def _counted(self, draft: Draft, number: int, said: str) -> tuple[int | None, str | None]:
        """Return the copies, where any are named, and the card; None where there is none."""
        copies, name = None, said.strip()
        if head := _HEAD.fullmatch(name):
            copies, name = int(head[1]), head[2]
        elif tail := _TAIL.fullmatch(name):
            copies, name = int(tail[2]), tail[1]
        found = self._found(name)
        if len(found) == 1:
            return copies, found[0]
        if found:
            which = chain("lords-list-or", map(_with_id, found))
            what = text("lords-list-ambiguous", line=number, said=name[:QUOTED], which=which)
        else:
            what = self._unknown(number, name, hint=len(draft.faults) < HINTS)
        draft.faults.append(_fault(what))
        return copies, None

    def _found(self, name: str) -> list[str]:
        plain = fold(name)
        return [self._names[plain]] if plain in self._names else self._namesakes.get(plain, [])

    def _unknown(self, number: int, name: str, *, hint: bool) -> Text:
        said = name[:QUOTED]
        near = nearest(fold(said), self._names) if hint else None
        if near is None:
            return text("lords-list-no-card", line=number, said=said)
        return text("lords-list-near", line=number, said=said, near=_with_id(self._names[near]))


def write(content: LordsContent, army: str, title: str, cards: Mapping[str, int]) -> str:
    """Write a list in its canonical form: every card by its id, the highest ranks first."""
    lines = [f"{cards[card]} {card}" for card in in_order(content, cards)]
    return "\n".join([f"name: {title}", f"army: {army}", *lines])


def in_order(content: LordsContent, cards: Iterable[str]) -> list[str]:
    """Sort cards from the general down, otherwise as they stand in the data."""
    places = {card: place for place, card in enumerate(content.cards)}
    pips = {card: content.ranks[content.cards[card].rank].pips for card in places}
    return sorted(cards, key=lambda card: (-pips[card], places[card]))


def _fault(what: Text) -> Fault:
    return Fault(what, "LOW-ARM-04")


def _army_name(army: str) -> Text:
    return text("lords-list-with-id", name=Text(f"lords-army-{army}"), id=army)


def _with_id(card: str) -> Text:
    return text("lords-list-with-id", name=Text(f"lords-card-{card}"), id=card)


def _all(name: Localised) -> Iterator[str]:
    return (getattr(name, locale) for locale in name.__struct_fields__)


def _exact(card: Card) -> Iterator[str]:
    """Yield the names that mean this card and no other."""
    yield card.id
    for name in _all(card.name):
        if card.mark is None:
            yield name
        else:
            yield f"{name} {MARKS[card.mark]}"
            yield f"{name} {card.mark}"
