"""The frame of a map: plates of both sides, title, formations, turns, markers, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.engine.model import Side, Text, text
from bot.games.jours.model.field import Formation, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.words import names
from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM, GOLD, INK, LOSS, ORDER_LINE, WHITE, Colour, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.frame.plates import plate
from renderers.kit.frame.poster import Livery
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.frame.titles import centred, spaced
from renderers.kit.kept import kept
from renderers.kit.lettering import fitted, sentence, write
from renderers.kit.minis.busts import bust
from renderers.kit.pen import place
from renderers.kit.scene.placed import Box, Placed
from renderers.picture import Speaker

from . import look, signs
from .dress import face_of
from .facts import Facts, share_of

LEFT: Final = (14, 10, 420, 100)
TITLE: Final = (434, 10, 1066, 100)
RIGHT: Final = (1080, 10, 1486, 100)
NAME_AT: Final = 96
"""Where words begin beside the portrait on the plate of a side, from its left edge."""
PIP: Final = 20
MARKER: Final = 44
CUP: Final = 36
"""Height of the cup and of the discs that say how many markers of each side are in it."""
TURN: Final = 46
"""Width of a turn on the track."""
SEEN: Final = 4
"""Most markers that are shown as drawn."""


class Host(NamedTuple):
    """A side on its plate: which it is, its name, its commander."""

    side: str
    name: str
    chief: str


class Plates(NamedTuple):
    """What stands on the plates and never changes in a match."""

    low: int
    """Where the frame begins below."""
    title: str
    hosts: tuple[Host, Host]
    formations: tuple[tuple[str, str], ...]
    """Names of the formations, and their sides."""


def panel(low: int) -> Box:
    """Return the box of the plate of the formations."""
    return 14, low + 12, 1486, low + 102


def tracks(low: int) -> Box:
    """Return the box of the plate of turns and markers."""
    return 14, low + 114, 570, low + 242


def telling(low: int) -> Box:
    """Return the box of the plate that tells what happened last."""
    return 584, low + 114, 1486, low + 242


def lay_plates(image: Image.Image, spec: Plates) -> None:
    """Lay all plates with what never changes on them."""
    pen = ImageDraw.Draw(image)
    for box, host in zip((LEFT, RIGHT), spec.hosts, strict=True):
        livery = look.livery(host.side)
        plate(image, box, livery.plate, GOLD, radius=5)
        back = livery.face if livery.round else livery.dark
        place(image, bust(face_of(host.chief, host.side), back, 1.1), (box[0] + 50, box[1] + 46))
        words = host.name.upper()
        write(pen, (box[0] + NAME_AT, box[1] + 28, 290), words, (32, "black", livery.words))
    plate(image, TITLE, WOOD.paper, WOOD.paper_rule)
    spaced(pen, (750, 42), spec.title, 600, WOOD.ink)
    for box in (panel(spec.low), tracks(spec.low)):
        plate(image, box, WOOD.dark, GOLD, radius=4)
    plate(image, telling(spec.low), WOOD.paper, WOOD.paper_rule)
    for number, (name, side) in enumerate(spec.formations):
        left, right = _cell(spec.low, number, len(spec.formations))
        top = spec.low + 20
        band = look.BANDS[number % len(look.BANDS)]
        paint = t.mix(look.livery(side).plate, WOOD.dark, 0.35)
        pen.rounded_rectangle((left, top, right, top + 76), 5, paint)
        pen.rounded_rectangle((left, top, right, top + 28), 5, band)
        shown, size = fitted(name.partition(" (")[0], right - left - 14, 22, "bold")
        pen.text(((left + right) / 2, top + 13), shown, WHITE, t.font(size, "bold"), "mm")


def _cell(low: int, number: int, count: int) -> tuple[int, int]:
    """Return where the part of a formation begins and ends on its plate."""
    left, _, right, _ = panel(low)
    wide = (right - left - 16) / count
    return round(left + 8 + number * wide + 3), round(left + 8 + (number + 1) * wide - 3)


def tell(
    image: Image.Image, view: JdgView, facts: Facts, say: Speaker, spec: Plates, *, preview: bool
) -> list[Placed]:
    """Write what changes; return where it lies."""
    pen, low = ImageDraw.Draw(image), spec.low
    words = subtitle(view, facts, say)
    ink: Colour = WOOD.muted
    if preview:
        words, ink = f"{words} {t.DOT} {say(Text('jours-board-preview'))}", LOSS
    centred(pen, (750, 79), words, 600, (25, "bold" if preview else "semibold"), ink)
    points = facts.points(view)
    for box, host in zip((LEFT, RIGHT), spec.hosts, strict=True):
        livery, count = look.livery(host.side), points[Side(host.side)]
        line = say(text("jours-board-points", count=count))
        room = (box[0] + NAME_AT, box[1] + 66, 290)
        write(pen, room, line, (25, "semibold", livery.words))
    placed = [Placed("title", "", TITLE), Placed("points", "", LEFT), Placed("points", "", RIGHT)]
    for number, one in enumerate(view.field.formations):
        span = _cell(low, number, len(view.field.formations))
        placed.append(_formation(image, view, facts, one, (span[0], low + 52, span[1], low + 96)))
    placed.append(_turns(image, view, facts, tracks(low)))
    placed += _markers(image, view, facts, say, tracks(low))
    return placed


def subtitle(view: JdgView, facts: Facts, say: Speaker) -> str:
    """Write the date of the battle, turn, time of day and weather; or how it ended."""
    if view.over is not None:
        return sentence(say(ending(view)))
    _, _, date = say(Text(f"jours-scenario-{view.field.scenario}")).partition(", ")
    turns = facts.battle(view).turns
    time = turns[min(max(view.field.turn, 1), len(turns)) - 1].time
    weather = Text(f"jours-weather-{view.field.weather}")
    turn = say(text("jours-board-turn", number=max(view.field.turn, 1), time=time, weather=weather))
    return f"{date} {t.DOT} {turn}" if date else turn


def ending(view: JdgView) -> Text:
    """Say how a battle ended that is over."""
    reason = Text(f"jours-over-{view.over}")
    if view.winner is None:
        return text("jours-told-draw", reason=reason)
    return text("jours-told-won", side=names.side(view.winner), reason=reason)


# Formations --------------------------------------------------------------------------------------


def _formation(image: Image.Image, view: JdgView, facts: Facts, one: Formation, box: Box) -> Placed:
    """Show the units of a formation as pips by level, and how many broken ones it may bear."""
    pen, share = ImageDraw.Draw(image), share_of(view.field, one)
    words = f"{share.broken}/{share.counted}"
    size = 24
    numerals = t.font(size, "black").getlength(words)
    room = box[2] - box[0] - numerals - 18
    step = min(PIP + 3, int(room / max(1, len(share.units))))
    middle = (box[1] + box[3]) / 2
    for number, unit in enumerate(share.units):
        place(
            image,
            pip(state_of(unit), unit.is_gun, min(PIP, step - 1)),
            (box[0] + 12 + number * step, middle),
        )
    ink = WHITE if one.demoralised else CREAM
    left = box[2] - numerals - 10
    if one.demoralised:
        pen.rounded_rectangle((left - 4, middle - 15, box[2] - 2, middle + 15), 5, LOSS, CREAM, 2)
    pen.text((left + 2, middle - 1), words, ink, t.font(size, "black"), "lm")
    return Placed("formation", one.id, box)


def state_of(unit: Unit) -> str:
    """Return how a unit is shown among those of its formation."""
    if unit.exited:
        return "exited"
    return "waiting" if unit.is_waiting else unit.level


PIPS: Final[dict[str, Colour]] = {
    "good": CREAM,
    "disordered": look.DISORDERED.badge,
    "routed": look.ROUTED.badge,
    "eliminated": rgb("#4a4038"),
    "waiting": rgb("#1f1713"),
    "exited": rgb("#6f86a8"),
}


@kept
def pip(state: str, gun: bool, size: int = PIP) -> Image.Image:
    """Return the sign of a unit by its state, ``size`` wide; a gun is round and does not count."""
    m = Mini(PIP, PIP, size / PIP)
    if gun:
        m.disc(CREAM, 10, 10, 9, depth=0)
        m.disc(PIPS[state], 10, 10, 7.2, depth=0)
    else:
        m.box(CREAM, 1, 3, 19, 17, 2, 0)
        m.box(PIPS[state], 2.6, 4.6, 17.4, 15.4, 1, 0)
    mark: Colour = LOSS if state == "eliminated" else ORDER_LINE
    if state in ("eliminated", "routed"):
        m.line(CREAM if state == "routed" else mark, (5, 14), (15, 6), width=2, depth=0)
    if state in ("eliminated", "disordered"):
        m.line(mark, (5, 6), (15, 14), width=2, depth=0)
    return m.done(0)


# Turns and markers -------------------------------------------------------------------------------


def _turns(image: Image.Image, view: JdgView, facts: Facts, box: Box) -> Placed:
    """Show the turns of the battle, that of now in gold, dark ones darker."""
    dark = tuple(one.weather != "day" for one in facts.battle(view).turns)
    left, top = box[0] + 16, box[1] + 12
    track = turn_track(dark, view.field.turn, box[2] - box[0] - 30)
    image.paste(track, (left, top), track)
    return Placed("turns", "", (left, top, box[2] - 14, top + 35))


@kept
def turn_track(dark: tuple[bool, ...], turn: int, width: int) -> Image.Image:
    """Return the turns of a battle in a row: each says whether it is night or fog."""
    found = Image.new("RGBA", (width + 6, 36))
    pen, step = ImageDraw.Draw(found), min(TURN + 6.0, width / len(dark))
    for number, is_dark in enumerate(dark, 1):
        x = (number - 1) * step
        now, gone = number == turn, number < turn
        face = GOLD if now else rgb("#6a5a44") if gone else WOOD.paper
        face = rgb("#6c7a94") if is_dark and not now else face
        pen.rounded_rectangle((x, 0, x + step - 6, 34), 6, face, WOOD.rule, 2)
        ink = CREAM if (gone and not now) or face == rgb("#6c7a94") else INK
        pen.text((x + step / 2 - 3, 16), str(number), ink, t.font(24, "black"), "mm")
    return found


def _markers(
    image: Image.Image, view: JdgView, facts: Facts, say: Speaker, box: Box
) -> list[Placed]:
    """Show the markers drawn this turn, the one that acts last, and how many are in the cup."""
    field, placed = view.field, []
    active = field.active.chit if field.active is not None else None
    drawn = [*([field.opener] if field.opener else []), *field.drawn]
    shown = [one for one in dict.fromkeys((*drawn, *field.aside)) if one != active][-SEEN:]
    x, middle = box[0] + 40.0, box[3] - 38
    for one in shown:
        disc = signs.initiative(one.initiative, one.side, MARKER, faded=True)
        placed.append(Placed("marker", one.id, place(image, disc, (x, middle))))
        x += MARKER + 4
    pen = ImageDraw.Draw(image)
    if active is not None:
        disc = signs.initiative(active.initiative, active.side, MARKER + 12)
        placed.append(Placed("marker", active.id, place(image, disc, (x + 6, middle))))
        x += MARKER + 14
    acts, _ = status_lines(view, facts, say)
    write(pen, (x, middle - 19, box[2] - x - 18), acts, (25, "bold", WOOD.bright))
    placed.append(Placed("cup", "", place(image, signs.cup(CUP), (x + CUP / 2, middle + 15))))
    for number, (side, chits) in enumerate(view.cup.items(), 1):
        count = "?" if chits is None else str(len(chits))
        disc = signs.initiative(count, side, CUP)
        spot = (x + (CUP + 8) * number + CUP / 2, middle + 15)
        placed.append(Placed("cup", side, place(image, disc, spot)))
    return placed


def status_lines(view: JdgView, facts: Facts, say: Speaker) -> list[str]:
    """Say who acts in which segment, or the phase; then how many markers are in the cup."""
    field = view.field
    if field.active is not None:
        chit, segment = field.active.chit, Text(f"jours-board-segment-{field.active.segment}")
        name = say(names.formation(facts.content, field, chit.id)).partition(" (")[0]
        head = say(text("jours-board-acts", chit=name, value=chit.initiative, segment=segment))
    else:
        head = sentence(say(Text(f"jours-board-phase-{field.phase}")))
    counts = [
        f"{say(names.side(side))} {'?' if chits is None else len(chits)}"
        for side, chits in view.cup.items()
    ]
    return [head, say(text("jours-board-cup", counts=", ".join(counts)))]


def poster_liveries(view: JdgView, facts: Facts, say: Speaker) -> dict[Side, Livery]:
    """Return the plates of both sides on a poster: their units, or points and what is left."""
    points, found = facts.points(view), {}
    for side in view.field.camps:
        colours = look.livery(side)
        own = [one for one in view.field.units if one.side == side]
        figures = [
            say(text(f"jours-board-count-{arm}", count=sum(one.arm == arm for one in own)))
            for arm in ("infantry", "cavalry", "artillery")
        ]
        if view.over is not None:
            left = sum(one.level != "eliminated" for one in own)
            broken = sum(one.demoralised for one in view.field.formations if one.side == side)
            figures = [
                say(text("jours-board-points", count=points[side])),
                say(text("poster-units", count=left)),
                say(text("jours-board-demoralised", count=broken)),
            ]
        found[side] = Livery(colours.plate, colours.rim, colours.words, figures)
    return found


def hosts_of(view: JdgView, facts: Facts, say: Speaker) -> tuple[Host, Host]:
    """Return both sides with their strategic commanders, the first of the battle first."""
    battle = facts.battle(view)
    found: list[Host] = []
    for side in view.field.camps:
        chiefs: Sequence[str] = [one.id for one in battle.chiefs if one.side == side]
        found.append(Host(side, say(names.side(side)), chiefs[0] if chiefs else side))
    first, second = found
    return first, second
