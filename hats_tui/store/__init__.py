"""What stays on the disk of a player: the folders, the settings, the remembered choices.

Nothing is imported here: the first frame needs two of the modules, and has no time for the others.
"""
