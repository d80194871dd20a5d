"""``fieldpost selfplay``: computer players against each other."""

from __future__ import annotations

import argparse
import secrets
import statistics
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from bot import arena, selfplay
from bot.cli.output import CommandError, read_bytes, say, show, write_bytes
from bot.computer.pairs import EVEN, Score
from bot.engine import journal
from bot.engine.game import AnyGame
from bot.engine.model import Setup, Side
from bot.engine.refusal import Refused
from bot.engine.setup import agreement
from bot.library import load_games
from bot.text import DEFAULT, load_catalogue


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("game", help="slug of the game, e.g. hoth")
    parser.add_argument("scenario", nargs="?", help="scenario id; default: all")
    parser.add_argument("-n", "--games", type=int, default=20, help="games per scenario")
    parser.add_argument(
        "--players",
        default="random",
        metavar="KIND[,KIND]",
        help=f"{' or '.join(selfplay.PLAYERS)}, for all sides or one per side (empire,rebels)",
    )
    parser.add_argument("--seed", help="repeat a run (printed by every run)")
    parser.add_argument(
        "--seats", default="", help="further seats to fill, e.g. empire-2,rebels-2 (team play)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the match, e.g. army-south=dwarves; may be repeated",
    )
    parser.add_argument(
        "--pairs",
        type=int,
        default=0,
        metavar="N",
        help="compare two kinds: up to N deals, each with both seatings, until one is stronger",
    )
    parser.add_argument(
        "--shares",
        type=_shares,
        default=(EVEN, arena.STRONGER),
        metavar="LOW,HIGH",
        help="shares of the points between which --pairs decides; default: 0.5,0.6",
    )
    parser.add_argument("--file", type=Path, help="go on with a comparison, and keep it in a file")
    parser.add_argument("--replay", action="store_true", help="also replay every journal")


def _shares(said: str) -> tuple[float, float]:
    low, high = map(float, said.split(","))
    return low, high


def run(args: argparse.Namespace) -> int:
    """Play and print wins, lengths and times per scenario."""
    games = load_games()
    if args.game not in games:
        raise CommandError(f"no game {args.game!r}; there are {', '.join(games)}")
    game = games[args.game]
    known = ", ".join(game.scenarios())
    if args.scenario and args.scenario not in game.scenarios():
        raise CommandError(f"no scenario {args.scenario!r}; there are {known}")
    seed = args.seed or secrets.token_hex(4)
    kinds = args.players.split(",")
    unknown = [kind for kind in kinds if kind not in selfplay.PLAYERS]
    if unknown:
        raise CommandError(f"no player {unknown[0]!r}; there are {', '.join(selfplay.PLAYERS)}")
    names = [args.scenario] if args.scenario else list(game.scenarios())
    _require_offered(game, names, args)
    if args.pairs:
        return _compare(game, names, args, seed)
    try:
        rows = [_scenario(game, name, args, seed) for name in names]
    except Refused as refusal:
        reason = load_catalogue().say(refusal.reason, DEFAULT)
        raise CommandError(" ".join(reason.split())) from refusal
    show(args, rows, f"seed {seed}; repeat with --seed {seed}")
    return 0


def _scenario(game: AnyGame, name: str, args: argparse.Namespace, seed: str) -> dict[str, Any]:
    setup = _setup(game, name, args)
    wins: Counter[str] = Counter()
    lengths: list[int] = []
    start = time.perf_counter()
    for number in range(args.games):
        one = f"{seed}-{number}"
        players = _players(game, name, args.players.split(","), one)
        contest = selfplay.contest(game, setup, one, players)
        wins[str(contest.winner or "draw")] += 1
        lengths.append(sum(len(played.records) for played in contest.battles))
        if args.replay:
            for played in contest.battles:
                journal.replay(game, played.setup, played.records)
    seconds = time.perf_counter() - start
    if not args.json:
        say(f"{name}: {args.games} games in {seconds:.1f} s")
    return {
        "scenario": name,
        "games": args.games,
        "wins": ", ".join(f"{side} {count}" for side, count in sorted(wins.items())),
        "steps": statistics.median(lengths),
        "longest": max(lengths),
        "ms per step": 1000 * seconds / sum(lengths),
    }


def _setup(game: AnyGame, name: str, args: argparse.Namespace) -> Setup:
    """Return the set-up of a scenario with those of the options that it offers."""
    seats = _seats(game, name, args.seats)
    setup = selfplay.setup_of(game, name, _options(args.option), seats)
    offered = agreement.keys_offered(game, setup)
    kept = {key: value for key, value in setup.options.items() if key in offered}
    return agreement.with_defaults(game, msgspec.structs.replace(setup, options=kept))


