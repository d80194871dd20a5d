"""The whole board as a picture."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.engine.model import Seat, Side
from bot.games.hoth.model import events as ev
from bot.games.hoth.model.state import Objective
from renderers.hoth import frame, ground, look, units
from renderers.hoth.changes import changes_of
from renderers.hoth.layout import FIELD, HEIGHT, WIDTH, grid
from renderers.kit.frame.stuff import ABOVE, BELOW
from renderers.kit.kept import KEPT
from renderers.kit.scene.crop import PLATE, SEEN
from renderers.kit.scene.placed import shared
from renderers.painter import aim

from . import given

pytestmark = pytest.mark.slow

SCENARIOS = tuple(f"S{number:02}" for number in range(1, 13))
BOARDS = [*((one, False) for one in SCENARIOS), ("S01", True), ("S07", True)]
"""Each ground takes seconds, so two are turned."""
EMPIRE, REBELS = Side("empire"), Side("rebels")


def pixels(picture):
    return Image.open(BytesIO(picture.data)).convert("RGB")


def around(image, label, reach=72, turned=False):
    x, y = grid(turned).centre(label)
    return image.crop((round(x - reach), round(y - reach), round(x + reach), round(y + reach)))


def changed_hexes(first, second):
    """Labels of the hexes whose middle differs between two pictures."""
    return {
        label
        for label in given.content().board.hexes
        if ImageChops.difference(around(first, label, 40), around(second, label, 40)).getbbox()
    }


def board(view, events=(), locale="en", theme="day", **options):
    return given.painter().in_theme(theme).paint_board(view, events, given.say(locale), **options)


def laid_out(view, events=(), **options):
    return given.painter().laid_out(view, events, given.say(), **options)


def things(view, events=(), **options):
    """What lies on a picture: (what, where)."""
    return [one[:2] for one in laid_out(view, events, **options).placed]


@pytest.mark.parametrize(("scenario", "turned"), BOARDS)
def test_every_scenario_is_painted_small_enough(scenario, turned):
    view = given.view_of(scenario)
    picture = board(view, turned=turned)
    assert pixels(picture).size == (WIDTH, HEIGHT)
    assert len(picture.data) <= 300_000
    assert picture.suffix == "png"
    assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize(("scenario", "turned"), BOARDS)
def test_each_thing_is_placed_once_inside_the_picture_and_no_fact_is_covered(scenario, turned):
    view = given.view_of(scenario)
    scene = laid_out(view, turned=turned, marks=[("1", view.units[0].hex), ("2", "D5")])
    placed = [one for one in scene.placed if one.what not in ("head", "foot")]
    assert len({one[:2] for one in placed}) == len(placed)
    for what, expected in (
        ("unit", {unit.hex for unit in view.units}),
        ("chip", {unit.hex for unit in view.units if unit.start_figures > 1}),
        ("badge", {unit.hex for unit in view.units if unit.badge}),
        ("fort", {fort.hex for fort in view.forts}),
        ("medal", {one.hex for one in view.objectives}),
        ("number", {view.units[0].hex, "D5"}),
    ):
        assert {one.where for one in placed if one.what == what} == expected
    for one in placed:
        assert one.box[0] >= 0
        assert one.box[2] <= WIDTH + 8
        assert one.box[1] >= ABOVE - 40
        assert one.box[3] <= HEIGHT - BELOW + 8
    facts = [one for one in placed if one.what in ("chip", "badge", "name", "number")]
    for i, one in enumerate(facts):
        for other in facts[:i]:
            small = min((b[2] - b[0]) * (b[3] - b[1]) for b in (one.box, other.box))
            assert shared(one.box, other.box) < 0.12 * small, (one, other)


def test_equal_views_and_events_give_equal_bytes_also_without_caches():
    view, events = given.fight()
    first = board(view, events)
    KEPT.clear()
    ground.palette.cache_clear()
    assert board(msgspec.structs.replace(view), list(events)) == first


def test_threads_paint_the_same_bytes():
    view, events = given.fight()
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda _: board(view, events), range(8)))
    assert all(picture == pictures[0] for picture in pictures)


def test_a_view_that_differs_in_one_unit_differs_in_its_boxes_alone():
    view = given.view_of("S01")
    hurt = tuple(
        msgspec.structs.replace(unit, figures=1) if unit.hex == "A5" else unit
        for unit in view.units
    )
    other = msgspec.structs.replace(view, units=hurt)
    box = ImageChops.difference(pixels(board(view)), pixels(board(other))).getbbox()
    whole = [one.box for one in laid_out(view).placed if one.where == "A5"]
    assert box[0] >= min(one[0] for one in whole)
    assert box[1] >= min(one[1] for one in whole)
    assert box[2] <= max(one[2] for one in whole)
    assert box[3] <= max(one[3] for one in whole)


def test_hands_and_deck_orders_leave_no_trace():
    view = given.view_of("S07")
    seat = Seat("empire-1")
    hidden = msgspec.structs.replace(view.cards[seat], hand=None)
    other = msgspec.structs.replace(view, cards={**view.cards, seat: hidden})
    assert board(view).data == board(other).data


def test_marks_show_their_numbers_on_their_hexes():
    view = given.view_of("S01")
    plain = pixels(board(view))
    marked = pixels(board(view, marks=[("1", "D4"), ("2", "D6"), ("3", "F2")]))
    assert changed_hexes(plain, marked) == {"D4", "D6", "F2"}
    swapped = pixels(board(view, marks=[("2", "D4"), ("1", "D6"), ("3", "F2")]))
    assert changed_hexes(marked, swapped) == {"D4", "D6"}


def test_what_was_chosen_has_a_sign_of_its_own_and_strange_places_have_none():
    view = given.view_of("S01")
    plain, chosen = board(view, marks=[("1", "D4")]), board(view, marks=[("", "D4")])
    assert plain.data != chosen.data != board(view).data
    assert board(view, marks=[("1", "left"), ("2", "H9")]).data == board(view).data


def test_an_arrow_leads_from_who_is_about_to_attack_to_who_is_attacked():
    view = given.view_of("S01")
    plain, aimed = pixels(board(view)), pixels(board(view, marks=[aim("D4", "D7")]))
    changed = changed_hexes(plain, aimed)
    assert {"D5", "D6"} <= changed <= {"D4", "D5", "D6", "D7"}
    back = pixels(board(view, marks=[aim("D7", "D4")]))
    assert changed_hexes(aimed, back)
    assert board(view, marks=[aim("D4", "left")]).data == board(view).data


def test_two_marks_of_one_hex_stand_side_by_side():
    view = given.view_of("S01")
    one = board(view, marks=[("1", "D4")])
    two = board(view, marks=[("1", "D4"), ("2", "D4")])
    assert one.data != two.data


@pytest.mark.parametrize("label", ["C2", "D8", "G1", "G9", "B5"])
def test_a_turned_board_keeps_names_upright(label):
    view = given.view_of("S01")
    crops = []
    for turned in (False, True):
        x, y = grid(turned).centre(label)
        image = pixels(board(view, turned=turned)).convert("L").point(lambda v: 255 * (v > 90))
        middle = round(x), round(y - 0.68 * FIELD.side)
        crops.append(image.crop((middle[0] - 18, middle[1] - 9, middle[0] + 18, middle[1] + 9)))
    assert len(crops[0].getcolors()) == 2
    shifted = [
        ImageChops.difference(crops[0], ImageChops.offset(crops[1], dx, dy)).histogram()[255]
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
    ]
    assert min(shifted) < 80


def test_a_move_leaves_a_ghost_and_an_arrow():
    view = given.view_of("S01")
    moved = tuple(
        msgspec.structs.replace(unit, hex="C5") if unit.hex == "A5" else unit for unit in view.units
    )
    view = msgspec.structs.replace(view, units=moved)
    event = ev.UnitMoved(unit="u02", type="snowtroopers", side=EMPIRE, path=("A5", "B5", "C5"))
    assert changed_hexes(pixels(board(view)), pixels(board(view, [event]))) >= {"B5"}
    assert {("ghost", "A5"), ("trail", "C5")} <= {*things(view, [event])}
    assert not {"ghost", "trail"} & {what for what, _ in things(view)}


def test_losses_blasts_and_shots_are_drawn():
    view, events = given.fight()
    quiet, loud = pixels(board(view)), pixels(board(view, events))
    assert changed_hexes(quiet, loud) >= {"D4", "E4", "E5", "F5"}
    added = {*things(view, events)} - {*things(view)}
    assert added >= {
        ("shot", "E4"), ("shot", "E5"), ("gone", "E4"), ("wreck", "E4"), ("loss", "F5"),
        ("trail", "D4"), ("trail", "B4"), ("trail", "F5"), ("ghost", "A4"), ("ghost", "E5"),
    }  # fmt: skip


def test_tracers_begin_in_front_of_the_figures_that_fire():
    roll = given.rolled(side=REBELS, attacker_type="echo_troopers", origin="F3",
                        target_type="snowtroopers", target="B3")  # fmt: skip
    placed = laid_out(given.view_of("S01"), [roll]).placed
    (shot,) = [one for one in placed if one.what == "shot"]
    (unit,) = [one for one in placed if (one.what, one.where) == ("unit", "F3")]
    assert shot.box[3] < (unit.box[1] + unit.box[3]) / 2


def test_a_sign_of_the_legend_has_the_colours_of_whom_it_shows():
    voice, view = frame.Wording(given.painter().facts, given.say()), given.view_of("S01")
    for side, path in ((REBELS, ("F3", "E3")), (EMPIRE, ("B3", "C3"))):
        moved = ev.UnitMoved(unit="u", type="snowtroopers", side=side, path=path)
        changes, spec = (
            changes_of(view, [moved]),
            ground.Ground(tuple(sorted(view.terrain.items())), (), False),
        )
        foot = frame.foot_of(view, view.sides[REBELS], changes, [], voice, spec)
        assert [one[:2] for one in foot.legend if one[0] == "moved"] == [("moved", side)]


@pytest.mark.parametrize("side", [REBELS, EMPIRE])
def test_fire_is_explained_by_the_beams_of_the_board(side):
    sign = frame._sign("fired", side)
    beam = look.CAMPS[side].beam
    seen = {pixel[:3] for _, pixel in sign.getcolors(4096) if pixel[3] == 255}
    assert {beam.core, beam.glow} <= seen
    assert sign.width > sign.height


def test_signs_of_events_cover_no_strength_and_no_name():
    view, events = given.fight()
    placed = laid_out(view, events, marks=[("1", "E6"), ("2", "F5")]).placed
    signs = [one for one in placed if one.what in ("loss", "gone", "number")]
    facts = [one for one in placed if one.what in ("chip", "name")]
    assert len(signs) == 4
    assert all(shared(sign.box, fact.box) < 60 for sign in signs for fact in facts)


def test_names_that_shots_trails_or_machines_cross_are_written_on_top():
    view, events = given.fight()
    layers = things(view, events)
    names = {where for what, where in layers if what == "name"}
    assert names >= {"B4", "A7"}
    last_shot = max(i for i, (what, _) in enumerate(layers) if what == "shot")
    assert all(i > last_shot for i, (what, _) in enumerate(layers) if what == "name")


def test_losses_go_with_a_unit_that_retreats():
    view, events = given.fight()
    assert ("loss", "F5") in things(view, events)
    without = [event for event in events if not (isinstance(event, ev.UnitHit) and event.left)]
    assert not [one for one in things(view, without) if one[0] == "loss"]


def test_troopers_who_have_just_fallen_lie_on_their_base(monkeypatch):
    standing = units.Standing(2, 4)
    for type_, side in (("snowtroopers", EMPIRE), ("echo_troopers", REBELS)):
        looks = {
            units.piece(type_, side, one, 1.0).sprite.tobytes()
            for one in (standing, standing._replace(fell=1), standing._replace(fell=2))
        }
        assert len(looks) == 3
    seen, real = [], units.piece

    def piece(type_, side, standing, k):
        seen.append(standing)
        return real(type_, side, standing, k)

    monkeypatch.setattr(units, "piece", piece)
    view, events = given.fight()
    laid_out(view, events)
    assert [one.fell for one in seen if one.fell] == [
        one.losses for one in events if isinstance(one, ev.UnitHit) and one.left
    ]


def test_a_walker_that_fell_lies_as_a_wreck():
    view = given.view_of("S07")
    there = next(unit for unit in view.units if unit.type == "at_at")
    units = tuple(unit for unit in view.units if unit is not there)
    hit = ev.UnitHit(type="at_at", side=EMPIRE, hex=there.hex, losses=1, left=0, medals=1)
    troops = msgspec.structs.replace(hit, type="snowtroopers")
    view = msgspec.structs.replace(view, units=units)
    assert {("wreck", there.hex), ("smoke", there.hex)} <= {*things(view, [hit])}
    assert board(view, [hit]).data != board(view, [troops]).data


def test_a_unit_that_has_attacked_has_a_grey_edge():
    view = given.view_of("S01")
    marked = {}
    for flags in ({}, {"ordered": True}, {"ordered": True, "attacks_made": 1}):
        units = (msgspec.structs.replace(view.units[0], **flags), *view.units[1:])
        image = pixels(board(msgspec.structs.replace(view, units=units)))
        box = next(
            one.box for one in laid_out(msgspec.structs.replace(view, units=units)).placed
            if one[:2] == ("unit", view.units[0].hex)
        )  # fmt: skip
        counts = {colour: count for count, colour in image.crop(box).getcolors(1 << 16)}
        tones = (look.TONES["ordered"], look.TONES["done"])
        marked[len(flags)] = [counts.get(tone, 0) > 200 for tone in tones]
    assert marked == {0: [False, False], 1: [True, False], 2: [False, True]}


def test_objectives_tell_kind_taker_and_worth():
    view = given.view_of("S01")
    shown = set()
    for fields in ({}, {"kind": "temporary"}, {"taken": "rebels"}, {"medals": 2}):
        base = {"id": "o", "hex": "D5", "kind": "permanent", "sides": (), "medals": 1}
        one = Objective(**{**base, **fields})
        other = msgspec.structs.replace(view, objectives=(one,))
        shown.add(around(pixels(board(other)), "D5").tobytes())
        assert ("medal", "D5") in things(other)
    assert len(shown) == 4
    assert ("count", "D5") in things(other)


def test_the_roll_of_an_attack_in_progress_is_shown_without_events():
    view, events = given.fight()
    roll = next(event for event in events if isinstance(event, ev.DiceRolled))
    attacker = next(unit for unit in view.units if unit.hex == roll.origin)
    target = next(unit for unit in view.units if unit.hex == "E6")
    attack = given.attack_view(roll, attacker.id, target.id, "E6")
    shown = board(msgspec.structs.replace(view, attack=attack))
    assert shown.data != board(view).data


def test_phase_card_medals_and_end_change_the_strips_alone():
    view = given.view_of("S07")
    turn = msgspec.structs.replace(view.turn, phase="move", card="E108")
    shown = [
        board(view),
        board(msgspec.structs.replace(view, turn=turn)),
        board(
            msgspec.structs.replace(
                view, sides={**view.sides, REBELS: given.side_view("rebels", 5, kills=1)}
            )
        ),
        board(msgspec.structs.replace(view, over="medals", winner=REBELS)),
        board(msgspec.structs.replace(view, over="agreed")),
    ]
    assert len({picture.data for picture in shown}) == 5
    for picture in shown[1:]:
        assert changed_hexes(pixels(shown[0]), pixels(picture)) == set()


def test_countdowns_and_waiting_units_are_shown():
    view = given.view_of("S08")
    later = msgspec.structs.replace(view, countdowns={"salvo": 5})
    assert board(view).data != board(later).data
    sides = {**view.sides, EMPIRE: given.side_view("empire", 5, waiting=("snowtroopers",))}
    assert board(view).data != board(msgspec.structs.replace(view, sides=sides)).data


def test_the_piles_of_both_members_of_a_team_are_told():
    view = given.view_of("S01")
    seats = (Seat("empire-1"), Seat("empire-2"))
    sides = {**view.sides, EMPIRE: msgspec.structs.replace(view.sides[EMPIRE], seats=seats)}
    first = view.cards[seats[0]]
    cards = {**view.cards, seats[1]: msgspec.structs.replace(first, seat=seats[1], deck=3)}
    team = msgspec.structs.replace(view, sides=sides, cards=cards)
    fewer = {**cards, seats[1]: msgspec.structs.replace(cards[seats[1]], deck=2)}
    pictures = [board(one).data for one in (view, team, msgspec.structs.replace(team, cards=fewer))]
    assert len(set(pictures)) == 3


def test_the_plate_of_a_side_tells_a_way_to_win_at_once_and_who_waits():
    voice = frame.Wording(given.painter().facts, given.say())
    view = given.view_of("S07")
    head = frame.head_of(view, view.sides[EMPIRE], voice)
    assert head.camp.sudden
    waiting = head._replace(camp=head.camp._replace(waiting=("snowtroopers",)))
    plain = head._replace(camp=head.camp._replace(sudden=""))
    assert len({frame.above(one).tobytes() for one in (head, waiting, plain)}) == 3


def test_a_unit_that_left_the_board_has_an_arrow_over_the_edge():
    view = given.view_of("S09")
    event = ev.UnitMoved(unit="u", type="snowtroopers", side=EMPIRE, path=("F4", "G5", "off"))
    board(view, [event], turned=True)
    assert changed_hexes(pixels(board(view)), pixels(board(view, [event]))) >= {"F4"}


@pytest.mark.parametrize("turned", [False, True])
def test_the_crop_shows_the_fight_large_over_a_plate_of_words(turned):
    view, events = given.fight()
    painter, say = given.painter(), given.say()
    crop = painter.paint_crop(view, events, say, turned=turned)
    assert pixels(crop).size == (SEEN[0], SEEN[1] + PLATE)
    assert len(crop.data) <= 300_000
    assert crop.alt == painter.paint_board(view, events, say).alt
    other = painter.paint_crop(view, events, say, ["A1"], turned=turned)
    assert ImageChops.difference(pixels(crop), pixels(other)).getbbox()
    again = painter.paint_crop(view, events, say, turned=turned)
    assert again == crop


def test_without_events_there_is_nothing_to_see_from_close_up():
    assert given.painter().paint_crop(given.view_of("S01"), [], given.say()) is None


@pytest.mark.parametrize("theme", ["contrast", "dusk", "grey"])
def test_other_themes_keep_the_drawing(theme):
    view, events = given.fight()
    plain, other = board(view, events), board(view, events, theme=theme)
    assert other.alt == plain.alt
    assert other.data != plain.data
    first, second = (Image.open(BytesIO(picture.data)) for picture in (plain, other))
    assert first.tobytes() == second.tobytes()


def test_grey_has_no_hue():
    image = pixels(board(given.view_of("S01"), theme="grey"))
    assert all(red == green == blue for _, (red, green, blue) in image.getcolors(1 << 20))
