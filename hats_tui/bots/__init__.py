"""The bots: what they speak, the loop of a bot's process, and the players themselves.

Nothing is imported here, so that whoever needs only the protocol does not load the players.
"""
