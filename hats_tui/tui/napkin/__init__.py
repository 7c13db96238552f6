"""The scoring napkin: what stands on it, how its rows are painted, and the paper itself."""
