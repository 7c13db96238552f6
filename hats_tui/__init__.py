"""Hats in the terminal: the rules, the record, the players and the screens."""

__version__ = "0.1.0"
