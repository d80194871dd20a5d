"""``/ask``: who threatens a place, who can reach it, what is on a flank; as the asker sees it."""

import pytest

from bot.chat.match.asking import understood
from bot.engine.refusal import Refused
from bot.sandbox import text_of
from tests.chat.people import open_game
from tests.games.hoth import given as hoth
from tests.games.lords import given as lords
from tests.games.napoleonics import given as napoleonics
from tests.support.loaded import load_catalogue

CATALOGUE = load_catalogue()


@pytest.mark.parametrize(
    ("asked", "topic", "place"),
    [
        ("what threatens B3", "threats", "b3"), ("Co ohrožuje B3?", "threats", "b3"),
        ("co zagraza b3", "threats", "b3"), ("who can reach E5?", "reach", "e5"),
        ("kdo dojde na E5", "reach", "e5"), ("KTO DOTRZE NA E5", "reach", "e5"),
        ("what is on my left flank", "section", "left"), ("co je uprostřed", "section", "centre"),
        ("co jest na moim prawym skrzydle", "section", "right"),
        ("What did B4 do?", "diary", "b4"), ("co dělala B4", "diary", "b4"),
        ("dziennik NEY", "diary", "dziennik&ney"),
        ("co se stalo s 28e", "diary", "co&se&stalo&s&28e"),
        ("who can reach (-2, 3)", "reach", "(-2, 3)"), ("kdo ohrožuje 1007", "threats", "1007"),
    ],
)  # fmt: skip
def test_questions_are_understood_in_every_language_with_and_without_accents(asked, topic, place):
    assert understood(asked, CATALOGUE) == (topic, place)


@pytest.mark.parametrize("asked", ["", "what threatens me", "B3", "who wins at E5"])
def test_what_is_no_such_question_is_refused_with_examples(asked):
    with pytest.raises(Refused) as caught:
        understood(asked, CATALOGUE)
    assert caught.value.reason.key == "ask-refused-unknown"


def told(position, viewer, topic, place):
    """Answer from what a side's first seat sees: places by side."""
    game = position.game
    seat = next((one.seat for one in position.open if game.side_of(one.seat) == viewer), None)
    found = game.insight.about(position.view(seat), viewer, topic, place)
    return {str(one.side): [where for where, _ in one.pieces] for one in found}


@pytest.mark.rule("HOTH-ATK-04", "HOTH-MOVE-02", "HOTH-BRD-03", "HOTH-BRD-04")
def test_hoth_tells_who_threatens_reaches_and_stands_where():
    position = hoth.given(
        empire=["snow D4", "at A5"], rebels=["echo E4", "echo G1"], terrain={"serac": "D3"}
    )
    assert told(position, "empire", "threats", "d4") == {"rebels": ["E4"]}
    assert told(position, "rebels", "threats", "E4") == {"empire": ["D4"]}
    assert told(position, "empire", "reach", "D5") == {"empire": ["D4"], "rebels": ["E4"]}
    assert told(position, "rebels", "section", "left") == {"rebels": ["G1"]}
    assert told(position, "empire", "section", "right") == {"rebels": ["G1"]}
    for place, key in (("Z9", "place"), ("d3x", "place")):
        with pytest.raises(Refused) as caught:
            told(position, "empire", "threats", place)
        assert caught.value.reason.key == f"ask-refused-{key}"


@pytest.mark.rule("NAP-RNG-02", "NAP-MEL-01", "NAP-MOV-02", "NAP-ORD-03", "NAP-ORD-04")
def test_napoleonics_tells_who_threatens_reaches_and_stands_where():
    position = napoleonics.given(bottom=["B-LN F6", "B-FA I2"], top=["F-LN E6", "F-LC B6"])
    assert told(position, "bottom", "threats", "F6") == {"top": ["E6"]}
    assert told(position, "bottom", "reach", "E7") == {"bottom": ["F6"], "top": ["B6", "E6"]}
    assert told(position, "bottom", "section", "left") == {"bottom": ["I2"]}


@pytest.mark.rule("LOW-CMB-03", "LOW-RNG-01", "LOW-PLA-02", "LOW-INF-01")
def test_lords_tells_who_strikes_a_cell_and_which_own_cards_fit_there():
    position = lords.given(
        south=["orc_ravager_l d3", "orc_catapult a1"], north=["orc_ravager_l d4"],
        hand=["orc_butcher"],
    )  # fmt: skip
    assert told(position, "south", "threats", "d3") == {"north": ["d4"]}
    assert told(position, "south", "reach", "c4") == {"south": ["c4"]}
    assert told(position, "south", "reach", "c5") == {}
    with pytest.raises(Refused):
        position.game.insight.about(position.view(None), None, "reach", "d5")
    with pytest.raises(Refused):
        told(position, "south", "section", "left")


async def test_the_command_answers_its_asker_alone(stage):
    alice, _ = await open_game(stage)
    said = await alice.here.slash("ask", question="what is on my left flank")
    assert text_of(said).startswith("There stand:")
    odd = await alice.here.slash("ask", question="who wins?")
    assert "what threatens B3" in text_of(odd)
