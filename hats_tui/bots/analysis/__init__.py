"""How good the actions of a player are, in win chances: what hints and the coach are made of.

Read `scales`, then `weighing`, then `answering`.
"""
