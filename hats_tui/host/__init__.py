"""What everybody who brings people to a table needs, be it with screens or in lines of text.

A draft of a new game and what is wrong with it, the next game of a row and its standing, who may
look, and what is said when files make trouble.
"""
