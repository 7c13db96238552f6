"""What a position is worth, all cards seen: a small network that learnt it from games with itself.

Read `features`, then `network`, `prospects` and `afterwards`. In all arrays the last axis is the
position, as in `hats_tui.bots.lockstep`.
"""
