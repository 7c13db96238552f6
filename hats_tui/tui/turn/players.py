"""All players: a row for each on small screens, else a panel for each, and the piles."""

from __future__ import annotations

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.cells import cells
from hats_tui.tui.turn.piles import paint_piles
from hats_tui.tui.turn.player_panel import paint_panel
from hats_tui.tui.turn.player_rows import paint_rows
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.standing import standings


def paint_players(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint all players; a press on one inspects it."""
    if look.tier is Tier.S:
        paint_rows(canvas, scene, look)
        return
    players = scene.view.board.players
    places = cells(canvas.width, canvas.height, players, look.tier)
    for standing, place in zip(standings(scene), places.panels, strict=True):
        panel = Canvas(*place.size, look.palette.style("surface"), canvas.ellipsis)
        paint_panel(panel, players, standing, look)
        canvas.blit(*place.offset, panel)
    if places.piles is not None:
        piles = Canvas(*places.piles.size, look.palette.style("surface"), canvas.ellipsis)
        paint_piles(piles, scene, look)
        canvas.blit(*places.piles.offset, piles)
