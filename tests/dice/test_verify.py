import msgspec
import pytest

from bot.cli import main
from bot.dice import seal
from bot.dice.hand import replayed, seeded
from bot.dice.perform import perform
from bot.dice.requests import AnyRequest, Battle, Check, Lots, Opposed, Plain, Standard
from bot.dice.verify import UNSEALED, Recorded, SessionFile, read, verify
from bot.engine.chance.draws import commitment
from tests.dice.given import CONTENT

SEED = b"0123456789abcdef" * 2
REQUESTS = (
    Plain("4d6kh3+1d8e8", 3), Plain("5d10ro<4kh2"), Battle("hoth", 6, "at_at"),
    Battle("napoleonics", 5, "infantry", "melee"), Check("fire", 3, "long"), Check("initiative", 1),
    Standard(6, 5, "+1 x, x1.5", "1", "all"), Opposed(3, 3), Lots("lords"),
)  # fmt: skip


SECRET = 5
"""The number of the secret roll."""


def sealed(seed, requests):
    """Make a session as the bot does: each roll sealed behind the one before."""
    rolls, before = [], commitment(seed)
    for number, request in enumerate(requests, 1):
        hand = seeded(seed, "abc", number)
        perform(request, CONTENT, hand)
        draws, salt, secret = tuple(hand.made), bytes([number]) * 16, number == SECRET
        label = f"label {number}"
        marked = seal.mark(salt, label, request if secret else None)
        asked = None if secret else request
        before = seal.digest(seed, "abc", before, number, asked, draws, marked)
        told = ("", None) if secret else (label, salt.hex())
        rolls.append(Recorded(number, asked, draws, secret, *told, marked, before))
    return SessionFile(
        session="abc", commitment=commitment(seed), seed=seed.hex(), rolls=tuple(rolls),
        digest=before,
    )  # fmt: skip


@pytest.fixture
def file():
    return sealed(SEED, REQUESTS)


@pytest.fixture
def old(file):
    """The same session as it was written before rolls were sealed."""
    rolls = tuple(Recorded(one.number, one.request, one.draws) for one in file.rolls)
    return changed(file, format=UNSEALED, rolls=rolls, digest="")


def changed(value, **fields):
    return msgspec.structs.replace(value, **fields)


def test_a_session_is_what_its_seed_gives(file):
    verdict = verify(file, CONTENT)
    assert (verdict.good, verdict.sealed, verdict.whole) == (True, True, True)
    assert verdict.rolls == len(REQUESTS)
    assert verdict.wordless == (SECRET,)
    assert read(msgspec.json.encode(file)) == file


def test_what_was_rolled_is_shown_as_it_fell(file):
    for roll in file.rolls:
        if roll.number == SECRET:
            continue
        fresh = perform(roll.request, CONTENT, seeded(SEED, "abc", roll.number))
        assert perform(roll.request, CONTENT, replayed(roll.draws)) == fresh


def test_a_request_survives_its_storing():
    for request in REQUESTS:
        assert msgspec.json.decode(msgspec.json.encode(request), type=AnyRequest) == request


def forged(file, place, /, **fields):
    """Change one roll of a file."""
    rolls = list(file.rolls)
    rolls[place - 1] = changed(rolls[place - 1], **fields)
    return changed(file, rolls=tuple(rolls))


def other_die(file):
    draw, *others = file.rolls[0].draws
    result = (draw.result[0] % draw.bound + 1, *draw.result[1:])
    return forged(file, 1, draws=(changed(draw, result=result), *others))


ALTERED = {
    "another die": (other_die, (1,)),
    "another number": (lambda file: forged(file, 1, number=99), (99,)),
    "another repeat": (lambda file: forged(file, 1, request=Plain("4d6kh3+1d8e8", 4)), (1,)),
    "another sum": (lambda file: forged(file, 1, request=Plain("4d6kh3+1d8e8+30", 3)), (1,)),
    "another target": (
        lambda file: forged(file, 3, request=Battle("hoth", 6, "infantry")), (3,)),
    "another value": (lambda file: forged(file, 6, request=Check("initiative", 9)), (6,)),
    "another modifier": (lambda file: forged(file, 6, request=Check("initiative", 1, "+3")), (6,)),
    "another number to reach": (
        lambda file: forged(file, 7, request=Standard(6, 9, "+1 x, x1.5", "1", "all")), (7,)),
    "another label": (lambda file: forged(file, 2, label="for the general"), (2,)),
    "a label without proof": (lambda file: forged(file, 2, salt=None), (2,)),
    "no request": (lambda file: forged(file, 4, request=None), (4,)),
    "no request, as if in secret": (
        lambda file: forged(file, 4, request=None, secret=True, label="", salt=None), (4,)),
    "a request for a secret roll": (
        lambda file: forged(file, SECRET, request=Check("fire", 3, "long")), (SECRET,)),
}  # fmt: skip
REORDERED = {
    "no last roll": lambda rolls: rolls[:-1],
    "no first roll": lambda rolls: rolls[1:],
    "no middle roll": lambda rolls: rolls[:4] + rolls[5:],
    "no rolls": lambda rolls: (),
    "a doubled roll": lambda rolls: (*rolls, rolls[-1]),
    "another order": lambda rolls: (rolls[1], rolls[0], *rolls[2:]),
}


