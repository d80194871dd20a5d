"""What cannot be in a position of a case is one line that says what and where, in every game."""

import pytest

from bot.games import REGISTRY
from bot.games.notation import BadNotation
from bot.library import load_content

RED = {"army": ["PLC-C1", "PLC-01"], "motivation": 9}
BLUE = {"army": ["SWE-C1", "SWE-07"], "motivation": 9}


def table(red=None, blue=None, **more):
    """Write a live table: changes of both sides, and of the rest."""
    return {"red": {**RED, **(red or {})}, "blue": {**BLUE, **(blue or {})}, **more}


def marked(**marks):
    """Write a table with markers of the hussars."""
    return table(red={"elements": {"r2": marks}})


ATTACK = {"origin": "E4", "target_hex": "D4"}
DUEL = {"empire": ["snowtroopers D4"], "rebels": ["echo_troopers E4"]}
COMBAT = {"attacker": "u01", "origin": "G6", "target_hex": "F6", "target": "u02"}
BOTH = {"bottom": ["B-LN G6"], "top": ["F-LN F6"]}

HOTH = [
    ({"terrain": {"rocs": ["D4"]}}, "terrain: no terrain rocs; did you mean rocks?"),
    ({"terrain": {"rocks": ["K4"]}}, "terrain rocks: K4 is not on the board"),
    ({"terrain": {"rocks": ["D4"], "hill": ["D4"]}}, "terrain: D4 stands here twice"),
    ({"empire": ["snowtroopers D4", "at_at D4"]}, "units: a unit on D4 stands here twice"),
    ({"empire": ["snowtroopers D4"], "rebels": ["echo_troopers D4"]}, "a unit on D4 stands here"),
    ({"empire": ["snowtropers D4"]}, "snowtropers; did you mean snowtroopers?"),
    ({"empire": ["echo_troopers D4"]}, "'echo_troopers D4': no unit type of empire echo_troopers"),
    (
        {"terrain": {"serac": ["D4"]}, "empire": ["snowtroopers D4"]},
        "units: snowtroopers on D4: it cannot stand on serac",
    ),
    (
        {"forts": ["west shield_generator D4 rebels"], "empire": ["snowtroopers D4"]},
        "units: snowtroopers on D4: a fortification stands there",
    ),
    (
        {"rebels": ["snowspeeders D4 badge scouts"]},
        "units: snowspeeders on D4: it cannot have the badge scouts",
    ),
    ({"empire": ["snowtroopers D4 dancing"]}, "what is 'dancing'?"),
    ({"empire": ["snowtroopers D4 ordered"]}, "ordered, but it is the turn of rebels"),
    (
        {"turn": {"card": "R116", "phase": "attack"}, "rebels": ["echo_troopers D4 ordered 7"]},
        "clause of R116: 7 is not from 0 to",
    ),
    ({"empire": ["u1=snowtroopers D4", "u1=at_at D6"]}, "units: the id u1 stands here twice"),
    ({"cards": {"rebels": {"hand": ["R101", "R101"]}}}, "cards of rebels: R101 stands here twice"),
    (
        {"cards": {"rebels": {"hand": ["R101"], "discard": ["R101"]}}},
        "cards of rebels: R101 stands here twice",
    ),
    ({"cards": {"rebels": {"hand": ["E101"]}}}, "E101 belongs to empire, not to rebels"),
    ({"cards": {"rebels": {"hand": ["R1O1"]}}}, "cards of rebels: no card R1O1; did you mean R1"),
    ({"cards": {"rebel": {}}}, "cards: no seat or side rebel; did you mean rebels?"),
    (
        {"turn": {"card": "R101", "phase": "attack"}, "cards": {"rebels": {"hand": ["R101"]}}},
        "cards of rebels-1: R101 stands here twice",
    ),
    ({"turn": {"card": "E101", "phase": "attack"}}, "turn: E101 belongs to empire, not to rebels"),
    ({"turn": {"side": "rebel"}}, "turn: no side rebel; did you mean rebels?"),
    ({"turn": {"phase": "lunch"}}, "turn: Invalid enum value 'lunch'"),
    ({"turn": {"crad": "R101"}}, "turn: no field crad; did you mean card?"),
    ({"turn": {"number": 0}}, "turn: number: 0 is not from 1 to 1000"),
    ({"turn": {"seat": "rebels-2"}}, "turn: no seat of rebels rebels-2; did you mean rebels-1?"),
    ({"medals": {"rebels": {"kills": -1}}}, "Expected `int` >= 0"),
    ({"medals": {"rebells": {"kills": 1}}}, "medals: no side rebells; did you mean rebels?"),
    ({"next_player": {"rebels": 1}}, "next_player of rebels: 1 is not from 0 to 0"),
    ({"countdowns": {"transport": 1}}, "countdowns: no countdown of S01 transport"),
    ({"forts": ["a moat D4 rebels"]}, "forts: no fortification moat"),
    ({"forts": ["a shield_generator Z4 rebels"]}, "forts: a: Z4 is not on the board"),
    ({"objectives": ["a permanent D4 rebel 1"]}, "objectives: a: no side rebel"),
    ({"objectives": ["a permanent D4 rebels x"]}, "'x' is no number"),
    ({"waiting": {"empire": ["u9 echo_troopers due 4"]}}, "belongs to rebels, not to empire"),
    ({"gone": ["u9 snowtropers empire exited"]}, "gone: u9: no unit type snowtropers"),
    ({"options": {"comanders": "on"}}, "no option comanders; did you mean commanders?"),
    ({"options": {"commanders": "maybe"}}, "options.commanders: maybe is not among its values"),
    ({"delegating": ["rebels-3"]}, "delegating: no seat rebels-3"),
    ({"parley": {"offer": "rebel"}}, "parley: no side rebel; did you mean rebels?"),
    ({**DUEL, "attack": {**ATTACK, "origin": "E5"}}, "attack: there is no unit on E5"),
    ({**DUEL, "attack": {**ATTACK, "target_hex": "D5"}}, "attack: there is nothing on D5"),
    ({**DUEL, "attack": {**ATTACK, "tally": {"prats": []}}}, "attack.tally: no field prats"),
    ({"frame": {"drawn": ["R1O1"]}}, "frame: drawn: no card R1O1"),
    ({"over": {"winner": "rebels"}}, "over: Object missing required field `reason`"),
    ({"over": {"winner": "rebel", "reason": "medals"}}, "over: no side rebel"),
    ({"campaign": {"id": "K9", "node": "K1"}}, "campaign: no campaign K9"),
    ({"weather": "fine"}, "unknown field `weather`"),
]
NAPOLEONICS = [
    ({"terrain": {"forrest": ["E5"]}}, "no terrain forrest; did you mean forest?"),
    ({"terrain": {"forest": ["E5"], "hill": ["E5"]}}, "terrain: E5 stands here twice"),
    ({"bottom": ["B-LN G6", "B-LT G6"]}, "units: a unit on G6 stands here twice"),
    ({"bottom": ["B-LN G6"], "top": ["B-LN E6"]}, "units: B- on both sides"),
    ({"terrain": {"river": ["G6"]}, "bottom": ["B-LN G6"]}, "it cannot stand on river"),
    (
        {"terrain": {"river": ["G6"]}, "leaders": {"bottom": ["Hill G6"]}},
        "bottom: Hill on G6: nobody can stand on river",
    ),
    ({"bottom": ["B-LN G6 with Hill", "B-LN G7 with Hill"]}, "leaders: Hill stands here twice"),
    ({"leaders": {"bottom": ["Hill F6"]}, **BOTH}, "an enemy unit stands there"),
    ({"top": ["F-LN E6 ordered"]}, "ordered, but it is the turn of bottom"),
    ({"bottom": ["B-LN G6(4/9)"]}, "1 to 4 blocks"),
    ({"bottom": ["B-LN G6 square 7"]}, "square: 7 is not from 1 to 4"),
    ({"works": ["C5 SW SE W", "C5 SW SE W"]}, "works: C5 stands here twice"),
    ({"works": ["C5 SW SE"]}, "works: C5: exactly 3 different sides"),
    ({"works": ["Z5 SW SE W"]}, "works: Z5 is not on the board"),
    ({"works": ["C5 SW SE W"], "terrain": {"town": ["C5"]}}, "field works lie on clear or hill"),
    ({"cards": {"top": {"hand": ["elann"]}}}, "cards of top: no card elann; did you mean elan?"),
    ({"cards": {"left": {}}}, "cards: no side left"),
    ({"cards": {"bottom": {"track": {"1": "elan u77"}}}}, "track 1: no own unit u77"),
    ({"cards": {"bottom": {"last": "elan mirored"}}}, "did you mean mirrored?"),
    ({"banners": {"top": ["unit B-LL"]}}, "banners of top: no unit type B-LL"),
    ({"banners": {"top": ["objective Z9"]}}, "banners of top: Z9 is not on the board"),
    ({"banners": {"top": ["unit B-LN"] * 19}}, "banners of top: 19 is not from 0 to 18"),
    ({"turn": {"number": -3}}, "turn: number: -3 is not from 1 to 1000"),
    ({"turn": {"side": "botom"}}, "turn: no side botom; did you mean bottom?"),
    ({"turn": {"card": "elann"}}, "no card elann"),
    ({"turn": {"mod": "single"}}, "turn: no field mod; did you mean mode?"),
    ({"options": {"turn_limit": "999"}}, "options.turn_limit: 999 is not among its values"),
    ({"options": {"first_battle": "many"}}, "options.first_battle: no banners such as 5:3"),
    ({**BOTH, "combat": {**COMBAT, "attacker": "u9"}}, "combat: no unit u9"),
    ({**BOTH, "combat": {**COMBAT, "origin": "Z6"}}, "combat: Z6 is not on the board"),
    ({"over": {"winner": "botom", "reason": "banners"}}, "over: no side botom"),
]
LORDS = [
    ({"south": ["orc_bucher d3"]}, "no card orc_bucher; did you mean orc_butcher?"),
    ({"south": ["orc_butcher"]}, "'orc_butcher': a card, a cell and perhaps a number are needed"),
    ({"south": ["orc_butcher h3"]}, "south: orc_butcher h3 is not on the mat"),
    ({"south": ["orc_butcher d3 #x"]}, "'orc_butcher d3 #x': 'x' is no number"),
    ({"south": ["orc_butcher d3", "orc_butcher d3"]}, "units: a unit on d3 stands here twice"),
    ({"south": ["orc_butcher d3 #4", "orc_butcher d4 #4"]}, "units: the number #4 stands here"),
    (
        {"south": ["orc_snafu_bighorn d3"], "cards": {"south": {"hand": ["orc_snafu_bighorn"]}}},
        "cards of south: orc_snafu_bighorn is a person, there once, not 2 times",
    ),
    (
        {"cards": {"south": {"army": "orcs", "hand": ["dwarf_slugger_f"]}}},
        "cards of south: 1 dwarf_slugger_f, but its army has 0",
    ),
    ({"cards": {"south": {"army": "ors"}}}, "cards of south: no army ors; did you mean orcs?"),
    ({"cards": {"south": {"army": "army: ors\n1 x"}}}, "cards: no army of this match"),
    ({"cards": {"south": {"deck": ["orc_bucher"]}}}, "deck of south: no card orc_bucher"),
    ({"cards": {"south": {"pile": ["orc_bucher"]}}}, "pile of south: no card orc_bucher"),
    ({"cards": {"sout": {}}}, "cards: no side sout; did you mean south?"),
    ({"cards": {"south": {"extra_turns": -1}}}, "Expected `int` >= 0"),
    ({"options": {"borderles": "on"}}, "no option borderles; did you mean borderless?"),
    ({"options": {"borderless": "maybe"}}, "options.borderless: maybe is not among its values"),
    ({"scenario": "basik"}, "no scenario basik; did you mean basic?"),
    ({"turn": {"side": "sout"}}, "turn: no side sout; did you mean south?"),
    ({"turn": {"phase": "lunch"}}, "turn: Invalid enum value 'lunch'"),
    ({"turn": {"exra": True}}, "turn: no field exra; did you mean extra?"),
    ({"turn": {"due": [{"unit": 7, "cells": []}]}}, "turn: due: no unit 7"),
    ({"step": "lunch"}, "Invalid enum value 'lunch'"),
    ({"stall_count": -1}, "Expected `int` >= 0"),
    ({"over": {"winner": "sout", "reason": "units"}}, "over: no side sout; did you mean south?"),
]
FIRE_AND_SWORD = [
    (table(red={"army": ["PLC-99"]}), "army: no card PLC-99; did you mean PLC-"),
    (table(red={"army": "rsc_polish"}), "no army rsc_polish"),
    (table(red={"army": []}), "army: name its cards, or a ready-made army"),
    (table(red={"elements": {"b2": {"dp": 1}}}), "no element of red b2"),
    (table(red={"elements": {"r2": {"dpp": 1}}}), "unknown field `dpp`"),
    (marked(dp=-1), "r2 dp: -1 is not from 0"),
    (marked(dp=99), "r2 dp: 99 is not from 0"),
    (marked(losses=2), "r2 losses: 2 is not from 0 to 0"),
    (marked(ammo=9), "r2 ammo: 9 is not from 0 to 0"),
    (marked(lances=7), "r2 lances: 7 is not from 0 to 2"),
    (marked(cp=10), "r2 cp: 10 is not from 0 to 9"),
    (marked(formation="square"), "r2 formation: its card has no square"),
    (marked(mode="infantry"), "r2 mode: infantry does not fit its card"),
    (marked(hidden="attack"), "Invalid enum value 'attack'"),
    (marked(state="broken"), "r2: the state follows from dp"),
    (table(red={"elements": {"r1": {"hidden": "defence"}}}), "r1: a Group has no order token"),
    (table(red={"motivation": 99}), "motivation: 99 is not from 0 to 50"),
    (table(round=7), "round: 7 is not from 1 to 6"),
    (table(round=0), "round: 0 is not from 1 to 6"),
    (table(objectives={"O9": "red"}), "objectives: no objective O9"),
    (table(objectives={"O1": "green"}), "Invalid enum value 'green'"),
    (table(options={"round": "6"}), "options: no option round; did you mean rounds?"),
    (table(options={"rounds": "many"}), "options.rounds: many is not among its values"),
    (table(step="lunch"), "Invalid enum value 'lunch'"),
]
ALL = {
    "hoth": HOTH,
    "napoleonics": NAPOLEONICS,
    "lords": LORDS,
    "fire_and_sword": FIRE_AND_SWORD,
}


@pytest.mark.parametrize(
    ("slug", "raw", "fault"),
    [(slug, raw, fault) for slug, rows in ALL.items() for raw, fault in rows],
    ids=[f"{slug}-{fault}" for slug, rows in ALL.items() for _, fault in rows],
)
def test_what_cannot_be_is_one_line_that_says_what_and_where(slug, raw, fault):
    notation = REGISTRY[slug].positions(load_content(slug))

    with pytest.raises(BadNotation) as caught:
        notation.read(raw)

    assert fault in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
