"""What is said when the program ends by a fault of its own."""

from hats_tui.words import _
from hats_tui.words.causes import cause


def crash_lines(kind: str, *, report: str = "", reason: str = "", saved: bool = True) -> str:
    """Tell it in a friendly way.

    Args:
        kind: The kind of the error.
        report: The file of the report; empty when there is none.
        reason: Why there is none.
        saved: Whether every action of the game is on disk.

    Returns:
        Lines, each with its newline.
    """
    if saved:
        what = _("HATS has ended by a fault of its own ({kind}). Your game is kept; resume it.")
    else:
        what = _("HATS has ended by a fault of its own ({kind}). What was saved is kept.")
    where = _("What happened stands in {report}, without cards and names.")
    if not report:
        where = _("No report could be written: {reason}.")
    return f"{what.format(kind=kind)}\n{where.format(report=report, reason=cause(reason))}\n"
