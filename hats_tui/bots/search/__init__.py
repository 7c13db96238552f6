"""Looking ahead through games that a player cannot tell from the one that is played.

Read `habits` and `turns`, then `outcomes`, then the two searches: `flat`, and `tree` with
`ismcts`.
"""
