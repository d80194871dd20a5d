"""Army lists that players type: reading with every fault named, and canonical writing.

An element is a card by its id, or a profile typed by hand. Nothing of army building (points,
limits of lists) is enforced at a live table; see ``building``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn, TypeVar

import msgspec

from bot.engine.model import Text, text
from bot.engine.refusal import Refused
from bot.engine.setup.options import Army
from bot.games.fire_and_sword.content import (
    Fact,
    FireAndSwordContent,
    Flaw,
    Mode,
    Order,
    Profile,
    TypedCard,
    profile_flaws,
)
from bot.games.fire_and_sword.rules.fighter import equip, may_have
from bot.games.notation import fields_of
from bot.strict_yaml import parse

T = TypeVar("T")
SHOWN = 12
"""How many faults a refusal lists."""
LONGEST = 50
"""Characters of a word of the list that a refusal repeats."""
Fault = tuple[str, Text, str]
"""Place inside the list, reason, and rule id or nothing."""


class Listed(Fact, frozen=True, kw_only=True):
    """An element of an army list: a card or a typed profile, with its own name and upgrades.

    Rules: FAS-OPT-07, FAS-LIVE-11.
    """

    card: str | None = None
    profile: TypedCard | None = None
    name: str = ""
    upgrades: tuple[str, ...] = ()
    order: Order | None = None
    mode: Mode | None = None


class ArmyList(Fact, frozen=True, kw_only=True):
    """An army: its elements, and the Motivation it starts with; ``faction`` None: of its own."""

    name: str
    motivation: int
    faction: str | None = None
    elements: tuple[Listed, ...]


def profile_of(content: FireAndSwordContent, listed: Listed) -> Profile:
    """Return the profile of an element with its upgrades."""
    base: Profile | None = listed.profile
    if base is None:
        base = content.cards[listed.card or ""]
    return equip(content, base, listed.upgrades)


def ready(content: FireAndSwordContent, army_id: str) -> ArmyList:
    """Return a ready-made army of the content, named by its id."""
    army = content.armies[army_id]
    return ArmyList(
        name=army.name.en,
        motivation=army.motivation,
        faction=army.faction,
        elements=tuple(
            Listed(card=one.card, order=one.order, mode=one.mode, upgrades=one.upgrades)
            for one in army.elements
        ),
    )


# Reading ------------------------------------------------------------------------------------------


def read(content: FireAndSwordContent, source: str) -> ArmyList:
    """Read an army list; raises ``Refused`` with every fault that was found.

    Rules: FAS-OPT-07, FAS-10.4-a.
    """
    if len(source) > content.limits.text:
        refuse([("", text("fas-army-too-long", count=content.limits.text), "")])
    raw, wrong = parse(source)
    if wrong:
        refuse([
            ("", text("fas-army-yaml", line=one.line, problem=_short(one.reason)), "")
            for one in wrong
        ])  # fmt: skip
    if not isinstance(raw, dict):
        refuse([("", Text("fas-army-no-map"), "")])
    elements, faults = _elements(content, raw.get("elements"))
    army, more = _convert({**raw, "elements": []}, ArmyList, "")
    faults = [*more, *faults]
    if army is not None:
        army = msgspec.structs.replace(army, elements=tuple(elements))
        faults += _army_faults(content, army, whole=not faults)
    if faults or army is None:
        refuse(faults)
    return army


def refuse(faults: Sequence[Fault]) -> NoReturn:
    """Raise ``Refused`` with the faults of a list."""
    lines = [_line(fault) for fault in faults[:SHOWN]]
    if len(faults) > SHOWN:
        lines.append(text("fas-army-more", count=len(faults) - SHOWN))
    joined = lines[-1]
    for line in reversed(lines[:-1]):
        joined = text("fas-army-lines", first=line, rest=joined)
    rule = next((rule for _, _, rule in faults if rule), None)
    raise Refused(text("fas-army-refused", count=len(faults), faults=joined), rule)


def _line(fault: Fault) -> Text:
    """Write a fault with the place where it stands; one of the whole text stands nowhere."""
    place, reason, rule = fault
    if not place:
        return text("fas-army-fault-whole", reason=_short(reason))
    if not rule:
        return text("fas-army-fault-plain", place=_clipped(place), reason=_short(reason))
    return text("fas-army-fault", place=_clipped(place), reason=_short(reason), rule=rule)


def _clipped(word: str) -> str:
    """Shorten what a player typed, so that a refusal fits in a message."""
    return word if len(word) <= LONGEST else f"{word[:LONGEST]}..."


def _short(reason: Text) -> Text:
    args = {
        key: _clipped(value) if isinstance(value, str) else value
        for key, value in reason.args.items()
    }
    return Text(reason.key, args)


def _elements(content: FireAndSwordContent, raw: Any) -> tuple[list[Listed], list[Fault]]:
    """Return the elements that can be read and the faults of the others."""
    span = content.limits.elements
    if not isinstance(raw, list):
        return [], [("elements", Text("fas-army-no-elements"), "")]
    found: list[Listed] = []
    faults: list[Fault] = []
    for place, entry in enumerate(raw, 1):
        values = {"card": entry} if isinstance(entry, str) else entry
        where = f"elements[{place}]"
        if not isinstance(values, dict):
            faults.append((where, Text("fas-army-no-element"), ""))
            continue
        times = values.get("count", 1)
        if not (type(times) is int and span.holds(times)):
            faults.append((f"{where}.count", _out_of(times, span.least, span.most), ""))
            continue
        bare = {key: value for key, value in values.items() if key != "count"}
        listed, wrong = _convert(bare, Listed, where)
        faults += wrong
        if listed is not None:
            faults += _element_faults(content, listed, where)
            found += [listed] * times
    if not span.holds(max(len(found), len(raw))):
        faults.append(("elements", _out_of(len(found), span.least, span.most), ""))
    return found, faults


def _out_of(number: object, least: int, most: int) -> Text:
    return text("fas-flaw-range", number=str(number)[:20], least=least, most=most)


_ERRORS = (
    (re.compile(r"missing required field `(.*?)`"), "fas-army-missing"),
    (re.compile(r"unknown field `(.*?)`"), "fas-army-unknown"),
    (re.compile(r"Invalid enum value '?(.*?)'?( - at|$)"), "fas-army-not-one"),
)
_TYPE = re.compile(r"Expected `(\w+)")
_TYPES = frozenset(("int", "str", "bool", "array", "object"))
"""What a value may be, as players are told it."""


def _convert(raw: Any, kind: type[T], where: str) -> tuple[T | None, list[Fault]]:
    """Return a struct, or the fault that keeps it from being built."""
    try:
        return msgspec.convert(raw, kind, strict=True), []
    except msgspec.ValidationError as error:
        message, _, inside = str(error).partition(" - at `$")
        place = f"{where}{inside.rstrip('`')}".lstrip(".")
        for pattern, key in _ERRORS:
            match = pattern.search(message)
            if match:
                return None, [(place, text(key, what=match.group(1)), "")]
        wanted = _TYPE.search(message)
        named = wanted[1] if wanted and wanted[1] in _TYPES else "other"
        return None, [(place, Text(f"fas-army-type-{named}"), "")]


# Faults -------------------------------------------------------------------------------------------


def _army_faults(content: FireAndSwordContent, army: ArmyList, whole: bool) -> Iterator[Fault]:
    """Yield what is wrong with the army; ``whole``: all its elements could be read.

    Rules: FAS-10.4-a, FAS-11-a.
    """
    limits = content.limits
    if not _is_name(content, army.name):
        yield "name", text("fas-army-name", count=limits.name), ""
    if not limits.motivation.holds(army.motivation):
        span = limits.motivation
        yield "motivation", _out_of(army.motivation, span.least, span.most), "FAS-11-a"
    if army.faction is not None and army.faction not in content.factions:
        yield "faction", text("fas-army-no-faction", name=army.faction), ""
    commands = [profile_of(content, one).command for one in army.elements] if whole else []
    chiefs = sum(one is not None and one.commander_in_chief for one in commands)
    if whole and chiefs != 1:
        yield "elements", text("fas-army-chiefs", count=chiefs), "FAS-10.4-a"


def _is_name(content: FireAndSwordContent, name: str) -> bool:
    """Tell whether a name fits in a line."""
    return name.strip() != "" and name.isprintable() and len(name) <= content.limits.name


def _element_faults(content: FireAndSwordContent, listed: Listed, where: str) -> list[Fault]:
    if (listed.card is None) == (listed.profile is None):
        return [(where, Text("fas-army-card-or-profile"), "FAS-OPT-07")]
    if listed.card is not None and listed.card not in content.cards:
        return [(where, text("fas-army-no-card", name=listed.card), "FAS-1.1.3-a")]
    faults: list[Fault] = []
    if listed.profile is not None:
        flaws: Iterator[Flaw] = profile_flaws(content, listed.profile)
        faults += [(f"{where}.profile.{one.path}", one.reason, one.rule) for one in flaws]
        names = [listed.profile.name, *([listed.name] if listed.name else [])]
    else:
        names = [listed.name] if listed.name else []
    if not all(_is_name(content, name) for name in names):
        faults.append((f"{where}.name", text("fas-army-name", count=content.limits.name), ""))
    return faults or list(_choices(content, listed, where))


def _choices(content: FireAndSwordContent, listed: Listed, where: str) -> Iterator[Fault]:
    """Yield what is wrong with upgrades, preset order and type.

    Rules: FAS-3.1-a, FAS-9.1-a, FAS-12.1-DRA.
    """
    card = content.cards.get(listed.card or "")
    profile: Profile | None = listed.profile or card
    assert profile is not None
    unknown = [name for name in listed.upgrades if name not in content.upgrades]
    for name in unknown:
        yield f"{where}.upgrades", text("fas-army-no-upgrade", name=name), ""
    most = content.limits.upgrades
    if len(listed.upgrades) > most or len(set(listed.upgrades)) != len(listed.upgrades):
        yield f"{where}.upgrades", text("fas-army-upgrades", count=most), ""
    for name in set(listed.upgrades) - set(unknown):
        if not may_have(content, profile, card.faction if card else None, name):
            upgrade = Text(f"fas-upgrade-{name}")
            yield f"{where}.upgrades", text("fas-army-not-for", upgrade=upgrade), ""
    if listed.order is not None and profile.kind == "group":
        yield f"{where}.order", Text("fas-army-group-order"), "FAS-9.1-a"
    if listed.mode is not None and isinstance(profile.speed, int):
        yield f"{where}.mode", Text("fas-army-mode"), "FAS-12.1-DRA"


# Writing ------------------------------------------------------------------------------------------


def write(army: ArmyList) -> str:
    """Write an army list canonically: equal lists have equal texts, and reading gives the list."""
    head = {"name": army.name, "faction": army.faction, "motivation": army.motivation}
    lines = [f"{key}: {_flow(value)}" for key, value in head.items() if value is not None]
    lines += ["elements:", *(f"- {_flow(_bare(one))}" for one in army.elements)]
    return "\n".join(lines) + "\n"


def _flow(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _bare(value: Any) -> Any:
    """Return plain values without what is left to the defaults."""
    if isinstance(value, msgspec.Struct):
        fields = fields_of(type(value))
        pairs = [(one.name, getattr(value, one.name), one.default) for one in fields]
        return {name: _bare(item) for name, item, default in pairs if item != default}
    return [_bare(item) for item in value] if isinstance(value, tuple) else value


def points_of(content: FireAndSwordContent, army: ArmyList) -> int:
    """Return the points of the cards and upgrades of an army; typed profiles have none."""
    total = 0
    for listed in army.elements:
        card = content.cards.get(listed.card or "")
        if card is not None:
            coins = card.coins.count if card.coins else 0
            factors = sum(content.upgrades[name].factor for name in listed.upgrades)
            total += card.points + factors * coins
    return total


def army(content: FireAndSwordContent, found: ArmyList) -> Army:
    """Return an army list as the engine keeps it: name, canonical text, and what is in it."""
    units = sum(profile_of(content, one).kind == "unit" for one in found.elements)
    head = text(
        "fas-army-summary",
        count=units,
        groups=len(found.elements) - units,
        points=points_of(content, found),
        motivation=found.motivation,
    )
    return Army(found.name, write(found), (head, *(element_line(one) for one in found.elements)))


def element_line(listed: Listed) -> Text:
    """Say an element of an army list: its name and its upgrades."""
    if listed.profile is not None:
        name = Text("plain", {"text": listed.profile.name})
    else:
        name = Text(f"fas-card-{listed.card}")
    if listed.name:
        name = text("fas-army-named", name=listed.name, card=name)
    for upgrade in listed.upgrades:
        name = text("fas-army-with", name=name, upgrade=Text(f"fas-upgrade-{upgrade}"))
    return name
