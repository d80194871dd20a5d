"""Who cannot see the picture has it all in words: positions are rebuilt from the text alone.

Each reader below knows the names of a language and nothing of the view. No text holds an
identifier of ours.
"""

import re
from functools import cache
from itertools import islice

import pytest

import renderers
from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Text, text
from bot.games.jours.model.field import Assault, Attackers, Deeds
from bot.games.jours.words import names as jours_names
from bot.games.lords.rules.geometry import label, parse, shifted
from bot.games.napoleonics.words import names as napoleonic
from renderers.jours import facts as jours_facts
from renderers.jours.text import DEEDS
from renderers.kit.theme import DASH
from renderers.lords.text import ARROWS
from tests.games.jours import given as jours
from tests.support.loaded import load_catalogue, load_content, load_games

GAMES = load_games()
CATALOGUE = load_catalogue()
LOCALES = CATALOGUE.locales
IDENTIFIER = re.compile(
    r"\b[A-Za-z]+_[A-Za-z0-9]+|\b(?:hoth|jours|lords|napoleonics|fas|board)-[a-z]"
)


@cache
def painter(slug):
    return renderers.for_game(GAMES[slug])


@cache
def views(slug, scenario):
    """Return what a spectator sees at the start of a random battle and later on."""
    draws = SeededDraws(scenario.encode(), "rebuilt")
    line = selfplay.started(GAMES[slug], selfplay.setup_of(GAMES[slug], scenario), draws)
    steps = selfplay.steps(line, draws, selfplay.random_chooser(scenario))
    return [line.position.view(None), *(one.view(None) for one in islice(steps, 29, 120, 45))]


def named(locale, prefix, keys):
    """Return the keys by the names that a language has for them."""
    return {CATALOGUE.say(Text(f"{prefix}{key}"), locale): key for key in keys}


def one_of(known):
    """Return a pattern for any of some names, the longest first."""
    return "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))


def terrain_in(words, known, heading):
    """Read terrain by hex out of its line."""
    line = next((one for one in words.splitlines() if f"{heading}: " in one), "")
    parts = re.findall(rf"({one_of(known)}) ((?:[A-I]\d+ ?)+)", line)
    return {place: known[name] for name, places in parts for place in places.split()}


def by_side(words, sides):
    """Yield the lines of a text board that begin with a dash, each with the side above it."""
    side = None
    for line in words.splitlines():
        heading = re.match(rf"\*\*({one_of(sides)})\b", line)
        side = sides[heading[1]] if heading else None if line.startswith("**") else side
        if line.startswith("- ") and side is not None:
            yield side, line[2:]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("scenario", ["S01", "S06", "S11"])
def test_a_battle_of_hoth_is_rebuilt_from_its_text(scenario, locale):
    content = load_content("hoth")
    types = named(locale, "hoth-unit-", content.unit_types)
    badges = named(locale, "hoth-badge-", content.badges)
    webs = named(locale, "hoth-web-", ["installed", "moved"])
    land = named(locale, "hoth-terrain-", content.terrain)
    sides = named(locale, "hoth-side-", ["empire", "rebels"])
    ordered = CATALOGUE.say(Text("board-legend-ordered"), locale)
    for view in views("hoth", scenario):
        words = painter("hoth").text_board(view, CATALOGUE.speaker(locale))
        found = set()
        for side, line in by_side(words, sides):
            if read := re.match(rf"([A-G]\d+) ({one_of(types)}) (\d)/(\d)(.*)", line):
                badge = next((key for name, key in badges.items() if f"[{name}]" in line), None)
                web = next((key for name, key in webs.items() if f"({name})" in line), None)
                figures = int(read[3]), int(read[4])
                found.add((side, read[1], types[read[2]], *figures, badge, web, ordered in read[5]))
        fields = ["side", "hex", "type", "figures", "start_figures", "badge", "web", "ordered"]
        assert found == {tuple(getattr(one, field) for field in fields) for one in view.units}
        heading = CATALOGUE.say(Text("board-terrain"), locale)
        expected = {hex_: kind for hex_, kind in view.terrain.items() if kind != "snow"}
        assert terrain_in(words, land, heading) == expected
        for fort in view.forts:
            name = CATALOGUE.say(Text(f"hoth-fort-{fort.kind}"), locale)
            assert (f"{name} {fort.hex}" in words) == fort.standing
        for side, name in ((key, name) for name, key in sides.items()):
            assert f"{name} {view.sides[side].medals}/" in words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("scenario", ["S01", "S05", "S11"])
