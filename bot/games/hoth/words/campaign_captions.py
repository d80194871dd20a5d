"""Log lines, menus and notes of campaigns and support cards, as messages of the catalogues."""

from __future__ import annotations

from bot.engine.model import Choice, Event, Term, Text, term, text
from bot.games.hoth.model.campaign import (
    BriefingRead,
    CampaignEnded,
    CampaignState,
    CommanderCardsAdded,
    NodeBegan,
    PlaySupport,
    ResultRead,
    SecondaryMet,
    SupportDrawn,
    SupportPlayed,
    SupportSeen,
    UnitLeftOut,
)
from bot.games.hoth.model.campaign_view import CampaignView
from bot.games.hoth.model.state import EMPIRE, REBELS

from . import names
from .captions import faces_text, listed, seat


def caption(event: Event) -> Text | None:
    """Return the log line of an event of a campaign."""
    return course_caption(event) or support_caption(event)


def course_caption(event: Event) -> Text | None:
    """Return the log line of an event about the course of a campaign.

    Rules: HOTH-CAMP-03, HOTH-CAMP-05, HOTH-CAMP-09.
    """
    match event:
        case NodeBegan():
            key = "hoth-event-node-again" if event.again else "hoth-event-node"
            name = Text(f"hoth-scenario-{event.campaign}")
            return text(key, campaign=name, number=event.number, words=node(event.node))
        case BriefingRead():
            return text(
                "hoth-event-briefing",
                words=briefing(event.node, event.side),
                objective=objective(event.node, event.side),
            )
        case ResultRead():
            words = Text(f"hoth-node-{event.node}-won-{event.winner}")
            return text("hoth-event-result", side=names.side(event.winner), words=words)
        case CommanderCardsAdded():
            cards = listed([names.card(card) for card in event.cards])
            return text("hoth-event-commander-cards", side=names.side(event.side), cards=cards)
        case UnitLeftOut():
            return text("hoth-event-left-out", unit=names.unit(event.type), hex=event.hex)
        case SecondaryMet():
            words = objective(event.node, event.side)
            side = names.side(event.side)
            return text("hoth-event-secondary", side=side, words=words, count=event.support)
        case CampaignEnded():
            return text("hoth-event-campaign", side=names.side(event.winner))
        case _:
            return None


def support_caption(event: Event) -> Text | None:
    """Return the log line of an event about support cards.  Rules: HOTH-SUP-03."""
    match event:
        case SupportDrawn():
            key = "hoth-event-support-drawn"
            key += "-reshuffled" if event.reshuffled else ""
            return text(key, side=seat(event.seat), count=event.count)
        case SupportSeen():
            cards = listed([names.card(card) for card in event.cards])
            return text("hoth-event-support-seen", cards=cards)
        case SupportPlayed():
            return text("hoth-event-support", side=seat(event.seat), card=names.card(event.card))
        case _:
            return None


def campaign_result(campaign: CampaignState) -> Term:
    """Sum a campaign up: battles won and secondary objectives met.

    Rules: HOTH-CAMP-09, HOTH-RUL-45.
    """
    won = [one.winner for one in campaign.history]
    return term(
        "hoth-over-campaign",
        empire=won.count(EMPIRE),
        rebels=won.count(REBELS),
        empiremet=campaign.secondaries.get(EMPIRE, 0),
        rebelsmet=campaign.secondaries.get(REBELS, 0),
    )


def standing(view: CampaignView) -> Text:
    """Say which battle of a campaign is fought and how many each side has won.

    Rules: HOTH-CAMP-03, HOTH-CAMP-09.
    """
    won = [one.winner for one in view.history]
    return text(
        "hoth-campaign-standing",
        campaign=Text(f"hoth-scenario-{view.id}"),
        number=len(won) + 1,
        empire=won.count(EMPIRE),
        rebels=won.count(REBELS),
    )


# Parts -------------------------------------------------------------------------------------------


def node(node_id: str) -> Text:
    """Return what everybody reads before a battle."""
    return Text(f"hoth-node-{node_id}")


def briefing(node_id: str, side: str) -> Text:
    """Return the secret orders of a side."""
    return Text(f"hoth-node-{node_id}-{side}")


def objective(node_id: str, side: str) -> Text:
    """Return the secondary objective of a side."""
    return Text(f"hoth-node-{node_id}-{side}-secondary")


def support_choice(action: PlaySupport) -> Choice:
    """Return the pick of a support card."""
    label = text("hoth-menu-support", card=names.card(action.card))
    return Choice(f"support-{action.card}", label, Text(f"hoth-card-{action.card}-text"))


def dice_choice(action: PlaySupport) -> Choice:
    """Return the pick of dice to roll again."""
    faces = faces_text(action.dice)
    return Choice("dice-" + "-".join(action.dice), text("hoth-menu-support-dice", dice=faces))


def notes(view: CampaignView) -> tuple[Text, ...]:
    """Return what the viewer alone knows of a campaign: orders, progress and support cards.

    Rules: HOTH-CAMP-04, HOTH-SUP-02.
    """
    orders = view.orders
    if orders is None:
        return ()
    aim = objective(orders.node, orders.side)
    found = [text("hoth-note-orders", words=briefing(orders.node, orders.side))]
    if orders.side in view.met:
        found.append(text("hoth-note-met", words=aim))
    else:
        found.append(
            text(
                "hoth-note-objective",
                words=aim,
                done=orders.done,
                wanted=orders.wanted,
                count=orders.support,
            )
        )
    for card in view.support[orders.side].hand or ():
        words = Text(f"hoth-card-{card}-text")
        found.append(text("hoth-note-support", card=names.card(card), id=card, words=words))
    return tuple(found)
