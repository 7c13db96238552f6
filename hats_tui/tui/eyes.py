"""Who may look at a screen that several people share."""

from __future__ import annotations

from collections.abc import Collection

from hats_tui.game import Board, Phase


def whose_eyes(board: Board, people: Collection[int], present: int | None) -> int | None:
    """The seat whose hand the screen may show; nobody's while only bots or a curtain are due.

    Args:
        board: How things stand.
        people: The seats of the people at this screen.
        present: Whose hand is shown now.

    Returns:
        With one person at the screen, always that one. With several, the one who has to act; who
        made an offer keeps looking while a bot answers it, for the turn goes on.
    """
    if len(people) == 1:
        return next(iter(people))
    if board.actor in people:
        return board.actor
    waits_for_bot = board.phase is Phase.RETURN and board.turn == present
    return present if waits_for_bot and present in people else None
