"""The command line: every command works, and every fault is one clear line."""

from __future__ import annotations

import asyncio
import re
import signal
import sqlite3
import subprocess
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
import pytest

from bot import library, selfplay
from bot.cli import COMMANDS, doctor, main, parser
from bot.engine.chance.draws import SeededDraws, commitment
from bot.engine.ending.parley import Resign
from bot.library import data_folder
from bot.service.archive.match_file import HEADLESS, MatchFile
from bot.service.matches import Matches
from bot.service.model import NewMatch, Person
from bot.store import open_store
from renderers.kit.kept import SHELF
from tests.support.loaded import load_games

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
READ_ONCE = cache(library.read_content)


@pytest.fixture(autouse=True)
def read_once(monkeypatch):
    """Let all commands share what they read of our own data: it takes most of their time."""
    ours, read = data_folder(), library.read_content

    def found(system, folder):
        return (READ_ONCE if folder.parent == ours else read)(system, folder)

    monkeypatch.setattr(library, "read_content", found)


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("FIELDPOST_HOME", str(tmp_path / "home"))
    for name in (
        "FIELDPOST_TOKEN",
        "FIELDPOST_DATABASE",
        "FIELDPOST_DATA",
        "FIELDPOST_LOG",
        "FIELDPOST_API",
        "FIELDPOST_HEALTH",
    ):
        monkeypatch.delenv(name, raising=False)
    grounds = SHELF.folder
    yield tmp_path / "home"
    SHELF.settle(grounds)  # a bot that began to run has grounds of its own


@pytest.fixture
def exported(tmp_path):
    """A finished match as a file, as the bot would export it."""
    game = load_games()["hoth"]
    setup = selfplay.setup_of(game, "S01")
    seed = b"exported match"
    nonces = ("aa", "bb")
    draws = SeededDraws(seed, "m1", nonces)
    line = selfplay.started(game, setup, draws)
    for _ in selfplay.steps(line, draws, selfplay.random_chooser("cli")):
        pass
    archived = MatchFile(
        format=HEADLESS, id="m1", system="hoth", version=game.version, scenario="S01", options={},
        seats=setup.seats, nonces=nonces, commitment=commitment(seed), seed=seed.hex(),
        created=0.0, outcome=line.position.outcome, records=tuple(r for r, _ in line.entries),
    )  # fmt: skip
    path = tmp_path / "m1.json"
    path.write_bytes(msgspec.json.encode(archived))
    return path


def run(capsys, *words):
    code = main([str(word) for word in words])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def looks_at(monkeypatch):
    """Let the doctor look at one thing alone: boards of all games take seconds to be painted."""
    return lambda name: monkeypatch.setattr(
        doctor, "CHECKS", tuple(one for one in doctor.CHECKS if one[0] == name)
    )


def fails(capsys, *words):
    """Run a command that must fail with one line on standard error."""
    code, out, err = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    assert err.startswith(f"fieldpost {words[0]}: ")
    return err


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself(command, capsys):
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])
    assert stopped.value.code == 0
    assert "--json" in capsys.readouterr().out


def test_the_overview_names_every_command():
    text = parser().format_help()
    assert all(command in text for command in COMMANDS)


def test_lint_passes_on_our_data_and_names_a_fault_of_others(capsys, tmp_path):
    assert run(capsys, "lint")[0] == 0
    folder = tmp_path / "data"
    subprocess.run(["cp", "-r", data_folder(), folder], check=True)
    scenario = folder / "hoth" / "scenarios" / "S01.yaml"
    scenario.write_text(scenario.read_text().replace("E4", "E44"))
    code, out, _ = run(capsys, "lint", folder)
    assert code == 1
    assert "S01.yaml" in out
    assert "E44" in out


def test_lint_names_faults_of_rules_and_catalogues(capsys, tmp_path):
    folder = tmp_path / "data"
    subprocess.run(["cp", "-r", data_folder(), folder], check=True)
    rules = folder / "hoth" / "rules.yaml"
    rules.write_text(rules.read_text().replace("{status: base", "{status: perhaps", 1))
    words = folder / "locale" / "cs" / "engine.ftl"
    words.write_text(words.read_text().replace("refused-stale =", "refused-old ="))
    sight = folder / "locale" / "en" / "lords-rules.ftl"
    sight.write_text(sight.read_text().replace("rule-LOW-SUP-04 =", "rule-LOW-SUP-40 ="))
    code, out, _ = run(capsys, "lint", folder)
    assert code == 1
    assert "rules.yaml" in out
    assert "cs: refused-stale is missing" in out
    assert "rule-LOW-SUP-04 is missing" in out
    assert "rule-LOW-SUP-40 is of no rule" in out


