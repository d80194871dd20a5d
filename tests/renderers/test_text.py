"""The same view in words: descriptions of pictures and the board as a list."""

import re

import msgspec
import pytest

from bot.engine.ending.parley import DrawOffered
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Seat, Side
from bot.games.commands_colors.events import BattleBegan
from bot.games.hoth.model import events as ev
from renderers import ALT_LIMIT
from renderers.hoth import dice, text

from . import given

LOCALES = ("en", "cs", "pl")
EMPIRE, REBELS = Side("empire"), Side("rebels")
SEAT = Seat("empire-1")
EVERY_EVENT = [
    BattleBegan(scenario="S01", first=EMPIRE),
    ev.TurnBegan(number=3, side=EMPIRE, seat=SEAT),
    ev.CardPlayed(seat=SEAT, card="E108"),
    ev.SectionNamed(section="left"),
    ev.UnitsOrdered(hexes=("A2", "A5")),
    ev.UnitsOrdered(hexes=()),
    ev.FiguresRegained(type="snowtroopers", hex="A2", figures=1),
    ev.UnitMoved(unit="u1", type="at_at", side=EMPIRE, path=("A2", "B2")),
    ev.UnitMoved(unit="u1", type="at_at", side=EMPIRE, path=("F2", "G2", "off")),
    ev.UnitMoved(unit="u1", type="at_at", side=EMPIRE, path=("A2",)),
    ev.UnitBoarded(type="echo_troopers", side=REBELS, hex="G3"),
    ev.UnitReturned(type="snowtroopers", side=EMPIRE, hex="A1"),
    given.rolled(),
    given.rolled(why="reroll"),
    given.rolled(why="confirmation", target_type="shield_generator"),
    ev.UnitHit(type="echo_troopers", side=REBELS, hex="E4", losses=1, left=2),
    ev.UnitHit(type="echo_troopers", side=REBELS, hex="E4", losses=2, left=0, medals=1),
    ev.AttackMissed(target_type="ion_cannon", target="G5"),
    ev.FortDestroyed(kind="ion_cannon", hex="G5"),
    ev.UnitRetreated(unit="u1", type="echo_troopers", side=REBELS, path=("E5", "F5")),
    ev.ObjectiveTaken(side=REBELS, objective="cockpit", hex="C5"),
    ev.CountdownStepped(countdown="salvo", value=3),
    ev.CardsDiscarded(seat=SEAT, cards=("E101",)),
    ev.CardsDrawn(seat=SEAT, count=1),
    ev.HandSeen(seat=SEAT, cards=("E101",)),
    DrawOffered(side=EMPIRE),
    BattleEnded(winner=REBELS, reason="medals", rule="HOTH-VIC-02"),
    BattleEnded(winner=None, reason="agreed", rule="HOTH-END-03"),
]


def alt(view, events=(), locale="en"):
    return given.painter().paint_board(view, events, given.say(locale)).alt


def test_the_description_tells_first_what_changed_then_how_things_stand():
    view, events = given.fight()
    words = alt(view, events)
    order = [
        words.index("E5 to F5"),
        words.index("Turn 9, Empire, Attack"),
        words.index("Medals: Empire 0/-, Rebels 0/5"),
        words.index("Empire: snowtroopers"),
        words.index("Rebels: snowspeeders"),
        words.index("shield generator G3"),
    ]
    assert order == sorted(order)
    assert "F5 1/3" in words
    assert re.search(r"Terrain: .*rocks (?:\w\d+ )*F5", words)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("scenario", [f"S{number:02}" for number in range(1, 13)])
def test_the_longest_description_fits_and_names_every_unit(scenario, locale):
    view = given.view_of(scenario)
    words = alt(view, EVERY_EVENT * 4, locale)
    assert len(words) <= ALT_LIMIT
    for unit in view.units:
        assert re.search(rf"\b{unit.hex}\b", words)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_description_of_too_many_units_is_cut_and_still_fits(locale):
    view = given.view_of("S11")
    crowd = tuple(
        msgspec.structs.replace(view.units[0], id=label, hex=label, type=f"{label}-unknown-type")
        for label in given.content().board.hexes
    )
    words = text.alt_board(
        msgspec.structs.replace(view, units=crowd, terrain={}),
        EVERY_EVENT,
        given.say(locale),
        given.painter().facts,
    )
    assert len(words) == ALT_LIMIT
    assert words.endswith("\u2026")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("event", EVERY_EVENT, ids=lambda event: type(event).__name__)
