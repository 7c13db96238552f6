"""The parts of the turn screen: the player's intent, the scene, the zones that paint it."""