def test_verify_accepts_an_untouched_match(capsys, exported):
    code, out, _ = run(capsys, "verify", exported)
    assert code == 0
    assert "verified" in out


@pytest.mark.parametrize(
    ("change", "verdict"),
    [
        (lambda text: text.replace('"result":[', '"result":[6,', 1), "altered"),
        (lambda text: text.replace(b"exported match".hex(), b"another  match".hex()), "committed"),
        (lambda text: text.replace('"nonces":["aa"', '"nonces":["ab"'), "record 0"),
        (lambda text: text.replace('"winner":"', '"winner":"x'), "result"),
    ],
    ids=["dice", "seed", "nonce", "result"],
)
def test_verify_finds_what_was_altered(capsys, exported, change, verdict):
    exported.write_text(change(exported.read_text()))
    code, out, _ = run(capsys, "verify", exported)
    assert code == 1
    assert verdict in out


def test_verify_refuses_what_is_no_match(capsys, tmp_path):
    other = tmp_path / "other.json"
    other.write_text('{"format": 3}')
    assert "no exported match" in fails(capsys, "verify", other)
    assert "cannot read" in fails(capsys, "verify", tmp_path / "missing.json")


def test_a_match_is_imported_exported_and_backed_up(capsys, home, exported, tmp_path):
    words = ("import", exported, "--channel", 1, "--host", 2)
    assert run(capsys, *words)[0] == 0
    assert "already" in fails(capsys, *words)
    again = tmp_path / "again.json"
    assert run(capsys, "export", "m1", "-o", again)[0] == 0
    assert "verified" in run(capsys, "verify", again)[1]
    assert "no match" in fails(capsys, "export", "m2")
    copy = tmp_path / "copy.db"
    assert run(capsys, "backup", copy)[0] == 0
    assert copy.stat().st_size > 0
    assert "exists" in fails(capsys, "backup", copy)


def test_render_draws_scenarios_matches_hands_and_text(capsys, exported, tmp_path):
    board, hand = tmp_path / "board.png", tmp_path / "hand.png"
    assert run(capsys, "render", "hoth", "S07", "-o", board)[0] == 0
    assert board.read_bytes().startswith(b"\x89PNG")
    words = ("render", "hoth", "S07", "--hand", "--seat", "empire-1", "-o", hand)
    assert run(capsys, *words)[0] == 0
    assert hand.read_bytes().startswith(b"\x89PNG")
    code, out, _ = run(capsys, "render", "--match", exported, "--text", "--locale", "cs")
    assert code == 0
    assert len(out.splitlines()) > 5
    for slug, game in load_games().items():
        told = run(capsys, "render", slug, game.scenarios()[0], "--text")
        assert told[0] == 0, slug
    assert "choose a scenario" in fails(capsys, "render", "hoth", "S99")
    assert "name a game" in fails(capsys, "render", "chess")
    assert "no seat" in fails(capsys, "render", "hoth", "S01", "--seat", "king")
    assert "needs --seat" in fails(capsys, "render", "hoth", "S01", "--hand")


def test_gallery_draws_a_scenario_in_every_way_and_sheets_of_all(capsys, tmp_path):
    folder = tmp_path / "new" / "gallery"
    words = ("gallery", folder, "--game", "fire_and_sword", "--scenario", "table", "--locale", "pl")
    code, out, _ = run(capsys, *words, "--json")
    row = msgspec.json.decode(out)[0]
    pictures = {f"fire_and_sword-table-pl{way}.png" for way in ("", "-turned", "-busy", "-hand")}
    pictures |= {"fire_and_sword-table-pl-film.webp"}
    eyes = ("400", "grey", "protanopia", "deuteranopia", "tritanopia")
    sheets = {f"fire_and_sword-{eye}.png" for eye in eyes}
    found = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert (code, row["game"], row["pictures"]) == (0, "fire_and_sword", 5)
    assert set(found) == pictures | sheets
    assert row["largest kB"] == round(max(len(found[name]) for name in pictures) / 1000)
    for name, data in found.items():
        assert data.startswith(b"\x89PNG" if name.endswith("png") else b"RIFF")
    assert len(set(found.values())) > len(pictures)
    assert "no 'chess'" in fails(capsys, "gallery", folder, "--game", "chess")
    assert "no 'de'" in fails(capsys, "gallery", folder, "--locale", "de")
    words = ("gallery", folder, "--game", "hoth", "--scenario", "S99")
    assert "choose a scenario" in fails(capsys, *words)
    file = folder / "fire_and_sword-grey.png"
    assert "cannot make" in fails(capsys, "gallery", file / "in", "--game", "fire_and_sword")


