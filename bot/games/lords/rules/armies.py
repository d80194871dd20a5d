"""Whether cards make an army: size, ranks, pools and persons (lords.md 4.2, 4.21 and 4.22).

How lists are written is in ``army_notation``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from bot.engine.model import Text, chain, text
from bot.engine.refusal import Fault, Refused
from bot.engine.setup.options import Army
from bot.games.lords.content import LordsContent, Mode, RankId
from bot.games.lords.notation import armies
from bot.games.lords.notation.armies import Draft, Exchange, ListReader, in_order

MODES: tuple[Mode, ...] = ("base", "custom", "mercenary")
"""What ``army_mode`` may allow, each value also what stands before it."""
MOST_FAULTS = 12
"""Faults named in one refusal; a text with more is no army list."""


class ArmyList(msgspec.Struct, frozen=True):
    """An army that may take the field: the army it is made from, and all its cards.

    ``title`` is what everybody knows it by. The name of a base army is kept for that army: any
    other list that has it, or none, is called by its army and mode.
    """

    army: str
    title: str
    cards: dict[str, int]
    mode: Mode

    @property
    def is_titled(self) -> bool:
        """Tell whether the title hides the army that the list is made from."""
        return self.title not in (self.army, usual_title(self.army, self.mode))


def usual_title(army: str, mode: Mode) -> str:
    """Return what a list without a title is called."""
    return army if mode == "base" else f"{army} ({mode})"


class ArmyBook:
    """Reads and checks army lists; the id of a base army is the shortest of them."""

    def __init__(self, content: LordsContent):
        self.content = content
        self._reader = ListReader(content)

    def read(self, said: str, allowed: Mode = "mercenary") -> ArmyList:
        """Read a list that a match with this ``army_mode`` accepts.

        Raises ``Refused`` with a reason that names all faults.
        Rules: LOW-ARM-04, LOW-OPC-02.
        """
        draft = self._reader.read(said)
        army = draft.army or self._likely(draft)
        if army is None:
            draft.faults.append(Fault(Text("lords-list-which-army"), "LOW-ARM-04"))
            raise _refused(draft.faults)
        listed = Counter(draft.cards or self.content.armies[army].cards)
        for exchange in draft.exchanges:
            self._exchange(draft, listed, exchange)
        cards = {card: listed[card] for card in in_order(self.content, listed) if listed[card]}
        mode = self._mode(army, cards)
        faults = [
            *draft.faults,
            *self._numbers(cards),
            *self._pool(army, cards, mode),
            *self._persons(cards),
            *self._allowed(army, cards, mode, allowed),
        ]
        if faults:
            raise _refused(faults)
        return ArmyList(army, self._title(draft.title, army, mode), cards, mode)

    def cards(self, said: str) -> tuple[str, ...]:
        """Return every card of a list, copies side by side; raises ``Refused``."""
        found = self.read(said).cards
        return tuple(card for card, copies in found.items() for _ in range(copies))

    def army(self, found: ArmyList) -> Army:
        """Describe a list, with its canonical text."""
        written = armies.write(self.content, found.army, found.title, found.cards)
        base = Text(f"lords-army-{found.army}") if found.is_titled else None
        return Army(found.title, written, (self._summary(found), *self._ranks(found)), base)

    def base_armies(self) -> tuple[Army, ...]:
        """Return the armies as they come out of the box."""
        return tuple(self.army(self.read(army)) for army in self.content.armies)

    # Reading ---------------------------------------------------------------------------------

    def _likely(self, draft: Draft) -> str | None:
        """Return the army that has most cards of the list, if it has any."""
        shared = {
            army: (Counter(base.cards) & Counter(draft.cards)).total()
            for army, base in self.content.armies.items()
        }
        best = max(shared, key=lambda army: shared[army])
        return best if shared[best] else None

    def _title(self, said: str, army: str, mode: Mode) -> str:
        if said and not self._reader.names_army(said):
            return said
        return usual_title(army, mode)

    def _exchange(self, draft: Draft, listed: Counter[str], exchange: Exchange) -> None:
        """Exchange cards of one rank; what cannot be exchanged becomes a fault.

        Rules: LOW-OPC-01, LOW-OPM-02, LOW-RUL-27.
        """
        old, new = self.content.cards[exchange.old], self.content.cards[exchange.new]
        if old.rank != new.rank:
            what = text(
                "lords-list-other-rank", line=exchange.line,
                old=_card(old.id), old_rank=_rank(old.rank),
                new=_card(new.id), new_rank=_rank(new.rank),
            )  # fmt: skip
            leads = self.content.is_command(old.id) and self.content.is_command(new.id)
            draft.faults.append(Fault(what, "LOW-OPM-02" if leads else "LOW-OPC-01"))
        elif listed[old.id] < exchange.copies:
            what = text(
                "lords-list-too-few", line=exchange.line,
                card=_card(old.id), copies=listed[old.id], wanted=exchange.copies,
            )  # fmt: skip
            draft.faults.append(Fault(what, "LOW-OPC-01"))
        else:
            listed[old.id] -= exchange.copies
            listed[new.id] += exchange.copies

    # Checks ----------------------------------------------------------------------------------

    def _mode(self, army: str, cards: dict[str, int]) -> Mode:
        """Return the narrowest mode that such a list can belong to."""
        base = self.content.armies[army]
        if cards == base.cards:
            return "base"
        own = all(self.content.cards[card].race == base.race for card in cards)
        return "custom" if own else "mercenary"

    def _numbers(self, cards: dict[str, int]) -> Iterator[Fault]:
        """Check the size and the cards of each rank.

        Rules: LOW-ARM-01, LOW-ARM-02.
        """
        size, wanted = sum(cards.values()), self.content.building.size
        if size != wanted:
            yield Fault(text("lords-list-size", copies=size, wanted=wanted), "LOW-ARM-01")
        ranks: Counter[str] = Counter()
        for card, copies in cards.items():
            ranks[self.content.cards[card].rank] += copies
        for key, rank in self.content.ranks.items():
            if ranks[key] != rank.count:
                what = text(
                    "lords-list-rank", rank=_rank(key), copies=ranks[key], wanted=rank.count
                )
                yield Fault(what, "LOW-ARM-02")

    def _pool(self, army: str, cards: dict[str, int], mode: Mode) -> Iterator[Fault]:
        """Check that the decks and the reserve have so many copies.

        Rules: LOW-OPC-03, LOW-OPM-01, LOW-OPM-03, LOW-RUL-25.
        """
        rule = "LOW-OPM-03" if mode == "mercenary" else "LOW-OPC-03"
        for card, copies in cards.items():
            there = self._copies(army, card, mode)
            if copies > there:
                what = text("lords-list-pool", card=_card(card), copies=copies, there=there)
                yield Fault(what, rule)

    def _copies(self, army: str, card: str, mode: Mode) -> int:
        pool, own = self.content.building.pools[mode], self.content.armies[army]
        there = 0
        for base in self.content.armies.values():
            decks = pool.own_decks if base.id == army else pool.other_decks
            there += decks * base.cards.get(card, 0)
        facts = self.content.cards[card]
        lent = pool.reserve == "all" or (pool.reserve == "own_race" and facts.race == own.race)
        return there + (facts.reserve if lent else 0)

    def _persons(self, cards: dict[str, int]) -> Iterator[Fault]:
        """Check that nobody is in the army twice, under whatever card.

        Rules: LOW-OPC-04, LOW-RUL-26.
        """
        persons: Counter[str] = Counter()
        shown: dict[str, str] = {}
        for card, copies in cards.items():
            facts = self.content.cards[card]
            if self.content.ranks[facts.rank].person:
                persons[facts.name.en] += copies
                shown.setdefault(facts.name.en, card)
        for name, copies in persons.items():
            if copies > self.content.building.persons:
                person = Text(f"lords-name-{shown[name]}")
                what = text("lords-list-person", person=person, copies=copies)
                yield Fault(what, "LOW-OPC-04")

    def _allowed(
        self, army: str, cards: dict[str, int], mode: Mode, allowed: Mode
    ) -> Iterator[Fault]:
        """Check that the match admits armies so far from the base army.

        Rules: LOW-OPC-01, LOW-OPM-01.
        """
        if MODES.index(mode) <= MODES.index(allowed):
            return
        if allowed == "base":
            yield Fault(Text("lords-list-base-only"), "LOW-OPC-01")
            return
        race = self.content.armies[army].race
        for card in cards:
            if self.content.cards[card].race != race:
                yield Fault(text("lords-list-race", card=_card(card)), "LOW-OPC-01")

    # Words -----------------------------------------------------------------------------------

    def _summary(self, found: ArmyList) -> Text:
        return text(
            "lords-list-summary",
            army=Text(f"lords-army-{found.army}"),
            mode=Text(f"lords-list-mode-{found.mode}"),
            points=sum(self.content.points_of(card) * n for card, n in found.cards.items()),
        )

    def _ranks(self, found: ArmyList) -> Iterator[Text]:
        for rank in sorted(self.content.ranks.values(), key=lambda rank: -rank.pips):
            cards = [
                text("lords-list-copies", copies=copies, card=_card(card))
                for card, copies in found.cards.items()
                if self.content.cards[card].rank == rank.id
            ]
            yield text("lords-list-line", rank=_rank(rank.id), cards=chain("lords-list-and", cards))


def _card(card: str) -> Text:
    return Text(f"lords-card-{card}")


def _rank(rank: RankId) -> Text:
    return Text(f"lords-rank-{rank}")


def _refused(faults: list[Fault]) -> Refused:
    named = [
        text("lords-list-fault", what=one.reason, rule=one.rule) for one in faults[:MOST_FAULTS]
    ]
    if len(faults) > MOST_FAULTS:
        named.append(text("lords-list-more", count=len(faults) - MOST_FAULTS))
    rules = {one.rule for one in faults}
    reason = text("lords-refused-list", faults=chain("lords-list-faults", named))
    return Refused(reason, rules.pop() if len(rules) == 1 else "LOW-ARM-04")