def test_a_battle_of_napoleonics_is_rebuilt_from_its_text(scenario, locale):
    content, say = load_content("napoleonics"), CATALOGUE.speaker(locale)
    types = named(locale, "napoleonics-unit-", content.unit_types)
    land = named(locale, "napoleonics-terrain-", content.terrain)
    sides = named(locale, "napoleonics-side-", ["bottom", "top"])
    armies = [army for one in content.scenarios.values() for army in one.sides.values()]
    people = {one.leader for army in armies for one in (*army.units, *army.leaders)} - {None}
    leaders = {say(napoleonic.leader(one)): one for one in people}
    lone = say(Text("napoleonics-leader"))
    for view in views("napoleonics", scenario):
        words = painter("napoleonics").text_board(view, say)
        units, led = set(), set()
        for side, line in by_side(words, sides):
            if read := re.match(rf"([A-I]\d+) ({one_of(types)}) (\d)/(\d)(.*)", line):
                units.add((side, read[1], types[read[2]], int(read[3]), int(read[4])))
            if read := re.match(rf"([A-I]\d+) .*(?:\+|{lone}) ({one_of(leaders)})", line):
                led.add((side, read[1], leaders[read[2]]))
        assert units == {
            (one.side, one.hex, one.type, one.blocks, one.start_blocks) for one in view.units
        }
        assert led == {(one.side, one.hex, one.name) for one in view.leaders if one.hex}
        assert terrain_in(words, land, say(Text("board-terrain"))) == view.terrain
        for place, directions in view.works.items():
            told = "/".join(say(Text(f"napoleonics-direction-{one}")) for one in directions)
            assert f"{place} {told}" in words


@pytest.mark.parametrize("locale", LOCALES)
def test_a_battle_of_lords_is_rebuilt_from_its_text(locale):
    content, say = load_content("lords"), CATALOGUE.speaker(locale)
    tables = painter("lords").facts.tables
    sides = named(locale, "lords-side-", ["south", "north"])
    shot = say(text("lords-board-text-shot", strength=9, cells="")).partition("9")[0]
    for view in views("lords", "basic"):
        found = set()
        for side, line in by_side(painter("lords").text_board(view, say), sides):
            if read := re.match(r"([a-g]\d) (.+?) · .*?, .*? \d+ · ([^·]*)(.*)", line):
                arrows = tuple(read[3].split())
                aimed = set(re.findall(r"\b[a-g]\d\b", read[4])) if shot in read[4] else set()
                fitting = [
                    card
                    for card in content.cards
                    if say(Text(f"lords-name-{card}")) == read[2]
                    and arrows_of(tables.cards[card].arrows[side]) == arrows
                    and grid_of(tables.cards[card].grid[side], read[1]) == aimed
                ]
                found.add((side, read[1], *fitting))
        assert found == {(one.side, label(one.cell), one.card) for one in view.units}


def grid_of(offsets, cell):
    cells = {shifted(parse(cell), dx, dy) for dx, dy in offsets}
    return {label(one) for one in cells if 1 <= one.col <= 7 and 1 <= one.row <= 6}


