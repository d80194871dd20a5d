"""Setting up teams: seats, half-decks, hands, commanders, and who sees them."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import ScriptedDraws, SeededDraws
from bot.engine.model import Draw, Setup
from bot.engine.refusal import Refused
from tests.games.hoth.given import GAME
from tests.support.twins import encoded

FOUR = ("empire-2", "rebels-2")
COMMANDERS = {
    "commanders": "on",
    "commander-empire-1": "vader",
    "commander-empire-2": "piett",
    "commander-rebels-1": "leia",
    "commander-rebels-2": "luke",
}


def begun(scenario="S01", seats=FOUR, seed=b"team", **options):
    """A battle in which these second seats are taken too."""
    setup = selfplay.setup_of(GAME, scenario, options, seats)
    return flow.begin(GAME, setup, SeededDraws(seed, "m")).position


def cards(position, seat):
    """How many cards a seat holds: (deck, hand)."""
    player = position.state.players[seat]
    return len(player.deck), len(player.hand)


def standard(side):
    content = GAME.content.cards.values()
    return sorted(card.id for card in content if card.side == side and card.commander is None)


@pytest.mark.rule("HOTH-TEAM-01", "HOTH-TEAM-02")
@pytest.mark.parametrize(("scenario", "first", "other"), [("S01", "rebels", "empire"), ("S07", "empire", "rebels")])  # fmt: skip  # noqa: E501
def test_each_side_has_a_first_seat_that_must_be_taken_and_a_second_that_may_stay_free(
    scenario, first, other
):
    assert [(info.seat, info.side, info.required) for info in GAME.seats(scenario)] == [
        (f"{first}-1", first, True),
        (f"{other}-1", other, True),
        (f"{first}-2", first, False),
        (f"{other}-2", other, False),
    ]


@pytest.mark.rule("HOTH-TEAM-01", "HOTH-SET-06")
@pytest.mark.parametrize(
    "seats",
    [
        ("empire-1", "empire-2"),
        ("empire-2", "rebels-1"),
        ("empire-1", "rebels-1", "rebels-3"),
        ("empire-1", "rebels-1", "rebels-1"),
    ],
)
def test_seats_that_make_no_two_teams_are_refused(seats):
    with pytest.raises(Refused) as refused:
        GAME.new_state(Setup(scenario="S01", seats=seats))
    assert refused.value.rule == "HOTH-SET-06"


@pytest.mark.rule("HOTH-TEAM-03")
def test_a_side_of_one_is_set_up_by_the_standard_rules_against_a_team():
    position = begun("S01", ("rebels-2",))

    hand = GAME.content.scenarios["S01"].sides["empire"].hand
    assert cards(position, "empire-1") == (16 - hand, hand)
    assert set(position.state.players) == {"empire-1", "rebels-1", "rebels-2"}


@pytest.mark.rule("HOTH-TEAM-04", "HOTH-TEAM-05", "HOTH-TEAM-07")
@pytest.mark.parametrize("scenario", sorted(GAME.content.scenarios))
def test_a_team_splits_its_cards_in_half_and_draws_half_the_hand_rounded_up(scenario):
    position = begun(scenario)
    plan = GAME.content.scenarios[scenario]

    for side in ("empire", "rebels"):
        members = [position.state.players[f"{side}-{number}"] for number in (1, 2)]
        assert sorted(c for one in members for c in (*one.deck, *one.hand)) == standard(side)
        for number, one in enumerate(members, 1):
            size = {3: 2, 4: 2, 5: 3}[plan.sides[side].hand]
            size += side == plan.first and number == 1
            assert (len(one.deck), len(one.hand)) == (8 - size, size)


@pytest.mark.rule("HOTH-TEAM-04")
def test_the_split_follows_the_shuffle_the_first_player_having_the_upper_half():
    identity = tuple(range(16))
    draws = ScriptedDraws([Draw("order", 16, 16, "HOTH-TEAM-04", identity)] * 2)
    setup = selfplay.setup_of(GAME, "S01", {"opening_draw": "off"}, FOUR)
    players = flow.begin(GAME, setup, draws).position.state.players

    rebels = standard("rebels")
    assert players["rebels-1"].hand == rebels[-2:]
    assert players["rebels-2"].deck == rebels[:6]
    assert players["rebels-2"].hand == rebels[6:8]


@pytest.mark.rule("HOTH-TEAM-06")
def test_commander_cards_join_a_half_deck_after_the_split_and_before_the_hand_is_drawn():
    position = begun("S01", **COMMANDERS)

    for side in ("empire", "rebels"):
        for number in (1, 2):
            player = position.state.players[f"{side}-{number}"]
            all_cards = [*player.deck, *player.hand]
            own = [c for c in all_cards if GAME.content.cards[c].commander is not None]
            name = COMMANDERS[f"commander-{side}-{number}"]
            assert len(all_cards) == 11
            assert {GAME.content.cards[c].commander for c in own} == {name}
            assert len(own) == 3


@pytest.mark.rule("HOTH-TEAM-06")
def test_a_commander_card_can_be_in_the_first_hand():
    hands = [
        begun("S01", seed=f"seed {number}".encode(), **COMMANDERS).state.players["empire-2"].hand
        for number in range(20)
    ]

    shown = {GAME.content.cards[card].commander for hand in hands for card in hand}
    assert shown == {None, "piett"}


@pytest.mark.rule("HOTH-RUL-39", "HOTH-TEAM-06")
def test_teammates_need_different_commanders():
    with pytest.raises(Refused) as refused:
        begun("S01", **{**COMMANDERS, "commander-empire-2": "vader"})
    assert refused.value.rule == "HOTH-RUL-39"


@pytest.mark.rule("HOTH-TEAM-07")
def test_nobody_makes_the_opening_draw_where_it_is_off():
    position = begun("S07", opening_draw="off")

    assert [cards(position, seat) for seat in sorted(position.state.players)] == [(6, 2)] * 4


def seen(position, viewer):
    """Whose cards a viewer sees, found by looking for every card in what he is sent."""
    data = encoded(position.view(viewer)).decode()
    players = position.state.players.items()
    assert not [c for _, player in players for c in player.deck if f'"{c}"' in data]
    return [seat for seat, player in players if any(f'"{c}"' in data for c in player.hand)]


@pytest.mark.rule("HOTH-TEAM-14", "HOTH-RUL-41")
@pytest.mark.parametrize(
    ("option", "empire", "rebels"),
    [
        ({}, True, True),
        ({"see_hands": "on"}, True, True),
        ({"see_hands": "off"}, False, False),
        ({"see_hands": "rebels"}, False, True),
        ({"see_hands": "nonsense"}, False, False),
    ],
)
def test_a_partner_sees_the_hand_as_the_match_allows_and_opponents_never(option, empire, rebels):
    position = begun("S01", **option)

    for side, shown in (("empire", empire), ("rebels", rebels)):
        both = [f"{side}-1", f"{side}-2"]
        for seat in both:
            assert seen(position, seat) == (both if shown else [seat])
    assert seen(position, None) == []
    sizes = {seat: one.hand_size for seat, one in position.view(None).cards.items()}
    assert sizes == {"empire-1": 2, "empire-2": 2, "rebels-1": 3, "rebels-2": 2}


@pytest.mark.rule("HOTH-TEAM-14")
def test_a_seat_that_nobody_took_sees_no_more_than_a_spectator():
    position = begun("S01", ())

    assert seen(position, "empire-2") == []
    assert seen(position, "empire-1") == ["empire-1"]
