"""The table: who plays, and the referee between them.

One game is a `Table`: its record, its seats and its referee. The referee is the only place where
actions are applied; seats, here or far away, get nothing but their own view.
"""
