"""The game on a full screen: painting, widgets and screens on Textual."""
