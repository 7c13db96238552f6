"""Widgets of the game; import them from their own modules, so that nothing loads too early."""
