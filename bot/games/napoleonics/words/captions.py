"""Log lines of events, as messages of the language catalogues."""

from __future__ import annotations

from bot.engine.ending import parley
from bot.engine.ending.parley import DrawOffered
from bot.engine.ending.verdict import BattleEnded
from bot.engine.model import Event, Text, text
from bot.games.napoleonics.model import events as ev
from bot.games.napoleonics.phases import contest

from . import names
from .rolls import PREFIX, faces_text, joined, roll_caption


def caption(event: Event) -> Text | None:
    """Return the log line of an event, or None if it needs no line."""
    match event:
        case ev.TurnBegan() | ev.CardPlayed() | ev.ChoiceMade() | ev.SymbolsRolled():
            return _command(event)
        case ev.PiecesOrdered() | ev.BlockRegained() | ev.UnitResupplied() | ev.SquareDissolved():
            return _orders(event)
        case ev.UnitMoved() | ev.LeaderMoved() | ev.UnitRetreated() | ev.LeaderRetreated():
            return _ways(event)
        case ev.MeleeDeclared() | ev.Reacted() | ev.SquareFormed() | ev.SquareChecked():
            return _melee(event)
        case ev.DiceRolled() | ev.UnitHit() | ev.LeaderChecked() | ev.LeaderLost():
            return roll_caption(event)
        case ev.CardsDrawn() | ev.HandSeen() | ev.TrackSeen() | ev.CardsDiscarded():
            return _cards(event)
        case _:
            return _rest(event)


def places(labels: tuple[str, ...]) -> str:
    """List hexes by row and number."""
    return ", ".join(sorted(labels, key=lambda label: (label[0], int(label[1:]))))


def way(path: tuple[str, ...]) -> str:
    """Write a path."""
    return "-".join(path)


def _command(
    event: ev.TurnBegan | ev.CardPlayed | ev.ChoiceMade | ev.SymbolsRolled,
) -> Text | None:
    match event:
        case ev.TurnBegan():
            return text(f"{PREFIX}turn", number=event.number, side=names.side(event.side))
        case ev.CardPlayed():
            side, card = names.side(event.side), names.card(event.card)
            if event.text == event.card:
                return text(f"{PREFIX}card", side=side, card=card)
            if event.text is None:
                return text(f"{PREFIX}card-nothing", side=side, card=card)
            copied = names.card(event.text)
            return text(f"{PREFIX}card-copied", side=side, card=card, other=copied)
        case ev.ChoiceMade(section=None):
            return names.message(f"log-mode-{event.mode}")
        case ev.ChoiceMade():
            return text(f"{PREFIX}section", section=names.section(event.section or ""))
        case ev.SymbolsRolled():
            dice = faces_text(event.dice)
            count = len(event.dice)
            return text(f"{PREFIX}symbols", card=names.card(event.card), count=count, dice=dice)


def _orders(
    event: ev.PiecesOrdered | ev.BlockRegained | ev.UnitResupplied | ev.SquareDissolved,
) -> Text:
    match event:
        case ev.PiecesOrdered(units=(), leaders=()):
            return names.message("log-ordered-none")
        case ev.PiecesOrdered(leaders=()):
            return text(f"{PREFIX}ordered", hexes=places(event.units))
        case ev.PiecesOrdered(units=()):
            return text(f"{PREFIX}ordered-only-leaders", leaders=places(event.leaders))
        case ev.PiecesOrdered():
            return text(
                f"{PREFIX}ordered-leaders",
                hexes=places(event.units),
                leaders=places(event.leaders),
            )
        case ev.BlockRegained():
            name = names.unit(event.type)
            return text(f"{PREFIX}regained", name=name, hex=event.hex, count=event.blocks)
        case ev.UnitResupplied():
            name = names.unit(event.type)
            return text(f"{PREFIX}supply", name=name, origin=event.origin, hex=event.hex)
        case ev.SquareDissolved():
            key = "square-lost" if event.lost else "dissolved"
            return text(f"{PREFIX}{key}", name=names.unit(event.type), hex=event.hex)


