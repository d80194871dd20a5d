"""The mat without and with what lies on it."""

from PIL import Image, ImageChops, ImageStat

from bot.games.lords.rules.geometry import Cell
from renderers.lords import look, mat, tiles, turf

from .test_lords_tiles import face

SMALL = mat.Mat(1, 1, 7, 6, False, ((Cell(3, 3), "south"),))


def cell_of(image, cell):
    left, top = SMALL.corner(cell)
    return image.crop((left, top, left + tiles.CELL[0], top + tiles.CELL[1]))


def test_no_cell_of_the_mat_repeats_another():
    image = mat.ground(SMALL)
    inner = (12, 60, tiles.CELL[0] - 12, tiles.CELL[1] - 12)
    seen = {cell_of(image, cell).crop(inner).tobytes() for cell in SMALL.cells}
    assert len(seen) == 42


def test_there_is_grass_for_the_largest_mat():
    for columns, rows in ((7, 6), (12, 12), (30, 9), (9, 30)):
        whole = mat.Mat(-3, -3, columns, rows, False, ())
        wide, tall = whole.cell
        assert columns * wide <= turf.SIZE[0]
        assert rows * tall <= turf.SIZE[1]


def test_a_start_cell_has_the_ring_of_its_side():
    part = cell_of(mat.ground(SMALL), Cell(3, 3))
    x, y = tiles.CELL[0] // 2 + 59, tiles.CELL[1] // 2
    assert part.getpixel((x, y)) == look.plate("south")


def test_numbers_leave_the_ground_and_the_name_of_their_cell_free():
    sprite = mat.empty(mat.Empty(("1",)), tiles.CELL)
    assert sprite.getchannel("A").getbbox()[1] > mat.NAMED_AT * tiles.CELL[1] + 18
    assert sprite.getpixel((4, 4))[3] == 0


def test_a_tile_has_no_ground_of_its_own_and_a_ghost_lets_it_through():
    butcher = face("orc_butcher")
    lies, gone = (
        sprite.getchannel("A")
        for sprite in (mat.laid(butcher, tiles.CELL), mat.ghost(butcher, tiles.CELL, fallen=False))
    )
    assert lies.getpixel((1, 1)) < 60
    assert lies.getpixel((100, 110)) == 255
    assert gone.getpixel((100, 110)) == round(255 * mat.GONE)
    right = tiles.CELL[0] - 3
    assert lies.getpixel((right, 120)) > lies.getpixel((2, 120)), "its shadow falls to the right"


def test_the_ground_is_quieter_than_the_tiles_on_it():
    ground = turf.meadow().convert("L")
    tile = Image.new("RGB", tiles.CELL)
    tile.paste(tiles.tile(face("orc_butcher")))
    assert ImageStat.Stat(ground).stddev[0] * 2 < ImageStat.Stat(tile.convert("L")).stddev[0]
    assert ImageChops.difference(ground, ground.transpose(Image.Transpose.ROTATE_180)).getbbox()
