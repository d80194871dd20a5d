"""What a computer that thinks ahead is given: masks that tell nothing, worlds that may be true."""

import random
from itertools import islice

import pytest

from bot import selfplay
from bot.computer.sources import SeededSource
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position, encode
from bot.engine.worlds.playout import ChanceDraws, Playout
from bot.engine.worlds.unknown import dealt, masked
from tests.support.loaded import load_games
from tests.support.twigs import Twigs

GAMES = load_games()
CARDS = ["hoth", "lords", "napoleonics"]
card_games = pytest.mark.parametrize("slug", CARDS)
every_game = pytest.mark.parametrize("slug", sorted(GAMES))


def played(slug, seed, limit):
    """Play a game at random and return a position of every tenth step."""
    game = GAMES[slug]
    setup = selfplay.setup_of(game, game.scenarios()[len(game.scenarios()) // 2])
    draws = SeededDraws(seed.encode(), "unknown")
    line, found = selfplay.started(game, setup, draws), []
    chooser = selfplay.random_chooser(seed)
    for number, position in enumerate(selfplay.steps(line, draws, chooser)):
        if number % 10 == 0:
            found.append(position)
        if number >= limit:
            break
    return found


def seats(slug):
    game = GAMES[slug]
    return selfplay.setup_of(game, game.scenarios()[0]).seats


def hands(slug, state):
    """Return hand and deck of each seat, found without the code that is tested."""
    if slug == "lords":
        return {side: (force.hand, force.deck) for side, force in state.forces.items()}
    if slug == "napoleonics":
        return {side: (player.hand, state.deck) for side, player in state.players.items()}
    return {seat: (player.hand, player.deck) for seat, player in state.players.items()}


LORDS = GAMES["lords"].tables.cards


def known(state, seat):
    """Return the cards of a seat's hand that the other side knows."""
    if not hasattr(state, "forces"):
        return []
    force = state.forces[seat]
    generals = [card for card in force.hand if LORDS[card].general]
    return [*(force.seen or ()), *generals]


def unseen(hand, cards):
    """Return the place of a card of a hand that nobody else knows, if there is one."""
    left = list(cards)
    for place, card in enumerate(hand):
        if card not in left:
            return place
        left.remove(card)
    return None


@card_games
def test_a_mask_is_the_same_whatever_the_others_hold(slug):
    changed = 0
    for position in played(slug, "masks", 90):
        for viewer in seats(slug):
            # Given a card of another hand changed for one of its deck
            other = position.game.codec.state(position.encode())
            for seat, (hand, deck) in hands(slug, other).items():
                place = unseen(hand, known(other, seat)) if seat != viewer else None
                if place is not None and deck and hand[place] != deck[0]:
                    hand[place], deck[0] = deck[0], hand[place]
                    changed += 1

            # Then nobody else can tell, nor a computer that thinks for them
            one, two = (masked(position.game, state, viewer) for state in (position.state, other))
            assert encode(one) == encode(two)
            assert encode(Position(position.game, one).view(viewer)) == encode(
                position.view(viewer)
            ), "and all that the seat knows is still there"
    assert changed > 5


@card_games
def test_worlds_that_are_dealt_differ_in_what_is_hidden_alone(slug):
    source, worlds = SeededSource("worlds"), set()
    for position in played(slug, "worlds", 60):
        for viewer in seats(slug):
            mask = masked(position.game, position.state, viewer)
            before = encode(mask)
            world = dealt(position.game, mask, viewer, source)
            worlds.add(encode(world))
            assert encode(mask) == before, "a mask is good for many worlds"
            assert encode(masked(position.game, world, viewer)) == before
            assert encode(Position(position.game, world).view(viewer)) == encode(
                position.view(viewer)
            )
            for hand, deck in hands(slug, position.state).values():
                assert len(hand) + len(deck) > 0
    assert len(worlds) > 10


def test_a_game_that_does_not_say_what_is_hidden_is_not_thought_ahead_in():
    game = Twigs()
    setup = selfplay.setup_of(game, game.scenarios()[0])
    line = selfplay.started(game, setup, SeededDraws(b"none", "unknown"))
    with pytest.raises(ValueError, match="twigs does not say"):
        masked(game, line.position.state, None)


def test_a_game_says_nothing_by_itself():
    assert Twigs().computer.hidden(None, None) is None


@every_game
def test_a_play_out_comes_to_the_state_that_orders_come_to(slug):
    # Given a game played by orders, with what was answered
    game = GAMES[slug]
    setup = selfplay.setup_of(game, game.scenarios()[0])
    draws = SeededDraws(b"same", "unknown")
    line, answers = selfplay.started(game, setup, draws), []
    chooser = selfplay.random_chooser("same")

    def heard(position, decision, options):
        answers.append(chooser(position, decision, options))
        return answers[-1]

    first = game.codec.state(line.position.encode())
    ends = [*islice(selfplay.steps(line, draws, heard), 120)]

    # When the same answers are given in place
    playout = Playout(game, first, draws)
    while answers and playout.open:
        playout.step(lambda view, decision, options: answers.pop(0))

    # Then it stands as it does there
    assert encode(playout.state) == ends[-1].encode()
    assert playout.outcome == ends[-1].outcome
    assert playout.chance


def test_the_dice_of_a_play_out_are_its_own_and_the_same_for_the_same_seed():
    first, second = (ChanceDraws(SeededSource("dice")) for _ in range(2))
    assert first.roll(0, 600, 6, "any") == second.roll(0, 600, 6, "other")
    thrown = ChanceDraws(SeededSource("dice")).roll(0, 600, 6, "any")
    assert {*thrown} == {1, 2, 3, 4, 5, 6}
    assert all(60 < thrown.count(face) < 140 for face in range(1, 7))
    assert sorted(first.order(1, 40, "any")) == [*range(40)]
    assert ChanceDraws(SeededSource("x")).roll(0, 9, 6, "") == (
        ChanceDraws(SeededSource("x")).roll(5, 9, 6, "")
    ), "whatever the number of the draw"


def test_a_source_is_even_and_never_beyond_its_bound():
    source = SeededSource("even")
    found = [source.below(5) for _ in range(1000)]
    assert {*found} == {0, 1, 2, 3, 4}
    assert all(140 < found.count(number) < 260 for number in range(5))
    assert SeededSource("one").below(1) == 0
    assert random.Random("even").getrandbits(3) in range(8)
