"""Looking ahead through games that a player cannot tell from the one that is played.

Read `habits` and `turns`, then `deeds` and `beliefs`, then `ending` and the two searches: `flat`,
and `tree` with `ismcts`; `choice` has it all.
"""
