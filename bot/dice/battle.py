"""Battle dice against a class of targets: Battle of Hoth and Napoleonics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from bot.engine.model import Text

from .content import BattleDie, DiceContent
from .faults import fault, require
from .hand import Hand
from .outcome import ChanceBar, Chart, Line, Mark, RollOutcome, Row, Shown, plain
from .requests import Battle
from .spread import Spread, spread

MOST_DICE = 40


class Rules(NamedTuple):
    """What the dice of one attack do: faces that hit, that confirm, and that drive back."""

    die: BattleDie
    hits: frozenset[str]
    confirm: frozenset[str]
    flags: frozenset[str]
    named: tuple[str, ...]


def rules_of(request: Battle, content: DiceContent) -> Rules:
    """Find the rules of an attack; raises ``Refused`` for one that the system does not know."""
    require(request.dice, 1, MOST_DICE, "battle-dice")
    die = content.battle.get(request.system)
    target = die.targets.get(request.target) if die else None
    if die is None or target is None:
        raise fault("target", order=request.target)
    mode = die.modes.get(request.mode) if request.mode else None
    if die.modes and mode is None:
        raise fault("mode", order=request.mode)
    if mode is None or target.alone:
        hits, steadfast, named = target.hits, target.steadfast, target.rules
    else:
        hits = mode.only or (*target.hits, *mode.also)
        steadfast, named = mode.steadfast or target.steadfast, (*target.rules, *mode.rules)
    flags = frozenset() if steadfast else frozenset({die.flag})
    return Rules(die, frozenset(hits), frozenset(target.confirm), flags, (*die.rules, *named))


def perform(request: Battle, content: DiceContent, hand: Hand) -> RollOutcome:
    """Roll an attack, and the confirmation roll of its hits where the target needs one.

    Rules: HOTH-RES-01, HOTH-RES-02, HOTH-RET-01, HOTH-RET-10, HOTH-AAT-01, HOTH-AAT-02,
    HOTH-AAT-03, HOTH-FORT-04, NAP-GEN-05, NAP-RNG-10, NAP-MEL-08, NAP-MEL-09, NAP-MEL-10,
    NAP-RR-03.
    """
    rules = rules_of(request, content)
    faces = _rolled(hand, rules, request.dice)
    counts = Counter(faces)
    hits = sum(counts[face] for face in rules.hits)
    flags = sum(counts[face] for face in rules.flags)
    rows = [_row(Text("dice-row-attack"), faces, rules.hits, rules.flags)]
    lines = [_tally_line(rules, hits, flags)]
    if not rules.confirm:
        args: dict[str, str | int | Text] = {"hits": hits, "flags": flags}
        key = "dice-result-battle" if rules.flags else "dice-result-hits"
        return RollOutcome(_heading(request), tuple(rows), tuple(lines), Text(key, args), hits)
    destroyed = False
    if hits:
        again = _rolled(hand, rules, hits)
        destroyed = bool(rules.confirm & set(again))
        rows.append(_row(Text("dice-row-confirm"), again, rules.confirm, frozenset()))
        lines.append(
            Line(Text("dice-line-confirm", {"count": hits}), rules.named[len(rules.die.rules) :])
        )
    result = Text("dice-result-destroyed" if destroyed else "dice-result-unharmed")
    return RollOutcome(_heading(request), tuple(rows), tuple(lines), result, hits)


def _rolled(hand: Hand, rules: Rules, count: int) -> list[str]:
    values = hand.roll(count, len(rules.die.faces), rules.die.rules[0])
    return [rules.die.faces[value - 1] for value in values]


def _row(label: Text, faces: Sequence[str], hits: frozenset[str], flags: frozenset[str]) -> Row:
    def mark(face: str) -> Mark:
        if face in hits:
            return "hit"
        return "flag" if face in flags else "miss"

    return Row(label, tuple(Shown(face, mark(face)) for face in faces))


def _heading(request: Battle) -> Text:
    args: dict[str, str | int | Text] = {
        "system": Text(f"dice-system-{request.system}"),
        "count": request.dice,
        "target": Text(f"dice-target-{request.target}"),
    }
    if not request.mode:
        return Text("dice-heading-battle", args)
    return Text("dice-heading-battle-mode", {**args, "mode": Text(f"dice-mode-{request.mode}")})


def _tally_line(rules: Rules, hits: int, flags: int) -> Line:
    faces = _faces(sorted(rules.hits, key=rules.die.faces.index))
    key = "dice-line-hits-flags" if rules.flags else "dice-line-hits"
    args: dict[str, str | int | Text] = {"faces": faces, "hits": hits, "flags": flags}
    if rules.flags:
        args["flag"] = Text(f"dice-face-{rules.die.flag}")
    return Line(Text(key, args), rules.named)


def _faces(faces: Sequence[str]) -> Text:
    """Join the names of faces."""
    first = Text(f"dice-face-{faces[0]}")
    if len(faces) == 1:
        return first
    return Text("dice-and", {"first": first, "rest": _faces(faces[1:])})


# Odds ---------------------------------------------------------------------------------------------


def share(die: BattleDie, faces: frozenset[str]) -> Fraction:
    """Return the chance that one die shows one of the faces."""
    return Fraction(sum(face in faces for face in die.faces), len(die.faces))


def score(request: Battle, content: DiceContent) -> Spread:
    """Return the distribution of hits."""
    rules = rules_of(request, content)
    good = sum(face in rules.hits for face in rules.die.faces)
    bad, dice = len(rules.die.faces) - good, request.dice
    return spread((k, comb(dice, k) * good**k * bad ** (dice - k)) for k in range(dice + 1))


def chart(request: Battle, content: DiceContent) -> Chart:
    """Return the exact chances of an attack.

    Rules: HOTH-ODDS-01, HOTH-ODDS-02.
    """
    rules, hits = rules_of(request, content), score(request, content)
    facts = [ChanceBar(Text("dice-fact-hit"), hits.at_least(1))]
    hit = share(rules.die, rules.hits)
    if rules.confirm:
        destroyed = 1 - (1 - hit * share(rules.die, rules.confirm)) ** request.dice
        facts.append(ChanceBar(Text("dice-fact-destroyed"), destroyed))
    if rules.flags:
        back = 1 - (1 - share(rules.die, rules.flags)) ** request.dice
        facts.append(ChanceBar(Text("dice-fact-flag"), back))
        facts.append(ChanceBar(Text("dice-fact-nothing"), _nothing(rules, request.dice)))
    bars = tuple(ChanceBar(plain(str(k)), hits.chance(k)) for k in hits.ways)
    return Chart(
        _heading(request), bars, tuple(facts), mean=hits.mean, rising=True, rules=rules.named
    )


def _nothing(rules: Rules, dice: int) -> Fraction:
    return (1 - share(rules.die, rules.hits | rules.flags)) ** dice
