"""What the screens of games and statistics are painted with."""
