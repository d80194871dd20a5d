"""Pages of the dice helper: rolls, odds, history, sessions and luck."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice, clip, escape, visible
from bot.chat.wire.page import Page, PageWriter
from bot.dice.ledger import Luck
from bot.dice.outcome import Chart, Line, Mark, RollOutcome, Row, Shown, number
from bot.dice.seal import EVERY
from bot.dice.verify import SessionCheck, SessionFile
from bot.engine.model import Text
from bot.service.dice.table import SessionStatus, ShownRoll
from bot.service.ports.dice import DiceRoll, DiceSession
from renderers.dice.chart import DECIMAL, percents, table
from renderers.picture import Picture

MOST_ROWS, MOST_TABLE = 1800, 1500
WRAPS: dict[Mark, str] = {"plain": "{}", "hit": "**{}**", "flag": "__{}__", "dropped": "~~{}~~"}
"""How a die is set in text, so that colour is not the only sign."""


def safe(text: Text) -> Text:
    """Return a text in which what users typed formats and mentions nothing."""

    def one(name: str, value: str | int | Text) -> str | int | Text:
        if isinstance(value, Text):
            return safe(value)
        return escape(value) if name == "typed" and isinstance(value, str) else value

    return Text(text.key, {name: one(name, value) for name, value in text.args.items()})


def face_words(face: str, voice: Voice) -> str:
    """Say a face: a number as it is, a symbol by its name."""
    return face if face.lstrip("-").isdigit() else voice(Text(f"dice-face-{face}"))


def _die(die: Shown, voice: Voice) -> str:
    now = WRAPS.get(die.mark, "{}").format(face_words(die.face, voice))
    return "→".join([*(f"~~{face_words(one, voice)}~~" for one in die.before), now])


def _row(row: Row, voice: Voice) -> str:
    return f"{voice(safe(row.label))}: {', '.join(_die(die, voice) for die in row.dice)}"


def _line(line: Line, voice: Voice) -> str:
    rules = f" ({', '.join(dict.fromkeys(line.rules))})" if line.rules else ""
    return f"-# {voice(safe(line.text))}{rules}"


def head(told: ShownRoll, voice: Voice) -> str:
    """Name a roll: what was rolled, by whom, and its number."""
    label = f" · {escape(told.roll.label)}" if told.roll.label else ""
    said = voice(safe(told.outcome.heading))
    who = voice.word("dice-by", user=f"<@{told.roll.user}>", number=str(told.roll.number))
    return f"### {said}{label}\n{who}"


def roll(
    told: ShownRoll,
    voice: Voice,
    picture: Picture | None,
    *,
    opened: bool = False,
    repeated: bool = False,
) -> Page:
    """Write a roll with every die and why it counted.

    ``opened``: with the seed's hash; ``repeated``: it was made when it was asked for before.
    """
    outcome = told.outcome
    writer = PageWriter().text(head(told, voice)).text(f"**{voice(safe(outcome.result))}**")
    writer.text(clip("\n".join(_row(row, voice) for row in outcome.rows), MOST_ROWS))
    writer.text("\n".join(_line(line, voice) for line in outcome.lines))
    if picture is not None:
        writer.picture(picture)
    if told.roll.viewer is not None:
        writer.text("-# " + voice.word("dice-secret-note"))
    if repeated:
        writer.text("-# " + voice.word("dice-repeated"))
    if opened:
        writer.text(_opened(told.info, voice))
    writer.text(_tenth(told.roll, voice))
    arg = f"{told.roll.session}.{told.roll.number}"
    again = button(_press("dice_again", arg), voice.word("button-dice-again"), "primary")
    return writer.row(again, button(_press("dice_odds", arg), voice.word("button-odds"))).page()


def _opened(info: DiceSession, voice: Voice) -> str:
    return "-# " + voice.word("dice-opened", session=info.id, hash=info.commitment)


def _tenth(roll: DiceRoll, voice: Voice) -> str:
    """Tell the digest with every tenth roll, secret ones too: it betrays nothing."""
    return "" if roll.number % EVERY else _sealed(roll.number, roll.digest, voice)


def _sealed(count: int, digest: str | None, voice: Voice) -> str:
    if digest is None or not count:
        return ""
    return "-# " + voice.word("dice-digest", count=count, digest=digest)


def _press(act: Act, arg: str = "") -> PressId:
    return PressId("", 0, act, arg)


def secret_notice(told: ShownRoll, voice: Voice, *, opened: bool) -> Page:
    """Tell the channel that somebody rolled in secret, and nothing else."""
    key = "dice-secret-own" if told.roll.viewer == told.roll.user else "dice-secret-referee"
    words = voice.word(
        key,
        user=f"<@{told.roll.user}>",
        referee=f"<@{told.roll.viewer}>",
        number=str(told.roll.number),
    )
    writer = PageWriter().text(words)
    if opened:
        writer.text(_opened(told.info, voice))
    return writer.text(_tenth(told.roll, voice)).page()


# Odds ---------------------------------------------------------------------------------------------


def odds(chart: Chart, voice: Voice, picture: Picture) -> Page:
    """Write exact odds: a chart, its table as text, and single chances."""
    writer = PageWriter().text(f"### {voice.word('dice-odds', roll=safe(chart.heading))}")
    facts = [
        f"{voice(fact.label)}: **{percents(fact.chance, voice(DECIMAL))}**" for fact in chart.facts
    ]
    if chart.mean is not None:
        facts.insert(0, voice.word("dice-mean", mean=decimal(number(chart.mean), voice)))
    writer.text(" · ".join(facts)).picture(picture)
    writer.text(clip(table(chart, voice), MOST_TABLE))
    return writer.text(f"-# {', '.join(chart.rules)}" if chart.rules else "").page()


def decimal(words: str, voice: Voice) -> str:
    """Write a number with the decimal sign of the language."""
    return words.replace(".", voice(DECIMAL))


# History, luck, verification ----------------------------------------------------------------------


def history(rolls: Sequence[tuple[DiceRoll, RollOutcome]], viewer: int, voice: Voice) -> Page:
    """List rolls; a secret one shows what came of it to its viewer alone."""
    lines = [_history_line(roll, outcome, viewer, voice) for roll, outcome in rolls]
    writer = PageWriter().text(f"### {voice.word('dice-history')}")
    return writer.text("\n".join(lines) or voice.word("dice-history-none")).page()


def _history_line(roll: DiceRoll, outcome: RollOutcome, viewer: int, voice: Voice) -> str:
    if roll.viewer is not None and roll.viewer != viewer:
        said = voice.word("dice-history-secret")
    else:
        label = f" · {escape(clip(roll.label, 40))}" if roll.label else ""
        heading = clip(voice(safe(outcome.heading)), 80)
        said = f"{heading}{label}: **{clip(voice(safe(outcome.result)), 80)}**"
    return f"`#{roll.number}` <t:{int(roll.at)}:R> <@{roll.user}> {said}"


def luck(user: int, found: Sequence[Luck], voice: Voice) -> Page:
    """Write the luck ledger of a person in the channel's session."""
    writer = PageWriter().text(f"### {voice.word('dice-luck')}\n<@{user}>")
    lines = [
        voice.word(
            "dice-luck-line",
            kind=Text(f"dice-family-{one.family}"),
            count=one.rolls,
            scored=decimal(number(one.scored), voice),
            expected=decimal(number(one.expected), voice),
            percentile=f"{'' if one.exact else '≈ '}{one.percentile}",
        )
        for one in found
    ]
    writer.text("\n".join(f"- {line}" for line in lines) or voice.word("dice-luck-none"))
    return writer.text("-# " + voice.word("dice-luck-note") if lines else "").page()


