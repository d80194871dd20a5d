"""The frame of a board: plates of both sides, title, phase and card, and the report below."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Side, Text, text
from bot.games.hoth.model.state import EMPIRE
from bot.games.hoth.model.view import HothView, SideView
from renderers.commands_colors.sections import Order, section_map
from renderers.kit import theme as t
from renderers.kit.frame.legend import legend
from renderers.kit.frame.plates import plate
from renderers.kit.frame.poster import Livery
from renderers.kit.frame.report import Report, report
from renderers.kit.frame.stuff import ABOVE, BELOW, ICE, boards
from renderers.kit.frame.titles import centred, spaced
from renderers.kit.frame.tracks import track
from renderers.kit.kept import kept
from renderers.kit.lettering import block, width_of, write
from renderers.kit.minis import machines
from renderers.kit.minis.bases import base
from renderers.kit.pen import place
from renderers.kit.piles import pile_sign
from renderers.kit.signs import losses
from renderers.kit.signs.shots import flash, volley
from renderers.kit.signs.trails import chevrons, ribbon
from renderers.picture import Speaker

from . import look, tokens
from .changes import Changes
from .dice import report_of, thrown
from .facts import Facts, mover_name
from .ground import Ground, swatch
from .layout import WIDTH
from .units import Standing, piece

SIDE: Final = (14, 500)
"""Left and right edge of the plate of a side."""
TITLE: Final = (512, 988)
PHASE: Final = (1000, 1486)
SUDDEN: Final = 152
"""Room for the way to win at once on the plate of a side."""
PHASES: Final = ("play_card", "order", "move", "attack", "draw")


class Wording(NamedTuple):
    """What words and numbers are taken from."""

    facts: Facts
    say: Speaker


class Camp(NamedTuple):
    """All that the plate of a side shows."""

    side: str
    name: str
    medals: tuple[str, ...]
    needed: int
    sudden: str
    """Words for a way to win at once, or empty."""
    waiting: tuple[str, ...]
    piles: tuple[str, str, str]
    """Counts of hand, deck and discard pile, of each seat in a team."""


class Head(NamedTuple):
    """All that the frame above the board shows."""

    camp: Camp
    title: str
    under: str
    step: int
    """The phase, counted from 0; -1 when the battle has ended."""
    phase: str
    card: str
    note: str
    orders: tuple[Order, ...]
    section: str


class Foot(NamedTuple):
    """All that the frame below the board shows."""

    camp: Camp
    told: Report
    briefing: str
    legend: tuple[tuple[str, str, str], ...]
    """Signs by name, the side in whose colours they are, and their words."""
    spec: Ground
    """Where the signs of terrain are taken from."""


def camp_of(view: HothView, side: SideView, voice: Wording) -> Camp:
    """Gather what the plate of a side shows."""
    facts, say = voice.facts, voice.say
    medals = ("kill",) * side.medals_kills + ("permanent",) * side.medals_permanent
    medals += ("bonus",) * side.medals_bonus + ("temporary",) * side.medals_temporary
    piles = [view.cards[seat] for seat in side.seats]
    return Camp(
        side.side,
        say(Text(f"hoth-side-{side.side}")),
        medals,
        side.needed,
        say(Text("board-sudden")) if facts.has_sudden_death(view.scenario, side.side) else "",
        tuple(side.waiting),
        (
            t.DOT.join(str(pile.hand_size) for pile in piles),
            t.DOT.join(str(pile.deck) for pile in piles),
            t.DOT.join(str(len(pile.discard)) for pile in piles),
        ),
    )


def head_of(view: HothView, upper: SideView, voice: Wording) -> Head:
    """Gather what the frame above the board shows."""
    facts, say, turn = voice.facts, voice.say, view.turn
    over = view.over is not None
    words = f"board-phase-{turn.phase}"
    if over:
        words = "board-won" if view.winner else "board-drawn"
    mover = Text(f"hoth-side-{view.winner}") if view.winner else mover_name(view)
    under = [view.scenario, say(text("board-turn", number=turn.number)), say(mover)]
    for name, value in sorted(view.countdowns.items()):
        target = facts.countdown_target(view.scenario, name)
        under.append(f"{say(Text(f'board-countdown-{name}'))} {value}/{target}")
    card = turn.card if not over else None
    phase = "attack" if turn.phase == "post_move" else turn.phase
    return Head(
        camp_of(view, upper, voice),
        say(Text(f"hoth-scenario-{view.scenario}")),
        f" {t.DOT} ".join(under),
        -1 if over else PHASES.index(phase),
        say(Text(words)),
        say(Text(f"hoth-card-{card}")) if card else "",
        say(Text("board-fallback")) if turn.fallback else "",
        facts.orders(card) if card else (),
        turn.section or "",
    )


def foot_of(
    view: HothView,
    lower: SideView,
    changes: Changes,
    told: list[str],
    voice: Wording,
    spec: Ground,
) -> Foot:
    """Gather what the frame below the board shows: a roll, else news, else the briefing."""
    say = voice.say
    if changes.roll:
        said = report_of(changes.roll, voice.facts, say)
        before = [thrown(one, voice.facts) for one in changes.rolls[:-1]]
        said = said.behind(say(Text("board-before")), before)
    else:
        said = Report(told[-1] if told else "", told[-2] if len(told) > 1 else "")
    foot = camp_of(view, lower, voice)
    signs = [
        (name, side or foot.side, say(Text(f"board-legend-{name}")))
        for name, side in _signs(view, changes).items()
    ]
    if not said.headline:
        present = sorted({kind for _, kind in spec.terrain} - {"snow"})
        signs += [(kind, foot.side, say(Text(f"hoth-terrain-{kind}"))) for kind in present]
    kinds = sorted({objective.kind for objective in view.objectives})
    signs += [(kind, foot.side, say(Text(f"hoth-objective-{kind}"))) for kind in kinds]
    briefing = "" if said.headline else say(Text(f"hoth-scenario-{view.scenario}-briefing"))
    return Foot(foot, said, briefing, tuple(signs), spec)


def liveries(view: HothView, say: Speaker) -> dict[Side, Livery]:
    """Return the plates of both sides on a poster: their units, or what they won and have left."""
    found = {}
    for one in view.sides.values():
        camp = look.CAMPS[one.side]
        goal = f"/{one.needed}" if one.needed else ""
        types = [unit.type for unit in view.units if unit.side == one.side]
        figures = [
            f"{say(Text('board-medals'))}: {one.medals}{goal}",
            say(text("poster-units", count=len(types))),
        ]
        if view.over is None:
            names = (say(Text(f"hoth-unit-{type_}")) for type_ in types)
            figures = [f"{count}{t.TIMES} {name}" for name, count in Counter(names).items()]
        found[one.side] = Livery(camp.plate, camp.edge, camp.ink, figures)
    return found


def _signs(view: HothView, changes: Changes) -> dict[str, str]:
    """Return the signs that a picture shows, in the order of the legend, with the side of each.

    That is the side of whom it shows first; losses are of no side.
    """
    shown: dict[str, list[str]] = {
        "moved": [one.side for one in changes.tracks if one.how != "retreat"],
        "retreated": [one.side for one in changes.tracks if one.how == "retreat"],
        "fired": [one.side for one in changes.shots],
        "lost": ["" for _ in changes.losses],
        "eliminated": ["" for _ in changes.blasts],
        "ordered": [unit.side for unit in view.units if unit.ordered],
    }
    return {name: sides[0] for name, sides in shown.items() if sides}


@kept
def above(head: Head) -> Image.Image:
    """Paint the frame above the board: 1500 x 109 pixels."""
    image = boards((WIDTH, ABOVE - 3), ICE.body).copy()
    _camp(image, (SIDE[0], 10, SIDE[1], 100), head.camp)
    plate(image, (TITLE[0], 10, TITLE[1], 100), ICE.paper, ICE.paper_rule, radius=8)
    draw = ImageDraw.Draw(image)
    middle, room = (TITLE[0] + TITLE[1]) / 2, TITLE[1] - TITLE[0] - 36
    spaced(draw, (middle, 41), head.title, room, ICE.ink, 36)
    centred(draw, (middle, 78), head.under, room, (24, "semibold"), ICE.muted)
    _phase(image, head)
    return image


def _phase(image: Image.Image, head: Head) -> None:
    """Lay the plate of the phase, with the card in play."""
    left, right = PHASE
    plate(image, (left, 10, right, 100), ICE.dark, ICE.rule, radius=4)
    draw = ImageDraw.Draw(image)
    if head.step < 0:
        centred(
            draw, ((left + right) / 2, 55), head.phase, right - left - 40, (42, "black"), t.GOLD
        )
        return
    x, room = left + 20, right - left - 40
    if head.card:
        sprite = section_map(head.orders, head.section, 132, 50)
        image.paste(sprite, (right - 150, 30), sprite)
        room -= 142
    for step in range(len(PHASES)):
        ink = t.GOLD if step == head.step else ICE.rule if step < head.step else (58, 74, 98)
        draw.rounded_rectangle((x + step * 34, 20, x + step * 34 + 27, 26), 2, ink)
    size = 26 if head.card else 34
    write(draw, (x, 46 if head.card else 60, room), head.phase, (size, "black", ICE.bright))
    if head.card:
        words = f"{head.card}: {head.note}" if head.note else head.card
        write(draw, (x, 77, room), words, (24, "semibold", ICE.rule))


def _camp(image: Image.Image, box: tuple[int, int, int, int], camp: Camp) -> None:
    """Lay the plate of a side: its machine, name, medals, cards, and who waits."""
    colours = look.CAMPS[camp.side]
    radius = 5 if camp.side == EMPIRE else 20
    plate(image, box, colours.plate, colours.edge, radius=radius)
    middle = (box[1] + box[3]) // 2
    place(image, emblem(camp.side), (box[0] + 56, middle))
    draw = ImageDraw.Draw(image)
    x, upper, lower = box[0] + 112, middle - 20, middle + 22
    right = box[2] - 16.0
    name_room = _piles(image, (right, upper), camp.piles, (colours.ink, colours.plate)) - x - 14
    words = camp.name.upper()
    if width_of(words, (24, "black", colours.ink)) > name_room:
        words = camp.name
    write(draw, (x, upper, name_room), words, (32, "black", colours.ink))
    room = right - x - 44 * len(camp.waiting)
    if camp.sudden:
        room -= SUDDEN
        place(image, flash(30, 0.2), (x + room + 24, lower))
        write(draw, (x + room + 42, lower, SUDDEN - 50), camp.sudden, (22, "semibold", colours.ink))
    medals = [tokens.medal(kind, (camp.side,), 34) for kind in camp.medals]
    if camp.needed or medals:
        track(image, (x, lower), room, medals, camp.needed, colours.ink)
    for number, type_ in enumerate(camp.waiting):
        place(image, _waiting(type_, camp.side), (right - 20 - number * 44, lower))


@kept
def _waiting(type_: str, side: str) -> Image.Image:
    """Return the small figure of a unit that waits to return."""
    sprite = piece(type_, side, Standing(1, 1), 0.5).sprite
    share = min(44 / sprite.height, 40 / sprite.width)
    size = (round(sprite.width * share), round(sprite.height * share))
    return sprite.resize(size, Image.Resampling.LANCZOS)


@kept
def emblem(side: str) -> Image.Image:
    """Return the machine that stands for a side."""
    return machines.walker(0.54) if side == EMPIRE else machines.speeder(look.TRIM, 1.1)


def _piles(
    image: Image.Image,
    end: tuple[float, float],
    counts: tuple[str, str, str],
    inks: tuple[t.Colour, t.Colour],
) -> float:
    """Write counts of hand, deck and discard pile that end at a point; return where they begin."""
    draw, (x, y) = ImageDraw.Draw(image), end
    for name, count in reversed(list(zip(("hand", "deck", "discard"), counts, strict=True))):
        words: tuple[int, t.Weight, t.Colour] = (24, "bold", inks[0])
        x -= width_of(count, words)
        write(draw, (x, y, 90), count, words)
        sign = pile_sign(name, *inks).reduce(2)
        place(image, sign, (x - 6 - sign.width / 2, y))
        x -= sign.width + 13
    return x


@kept
def below(foot: Foot) -> Image.Image:
    """Paint the frame below the board: 1500 x 147 pixels."""
    image = boards((WIDTH, BELOW - 3), ICE.body, 5).copy()
    box = (TITLE[0], 9, PHASE[1], 135)
    _camp(image, (SIDE[0], 9, SIDE[1], 135), foot.camp)
    plate(image, box, ICE.paper, ICE.paper_rule, radius=8)
    if foot.briefing:
        draw, room = ImageDraw.Draw(image), box[2] - box[0] - 40
        size, lines = block(foot.briefing, (room, 3), (24, "semibold"))
        for number, line in enumerate(lines):
            y = box[1] + 24 + number * min(27, size * 1.2)
            write(draw, (box[0] + 20, y, room), line, (size, "semibold", ICE.ink))
    else:
        report(image, box, foot.told, ICE, "ice")
    kinds = {kind for _, kind in foot.spec.terrain}
    signs = [
        (swatch(foot.spec, name) if name in kinds else _sign(name, side), words)
        for name, side, words in foot.legend
    ]
    legend(image, (box[0] + 20, box[3] - 24), box[2] - box[0] - 40, signs, ICE.ink)
    return image


@kept
def _sign(name: str, side: str) -> Image.Image:
    """Return the small sign of a word of the legend."""
    camp = look.CAMPS[side]
    match name:
        case "moved":
            return ribbon([(0, 20), (60, 20)], camp.trail, camp.trail_edge, 0.8)[0]
        case "retreated":
            return chevrons([(0, 20), (70, 20)], camp.trail, camp.trail_edge, 0.8)[0]
        case "fired":
            return volley((0, 0), (54, 0), 3, camp.beam, 0.7)[0]
        case "lost":
            return losses.loss(1, 0.6)
        case "eliminated":
            return losses.eliminated(0.6)
        case "ordered":
            return base(camp.base, 80, 0.6, "ordered")
        case _:
            return tokens.medal(name, (), 32)
