"""Learning what positions are worth: games a network plays with itself, and steps that fit it.

Read `selfplay`, then `fitting`; `tests/benchmarks/values.py` runs both.
"""
