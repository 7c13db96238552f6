"""The banner and the drapes: they fit, and leave the stage free."""

import pytest

from hats_tui.tui.paint.banner import banner_times, draw_hats, draw_word, hats_size, word_size
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.drapes import draw_drapes, stage
from hats_tui.tui.paint.glyphs import ASCII, UNICODE
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import DARK, MONO, Palette
from hats_tui.tui.paint.tier import Tier


@pytest.mark.parametrize("tier", Tier)
def test_the_title_fits_the_smallest_screen_of_its_tier(tier: Tier) -> None:
    (hats_width, hats_height), (word_width, word_height) = hats_size(tier), word_size()
    width, height, _ = tier.value
    assert max(hats_width, word_width) <= width - 2
    assert hats_height + word_height <= height - 11


@pytest.mark.parametrize("palette", [DARK, MONO], ids=lambda palette: palette.name)
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_hats_and_word_use_all_of_their_size(palette: Palette, glyphs: object) -> None:
    look = Look(palette, ASCII if glyphs is ASCII else UNICODE)
    for draw, (width, height) in ((draw_hats, hats_size(look.tier)), (draw_word, word_size())):
        canvas = Canvas(width + 4, height + 2, palette.style("bg"))
        draw(canvas, 2, 1, look)
        assert canvas.lines()[0].strip() == canvas.lines()[-1].strip() == ""
        assert {line[:2] + line[-2:] for line in canvas.lines()} == {" " * 4}
        assert len({line.strip() for line in canvas.lines()}) > height // 2


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("palette", [DARK, MONO], ids=lambda palette: palette.name)
def test_drapes_leave_the_stage_free(size: tuple[int, int], palette: Palette) -> None:
    width, height = size
    canvas, untouched = Canvas(width, height), Canvas(width, height)
    draw_drapes(canvas, Look(palette))
    room = stage(width, height)
    assert room.width >= width * 0.6
    for row in range(room.y, room.y + room.height):
        inside = slice(room.x, room.x + room.width)
        assert canvas.lines()[row][inside] == untouched.lines()[row][inside]
        assert canvas.lines()[row][0] != " " or canvas.style_at(0, row).bgcolor or palette is MONO


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (10, 3), (3, 40)])
def test_drapes_can_be_drawn_at_any_size(size: tuple[int, int]) -> None:
    draw_drapes(Canvas(*size), Look())
    room = stage(*size)
    assert room.width >= 0
    assert room.height >= 0


@pytest.mark.parametrize(
    ("size", "times"),
    [
        ((80, 24), 1),
        ((120, 40), 1),
        ((200, 60), 1),
        ((300, 80), 2),
        ((500, 150), 3),
        ((500, 60), 2),
    ],
)
def test_the_title_grows_with_a_very_large_window_and_fits(
    size: tuple[int, int], times: int
) -> None:
    assert banner_times(*size) == times
    hats, word = hats_size(Tier.of(*size), times), word_size(times)
    assert max(hats[0], word[0]) <= size[0] - 2
    assert hats[1] + word[1] <= size[1] - 11


@pytest.mark.parametrize("times", [2, 3])
def test_what_is_enlarged_uses_all_of_its_size(times: int) -> None:
    look = Look(tier=Tier.L)
    sizes = (hats_size(look.tier, times), word_size(times))
    for draw, (width, height) in zip((draw_hats, draw_word), sizes, strict=True):
        canvas = Canvas(width + 4, height + 2)
        draw(canvas, 2, 1, look, times)
        lines = canvas.lines()
        assert lines[0].strip() == lines[-1].strip() == ""
        assert {line[:2] + line[-2:] for line in lines} == {" " * 4}
        assert max(len(line.strip()) for line in lines) > width - 4 * times
