"""Tournaments: players against each other on equal deals, until it is known who is stronger.

A deal is played once from every seat. Each such deal is one piece of work that any process can do,
here or on another machine; what comes of it is written down before it counts.
"""
