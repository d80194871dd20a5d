"""The log alone tells a reader what happened: every die with its reason, every loss with its rule.

Read in the three languages, as a spectator without the rulebook does.
"""

import pytest

from bot.chat.wire.locale import plain
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.model import ANYTIME
from bot.games.napoleonics.words import names
from tests.games.napoleonics.given import GAME, after, do, given
from tests.support.loaded import load_catalogue

CATALOGUE = load_catalogue()


def told(step, locale="en"):
    """Return the log lines of a step."""
    captions = (GAME.words.caption(event) for event in step.events)
    return [CATALOGUE.say(one, locale) for one in captions if one is not None]


def charge():
    """British infantry next to French infantry, which has no way back on its baseline."""
    position = given(bottom=["B-LN B6 ordered", "B-GR I1"], top=["F-LN A6", "F-LN D1"])
    return after(position, "B6xA6")


def test_every_unit_type_and_every_leader_is_told_by_name():
    scenarios = GAME.content.scenarios.values()
    armies = [army for one in scenarios for army in one.sides.values()]
    leaders = {one.leader for army in armies for one in (*army.units, *army.leaders)} - {None}
    for kind in GAME.content.unit_types:
        assert names.target(kind) == names.unit(kind)
    for leader in leaders:
        said = CATALOGUE.say(names.target(leader), "en")
        assert plain(said).replace(" ", "") == plain(leader).replace(" ", "")


def test_kings_and_princes_are_named_in_the_readers_language_others_as_they_wrote_themselves():
    king, prince, marshal = (names.leader(one) for one in ("King Joseph", "Orange", "Massena"))
    said = [[CATALOGUE.say(one, locale) for locale in ("en", "cs", "pl")] for one in (king, prince)]
    assert said == [
        ["King Joseph", "král Josef", "król Józef"], ["Orange", "princ oranžský", "książę Orański"],
    ]  # fmt: skip
    assert {CATALOGUE.say(marshal, locale) for locale in ("en", "cs", "pl")} == {"Masséna"}
    assert CATALOGUE.say(names.leader("O'Neill"), "pl") == "O'Neill"


@pytest.mark.rule("NAP-CBT-06", "NAP-RNG-06", "NAP-TER-03", "NAP-PBP-01")
def test_a_shot_is_told_with_the_sum_of_its_dice_and_their_rules():
    position = given(
        bottom=["B-LN F8 ordered walked 1"], top=["F-LT D8"], terrain={"hill": ["D8"]},
    )  # fmt: skip
    step = do(position, "F8xD8", "I")
    assert told(step)[:2] == [
        "Fire: British line infantry F8 against French light infantry D8. 1 die (+2 half the "
        "blocks after a move NAP-RNG-06, -1 terrain of the target: hill NAP-TER-03): "
        "1\xd7 infantry. Hits: 1.",
        "French light infantry D8, lost: 1 block; left: 3.",
    ]
    assert told(step, "cs")[0] == (
        "Palba: britská řadová pěchota F8 proti D8 (francouzská lehká pěchota). 1 kostka "
        "(+2 polovina bloků po pohybu NAP-RNG-06, -1 terén cíle: kopec NAP-TER-03): 1\xd7 pěchota. "
        "Zásahy: 1."
    )
    assert told(step, "pl")[1] == "francuska piechota lekka D8, strata: 1 blok; zostało: 3."


@pytest.mark.rule("NAP-RET-06", "NAP-HIT-01", "NAP-PBP-01")
def test_blocks_lost_for_want_of_room_are_told_apart_from_hits():
    step = do(charge(), "react none", "C C F F")
    assert "Hits" not in told(step)[0]
    assert "Flags: 2." in told(step)[0]
    assert told(step)[1] == (
        "French line infantry A6, no room to retreat (NAP-RET-06), lost: 2 blocks; left: 2."
    )
    assert told(step, "cs")[1] == (
        "francouzská řadová pěchota A6, ztráta: 2 bloky, není kam ustoupit (NAP-RET-06); zbývá: 2."
    )
    lost = do(charge(), "react none", "I I F F")
    assert told(lost, "pl")[2].startswith("Wyeliminowana jednostka: francuska piechota liniowa A6")
    assert "(NAP-RET-06)" in told(lost, "pl")[2]