def test_selfplay_repeats_with_its_seed(capsys):
    words = ("selfplay", "hoth", "S01", "-n", 1, "--seed", "x", "--replay", "--json")
    first, second = (msgspec.json.decode(run(capsys, *words)[1])[0] for _ in range(2))
    assert (first["wins"], first["steps"]) == (second["wins"], second["steps"])
    assert "no game" in fails(capsys, "selfplay", "chess")
    assert "no scenario" in fails(capsys, "selfplay", "hoth", "S99")
    assert "no seat" in fails(capsys, "selfplay", "hoth", "S01", "--seats", "king-1")
    assert "no player" in fails(capsys, "selfplay", "hoth", "S01", "--players", "genius")
    assert "KEY=VALUE" in fails(capsys, "selfplay", "lords", "--option", "army-south")
    assert "no option" in fails(capsys, "selfplay", "lords", "--option", "colour=red")
    assert "LOW-ARM-04" in fails(capsys, "selfplay", "lords", "--option", "army-south=elves")


def test_selfplay_chooses_by_default_what_seats_have_to_choose(capsys):
    words = ("selfplay", "hoth", "S01", "-n", 1, "--seed", "x", "--json", "--option")
    code, told = run(capsys, *words, "commanders=on")[:2]
    assert (code, msgspec.json.decode(told)[0]["games"]) == (0, 1)


def test_selfplay_fills_the_seats_of_teams(capsys):
    words = ("selfplay", "hoth", "S01", "-n", 1, "--seed", "x", "--json", "--replay")
    code, out, _ = run(capsys, *words, "--seats", "empire-2,rebels-2")
    assert code == 0
    assert msgspec.json.decode(out)[0]["games"] == 1


def test_selfplay_compares_two_kinds_of_players_by_pairs(capsys, tmp_path):
    words = ("selfplay", "hoth", "S01", "--seed", "x", "--json", "--players")
    kept = tmp_path / "kept.json"

    rows = msgspec.json.decode(run(capsys, *words, "greedy,random", "--pairs", 2)[1])

    assert [row["scenario"] for row in rows] == ["S01", "all"]
    assert [row["games"] for row in rows] == [4, 4]
    assert rows[0]["points"] >= 3, "greedy beats chance"
    assert sum(rows[0][key] for key in ("pairs 2-0", "1-1", "0-2")) == 2
    for pairs in (1, 2):
        again = run(capsys, *words, "greedy,random", "--pairs", pairs, "--file", kept)[1]
    assert rows == msgspec.json.decode(again), "it was gone on with"
    assert "other players" in fails(capsys, *words, "random,greedy", "--pairs", 2, "--file", kept)
    kept.write_text("{}")
    assert "no comparison" in fails(capsys, *words, "greedy,random", "--pairs", 2, "--file", kept)
    assert "two kinds" in fails(capsys, *words, "greedy", "--pairs", 2)


def test_selfplay_takes_a_kind_of_player_per_side(capsys):
    words = ("selfplay", "hoth", "S01", "-n", 2, "--seed", "x", "--json")
    random, greedy = (
        msgspec.json.decode(run(capsys, *words, "--players", kinds)[1])[0]
        for kinds in ("random", "random,greedy")
    )
    assert random["wins"] != "rebels 2"
    assert greedy["wins"] == "rebels 2"
    assert "no player 'wise'" in fails(capsys, *words, "--players", "wise")
    assert "one each for empire, rebels" in fails(
        capsys, *words, "--players", "greedy,greedy,greedy"
    )


def test_rules_are_listed(capsys):
    code, out, _ = run(capsys, "rules", "hoth", "--json")
    assert code == 0
    assert {"HOTH-MOVE-01", "HOTH-LOS-06"} <= {row["rule"] for row in msgspec.json.decode(out)}


