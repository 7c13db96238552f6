"""Where the cards can be that a player does not see, and games dealt accordingly.

Read `trail`, then `history`, then `worlds`.
"""