def test_the_line_of_an_event_is_said_in_every_language(event, locale):
    for line in text.event_lines([event], given.say(locale)):
        assert line[0].isupper() or line[0].isdigit()
        assert "board-" not in line
        assert "{" not in line


def test_steps_without_a_move_have_no_line():
    staying = ev.UnitMoved(unit="u1", type="at_at", side=EMPIRE, path=("A2",))
    assert text.event_lines([staying], given.say()) == []


def test_the_text_board_lists_every_unit_once_in_its_section():
    view, _ = given.fight()
    words = given.painter().text_board(view, given.say())
    lines = [line for line in words.splitlines() if line.startswith("- ")]
    for unit in view.units:
        assert len([line for line in lines if line.startswith(f"- {unit.hex} ")]) == 1
    assert "- D4 snowtroopers 3/4 * ordered - within range of E3, E6, F4, F5" in lines
    assert "- F5 Echo Base troopers 1/3 rocks - within range of D4" in lines
    assert "- D7 snowspeeders 2/3 (+ centre) - within range of A9, C7" in lines


def test_the_text_board_follows_each_sides_own_left_and_right():
    view = given.view_of("S01")
    lines = given.painter().text_board(view, given.say()).splitlines()
    empire, rebels = lines.index("**Empire**"), lines.index("**Rebels**")
    assert lines[empire + 1] == "__left flank__"
    assert lines[empire + 2].startswith("- A8 ")
    assert lines[rebels + 2].startswith("- F2 ")


def test_the_text_board_names_badges_objectives_and_forts():
    words = given.painter().text_board(given.view_of("S11"), given.say())
    assert "[E-Web blaster] (installed) trench" in words
    assert "- shield generator G3" in words
    assert "- temporary medal F4" in words


def test_the_text_board_says_who_took_a_medal():
    view = given.view_of("S04")
    taken = tuple(msgspec.structs.replace(one, taken=REBELS) for one in view.objectives)
    words = given.painter().text_board(msgspec.structs.replace(view, objectives=taken), given.say())
    assert "- permanent medal C5 (Rebels)" in words


def test_countdowns_are_told_with_their_target():
    assert "Salvo 2/6" in alt(given.view_of("S08"))


@pytest.mark.parametrize(
    ("winner", "words"), [(REBELS, "Victory: Rebels."), (None, "The battle is a draw.")]
)
def test_the_end_is_told_instead_of_the_turn(winner, words):
    view = given.view_of("S01", over="medals", winner=winner)
    assert alt(view).startswith(words)


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ([(3, "hoth-terrain-hill"), (-1, "hoth-terrain-rocks")], "3 \u2212 1 rocks = 2"),
        (
            [(4, "hoth-terrain-hill"), (-2, "hoth-terrain-wreck"), (1, "hoth-dice-scouts")],
            "4 \u2212 2 wreck + 1 scouts = 3",
        ),
        ([(3, "hoth-terrain-hill"), (0, "hoth-terrain-rocks")], "3 (hill)"),
        ([(1, "hoth-terrain-hill"), (-2, "hoth-terrain-wreck")], "1 \u2212 2 wreck = 0"),
        ([], "0"),
    ],
    ids=["rocks", "three parts", "no change", "floored", "empty"],
)
def test_the_sum_of_the_dice_gives_its_reasons(parts, words):
    assert dice.arithmetic(given.tally(*parts), given.say()) == words


def test_a_roll_is_told_with_its_sum_and_faces():
    roll = dice.report_of(given.rolled(), given.painter().facts, given.say())
    assert roll.headline == "Attack: snowtroopers D4 against Echo Base troopers E4"
    assert roll.numbers == "3 \u2212 1 rocks = 2"
    assert roll.dice == ("infantry", "retreat")
    assert roll.counts == ("hit", "")