def arrows_of(values):
    return tuple(f"{sign}{value}" for sign, value in zip(ARROWS, values, strict=True) if value)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_of_by_fire_and_sword_is_rebuilt_from_its_text(locale):
    say = CATALOGUE.speaker(locale)
    states = named(locale, "fas-state-", ["steady", "shaken", "broken"])
    for view in views("fire_and_sword", "table"):
        words = painter("fire_and_sword").text_board(view, say)
        lines = {
            line[2:].split()[0].rstrip(":"): line for line in words.splitlines() if line[:2] == "- "
        }
        assert set(lines) == {one.id for one in view.elements}
        for one in view.elements:
            line = lines[one.id]
            assert (say(Text("fas-board-gone")) in line) == one.gone
            if not one.gone:
                read = re.search(rf"({one_of(states)}), \S+ (\d+)", line)
                assert (states[read[1]], int(read[2])) == (one.state, one.dp)
                for kind in ("losses", "ammo", "melee_ammo", "lances", "cp"):
                    value = getattr(one, kind)
                    told = f"{say(Text(f'fas-marker-{kind}'))} {value}"
                    assert not value or told in line


MARKED = [
    "0505/NNE a=I4/6/5/5 X q | b=I3/6/5/5 X q", "0705 c=I4/6/5/5 X r", "0303/SSE d=HC4/7/7/8 Y d",
    "0905/SSW g=AHf2e2m4c6 X moved fired | k=I4/5/5/4 X fought OR", "1205/E m=I4/5/5/4 Y RF",
]  # fmt: skip


def jours_views():
    """Return views of two random battles, of a made position, and of one with a declared charge."""
    marked = jours.start(MARKED, stage="combat").view(None)
    charging = jours.state(["0808/NNE h=HC4/7/7/8 X moved", "0807/SSE d=I5/6/5/5 Y"])
    riders = Attackers(at="0808", units=("h",), charging=True)
    charging.field.active.assaults = [Assault(attackers=[riders], targets=["0807"], kind="charge")]
    made = GAMES["jours"].view(charging, None)
    battles = [one for battle in ("saalfeld", "montebello") for one in views("jours", battle)]
    return [*battles, marked, made]


def stacks_of(lines):
    """Return the units of each hex from top to bottom, by who lies beneath whom."""
    found = {}
    for cell, key, above in lines:
        found.setdefault(cell, {})[above] = key
    return {cell: in_order(beneath) for cell, beneath in found.items()}


def in_order(beneath):
    order, above = [], None
    while above in beneath:
        above = beneath[above]
        order.append(above)
    assert len(order) == len(beneath)
    return order


