"""The rules once more, in plain integers, for players that look far ahead.

An exact twin of `hats_tui.game`, tied to it by tests; nothing that people see is built on it. Read
it in this order: `codes`, `position`, `legal`, `play`, `score`, `greedy`.

Seats and spaces count from 0 in here, since they are places in lists.
"""
