"""What the fields of a form have in common: they take the focus, and show it without colour too."""

from __future__ import annotations

from rich.style import Style

from hats_tui.tui.paint.palette import Role
from hats_tui.tui.widgets.zone import Zone


class Field(Zone, can_focus=True):
    """A painted field of one row; it repaints when it gets or loses the focus, or is disabled."""

    DEFAULT_CSS = """
    Field { height: 1; }
    """

    def ink(self, role: Role) -> Style:
        """Choose the style of what can be changed here.

        Args:
            role: What it is when the field has not the focus.

        Returns:
            The ring of the chosen thing while the field has the focus; never for what is disabled.
        """
        if self.is_disabled:
            return self.look.palette.style("muted")
        return self.look.palette.style("ring" if self.has_focus else role)

    def watch_has_focus(self, has_focus: bool) -> None:
        """Show or hide the focus."""
        super().watch_has_focus(has_focus)
        self.repaint()

    def watch_disabled(self, disabled: bool) -> None:
        """Show whether anything can be changed here."""
        super().watch_disabled(disabled)
        self.repaint()