def verdict_words(file: SessionFile, verdict: SessionCheck, voice: Voice) -> str:
    """Say what verification found, in a classic message that carries the file."""
    key = "dice-verified" if verdict.good else "dice-verified-bad"
    proof = voice.word("dice-digest", count=verdict.rolls, digest=file.digest)
    words = voice.word(
        key,
        session=file.session,
        rolls=verdict.rolls,
        count=verdict.dice,
        seed=file.seed,
        hash=file.commitment,
        numbers=", ".join(map(str, verdict.differing)) or "-",
    )
    return f"{words}\n{proof if verdict.sealed else voice.word('dice-unsealed')}"


# Sessions -----------------------------------------------------------------------------------------


def session(status: SessionStatus, voice: Voice, note: str = "") -> Page:
    """Write how a session stands: points, number of rolls, and the hash or the seed."""
    info = status.info
    title = voice.word("dice-session", session=info.id)
    system = f" · {voice(Text(f'dice-system-{info.system}'))}" if info.system else ""
    writer = PageWriter().text(f"### {title}{system}").text(note)
    writer.text("\n".join(_score_line(info, side, points, voice) for side, points in status.points))
    facts = voice.word("dice-session-facts", count=info.head, user=f"<@{info.host}>")
    writer.text(f"{facts} <t:{int(info.at)}:f>")
    ended = "dice-session-sealed" if info.seed is None else "dice-session-ended"
    seal = "dice-session-open" if info.ended is None else ended
    writer.text("-# " + voice.word(seal, hash=info.commitment, seed=info.seed or ""))
    writer.text(_sealed(info.head, info.digest, voice))
    if info.ended is None:
        writer.row(*_point_buttons(status))
    return writer.page()


def _score_line(info: DiceSession, side: str, points: int, voice: Voice) -> str:
    name = escape(side)
    if info.goal is None:
        return voice.word("dice-score", side=name, count=points)
    key = "dice-score-won" if points >= info.goal else "dice-score-goal"
    return voice.word(key, side=name, count=points, goal=info.goal)


def _point_buttons(status: SessionStatus) -> list[Press]:
    """Make a button for each side that gives it a point."""
    return [
        button(_press("dice_point", f"{status.info.id}.{place}"), f"{visible(side)} +1")
        for place, (side, _) in enumerate(status.points)
    ]
