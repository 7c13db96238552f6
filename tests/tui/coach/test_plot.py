"""The plot of the chance to win."""

from __future__ import annotations

from record.samples import GOLDEN
from support.coached import judged

from hats_tui.record import load_record
from hats_tui.tui.coach.plot import paint_plot
from hats_tui.tui.coach.sheet import CoachSheet
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import MONO
from hats_tui.tui.replay.film import film_of


async def test_without_colour_a_column_has_no_bright_end() -> None:
    record = load_record(GOLDEN / "2p-01.hats")
    review = await judged(record.game, 1)
    sheet = CoachSheet(film_of(record), review, part=1.0, chosen=len(review.decisions))
    for look in (Look(palette=MONO), Look(palette=MONO, glyphs=ASCII)):
        canvas = Canvas(76, 9, look.palette.style("bg"), look.glyphs.ellipsis)
        paint_plot(canvas, sheet, look)
        plot = "".join(canvas.lines()[1:7])
        assert look.glyphs.shade in plot
        assert look.glyphs.shade_light in plot, "an odd half row"
        assert look.glyphs.lower not in plot
