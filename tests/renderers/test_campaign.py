"""Campaigns in pictures and descriptions: support cards, and which battle it is."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.model import Seat, Text
from renderers.commands_colors import ordercards
from renderers.kit import lettering
from tests.support.loaded import load_games

from . import given

GAME = load_games()["hoth"]
LOCALES = ("en", "cs", "pl")
SUPPORT = sorted(GAME.content.support_cards)


def begun(*cards):
    setup = selfplay.setup_of(GAME, "K1")
    state = flow.begin(GAME, setup, SeededDraws(b"paint", "m")).position.state
    state.campaign.support["rebels"].hand = list(cards)
    return Position(GAME, state)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.slow
def test_the_hand_shows_the_owners_support_cards_behind_his_order_cards(locale):
    painter, say = given.painter(), given.say(locale)
    position = begun("RS1", "RS5")

    picture = painter.paint_hand(position.view("rebels-1"), Seat("rebels-1"), say)
    without = painter.paint_hand(begun().view("rebels-1"), Seat("rebels-1"), say)

    for card in ("RS1", "RS5"):
        name = say(Text(f"hoth-card-{card}"))
        assert name in picture.alt
        assert name not in without.alt
    assert picture.data != without.data


@pytest.mark.parametrize("locale", LOCALES)
def test_names_and_texts_of_support_cards_fit(locale):
    say = given.say(locale)
    for card in SUPPORT:
        name, words = (
            say(Text(f"hoth-card-{card}")),
            say(Text(f"hoth-card-{card}-text")),
        )
        size, lines = ordercards.body_lines(words, has_plan=False)
        assert len(lines) * size * 1.2 <= ordercards.BODY[1] + ordercards.PLAN
        assert " ".join(lines) == " ".join(words.split())
        assert " ".join(lettering.block(name, (446, 2), (40, "black"))[1]) == name


def test_descriptions_say_which_battle_of_which_campaign_it_is():
    position = begun()
    view, say = position.view(None), given.say()
    painter = given.painter()

    words = "Campaign: Assault on Echo Base, battle 1. Battles won: Empire 0, Rebels 0"
    assert words in painter.text_board(view, say)
    assert words in painter.paint_board(view, (), say).alt
