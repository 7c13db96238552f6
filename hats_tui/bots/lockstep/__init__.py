"""Greedy play-outs of many positions at once, in step, as arrays of numpy.

The exact twin of `hats_tui.bots.kernel.greedy`, tied to it by tests. Read `crowd`, then `policy`,
`moves` and `playouts`. In all arrays the last axis is the position, so that a step of one turn is a
few dozen operations on long rows.
"""
