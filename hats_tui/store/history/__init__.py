"""All games of the folder at a glance: an index over the records, which are the truth.

Read it in this order: `facts` (what is known of a game), `reading` (a record becomes facts),
`schema` and `index` (where facts are kept), `catching_up` (the index follows the folder); then what
is asked of it: `listing`, `people`, `counting`, `statistics`; and `transfer`, which brings records
in and out.
"""