@pytest.mark.parametrize("how", ALTERED)
def test_a_change_of_what_was_asked_or_fell_is_found_at_its_roll(file, how):
    change, numbers = ALTERED[how]
    verdict = verify(change(file), CONTENT)
    assert not verdict.good
    assert verdict.differing == numbers


@pytest.mark.parametrize("how", REORDERED)
def test_rolls_that_are_missing_doubled_or_moved_are_found(file, how):
    verdict = verify(changed(file, rolls=REORDERED[how](file.rolls)), CONTENT)
    assert not verdict.good
    assert not verdict.whole


def test_another_seed_gives_another_hash_and_digest_than_those_that_were_posted(file):
    lied = changed(file, seed=(b"x" * 32).hex())
    assert not verify(lied, CONTENT).committed
    assert not verify(lied, CONTENT).good
    anew = sealed(b"x" * 32, REQUESTS)
    assert verify(anew, CONTENT).good
    assert (anew.commitment, anew.digest) != (file.commitment, file.digest)


def test_an_old_session_holds_but_is_not_called_sealed(old):
    verdict = verify(read(msgspec.json.encode(old)), CONTENT)
    assert (verdict.good, verdict.sealed, verdict.wordless) == (True, False, ())
    missing = changed(old, rolls=old.rolls[:4] + old.rolls[5:])
    assert not verify(missing, CONTENT).whole
    assert verify(other_die(old), CONTENT).differing == (1,)


def test_removed_words_leave_the_rest_of_the_roll_sealed(file):
    removed = forged(file, 3, label="", salt=None)
    verdict = verify(removed, CONTENT)
    assert verdict.good
    assert verdict.wordless == (3, SECRET)
    again = forged(removed, 3, request=Battle("hoth", 6, "infantry"))
    assert verify(again, CONTENT).differing == (3,)


def test_a_digest_cannot_be_tried_out_without_the_seed(file):
    """Whoever guesses all of a roll right, its mark too, finds no digest but by the seed."""
    before, roll = file.rolls[SECRET - 2].digest, file.rolls[SECRET - 1]
    right = (before, roll.number, None, roll.draws, roll.mark)
    assert seal.digest(SEED, "abc", *right) == roll.digest
    assert seal.digest(b"", "abc", *right) != roll.digest
    assert seal.digest(file.commitment.encode(), "abc", *right) != roll.digest
    # every roll has a key of its own: equal rolls behind each other look different
    same = [seal.digest(SEED, "abc", before, n, None, roll.draws, roll.mark) for n in range(9)]
    assert len(set(same)) == 9


def test_what_a_secret_roll_asked_cannot_be_tried_out_even_with_the_file(file):
    roll, secret = file.rolls[SECRET - 1], REQUESTS[SECRET - 1]
    assert (roll.request, roll.label, roll.salt) == (None, "", None)
    told = [bytes.fromhex(file.seed), b"", *(bytes.fromhex(one.salt or "") for one in file.rolls)]
    for salt in told:
        assert seal.mark(salt, f"label {SECRET}", secret) != roll.mark


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


@pytest.mark.slow
def test_the_command_says_what_is_not_sealed_in_an_old_session(old, tmp_path, capsys):
    path = tmp_path / "session.json"
    path.write_bytes(msgspec.json.encode(old))
    assert main(["verify", str(path)]) == 0
    assert "made before rolls were sealed" in capsys.readouterr().out


def test_the_command_prints_no_control_characters_of_a_label(file, tmp_path, capsys):
    path = tmp_path / "session.json"
    path.write_bytes(msgspec.json.encode(forged(file, 1, label="\x1b[2J")))
    assert main(["verify", str(path)]) == 1
    said = capsys.readouterr().out
    assert "\x1b" not in said
    assert "rolls 1 differ" in said


@pytest.mark.slow
def test_the_command_checks_a_session_offline(file, tmp_path, capsys):
    path = tmp_path / "session.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(file), indent=1))
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert "verified" in said
    assert "compare hash and digest" in said
    for told in (file.commitment, *(roll.digest for roll in file.rolls), "label 3", "5d10ro<4kh2"):
        assert told in said
    path.write_bytes(path.read_bytes().replace(file.seed.encode(), (b"x" * 32).hex().encode()))
    assert main(["verify", str(path)]) == 1
    assert "does not fit" in capsys.readouterr().out
    path.write_bytes(b'{"format":"fieldpost-dice-1"}')
    assert main(["verify", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
