"""How a game's values are read back, and chance by its published formula."""

from __future__ import annotations

import hmac

import msgspec
import pytest

from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws, ScriptMismatch, SeededDraws
from bot.engine.codec import Codec
from bot.engine.model import Draw
from tests.support.scripted import Answer, Fight, Question, Raid, Raiders, RaidState
from tests.support.tiny import A1, Aim, Parry, Pass, Pick, Said, TinyState, TinyView

CODEC = Codec(TinyState, Pick | Parry | Pass | Aim, Said, TinyView)


@pytest.mark.parametrize("action", [Pick(3), Parry(), Pass(), Aim(35999)])
def test_actions_are_read_by_what_they_do(action):
    assert CODEC.action(msgspec.json.encode(action)) == action
    assert CODEC.action(msgspec.Raw(msgspec.json.encode(action))) == action


@pytest.mark.parametrize(
    "data", [b"{}", b'{"do":"fly"}', b'{"do":"pick"}', b'{"do":"pick","value":"x"}', b"pick 3"]
)
def test_what_is_no_action_is_refused(data):
    with pytest.raises(msgspec.MsgspecError):
        CODEC.action(data)


def test_events_are_read_with_their_audiences():
    told = (Said(what="bid", value=3, audience=(A1,)), Said(what="answered"))

    assert CODEC.events(msgspec.json.encode(told)) == told
    assert CODEC.events(b"[]") == ()


def test_states_and_views_are_read_as_their_types():
    codec = Raiders.codec
    state = RaidState(
        flow=[Raid(answers={"way-1": "road"}), Fight(key="fight-1", riders=2)],
        seats=(A1,),
        asked={A1: Question(key="stand", point="P", picks=("run",))},
    )
    view = TinyView(A1, {}, 3, (1, 2), {})

    assert codec.state(flow.encode(state)) == state
    assert [type(one) for one in codec.state(flow.encode(state)).flow] == [Raid, Fight]
    assert codec.view(flow.encode(view)) == view
    assert (codec.state_type, codec.view_type) == (RaidState, TinyView)
    with pytest.raises(msgspec.ValidationError):
        codec.state(flow.encode(view))


def test_an_answer_of_a_script_is_an_action_of_its_own():
    assert Raiders.codec.action(b'{"do":"answer","value":"7"}') == Answer("7")


# Chance ------------------------------------------------------------------------------------------


def words(context, blocks):
    """Return the 32-bit words of a draw by the published formula."""
    key = hmac.new(b"seed", b"m1", "sha256").digest()
    stream = b"".join(
        hmac.new(key, f"{context}|{block}".encode(), "sha256").digest() for block in range(blocks)
    )
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]


def test_more_dice_than_one_block_holds_are_read_from_the_next():
    stream = words("5|roll|30|6|R", 5)
    limit = 2**32 - 2**32 % 6

    expected = tuple(1 + word % 6 for word in stream if word < limit)[:30]
    assert SeededDraws(b"seed", "m1").roll(5, 30, 6, "R") == expected


def test_words_that_would_favour_a_result_are_thrown_away():
    faces = 3 * 2**30  # A quarter of all words is too large for such dice.
    stream = words(f"0|roll|20|{faces}|R", 8)

    found = SeededDraws(b"seed", "m1").roll(0, 20, faces, "R")

    assert found == tuple(1 + word for word in stream if word < faces)[:20]
    assert [word for word in stream[:20] if word >= faces], "none of them would have been"


def test_a_shuffle_swaps_from_the_last_place_to_the_first():
    stream = iter(words("2|order|6|6|R", 2))
    cards = list(range(6))
    for last in range(5, 0, -1):
        other = next(stream) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]

    assert SeededDraws(b"seed", "m1").order(2, 6, "R") == tuple(cards)
    assert SeededDraws(b"seed", "m1").order(2, 1, "R") == (0,)
    assert SeededDraws(b"seed", "m1").order(2, 0, "R") == ()


def test_dice_and_shuffles_of_one_size_are_drawn_apart():
    draws = SeededDraws(b"seed", "m1")

    assert tuple(die - 1 for die in draws.roll(0, 8, 8, "R")) != draws.order(0, 8, "R")


def test_forced_draws_are_taken_in_order_and_say_what_is_wrong():
    draws = ScriptedDraws([Draw("order", 2, 2, "R-1", (1, 0)), Draw("roll", 1, 6, "", (5,))])

    with pytest.raises(ScriptMismatch, match=r"the rules ask a order of 2 \(bound 2\) for R-2"):
        draws.order(0, 2, "R-2")
    assert draws.left == 1, "a draw that did not fit is used up"
    assert draws.roll(1, 1, 6, "ANY") == (5,)
    with pytest.raises(ScriptMismatch, match=r"ended, but the rules ask a roll of 1 \(bound 6\)"):
        draws.roll(2, 1, 6, "R")
    with pytest.raises(ScriptMismatch, match="has 1 results"):
        ScriptedDraws([Draw("roll", 2, 6, "R", (1,))]).roll(0, 2, 6, "R")


def test_forced_draws_go_over_into_chance_only_when_they_are_used_up():
    chance = SeededDraws(b"seed", "m1")
    draws = ScriptedDraws([Draw("order", 3, 3, "", (2, 1, 0))], fallback=chance)

    with pytest.raises(ScriptMismatch):
        draws.roll(0, 1, 6, "R")
    assert draws.order(1, 4, "R") == chance.order(1, 4, "R")