def _compare(game: AnyGame, names: list[str], args: argparse.Namespace, seed: str) -> int:
    """Play pairs between two kinds of players, until it is known who is stronger, and print."""
    kinds = args.players.split(",")
    if len(kinds) != 2 or any(len({one.side for one in game.seats(name)}) != 2 for name in names):
        raise CommandError("--pairs compares two kinds, --players one,other, in games of two sides")
    found = arena.begun(game, (kinds[0], kinds[1]), tuple(names), seed, args.shares)
    if args.file and args.file.exists():
        found = _kept(args.file, found)
    setups = {name: _setup(game, name, args) for name in names}
    while len(found.pairs) < args.pairs and found.verdict == "undecided":
        arena.go_on(game, found, setups)
        if args.file:
            text = msgspec.json.format(msgspec.json.encode(found), indent=1)
            write_bytes(args.file, text + b"\n")
    rows = [{"scenario": name, **_scored(score)} for name, score in found.scored()]
    rows.append({"scenario": "all", **_scored(found.score)})
    told = f"{kinds[0]} against {kinds[1]}: {found.verdict}; {found.seconds:.0f} s"
    show(args, rows, f"{told}; seed {found.seed}; repeat with --seed {found.seed}")
    return 0


def _kept(file: Path, wanted: arena.Comparison) -> arena.Comparison:
    """Return a comparison to go on with; raises ``CommandError`` for one of something else."""
    try:
        found = msgspec.json.decode(read_bytes(file), type=arena.Comparison)
    except msgspec.MsgspecError as error:
        raise CommandError(f"{file} is no comparison: {error}") from error
    for field in ("game", "players", "scenarios", "moves", "shares"):
        if getattr(found, field) != getattr(wanted, field):
            raise CommandError(f"{file} is about other {field}; name another file")
    return found


def _scored(score: Score) -> dict[str, Any]:
    below, above = score.interval
    return {
        "games": score.games,
        "points": sum(score.pairs),
        "percent": round(100 * score.share, 1),
        "95 %": f"{100 * below:.0f}-{100 * above:.0f}",
        "Elo": round(score.elo),
        "pairs 2-0": sum(one > 1 for one in score.pairs),
        "1-1": sum(one == 1 for one in score.pairs),
        "0-2": sum(one < 1 for one in score.pairs),
    }


def _seats(game: AnyGame, name: str, wanted: str) -> set[str]:
    """Return the further seats to fill in a scenario; campaigns and the like may lack them."""
    seats = {seat.strip() for seat in wanted.split(",") if seat.strip()}
    known = {str(info.seat) for one in game.scenarios() for info in game.seats(one)}
    if seats - known:
        raise CommandError(f"no seat {min(seats - known)!r}; there are {', '.join(sorted(known))}")
    return seats & {str(info.seat) for info in game.seats(name)}


def _require_offered(game: AnyGame, names: list[str], args: argparse.Namespace) -> None:
    """Raise ``CommandError`` for an option that no scenario offers."""
    options = _options(args.option)
    offered: set[str] = set()
    for name in names:
        setup = selfplay.setup_of(game, name, options, _seats(game, name, args.seats))
        offered |= agreement.keys_offered(game, setup)
    if options.keys() - offered:
        unknown = min(options.keys() - offered)
        raise CommandError(f"no option {unknown!r}; there are {', '.join(sorted(offered))}")


def _options(said: list[str]) -> dict[str, str]:
    """Return the options of the match by key."""
    pairs = [one.partition("=") for one in said]
    wrong = next((one for one, (key, _, value) in zip(said, pairs, strict=True) if not value), None)
    if wrong is not None:
        raise CommandError(f"--option: {wrong!r} is not KEY=VALUE")
    return {key.strip(): value.strip() for key, _, value in pairs}


def _players(game: AnyGame, name: str, kinds: list[str], seed: str) -> dict[Side, selfplay.Chooser]:
    """Return the players of a game: the kinds are those of the sides in alphabetical order."""
    sides = sorted({info.side for info in game.seats(name)})
    if len(kinds) not in (1, len(sides)):
        raise CommandError(f"--players: one kind, or one each for {', '.join(sides)}")
    pairs = zip(sides, kinds * len(sides), strict=False)
    return {side: selfplay.PLAYERS[kind](seed) for side, kind in pairs}