@pytest.mark.parametrize("locale", LOCALES)
def test_a_battle_of_jours_is_rebuilt_from_its_text(locale):
    say = CATALOGUE.speaker(locale)

    def word(key, **said):
        return say(text(f"jours-{key}", **said))

    levels = named(locale, "jours-level-", ["good", "disordered", "routed", "eliminated"])
    kinds = named(locale, "jours-arm-", ["infantry", "cavalry", "heavy", "artillery", "horse"])
    orders = {word("order-or"): "OR", word("order-no"): "NO"}
    done = named(locale, "jours-board-has-", ["moved", "fired", "fought", "evaded", "reacted"])
    below = word("board-beneath", unit="")
    assaults = named(locale, "jours-assault-", ["shock", "charge", "breakthrough", "pursuit"])
    for view in jours_views():
        facts, field = painter("jours").facts, view.field
        words = painter("jours").text_board(view, say)
        sides = {say(jours_names.side(one)): one for one in field.camps}
        units, piles, fights = {}, [], set()
        for side, line in by_side(words, sides):
            read = re.match(r"(?:(\d{4}) |(.*?), )(\S+)\b", line)
            shown = re.search(
                rf", ({one_of(kinds)}),(?: ([NSEW]+),)? (\S+), ({one_of(levels)})", line
            )
            marks = line[shown.end() :].removeprefix(", ").split(", ")
            units[read[3]] = (
                side, read[1], kinds[shown[1]], shown[2], shown[3], levels[shown[4]],
                word("board-legend-square") in marks, word("board-renfort") in marks,
                next((orders[one] for one in marks if one in orders), None),
                {done[one] for one in marks if one in done},
            )  # fmt: skip
            above = next((one.removeprefix(below) for one in marks if one.startswith(below)), None)
            if read[1]:
                piles.append((read[1], read[3], above))
        expected = {one.id: jours_unit(view, one) for one in field.units}
        assert units == expected
        assert stacks_of(piles) == {
            cell: [one.id for one in there] for cell, there in jours_facts.piles(field).items()
        }
        for line in words.splitlines():
            if fight := re.match(rf"- ({one_of(assaults)}): (\S+) (\d+) x (.+)", line):
                fights.add((assaults[fight[1]], fight[2], fight[3], fight[4]))
        declared = [one for one in field.active.assaults if not one.over] if field.active else []
        assert fights == {
            (one.kind, "+".join(who.units), who.at, " ".join(one.targets))
            for one in declared
            for who in one.attackers
        }
        for chief in field.chiefs:
            name = say(jours_names.chief(facts.content, field, chief.id))
            assert chief.at is None or f"- {chief.at} {name}" in words
        for cell, side in field.control.items():
            assert f"- {cell}: {DASH if side is None else say(jours_names.side(side))}" in words
        for side, points in facts.points(view).items():
            assert f"{say(jours_names.side(side))} {points}" in words


def jours_unit(view, one):
    """What the list must tell of a unit."""
    kind = "heavy" if one.kind.heavy else "horse" if one.kind.horse else one.arm
    second = f"{one.kind.effective}/{one.kind.maximum}" if one.is_gun else one.kind.engagement
    if not one.is_gun and not one.is_good:
        second = DASH
    strength = one.kind.fire if one.is_gun else one.values.sp
    shown = f"{strength}-{one.values.cohesion}-{second}-{one.values.mp}"
    active = view.field.active
    acting = active.standing if active else {}
    known = [
        "OR" if acting.get(group.id) == "ordered" else group.order
        for group in view.field.groups
        if one.id in group.units and group.order is not None
    ]
    deeds = one.deeds if active else Deeds()
    did = {key for key in DEEDS if getattr(deeds, key)}
    facing = None if one.is_routed else one.facing
    return (
        one.side, one.at, kind, facing, shown, one.level, one.square, one.renfort,
        next(iter(known), None), did,
    )  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("slug", "scenario"),
    [
        ("hoth", "S11"),
        ("napoleonics", "S05"),
        ("lords", "basic"),
        ("fire_and_sword", "table"),
        ("jours", "maida"),
    ],
)
def test_no_identifier_is_in_a_text_or_a_description(slug, scenario, locale):
    say = CATALOGUE.speaker(locale)
    for view in views(slug, scenario):
        words = [painter(slug).text_board(view, say), painter(slug).paint_board(view, (), say).alt]
        assert [IDENTIFIER.findall(one) for one in words] == [[], []]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", ["hoth", "napoleonics"])
def test_descriptions_name_all_terrain_of_every_battle(slug, locale):
    say = CATALOGUE.speaker(locale)
    for scenario in GAMES[slug].scenarios():
        if scenario not in load_content(slug).scenarios:
            continue
        setup = selfplay.setup_of(GAMES[slug], scenario)
        draws = SeededDraws(b"alt", "rebuilt")
        view = selfplay.started(GAMES[slug], setup, draws).position.view(None)
        told = painter(slug).paint_board(view, (), say).alt
        heading = say(Text("board-terrain"))
        line = told[told.index(f"{heading}: ") :] if f"{heading}: " in told else ""
        places = {place for place, kind in view.terrain.items() if kind != "snow"}
        assert places <= set(re.findall(r"\b[A-I]\d+\b", line)), scenario
