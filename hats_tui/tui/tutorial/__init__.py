"""The tutorial: a scripted game on the turn screen, in which one does what one learns."""
