"""What stays on the disk of a player: the folders, the settings, the remembered choices."""
