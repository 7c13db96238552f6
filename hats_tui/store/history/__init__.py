"""All games of the folder at a glance: an index over the records, which are the truth.

Read it in this order: `facts` (what is known of a game), `reading` (a record becomes facts),
`schema` and `index` (where facts are kept), `catching_up` (the index follows the folder),
`finished` (what the title need not open); then what is asked of it: `people`, `listing`, `ledger`,
`wilson`, `statistics`; then `transfer` and `deleting`; `library` holds it all together.
"""
