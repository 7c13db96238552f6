"""What the turn screen is made of: the intent of the player, the scene, and the zones that paint it."""
