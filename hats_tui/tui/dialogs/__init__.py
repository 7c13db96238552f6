"""Small screens that ask one thing; each dismisses with the answer."""
