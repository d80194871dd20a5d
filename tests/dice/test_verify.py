import msgspec
import pytest

from bot.cli import main
from bot.dice.hand import replayed, seeded
from bot.dice.perform import perform
from bot.dice.requests import AnyRequest, Battle, Check, Lots, Opposed, Plain, Standard
from bot.dice.verify import Recorded, SessionFile, read, verify
from bot.engine.draws import commitment
from tests.dice.given import CONTENT

SEED = b"0123456789abcdef" * 2
REQUESTS = (
    Plain("4d6kh3+1d8e8", 3), Plain("5d10ro<4kh2"), Battle("hoth", 6, "at_at"),
    Battle("napoleonics", 5, "infantry", "melee"), Check("fire", 3, "long"), Check("initiative", 1),
    Standard(6, 5, "+1 x, x1.5", "1", "all"), Opposed(3, 3), Lots("lords"),
)  # fmt: skip


def record(number, request):
    hand = seeded(SEED, "abc", number)
    perform(request, CONTENT, hand)
    return Recorded(number, request, tuple(hand.made))


@pytest.fixture
def file():
    return SessionFile(
        session="abc",
        commitment=commitment(SEED),
        seed=SEED.hex(),
        rolls=tuple(record(number, request) for number, request in enumerate(REQUESTS, 1)),
    )


def changed(value, **fields):
    return msgspec.structs.replace(value, **fields)


def test_a_session_is_what_its_seed_gives(file):
    verdict = verify(file, CONTENT)
    assert verdict.good
    assert verdict.rolls == len(REQUESTS)
    assert read(msgspec.json.encode(file)) == file


def test_what_was_rolled_is_shown_as_it_fell(file):
    for roll in file.rolls:
        fresh = perform(roll.request, CONTENT, seeded(SEED, "abc", roll.number))
        assert perform(roll.request, CONTENT, replayed(roll.draws)) == fresh


def test_a_request_survives_its_storing():
    for request in REQUESTS:
        assert msgspec.json.decode(msgspec.json.encode(request), type=AnyRequest) == request


def test_a_changed_die_number_or_seed_is_found(file):
    first = file.rolls[0]
    draw = first.draws[0]
    value = draw.result[0] % draw.bound + 1
    other = changed(draw, result=(value, *draw.result[1:]))
    forged = changed(first, draws=(other, *first.draws[1:]))
    assert verify(changed(file, rolls=(forged, *file.rolls[1:])), CONTENT).differing == (1,)
    moved = changed(first, number=99)
    assert verify(changed(file, rolls=(moved,)), CONTENT).differing == (99,)
    asked = changed(first, request=Plain("4d6kh3+1d8e8", 4))
    assert verify(changed(file, rolls=(asked,)), CONTENT).differing == (1,)
    lied = changed(file, seed=(b"x" * 32).hex())
    assert not verify(lied, CONTENT).committed
    assert not verify(lied, CONTENT).good


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[1]",
        b'{"format":"x","session":"a","commitment":"","seed":"","rolls":[]}',
        b'{"session":"a","commitment":"","seed":"zz","rolls":[]}',
    ],
)
def test_another_file_is_refused(data):
    with pytest.raises(ValueError):  # noqa: PT011
        read(data)


def test_the_command_checks_a_session_offline(file, tmp_path, capsys):
    path = tmp_path / "session.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(file), indent=1))
    assert main(["verify", str(path)]) == 0
    assert "verified" in capsys.readouterr().out
    path.write_bytes(path.read_bytes().replace(file.seed.encode(), (b"x" * 32).hex().encode()))
    assert main(["verify", str(path)]) == 1
    assert "does not fit" in capsys.readouterr().out
    path.write_bytes(b'{"format":"fieldpost-dice-1"}')
    assert main(["verify", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
