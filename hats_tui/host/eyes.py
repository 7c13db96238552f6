"""Who may look at a screen that several people share."""

from __future__ import annotations

from collections.abc import Collection

from hats_tui.game import Board, Phase


def whose_eyes(
    board: Board, people: Collection[int], present: int | None, *, shared: bool
) -> int | None:
    """The seat whose hand the screen may show; nobody's while only bots or a curtain are due.

    Args:
        board: How things stand.
        people: The seats of the people who play at this screen.
        present: Whose hand is shown now.
        shared: Whether several people sat down to this game; somebody who has left their seat to a
            bot is still in the room.

    Returns:
        Alone at the screen: always the one who plays. Where it is shared: who has to act; besides,
        who looks goes on looking while nobody else can be asked, as the only one left, or while a
        bot answers their own offer.
    """
    if not shared and people:
        return next(iter(people))
    if board.actor in people:
        return board.actor
    offers = board.phase is Phase.RETURN and board.turn == present
    stays = present in people and (len(people) == 1 or offers)
    return present if stays else None