@pytest.mark.rule("NAP-SQ-15", "NAP-PBP-01")
def test_blocks_that_a_square_loses_instead_of_retreating_are_told_so():
    position = given(
        bottom=["B-LN F6 ordered", "B-GR I1"], top=["F-LN E6 square 1", "F-LN A1"],
        cards={"top": {"hand": ["elan"], "track": {"1": "rally u03"}}},
    )  # fmt: skip
    lines = told(do(after(position, "F6xE6"), "react none", "C C C F"))
    assert lines[1] == (
        "French line infantry E6, a square does not retreat (NAP-SQ-15), lost: 1 block; left: 3."
    )


@pytest.mark.rule("NAP-RR-03", "NAP-PBP-01")
def test_a_roll_against_retiring_cavalry_says_what_hits():
    position = given(bottom=["B-LN F6 ordered"], top=["F-LC E6", "F-LN A1"])
    declared = do(position, "F6xE6")
    assert told(declared) == [
        "Melee declared: British line infantry F6 against French light cavalry E6."
    ]
    step = do(declared.position, "react retire", "S S F I")
    assert told(step)[0] == "Retire and reform: French light cavalry E6 (NAP-RR-01)."
    assert told(step)[1].startswith("Melee against retiring cavalry, only cavalry symbols hit")
    assert told(step)[1].endswith("No effect.")


@pytest.mark.rule("NAP-CAS-01", "NAP-PBP-01")
def test_the_check_of_a_leader_names_its_rule():
    position = given(bottom=["B-LN F6 ordered"], top=["F-LN D6 with Victor", "F-LN A1"])
    lines = told(do(position, "F6xD6", "I C C C C", "S C"), "cs")
    assert lines[2] == (
        "Velitel Victor na D6, ověření ztráty, přežil: 1\xd7 jízda, 1\xd7 šavle (NAP-CAS-01)."
    )


@pytest.mark.rule("NAP-ORD-07", "NAP-PBP-01")
def test_orders_are_listed_by_hexes_and_leaders_alone_by_themselves():
    position = given(
        phase="order", bottom=["B-LN G10", "B-LN G6", "B-LN I9"],
        leaders={"bottom": ["Hill F6"]}, top=["F-LN A1"],
    )  # fmt: skip
    assert told(do(after(position, "order F6"), "done")) == ["Ordered leaders: F6."]
    assert told(do(after(position, "order G6", "order F6"), "done"), "cs") == [
        "Rozkaz, jednotky: G6; velitelé: F6."
    ]


@pytest.mark.rule("NAP-VIC-03", "NAP-PBP-01")
def test_the_end_is_told_with_the_winner_and_the_rule():
    def anytime(position, seat, action):
        return flow.submit(position, seat, ANYTIME, action, SeededDraws(b"end", "told"))

    position = given(bottom=["B-LN F6"], top=["F-LN A6"], phase="order")
    assert told(anytime(position, "bottom", Resign())) == [
        "Victory: French (surrender, NAP-SEQ-02)."
    ]
    offered = anytime(position, "bottom", OfferDraw()).position
    assert told(anytime(offered, "top", OfferDraw()), "cs")[-1] == (
        "Bitva končí remízou (dohoda, NAP-SEQ-02)."
    )


@pytest.mark.rule("NAP-PBP-01", "NAP-SQ-03", "NAP-SQ-04")
def test_which_cards_are_drawn_or_laid_on_the_track_is_told_to_their_owner_alone():
    def heard(step, audience):
        lines = [GAME.words.caption(one) for one in step.events if one.audience == audience]
        return [CATALOGUE.say(one, "en") for one in lines if one is not None]

    position = given(
        bottom=["B-HC G6 ordered", "B-GR I1"], top=["F-LN F6", "F-LN A1"], deck=["bombard"],
        cards={"top": {"hand": ["cavalry_charge"] * 3}},
    )  # fmt: skip
    squared = do(after(position, "G6xF6"), "react square")
    drawn = do(position, "done")

    assert heard(squared, ("top",)) == ["On your square track, slot 1: Cavalry Charge."]
    assert heard(drawn, ("bottom",)) == ["You draw: Bombard."]
    everybody = heard(squared, None) + heard(drawn, None)
    assert len(everybody) > 3
    assert not any(card in line for line in everybody for card in ("Charge", "Bombard"))
