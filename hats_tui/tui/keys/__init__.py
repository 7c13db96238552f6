"""The keys: what they are called, what can be given others, and the player's own ones."""