def test_checking_rules_lists_notes_with_reasons_and_fails_for_what_is_not_built(
    capsys, monkeypatch, tmp_path
):
    code, out, _ = run(capsys, "rules", "lords", "--check")
    assert code == 0
    assert out.splitlines()[1] == "note  LOW-RUL-03  The arrows are data of the cards."
    assert out.splitlines()[-1] == "164 rules, 0 gaps, 2 notes"

    rules = tmp_path / "lords" / "rules.yaml"
    rules.parent.mkdir()
    text = (data_folder() / "lords" / "rules.yaml").read_text(encoding="utf-8")
    rules.write_text(f"{text}LOW-RUL-99: {{status: later, why: It waits for dice.}}\n")
    monkeypatch.setenv("FIELDPOST_DATA", str(tmp_path))
    code, out, _ = run(capsys, "rules", "lords", "--check")
    assert code == 1
    assert out.splitlines()[1] == "gap   LOW-RUL-99  not built: It waits for dice."
    assert out.splitlines()[-1] == "165 rules, 1 gaps, 2 notes"


def test_checking_a_part_of_the_rules_names_the_part_left_out(capsys):
    code, out, _ = run(capsys, "rules", "fire_and_sword", "--check", "--part", "A")
    assert code == 0
    assert out == "266 rules, 0 gaps, 0 notes; left out: part B, 182 rules\n"
    assert "hoth has no parts" in fails(capsys, "rules", "hoth", "--check", "--part", "A")


def test_cases_are_run(capsys, tmp_path):
    case = next((ROOT / "tests/games/hoth/cases").glob("EX-15*.yaml"))
    assert run(capsys, "case", case)[0] == 0
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("system: hoth\nsurprise: 1\n")
    code, out, _ = run(capsys, "case", wrong, case, tmp_path / "missing.yaml")
    assert code == 2
    assert re.search(r"wrong\.yaml +cannot be run: ", out)
    assert "missing.yaml" in out
    assert out.splitlines()[-1] == "1 passed, 0 failed, 2 cannot be run"
    other = tmp_path / "other.yaml"
    other.write_text(case.read_text().replace("snowtroopers (3)", "snowtroopers (2)"))
    code, out, _ = run(capsys, "case", other, case)
    assert (code, out.splitlines()[-1]) == (1, "1 passed, 1 failed")


def test_doctor_finds_nothing_wrong_in_a_new_home(capsys, home):
    code, out, _ = run(capsys, "doctor", "--json")
    rows = msgspec.json.decode(out)
    assert code == 0
    assert [row["check"] for row in rows] == [name for name, _ in doctor.CHECKS]
    assert all(row["ok"] and row["found"] for row in rows)


def test_doctor_finds_a_wrong_token_without_showing_it(capsys, home, looks_at, monkeypatch):
    looks_at("token")
    assert run(capsys, "doctor")[0] == 0
    monkeypatch.setenv("FIELDPOST_TOKEN", "not-a-token")
    code, out, err = run(capsys, "doctor")
    assert code == 1
    assert "copy it again" in out
    assert "not-a-token" not in out + err


async def begun_match(home, options=None, guild=None):
    """A running match in the database of this home."""
    home.mkdir()
    store = await open_store(f"sqlite:///{home / 'fieldpost.db'}")
    matches = Matches(store, load_games())
    anna, petr = Person(1, "Anna"), Person(2, "Petr")
    new = NewMatch(
        system="hoth", scenario="S01", host=anna, channel=1, guild=guild, options=options or {}
    )
    info = await matches.lobby.create(new, interaction="1")
    for number, person in enumerate((anna, petr), 2):
        info = await matches.lobby.join(info.id, person, interaction=str(number))
    assert info.status == "running"
    await store.close()
    return info.id


def test_the_present_moment_of_a_match_is_written_as_a_case_that_runs(capsys, home, tmp_path):
    options = {"opening_draw": "off", "pace": "steady", "posts": "each"}
    match = asyncio.run(begun_match(home, options))
    case = tmp_path / "moment.yaml"
    assert run(capsys, "export", match, "--case", "-o", case)[0] == 0
    assert "opening_draw: 'off'" in case.read_text()
    assert "pace" not in case.read_text()
    code, out, _ = run(capsys, "case", case)
    assert (code, "1 passed, 0 failed" in out) == (0, True)
    assert "no report 1" in fails(capsys, "export", match, "--report", 1)
    asyncio.run(reported(home, match))
    listed = run(capsys, "reports", "--json")[1]
    assert [
        (one["number"], one["record"], one["words"]) for one in msgspec.json.decode(listed)
    ] == [(1, 0, "dealt twice")]
    assert run(capsys, "export", match, "--report", 1, "-o", case)[0] == 0
    assert "record 0: dealt twice" in case.read_text()
    assert run(capsys, "case", case)[0] == 0


