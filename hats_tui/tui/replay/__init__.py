"""What the replay of a game shows besides the turn screen."""
