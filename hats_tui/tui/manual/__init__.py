"""The help, as a sheet of blocks: how they are painted, and what they say."""