def _ways(
    event: ev.UnitMoved | ev.LeaderMoved | ev.UnitRetreated | ev.LeaderRetreated,
) -> Text:
    match event:
        case ev.UnitMoved() | ev.UnitRetreated():
            return text(f"{PREFIX}{event.how}", name=names.unit(event.type), way=way(event.path))
        case ev.LeaderMoved():
            return text(
                f"{PREFIX}leader-move", leader=names.leader(event.name), way=way(event.path)
            )
        case ev.LeaderRetreated():
            leader = names.leader(event.name)
            return text(f"{PREFIX}leader-step", leader=leader, origin=event.origin, hex=event.hex)


def _melee(
    event: ev.MeleeDeclared | ev.Reacted | ev.SquareFormed | ev.SquareChecked,
) -> Text:
    match event:
        case ev.MeleeDeclared():
            key = "bonus" if event.bonus else "melee"
            ending = "-joined" if event.joined else ""
            return text(
                f"{PREFIX}{key}{ending}",
                attacker=names.unit(event.attacker_type),
                origin=event.origin,
                target=names.target(event.target_type),
                hex=event.target,
                hexes=places(event.joined),
            )
        case ev.Reacted():
            return text(f"{PREFIX}react-{event.how}", name=names.unit(event.type), hex=event.hex)
        case ev.SquareFormed():
            name = names.unit(event.type)
            return text(f"{PREFIX}square", name=name, hex=event.hex, number=event.slot)
        case ev.SquareChecked():
            key = "check-formed" if event.formed else "check-failed"
            return text(f"{PREFIX}{key}", hex=event.hex, face=names.face(event.face))


def _cards(event: ev.CardsDrawn | ev.HandSeen | ev.TrackSeen | ev.CardsDiscarded) -> Text:
    """Tell of cards; which ones were drawn or laid on a track is said to their owner alone.

    Rules: NAP-PBP-01, NAP-SQ-04.
    """
    match event:
        case ev.CardsDrawn():
            key = "drawn-shuffled" if event.reshuffled else "drawn"
            return text(f"{PREFIX}{key}", side=names.side(event.side), count=event.count)
        case ev.HandSeen():
            return text(f"{PREFIX}taken", cards=joined([names.card(one) for one in event.cards]))
        case ev.TrackSeen():
            return text(f"{PREFIX}track", number=event.slot, card=names.card(event.card))
        case ev.CardsDiscarded():
            cards = joined([names.card(one) for one in event.cards])
            return text(f"{PREFIX}discarded", side=names.side(event.side), cards=cards)


def _rest(event: Event) -> Text | None:
    match event:
        case ev.FlagsIgnored():
            name = names.unit(event.type)
            return text(f"{PREFIX}ignored", name=name, hex=event.hex, count=event.count)
        case ev.BannerGained():
            key = f"banner-{event.kind}"
            return text(f"{PREFIX}{key}", side=names.side(event.side), count=event.total)
        case ev.BannerLost():
            return text(f"{PREFIX}banner-lost", side=names.side(event.side), count=event.total)
        case ev.DeckShuffled():
            return names.message("log-shuffled")
        case DrawOffered():
            return parley.caption("napoleonics", event)
        case BattleEnded():
            return ended(event)
        case ev.ContestEnded():
            return contest.told(event)
        case _:
            return None


def ended(event: BattleEnded) -> Text:
    """Tell who won the battle, why, and by which rule.  Rules: NAP-VIC-03."""
    reason = names.message(f"over-{event.reason}")
    if event.winner is None:
        return text(f"{PREFIX}drawn-battle", reason=reason, rule=event.rule)
    return text(f"{PREFIX}won", side=names.side(event.winner), reason=reason, rule=event.rule)
