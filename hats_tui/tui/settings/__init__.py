"""The settings: what they do at once, and the screen on which they are changed."""
