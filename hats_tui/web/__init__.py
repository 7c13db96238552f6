"""The game in a browser: a page, and for each visitor a program of their own.

The page's terminal and its fonts are those of `textual-serve`. What the program and the page say to
each other goes through `site`; `visit` starts and ends the programs, `visitor` is what they run.
"""