async def reported(home, match):
    """Anna doubts how it began."""
    store = await open_store(f"sqlite:///{home / 'fieldpost.db'}")
    work = Matches(store, load_games()).doubting.report
    await work(match, 1, words="dealt twice", interaction="doubt")
    await store.close()


def test_ladders_are_computed_again_and_a_fault_of_theirs_fails(capsys, home):
    match = asyncio.run(begun_match(home, {"rated": "on"}, guild=900))
    asyncio.run(resigned(home, match))
    listed = msgspec.json.decode(run(capsys, "ratings", "--json")[1])
    sound = run(capsys, "ratings", "--check")
    with closing(sqlite3.connect(home / "fieldpost.db")) as file, file:
        file.execute("UPDATE ratings SET mu = 40.0 WHERE user = 1")

    code, out, _ = run(capsys, "ratings", "--check")

    assert [(one["user"], one["won"], one["lost"]) for one in listed] == [("2", 1, 0), ("1", 0, 1)]
    assert (sound[0], sound[1].strip()) == (0, "all ladders are right")
    assert code == 1
    assert "ladder 900 hoth: user 1: the ladder does not say what the matches give" in out


async def resigned(home, match):
    """Anna gives up."""
    store = await open_store(f"sqlite:///{home / 'fieldpost.db'}")
    await Matches(store, load_games()).play.anytime(match, 1, Resign(), interaction="resign")
    await store.close()


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [("version = version", 0, ""), ("version = 'hoth-0'", 0, "goes on with"),
     ("system = 'chess'", 1, "matches cannot go on: 1")],
)  # fmt: skip
def test_doctor_fails_for_a_match_that_cannot_go_on_and_tells_of_newer_rules(
    capsys, home, looks_at, change, code, words
):
    looks_at("database")
    match = asyncio.run(begun_match(home))
    with sqlite3.connect(home / "fieldpost.db") as database:
        database.execute(f"UPDATE matches SET {change}")
    found, out, _ = run(capsys, "doctor")
    assert found == code
    assert words in out
    assert (match in out) == bool(words)


def test_running_matches_are_replayed_by_the_rules_at_hand_and_nothing_is_changed(capsys, home):
    assert "ask with --dry-run" in fails(capsys, "migrate")
    assert "there is no file" in fails(capsys, "migrate", "--dry-run")
    match = asyncio.run(begun_match(home))
    code, out, _ = run(capsys, "migrate", "--dry-run")
    assert (code, out.strip()) == (0, "none of 1 running matches differs")
    with closing(sqlite3.connect(home / "fieldpost.db")) as file, file:
        words = "SELECT record FROM journal WHERE seq = 0"
        record = msgspec.json.decode(file.execute(words).fetchone()[0])
        changed = msgspec.json.encode({**record, "digest": "0" * 64})
        file.execute("UPDATE journal SET record = ? WHERE seq = 0", (changed,))
    before = (home / "fieldpost.db").read_bytes()

    code, out, _ = run(capsys, "migrate", "--dry-run", "--json")
    (told,) = msgspec.json.decode(out)
    _, table, _ = run(capsys, "migrate", "--dry-run")

    assert code == 1
    assert (told["match"], told["record"], told["why"]) == (match, 0, "the state differs")
    assert (told["goes on"], told["players"]) == (False, ["1", "2"])
    assert table.splitlines()[-1].startswith("1 of 1 running matches differ; 1 cannot be played on")
    assert (home / "fieldpost.db").read_bytes() == before


def test_what_does_not_answer_is_told_in_the_table_and_by_the_exit_code(capsys, home):
    assert "set FIELDPOST_HEALTH" in fails(capsys, "top", "--once")
    assert "more than none" in fails(capsys, "top", "1", "--every", "0")
    code, out, _ = run(capsys, "top", "1", "--once")
    assert code == 1
    assert re.search(r"^1 +no answer( +-)+$", out.splitlines()[1])


