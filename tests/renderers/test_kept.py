"""What is painted once is kept while there is room, and painted anew where there is not."""

import os
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import sleep

import pytest
from PIL import Image

from renderers.kit import kept
from renderers.kit.kept import Kept, weight


@pytest.fixture
def room(monkeypatch):
    """Return a store of pictures with room for four of 10 x 10 pixels in four bands."""
    made = Kept(4 * 400)
    monkeypatch.setattr(kept, "KEPT", made)
    return made


@pytest.fixture
def painted():
    """Return a painting function that is kept, and the list of what it painted."""
    done = []

    @kept.kept
    def square(shade, side=10, *, mode="RGBA"):
        done.append((shade, side, mode))
        return Image.new(mode, (side, side), shade if mode == "L" else (shade,) * len(mode))

    return square, done


def test_a_picture_is_painted_once(room, painted):
    square, done = painted

    assert square(3) is square(3)
    assert square(3, mode="L") is not square(3)
    assert done == [(3, 10, "RGBA"), (3, 10, "L")]
    assert room.held == 500


def test_two_functions_with_equal_arguments_keep_pictures_of_their_own(room, painted):
    other = kept.kept(lambda shade: Image.new("L", (1, 1), shade))

    assert painted[0](3).size == (10, 10)
    assert other(3).size == (1, 1)


def test_the_picture_used_longest_ago_goes_first(room, painted):
    square, done = painted
    for shade in (1, 2, 3, 4):
        square(shade)
    square(1)
    square(5)
    done.clear()
    for shade in (1, 3, 4, 5):
        square(shade)

    assert done == []
    assert room.held == room.room
    square(2)
    assert done == [(2, 10, "RGBA")]


def test_what_is_larger_than_the_room_is_painted_each_time_and_drives_nothing_out(room, painted):
    square, done = painted
    small = square(1)

    assert square(1, 50).size == square(1, 50).size == (50, 50)
    assert square(1) is small
    assert done == [(1, 10, "RGBA"), (1, 50, "RGBA"), (1, 50, "RGBA")]
    assert room.held == 400


def test_after_clearing_all_is_painted_anew(room, painted):
    square, _ = painted
    first = square(1)
    room.clear()

    assert room.held == 0
    assert square(1) is not first


@pytest.mark.parametrize(
    ("mode", "size"), [("1", 100), ("L", 100), ("P", 100), ("LA", 400), ("RGB", 400), ("RGBA", 400)]
)
def test_pixels_weigh_what_they_take_in_memory(mode, size):
    image = Image.new(mode, (10, 10))

    assert weight(image) == size
    assert weight((image, Image.new("P", (5, 4)))) == size + 20


def test_threads_agree_on_what_is_held(room, painted):
    square, _ = painted
    shades = [Random(number).randrange(8) for number in range(400)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(square, shades))

    assert [image.getpixel((0, 0))[0] for image in found] == shades
    assert room.held == 4 * 400


@pytest.fixture
def shelf(monkeypatch, room, tmp_path):
    """Return a folder for grounds, and what to call for a process that starts with it."""
    made = kept.Shelf()
    monkeypatch.setattr(kept, "SHELF", made)
    made.settle(tmp_path / "grounds")
    return tmp_path / "grounds"


@pytest.fixture
def field():
    """Return a painting function of grounds, and the list of what it painted."""
    done = []

    @kept.on_disk
    def field(words, turned=False):
        done.append((words, turned))
        return Image.new("RGB", (9, 7), (len(words), 200, 30 + turned))

    return field, done


def test_a_ground_is_painted_once_for_all_processes(shelf, room, field):
    paint, done = field
    first = paint(("hill", 3), turned=True)
    assert paint(("hill", 3), turned=True) is first
    room.clear()  # another process finds it on disk
    again = paint(("hill", 3), turned=True)

    assert done == [(("hill", 3), True)]
    assert (again.mode, again.tobytes()) == ("RGB", first.tobytes())
    assert paint(("hill", 3)).getpixel((0, 0)) == (2, 200, 30)
    assert len(list(shelf.iterdir())) == 2


def test_what_is_see_through_comes_back_from_disk_as_it_was(shelf, room):
    @kept.on_disk
    def portrait():
        return Image.new("RGBA", (5, 4), (1, 2, 3, 77))

    first = portrait()
    room.clear()
    assert portrait() is not first
    assert (portrait().mode, portrait().tobytes()) == ("RGBA", first.tobytes())


def test_a_ground_that_cannot_be_read_or_written_is_painted(shelf, room, field):
    paint, done = field
    paint("a")
    (file,) = shelf.iterdir()
    for broken in (b"", file.read_bytes()[:40]):
        file.write_bytes(broken)
        room.clear()
        assert paint("a").size == (9, 7)
    file.unlink()
    shelf.rmdir()
    room.clear()

    assert paint("a").size == (9, 7)
    assert len(done) == 4


def test_without_a_folder_grounds_stay_in_memory_alone(shelf, room, field, tmp_path):
    kept.SHELF.settle(None)
    field[0]("a")

    assert field[0]("a") is field[0]("a")
    assert list(shelf.iterdir()) == []


def test_files_of_other_versions_and_the_oldest_go_at_the_start(shelf, room, field, monkeypatch):
    monkeypatch.setattr(kept, "MOST_FILES", 2)
    for age, words in enumerate(("a", "b", "c")):
        known = {*shelf.iterdir()}
        field[0](words)
        (file,) = {*shelf.iterdir()} - known
        os.utime(file, (age, age))
    (shelf / f"{kept.ART - 1}-old.png").touch()
    kept.SHELF.settle(shelf)
    room.clear()
    for words in ("c", "b", "a"):
        field[0](words)

    assert [words for words, _ in field[1]] == ["a", "b", "c", "a"]


def test_grounds_are_painted_one_at_a_time(shelf, room):
    at_once, most = [], []

    @kept.on_disk
    def slow(number):
        at_once.append(number)
        most.append(len(at_once))
        sleep(0.01)
        at_once.remove(number)
        return Image.new("RGB", (2, 2), (number, 0, 0))

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(slow, [1, 2, 1, 2, 1, 2]))

    assert most == [1, 1]
    assert [image.getpixel((0, 0))[0] for image in found] == [1, 2, 1, 2, 1, 2]
