"""Hints for whoever plays, and the coach for a game that is over."""