def test_settings_that_cannot_be_used_are_one_line(capsys, home, monkeypatch, tmp_path):
    assert "no token" in fails(capsys, "run")
    monkeypatch.setenv("FIELDPOST_LOG", "LOUD")
    assert "FIELDPOST_LOG" in fails(capsys, "doctor")
    monkeypatch.setenv("FIELDPOST_LOG", "INFO")
    monkeypatch.setenv("FIELDPOST_DATA", str(tmp_path / "nowhere"))
    assert "FIELDPOST_DATA" in fails(capsys, "doctor")
    monkeypatch.delenv("FIELDPOST_DATA")
    monkeypatch.setenv("FIELDPOST_DATABASE", "oracle://x")
    assert "database" in fails(capsys, "backup", tmp_path / "b.db")


def test_a_damaged_database_is_one_line(capsys, home, looks_at, tmp_path):
    looks_at("database")
    home.mkdir()
    (home / "fieldpost.db").write_bytes(b"this is no database, " * 300)
    assert "database" in fails(capsys, "backup", tmp_path / "b.db")
    monkey = run(capsys, "doctor")
    assert monkey[0] == 1


def test_a_file_with_a_damaged_page_is_neither_served_nor_passed(
    capsys, home, looks_at, monkeypatch
):
    looks_at("database")
    monkeypatch.setenv("FIELDPOST_TOKEN", "a" * 24 + ".b23456." + "c" * 27)
    match = asyncio.run(begun_match(home))
    file = home / "fieldpost.db"
    with closing(sqlite3.connect(file)) as database:
        for number in range(200):
            values = (f"i{number}", match, b"x" * 900)
            database.execute(
                "INSERT INTO receipts (interaction, match, body, at) VALUES (?, ?, ?, 0)", values
            )
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    page = whole.rindex(b"x" * 900) // 4096 * 4096
    file.write_bytes(whole[:page] + bytes(4096) + whole[page + 4096 :])

    assert "the file is damaged: restore a backup" in fails(capsys, "run")
    code, out, _ = run(capsys, "doctor")
    assert code == 1
    assert "the file is damaged: restore a backup" in out


def test_the_sandbox_starts_says_where_and_stops(sandbox_command):
    words, options = sandbox_command
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://127.0.0.1:" in line
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "Traceback" not in err


def test_a_sandbox_in_use_is_not_forgotten_by_another(sandbox_command, tmp_path):
    words, options = sandbox_command
    with subprocess.Popen(words, stdout=subprocess.PIPE, **options) as process:
        assert process.stdout is not None
        process.stdout.readline()
        files = {path.name for path in (tmp_path / "sandbox").iterdir()}
        try:
            second = subprocess.run(
                [*words, "--fresh"], capture_output=True, timeout=60, check=False, **options
            )
            left = {path.name for path in (tmp_path / "sandbox").iterdir()}
        finally:
            process.send_signal(signal.SIGINT)
    assert second.returncode == 2
    assert "another sandbox uses" in second.stderr
    assert left == files


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda d: d | {"id": "a:0:sure"}, "id"),
        (lambda d: d | {"id": "../x"}, "id"),
        (lambda d: d | {"nonces": ["aa"]}, "nonce"),
        (lambda d: d | {"seed": "00"}, "committed"),
        (lambda d: d | {"seed": "xyz"}, "hexadecimal"),
        (lambda d: d | {"outcome": None}, "result"),
        (lambda d: d | {"records": d["records"][:-1]}, "result"),
        (lambda d: d | {"records": [d["records"][0], *d["records"]]}, "record 1"),
        (lambda d: d | {"system": "chess"}, "chess"),
        (lambda d: d | {"surprise": 1}, "surprise"),
    ],
    ids=["id", "path", "nonces", "seed", "no seed", "result", "cut", "doubled", "game", "field"],
)
def test_a_hostile_match_is_not_imported(capsys, home, exported, change, fault):
    data = change(msgspec.json.decode(exported.read_bytes()))
    exported.write_bytes(msgspec.json.encode(data))
    assert fault in fails(capsys, "import", exported, "--channel", 1, "--host", 2)


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, "a: " + "9" * 5000, "a: &x 1", "a: !!python/object:os.x {b: 1}", "a: *x"],
    ids=["deep", "digits", "anchor", "tag", "alias"],
)
def test_hostile_yaml_is_one_line(capsys, tmp_path, text):
    case = tmp_path / "case.yaml"
    case.write_text(text, encoding="utf-8")
    code, out, err = run(capsys, "case", case)
    assert (code, err) == (2, "")
    assert "case.yaml" in out
    assert len(out.splitlines()) == 3


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert re.fullmatch(r"fieldpost \d+\.\d+\.\d+\n", capsys.readouterr().out)
