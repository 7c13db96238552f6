"""What is told in lines of text, for commands and for whoever has no screen."""
